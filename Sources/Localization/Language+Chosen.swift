package import Model
import Synchronization

extension Language {
    /// What its speakers call it.
    package var name: String { tr("English", context: "the name of this language") }

    /// What `tr` speaks.
    package static var chosen: Language {
        scoped ?? Language(rawValue: process.load(ordering: .relaxed)) ?? .english
    }

    /// Chooses for the whole process, before the first sentence.
    package static func choose(_ language: Language) { process.store(language.rawValue, ordering: .relaxed) }

    /// Chooses for what is done in a closure: tests run side by side.
    package static func with<R>(_ language: Language, _ body: () throws -> R) rethrows -> R {
        try $scoped.withValue(language, operation: body)
    }

    private static let process = Atomic(Language.english.rawValue)
    @TaskLocal private static var scoped: Language?

    /// A sentence in this language, in English when that has none for it.
    func tr(_ sentence: Sentence, context: String = "") -> String {
        sentence.filled(catalogue?.sentences[Catalogue.key(sentence.pattern, context)] ?? sentence.pattern)
    }
}
