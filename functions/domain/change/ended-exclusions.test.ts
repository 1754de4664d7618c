import { expect, test } from 'vitest'
import { type Scope, type ScopeState, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { exclusionId } from '#domain/scope/exclusions'
import { changeAfter, save, terms } from './change-request.fixture'

interface Given {
  /** Components by the line that each cites. */
  works?: Record<string, string>
  others?: string[]
  exclusions?: string[]
  states?: Record<string, ScopeState>
  added?: string[]
  /** Components that the owner called no requirement. */
  unasked?: string[]
}

/** Returns a saved estimate with a component for each of these lines. */
function saveIt({ works = {}, others = [], exclusions = [], states = {}, added = [], unasked = [] }: Given) {
  const texts = ['Staff sell.', ...Object.values(works), ...others]
  const components = Object.keys(works).map((name, at) =>
    component([aTask({ name: Object.values(works)[at]!, sources: [at + 2] })], name),
  )
  const scope: Scope = {
    ...emptyScope,
    exclusions: unasked.map((component) => ({ of: exclusionId({ component }) })),
    changes: Object.entries(states).map(([component, state]) => ({ component, state })),
    added: added.map((name, at) => ({
      id: `${at}`,
      component: 'Shop',
      name,
      role: 'Back-end developer',
      hours: { likely: 4 },
      state: 'in',
      sources: [],
    })),
  }
  const breakdown = { ...hundredHours, exclusions, components: [component([aTask()], 'Shop'), ...components] }
  const lines = texts.map((text, at) => ({ id: at + 1, text }))
  return { ...save(hundredHours, []), estimation: estimationOf({ ...inputOf(breakdown), lines, terms, scope }) }
}

const works = { Vouchers: 'Customers redeem vouchers.' }
const left = { works, states: { Vouchers: 'out' as const } }
const sentence = 'Vouchers, asked for in “Customers redeem vouchers”.'
const quoted = 'As the requirements say: “vouchers”'
const line = 'Out of scope: vouchers.'

test.each<[string, Given, Given, string[] | undefined]>([
  ['work that its owner takes into the scope', left, { works }, [`Now included: ${sentence}`]],
  ['work that the requirements ask for no more', left, {}, undefined],
  ['nothing that its owner calls no requirement', left, { ...left, unasked: ['Vouchers'] }, undefined],
  ['what the requirements excluded before', { exclusions: [quoted], others: [line] }, { works }, [quoted]],
  [
    'what the requirements exclude and ask for',
    { exclusions: [quoted], others: [line] },
    { exclusions: [quoted], others: [line], works },
    [quoted],
  ],
  [
    'what its owner adds as a task',
    { exclusions: [quoted], others: [line] },
    { exclusions: [quoted], others: [line], added: ['Vouchers'] },
    [quoted],
  ],
  [
    'nothing that other new work is about',
    { exclusions: ['As the requirements say: “no app”'] },
    { exclusions: ['As the requirements say: “no app”'], works: { News: 'Notices appear in the application.' } },
    undefined,
  ],
])('a change request ends the exclusion of %s', (_, before, after, ended) => {
  expect(changeAfter(saveIt(before), saveIt(after), []).change!.ended).toEqual(ended)
})
