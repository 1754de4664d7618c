import { maskConstraints } from '#domain/constraints/mask'
import { numberLines } from '#domain/requirement-lines'
import { analystFailures } from '#functions/services/analyst/failures'
import { peakMegabytes } from '#scripts/benchmark/peak-memory'
import type { Analyst, Estimated } from './analyst'
import { isDemand } from './demands'
import { type Case, type Coverage, type Trials, coverageOf, spoken, trialsOf } from './properties'
import { textsIn } from './variants'

/** What an estimate takes: seconds of the analyst, and the most that its process held until then. */
export interface Cost {
  seconds: number
  megabytes: number
}

type Figures = Pick<Estimated, 'build' | 'hours' | 'p10' | 'p90' | 'components' | 'questions'>

/** A document with an estimate. */
export interface Measured extends Cost {
  figures: Figures
  coverage: Coverage
  trials: Trials
}

/** A document without one, and whether that is as it should be: there is nothing to build in it. */
export interface NotEstimated {
  refused: string
  isRightly: boolean
}

/** Fewer demands than this may be told from a text that asks for nothing. */
const fewDemands = 5

export async function measureText(analyst: Analyst, title: string, text: string): Promise<Measured | NotEstimated> {
  await warmUp(analyst)
  const estimate = await analyst.estimate(title, text)
  if ('refused' in estimate) {
    const demands = numberLines(maskConstraints(text).text).filter(isDemand).length
    return { ...estimate, isRightly: estimate.refused === analystFailures.nothing && demands < fewDemands }
  }
  const { build, hours, p10, p90, components, questions, seconds } = estimate
  return {
    seconds,
    megabytes: peakMegabytes(),
    figures: { build, hours, p10, p90, components, questions },
    coverage: coverageOf(estimate),
    trials: await trialsOf({ title, text, estimated: estimate, analyst }),
  }
}

/** Runs of which the fastest counts: the first ones find the code not yet compiled. */
const runs = 3

/** What the longest document costs. */
export async function measureCost(analyst: Analyst, text: string): Promise<Cost & { hours: number }> {
  const times: number[] = []
  let hours = 0
  for (let run = 0; run < runs; run++) {
    const estimate = await analyst.estimate('All of it', text)
    if ('refused' in estimate) throw new Error(`The long document is refused: ${estimate.refused}`)
    times.push(estimate.seconds)
    hours = estimate.hours
  }
  return { seconds: Math.min(...times), megabytes: peakMegabytes(), hours }
}

/** Hours of the same short document in a language, and what is said of the language. */
export interface InLanguage {
  language: string
  hours: number | null
  trial: Case
}

/** The same short document in languages that the offline analyst is to know and in others. */
export async function measureLanguages(analyst: Analyst): Promise<InLanguage[]> {
  const results: InLanguage[] = []
  for (const [language, text] of textsIn('languages')) {
    const title = text.split('\n', 1)[0]!
    const estimate = await analyst.estimate(title, text)
    results.push(
      'refused' in estimate
        ? { language, hours: null, trial: { change: `gives no estimate: "${estimate.refused}"`, measured: 0 } }
        : { language, hours: estimate.hours, trial: spoken({ title, text, estimated: estimate, analyst }) },
    )
  }
  return results
}

const brief = 'Users log in and book a lesson.'

/** What is loaded at the first estimate only is not the document's cost. */
const warmUp = (analyst: Analyst) => (analyst.isModel ? null : analyst.estimate('Lessons', brief))
