/**
 * Piece of text on one baseline of a page. All lengths share one unit, such as points. `size` is the font height, and y
 * grows downwards.
 */
export interface Run {
  text: string
  x: number
  right: number
  y: number
  size: number
}

/** Runs below each other: a paragraph, the text of a list item, or a table cell. */
export type Block = Run[]

/** Blocks side by side, left to right. One block is running text; several are a table row, or a label and its text. */
export type Row = Block[]

/** Gap, in font heights, above which two runs of a line are cells and not words. Justified lines have smaller gaps. */
export const cellGap = 0.75

/** Maximum gap, in font heights, between a bullet or number and its text. */
export const labelGap = 3

/** Maximum distance, in font heights, between baselines of one line: superscripts, mixed fonts. */
export const baselineTolerance = 0.35

/** Minimum gap, in font heights, between two words. */
export const wordGap = 0.13

const bullet = /^[-–—−*•‣⁃∙◦●○■□▪▫◆◇►▶➢➤✓✔❖·o\uE000-\uF8FF]$/u
const number = /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivxIVX]{1,5})[.):]$|^(?:\d+\.)+\d*$/u
const name = /^\/*[A-Za-z]{0,8}[-_. ]?\d[\w.-]*\/*:?$|^[A-Z]{1,3}\.$/u

/** True if a text is only a bullet or a number. */
export const isNumbering = (text: string) => bullet.test(text) || number.test(text)

/**
 * True if a text is a bullet, a number or an identifier such as REQ-12, so that the text beside it may belong to it.
 */
export const isLabel = (text: string) => isNumbering(text) || name.test(text)

/** True if a line starts a list item. */
export const opensItem = (text: string) => {
  const [first = '', second] = text.split(/\s/, 2)
  return second !== undefined && isNumbering(first)
}

export const sentenceEnd = /[.!?:]["'”’)\]]*$/u
export const lowerStart = /^["'“‘(]?\p{Ll}/u

export const sameLine = (a: Run, b: Run) => Math.abs(a.y - b.y) <= baselineTolerance * Math.max(a.size, b.size)

/** Groups runs into lines, top to bottom, each from left to right. */
export function linesOf(runs: Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line?.[0] && sameLine(line[0], run)) line.push(run)
    else lines.push([run])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

/** Edges of a block or line. `reduce` because a page may have more runs than a function can have arguments. */
export const leftOf = (block: Block) => block.reduce((min, run) => Math.min(min, run.x), Infinity)
export const rightOf = (block: Block) => block.reduce((max, run) => Math.max(max, run.right), -Infinity)
export const topOf = (block: Block) => block.reduce((min, run) => Math.min(min, run.y), Infinity)
export const bottomOf = (block: Block) => block.reduce((max, run) => Math.max(max, run.y), -Infinity)
