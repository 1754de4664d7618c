import type { Line } from '#contract/estimation'
import { pattern } from '#domain/text/pattern'
import type { Mark } from './layout'

/** Reads reports of bugs, with what was expected and what happened. */

const steps = pattern(
  String.raw`^\W*(?:steps to reproduce|action performed|reproduction steps|how to reproduce|repro steps|to reproduce|schritte(?: zu[mr] \p{L}+)?\W*(?::|$)|étapes (?:de|pour) reprodu\p{L}+|pasos para reproducir)`,
)
const expectation =
  /^\W*(?:expected(?: (?:result|behaviou?r|outcome)|\W*(?::|$))|what (?:should|do you expect)|erwartet(?:es (?:verhalten|ergebnis)|\W*(?::|$))|(?:comportement|résultat) attendu|(?:comportamiento|resultado) esperado)/i
const outcome =
  /^\W*(?:actual(?: (?:result|behaviou?r|outcome)|\W*(?::|$))|current (?:result|behaviou?r)|what happens|tatsächliche?s? |(?:comportement|résultat) (?:actuel|obtenu|constaté)|(?:comportamiento|resultado) (?:actual|obtenido))/i

const heading = /^\W*(?:#|\*\*)|^[\p{L} /]{3,40}:\s*$/u
const listed = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/

/** A field of a report that says nothing about the bug: "Severity: Critical". */
const field = pattern(
  '^\\W*(?:severity|environment|priority|status|state|attachments?|screenshots?|logs?|browsers?|versions?|builds?|devices?|platform|os|component|tester|reported by|reporter|assignee|frequency|reproducib\\p{L}+|schweregrad|umgebung|priorität|anh[aä]ng\\p{L}*|gerät|gemeldet von|gravité|environnement|priorité|pièces? jointes?|gravedad|entorno|prioridad|adjuntos?)\\s*:',
)

/** The number of a bug before its title: "Bug #3: ". */
const numbered =
  /^(?:bug|issue|defect|error|fehler|mangel|anomalie|fallo|ticket)\s*(?:#|no\.?|nr\.?|n°)?\s*\d+\s*[:.–—-]\s*/i

/** Reports of bugs: the lines that describe them, which are the titles of several. */
export interface BugReports {
  lines: ReadonlySet<number>
  /** Number of bugs. */
  count: number
}

/** Returns the reports in a text with actual and expected behavior, or null for other texts. */
export function bugsIn(lines: readonly Line[]): BugReports | null {
  const has = (part: RegExp) => lines.some(({ text }) => part.test(text))
  if (!(has(expectation) && (has(outcome) || has(steps)))) return null
  const titles = titlesAmong(lines)
  return titles.size > 1 ? { lines: titles, count: titles.size } : { lines: descriptionOf(lines), count: 1 }
}

/** Returns the lines that describe the bug of a single report. */
function descriptionOf(lines: readonly Line[]): Set<number> {
  const described = new Set<number>()
  for (const [at, { text, id }] of lines.entries()) {
    if (at === 0) described.add(id)
    if (!expectation.test(text) && !outcome.test(text)) continue
    const content = text.replace(/^[^:]*:?\W*/, '')
    if (content.length > 10) described.add(id)
    for (let next = at + 1; next < lines.length && next <= at + 3 && !heading.test(lines[next]!.text); next++) {
      described.add(lines[next]!.id)
    }
  }
  return described
}

/** Returns the titles of reports: the last plain line above each, which begins where one of its parts recurs. */
function titlesAmong(lines: readonly Line[]): Set<number> {
  const titles = new Set<number>()
  const parts = [steps, expectation, outcome]
  let seen = new Set<RegExp>(parts)
  let title: number | null = null
  let isContent = false
  for (const { id, text } of lines) {
    const part = parts.find((it) => it.test(text))
    if (part) {
      if (seen.has(part) && title !== null) {
        titles.add(title)
        seen = new Set()
      }
      seen.add(part)
      title = null
    } else if (!isContent && !field.test(text) && !listed.test(text)) title = id
    // What is expected may stand below its label.
    isContent = part !== undefined && /^[^:]*:?\W*$/.test(text)
  }
  return titles
}

/** Marks the lines of several reports as items, and removes the numbers of their titles. */
export const bugsAmong = (marks: readonly Mark[], { lines, count }: BugReports): readonly Mark[] =>
  count === 1
    ? marks
    : marks.map((mark) =>
        lines.has(mark.id)
          ? { ...mark, text: mark.text.replace(numbered, ''), bullet: true, title: false, depth: 0 }
          : { ...mark, bullet: true },
      )
