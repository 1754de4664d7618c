/** Transformation in PDF notation: x becomes `a * x + c * y + e`, and y becomes `b * x + d * y + f`. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the transformation that applies `second`, then `first`. Missing numbers default to the identity. */
export function product(first: readonly number[], second: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = second
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}
