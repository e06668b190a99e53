// A sound card made of software, as a plugin of libasound: 16 bit, 48 kHz, one channel or more, with a clock of its
// own. It fails on request with what real cards fail with, and records what is heard and when.
//
// An ALSA configuration makes it the default device, `notes` being the folder of `CardNotes`:
//
//     pcm_type.simon_test { lib "libTestCard.so" }
//     pcm.!default { type simon_test notes "/tmp/test" latency 200 channels 2 }

import CALSAPlugin
import Glibc

/// The name under which libasound looks for the plugin.
@_cdecl("_snd_pcm_simon_test_open")
package func openTestCard(
    pcm: UnsafeMutablePointer<OpaquePointer?>, name: UnsafePointer<CChar>, root: OpaquePointer?,
    configuration: OpaquePointer?, stream: UInt32, mode: Int32
) -> Int32 {
    guard let folder = text("notes", in: configuration) else { return -EINVAL }
    let notes = CardNotes(folder: folder)
    switch notes.fault {
    case .gone: return -ENODEV
    case .busy: return -EBUSY
    default: break
    }
    let channels = max(1, number("channels", in: configuration))
    let card = CardStream(notes, latency: number("latency", in: configuration), channels: channels)
    let io = CardStream.IO.allocate(capacity: 1)
    io.initialize(to: snd_pcm_ioplug_t())
    io.pointee.version = 0x01_00_02  // SND_PCM_IOPLUG_VERSION
    io.pointee.name = UnsafePointer(strdup("Test card"))
    io.pointee.poll_fd = -1
    io.pointee.callback = UnsafePointer(callbacks)
    io.pointee.private_data = Unmanaged.passRetained(card).toOpaque()
    let code = snd_pcm_ioplug_create(io, name, snd_pcm_stream_t(stream), mode)
    guard code == 0 else {
        dispose(io, card)
        return code
    }
    constrain(io, channels: UInt32(channels))
    pcm.pointee = io.pointee.pcm
    return 0
}

/// libasound takes no plugin that has not this symbol.
@_cdecl("__snd_pcm_simon_test_open_dlsym_pcm_001")
package func versionOfTestCard() {}

/// What the card can do.
private func constrain(_ io: CardStream.IO, channels: UInt32) {
    func one(_ value: UInt32, _ parameter: Int) {
        snd_pcm_ioplug_set_param_minmax(io, Int32(parameter), value, value)
    }
    func list(_ value: UInt32, _ parameter: Int) {
        withUnsafePointer(to: value) { _ = snd_pcm_ioplug_set_param_list(io, Int32(parameter), 1, $0) }
    }
    list(SND_PCM_ACCESS_RW_INTERLEAVED.rawValue, SND_PCM_IOPLUG_HW_ACCESS)
    list(UInt32(SND_PCM_FORMAT_S16_LE.rawValue), SND_PCM_IOPLUG_HW_FORMAT)
    one(channels, SND_PCM_IOPLUG_HW_CHANNELS)
    one(48_000, SND_PCM_IOPLUG_HW_RATE)
    snd_pcm_ioplug_set_param_minmax(io, Int32(SND_PCM_IOPLUG_HW_PERIOD_BYTES), 128, 4_096)
    snd_pcm_ioplug_set_param_minmax(io, Int32(SND_PCM_IOPLUG_HW_BUFFER_BYTES), 1_024, 32_768)
    snd_pcm_ioplug_set_param_minmax(io, Int32(SND_PCM_IOPLUG_HW_PERIODS), 2, 256)
}

/// The stream behind a handle of libasound's.
private func card(_ io: CardStream.IO?) -> (CardStream, CardStream.IO) {
    guard let io, let data = io.pointee.private_data else { preconditionFailure("libasound lost the card") }
    return (Unmanaged<CardStream>.fromOpaque(data).takeUnretainedValue(), io)
}

private func dispose(_ io: CardStream.IO, _ card: CardStream) {
    free(UnsafeMutablePointer(mutating: io.pointee.name))
    io.deallocate()
    Unmanaged.passUnretained(card).release()
}

/// What libasound calls. `nonisolated(unsafe)`: written once, before it is first read.
private nonisolated(unsafe) let callbacks = {
    let table = UnsafeMutablePointer<snd_pcm_ioplug_callback_t>.allocate(capacity: 1)
    table.initialize(to: snd_pcm_ioplug_callback_t())
    table.pointee.prepare = { io in
        let (card, io) = card(io)
        return card.prepare(io)
    }
    table.pointee.start = { io in
        let (card, io) = card(io)
        return card.start(io)
    }
    table.pointee.stop = { io in
        let (card, io) = card(io)
        card.stop(io)
        return 0
    }
    table.pointee.pointer = { io in
        let (card, io) = card(io)
        return card.pointer(io)
    }
    table.pointee.transfer = { io, areas, offset, count in
        guard let areas else { return -Int(EINVAL) }
        let (card, io) = card(io)
        return card.transfer(io, areas, Int(offset), Int(count))
    }
    table.pointee.delay = { io, frames in
        let (card, io) = card(io)
        let delay = card.delay(io)
        frames?.pointee = delay.frames
        return delay.error
    }
    table.pointee.close = { io in
        let (card, io) = card(io)
        card.stop(io)
        dispose(io, card)
        return 0
    }
    return table
}()

private func text(_ key: String, in configuration: OpaquePointer?) -> String? {
    var node: OpaquePointer?
    var value: UnsafePointer<CChar>?
    guard snd_config_search(configuration, key, &node) == 0, snd_config_get_string(node, &value) == 0 else {
        return nil
    }
    return value.map { String(cString: $0) }
}

private func number(_ key: String, in configuration: OpaquePointer?) -> Int {
    var node: OpaquePointer?
    var value = 0
    guard snd_config_search(configuration, key, &node) == 0, snd_config_get_integer(node, &value) == 0 else {
        return 0
    }
    return value
}
