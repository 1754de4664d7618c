import type { Answers } from '#contract/answers'
import type { NewProject, Status } from '#contract/project'
import type { TrackRecord } from '#contract/track-record'
import {
  type StoredAnalysis,
  type StoredBreakdown,
  buildAnalysisPuts,
  buildBreakdownPuts,
  createProject,
  packAnswers,
} from '#functions/data/projects'
import { newId } from '#functions/lib/ids'

export const aDraft = (given: Partial<NewProject> = {}): NewProject => ({
  title: 'Staff wiki',
  requirements: 'Staff sign in with their e-mail.\nThey write pages with pictures.\nThe budget is $20,000.',
  hourlyRate: 100,
  developerCount: 2,
  priority: 'standard',
  ...given,
})

/** Creates an analysis of `aDraft` with one question of each kind. */
export const anAnalysis = (): StoredAnalysis => ({
  summary: 'A wiki for staff.',
  workType: { kind: 'product', stage: 'production', platform: 'web' },
  components: [
    {
      name: 'Accounts',
      description: 'Sign-in by e-mail',
      complexity: 'low',
      tasks: [
        { name: 'Sign-in form', role: 'Front-end developer', optimistic: 4, likely: 6, pessimistic: 12, sources: [1] },
        { name: 'Sessions', role: 'Back-end developer', optimistic: 6, likely: 8, pessimistic: 16, sources: [1] },
      ],
    },
    {
      name: 'Pages',
      description: 'Writing pages with pictures',
      complexity: 'medium',
      tasks: [
        { name: 'Page editor', role: 'Front-end developer', optimistic: 8, likely: 12, pessimistic: 24, sources: [2] },
      ],
    },
  ],
  technologies: ['React', 'PostgreSQL'],
  risks: [{ risk: 'Old pages', description: 'Pages are moved.', impact: 'medium', mitigation: 'Move them early.' }],
  questions: [
    question('users', 'number', [], 50),
    question('login', 'select', ['Password', 'Single sign-on'], 'Password'),
    question('media', 'multiselect', ['Pictures', 'Videos'], ['Pictures']),
    { ...question('else', 'text', [], 'Nothing'), required: false },
  ],
  supporting: [],
  background: [],
  analyst: 'an analyst',
  lines: [
    { id: 1, text: 'Staff sign in with their e-mail.' },
    { id: 2, text: 'They write pages with pictures.' },
  ],
  constraints: [{ kind: 'budget', amount: 20_000, currency: 'USD', quote: 'The **budget** is `$20,000`.' }],
})

const question = (
  id: string,
  type: StoredAnalysis['questions'][number]['type'],
  options: string[],
  neutral: string | number | string[],
) => ({ id, question: `What about ${id}?`, type, options, required: true, impact: 'Up to 10 hours', neutral })

export const someAnswers: Answers = { users: 80, login: 'Single sign-on', media: ['Pictures', 'Videos'] }

export const aBreakdown = (): StoredBreakdown => {
  const { workType, components, risks, technologies, supporting, background, analyst, constraints } = anAnalysis()
  return {
    breakdown: {
      workType,
      components,
      risks,
      assumptions: ['Staff have e-mail.'],
      exclusions: [],
      techStack: technologies,
      supporting,
      background,
    },
    analyst,
    answers: someAnswers,
    assumed: [],
    privateAnswers: [],
    constraints,
    estimatedAt: '2026-11-02T10:00:00.000Z',
  }
}

/** Creates a project in a given status, as its jobs leave it, and returns its id. An estimate is corrected by the record. */
export async function aProject(
  userId: string,
  status: Status = 'requirements',
  draft = aDraft(),
  record: TrackRecord | null = null,
): Promise<string> {
  const now = new Date()
  const id = newId(now)
  const [isAnalyzed, isEstimated] = [status !== 'requirements', status === 'completed']
  const fields = {
    status,
    ...(isAnalyzed && { textRevision: 1 }),
    ...(isEstimated && {
      answers: new Uint8Array(
        await packAnswers({ answers: someAnswers, assumed: [], workType: anAnalysis().workType }),
      ),
      answersHash: 'some answers',
      estimatedFrom: 'some answers',
      estimatedAt: aBreakdown().estimatedAt,
      estimateRevision: 1,
      trackRecord: record,
    }),
  }
  const puts = [
    ...(isAnalyzed ? await buildAnalysisPuts(userId, id, anAnalysis()) : []),
    ...(isEstimated ? await buildBreakdownPuts(userId, id, aBreakdown()) : []),
  ]
  const project = { ...draft, id, createdAt: now.toISOString() }
  const isStored = await createProject(userId, project, 1_000, undefined, { record: fields, puts })
  if (!isStored) throw new Error('The project was not stored')
  return id
}
