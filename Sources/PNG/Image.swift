/// sRGB with transparency, a pixel as 0xRRGGBBAA, rows from the top.
package struct Image: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Row after row.
    package var pixels: [UInt32]

    package init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a picture has pixels")
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: 0, count: width * height)
    }

    package subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
