/**
 * A stretch of text on one baseline of a page. All lengths share one unit, such as points; `size` is the height of the
 * font, and y grows downwards.
 */
export interface Run {
  text: string
  x: number
  right: number
  y: number
  size: number
}

/** Runs that stand under each other: a paragraph, a list item's text, or a cell of a table. */
export type Block = Run[]

/** Blocks beside each other, left to right: one is running text; several are a row of a table, or a label and its text. */
export type Row = Block[]

/** Gap, in font heights, above which two runs of one line are cells and not words. A justified line stretches less. */
export const cellGap = 0.75

/** Gap, in font heights, up to which a bullet or number belongs to the text on its right. */
export const labelGap = 3

/** How far from each other, in font heights, baselines of one line may be: superscripts, mixed fonts. */
export const baselineTolerance = 0.35

/** Gap, in font heights, from which letters belong to two words. */
export const wordGap = 0.13

const bullet = /^[-–—−*•‣⁃∙◦●○■□▪▫◆◇►▶➢➤✓✔❖·o\uE000-\uF8FF]$/u
const number = /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivxIVX]{1,5})[.):]$|^(?:\d+\.)+\d*$/u
const name = /^\/*[A-Za-z]{0,8}[-_. ]?\d[\w.-]*\/*:?$|^[A-Z]{1,3}\.$/u

/** Whether a text is a bullet or the number of what stands beside it. */
export const isNumbering = (text: string) => bullet.test(text) || number.test(text)

/** Whether a text is a bullet, a number or an identifier such as REQ-12, so that what stands beside it may be its text. */
export const isLabel = (text: string) => isNumbering(text) || name.test(text)

/** Whether a line opens an item of a list. */
export const opensItem = (text: string) => {
  const [first = '', second] = text.split(/\s/, 2)
  return second !== undefined && isNumbering(first)
}

export const sentenceEnd = /[.!?:]["'”’)\]]*$/u
export const lowerStart = /^["'“‘(]?\p{Ll}/u

export const sameLine = (a: Run, b: Run) => Math.abs(a.y - b.y) <= baselineTolerance * Math.max(a.size, b.size)

/** Runs on one baseline, from left to right, line by line. */
export function linesOf(runs: Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line?.[0] && sameLine(line[0], run)) line.push(run)
    else lines.push([run])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

/** Edges of a block or of a line. A loop, for a page may hold more runs than a function takes arguments. */
export const leftOf = (block: Block) => block.reduce((least, run) => Math.min(least, run.x), Infinity)
export const rightOf = (block: Block) => block.reduce((most, run) => Math.max(most, run.right), -Infinity)
export const topOf = (block: Block) => block.reduce((least, run) => Math.min(least, run.y), Infinity)
export const bottomOf = (block: Block) => block.reduce((most, run) => Math.max(most, run.y), -Infinity)
