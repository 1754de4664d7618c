import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import type { Answers, AnswersBody } from '#contract/answers'
import type { Project } from '#contract/project'
import type { NumberedVersion, VersionSummary } from '#contract/version'
import { handler as get } from '#functions/calls/get-project'
import { handler as getVersion } from '#functions/calls/get-version'
import { handler as listVersions } from '#functions/calls/list-versions'
import { handler as revise } from '#functions/calls/revise'
import { type Job, takeLease } from '#functions/data/leases'
import { buildRevision } from '#functions/jobs/revision-request'
import { buildSubmission } from '#functions/jobs/submission'
import { newId } from '#functions/lib/ids'
import { type ModelResponse, startBedrock } from '#emulators/bedrock'
import { aProduct } from './arbitraries'
import { calls } from './model'
import { aDraft, aProject } from './project'
import { aUser } from './user'

/** Requests to the model. */
export const asked: ConverseRequest[] = []
/** The model, which finds one task unless a test decides otherwise. */
export const analyst: { respond: (request: ConverseRequest) => ModelResponse } = { respond: () => found() }
const bedrock = await startBedrock({
  respond: (request) => {
    asked.push(request)
    return analyst.respond(request)
  },
})
process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
process.env.MODEL_ID = 'a model'
export const { handler: runJob } = await import('#functions/jobs/run-job')

export const taskOf = (name: string, line: number, likely = 6) => ({
  name,
  role: 'Front-end developer',
  optimistic: likely / 2,
  likely,
  pessimistic: 2 * likely,
  sources: [String(line)],
})

/** Output of the model for changed lines: a task in "Pages", and a question. */
export const found = (tasks = [taskOf('Printing', 3)], component = 'Pages') =>
  calls({
    summary: '',
    ...aProduct,
    components: tasks.length > 0 ? [{ name: component, description: '', complexity: 'low', tasks }] : [],
    technologies: ['Puppeteer'],
    risks: [],
    questions: [
      {
        question: 'Which paper size?',
        type: 'select',
        effect: 'printing',
        unit: 'hours',
        options: [
          { option: 'A4', moves: 0 },
          { option: 'Any', moves: 4 },
        ],
        moves: 0,
        neutral: ['A4'],
      },
    ],
    settled: [],
    background: [],
  })

/** Output of the model for answers. Tasks are added for the first question. */
export const changesBy = (change: {
  changed?: { task: number; likely: number }[]
  removed?: number[]
  added?: string[]
}) =>
  calls({
    changed: (change.changed ?? []).map(({ task, likely }) => ({ task, optimistic: 8, likely, pessimistic: 12 })),
    removed: change.removed ?? [],
    added: (change.added ?? []).map((name) => ({
      name: 'Load',
      description: '',
      complexity: 'low',
      tasks: [{ ...taskOf(name, 1), sources: [], answers: ['users'] }],
    })),
  })

export const first = aDraft().requirements
export const longer = `${first}\nStaff print pages.`

/** Creates a user with a completed project, and returns what reads and revises it. */
export async function aRevisedProject() {
  const person = await aUser()
  const userId = person.user.id
  const id = await aProject(userId, 'completed')
  const read = async <T>(reply: Promise<{ body?: string | undefined }>) => JSON.parse((await reply).body ?? '') as T
  async function run(kind: Job['kind'], request: Parameters<typeof takeLease>[2]) {
    const job = { userId, projectId: id, kind, token: newId(new Date()) }
    await takeLease(job, new Date(), request)
    await runJob(job)
  }
  const project = () => read<Project>(get(person.ask(undefined, { id })))
  return {
    ...person,
    id,
    read,
    project,
    tasks: async () => (await project()).estimation!.components.flatMap((component) => component.tasks),
    version: (number: number) =>
      read<NumberedVersion>(
        getVersion({ ...person.ask(undefined, { id }), queryStringParameters: { number: String(number) } }),
      ),
    versions: () => read<VersionSummary[]>(listVersions(person.ask(undefined, { id }))),
    revise: (requirements: string, version: number) => revise(person.ask({ requirements, version }, { id })),
    /** Revises as the call and its job do. */
    reviseTo: async (requirements: string, version: number) =>
      run('revise', await buildRevision(userId, id, { requirements, version }, new Date())),
    /** Submits answers and estimates with them, as the call and its job do. */
    answer: async (answers: Answers, given: Pick<AnswersBody, 'workType'> = {}) =>
      run('estimate', await buildSubmission(userId, id, { answers, assumed: [], ...given })),
  }
}
