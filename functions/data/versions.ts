import * as v from 'valibot'
import { revisionLimits } from '#contract/limits'
import { type Version, notEstimated, projectNotFound } from '#contract/project'
import { Scope, type StoredScope, emptyScope } from '#contract/scope'
import { Settings } from '#contract/settings'
import { Terms } from '#contract/terms'
import { TrackRecord } from '#contract/track-record'
import {
  type NumberedVersion,
  type VersionOrigin,
  VersionSummary,
  tooManyVersions,
  versionNotFound,
} from '#contract/version'
import { answeredShare, assumedSentences } from '#domain/answers'
import { totalsOf } from '#domain/scoped-work'
import { refuse } from '#functions/lib/refusal'
import { pack, unpack } from './large-values'
import { type Submission, packSubmission } from './leases'
import {
  PartVersions,
  type ProjectRecord,
  type StoredAnalysis,
  type StoredBreakdown,
  findProjectRecord,
  readAnalysis,
  readBreakdown,
  readRequirements,
  isRevision,
  isVersion,
} from './projects'
import { readScope } from './scopes'
import {
  TableName,
  type Write,
  get,
  key,
  list,
  listKeysWithPrefix,
  prefixes,
  readAttributePages,
  removeAll,
  transact,
  unlessDeleted,
} from './table'

/** A version that is no longer the current one, as it was then. */
const VersionRecord = v.object({
  projectId: v.string(),
  ...VersionSummary.entries,
  parts: PartVersions,
  settings: Settings,
  terms: Terms,
  record: v.optional(TrackRecord),
  /** Compressed. */
  scope: v.optional(v.instance(Uint8Array)),
})
type VersionRecord = v.InferOutput<typeof VersionRecord>

async function requireEstimated(userId: string, id: string): Promise<ProjectRecord> {
  const record = await findProjectRecord(userId, id)
  if (!record) throw refuse.notFound(projectNotFound)
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

async function readCurrentVersion(userId: string, record: ProjectRecord) {
  const { id, version, terms, trackRecord, hourlyRate, developerCount, priority } = record
  const [parts, scope] = await Promise.all([readPartsOf(userId, id, version), readScope(userId, id)])
  const settings = { hourlyRate, developerCount, priority }
  return { ...parts, number: version.number, settings, terms, scope, record: trackRecord ?? undefined }
}

type CurrentVersion = Awaited<ReturnType<typeof readCurrentVersion>>

async function requireVersion(userId: string, id: string, number: number): Promise<VersionRecord> {
  const found = await get(key.version(userId, id, number))
  if (!found) throw refuse.notFound(versionNotFound)
  return v.parse(VersionRecord, found)
}

async function readEarlierVersion(userId: string, stored: VersionRecord): Promise<NumberedVersion> {
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

const scopeOf = async ({ scope }: VersionRecord): Promise<Scope | undefined> =>
  scope && v.parse(Scope, await unpack(scope))

async function readPartsOf(userId: string, id: string, parts: PartVersions) {
  const [requirements, analysis, made] = await Promise.all([
    readRequirements(userId, id, parts.text),
    readAnalysis(userId, id, parts.analysis),
    readBreakdown(userId, id, parts.breakdown),
  ])
  if (!analysis || !made) throw new Error('A version with an estimate has no breakdown')
  return { ...versionOf(analysis, made), requirements }
}

export const versionOf = (
  { components, questions, lines }: StoredAnalysis,
  { breakdown, constraints, answers, assumed, analyst, estimatedAt }: StoredBreakdown,
): Version => ({
  breakdown,
  lines,
  constraints,
  asked: { components, questions, answers },
  answeredShare: answeredShare(questions, answers, assumed),
  assumed: assumedSentences(questions, answers, assumed),
  analyst,
  estimatedAt,
})

/** Returns the versions of a project, newest first. Throws 404 without the project, and 409 without an estimate. */
export async function listVersions(userId: string, id: string): Promise<VersionSummary[]> {
  const record = await requireEstimated(userId, id)
  const [current, earlier] = await Promise.all([
    readCurrentVersion(userId, record),
    list(prefixes.versions(userId, id), revisionLimits.versions),
  ])
  return v.parse(v.array(VersionSummary), [summaryOf(record, current), ...earlier])
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

const summaryOf = ({ version, savedVersion }: ProjectRecord, current: CurrentVersion): VersionSummary => ({
  number: version.number,
  origin: version.origin,
  estimatedAt: current.estimatedAt,
  ...totalsOf(current, current),
  isSaved: savedVersion === version.number,
})

/** The version that replaces the current one. */
export interface NextVersion {
  parts: PartVersions
  origin: VersionOrigin
  submitted: Submission
  /** ISO 8601. */
  estimatedAt: string
  /** Returns its scope from the current one. */
  scopeFrom: (current: Scope) => Scope
  /** Default to the current ones. */
  settings?: Settings
  terms?: Terms
  trackRecord?: TrackRecord | null
}

/** Condition of the project's update. */
interface Guard {
  ConditionExpression: string
  names: Record<string, string>
  values: Record<string, unknown>
}

const maxAttempts = 3

/**
 * Makes a version the current one, and stores the former one as it is. The oldest version without a saved estimate is
 * deleted if there are too many. Returns false if the guard rejects it; then nothing changes.
 */
export async function replaceVersion(
  userId: string,
  id: string,
  next: NextVersion,
  guard: Guard,
  puts: Write[] = [],
): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const record = await requireEstimated(userId, id)
    const [current, dropped] = await Promise.all([readCurrentVersion(userId, record), versionToDrop(userId, id)])
    const stored = await transact([
      ...puts,
      await buildVersionPut(userId, record, current),
      await buildScopePut(userId, id, next.scopeFrom(current.scope ?? emptyScope), current.scope),
      ...(dropped === undefined ? [] : [{ Delete: { TableName, Key: key.version(userId, id, dropped.number) } }]),
      { Update: { TableName, Key: key.project(userId, id), ...buildUpdate(record, next, guard) } },
      unlessDeleted(userId),
    ])
    if (stored && dropped) await removeParts(userId, id, dropped)
    if (stored) return true
    // An estimate that was changed or saved in the meantime is no reason to fail.
    const { estimateRevision, savedVersion } = await requireEstimated(userId, id)
    if (estimateRevision === record.estimateRevision && savedVersion === record.savedVersion) return false
  }
  return false
}

async function buildVersionPut(userId: string, record: ProjectRecord, current: CurrentVersion): Promise<Write> {
  const { id, version, trackRecord } = record
  const { settings, terms } = current
  const { number: _, origin: __, ...parts } = version
  const { revision: ___, ...scope } = current.scope ?? { ...emptyScope, revision: 0 }
  const item: Omit<VersionRecord, 'scope'> = {
    projectId: id,
    ...summaryOf(record, current),
    parts,
    settings,
    terms,
    ...(trackRecord && { record: trackRecord }),
  }
  const packed = current.scope && { scope: await pack(scope) }
  return { Put: { TableName, Item: { ...key.version(userId, id, version.number), ...item, ...packed } } }
}

/** Stores a scope under a new revision, so that a tab with the former version cannot change it. */
export async function buildScopePut(
  userId: string,
  id: string,
  scope: Scope,
  before: StoredScope | undefined,
): Promise<Write> {
  const { changes, added } = scope
  const Item = {
    ...key.scope(userId, id),
    packed: await pack({ changes, added }),
    revision: (before?.revision ?? 0) + 1,
  }
  const condition = before
    ? { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': before.revision } }
    : { ConditionExpression: 'attribute_not_exists(pk)' }
  return { Put: { TableName, Item, ...condition } }
}

function buildUpdate(record: ProjectRecord, next: NextVersion, guard: Guard) {
  const { version, estimateRevision, savedVersion } = record
  const { parts, origin, submitted, estimatedAt, settings, terms, trackRecord } = next
  const values = {
    version: { number: version.number + 1, origin, ...parts },
    answers: submitted.packed,
    answersHash: submitted.hash,
    estimatedFrom: submitted.hash,
    estimatedAt,
    ...settings,
    ...(terms && { terms }),
    ...(trackRecord !== undefined && { trackRecord }),
  }
  const names = Object.keys(values)
  const wasSaved = savedVersion === undefined ? 'attribute_not_exists(savedVersion)' : 'savedVersion = :savedVersion'
  return {
    // A failed revision that is requested again must not look done because of a restored version.
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE #job${origin.restored === undefined ? '' : ', revision'} ADD estimateRevision :one`,
    ConditionExpression: `(${guard.ConditionExpression}) AND ${isRevision(estimateRevision)} AND ${wasSaved}`,
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      '#job': 'job',
      ...guard.names,
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ':estimateRevision': estimateRevision,
      ':one': 1,
      ...(savedVersion !== undefined && { ':savedVersion': savedVersion }),
      ...guard.values,
    },
  }
}

const StoredVersion = v.pick(VersionRecord, ['number', 'isSaved', 'parts'])
type StoredVersion = v.InferOutput<typeof StoredVersion>

async function listStored(userId: string, id: string): Promise<StoredVersion[]> {
  const stored: StoredVersion[] = []
  for await (const page of readAttributePages(prefixes.versions(userId, id), Object.keys(StoredVersion.entries)))
    stored.push(...v.parse(v.array(StoredVersion), page))
  return stored
}

/** Returns the version that a new one replaces, if there is no room. Throws 409 if all have saved estimates. */
export async function versionToDrop(userId: string, id: string): Promise<StoredVersion | undefined> {
  const stored = await listStored(userId, id)
  // Beside them, there will be the current version and the one before.
  if (stored.length + 2 <= revisionLimits.versions) return undefined
  const oldest = stored.find(({ isSaved }) => !isSaved)
  if (!oldest) throw refuse.conflict(tooManyVersions)
  return oldest
}

/** Deletes the parts of a deleted version that no other version has. */
async function removeParts(userId: string, id: string, { parts }: StoredVersion): Promise<void> {
  const record = await findProjectRecord(userId, id)
  const others = [...(await listStored(userId, id)).map((other) => other.parts), ...(record ? [record.version] : [])]
  const unused = (['text', 'analysis', 'breakdown'] as const).filter(
    (part) => !others.some((other) => other[part] === parts[part]),
  )
  const keys = await Promise.all(unused.map((part) => listKeysWithPrefix(key[part](userId, id, parts[part]))))
  await removeAll(keys.flat())
}

/**
 * Makes an earlier version the current one again, as a new version with the same parts. Returns false if the project has
 * another version by now, or while a job runs. Throws 404 or 409.
 */
export async function restoreVersion(
  userId: string,
  id: string,
  { number, version }: { number: number; version: number },
  now: Date,
): Promise<boolean> {
  const earlier = await requireVersion(userId, id, number)
  const made = await readBreakdown(userId, id, earlier.parts.breakdown)
  if (!made) throw new Error('A version with an estimate has no breakdown')
  const { answers, assumed, breakdown } = made
  const scope = (await scopeOf(earlier)) ?? emptyScope
  const next: NextVersion = {
    parts: earlier.parts,
    origin: { restored: number },
    submitted: await packSubmission({ answers, assumed, workType: breakdown.workType }),
    estimatedAt: made.estimatedAt,
    scopeFrom: () => scope,
    settings: earlier.settings,
    terms: earlier.terms,
    trackRecord: earlier.record ?? null,
  }
  return replaceVersion(userId, id, next, {
    ConditionExpression: `(${isVersion(version)}) AND (attribute_not_exists(#job) OR #job.leaseExpiresAt < :now)`,
    names: { '#number': 'number' },
    values: { ':base': version, ':now': now.getTime() },
  })
}
