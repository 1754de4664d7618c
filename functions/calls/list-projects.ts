import * as calls from '#contract/calls'
import { type ProjectSummary, listLost } from '#contract/project'
import { termsAfter } from '#domain/estimate/last-choices'
import { type ProjectRecord, listProjectRecords, liveLeaseOf, savedStateOf } from '#functions/data/projects'
import { handle } from '#functions/http/handle'
import { isId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

const pageSize = 25

export const handler = handle(calls.listProjects, async ({ user, query: { after }, now }) => {
  if (after !== undefined && !isId(after)) throw refuse.notFound(listLost)
  const records = await listProjectRecords(user.id, after, pageSize + 1, { stale: true })
  const page = records.slice(0, pageSize)
  return {
    projects: page.map((record) => summarize(record, now)),
    next: records.length > pageSize ? page.at(-1)!.id : null,
  }
})

function summarize(record: ProjectRecord, now: Date): ProjectSummary {
  const { id, title, status, createdAt, job, hourlyRate, developerCount, terms } = record
  const lease = liveLeaseOf(job, now)
  return {
    id,
    title,
    status,
    createdAt,
    ...(lease && { running: lease.kind, progress: lease.progress }),
    ...savedStateOf(record),
    hourlyRate,
    developerCount,
    terms: termsAfter(terms),
  }
}
