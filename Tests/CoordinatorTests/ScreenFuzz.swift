import Coordinator
import FoundationEssentials
import GameRules
import Model
import Presentation
import Screens
import TerminalCore

/// A whole screen before a terminal that answers late, never or wrongly: what must hold whatever comes, and when.
///
/// The first three bytes choose a page, a terminal and a disk, those after them what happens. What comes from the
/// terminal goes through the decoder, and every frame through the encoder, as in the program.
@MainActor
final class ScreenFuzz {
    private var now = Duration.zero
    private var alarm: Duration?
    private var hasQuit = false
    private var isDiskFull: Bool
    private var terminal: Size
    private var capabilities: Capabilities
    private var encoder: FrameEncoder
    private var decoder = KeyDecoder()
    /// What the terminal has still to say of an answer that it has begun.
    private var lateAnswer: [UInt8] = []
    /// The pictures that the last frame would like to show.
    private var wantedPictures: PictureSheet?
    private var lastSequence = 0
    private var scores: [ScoreEntry] = []
    private var coordinator: Coordinator<ScreenFace>?

    /// Plays a script to its end, and traps if a promise is broken.
    static func check(_ script: [UInt8]) {
        var rest = script[...]
        let fuzz = ScreenFuzz(
            page: rest.popFirst() ?? 0, terminal: rest.popFirst() ?? 0, disk: rest.popFirst() ?? 0)
        while !fuzz.hasQuit, let next = rest.popFirst() { fuzz.happen(next, &rest) }
        fuzz.end()
    }

    private init(page: UInt8, terminal: UInt8, disk: UInt8) {
        self.terminal = Size(width: 80, height: 24)
        isDiskFull = disk & 1 != 0
        let environments: [[String: String]] = [
            ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "LANG": "C.UTF-8"],
            ["TERM": "xterm-256color", "LANG": "C.UTF-8"], ["TERM": "linux", "LANG": "C.UTF-8"],
            ["TERM": "vt100", "LANG": "C"],
        ]
        capabilities = Capabilities(environment: environments[Int(terminal & 3)])
        encoder = FrameEncoder(capabilities)
        var context = Context()
        context.newSeed = { 7 }
        context.audible = terminal & 4 != 0
        context.settings.reducedMotion = terminal & 8 != 0
        context.settings.scanning = terminal & 48 == 48 ? .fast : .off
        context.settings.coolDown = terminal & 64 != 0
        context.wordLists = [Self.wordList]
        if disk & 2 != 0 { context.day = UTCDay(Date(timeIntervalSince1970: 0)) }
        let kind = GameKind.allCases[Int(disk >> 4) % GameKind.allCases.count]
        context.game = kind
        let routes: [Route] = [
            .game(kind), .start, .settings, .picker, .statistics(kind), .help,
            .leaderboard(GameOptions[kind].leaderboard),
        ]
        let face = ScreenFace(size: self.terminal, display: display) { [unowned self] in show($0, $1) }
        let coordinator = Coordinator(
            face: face, services: services, context: context, opening: routes[Int(page) % routes.count])
        self.coordinator = coordinator
        coordinator.start()
    }

    // MARK: - What happens

    private func happen(_ event: UInt8, _ script: inout ArraySlice<UInt8>) {
        let choice = Int(event >> 3)
        switch event & 7 {
        case 0: arrive(take(choice, &script))
        case 1: pass(milliseconds(&script))
        // The program was kept from running, and hears of the time when it is over.
        case 2:
            now += milliseconds(&script)
            coordinator?.wake()
        case 3: decoder.flush { hand([$0]) }
        case 4:
            let width = Int(script.popFirst() ?? 80)
            terminal = Size(width: width, height: Int(script.popFirst() ?? 24) % 100)
            if choice & 1 == 0 { hand([.resize(terminal)]) }
        case 5:
            let offset = Duration.milliseconds(Int(script.popFirst() ?? 128) - 128)
            coordinator?.heard(sequence: lastSequence - choice % 3, at: now + offset)
        case 6: answer(choice)
        default: intrude(choice)
        }
    }

    private func take(_ count: Int, _ script: inout ArraySlice<UInt8>) -> [UInt8] {
        defer { script = script.dropFirst(count) }
        return Array(script.prefix(count))
    }

    /// Up to half a minute.
    private func milliseconds(_ script: inout ArraySlice<UInt8>) -> Duration {
        let root = Int(script.popFirst() ?? 0)
        return .milliseconds(root * root / 2)
    }

    private func arrive(_ bytes: [UInt8]) {
        var events: [Event] = []
        decoder.decode(bytes.span) { events.append($0) }
        hand(events)
    }

    /// As the program does: what is about the terminal changes the face, and the rest is the page's.
    private func hand(_ events: [Event]) {
        var inputs: [ScreenInput] = []
        for event in events where !hasQuit {
            if case .reply(let reply) = event {
                capabilities.update(with: reply)
                encoder.capabilities = capabilities
                learn()
            } else if case .resumed = event {
                coordinator?.resumed()
            } else {
                inputs.append(.terminal(event))
            }
        }
        if !inputs.isEmpty { coordinator?.handle(inputs) }
    }

    private func learn() {
        let (display, releases) = (display, capabilities.kittyKeyboard)
        coordinator?.updateFace {
            $0.display = display
            $0.reportsReleases = releases
        }
    }

    /// The clock rings whenever it was asked to.
    private func pass(_ length: Duration) {
        let end = now + length
        var rings = 0
        while !hasQuit, let alarm, alarm <= end {
            now = max(now, alarm)
            coordinator?.wake()
            rings += 1
            precondition(rings < 20_000, "it wakes without end")
        }
        now = max(now, end)
    }

    /// What a terminal answers, whole or first the one half and some time later the other.
    private func answer(_ choice: Int) {
        guard lateAnswer.isEmpty else {
            defer { lateAnswer = [] }
            return arrive(lateAnswer)
        }
        let answers = [
            "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}[?2026;2$y",
            "\u{1B}[?1u", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}_Gi=31;EINVAL:no\u{1B}\\", "\u{1B}[6;20;10t",
            "\u{1B}[6;65535;1t", "\u{1B}[?62;4c", "\u{1B}[6;0;0t",
        ]
        let bytes = Array(answers[choice % answers.count].utf8)
        let isWhole = choice < 16
        arrive(isWhole ? bytes : Array(bytes.prefix(bytes.count / 2)))
        if !isWhole { lateAnswer = Array(bytes.dropFirst(bytes.count / 2)) }
    }

    private func intrude(_ choice: Int) {
        switch choice % 9 {
        case 0: coordinator?.soundChanged(audible: true, notice: nil)
        case 1: coordinator?.soundChanged(audible: false, notice: "No sound")
        case 2: coordinator?.storageChanged(notice: "A file was damaged")
        case 3: coordinator?.lateSave("Saved", isSaved: true)
        case 4: isDiskFull.toggle()
        case 5: coordinator?.suspend()
        case 6: hand([.resumed])
        case 7: learn()
        default: coordinator?.handle(.gamepad(GamepadEvent(.east, isDown: choice < 16)))
        }
    }

    /// The program has to end, wherever it is.
    private func end() {
        coordinator?.leave()
        coordinator = nil
    }

    // MARK: - What the screen does

    private func show(_ canvas: Canvas, _ cursor: Point?) {
        precondition(!hasQuit, "a frame after the end")
        wantedPictures = canvas.sheet
        // A frame of another size than the terminal's is dropped: word of its new size has not come.
        guard canvas.size == terminal else { return }
        let bytes = encoder.encode(canvas, cursor: cursor)
        let whole = EscapeBoundary.next(in: bytes + [0x20], from: bytes.count)
        precondition(whole == bytes.count, "a frame that ends within a sequence")
        precondition(encoder.encode(canvas, cursor: cursor).isEmpty, "a frame that is never done")
    }

    private var display: DisplayStyle {
        var display = DisplayStyle(
            colours: capabilities.depth == .none ? .none : capabilities.depth == .sixteen ? .console : .many,
            unicode: capabilities.unicode, emoji: capabilities.glyphSet == .unicode,
            background: capabilities.isDark.map { RGB($0 ? 0 : 0xFFFFFF) })
        display.cellSize = capabilities.cellSize
        display.showsPictures = capabilities.showsPictures
        display.readyPictures = capabilities.showsPictures ? wantedPictures : nil
        return display
    }

    private var services: Services {
        var services = Services()
        services.now = { [unowned self] in now }
        services.wake = { [unowned self] in alarm = $0 }
        services.play = { [unowned self] in if case .sequence(let number, _) = $0 { lastSequence = number } }
        services.quit = { [unowned self] in hasQuit = true }
        services.saveSettings = { [unowned self] _ in trouble }
        services.finish = { [unowned self] finished, _ in
            check(finished)
            return trouble
        }
        services.saveScore = { [unowned self] in
            scores.append($0)
            return SaveResult(scores: scores, failure: trouble)
        }
        services.editScores = { [unowned self] edit in
            switch edit {
            case .add(let entry): scores.append(entry)
            case .edit(let old, let new): scores = scores.map { $0.id == old.id ? new : $0 }
            case .delete(let entry): scores.removeAll { $0.id == entry.id }
            }
            return SaveResult(scores: scores, failure: trouble)
        }
        return services
    }

    private var trouble: SafeText? { isDiskFull ? "Not saved yet: the disk is full." : nil }

    /// Whatever was typed, and however time went by: what is saved is a game, and its moves earn its score.
    private func check(_ finished: FinishedGame) {
        precondition(finished.record.verdict.holds, "a score that the moves do not earn")
        do throws(ShareCodeError) {
            let code = try ShareCode(finished.record)
            let read = try ShareCode(parsing: code.text)
            precondition(read == code && read.game == finished.record, "another game in the code")
        } catch { preconditionFailure("no code for a game that was played: \(error)") }
    }

    nonisolated static let wordList: WordListFile = {
        let rows = (0..<25).map { number in
            let picture = Unicode.Scalar(0x1F400 + UInt32(number)).map(String.init) ?? ""
            return #"{"picture":"\#(picture)","first":"one\#(number)","second":"uno\#(number)"}"#
        }
        let json = """
            {"version":1,"name":"test","first":{"language":"English","tag":"en"},
            "second":{"language":"Spanish","tag":"es"},"words":[\(rows.joined(separator: ","))]}
            """
        return WordListFile(name: "test.json", content: .bytes(Array(json.utf8)))
    }()
}
