import Model
import Presentation

extension Coordinator {
    /// Once for all events of a batch: a held key must not keep the disk busy.
    func saveSettings() {
        guard !areSettingsSaved else { return }
        areSettingsSaved = true
        report(services.saveSettings(context.settings))
    }

    func finish(_ finished: FinishedGame) {
        let id = context.newID()
        unnamedGame = id
        context.finishedToday.insert(finished.board)
        if let result = context.challenge?.result(finished.record) { announce(result) }
        notices.gameEnded()
        // The disk is slow, and a mistake must be visible when it is heard. (In a flood no frame is drawn.)
        playBatch()
        if waiting.count < flood { show() }
        report(services.finish(finished, id))
    }

    func announce(_ challenge: SafeText) {
        context.challengeNotice = challenge
        face.announce(challenge)
    }

    func save(_ finished: FinishedGame, _ name: PlayerName) {
        let entry = ScoreEntry(finished, id: unnamedGame ?? context.newID(), name: name)
        unnamedGame = nil
        let result = services.saveScore(entry)
        context.scores = result.scores
        context.newest = entry.id
        report(result.failure)
        perform(update(.saved(result)))
    }

    func keep(_ finished: FinishedGame, _ name: PlayerName?) {
        if let id = unnamedGame { report(services.keepScore(finished, id, name)) }
    }

    func discard() {
        if let id = unnamedGame { report(services.discardScore(id)) }
    }

    func perform(_ edit: ScoreEdit) {
        let result = services.editScores(edit)
        context.scores = result.scores
        report(result.failure)
        answer(.scores)
    }

    func report(_ failure: SafeText?) {
        if notices.saved(failure, at: services.now()), let failure { face.announce(failure) }
    }
}

/// More inputs at once than any player makes.
private let flood = 256
