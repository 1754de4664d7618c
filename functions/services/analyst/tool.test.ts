import { expect, test } from 'vitest'
import { aProduct } from '#scripts/testing/arbitraries'
import { parsedJson, readInput, recordAnalysis, recordBreakdown } from './tool'

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

test('the schema that the model gets asks for every field and has no other keys at the top', () => {
  for (const { json } of [recordAnalysis, recordBreakdown]) {
    expect(Object.keys(json).toSorted()).toEqual(['properties', 'required', 'type'])
    expect(json.required).toEqual(Object.keys(json.properties ?? {}))
    expect(JSON.stringify(json)).not.toMatch(/default|\$schema/)
    expect(JSON.stringify(json).length).toBeLessThan(5_000)
  }
})

test('wrong types that can mean one thing only are read as that', () => {
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

test('an input written as text, fenced or wrapped in the call is read', () => {
  const fenced = `Here is the [breakdown]:\n\`\`\`json\n${JSON.stringify(analysis)}\n\`\`\``

  expect(readInput(recordAnalysis, fenced)).toEqual({ value: analysis })
  expect(readInput(recordAnalysis, { name: 'record_analysis', input: analysis })).toEqual({ value: analysis })
  expect(parsedJson('I cannot help with that.')).toBeUndefined()
})

test('what cannot be read is told field by field, and never quoted at length', () => {
  const read = readInput(recordAnalysis, {
    ...analysis,
    summary: { text: 'a lot' },
    components: [{ ...component, tasks: [{ ...task, likely: `many ${'hours '.repeat(99)}`, role: 'Astronaut' }] }],
  })

  const wrong = 'wrong' in read ? read.wrong : []
  expect(new Set(wrong.map((text) => text.split(':')[0]))).toEqual(
    new Set(['summary', 'components.0.tasks.0.likely', 'components.0.tasks.0.role']),
  )
  for (const text of wrong) expect(text.length).toBeLessThan(170)
})

test('nothing, and an answer to something else, are no breakdown', () => {
  for (const input of [undefined, null, '', 7, [], {}, { components: [] }, 'yes', '{"changed": [']) {
    expect(readInput(recordBreakdown, input)).toHaveProperty('wrong')
  }
})
