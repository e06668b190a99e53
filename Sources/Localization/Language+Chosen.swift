package import Model
import Synchronization

extension Language {
    package var name: String { tr("English", context: "the name of this language") }

    package static var chosen: Language {
        scoped ?? Language(rawValue: process.load(ordering: .relaxed)) ?? .english
    }

    /// For the whole process, before the first sentence.
    package static func choose(_ language: Language) { process.store(language.rawValue, ordering: .relaxed) }

    /// For the duration of a closure: tests run side by side.
    package static func with<R>(_ language: Language, _ body: () throws -> R) rethrows -> R {
        try $scoped.withValue(language, operation: body)
    }

    private static let process = Atomic(Language.english.rawValue)
    @TaskLocal private static var scoped: Language?

    /// In English when this language has no translation.
    func tr(_ sentence: Sentence, context: String = "") -> String {
        sentence.filled(catalogue?.sentences[Catalogue.key(sentence.pattern, context)] ?? sentence.pattern)
    }
}
