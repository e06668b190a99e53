import TerminalCore

/// What is chosen does not matter.
enum SomeAction: OfferAction { case some }
