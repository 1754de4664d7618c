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
/** Share of the pages above which the first or last line of each, if it is no table's header, is dropped everywhere. */
const minPageShare = 0.5

const numbered =
  '(?:page|seite|página|pagina|pág\\.|pag\\.|p\\.|s\\.|стр\\.)\\s*\\d+(?:\\s*(?:of|von|de|di|sur|van|из|/)\\s*\\d+)?|\\d+\\s*(?:of|von|de|di|sur|van|из|/)\\s*\\d+'
/** The number of a page at the start or the end of a line. */
const pageNumbers = new RegExp(`^(?:${numbered})(?![\\p{L}\\d])|(?<![\\p{L}\\d])(?:${numbered})$`, 'giu')
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
    for (const { key, line, inMargin, isNumber, isOutermost } of edges[index] ?? []) {
      const count = counts.get(key) ?? 0
      const repeats = sheets.length > 1 && count >= enough
      const isOnMost = isOutermost && count >= minPages && count > minPageShare * sheets.length
      const isAlone = sheets.length === 1 && inMargin && isNumber
      if (
        (repeats && (inMargin || isNumber || isOnMost || seen.has(key))) ||
        isAlone ||
        (inMargin && isOfBrowser(line))
      )
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
  /** Equal for lines at the same height that differ only in their page numbers, or in the margins in any numbers. */
  key: string
  inMargin: boolean
  /** True for the first or last line of the page, if it is no row of a table. */
  isOutermost: boolean
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
    const unnumbered = text.replace(pageNumbers, '#')
    const isOutermost = (line === lines[0] || line === lines.at(-1)) && (line.length === 1 || unnumbered !== text)
    return { line, key: `${place} ${inMargin || isNumber ? pattern : unnumbered}`, inMargin, isNumber, isOutermost }
  })
}
