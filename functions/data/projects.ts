import * as v from 'valibot'
import { type AnswersBody, Answers } from '#contract/answers'
import { Analysis, Breakdown, LineId, WorkType } from '#contract/breakdown'
import { ErrorKind } from '#contract/error-kinds'
import { Constraint, Line } from '#contract/estimation'
import { Progress } from '#contract/joining'
import type { Tier } from '#contract/plan'
import { JobKind, type NewProject, ShownHours, Status, projectNotFound, requirementsTooBig } from '#contract/project'
import { Settings } from '#contract/settings'
import { Terms, defaultTerms } from '#contract/terms'
import { TrackRecord } from '#contract/track-record'
import { VersionNumber, VersionOrigin } from '#contract/version'
import { limitOf, monthOf } from '#domain/estimate/quota'
import { isId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { maxItemBytes, pack, buildPuts, readParts, unpack } from './large-values'
import * as key from './keys'
import * as prefixes from './prefixes'
import { TableName, type Write, get, list, unlessDeleted, transact } from './table'
import type { UserRecord } from './users'

/** Lease of a running job (see `leases.ts`). */
const Lease = v.object({
  token: v.string(),
  kind: JobKind,
  /** Both in milliseconds since 1970. The start is absent from leases taken before it was stored. */
  startedAt: v.optional(v.number()),
  leaseExpiresAt: v.number(),
  progress: Progress,
})
export type Lease = v.InferOutput<typeof Lease>

/** Returns the lease of a job that may still run. */
export const liveLeaseOf = (job: Lease | undefined, now: Date): Lease | undefined =>
  job && job.leaseExpiresAt >= now.getTime() ? job : undefined

/** Condition that no job may still run, with `#job`, and `:now` in milliseconds since 1970. */
export const noJobRuns = '(attribute_not_exists(#job) OR #job.leaseExpiresAt < :now)'

/** Error of a failed job; `retryAfter` in seconds. */
export const Failure = v.object({
  token: v.string(),
  /** Absent from failures stored before they had kinds. */
  kind: v.optional(ErrorKind, 'internal'),
  message: v.string(),
  retryAfter: v.optional(v.number()),
  /** Kind of the job, and the time (ISO 8601). Absent from failures stored before they were. */
  of: v.optional(JobKind),
  at: v.optional(v.string()),
})
export type Failure = v.InferOutput<typeof Failure>

/** Versions that first had each part, so that unchanged parts are stored once. */
export const PartVersions = v.object({ text: VersionNumber, analysis: VersionNumber, breakdown: VersionNumber })
export type PartVersions = v.InferOutput<typeof PartVersions>

const CurrentVersion = v.object({ number: VersionNumber, origin: VersionOrigin, ...PartVersions.entries })
export type CurrentVersion = v.InferOutput<typeof CurrentVersion>

const firstVersion: CurrentVersion = { number: 1, origin: {}, text: 1, analysis: 1, breakdown: 1 }

/** A project without its long texts. */
export const ProjectRecord = v.object({
  id: v.string(),
  title: v.string(),
  status: Status,
  ...Settings.entries,
  terms: v.optional(Terms, defaultTerms),
  /**
   * The owner's record when the project was first estimated, which corrects all its estimates. Null if there was none.
   * Absent before, and from projects estimated before it was stored: they are not corrected until the owner asks for it.
   */
  trackRecord: v.nullish(TrackRecord),
  createdAt: v.string(),
  /** Month (`2026-11`) in which the project counts. Absent if it does not count. */
  countedIn: v.optional(v.string()),
  job: v.optional(Lease),
  /** Set if the last job failed. */
  failure: v.optional(Failure),
  /** Answers submitted last, compressed, and their hash. */
  answers: v.optional(v.instance(Uint8Array)),
  answersHash: v.optional(v.string()),
  /** Hash of the answers that the stored estimate is based on, and its time (ISO 8601). */
  estimatedFrom: v.optional(v.string()),
  estimatedAt: v.optional(v.string()),
  /** The current version: its number, what it came from, and the version that first had each of its parts. */
  version: v.optional(CurrentVersion, firstVersion),
  /** Last revision that was requested: the version that it was edited from, and the hash of its text. */
  revision: v.optional(v.object({ base: VersionNumber, hash: v.string() })),
  /** Number of times that the title or requirements were changed or analyzed. */
  textRevision: v.optional(v.number(), 0),
  /** Number of saved estimates. */
  savedCount: v.optional(v.number(), 0),
  /** Number of writes that can change the estimate: breakdown, version, settings, terms, record, scope. */
  estimateRevision: v.optional(v.number(), 0),
  /** `estimateRevision` of the estimate saved last. */
  savedRevision: v.optional(v.number()),
  /** Saved estimate that it is. Absent from projects saved before it was stored. */
  savedId: v.optional(v.string()),
  /** Last version with a saved estimate. */
  savedVersion: v.optional(v.number()),
})
export type ProjectRecord = v.InferOutput<typeof ProjectRecord>

/** Condition that a version is the current one. Projects without a revision have no version stored. */
export const isVersion = (base: number) =>
  base === 1 ? 'attribute_not_exists(#version) OR #version.#number = :base' : '#version.#number = :base'

/** Condition that the estimate has not changed since `:estimateRevision`. */
export const isRevision = (base: number) =>
  `(${base === 0 ? 'attribute_not_exists(estimateRevision) OR ' : ''}estimateRevision = :estimateRevision)`

/** Returns if the current estimate is saved, and as what. */
export function savedStateOf({ estimateRevision, savedRevision, savedId }: ProjectRecord) {
  const isSaved = savedRevision === estimateRevision
  return { isSaved, savedId: isSaved ? savedId : undefined }
}

/** The analyst's output, with the numbered lines that it read and the constraints hidden from it. */
const StoredAnalysis = v.object({
  ...Analysis.entries,
  analyst: v.string(),
  lines: v.array(Line),
  /** Lines with hidden constraints as people read them. Absent from analyses before it was stored. */
  written: v.optional(v.array(Line)),
  constraints: v.array(Constraint),
  /** Its layers after a revision (see `layers.ts`), which the other fields are merged from. */
  layers: v.optional(
    v.array(v.object({ lines: v.optional(v.array(LineId)), analysis: Analysis, reflects: v.optional(Answers) })),
  ),
})
export type StoredAnalysis = v.InferOutput<typeof StoredAnalysis>

/** The analyst's output after the questions were answered, and the answers that it is based on. */
const StoredBreakdown = v.object({
  breakdown: Breakdown,
  analyst: v.string(),
  answers: Answers,
  assumed: v.array(v.string()),
  /** Constraints stated in the requirements and in the answers. */
  constraints: v.array(Constraint),
  /** Ids of questions whose answers may state constraints, which clients do not read. All, if absent. */
  privateAnswers: v.optional(v.array(v.string())),
  /** ISO 8601. Deadlines are counted from this day. */
  estimatedAt: v.string(),
  /** Absent from the first version, and from those stored before it. */
  shown: v.optional(ShownHours),
  /** One for each layer of the analysis. `breakdown` is merged from them. */
  layers: v.optional(v.array(Breakdown)),
})
export type StoredBreakdown = v.InferOutput<typeof StoredBreakdown>

/** Fields and items that a project has from the one that it is a copy of. */
export interface Copied {
  record: Partial<
    Pick<ProjectRecord, 'status' | 'answers' | 'answersHash' | 'estimatedAt' | 'estimatedFrom' | 'trackRecord'>
  >
  puts: Write[]
}

/**
 * Counts one estimate for the month and stores the project, in one transaction. Returns false if the month's `limit` is
 * reached, or if the user no longer has the plan `tier` that the limit belongs to.
 */
export async function createProject(
  userId: string,
  { requirements, ...draft }: NewProject & { id: string; createdAt: string; terms?: Terms | undefined },
  limit: number,
  tier?: Tier,
  copied: Copied = { record: {}, puts: [] },
): Promise<boolean> {
  const packed = await pack(requirements)
  if (packed.length > maxItemBytes) throw refuse.tooLong(requirementsTooBig)

  const month = monthOf(new Date(draft.createdAt))
  const record: v.InferInput<typeof ProjectRecord> = {
    ...draft,
    status: 'requirements',
    countedIn: month,
    savedCount: 0,
    ...copied.record,
  }
  return transact([
    count(userId, month, limit),
    { Put: { TableName, Item: { ...key.project(userId, record.id), ...record } } },
    ...copied.puts,
    { Put: { TableName, Item: { ...key.text(userId, record.id), packed } } },
    ...(tier ? [onPlan(userId, tier)] : []),
    unlessDeleted(userId),
  ])
}

/** Builds the write that adds one estimate to the month's count, unless the limit is reached. */
const count = (userId: string, month: string, limit: number): Write => ({
  Update: {
    TableName,
    Key: key.quota(userId, month),
    UpdateExpression: 'ADD #used :one',
    ConditionExpression: 'attribute_not_exists(#used) OR #used < :limit',
    ExpressionAttributeNames: { '#used': 'used' },
    ExpressionAttributeValues: { ':one': 1, ':limit': limit },
  },
})

/** Builds the condition that the user still has this plan, so that a lower plan's limit applies immediately. */
const onPlan = (userId: string, tier: Tier): Write => ({
  ConditionCheck: {
    TableName,
    Key: key.user(userId),
    ConditionExpression: 'subscriptionTier = :tier',
    ExpressionAttributeValues: { ':tier': tier },
  },
})

/**
 * Counts an uncounted project in the month of `now`. Returns false if the month's limit is reached, or if the project is
 * already counted. Of any number of concurrent attempts, one counts it.
 */
export const countProject = (user: UserRecord, id: string, now: Date): Promise<boolean> =>
  transact([
    {
      Update: {
        TableName,
        Key: key.project(user.id, id),
        UpdateExpression: 'SET countedIn = :month',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(countedIn)',
        ExpressionAttributeValues: { ':month': monthOf(now) },
      },
    },
    count(user.id, monthOf(now), limitOf(user)),
    onPlan(user.id, user.subscriptionTier),
    unlessDeleted(user.id),
  ])

/** Subtracts a project from its month's count. Returns false if it is not counted or does not exist. */
export async function uncountProject(userId: string, id: string): Promise<boolean> {
  const month = (await findProjectRecord(userId, id))?.countedIn
  if (!month) return false
  return transact([
    {
      Update: {
        TableName,
        Key: key.project(userId, id),
        UpdateExpression: 'REMOVE countedIn',
        ConditionExpression: 'countedIn = :month',
        ExpressionAttributeValues: { ':month': month },
      },
    },
    {
      Update: {
        TableName,
        Key: key.quota(userId, month),
        UpdateExpression: 'ADD #used :one',
        ConditionExpression: '#used > :none',
        ExpressionAttributeNames: { '#used': 'used' },
        ExpressionAttributeValues: { ':one': -1, ':none': 0 },
      },
    },
    unlessDeleted(userId),
  ])
}

export async function findProjectRecord(userId: string, id: string): Promise<ProjectRecord | null> {
  if (!isId(id)) return null
  return v.parse(v.optional(ProjectRecord), await get(key.project(userId, id))) ?? null
}

/** Throws 404 if the user has no such project. */
export async function requireProjectRecord(userId: string, id: string): Promise<ProjectRecord> {
  const record = await findProjectRecord(userId, id)
  if (!record) throw refuse.notFound(projectNotFound)
  return record
}

/** Throws 404 if the text does not exist, because its project was deleted. `version` is the first one that had it, as for the other parts. */
export async function readRequirements(userId: string, id: string, version = 1): Promise<string> {
  const item = await get(key.text(userId, id, version))
  if (!item) throw refuse.notFound(projectNotFound)
  return v.parse(v.string(), await unpack(v.parse(v.instance(Uint8Array), item.packed)))
}

/** Null before the analysis. */
export async function readAnalysis(userId: string, id: string, version = 1): Promise<StoredAnalysis | null> {
  return v.parse(v.optional(StoredAnalysis), (await readParts(key.analysis(userId, id, version)))?.value) ?? null
}

/** Null before the first estimate. */
export async function readBreakdown(userId: string, id: string, version = 1): Promise<StoredBreakdown | null> {
  return v.parse(v.optional(StoredBreakdown), (await readParts(key.breakdown(userId, id, version)))?.value) ?? null
}

export interface Contents {
  requirements: string
  analysis: StoredAnalysis | null
  made: StoredBreakdown | null
}

/**
 * Returns everything that a project's status implies: the analysis unless it is `requirements`, and the breakdown if it
 * is `completed`. Throws 404 if the project was deleted after its record was read.
 */
export async function readContents(
  userId: string,
  { id, status, version }: Pick<ProjectRecord, 'id' | 'status'> & { version: PartVersions },
): Promise<Contents> {
  const [requirements, analysis, made] = await Promise.all([
    readRequirements(userId, id, version.text),
    status === 'requirements' ? null : readAnalysis(userId, id, version.analysis),
    status === 'completed' ? readBreakdown(userId, id, version.breakdown) : null,
  ])
  if ((status !== 'requirements' && !analysis) || (status === 'completed' && !made))
    throw refuse.notFound(projectNotFound)
  return { requirements, analysis, made }
}

/** Builds the writes of an analysis, for the transaction that finishes the job. */
export const buildAnalysisPuts = (
  userId: string,
  id: string,
  analysis: StoredAnalysis,
  version = 1,
): Promise<Write[]> => buildPuts(key.analysis(userId, id, version), v.parse(StoredAnalysis, analysis))

/** Builds the writes of a breakdown, for the transaction that finishes the job. */
export const buildBreakdownPuts = (
  userId: string,
  id: string,
  breakdown: StoredBreakdown,
  version = 1,
): Promise<Write[]> => buildPuts(key.breakdown(userId, id, version), v.parse(StoredBreakdown, breakdown))

const SubmittedAnswers = v.object({ answers: Answers, assumed: v.array(v.string()), workType: v.optional(WorkType) })

/** Compresses answers for a project's record. */
export const packAnswers = (submitted: AnswersBody): Promise<Buffer> => pack(v.parse(SubmittedAnswers, submitted))

/** Returns the answers submitted last. */
export const answersOf = async ({ answers }: ProjectRecord): Promise<AnswersBody | undefined> =>
  answers && v.parse(SubmittedAnswers, await unpack(answers))

/** Returns up to `max` records older than `before` (or the newest ones), newest first. */
export async function listProjectRecords(
  userId: string,
  before: string | undefined,
  max: number,
  options: { stale?: boolean } = {},
): Promise<ProjectRecord[]> {
  return v.parse(v.array(ProjectRecord), await list(prefixes.projects(userId), max, { before, ...options }))
}
