import { expect, test } from 'vitest'
import { aProduct } from '#scripts/testing/arbitraries'
import { parseJson, readInput, recordAnalysis, recordBreakdown } from './tool'

const task = {
  name: 'Class calendar',
  role: 'Front-end developer',
  optimistic: 4,
  likely: 7,
  pessimistic: 12,
  sources: ['2', '4-6'],
}
const component = { name: 'Booking and calendar', description: 'Classes by day', complexity: 'medium', tasks: [task] }
const question = {
  question: 'Who can book?',
  type: 'select',
  effect: 'Sign-in',
  unit: 'hours',
  options: [
    { option: 'Anyone', moves: 0 },
    { option: 'Members', moves: 12 },
  ],
  moves: 0,
  neutral: ['Anyone'],
  kinds: [],
}
const analysis = {
  summary: 'Booking for a yoga studio.',
  ...aProduct,
  components: [component],
  technologies: ['React'],
  risks: [],
  questions: [question],
  settled: [],
  supporting: [{ row: 'Testing and fixing', sources: ['7'] }],
  background: ['1'],
}

test('the tool schema requires every field and has no other keys at the top level', () => {
  for (const { json } of [recordAnalysis, recordBreakdown]) {
    expect(Object.keys(json).toSorted()).toEqual(['properties', 'required', 'type'])
    expect(json.required).toEqual(Object.keys(json.properties ?? {}))
    expect(JSON.stringify(json)).not.toMatch(/default|\$schema/)
    expect(JSON.stringify(json).length).toBeLessThan(5_000)
  }
})

test('wrong types with only one possible meaning are coerced', () => {
  const misspelt = {
    ...analysis,
    components: JSON.stringify([
      {
        ...component,
        complexity: 'Medium',
        tasks: [{ ...task, role: 'Frontend Developer', likely: '7', optimistic: ' 4.0', sources: '2' }],
      },
    ]),
    questions: [{ ...question, moves: '0', neutral: 'Anyone' }],
    background: [1],
    extra: 'ignored',
  }
  const { settled: _settled, ...withoutList } = misspelt

  const read = readInput(recordAnalysis, { ...withoutList, risks: null })

  expect(read).toEqual({
    value: { ...analysis, components: [{ ...component, tasks: [{ ...task, sources: ['2'] }] }] },
  })
})

test('input as text is read, even if it is fenced or wrapped', () => {
  const fenced = `Here is the [breakdown]:\n\`\`\`json\n${JSON.stringify(analysis)}\n\`\`\``

  expect(readInput(recordAnalysis, fenced)).toEqual({ value: analysis })
  expect(readInput(recordAnalysis, { name: 'record_analysis', input: analysis })).toEqual({ value: analysis })
  expect(parseJson('I cannot help with that.')).toBeUndefined()
})

test('invalid input is reported by field and never quoted at length', () => {
  const read = readInput(recordAnalysis, {
    ...analysis,
    summary: { text: 'a lot' },
    components: [{ ...component, tasks: [{ ...task, likely: `many ${'hours '.repeat(99)}`, role: 'Astronaut' }] }],
  })

  const issues = 'issues' in read ? read.issues : []
  expect(new Set(issues.map((text) => text.split(':')[0]))).toEqual(
    new Set(['summary', 'components.0.tasks.0.likely', 'components.0.tasks.0.role']),
  )
  for (const text of issues) expect(text.length).toBeLessThan(170)
})

test('missing input and input for something else are rejected', () => {
  for (const input of [undefined, null, '', 7, [], {}, { components: [] }, 'yes', '{"changed": [']) {
    expect(readInput(recordBreakdown, input)).toHaveProperty('issues')
  }
})
