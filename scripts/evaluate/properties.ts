import type { Line } from '#contract/estimation'
import { readDocument } from '#functions/services/documents/read'
import type { Analyst, Estimate, Estimated, Remembered } from './analyst'
import { renderingsOf } from './formats'
import { isDemand } from './demands'
import { admitsUnknownLanguage, familiar, familiarity } from './languages'
import { type Variant, addAnchors, addNoise, reorder, repeatParagraphs, addAllFeatures, addFeature } from './variants'

/** Case of a property: the variation, and its effect as a share (0.02 is 2 % more hours). */
export interface Case {
  change: string
  measured: number
}

export const propertyNames = [
  'repeatable',
  'formats',
  'anchors',
  'feature',
  'grows',
  'twice',
  'order',
  'noise',
  'untouched',
  'moved',
  'undone',
  'sent',
  'traced',
  'answered',
  'language',
] as const
export type Property = (typeof propertyNames)[number]

/** Properties of revisions (`revisions.ts`). */
export type RevisionProperty = 'untouched' | 'moved' | 'undone' | 'sent'

/** Cases of each property. Empty if a document has no occasion for one. */
export type Cases = Record<Property, Case[]>

/** Document under test. */
export interface Subject {
  title: string
  text: string
  estimated: Estimated
  analyst: Analyst
  /** Maximum variants of each kind. All by default, or those that a model is paid for. */
  maxVariants?: number | undefined
}

/** Runs on the same text. The offline analyst is deterministic, so two are enough. */
const runs = { model: 5, offline: 2 }

/** Maximum variants of a kind for a model, because each one costs money. */
export const variantsOfModel = 2

/** Runs all cases that a single document allows. */
export async function runCases(subject: Subject): Promise<Omit<Cases, RevisionProperty>> {
  const { text, estimated, analyst } = subject
  const remembered: Remembered = new Map()
  const max = subject.maxVariants ?? (analyst.isModel ? variantsOfModel : Infinity)
  const changes = async (variants: Variant[]) => {
    const cases: Case[] = []
    for (const { change, text } of variants.slice(0, max))
      cases.push(caseOf(change, await analyst.estimate(subject.title, text, remembered), estimated))
    return cases
  }
  return {
    repeatable: await repeated(subject),
    formats: await reformatted(subject, remembered),
    anchors: await changes(addAnchors(text)),
    feature: await changes(addFeature(text)),
    grows: await changes(addAllFeatures(text)),
    twice: await changes(repeatParagraphs(text)),
    order: await changes(reorder(text)),
    noise: await changes(addNoise(text)),
    ...judgeCoverage(coverageOf(estimated)),
    language: [spoken(subject)],
  }
}

function caseOf(change: string, estimate: Estimate, other: Estimated): Case {
  if ('refused' in estimate) return { change: `${change} ("${estimate.refused}")`, measured: -1 }
  return { change, measured: changeOf(estimate.build, other.build) }
}

/** Returns the relative change of hours. Sums in another order are the same to a millionth. */
export function changeOf(hours: number, before: number): number {
  const change = hours / before - 1
  return Math.abs(change) < 1e-6 ? 0 : change
}

/** Estimates the same text again, without stored outputs. */
async function repeated({ title, text, estimated, analyst }: Subject): Promise<Case[]> {
  const cases: Case[] = []
  for (let run = 2; run <= (analyst.isModel ? runs.model : runs.offline); run++) {
    cases.push(caseOf(`when read for the ${run}. time`, await analyst.estimate(title, text), estimated))
  }
  return cases
}

async function reformatted({ title, text, estimated, analyst }: Subject, remembered: Remembered): Promise<Case[]> {
  const cases: Case[] = []
  for (const { format, bytes } of renderingsOf(text)) {
    const reading = await readDocument(bytes)
    // A page with only a few words would be read as a scan.
    if (!('text' in reading)) continue
    cases.push(caseOf(`as ${format}`, await analyst.estimate(title, reading.text, remembered), estimated))
  }
  return cases
}

/** Lines of a document that tasks cover. */
export interface Coverage {
  tasks: number
  /** Tasks without a source line in the document. */
  untraced: string[]
  lines: number
  /** Lines that, according to the analyst, ask for nothing. */
  background: number
  functional: number
  /** Functional lines that no task or supporting work covers and the estimate does not list. */
  unlisted: Line[]
  answered: number
  /** Functional lines that no task or supporting work covers. */
  unanswered: Line[]
  /** Number of lines that are demands by their form, whatever the analyst says, and how many of them a task covers. */
  demands: number
  demandsAnswered: number
  demandsUnanswered: Line[]
}

export function coverageOf({ tasks, lines, background, supporting, notEstimated }: Estimated): Coverage {
  const ids = new Set(lines.map(({ id }) => id))
  const cited = new Set([...tasks.flatMap(({ sources }) => sources), ...supporting])
  const calledBackground = new Set(background)
  const listed = new Set(notEstimated)
  const functional = lines.filter(({ id }) => !calledBackground.has(id))
  const unanswered = functional.filter(({ id }) => !cited.has(id))

  // Repeated text is covered by the task of its first occurrence.
  const answeredWords = new Set(lines.filter(({ id }) => cited.has(id)).map(({ text }) => text))
  const demands = lines.filter(isDemand)
  const demandsUnanswered = demands.filter(({ text }) => !answeredWords.has(text))
  return {
    tasks: tasks.length,
    untraced: tasks.filter(({ sources }) => !sources.some((id) => ids.has(id))).map(({ name }) => name),
    lines: lines.length,
    background: lines.length - functional.length,
    functional: functional.length,
    unlisted: unanswered.filter(({ id }) => !listed.has(id)),
    answered: functional.length - unanswered.length,
    unanswered,
    demands: demands.length,
    demandsAnswered: demands.length - demandsUnanswered.length,
    demandsUnanswered,
  }
}

const share = (part: number, all: number) => (all > 0 ? part / all : 1)

function judgeCoverage(of: Coverage): Pick<Cases, 'traced' | 'answered'> {
  return {
    traced: [
      {
        change: of.untraced.length > 0 ? `tasks with a source: "${of.untraced[0]}" has none` : 'tasks with a source',
        measured: share(of.tasks - of.untraced.length, of.tasks),
      },
      {
        change: example('lines answered, called background or listed as not estimated', of.unlisted),
        measured: share(of.functional - of.unlisted.length, of.functional),
      },
    ],
    answered: [
      { change: example('functional lines answered', of.unanswered), measured: share(of.answered, of.functional) },
    ],
  }
}

const example = (what: string, [first]: Line[]) =>
  first ? `${what}: line ${first.id} is not, "${first.text.slice(0, 80)}"` : what

/** Fewer demands are not significant. */
const minDemands = 10

/**
 * Returns the share of covered demands in several documents, or no case if there are too few. The detector takes some
 * lines of contracts and manuals for demands, so all documents are judged together. It detects an analyst that calls
 * everything background.
 */
export function judgeDemands(all: readonly Coverage[]): Case[] {
  const count = (of: 'demands' | 'demandsAnswered') => all.reduce((sum, coverage) => sum + coverage[of], 0)
  if (count('demands') < minDemands) return []
  const unanswered = all.flatMap(({ demandsUnanswered }) => demandsUnanswered)
  return [
    {
      change: example('lines that demand something answered', unanswered),
      measured: share(count('demandsAnswered'), count('demands')),
    },
  ]
}

/** Returns 1 if the offline analyst states correctly if it knows the language. A model knows all languages. */
export function spoken({ text, estimated, analyst }: Subject): Case {
  const known = analyst.isModel ? null : familiarity(text)
  const says = admitsUnknownLanguage(estimated.remarks)
  if (known !== null && known < familiar.min && !says) {
    return { change: 'does not say that it knows no words of the language', measured: 0 }
  }
  if (known !== null && known > familiar.clearly && says) {
    return { change: 'says that it knows no words of a language that it should know', measured: 0 }
  }
  return {
    change: says ? 'says that it knows few words of the language' : 'is read without a word about its language',
    measured: 1,
  }
}
