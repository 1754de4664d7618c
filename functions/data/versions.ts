import * as v from 'valibot'
import { type Version, notEstimated } from '#contract/project'
import { Scope } from '#contract/scope'
import { Settings } from '#contract/settings'
import { Terms } from '#contract/terms'
import { TrackRecord } from '#contract/track-record'
import { type NumberedVersion, VersionSummary, versionNotFound } from '#contract/version'
import { answerSentences, answeredShare, questionsFor } from '#domain/scope/answers'
import { totalsOf } from '#domain/scope/scoped-work'
import { refuse } from '#functions/lib/refusal'
import { unpack } from './large-values'
import {
  PartVersions,
  type ProjectRecord,
  type StoredAnalysis,
  type StoredBreakdown,
  requireProjectRecord,
  readContents,
} from './projects'
import { readScope } from './scopes'
import * as key from './keys'
import * as prefixes from './prefixes'
import { get, list } from './table'

/** A version that is no longer the current one, as it was then. */
export const VersionRecord = v.object({
  projectId: v.string(),
  ...VersionSummary.entries,
  /** Saved estimate that its own was when another version replaced it. */
  savedId: v.optional(v.string()),
  parts: PartVersions,
  settings: Settings,
  terms: Terms,
  record: v.optional(TrackRecord),
  /** Compressed. */
  scope: v.optional(v.instance(Uint8Array)),
})
export type VersionRecord = v.InferOutput<typeof VersionRecord>

/** Throws 404 without the project, and 409 if it has no estimate. */
export async function requireEstimated(userId: string, id: string): Promise<ProjectRecord> {
  const record = await requireProjectRecord(userId, id)
  if (record.status !== 'completed') throw refuse.conflict(notEstimated)
  return record
}

/**
 * Returns a version, the current one by default. Throws 404 without the project or the version, and 409 without an
 * estimate.
 */
export async function readVersion(userId: string, id: string, number?: number): Promise<NumberedVersion> {
  const record = await requireEstimated(userId, id)
  if (number !== undefined && number !== record.version.number)
    return readEarlierVersion(userId, await requireVersion(userId, id, number))
  return readCurrentVersion(userId, record)
}

export async function readCurrentVersion(userId: string, record: ProjectRecord) {
  const { id, version, terms, trackRecord, hourlyRate, developerCount, priority } = record
  const [parts, scope] = await Promise.all([readPartsOf(userId, id, version), readScope(userId, id)])
  const settings = { hourlyRate, developerCount, priority }
  return { ...parts, number: version.number, settings, terms, scope, record: trackRecord ?? undefined }
}

export type CurrentVersion = Awaited<ReturnType<typeof readCurrentVersion>>

/** Throws 404 if the version was deleted or never existed. The current one has no record of its own. */
export async function requireVersion(userId: string, id: string, number: number): Promise<VersionRecord> {
  const found = await get(key.version(userId, id, number))
  if (!found) throw refuse.notFound(versionNotFound)
  return v.parse(VersionRecord, found)
}

export async function readEarlierVersion(userId: string, stored: VersionRecord): Promise<NumberedVersion> {
  const { projectId, number, parts, settings, terms, record } = stored
  return {
    ...(await readPartsOf(userId, projectId, parts)),
    number,
    settings,
    terms,
    scope: await scopeOf(stored),
    record,
  }
}

export const scopeOf = async ({ scope }: VersionRecord): Promise<Scope | undefined> =>
  scope && v.parse(Scope, await unpack(scope))

async function readPartsOf(userId: string, id: string, version: PartVersions) {
  const { requirements, analysis, made } = await readContents(userId, { id, status: 'completed', version })
  return { ...versionOf(analysis!, made!), requirements }
}

export const versionOf = (
  { components, questions: all, lines, written = [], workType }: StoredAnalysis,
  made: StoredBreakdown,
): Version => {
  const { breakdown, constraints, answers, assumed, shown, analyst, estimatedAt } = made
  const { privateAnswers = Object.keys(answers) } = made
  const questions = questionsFor(all, breakdown.workType.kind)
  const shared = questions.filter(({ id }) => assumed.includes(id) || !privateAnswers.includes(id))
  return {
    breakdown,
    lines: lines.map((line) => written.find(({ id }) => id === line.id) ?? line),
    constraints,
    asked: { components, questions, answers, assumed, workType },
    answeredShare: answeredShare(questions, answers, assumed),
    assumed: answerSentences(shared, answers, assumed),
    ...(shown && { shown }),
    analyst,
    estimatedAt,
  }
}

/** Returns up to `max` earlier versions of all projects, or those before a cursor, and the cursor of each. */
export async function listEarlierVersions(userId: string, before: string | undefined, max: number) {
  const { sk: prefix } = prefixes.allVersions(userId)
  const items = await list(prefixes.allVersions(userId), max, { before })
  return items.map((item) => {
    const record = v.parse(VersionRecord, item)
    return {
      cursor: String(item.sk).slice(prefix.length),
      read: async () => ({ projectId: record.projectId, ...(await readEarlierVersion(userId, record)) }),
    }
  })
}

export const summaryOf = ({ version, savedVersion }: ProjectRecord, current: CurrentVersion): VersionSummary => ({
  number: version.number,
  origin: version.origin,
  estimatedAt: current.estimatedAt,
  ...totalsOf(current, current),
  isSaved: savedVersion === version.number,
})
