import { referTo } from '#domain/text/line-references'
import { quote, shorten } from '#domain/text/text'
import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import { contradictionsIn } from './contradictions'
import { type Statement, isAsking } from './reading/statement'
import { scopeContradictionsIn } from './scope-contradictions'
import type { Study } from './study'
import { Matcher } from './text/matcher'
import { termsOf } from './vocabulary/cues'
import { riskHeading } from './vocabulary/headings'
import { causeRisk, languageRisk, risksOfWording, risksOfWork, shortTextRisk, systemRisk } from './vocabulary/risks'
import { repair } from './vocabulary/upkeep/common'
import { works } from './vocabulary/work'

type Risk = AnalysisOutput['risks'][number]

const maxRisks = 6
const maxContradictions = 3

/** Texts with fewer requirements get the risk of incomplete requirements. */
const minStatements = 5

/** Names of the components that are named after a kind of work. */
const ofWork: ReadonlySet<string> = new Set([...works.values()].map(({ name }) => name))

const order = ['high', 'medium', 'low']

const wordings = new Matcher<number>()
for (const [at, { terms }] of risksOfWording.entries()) for (const term of termsOf(terms)) wordings.add(term, at)

/** Maximum number of lines to which a risk refers. */
const maxLines = { work: 10, wording: 5 }

const referToLines = (statements: readonly Statement[]) =>
  `See ${referTo(statements.flatMap(({ lines }) => lines[0] ?? []))}.`

/** Returns a text with a reference to all lines of the work that it is about, with which it is left out. */
export const tieToWork = (text: string, statements: readonly Statement[], isWhole: boolean): string =>
  isWhole && statements.length <= maxLines.work ? `${text} ${referToLines(statements)}` : text

/** Maximum risks of the text's own, minimum words of one, and maximum characters of its name. */
const stated = { risks: 4, words: 4, name: 80 }

/** Returns the risks that the text lists. It seldom says how much they weigh. */
const statedRisks = (statements: readonly Statement[]): Risk[] =>
  statements
    .filter(
      ({ kind, heading, words, text }) =>
        kind === 'background' && riskHeading.test(heading) && words.length >= stated.words && !text.includes(' | '),
    )
    .slice(0, stated.risks)
    .map(({ text }) => ({
      risk: shorten(text.replace(/[.;]$/, ''), stated.name),
      description: `Named in the requirements: ${quote(text)}`,
      impact: 'medium',
      mitigation: 'Agree before the start who watches this, and what happens if it occurs.',
    }))

/** Returns the statements that ask for a fault to be fixed. */
export const repairsIn = ({ reading, recognized }: Pick<Study, 'reading' | 'recognized'>) =>
  reading.statements.filter((_, place) => recognized.upkeep[place] === repair)

/** Returns the contradictions of a text as risks that quote both lines. */
const contradictionRisks = (statements: readonly Statement[]): Risk[] =>
  [...contradictionsIn(statements), ...scopeContradictionsIn(statements)]
    .slice(0, maxContradictions)
    .map(({ about, one, other }) => {
      const [line, otherLine] = [one, other].map((it) => `${quote(it.text)} ${referTo(it.lines.slice(0, 1))}`)
      return {
        risk: shorten(`Contradiction: ${about.replace(/[.;]$/, '')}`, stated.name),
        description: `${line} and ${otherLine} cannot both hold.`,
        impact: 'high',
        mitigation: 'Decide before the start which of them applies, and correct the other one.',
      }
    })

/** Returns the risks that the text lists, and those of the recognized work and of the wording, the greatest first. */
export function risksOf({ reading, recognized, profile, plan }: Study, isWhole = true): Risk[] {
  if (plan.components.length === 0) return []
  const asking = reading.statements.filter(isAsking)
  const componentsAt = (place: number) =>
    plan.components
      .filter(({ tasks }) => tasks.some(({ places, role }) => places.includes(place) && role !== 'Front-end developer'))
      .map(({ name }) => name)
  // A change has the risks of what it builds, not of what it only names or shows: "Show the invoice number".
  const builds = (id: string, place: number) =>
    recognized.works[place]!.has(id) &&
    (profile.kind !== 'change' || componentsAt(place).some((name) => name === works.get(id)!.name || !ofWork.has(name)))
  const naming = (ids: readonly string[], except?: RegExp) =>
    reading.statements.filter(({ text }, place) => ids.some((id) => builds(id, place)) && !except?.test(text))
  const tie = (risk: Risk, statements: readonly Statement[]) =>
    statements.length === 0 ? [] : [{ ...risk, description: tieToWork(risk.description, statements, isWhole) }]
  const systems = [...new Set(recognized.systems.flatMap((names) => [...names]))]
  const found = asking.map(({ words }) => new Set(wordings.find(words).map(({ owner }) => owner)))
  const wording = risksOfWording.flatMap(({ terms: _terms, min, ...risk }, at) => {
    const lines = asking.filter((_, place) => found[place]!.has(at))
    if (lines.length < min) return []
    return [{ ...risk, description: `${risk.description} ${referToLines(lines.slice(0, maxLines.wording))}` }]
  })
  const risks = [
    ...(systems.length > 0
      ? [{ ...systemRisk, description: `${systemRisk.description} Named here: ${systems.slice(0, 6).join(', ')}.` }]
      : []),
    ...risksOfWork.flatMap(({ works: ids, except, ...risk }) => tie(risk, naming(ids, except))),
    ...tie(causeRisk, repairsIn({ reading, recognized })),
    ...wording,
    ...(reading.language.language === null ? [languageRisk] : []),
    ...(isWhole && profile.kind === 'product' && asking.length < minStatements ? [shortTextRisk] : []),
  ]
  const byImpact = (one: Risk, other: Risk) => order.indexOf(one.impact) - order.indexOf(other.impact)
  const named = [
    ...(reading.form === 'text' ? contradictionRisks(reading.statements) : []),
    ...statedRisks(reading.statements),
  ].slice(0, maxRisks)
  return [...named, ...risks.toSorted(byImpact).slice(0, maxRisks - named.length)].toSorted(byImpact)
}
