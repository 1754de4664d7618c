import * as v from 'valibot'
import { revisionLimits } from '#contract/limits'
import { type Scope, emptyScope } from '#contract/scope'
import type { Settings } from '#contract/settings'
import type { Terms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { type VersionOrigin, tooManyVersions } from '#contract/version'
import { refuse } from '#functions/lib/refusal'
import { backOff } from '#functions/lib/retry'
import { pack } from './large-values'
import { type Submission, packSubmission } from './leases'
import {
  type PartVersions,
  type ProjectRecord,
  findProjectRecord,
  isRevision,
  isVersion,
  noJobRuns,
  readBreakdown,
  savedStateOf,
} from './projects'
import { buildScopePut } from './scopes'
import * as key from './keys'
import * as prefixes from './prefixes'
import {
  TableName,
  type Write,
  listKeysWithPrefix,
  readAttributePages,
  removeAll,
  transact,
  unlessDeleted,
} from './table'
import {
  type CurrentVersion,
  VersionRecord,
  readCurrentVersion,
  requireEstimated,
  requireVersion,
  scopeOf,
  summaryOf,
} from './versions'

/** The version that replaces the current one. */
interface NextVersion {
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
  /** Saved estimate that it is. */
  savedId?: string | undefined
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
      await buildScopePut(userId, id, next.scopeFrom(current.scope ?? emptyScope), current.scope?.revision ?? 0),
      ...(dropped === undefined ? [] : [{ Delete: { TableName, Key: key.version(userId, id, dropped.number) } }]),
      { Update: { TableName, Key: key.project(userId, id), ...buildUpdate(record, next, guard) } },
      unlessDeleted(userId),
    ])
    if (stored && dropped) await removeParts(userId, id, dropped)
    if (stored) return true
    // An estimate that was changed or saved in the meantime is no reason to fail.
    const { estimateRevision, savedVersion } = await requireEstimated(userId, id)
    if (estimateRevision === record.estimateRevision && savedVersion === record.savedVersion) return false
    await backOff(attempt)
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
    savedId: savedStateOf(record).savedId,
    parts,
    settings,
    terms,
    ...(trackRecord && { record: trackRecord }),
  }
  const packed = current.scope && { scope: await pack(scope) }
  return { Put: { TableName, Item: { ...key.version(userId, id, version.number), ...item, ...packed } } }
}

function buildUpdate(record: ProjectRecord, next: NextVersion, guard: Guard) {
  const { version, estimateRevision, savedVersion } = record
  const { parts, origin, submitted, estimatedAt, settings, terms, trackRecord, savedId } = next
  const values = {
    version: { number: version.number + 1, origin, ...parts },
    answers: submitted.packed,
    answersHash: submitted.hash,
    estimatedFrom: submitted.hash,
    estimatedAt,
    ...settings,
    ...(terms && { terms }),
    ...(trackRecord !== undefined && { trackRecord }),
    ...(savedId && { savedId, savedRevision: estimateRevision + 1 }),
  }
  const names = Object.keys(values)
  const wasSaved = savedVersion === undefined ? 'attribute_not_exists(savedVersion)' : 'savedVersion = :savedVersion'
  return {
    // A failed revision that is requested again must not look done because of a restored version.
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE #job, failure${origin.restored === undefined ? '' : ', revision'} ADD estimateRevision :one`,
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

/** Returns the stored versions of a project, the oldest first. */
export async function listStored(userId: string, id: string): Promise<StoredVersion[]> {
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

const partKeys = { text: key.text, analysis: key.analysis, breakdown: key.breakdown }

/** Deletes the parts of a deleted version that no other version has. */
async function removeParts(userId: string, id: string, { parts }: StoredVersion): Promise<void> {
  const record = await findProjectRecord(userId, id)
  const others = [...(await listStored(userId, id)).map((other) => other.parts), ...(record ? [record.version] : [])]
  const unused = (['text', 'analysis', 'breakdown'] as const).filter(
    (part) => !others.some((other) => other[part] === parts[part]),
  )
  const keys = await Promise.all(unused.map((part) => listKeysWithPrefix(partKeys[part](userId, id, parts[part]))))
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
    savedId: earlier.savedId,
  }
  return replaceVersion(userId, id, next, {
    ConditionExpression: `(${isVersion(version)}) AND ${noJobRuns}`,
    names: { '#number': 'number' },
    values: { ':base': version, ':now': now.getTime() },
  })
}
