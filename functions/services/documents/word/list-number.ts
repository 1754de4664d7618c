const letters = 'abcdefghijklmnopqrstuvwxyz'
const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

/** Formats a list number in a Word format such as `lowerLetter` or `upperRoman`. Other formats are decimal. */
export function formatListNumber(count: number, format: string): string {
  if (/^(lower|upper)Letter$/.test(format)) {
    const letter = (letters[(count - 1) % 26] ?? '').repeat(Math.min(Math.ceil(count / 26), 9))
    return format === 'upperLetter' ? letter.toUpperCase() : letter
  }
  if (/^(lower|upper)Roman$/.test(format)) {
    const roman = romanOf(count)
    return format === 'upperRoman' ? roman.toUpperCase() : roman
  }
  return format === 'decimalZero' ? String(count).padStart(2, '0') : String(count)
}

function romanOf(count: number): string {
  let left = Math.min(count, 3_999)
  let roman = ''
  for (const [value, sign] of romans) {
    for (; left >= value; left -= value) roman += sign
  }
  return roman
}
