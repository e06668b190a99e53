package struct Picture: Hashable, Sendable {
    /// What placements call it; 1 to 99, so that it takes two digits at most.
    package let number: Int
    package let png: [UInt8]

    package init(number: Int, png: [UInt8]) {
        precondition((1...99).contains(number), "a picture's number has two digits at most")
        (self.number, self.png) = (number, png)
    }
}

/// How the pictures of a sheet are made: equal recipes make equal pictures.
package protocol PictureRecipe: Hashable, Sendable {
    /// Takes as long as drawing; call it off the main thread.
    func pictures() -> [Picture]
}

/// The pictures that a screen wants to show, identified by their recipe.
package struct PictureSheet: Hashable, Sendable {
    package let recipe: any PictureRecipe

    package init(_ recipe: any PictureRecipe) { self.recipe = recipe }

    package static func == (left: PictureSheet, right: PictureSheet) -> Bool {
        left.recipe.isEqual(to: right.recipe)
    }

    package func hash(into hasher: inout Hasher) { recipe.hash(into: &hasher) }
}

extension PictureRecipe {
    fileprivate func isEqual(to other: any PictureRecipe) -> Bool { other as? Self == self }
}

package struct PicturePlacement: Hashable, Sendable {
    package var number: Int
    package var origin: Point
    /// Higher ones cover lower ones; all are under text and coloured cells.
    package var layer: Int
    /// Tells placements of the same picture apart, from 1.
    package var copy: Int
    /// From the upper left corner of its cell; less than a cell.
    package var shift: PixelSize
    /// What is shown of the picture; nil for the whole.
    package var part: PixelRect?

    package init(
        _ number: Int, at origin: Point, shift: PixelSize = PixelSize(width: 0, height: 0),
        part: PixelRect? = nil, layer: Int, copy: Int = 1
    ) {
        (self.number, self.origin, self.shift, self.part) = (number, origin, shift, part)
        (self.layer, self.copy) = (layer, copy)
    }
}

package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// Whether it can be a cell's, of any font: some terminals report the window's pixels wrongly.
    package var isCell: Bool {
        [width, height].allSatisfy((2...200).contains) && (0.3...0.8).contains(Double(width) / Double(height))
    }
}
