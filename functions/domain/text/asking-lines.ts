import type { Estimation, Line } from '#contract/estimation'
import { isDocumentTitle, isHeading, isTitle } from './headings'
import { asksNothing, quotedText } from './quoted-line'

type Text = Pick<Estimation, 'lines' | 'idleLines'>

/** Returns the lines of a text in their order. */
export const allLines = ({ lines, idleLines = [] }: Text): Line[] =>
  [...lines, ...idleLines].toSorted((one, other) => one.id - other.id)

/** Returns the headings without work above their items: "4. Payments" above "4.1 Members pay by card" or "- By card". */
function sectionTitles(of: Text): string[] {
  const asking = new Set(of.lines)
  return allLines(of).flatMap((line, at, all) => {
    const { text } = line
    const next = all[at + 1]?.text ?? ''
    const isAbove = next.startsWith(`${text.replace(/\.?\s.*/, '')}.1`) || /^[-*•–] /.test(next)
    return isAbove && isHeading(text) && !asking.has(line) ? text : []
  })
}

/** Returns a function that detects lines of these texts that may ask for something, unlike titles and greetings. */
export function findsAsking(...texts: Text[]): (text?: string) => boolean {
  const titles = texts.flatMap(sectionTitles)
  return (text = '') =>
    !titles.includes(text) &&
    [text, quotedText(text)].every((one) => !isTitle(one) && !isDocumentTitle(one) && !asksNothing(one))
}

/** Returns the lines without work that a client reads as such. Estimates saved earlier have titles among them. */
export function listNotEstimated({ lines, idleLines, notEstimated }: Text & Pick<Estimation, 'notEstimated'>): Line[] {
  const without = new Set(notEstimated)
  const isIdle = ({ id }: Line) => without.has(id)
  const isAsking = findsAsking({
    lines: lines.filter((line) => !isIdle(line)),
    idleLines: [...lines.filter(isIdle), ...(idleLines ?? [])],
  })
  return lines.filter((line) => isIdle(line) && isAsking(line.text))
}
