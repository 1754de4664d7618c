import { oneLine } from './text'

/** Width of the report in columns. */
export const width = 80

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
const mark = /\p{M}/u

/** Returns the terminal columns of a text: 0 for combining marks, 2 for East Asian characters and emoji. */
export function columnsOf(text: string): number {
  let columns = 0
  for (const character of text) columns += mark.test(character) ? 0 : wide.test(character) ? 2 : 1
  return columns
}

const room = (text: string, columns: number) => ' '.repeat(Math.max(0, columns - columnsOf(text)))

/** Wraps text to the report's width after `indent`, the first line after `first`. */
export function wrap(text: string, indent: string, first = indent): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text)
    .split(' ')
    .flatMap((word) => pieces(word, width - indent.length))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (indent.length + columnsOf(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((line, at) => `${at === 0 ? first : indent}${line}`.trimEnd())
}

/** Splits a word longer than a line, as in scripts without spaces. */
function pieces(word: string, columns: number): string[] {
  if (columnsOf(word) <= columns) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (columnsOf(part) + columnsOf(character) > columns) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/** Lays out texts under a title, then sections, of which only the headings are not indented. */
export function layOutPage([title = '', ...below]: readonly string[], sections: readonly [string, string[]][]): string {
  const lines = [
    ...wrap(title, '  '),
    `  ${'='.repeat(width - 2)}`,
    ...below.flatMap((text) => wrap(text, '  ')),
    ...sections.flatMap(([heading, lines]) => [
      '',
      '',
      heading,
      '='.repeat(heading.length),
      '',
      ...lines.slice(lines[0] === '' ? 1 : 0),
    ]),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/** Formats texts as a bulleted list. */
export const bullets = (texts: readonly string[]): string[] => texts.flatMap((text) => wrap(text, '    ', '  - '))

/** Formats a table: the first column wraps and fills the line, the others are right-aligned. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[], indent = '  '): string[] {
  const sizes = heading.map((cell, at) => Math.max(columnsOf(cell), ...rows.map((row) => columnsOf(row[at] ?? ''))))
  const figures = (row: readonly string[]) =>
    row
      .slice(1)
      .map((cell, at) => `   ${room(cell, sizes[at + 1]!)}${cell}`)
      .join('')
  const space = width - indent.length - columnsOf(figures(heading))
  const rule = `${indent}${'-'.repeat(width - indent.length)}`
  const line = (row: readonly string[]) => {
    const names = wrapTo(row[0] ?? '', space)
    return names.map((name, at) => `${indent}${name}${at === 0 ? room(name, space) + figures(row) : ''}`)
  }
  return [...line(heading), rule, ...rows.flatMap(line)]
}

const wrapTo = (text: string, columns: number) =>
  wrap(text, ' '.repeat(width - columns)).map((line) => line.trimStart())
