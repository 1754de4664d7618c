import {
  buildAnalysisPuts,
  buildBreakdownPuts,
  createProject,
  readContents,
  requireProjectRecord,
} from '#functions/data/projects'
import { newId } from '#functions/lib/ids'
import { savingOf } from '#scripts/estimate/client'
import type { Person } from './browser'

export const brief = {
  title: 'Bicycle workshop',
  requirements: [
    'Customers book a repair online and choose a time.',
    'Mechanics see the day’s repairs on a tablet and mark them as done.',
    'Customers get an e-mail when their bicycle is ready.',
    'Customers pay by card when they collect it.',
  ].join('\n'),
}

/** Creates a project of this user before its analysis. Returns its id. */
export async function aProject({ ask }: Person, given: Partial<typeof brief> = {}): Promise<string> {
  const { id } = await ask('createProject', { body: { ...brief, ...given } })
  return id
}

/** Estimates of earlier tests of this worker, by requirements. */
const estimates = new Map<string, Awaited<ReturnType<typeof readEstimate>>>()

async function readEstimate(userId: string, id: string) {
  const record = await requireProjectRecord(userId, id)
  return { record, contents: await readContents(userId, record) }
}

/**
 * Creates a project with its estimate, with all questions assumed. Returns its id. Stores a copy if another test has
 * estimated the same.
 */
export async function anEstimate(person: Person, given: Partial<typeof brief> = {}): Promise<string> {
  const { title, requirements } = { ...brief, ...given }
  const known = estimates.get(requirements)
  if (!known) {
    const id = await estimate(person, given)
    estimates.set(requirements, await readEstimate(person.id, id))
    return id
  }
  const { record, contents } = known
  const now = new Date()
  const copy = { ...record, title, id: newId(now), createdAt: now.toISOString() }
  await createProject(person.id, { ...copy, requirements }, 1_000, undefined, {
    record: copy,
    puts: [
      ...(await buildAnalysisPuts(person.id, copy.id, contents.analysis!)),
      ...(await buildBreakdownPuts(person.id, copy.id, contents.made!)),
    ],
  })
  return copy.id
}

async function estimate(person: Person, given: Partial<typeof brief>) {
  const id = await aProject(person, given)
  const { clarificationQuestions = [] } = await person.ask('analyze', { params: { id }, body: {} })
  const answers = Object.fromEntries(clarificationQuestions.map(({ id, neutral }) => [id, neutral]))
  await person.ask('estimate', { params: { id }, body: { answers, assumed: Object.keys(answers) } })
  return id
}

/** Saves a project's estimate unchanged. */
export async function save({ ask }: Person, id: string) {
  await ask('saveEstimate', { body: savingOf(await ask('getProject', { params: { id } })) })
}
