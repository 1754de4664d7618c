/** Minimum codes of a series, such as "FR-1" to "FR-3", and minimum repetitions of what stands below each of them. */
export const minSeries = 3

/** The code at the start of a line without a mark behind it, unlike a quarter, a half year or a week. */
const plainCode = /^(?!Q|H\d|K?W)([A-Z]{1,4})(\d{1,3})\s+(?=\S)/

/** Adds a colon to codes that count lines: "F1 Search", "F2 Map" and "F3 Settings", unlike "A4 paper". */
export function withCodeMarks(lines: readonly string[]): string[] {
  const series = new Map<string, number[]>()
  const counted = new Set<number>()
  for (const [at, text] of lines.entries()) {
    const [, letters = '', number = ''] = plainCode.exec(text) ?? []
    const before = number === '1' ? [] : (series.get(letters) ?? [])
    if (Number(number) !== before.length + 1) continue
    const places = [...before, at]
    series.set(letters, places)
    if (places.length >= minSeries) for (const place of places) counted.add(place)
  }
  return lines.map((text, at) => (counted.has(at) ? text.replace(plainCode, '$1$2: ') : text))
}
