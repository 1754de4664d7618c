import type { ClarificationQuestion, Component, Task } from '#contract/breakdown'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import type { NumberedVersion } from '#contract/version'
import { breakdownOf } from './arbitraries'

/** Creates a back-end task with an optimistic half and a pessimistic double of its hours. */
export const aTask = (name: string, likely: number, sources: number[]): Task => ({
  name,
  role: 'Back-end developer',
  optimistic: likely / 2,
  likely,
  pessimistic: likely * 2,
  sources,
})

export const aQuestion: ClarificationQuestion = {
  id: 'q1',
  question: 'How many shops?',
  type: 'number',
  options: [],
  required: false,
  impact: '',
  neutral: 1,
}

export const aComponent = (name: string, ...tasks: Task[]): Component => ({
  name,
  description: `About ${name}`,
  complexity: 'low',
  tasks,
})

/** Creates a version with these components, and a line for each text. */
export const aVersion = (number: number, components: Component[], texts: string[]): NumberedVersion => ({
  number,
  requirements: '',
  settings: defaultSettings,
  terms: defaultTerms,
  constraints: [],
  answeredShare: 1,
  assumed: [],
  analyst: 'an analyst',
  estimatedAt: '2026-11-20T10:00:00.000Z',
  breakdown: breakdownOf(components),
  lines: texts.map((text, at) => ({ id: at + 1, text })),
})
