import { type Role, defaultWorkType } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { type Settings, defaultSettings } from '#contract/settings'
import { correctionOf } from './calibration'
import { factorAt, sigmaOf, spreadOf } from './range'
import { supportingRowsOf } from './supporting-work'
import { buildHoursOf } from './workload'

/** Figures of an estimate before anything was rounded. */
export interface ExactFigures {
  /** Rows of supporting work by name. */
  supporting: ReadonlyMap<string, { hours: number; role: Role }>
  /** Hours of the correction by the record. */
  record: number
  /** Hours with the correction ÷ hours without it. */
  correction: number
  /** Quoted price ÷ cost. */
  quote: number
}

export function exactFiguresOf(
  { components, record, answeredShare, price, workType = defaultWorkType }: Estimation,
  { developerCount }: Settings = defaultSettings,
): ExactFigures {
  const build = buildHoursOf(components)
  const supporting = supportingRowsOf(build, developerCount, workType)
  const hours = supporting.reduce((sum, row) => sum + row.hours, build.build)
  const applied = record?.isApplied ? record : undefined
  const correction = applied ? correctionOf(applied) : 1
  const sigma = sigmaOf(spreadOf(components.flatMap(({ tasks }) => tasks)), answeredShare)
  return {
    supporting: new Map(supporting.map((row) => [row.name, row])),
    record: hours * (correction - 1),
    correction,
    quote: factorAt(`p${price?.quoteAt ?? 50}`, sigma, applied),
  }
}
