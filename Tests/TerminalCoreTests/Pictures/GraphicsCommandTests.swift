import Testing

@testable import TerminalCore

@Suite struct GraphicsCommandTests {
    private let placement = PicturePlacement(31, at: Point(x: 57, y: 14), layer: 1)

    private func encoder(_ change: (inout Capabilities) -> Void = { _ in }) -> FrameEncoder {
        var capabilities = Capabilities.xterm
        capabilities.synchronizesOutput = false
        change(&capabilities)
        return FrameEncoder(capabilities)
    }

    private func canvas(_ pictures: PicturePlacement...) -> Canvas {
        var canvas = Canvas(size: Size(width: 100, height: 30))
        canvas.pictures = Set(pictures)
        return canvas
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func aPictureComesAndGoesWithinTheBytesOfALight() {
        var encoder = encoder()
        _ = encoder.encode(canvas())
        let on = encoder.encode(canvas(placement))
        #expect(text(on) == "\u{1B}[15;58H\u{1B}_Ga=p,i=31,p=1,z=-8,C=1,q=2\u{1B}\\")
        var brighter = placement
        brighter.number = 32
        let changed = encoder.encode(canvas(brighter))
        #expect(changed.count <= 64)
        #expect(text(changed).contains("a=d,d=i,i=31"))
        #expect(text(encoder.encode(canvas())) == "\u{1B}_Ga=d,d=i,i=32\u{1B}\\")
    }

    @Test func whatStandsThereCostsNothing() {
        var encoder = encoder()
        _ = encoder.encode(canvas(placement))
        #expect(encoder.encode(canvas(placement)).isEmpty)
    }

    @Test func aPictureThatMovesIsPlacedAgainAndNotTakenAway() {
        var encoder = encoder()
        _ = encoder.encode(canvas(placement))
        var moved = placement
        moved.origin.x += 1
        let bytes = text(encoder.encode(canvas(moved)))
        #expect(bytes.contains("a=p,i=31") && !bytes.contains("a=d"))
    }

    @Test func aRepaintPlacesEverythingAnew() {
        var encoder = encoder()
        _ = encoder.encode(canvas(placement))
        encoder.invalidate()
        let bytes = text(encoder.encode(canvas(placement)))
        #expect(bytes.contains("\u{1B}[2J") && bytes.contains("a=p,i=31"))
    }

    @Test func picturesLieUnderTheText() {
        for layer in 0...4 {
            let bytes = text(GraphicsCommand.show(PicturePlacement(1, at: Point(x: 0, y: 0), layer: layer)))
            let depth = bytes.split(separator: ",").first { $0.hasPrefix("z=") }.flatMap {
                Int($0.dropFirst(2))
            }
            #expect(depth.map { $0 < 0 } == true)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 3071, 3072, 3073, 100_000])
    func aPictureIsSentInPiecesThatTerminalsTake(count: Int) {
        let png = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        let commands = GraphicsCommand.transmit(Picture(number: 31, png: png)).map(text)
        var payload = ""
        for (place, command) in commands.enumerated() {
            let isLast = place == commands.count - 1
            let keys = command.dropFirst(3).prefix { $0 != ";" }
            #expect(
                keys == (place == 0 ? "a=t,f=100,i=31,q=2,m=\(isLast ? 0 : 1)" : "q=2,m=\(isLast ? 0 : 1)"))
            let data = command.dropFirst(3 + keys.count + 1).dropLast(2)
            #expect(data.count <= 4096 && (isLast || data.count % 4 == 0))
            payload += data
        }
        #expect(decoded(payload) == png)
    }

    private func decoded(_ text: String) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var bits = 0
        var count = 0
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            guard let digit = digits.firstIndex(of: byte) else { continue }
            bits = (bits << 6 | digit) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 0xFF))
            }
        }
        return bytes
    }

    @Test func onlyATerminalThatSaysSoIsSentPictures() {
        var kitty = Capabilities(environment: ["TERM": "xterm-kitty"])
        #expect(!kitty.showsPictures)
        kitty.update(with: .graphics(isKnown: false))
        #expect(!kitty.showsPictures)
        kitty.update(with: .graphics(isKnown: true))
        #expect(kitty.showsPictures)
    }

    @Test(arguments: [
        ["TERM": "tmux-256color"], ["TERM": "screen"], ["TERM": "xterm-256color", "TMUX": "/tmp/x"],
        ["TERM": "xterm-256color", "STY": "1.x"], ["TERM": "linux"], ["TERM": "vt220"],
    ])
    func tmuxScreenAndConsolesAreNotAsked(environment: [String: String]) {
        var capabilities = Capabilities(environment: environment)
        let entered = text(TerminalModes.enter(capabilities, title: "t", sendsQueries: true))
        #expect(!entered.contains("\u{1B}_G"))
        capabilities.update(with: .graphics(isKnown: true))
        #expect(!capabilities.showsPictures)
    }

    @Test func theyAreDeletedOnTheWayOutWhereThereMayBeSome() {
        var capabilities = Capabilities(environment: ["TERM": "xterm-kitty"])
        #expect(!text(TerminalModes.leave(capabilities)).contains("\u{1B}_G"))
        capabilities.update(with: .graphics(isKnown: true))
        let left = text(TerminalModes.leave(capabilities))
        #expect(left.contains("\u{1B}_Ga=d,d=A\u{1B}\\"))
        // What a signal handler writes.
        #expect(left.utf8.count < 255)
    }

    @Test func answersAreNoKeys() {
        #expect(events("\u{1B}_Gi=31;OK\u{1B}\\") == [.reply(.graphics(isKnown: true))])
        #expect(events("\u{1B}_Gi=31;EINVAL:no\u{1B}\\") == [.reply(.graphics(isKnown: false))])
        #expect(events("\u{1B}_other\u{1B}\\") == [.reply(.other)])
        #expect(events("\u{1B}[6;20;10t") == [.reply(.cellSize(PixelSize(width: 10, height: 20)))])
        #expect(events("\u{1B}[6;0;10t") == [.unknown])
        #expect(events("\u{1B}[8;24;80t") == [.unknown])
    }

    private func events(_ text: String) -> [Event] {
        var decoder = KeyDecoder()
        var events: [Event] = []
        let bytes = Array(text.utf8)
        decoder.decode(bytes.span) { events.append($0) }
        return events
    }
}
