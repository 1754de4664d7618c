import * as v from 'valibot'
import { type AnswersBody, Answers } from '#contract/answers'
import { Analysis, Breakdown, WorkType } from '#contract/breakdown'
import { ErrorKind } from '#contract/error-kinds'
import { Constraint, Line } from '#contract/estimation'
import { Progress } from '#contract/joining'
import {
  JobKind,
  type NewProject,
  OpenProject,
  type SettingsChange,
  Status,
  requirementsTooBig,
} from '#contract/project'
import type { Tier } from '#contract/plan'
import { Settings } from '#contract/settings'
import { limitOf, monthOf } from '#domain/quota'
import { isId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { itemBytes, pack, puts, readParts, unpack } from './packed'
import { TableName, type Write, get, key, list, listed, unlessDeleted, transact, update } from './table'
import type { UserRecord } from './users'

/** The lease that a running job holds (see leases.ts). */
const Lease = v.object({
  token: v.string(),
  kind: JobKind,
  /** Milliseconds since 1970. */
  leaseExpiresAt: v.number(),
  progress: Progress,
})
export type Lease = v.InferOutput<typeof Lease>

/** Error of a failed job; `retryAfter` in seconds. */
export const Failure = v.object({
  token: v.string(),
  /** Failures stored before there were kinds have none. */
  kind: v.optional(ErrorKind, 'internal'),
  sentence: v.string(),
  retryAfter: v.optional(v.number()),
})
export type Failure = v.InferOutput<typeof Failure>

/** A project without its long texts. */
export const ProjectRecord = v.object({
  id: v.string(),
  title: v.string(),
  status: Status,
  ...Settings.entries,
  createdAt: v.string(),
  /** The month (`2026-11`) whose count it is in. Absent if it does not count. */
  countedIn: v.optional(v.string()),
  job: v.optional(Lease),
  /** How the last job ended, when it failed. */
  failure: v.optional(Failure),
  /** The answers last submitted, packed, and what tells them from others. */
  answers: v.optional(v.instance(Uint8Array)),
  answersHash: v.optional(v.string()),
  /** The answers that the stored estimate was made from, and when (ISO 8601). */
  estimatedFrom: v.optional(v.string()),
  estimatedAt: v.optional(v.string()),
  /** Estimates saved from it. */
  savedCount: v.optional(v.number(), 0),
})
export type ProjectRecord = v.InferOutput<typeof ProjectRecord>

/** What the analyst said on first reading, the lines that it read, numbered, and what was kept from it. */
const StoredAnalysis = v.object({
  ...Analysis.entries,
  analyst: v.string(),
  lines: v.array(Line),
  constraints: v.array(Constraint),
})
export type StoredAnalysis = v.InferOutput<typeof StoredAnalysis>

/** What the analyst said once the questions were answered, and the answers it went by. */
const StoredBreakdown = v.object({
  breakdown: Breakdown,
  analyst: v.string(),
  answers: Answers,
  assumed: v.array(v.string()),
  /** What is to be compared with the estimate: of the requirements, and of the answers. */
  constraints: v.array(Constraint),
  /** ISO 8601: the day from which deadlines are judged. */
  estimatedAt: v.string(),
})
export type StoredBreakdown = v.InferOutput<typeof StoredBreakdown>

const maxOpenShown = 20

/**
 * Counts one estimate for the month and stores the project: both, or neither. False if the month's `limit` is spent, or
 * if the user has another plan by now than the `tier` whose limit it is.
 */
export async function createProject(
  userId: string,
  { requirements, ...draft }: NewProject & { id: string; createdAt: string },
  limit: number,
  tier?: Tier,
): Promise<boolean> {
  const packed = await pack(requirements)
  if (packed.length > itemBytes) throw refuse.tooLong(requirementsTooBig)

  const month = monthOf(new Date(draft.createdAt))
  const record: ProjectRecord = { ...draft, status: 'requirements', countedIn: month, savedCount: 0 }
  return transact([
    count(userId, month, limit),
    { Put: { TableName, Item: { ...key.project(userId, record.id), ...record } } },
    openPut(userId, record),
    { Put: { TableName, Item: { ...key.text(userId, record.id), packed } } },
    ...(tier ? [onPlan(userId, tier)] : []),
    unlessDeleted(userId),
  ])
}

/** Lists a project as open, with this status. */
export const openPut = (userId: string, { id, title, status, createdAt }: OpenProject): Write => ({
  Put: { TableName, Item: { ...key.openProject(userId, id), id, title, status, createdAt } },
})

/** Adds one estimate to the month's count, unless it has reached the limit. */
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

/** Condition of a transaction: who takes a lower plan uses up nothing more under the higher one's limit. */
const onPlan = (userId: string, tier: Tier): Write => ({
  ConditionCheck: {
    TableName,
    Key: key.user(userId),
    ConditionExpression: 'subscriptionTier = :tier',
    ExpressionAttributeValues: { ':tier': tier },
  },
})

/**
 * Counts a project that does not count so far, in the month of `now`. Returns false if the month's limit is spent, or if
 * it counts already: of any number of concurrent attempts, one counts it.
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

/** Takes a project out of the count of its month. Returns false if it does not count, or does not exist. */
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

/** The user's project without its texts, or null: not there, or not theirs. */
export async function findProjectRecord(userId: string, id: string): Promise<ProjectRecord | null> {
  if (!isId(id)) return null
  return v.parse(v.optional(ProjectRecord), await get(key.project(userId, id))) ?? null
}

/** The requirements as typed. Throws where there is no such project. */
export async function readRequirements(userId: string, id: string): Promise<string> {
  const item = v.parse(v.object({ packed: v.instance(Uint8Array) }), await get(key.text(userId, id)))
  return v.parse(v.string(), await unpack(item.packed))
}

/** The first analysis, or null where there is none yet. */
export async function readAnalysis(userId: string, id: string): Promise<StoredAnalysis | null> {
  return v.parse(v.optional(StoredAnalysis), (await readParts(key.analysis(userId, id)))?.value) ?? null
}

/** The breakdown behind the estimate, or null where there is none yet. */
export async function readBreakdown(userId: string, id: string): Promise<StoredBreakdown | null> {
  return v.parse(v.optional(StoredBreakdown), (await readParts(key.breakdown(userId, id)))?.value) ?? null
}

/** The writes of what the analyst said; they belong into the transaction that finishes its job. */
export const analysisPuts = (userId: string, id: string, analysis: StoredAnalysis): Promise<Write[]> =>
  puts(key.analysis(userId, id), v.parse(StoredAnalysis, analysis))

/** The same of a breakdown. */
export const breakdownPuts = (userId: string, id: string, breakdown: StoredBreakdown): Promise<Write[]> =>
  puts(key.breakdown(userId, id), v.parse(StoredBreakdown, breakdown))

const Submitted = v.object({ answers: Answers, assumed: v.array(v.string()), workType: v.optional(WorkType) })

/** Answers as a project's record keeps them. */
export const packAnswers = (submitted: AnswersBody): Promise<Buffer> => pack(v.parse(Submitted, submitted))

/** The answers last submitted, or undefined. */
export const answersOf = async ({ answers }: ProjectRecord): Promise<AnswersBody | undefined> =>
  answers && v.parse(Submitted, await unpack(answers))

/** Changes the given settings only, so that a lease or an estimate written meanwhile stands. Null: no such project. */
export async function changeSettings(
  userId: string,
  id: string,
  change: SettingsChange,
): Promise<ProjectRecord | null> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) return findProjectRecord(userId, id)

  const changed = await update({
    Key: key.project(userId, id),
    UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  })
  return v.parse(v.nullable(ProjectRecord), changed)
}

/** Heads of all projects made before this one (of all, without it), newest first: at most `most`. */
export async function listProjectRecords(
  userId: string,
  before: string | undefined,
  most: number,
): Promise<ProjectRecord[]> {
  return v.parse(v.array(ProjectRecord), await list(listed.projects(userId), most, { before }))
}

/** The newest projects whose estimate is not saved. Eventually consistent. */
export async function listOpenProjects(userId: string): Promise<OpenProject[]> {
  return v.parse(v.array(OpenProject), await list(listed.openProjects(userId), maxOpenShown, { stale: true }))
}
