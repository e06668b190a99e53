import GameRules
import Model

extension SampleGame {
    package static let words = SampleGame(
        [WordsOptions(listSize: 30)],
        start: ["Words", "Best -", "w English - Spanish (1/1)"],
        codes: [
            CodeVector(
                code: "S1ADEENkBESRvvz3KEs0pk8CpEBAtzBAmCIHAAAAAvGAAAAACJAAsbBlBACFACYNlEAAAAAtHHGAAAKA"
                    + "AI5BHPA02BAdAAAKAoBAADHJTAhGFBACA1zBFDAFA1pBAIEDAgtBJAAAABAAAAAAAKFAATApEAo3BAAA"
                    + "4FANAUAAATCLAaKqhBAAALAu1BDvBJAKpGA5QAOAAA8CA-FAvGHKCLDcAOAuGK81BAAEODnBAxBCobAn"
                    + "BA9gBAACgDExGAGAtFAMAAAAAvoBA-EAgrBAAAj8BA_EFpBAvBFTAmBACAAG3BAAFzyBALAnBAIA_bAF"
                    + "ALAgIAEArBAqBCQAoEAy6BARAoBAAABAwkBAEAMBuDAx5BABAuPAJAA8X7H",
                options: WordsOptions(listSize: 42, digest: 0xAB_CDEF), seed: 4, moves: 137,
                score: 96_609_932, milliseconds: 344_290)
        ],
        typed: {
            if case .turn(let card) = $0 { "\(card + 1)" } else { "" }
        })
}
