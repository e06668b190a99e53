import ToneSynth

let player = TonePlayer()
player.start()
player.press(Tone(.hertz(440)), for: .seconds(1))
try await Task.sleep(for: .seconds(1.1))
if case .silent(let failure) = player.status { print("no sound: \(failure.reason)") }
player.close()
