import type { Line } from '#contract/estimation'
import { readDocument } from '#functions/services/documents/read'
import type { Analyst, Estimate, Estimated, Remembered } from './analyst'
import { renderingsOf } from './formats'
import { isDemand } from './demands'
import { confesses, familiar, familiarity } from './languages'
import { type Variant, anchored, noisy, reordered, repeating, withAllFeatures, withFeature } from './variants'

/** One trial of a property: what was changed, and what came of it as a share: 0.02 is 2 % more hours. */
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
  'traced',
  'answered',
  'language',
] as const
export type Property = (typeof propertyNames)[number]

/** Trials of each property; none where a document gives no occasion. */
export type Trials = Record<Property, Case[]>

/** A document as it is put to the test. */
export interface Subject {
  title: string
  text: string
  estimated: Estimated
  analyst: Analyst
}

/** Runs of a model on the same text; the offline analyst's second is as good as its fifth. */
const runs = { model: 5, offline: 2 }

/** Variants of a kind that a model is asked: each is paid for. */
export const variantsOfModel = 2

/** Puts a document to all trials that one document allows. */
export async function trialsOf(subject: Subject): Promise<Trials> {
  const { text, estimated, analyst } = subject
  const remembered: Remembered = new Map()
  const some = <T>(all: T[]) => (analyst.isModel ? all.slice(0, variantsOfModel) : all)
  const changes = async (variants: Variant[]) => {
    const cases: Case[] = []
    for (const { change, text } of some(variants))
      cases.push(caseOf(change, await analyst.estimate(subject.title, text, remembered), estimated))
    return cases
  }
  return {
    repeatable: await repeated(subject),
    formats: await reformatted(subject, remembered),
    anchors: await changes(anchored(text)),
    feature: await changes(withFeature(text)),
    grows: await changes(withAllFeatures(text)),
    twice: await changes(repeating(text)),
    order: await changes(reordered(text)),
    noise: await changes(noisy(text)),
    ...coverageTrials(coverageOf(estimated)),
    language: [spoken(subject)],
  }
}

function caseOf(change: string, estimate: Estimate, other: Estimated): Case {
  if ('refused' in estimate) return { change: `${change} ("${estimate.refused}")`, measured: -1 }
  return { change, measured: changeOf(estimate.build, other.build) }
}

/** How far hours are from those before, as a share of these. Sums in another order are the same to a millionth. */
export function changeOf(hours: number, before: number): number {
  const change = hours / before - 1
  return Math.abs(change) < 1e-6 ? 0 : change
}

/** The same text again, nothing remembered. */
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
    // A page with a few words only passes for a picture.
    if (!('text' in reading)) continue
    cases.push(caseOf(`as ${format}`, await analyst.estimate(title, reading.text, remembered), estimated))
  }
  return cases
}

/** Which lines of a document the tasks answer. */
export interface Coverage {
  tasks: number
  /** Tasks without a source that is a line of the document. */
  untraced: string[]
  lines: number
  /** Lines that the analyst says ask for nothing. */
  background: number
  functional: number
  /** Functional lines that neither a task answers nor the estimate lists. */
  unlisted: Line[]
  answered: number
  /** Functional lines that no task answers. */
  unanswered: Line[]
  /** Lines that ask for something by their form, whatever the analyst says; how many of them a task answers. */
  demands: number
  demandsAnswered: number
  demandsUnanswered: Line[]
}

export function coverageOf({ tasks, lines, background, notEstimated }: Estimated): Coverage {
  const ids = new Set(lines.map(({ id }) => id))
  const cited = new Set(tasks.flatMap(({ sources }) => sources))
  const calledBackground = new Set(background)
  const listed = new Set(notEstimated)
  const functional = lines.filter(({ id }) => !calledBackground.has(id))
  const unanswered = functional.filter(({ id }) => !cited.has(id))

  // What the text says twice is answered twice.
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

function coverageTrials(of: Coverage): Pick<Trials, 'traced' | 'answered'> {
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

/** Fewer demands than this say nothing. */
const fewestDemands = 10

/**
 * The share of demands answered in several documents; none where there are too few. The detector takes some contracts
 * and manuals for demands, so it is held of all documents together, against an analyst that calls all background.
 */
export function demandsTrial(all: readonly Coverage[]): Case[] {
  const count = (of: 'demands' | 'demandsAnswered') => all.reduce((sum, coverage) => sum + coverage[of], 0)
  if (count('demands') < fewestDemands) return []
  const unanswered = all.flatMap(({ demandsUnanswered }) => demandsUnanswered)
  return [
    {
      change: example('lines that demand something answered', unanswered),
      measured: share(count('demandsAnswered'), count('demands')),
    },
  ]
}

/** 1 where the offline analyst says what it knows of the language: a model has no words to lack. */
export function spoken({ text, estimated, analyst }: Subject): Case {
  const known = analyst.isModel ? null : familiarity(text)
  const says = confesses(estimated.remarks)
  if (known !== null && known < familiar.least && !says) {
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
