/// A picture in memory: sRGB with transparency, a pixel as 0xRRGGBBAA, rows from the top.
package struct Image: Hashable, Sendable {
    /// Pixels across; 1 at least.
    package let width: Int
    /// Rows of them; 1 at least.
    package let height: Int
    /// Row after row; `width * height` of them.
    package var pixels: [UInt32]

    /// A picture of which nothing is to be seen yet.
    package init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a picture has pixels")
        self.width = width
        self.height = height
        pixels = Array(repeating: 0, count: width * height)
    }

    /// The pixel in a column and a row of the picture.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
