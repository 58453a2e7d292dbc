/// The intensities of red, green and blue: 0 is dark, 1 is full. A sum of several lights may exceed 1.
public typealias RGB = SIMD3<Float>
