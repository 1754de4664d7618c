import type { TrackRecord } from '#contract/track-record'
import { capitalize, formatDate, percent, plural } from '#domain/text/format'
import { correctionOf } from './calibration'

/** Name and description of the correction in estimates and files, which clients read: they say nothing about the record. */
export const recordTitle = 'Adjustment from past projects'
export const recordDescription = 'What past projects took, compared with their estimates.'

/** Counts the projects that enter a correction: all, or the newest of many. */
export const countProjects = ({ projects, ratios }: Pick<TrackRecord, 'projects' | 'ratios'>, noun = 'project') =>
  projects > ratios.length ? `the newest ${ratios.length} of ${plural(projects, noun)}` : plural(projects, noun)

/** Names the row of the correction for its owner. */
export const recordRowName = (record: Pick<TrackRecord, 'projects' | 'ratios'>): string =>
  `Your record, ${countProjects(record)}`

/** Names a record by its size and date. */
const describeRecord = (record: Pick<TrackRecord, 'projects' | 'ratios' | 'finishedOn'>): string =>
  `${countProjects(record, 'finished project')}, the last one finished on ${formatDate(record.finishedOn)}`

/** True if a record has too few projects to trust its mean: one or two. */
export const isLittle = ({ projects }: Pick<TrackRecord, 'projects'>): boolean => projects < 3

/** Returns the geometric mean of actual ÷ estimated hours. */
const meanRatio = ({ ratios }: Pick<TrackRecord, 'ratios'>): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)

/** Formats how far a factor is from 1, in whole percent. */
const by = (factor: number) => percent(Math.abs(Math.round(100 * factor) / 100 - 1))

/** Describes by how much one or two projects correct an estimate, which is less than they differ from their own. */
export function describeLittle(record: TrackRecord, isApplied = true): string {
  const [corrected, mean] = [correctionOf(record), meanRatio(record)]
  const who = record.projects === 1 ? 'One project says little' : 'Two projects say little'
  if (by(corrected) === by(1)) return `${who}: this estimate stays as it is.`
  const moved = `${isApplied ? 'is' : 'would be'} ${corrected > 1 ? 'raised' : 'lowered'} by about ${by(corrected)}`
  // Of two, the newer one counts more, so that they can move an estimate against their mean.
  const isLess = corrected > 1 ? mean > corrected : mean < corrected
  return `${who}: this estimate ${moved}${isLess && by(mean) !== by(corrected) ? `, not ${by(mean)}` : ''}.`
}

const change = (factor: number) => `${by(factor)} ${factor < 1 ? 'lower' : 'higher'}`

/** Describes by how much the record corrects an estimate, and the weights behind that. */
export const describeCorrection = (record: TrackRecord): string =>
  `${capitalize(describeRecord(record))}. ${record.projects === 1 ? 'It makes' : 'They make'} this estimate ${change(correctionOf(record))}: newer projects count more, and few projects move it less than they differ from their own estimates.`
