/// A picture in memory: sRGB with transparency, a pixel as 0xRRGGBBAA, rows from the top.
public struct Image: Hashable, Sendable {
    /// Pixels across; 1 at least.
    public let width: Int
    /// Rows of them; 1 at least.
    public let height: Int
    /// Row after row; `width * height` of them.
    public var pixels: [UInt32]

    /// A picture of which nothing is to be seen yet.
    public init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a picture has pixels")
        self.width = width
        self.height = height
        pixels = Array(repeating: 0, count: width * height)
    }

    /// The pixel in a column and a row of the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
