/// A picture as a terminal is given it.
public struct Picture: Hashable, Sendable {
    /// What placements call it; 1 to 99, so that it takes two digits at most.
    public let number: Int
    /// A PNG file.
    public let png: [UInt8]

    /// Numbers a file.
    public init(number: Int, png: [UInt8]) {
        precondition((1...99).contains(number), "a picture's number has two digits at most")
        self.number = number
        self.png = png
    }
}

/// How the pictures of a sheet are made: equal recipes make equal pictures.
public protocol PictureRecipe: Hashable, Sendable {
    /// Makes the pictures; takes as long as drawing them does, away from the main thread.
    func pictures() -> [Picture]
}

/// The pictures that a screen would like to show, told apart by their recipe.
public struct PictureSheet: Hashable, Sendable {
    /// How they are made.
    public let recipe: any PictureRecipe

    /// The pictures of a recipe.
    public init(_ recipe: any PictureRecipe) { self.recipe = recipe }

    /// Whether the pictures are the same.
    public static func == (left: PictureSheet, right: PictureSheet) -> Bool {
        left.recipe.isEqual(to: right.recipe)
    }

    /// Feeds the recipe.
    public func hash(into hasher: inout Hasher) { recipe.hash(into: &hasher) }
}

extension PictureRecipe {
    fileprivate func isEqual(to other: any PictureRecipe) -> Bool { other as? Self == self }
}

/// A picture of a sheet shown at a cell of a frame.
public struct PicturePlacement: Hashable, Sendable {
    /// Which picture; a frame shows each at one place at most.
    public var number: Int
    /// The cell of its top left corner.
    public var origin: Point
    /// What lies over what: higher ones cover lower ones, and all lie under text and coloured cells.
    public var layer: Int

    /// Places a picture.
    public init(_ number: Int, at origin: Point, layer: Int) {
        self.number = number
        self.origin = origin
        self.layer = layer
    }
}

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    public var width: Int
    /// Pixels down.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// What a cell's sides may be to be believed.
    public static let cellSides = 2...200
}
