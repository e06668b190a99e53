import Glibc
package import System

package enum MIDIFinding: Hashable, Sendable {
    case controller(SequencerPort)
    /// The sequencer works, and nothing is plugged in.
    case noController
    /// A port of a running game.
    case game(SequencerPort, connections: [SequencerPort])
    /// There is no device file in `/dev/snd`.
    case missing(isModuleLoaded: Bool)
    /// This user may not open the file, but a group may.
    case forbidden(path: String, group: String?)
    case failed(SystemError)
}

package enum MIDISurvey {
    /// Never empty.
    package static func findings() -> [MIDIFinding] {
        do throws(SystemError) {
            let client = try ALSASequencerClient(name: GamePort.clientName + ", looking", ports: [])
            defer { client.close() }
            return findings(client)
        } catch {
            return [finding(error)]
        }
    }

    static func findings(_ client: any SequencerClient) -> [MIDIFinding] {
        let ports = client.allPorts()
        let controllers = ports.filter(\.isHardware).map(MIDIFinding.controller)
        let games = ports.filter { $0.clientName == GamePort.clientName }.map { port in
            let peers = client.connections(of: port.address).filter { $0 != .announcements }
            return MIDIFinding.game(port, connections: ports.filter { peers.contains($0.address) })
        }
        return (controllers.isEmpty ? [.noController] : controllers) + games
    }

    private static func finding(_ error: SystemError) -> MIDIFinding {
        switch (error.call, error.code) {
        case ("open", ENOENT): .missing(isModuleLoaded: access("/sys/module/snd_seq", F_OK) == 0)
        case ("open", EACCES), ("open", EPERM):
            .forbidden(path: ALSASequencerClient.device, group: group(of: ALSASequencerClient.device))
        default: .failed(error)
        }
    }

    /// The group whose members may open a file; nil where there is none, or only the system's.
    static func group(of path: String) -> String? {
        var status = stat()
        let access = S_IRGRP | S_IWGRP
        guard stat(path, &status) == 0, status.st_mode & access == access, status.st_gid != 0,
            let group = getgrgid(status.st_gid)
        else { return nil }
        return String(cString: group.pointee.gr_name)
    }
}
