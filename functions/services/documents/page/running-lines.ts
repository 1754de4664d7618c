import { type Run, linesOf } from './layout'

/** Runs of a page in drawing order, and the page height in their unit. */
export interface Sheet {
  runs: Run[]
  height: number
}

/** Lines at the top and at the bottom of a page that can be headers and footers. */
const edgeLines = 3
/** Outer share of a page's height in which every repeated line is dropped. Further in, its first occurrence stays. */
const marginShare = 0.08
/** A line is a running line if it is at the same position on at least this many pages and this share of them. */
const minPages = 3
const pagesShare = 0.3

const pageNumber = /^[^\w#]*(?:(?:page|seite|página|pagina|p\.)\s*)?#(?:\s*(?:of|von|de|di|sur|\/)\s*#)?\W*$/iu

/** Removes headers, footers and page numbers that repeat on the pages. */
export function dropRunningLines(sheets: Sheet[]): Run[][] {
  const edges = sheets.map(edgesOf)
  const counts = new Map<string, number>()
  for (const lines of edges) {
    for (const key of new Set(lines.map((line) => line.key))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  const enough = Math.max(Math.min(minPages, sheets.length), sheets.length * pagesShare)
  const seen = new Set<string>()
  return sheets.map(({ runs }, index) => {
    const dropped = new Set<Run>()
    for (const { key, line, inMargin, isNumber } of edges[index] ?? []) {
      const repeats = sheets.length > 1 && (counts.get(key) ?? 0) >= enough
      const isAlone = sheets.length === 1 && inMargin && isNumber
      if ((repeats && (inMargin || isNumber || seen.has(key))) || isAlone || (inMargin && isOfBrowser(line)))
        for (const run of line) dropped.add(run)
      seen.add(key)
    }
    return runs.filter((run) => !dropped.has(run))
  })
}

/** Matches the header or footer that a browser prints: date, URL, page number. */
const isOfBrowser = (line: Run[]) =>
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d|^(?:https?|file):\/\/.* \d+\/\d+$/.test(textOfLine(line))

const textOfLine = (line: Run[]) => line.map((run) => run.text).join(' ')

interface Edge {
  line: Run[]
  /** Equal for lines at the same height that, in the margins, differ only in their numbers. */
  key: string
  inMargin: boolean
  isNumber: boolean
}

function edgesOf({ runs, height }: Sheet): Edge[] {
  const lines = linesOf(runs)
  const outer = new Set([...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)])
  return [...outer].map((line) => {
    const text = textOfLine(line).replace(/\s+/g, ' ')
    const pattern = text.replace(/\d+/g, '#').replace(/^\W*[ivxlc]+\W*$/i, '#')
    const isNumber = pageNumber.test(pattern)
    const y = line[0]?.y ?? 0
    const inMargin = y <= marginShare * height || y >= (1 - marginShare) * height
    const place = isNumber ? '' : Math.round(y / 3)
    return { line, key: `${place} ${inMargin || isNumber ? pattern : text}`, inMargin, isNumber }
  })
}
