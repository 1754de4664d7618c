import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { withSold } from '#domain/offer/sold-estimate'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { readDraft } from '../../session/drafts'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import { ClarificationsPanel } from './clarifications-panel'
import { createProjectStore } from './project-store'
import { createScopeStore } from './scope/scope-store'
import { createSettingsStore } from './settings-store'

const email = 'ada@example.com'

beforeEach(() => {
  // Nothing responds, as without a connection.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  storeSession('session', parseUser(JSON.stringify({ email }))!)
})
const question = (id: string): ClarificationQuestion => ({
  id,
  question: `How many ${id}?`,
  type: 'number',
  options: [],
  required: true,
  impact: '',
  neutral: 1,
})
const questions = ['users', 'shops', 'languages', 'reports', 'systems', 'roles', 'devices'].map(question)

const asked: Project = {
  id: 'p',
  title: 'Workshop',
  requirements: '',
  textRevision: 0,
  status: 'clarifications',
  createdAt: '2026-11-20T10:00:00Z',
  version: 1,
  ...defaultSettings,
  terms: defaultTerms,
  clarificationQuestions: questions,
  aiAnalysis: {
    summary: 'A workshop.',
    workType: { kind: 'product', stage: 'production', platform: 'web' },
    components: [],
    technologies: [],
    risks: [],
    analyst: 'an analyst',
    buildHours: 80,
    designHours: 10,
    totalHours: 120,
    spread: 0.1,
  },
}

function show(project = asked, shown?: Estimation) {
  const save = async () => project
  const none = () => {}
  const options = { settings: project, save, onSaved: none, onFailed: none }
  return render(
    <MemoryRouter>
      <SessionProvider>
        <ClarificationsPanel
          project={project}
          store={createProjectStore({ id: 'p', email, onOutcome: none })}
          settings={createSettingsStore(options)}
          scope={createScopeStore({ stored: undefined, unsaved: null, keep: none, save, reload: save, onFailed: none })}
          trackRecord={undefined}
          shown={shown}
          withSold={undefined}
          own={[]}
          sold={undefined}
          sale={undefined}
          finishedOn={undefined}
          isFinal={false}
          onHistory={async () => {}}
          arrived
        />
      </SessionProvider>
    </MemoryRouter>,
  )
}

test('after the analysis, its heading has the focus, and Tab leads to the kind and stage of the work before the questions', async () => {
  const user = userEvent.setup()
  show()

  expect(document.activeElement?.textContent).toBe('AI Analysis')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '7 questions below.' }))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('0 components')
  for (const label of ['Kind', 'Stage', 'Platform', /How many users/]) {
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
  }
})

test('answers that are assumed before the page has rendered any of them are all kept', () => {
  const { unmount } = show()
  const buttons = screen.getAllByRole('button', { name: /^Not sure/ })
  act(() => {
    for (const button of buttons) fireEvent.click(button)
  })
  screen.getByText('0 of 7 answered, 7 assumed')
  // Back, before any pause.
  unmount()

  expect(JSON.parse(readDraft(email, 'p')!).assumed).toHaveLength(7)
})

test('a wish that was added as work is not asked for, and the other questions keep their numbers', () => {
  const wishFor = (id: string, wish: string): ClarificationQuestion => ({
    ...question(id),
    question: `Does this belong in the first release: ${wish}?`,
    type: 'select',
    options: ['No', 'Yes'],
    required: false,
    neutral: 'No',
  })
  const hours = { likely: 6 }
  const task = { id: 'a', component: 'Map', name: 'Map', role: 'Front-end developer', hours } as const
  show({
    ...asked,
    clarificationQuestions: [wishFor('map', 'Map'), wishFor('chat', 'Chat')],
    scope: { changes: [], added: [{ ...task, state: 'optional', sources: [] }], revision: 1 },
  })
  expect(screen.queryByText(/first release: Map/)).toBeNull()
  expect(screen.getByText(/first release: Chat/).textContent).toContain('2')
  screen.getByText(/^0 of 1 answered/)
})

test('the range has the work of options that were sold, and the certainty of the results', () => {
  const wish = {
    ...question('chat'),
    question: 'Does this belong in the first release: Chat?',
    type: 'select' as const,
  }
  const asking = [question('users'), { ...wish, options: ['No', 'Yes'], required: false, neutral: 'No' }]
  const chat = { id: 'a', component: 'Chat', name: 'Chat', role: 'Front-end developer', hours: { likely: 6 } } as const
  const scope = {
    changes: [{ component: 'Map', state: 'optional' as const }],
    added: [{ ...chat, state: 'out' as const, sources: [] }],
    revision: 1,
  }
  const components = [aComponent('Shop', aTask('Pages', 80, [1])), aComponent('Map', aTask('Map', 40, [2]))]
  const version = aVersion(1, components, ['Customers order.', 'They see a map.'])
  const [settings, terms, record] = [defaultSettings, defaultTerms, undefined]
  const given = { answers: { users: 1, chat: 'No' }, assumed: ['chat'] }
  const estimation = estimateVersion(
    { ...version, asked: { components, questions: asking, ...given } },
    { settings, terms, scope, record },
  )
  const options = estimation.options.map((option) => ({ ...option, isSold: true }))
  const shown = withSold({ settings, terms, createdAt: '', estimation: { ...estimation, options } })
  show({ ...asked, status: 'completed', clarificationQuestions: asking, ...given, scope, estimation }, shown)

  const { p10, p90 } = shown.range
  expect(screen.getByText(/^Likely between/).textContent).toBe(`Likely between ${p10.hours} and ${p90.hours} h`)
})

test('the effects of answers are shown and counted for the type of work that the analyst read, until it is corrected', () => {
  const impact = 'Visual design: about +10 hours for each one more.'
  const clarificationQuestions = [{ ...question('pages'), impact, effects: { unit: 'hours' as const, moves: [8] } }]
  const read = { ...asked, clarificationQuestions }
  const { unmount } = show(read)
  screen.getByText(impact)
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'extension' } })
  expect(screen.queryByText(impact)).toBeNull()
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'product' } })
  screen.getByText(impact)
  unmount()

  const components = [aComponent('Shop', aTask('Pages', 80, [1]))]
  const answer = (kind: 'product' | 'extension') => {
    const workType = { kind, stage: 'production', platform: 'web' } as const
    const version = aVersion(1, components, ['Customers order.'])
    const estimation = {
      ...estimateVersion(version, {
        settings: defaultSettings,
        terms: defaultTerms,
        scope: undefined,
        record: undefined,
      }),
      workType,
    }
    const view = show(
      { ...read, id: kind, status: 'completed', answers: { pages: 1 }, workType, estimation },
      estimation,
    )
    fireEvent.change(screen.getByLabelText(/How many pages/), { target: { value: '3' } })
    const preview = view.container.querySelector('.range-preview')!.textContent
    view.unmount()
    return preview
  }
  expect(answer('product')).toContain('Your answers: +')
  expect(answer('extension')).not.toContain('Your answers: ')
})
