import type { Line } from '#contract/estimation'
import { isHeading } from '#domain/headings'

const words = [
  'out(?:side)? of (?:the )?scope|not in scope|scope exclusions?|exclusions?|excluded(?: features)?|(?:what is )?not included',
  'not (?:wanted|needed|part of (?:this|the) (?:project|scope|work))',
  "non[- ]goals?|won[’']t (?:have|build|do)|will not(?: have)?|inverse requirements",
  'nicht im umfang|außerhalb des umfangs|nicht (?:teil des projekts|gewünscht|gewollt)|abgrenzung(?:skriterien)?|ausschlüsse|nicht[- ]ziele|nicht enthalten',
  'hors (?:périmètre|scope|champ)|fuera del? alcance|exclusiones|fora d[eo] (?:escopo|âmbito)|exclusões',
  'вне рамок(?: проекта)?|исключения|(?:что )?не входит|εκτός (?:πεδίου|έργου)|εξαιρέσεις|范围之外|不在范围内|不包括|排除',
].join('|')
const named = new RegExp(`(?:^|\\P{L})(?:${words})(?!\\p{L})`, 'iu')
const alone = new RegExp(`^(?:${words})$`, 'iu')

/** Returns the numbers of the lines below a heading or an introduction such as "Out of scope:". */
export function findExcluded(lines: readonly Line[]): Set<number> {
  const isMarkdown = lines.some(({ text }) => text.startsWith('#'))
  const isTitle = (text: string) => (isMarkdown ? text.startsWith('#') : isHeading(text)) || alone.test(text)
  const excluded = new Set<number>()
  let [heading, lead] = ['', '']
  for (const { id, text } of lines) {
    if (isTitle(text)) [heading, lead] = [text, '']
    else if (text.endsWith(':')) lead = text
    else if (named.test(heading) || named.test(lead)) excluded.add(id)
  }
  return excluded
}
