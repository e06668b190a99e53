import Dispatch
import TerminalCore

extension PictureLoader.World {
    /// The main queue, a thread beside it and the terminal.
    @MainActor
    static func live(_ queue: OutputQueue) -> PictureLoader.World {
        PictureLoader.World(
            schedule: { delay, work in
                let deadline = DispatchTime.now() + .nanoseconds(Int(delay / .nanoseconds(1)))
                DispatchQueue.main.asyncAfter(deadline: deadline) { MainActor.assumeIsolated { work() } }
            },
            runInBackground: { work, then in
                DispatchQueue.global(qos: .utility).async {
                    let result = work()
                    DispatchQueue.main.async { MainActor.assumeIsolated { then(result) } }
                }
            },
            send: { piece in
                guard queue.isIdle else { return false }
                queue.send(piece)
                return true
            })
    }
}
