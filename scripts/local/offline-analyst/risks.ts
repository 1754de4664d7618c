import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import { pieceOf, termsOf } from './catalogue/catalogue'
import type { Study } from './analyse'
import { isAsking } from './reading/classify'
import { type RiskText, textRisks, workRisks } from './vocabulary/risks'
import { Matcher } from './matcher'

type Risk = AnalysisOutput['risks'][number]

const mostTold = 8

/** Of a text that asks for less, little is known. */
const fewStatements = 12

const order = ['high', 'medium', 'low']

const wordings = new Matcher<string>()
for (const [id, { terms }] of Object.entries(textRisks)) for (const term of termsOf(terms)) wordings.add(term, id)

/** What may go wrong, from the work recognised and from how the text speaks; the gravest first. */
export function risksOf(studied: Study, open = true): Risk[] {
  const { recognised, reading } = studied
  if (recognised.capabilities.size === 0) return []
  const risks: Risk[] = []
  const add = ({ risk, description, impact, mitigation }: RiskText, examples = '') =>
    risks.push({ risk, description: `${description}${examples}`, impact, mitigation })

  const found = new Set([...recognised.capabilities.keys()].flatMap((id) => pieceOf(id).capability.risks ?? []))
  if (recognised.systems.size > 0) found.delete('third-parties')
  if (recognised.systems.size > 0) {
    add(workRisks['third-parties']!, ` Named here: ${[...recognised.systems.keys()].slice(0, 6).join(', ')}.`)
  }
  for (const id of found) {
    const text = workRisks[id]
    if (!text) throw new Error(`There is no risk ${id}`)
    add(text)
  }
  for (const [id, places] of wordingsIn(studied)) {
    const wording = textRisks[id]!
    if (places.length >= wording.least) add(wording, ` So in line ${places.slice(0, 5).join(', ')}.`)
  }
  if (open && reading.statements.filter(isAsking).length < fewStatements) add(workRisks['little-known']!)
  if (reading.language.language === null) add(workRisks['unknown-language']!)
  return risks.toSorted((a, b) => order.indexOf(a.impact) - order.indexOf(b.impact)).slice(0, mostTold)
}

function wordingsIn({ reading }: Study): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { words, lines } of reading.statements.filter(isAsking)) {
    for (const { owner } of wordings.find(words)) {
      const list = places.get(owner) ?? []
      if (list.at(-1) !== lines[0]) places.set(owner, [...list, lines[0]!])
    }
  }
  return places
}
