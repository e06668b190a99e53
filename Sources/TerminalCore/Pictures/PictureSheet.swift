/// A picture as a terminal is given it.
package struct Picture: Hashable, Sendable {
    /// What placements call it; 1 to 99, so that it takes two digits at most.
    package let number: Int
    /// A PNG file.
    package let png: [UInt8]

    /// Numbers a file.
    package init(number: Int, png: [UInt8]) {
        precondition((1...99).contains(number), "a picture's number has two digits at most")
        self.number = number
        self.png = png
    }
}

/// How the pictures of a sheet are made: equal recipes make equal pictures.
package protocol PictureRecipe: Hashable, Sendable {
    /// Makes the pictures; takes as long as drawing them does, away from the main thread.
    func pictures() -> [Picture]
}

/// The pictures that a screen would like to show, told apart by their recipe.
package struct PictureSheet: Hashable, Sendable {
    /// How they are made.
    package let recipe: any PictureRecipe

    /// The pictures of a recipe.
    package init(_ recipe: any PictureRecipe) { self.recipe = recipe }

    /// Whether the pictures are the same.
    package static func == (left: PictureSheet, right: PictureSheet) -> Bool {
        left.recipe.isEqual(to: right.recipe)
    }

    /// Feeds the recipe.
    package func hash(into hasher: inout Hasher) { recipe.hash(into: &hasher) }
}

extension PictureRecipe {
    fileprivate func isEqual(to other: any PictureRecipe) -> Bool { other as? Self == self }
}

/// A picture of a sheet shown at a cell of a frame.
package struct PicturePlacement: Hashable, Sendable {
    /// Which picture; a frame shows each at one place at most.
    package var number: Int
    /// The cell of its top left corner.
    package var origin: Point
    /// What lies over what: higher ones cover lower ones, and all lie under text and coloured cells.
    package var layer: Int

    /// Places a picture.
    package init(_ number: Int, at origin: Point, layer: Int) {
        self.number = number
        self.origin = origin
        self.layer = layer
    }
}

/// A width and a height in pixels.
package struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    package var width: Int
    /// Pixels down.
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// What a cell's sides may be to be believed.
    package static let cellSides = 2...200
}
