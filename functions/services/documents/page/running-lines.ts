import { type Run, linesOf } from './layout'

/** A page's runs, in the order in which they are drawn, and its height in their unit. */
export interface Sheet {
  runs: Run[]
  height: number
}

/** Lines of a page's top, and of its bottom, that can be headers and footers. */
const edgeLines = 3
/** The outer share of a page's height in which a repeated line is always one; further in, its first time is kept. */
const marginShare = 0.08
/** A line runs if it stands at its place on so many pages, and on this share of them. */
const fewestPages = 3
const pagesShare = 0.3

const pageNumber = /^[^\w#]*(?:(?:page|seite|página|pagina|p\.)\s*)?#(?:\s*(?:of|von|de|di|sur|\/)\s*#)?\W*$/iu

/** The pages without the headers, footers and page numbers that repeat on them. */
export function withoutRunningLines(sheets: Sheet[]): Run[][] {
  const edges = sheets.map(edgesOf)
  const counts = new Map<string, number>()
  for (const lines of edges) {
    for (const key of new Set(lines.map((line) => line.key))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  const enough = Math.max(Math.min(fewestPages, sheets.length), sheets.length * pagesShare)
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

/** What a browser prints above and below a page: when, the address, which page. */
const isOfBrowser = (line: Run[]) =>
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d|^(?:https?|file):\/\/.* \d+\/\d+$/.test(textOfLine(line))

const textOfLine = (line: Run[]) => line.map((run) => run.text).join(' ')

interface Edge {
  line: Run[]
  /** The same for lines that stand at the same height and, in the margins, differ only in their numbers. */
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
