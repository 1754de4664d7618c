import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Breakdown, ClarificationQuestion } from '#contract/breakdown'
import type { Constraint } from '#contract/estimation'
import type { Project } from '#contract/project'
import type { Scope } from '#contract/scope'
import { type Settings, defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { estimationOf } from '#domain/estimate/estimate'
import { SessionProvider } from '../../../session/session'
import { parseUser } from '../../../session/user'
import { storeSession } from '../../../storage/stored-session'
import { createProjectStore } from '../project-store'
import { createScopeStore } from '../scope/scope-store'
import { createSettingsStore } from '../settings-store'
import { ResultsPanel } from './results-panel'

const risk = (name: string, impact: 'high' | 'medium' | 'low') => ({
  risk: name,
  description: '',
  impact,
  mitigation: 'Look early.',
})

export const breakdown: Breakdown = {
  workType: { kind: 'product', stage: 'production', platform: 'web' },
  components: [
    {
      name: 'Booking',
      description: 'Times offered and booked',
      complexity: 'medium',
      tasks: [
        { name: 'Calendar', role: 'Front-end developer', optimistic: 6, likely: 10, pessimistic: 20, sources: [1] },
        { name: 'Free times', role: 'Back-end developer', optimistic: 6, likely: 12, pessimistic: 24, sources: [1, 2] },
        { name: 'Look', role: 'UX/UI designer', optimistic: 3, likely: 5, pessimistic: 9, sources: [2] },
      ],
    },
  ],
  risks: [risk('Old data', 'low'), risk('Card provider', 'high'), risk('Holidays', 'medium')],
  assumptions: ['There is a list of mechanics.'],
  exclusions: ['Photos'],
  techStack: ['PostgreSQL'],
  supporting: [],
  background: [],
}

const lines = [
  { id: 1, text: 'Customers book a repair.' },
  { id: 2, text: 'They choose a time.' },
  { id: 3, text: 'It should be fun.' },
]

/** Settings and scopes that were saved. */
export const saved: unknown[] = []

interface Given {
  settings?: Settings
  terms?: Terms
  record?: TrackRecord | undefined
  questions?: ClarificationQuestion[]
  assumed?: string[]
  constraints?: Constraint[]
}

/** Renders the results of an estimate, which it returns. */
export function show(
  given: Partial<Breakdown> = {},
  {
    settings = defaultSettings,
    terms = defaultTerms,
    record,
    questions = [],
    assumed = [],
    constraints = [],
  }: Given = {},
) {
  const estimate = (scope?: Scope) =>
    estimationOf({
      breakdown: { ...breakdown, ...given },
      asked: { components: breakdown.components, questions, answers: {} },
      lines,
      constraints,
      settings,
      terms,
      record,
      scope,
      answeredShare: 0.5,
      assumed,
      analyst: 'an analyst',
      startsOn: new Date('2026-11-20'),
    })
  const estimation = estimate()
  const project: Project = {
    id: 'p',
    title: 'Workshop',
    requirements: '',
    textRevision: 0,
    status: 'completed',
    createdAt: '2026-11-20T10:00:00Z',
    version: 1,
    ...settings,
    terms,
    clarificationQuestions: questions,
    estimation,
  }
  const store = createProjectStore({ id: 'p', email: 'ada@example.com', onOutcome: () => {} })
  store.setState({ project })
  const save = async (change?: object) => {
    saved.push(change)
    if (change && 'added' in change) store.setState({ project: { ...project, estimation: estimate(change as Scope) } })
    return project
  }
  const none = () => {}
  const options = { settings: project, save, onSaved: none, onFailed: none }
  const scope = createScopeStore({ stored: undefined, unsaved: null, keep: none, save, reload: save, onFailed: none })
  storeSession('session', parseUser(JSON.stringify({ email: 'ada@example.com' }))!)
  const settingsStore = createSettingsStore(options)
  const Panel = () => {
    const current = useStore(store, (state) => state.project!)
    return (
      <ResultsPanel
        project={current}
        store={store}
        settings={settingsStore}
        scope={scope}
        trackRecord={record}
        shown={current.estimation}
        withSold={undefined}
        own={[]}
        sold={undefined}
        sale={undefined}
        finishedOn={undefined}
        isFinal={false}
        onHistory={async () => {}}
        arrived={false}
      />
    )
  }
  render(
    <MemoryRouter>
      <SessionProvider>
        <Panel />
      </SessionProvider>
    </MemoryRouter>,
  )
  return estimation
}

export const section = (name: string) => within(screen.getByRole('region', { name }))
export const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`
