import { joinJustifiedLines } from '../page/justified-lines'
import { type Run, isNumbering, labelGap } from '../page/layout'
import { textOf } from '../page/paragraphs'
import { rowsAsPlaced } from '../page/reading-order'
import { dropRunningLines } from '../page/running-lines'

/** Width of a character in the unit of runs, half its font height. */
const size = 2
const lineHeight = 1.2 * size

/** Reads text with form feeds as printed pages, with headers, columns and line breaks as on paper. */
export function readPrintedPages(pages: string[]): string {
  const sheets = pages.map((page) => {
    const lines = page.replace(/^\n/, '').trimEnd().split('\n')
    return { runs: joinJustifiedLines(lines.flatMap(runsOf)), height: (lines.length - 1) * lineHeight }
  })
  return textOf(dropRunningLines(sheets).map(rowsAsPlaced))
}

function runsOf(line: string, index: number): Run[] {
  const runs: Run[] = []
  for (const match of withSpaces(line).matchAll(/\S+(?: {1,2}\S+)*/g)) {
    const [text] = match
    const run = runs.at(-1)
    const right = match.index + text.length
    if (run && isNumbering(run.text) && match.index - run.right < labelGap * size) {
      run.text += ` ${text}`
      run.right = right
    } else {
      runs.push({ text, x: match.index, right, y: index * lineHeight, size })
    }
  }
  return runs.map((run) => ({ ...run, text: run.text.replace(/ {2}/g, ' ') }))
}

function withSpaces(line: string): string {
  let spaced = ''
  for (const part of line.split(/(\t)/)) spaced += part === '\t' ? ' '.repeat(8 - (spaced.length % 8)) : part
  return spaced
}
