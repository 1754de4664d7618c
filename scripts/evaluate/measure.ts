import { maskLines } from '#domain/constraints/masked-lines'
import { analystFailures } from '#functions/services/analyst/failures'
import { peakMegabytes } from '#scripts/testing/peak-memory'
import type { Analyst, Estimated } from './analyst'
import { isDemand } from './demands'
import { type Case, type Coverage, type Cases, type Subject, coverageOf, spoken, runCases } from './properties'
import { reviseSubject } from './revisions'
import { textsIn } from './variants'

/** Cost of an estimate: seconds of the analyst, and peak memory of its process. */
export interface Cost {
  seconds: number
  megabytes: number
}

type Figures = Pick<Estimated, 'build' | 'hours' | 'p10' | 'p90' | 'components' | 'questions'>

/** Document with an estimate. */
export interface Measured extends Cost {
  figures: Figures
  coverage: Coverage
  cases: Cases
}

/** Document without an estimate, and whether that is correct because it asks for nothing. */
export interface NotEstimated {
  refused: string
  isRightly: boolean
}

/** A text with fewer demands may ask for nothing. */
const minDemandsToTell = 5

export async function measureText(
  analyst: Analyst,
  { title, text, maxVariants }: Pick<Subject, 'title' | 'text' | 'maxVariants'>,
): Promise<Measured | NotEstimated> {
  await warmUp(analyst)
  const estimate = await analyst.estimate(title, text)
  if ('refused' in estimate) {
    const demands = maskLines(text).lines.filter(isDemand).length
    return { ...estimate, isRightly: estimate.refused === analystFailures.nothing && demands < minDemandsToTell }
  }
  const subject = { title, text, maxVariants, estimated: estimate, analyst }
  const { build, hours, p10, p90, components, questions, seconds } = estimate
  return {
    seconds,
    megabytes: peakMegabytes(),
    figures: { build, hours, p10, p90, components, questions },
    coverage: coverageOf(estimate),
    cases: { ...(await runCases(subject)), ...(await reviseSubject(subject)) },
  }
}

/** The fastest of these runs counts, because the code is not compiled in the first ones. */
const runs = 3

/** Measures the cost of the longest document. Another title each time, so that no reading is reused. */
export async function measureCost(analyst: Analyst, text: string): Promise<Cost & { hours: number }> {
  const times: number[] = []
  let hours = 0
  for (let run = 0; run < runs; run++) {
    const estimate = await analyst.estimate(`All of it ${run}`, text)
    if ('refused' in estimate) throw new Error(`The long document is refused: ${estimate.refused}`)
    times.push(estimate.seconds)
    hours = estimate.hours
  }
  return { seconds: Math.min(...times), megabytes: peakMegabytes(), hours }
}

/** Hours of the same short document in a language, and the analyst's remarks about the language. */
export interface InLanguage {
  language: string
  hours: number | null
  case_: Case
}

/** Estimates the same short document in languages that the offline analyst has to know, and in others. */
export async function measureLanguages(analyst: Analyst): Promise<InLanguage[]> {
  const results: InLanguage[] = []
  for (const [language, text] of textsIn('languages')) {
    const title = text.split('\n', 1)[0]!
    const estimate = await analyst.estimate(title, text)
    results.push(
      'refused' in estimate
        ? { language, hours: null, case_: { change: `gives no estimate: "${estimate.refused}"`, measured: 0 } }
        : { language, hours: estimate.hours, case_: spoken({ title, text, estimated: estimate, analyst }) },
    )
  }
  return results
}

const brief = 'Users log in and book a lesson.'

/** Loads what only the first estimate needs, so that the document's cost does not include it. */
const warmUp = (analyst: Analyst) => (analyst.isModel ? null : analyst.estimate('Lessons', brief))
