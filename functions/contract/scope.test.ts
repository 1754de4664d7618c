import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Scope } from './scope'

const hoursOf = (likely: number) => ({
  changes: [{ component: 'Catalog', task: { name: 'Products', role: 'Back-end developer' }, hours: { likely } }],
  added: [],
})
const manyChanges = Array.from({ length: 501 }, (_, at) => ({ component: `C${at}`, state: 'out' }))
const added = { id: 'a', component: 'C', name: 'T', role: 'Back-end developer', hours: { likely: 1 } }
const risk = { risk: 'Old data', impact: 'high', description: '', mitigation: '' }
const inOrder = 'Hours must be in order: at best, likely, at worst.'
const hours = 'Hours must be between 0.5 and 1,000, in halves of an hour.'

test.each([
  ['negative hours', hoursOf(-1), hours],
  ['no hours', hoursOf(0), hours],
  ['hours that are not a number', hoursOf(Number.NaN), hours],
  ['more than 1,000 hours', hoursOf(1_000.25), hours],
  ['hours with ten decimals', hoursOf(1.0123456789), hours],
  [
    'a best case above the likely one',
    { changes: [], added: [{ ...added, hours: { likely: 2, optimistic: 3 } }] },
    inOrder,
  ],
  ['501 changes', { changes: manyChanges, added: [] }, 'A scope can have at most 500 changes. Undo some first.'],
  [
    '201 added tasks',
    { changes: [], added: Array.from({ length: 201 }, (_, at) => ({ ...added, id: `a${at}` })) },
    'A scope can have at most 200 added tasks. Undo some first.',
  ],
  [
    'a name of 10,000 characters',
    { changes: [], added: [{ ...added, name: 'x'.repeat(10_000) }] },
    'A name can have at most 200 characters.',
  ],
  [
    'a component of 121 characters',
    { changes: [{ component: 'C', name: 'x'.repeat(121) }], added: [] },
    'A name can have at most 120 characters.',
  ],
  [
    'a task that moves to nothing',
    { changes: [{ component: 'C', task: added, movedTo: ' ' }], added: [] },
    'Enter a name.',
  ],
  ['a name of control characters', { changes: [], added: [{ ...added, name: '\u0000\u202e\n' }] }, 'Enter a name.'],
  [
    'a name of invisible characters',
    { changes: [], added: [{ ...added, name: '\u200b\u00ad\u{e0041}' }] },
    'Enter a name.',
  ],
  [
    '101 exclusions',
    { changes: [], added: [], exclusions: Array.from({ length: 101 }, (_, at) => ({ of: `${at}`, text: '' })) },
    'A scope can have at most 100 changed exclusions. Undo some first.',
  ],
  [
    'an exclusion of 401 characters',
    { changes: [], added: [], exclusions: [{ of: 'a', text: 'x'.repeat(401) }] },
    'A text can have at most 400 characters.',
  ],
  [
    '101 assumptions',
    { changes: [], added: [], assumptions: Array.from({ length: 101 }, (_, at) => ({ of: `${at}`, text: '' })) },
    'A scope can have at most 100 changed assumptions. Undo some first.',
  ],
  [
    '51 risks',
    { changes: [], added: [], risks: Array.from({ length: 51 }, (_, at) => ({ of: `${at}` })) },
    'A scope can have at most 50 changed risks. Undo some first.',
  ],
  [
    'a risk without a name',
    { changes: [], added: [], risks: [{ of: 'a', risk: { ...risk, risk: ' ' } }] },
    'Enter a name.',
  ],
  [
    'a mitigation of 601 characters',
    { changes: [], added: [], risks: [{ of: 'a', risk: { ...risk, mitigation: 'x'.repeat(601) } }] },
    'A text can have at most 600 characters.',
  ],
  [
    'an unknown state',
    { changes: [{ component: 'C', state: 'maybe' }], added: [] },
    'A scope state must be in, optional or out.',
  ],
])('a scope with %s is rejected', (_, scope, message) => {
  const { success, issues } = v.safeParse(Scope, scope)

  expect(success).toBe(false)
  expect(issues![0].message).toBe(message)
})

test('a name loses line breaks and characters that change the direction of text', () => {
  const { added: tasks } = v.parse(Scope, {
    changes: [],
    added: [{ ...added, name: ' Gift\r\n\u202e\u061ccards\u0007 ' }],
  })

  expect(tasks[0]!.name).toBe('Gift cards')
})
