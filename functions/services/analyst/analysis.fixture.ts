import { aProduct } from '#scripts/testing/arbitraries'

/** Lines of a short text. The ids of `analysis` are its line numbers. */
export const brief = [
  'Booking site for a yoga studio',
  'Members book and cancel classes.',
  'Members sign in with e-mail and password.',
  'Teachers see who is coming.',
  'All rights reserved.',
]

export const task = (name: string, likely: number, sources: string[], role = 'Front-end developer') => ({
  name,
  role,
  optimistic: likely / 2,
  likely,
  pessimistic: likely * 2,
  sources,
})
export const component = (name: string, ...tasks: unknown[]) => ({
  name,
  description: `${name}.`,
  complexity: 'low',
  tasks,
})
export const booking = component('Booking and calendar', task('Class calendar', 7, ['2']), task('Class list', 4, ['4']))
export const accounts = component('User accounts', task('Sign-in', 8, ['3'], 'Back-end developer'))

export const question = (words: string, moves = 10) => ({
  question: words,
  type: 'select',
  effect: 'payments',
  unit: 'hours',
  options: [
    { option: 'No', moves: 0 },
    { option: 'Yes', moves },
  ],
  moves: 0,
  neutral: ['No'],
})
export const risk = { risk: 'No-shows', description: 'Members do not come.', impact: 'low', mitigation: 'Reminders.' }
/** Output of a model for `brief`. */
export const analysis = {
  summary: 'Members of a studio book classes.',
  ...aProduct,
  components: [booking, accounts],
  technologies: ['React', 'react', 'PostgreSQL'],
  risks: [risk],
  questions: [question('Do members pay online?')],
  settled: [],
  // A task cites line 4, so it does not count as background.
  background: ['1', '4-5'],
}

/** Returns the line numbers in a prompt. */
export const idsIn = (prompt: string) => [...prompt.matchAll(/^(\d+)\| /gm)].map(([, id]) => Number(id))
export const rangeOf = (ids: number[]) => `${ids[0]}-${ids.at(-1)}`
