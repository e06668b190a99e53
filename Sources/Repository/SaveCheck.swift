extension Repository {
    /// Tries for real whether scores, history and settings could be saved now, without changing them.
    /// - Returns: what is wrong, each thing once; empty when all is well.
    public func saveErrors() -> [FileError] {
        var errors: [FileError] = []
        func check(_ body: () throws(FileError) -> Void) {
            do throws(FileError) { try body() } catch { if !errors.contains(error) { errors.append(error) } }
        }
        check { () throws(FileError) in try rehearse([location.scores, location.history], dataLock) }
        check { () throws(FileError) in try rehearse([location.settings], settingsLock) }
        check { () throws(FileError) in try openHistory() }
        return errors
    }

    /// What is there can be added to.
    private func openHistory() throws(FileError) {
        guard try history.version != nil else { return }
        do throws(SystemError) {
            try system.with(location.history, .append) { _ throws(SystemError) in }
        } catch { throw .system(error) }
    }

    private func rehearse(_ paths: [String], _ lock: FileLock) throws(FileError) {
        do throws(SystemError) {
            try system.make(folder: Path.folder(of: lock.path) ?? ".")
        } catch { throw .system(error) }
        try lock.impatient.with { _ throws(FileError) in
            for path in paths { try DurableFile(path: path, system: system).rehearseReplacing() }
        }
    }
}
