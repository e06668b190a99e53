import Foundation
import PackagePlugin

/// Makes the text files of a target constants of it: `embeddedText`, by their names; and in the program, `revision`:
/// what `Resources/revision` prints.
///
/// As raw string literals, since SwiftPM's own `.embedInCode` writes an array of numbers, for which the compiler took
/// 19 s where it takes 0.1 s now (106,116 bytes, Swift 6.3).
@main struct EmbedText: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
        let folder = context.pluginWorkDirectoryURL
        if target.name == "simon" {
            // Before every build, as no file tells when there is a new commit.
            let revision = context.package.directoryURL.appending(path: "Resources/revision")
            return [
                .prebuildCommand(
                    displayName: "Looking up the revision", executable: URL(filePath: "/bin/sh"),
                    arguments: ["-c", Self.revision, folder.path, revision.path], outputFilesDirectory: folder)
            ]
        }
        let files = target.sourceModule?.sourceFiles.filter { $0.type == .unknown }.map(\.url) ?? []
        let output = folder.appending(path: "EmbeddedText.swift")
        return [
            .buildCommand(
                displayName: "Embedding the text files of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.texts, output.path] + files.map(\.path), inputFiles: files,
                outputFiles: [output])
        ]
    }

    private static let texts = ##"""
        {
            echo 'let embeddedText = ['
            for file; do
                printf '"%s": #"""\n' "${file##*/}"
                cat "$file"
                echo '"""#,'
            done
            echo ']'
        } >"$0"
        """##

    /// Leaves the file alone where it says so already: what is newer is compiled again.
    private static let revision = """
        line="let revision = \\"$("$1")\\""
        [ "$line" = "$(cat "$0/Revision.swift" 2>/dev/null)" ] || echo "$line" >"$0/Revision.swift"
        """
}
