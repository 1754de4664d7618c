import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Analysis, Component, Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { aTask, component, lines } from '#domain/estimate/estimate.fixture'
import { aProduct, someBreakdown } from '#scripts/testing/arbitraries'
import { findExcluded } from './excluded-lines'
import { type Layer, assumedBreakdown, mergeBreakdowns, reviseLayers } from './layers'
import { matchLines } from './match-lines'
import { renameInTexts } from './replaced-names'
import { bringBack } from './returned-lines'

const analysisOf = (components: Component[], given: Partial<Analysis> = {}): Analysis => ({
  summary: '',
  workType: aProduct,
  components,
  technologies: [],
  risks: [],
  questions: [],
  supporting: [],
  background: [],
  ...given,
})
const layerOf = (components: Component[], given: Partial<Analysis> = {}): Layer => {
  const analysis = analysisOf(components, given)
  return { analysis, breakdown: assumedBreakdown(analysis) }
}
const tasksIn = (layers: readonly Layer[]): Task[] =>
  mergeBreakdowns(layers.map(({ breakdown }) => breakdown)).components.flatMap(({ tasks }) => tasks)

const risk = { risk: 'New system', description: '', impact: 'low' as const, mitigation: '' }
const longer = [...lines, { id: 41, text: 'Refund a payment' }]

test('adding a feature changes no other task, and removing it restores every hour and text', () => {
  fc.assert(
    fc.property(someBreakdown, ({ components }) => {
      const first = layerOf(components, { summary: 'A shop' })
      const feature = analysisOf(
        [component([aTask({ name: 'Refunds', likely: 12, sources: [41] })]), ...components.slice(0, 1).map(extend)],
        { summary: 'with refunds', risks: [risk], technologies: ['Stripe'] },
      )

      const added = reviseLayers([first], matchLines(lines, longer, findExcluded), { lines: [41], analysis: feature })
      const others = tasksIn(added).filter(({ sources }) => !sources.includes(41))
      const removed = reviseLayers(added, matchLines(longer, lines, findExcluded))

      const before = tasksIn([first])
      for (const task of others) expect(before).toContainEqual(task)
      expect(removed).toEqual([first])
    }),
    { numRuns: 25 },
  )
})

/** The same work again, larger and from the new line. */
const extend = (of: Component): Component => ({
  ...of,
  tasks: of.tasks.map((task) => ({ ...task, pessimistic: 2 * task.pessimistic, sources: [41] })),
})

const ascending = (one: number, other: number) => one - other

test('reordered lines keep their tasks to the hour, and lines are listed in their new order', () => {
  fc.assert(
    fc.property(someBreakdown, fc.shuffledSubarray(lines, { minLength: 40 }), ({ components }, shuffled) => {
      const reordered = shuffled.map(({ text }, at) => ({ id: at + 1, text }))
      const supporting = [
        { row: 'Testing and fixing' as const, sources: [4] },
        { row: 'Deployment and handover' as const, sources: [5, 6] },
      ]
      const layers = [layerOf(components, { background: [1, 2, 3], supporting })]
      const moved = reviseLayers(layers, matchLines(lines, reordered, findExcluded))
      const back = reviseLayers(moved, matchLines(reordered, lines, findExcluded))

      const withoutLines = (layers: Layer[]) => tasksIn(layers).map((task) => ({ ...task, sources: [] }))
      expect(withoutLines(moved)).toEqual(withoutLines(layers))
      expect(mergeBreakdowns([...layers, ...layers].map(({ breakdown }) => breakdown)).supporting).toEqual(supporting)
      const { background } = moved[0]!.analysis
      expect(background).toEqual(
        [1, 2, 3].map((id) => shuffled.findIndex((line) => line.id === id) + 1).toSorted(ascending),
      )
      expect(back).toEqual(layers)
    }),
    { numRuns: 25 },
  )
})

const text = (...texts: string[]) => texts.map((text, at) => ({ id: at + 1, text }))
const before = text('Customers pay by card.', 'Orders are shipped within two days.', 'The office prints invoices.')
const match = matchLines(
  before,
  text('Customers pay by card.', 'Orders are shipped within five days.', 'The office prints invoices.'),
  findExcluded,
)
const shipping = (likely: number, sources: number[]) => component([aTask({ name: 'Shipping', likely, sources })])

test('a task with a changed line gets its new hours, lower ones too, and keeps its other lines', () => {
  const again = analysisOf([shipping(6, [2])])
  const [first, change] = reviseLayers([layerOf([shipping(10, [1, 2])])], match, { lines: [2], analysis: again })

  expect(first?.breakdown.components).toEqual([])
  expect(change?.breakdown.components).toEqual([shipping(6, [2, 1])])
})

test('a task whose changed line asks for it no longer keeps its other lines, or goes without any', () => {
  const nothing = { lines: [2], analysis: analysisOf([]) }

  expect(tasksIn(reviseLayers([layerOf([shipping(10, [1, 2])])], match, nothing))).toMatchObject([{ sources: [1] }])
  expect(tasksIn(reviseLayers([layerOf([shipping(10, [2])])], match, nothing))).toEqual([])
})

test('the parts of a large task are replaced together', () => {
  const parts = ['Shipping (1 of 2)', 'Shipping (2 of 2)'].map((name) => aTask({ name, sources: [2] }))
  const revised = reviseLayers([layerOf([component(parts)])], match, {
    lines: [2],
    analysis: analysisOf([shipping(6, [2])]),
  })

  expect(tasksIn(revised).map(({ name }) => name)).toEqual(['Shipping'])
})

test('a component is not described by a task that a revision removes or renames', () => {
  const tasks = ['Print invoices: screens', 'Ship orders within two days'].map((name, at) =>
    aTask({ name, sources: [3 - at] }),
  )
  const layer = layerOf([
    { ...component(tasks), description: 'Includes “Print invoices” and “Ship orders within two days”.' },
  ])
  const edit = { from: 2, to: 2, before: before[1]!.text, after: 'Orders are shipped within five days.' }
  const analysis = analysisOf([{ ...component(tasks.slice(1)), description: '' }])
  const withoutPrinting = matchLines(before, before.slice(0, 2), findExcluded)
  const described = (layers: Layer[]) =>
    mergeBreakdowns(layers.map(({ breakdown }) => breakdown)).components.map(({ description }) => description)

  expect(described(reviseLayers([layer], matchLines(before, before, findExcluded)))[0]).toContain('Print invoices')
  expect(described(reviseLayers([layer], withoutPrinting))).toEqual([''])
  const renamed = reviseLayers([layer], match, { lines: [2], analysis, edits: [edit] })
  expect(tasksIn(renamed).map(({ name }) => name)).toContain('Ship orders within five days')
  expect(described(renamed)).toEqual([''])
  // Nor by what a revision adds alone.
  const added = analysisOf([
    { ...component([...tasks.slice(1), aTask({ name: 'Videos', sources: [2] })]), description: 'Includes “Videos”.' },
  ])
  expect(described(reviseLayers([layer], match, { lines: [2], analysis: added, edits: [edit] }))).toEqual([''])

  // Each of its tasks is recorded again.
  const named = layerOf([{ ...component(tasks.slice(1)), description: 'From the order to the parcel' }])
  expect(described(reviseLayers([named], match, { lines: [2], analysis }))).toEqual(['From the order to the parcel'])
})

const question = {
  id: 'q1',
  question: 'Which courier?',
  type: 'text' as const,
  options: [],
  required: false,
  impact: '',
  neutral: 'Any',
}
const withoutShipping = matchLines(before, text('Customers pay by card.', 'The office prints invoices.'), findExcluded)
const questionsIn = (layers: readonly Layer[]) => layers.map(({ analysis }) => analysis.questions.map(({ id }) => id))

test('assumptions and risks that name lines by their numbers follow them, or go with them', () => {
  const vague = (lines: string) => ({ ...risk, risk: `Vague ${lines}`, description: `See [${lines}].` })
  const risks = ['line 2', 'lines 2-3'].map(vague)
  const layer = layerOf([], { risks })
  const assumptions = ['Please check: [lines 1-3].', 'Please check: [line 2].']
  const [revised] = reviseLayers([{ ...layer, breakdown: { ...layer.breakdown, assumptions } }], withoutShipping)

  expect(revised?.breakdown.assumptions).toEqual(['Please check: [lines 1-2].'])
  // What layers say of other lines is said once.
  const said = [
    ['One time zone.', 'Please check: [lines 1-2, 9].'],
    ['Please check: [line 4].'],
    ['Please check: [line 3].'],
  ]
  const breakdowns = said.map((assumptions) => ({ ...layer.breakdown, assumptions }))
  expect(mergeBreakdowns(breakdowns).assumptions).toEqual(['One time zone.', 'Please check: [lines 1-4, 9].'])
  expect(revised?.breakdown.risks).toEqual([{ ...vague('lines 2-3'), description: 'See [line 2].' }])
  expect(revised?.analysis.risks).toEqual(revised?.breakdown.risks)
})

test('what a revision added stays until all of its lines are gone', () => {
  const later = { ...layerOf([shipping(10, [1, 2])], { risks: [risk], technologies: ['Stripe'] }), lines: [1, 2] }
  const revised = reviseLayers([layerOf([]), later], withoutShipping)

  expect(revised.at(-1)!.analysis).toMatchObject({ risks: [risk], technologies: ['Stripe'] })
})

test('a risk stays with a reworded line as long as that asks for its task, and goes with the task', () => {
  const vague = { ...risk, description: 'See [line 2].' }
  const layer = layerOf([shipping(10, [2])], { risks: [vague] })
  const risksAfter = (components: Component[]) =>
    reviseLayers([layer], match, { lines: [2], analysis: analysisOf(components) })[0]!.breakdown.risks

  expect(risksAfter([shipping(10, [2])])).toEqual([vague])
  expect(risksAfter([component([aTask({ name: 'Printing', sources: [2] })])])).toEqual([])
  // What another line asks for, too, says less about this one.
  const all = [...shipping(10, [2]).tasks, aTask({ name: 'Parcels', sources: [1, 2] })]
  const [wide] = reviseLayers([layerOf([component(all)], { risks: [vague] })], match, {
    lines: [2],
    analysis: analysisOf([component(all.slice(1))]),
  })
  expect(wide!.breakdown.risks).toEqual([])
  const idle = reviseLayers([layerOf([shipping(10, [1])], { risks: [vague] })], match, {
    lines: [2],
    analysis: analysisOf([]),
  })
  expect(idle[0]!.breakdown.risks).toEqual([vague])
  const parts = text(before[0]!.text, 'Orders are shipped.', 'They come within two days.', before[2]!.text)
  const split = reviseLayers(
    [layer],
    { ...matchLines(before, parts), changed: pairsOf(2, [2, 3]) },
    {
      lines: [2, 3],
      analysis: analysisOf([shipping(10, [2, 3])]),
    },
  )
  expect(split[0]!.breakdown.risks).toEqual([{ ...vague, description: 'See [lines 2-3].' }])
})

const pairsOf = (from: number, lines: number[]) => lines.map((to) => ({ from, to }))

test('texts name the system that a line names in place of another one', () => {
  const lines = text('Invoices are sent to DATEV.')
  const edits = [{ from: 1, to: 1, before: lines[0]!.text, after: 'Invoices are sent to SAP.' }]
  const named = (name: string) => ({ ...risk, description: `Named here: ${name}.` })
  const asked = (name: string) => ({ ...question, question: `Which data go to ${name}?` })
  const analysis = { technologies: ['DATEV'], risks: [named('DATEV')], questions: [asked('DATEV')] }
  const { breakdown, ...others } = layerOf([], analysis)
  const layer = { ...others, breakdown: { ...breakdown, assumptions: ['DATEV has an interface.'] } }

  const [renamed] = renameInTexts([layer], edits, text(edits[0]!.after))
  expect(renamed?.breakdown).toMatchObject({
    techStack: ['SAP'],
    risks: [named('SAP')],
    assumptions: ['SAP has an interface.'],
  })
  expect(renamed?.analysis.questions).toEqual([asked('SAP')])
  // Any word at the start of a line has a capital.
  const first = { from: 1, to: 1, before: 'DATEV gets invoices.', after: 'SAP gets invoices.' }
  expect(renameInTexts([layer], [first], text(first.after))).toEqual([layer])
  expect(renameInTexts([layer], edits, [...lines, { id: 2, text: edits[0]!.after }])).toEqual([layer])
})

test('a question about removed lines goes with its answers', () => {
  const asked = {
    ...layerOf([component([aTask({ sources: [3], answers: ['q1'] })])], { questions: [question] }),
    lines: [2],
  }
  const [, other] = reviseLayers([layerOf([shipping(10, [1])]), asked], withoutShipping)

  expect(other?.analysis).toMatchObject({ questions: [], components: [{ tasks: [aTask({ sources: [2] })] }] })
})

test('a question whose tasks are replaced changes the new ones, until nothing is left of them', () => {
  const change = { lines: [2], analysis: analysisOf([shipping(6, [2])], { questions: [{ ...question, id: 'q2' }] }) }
  const paying = layerOf([component([aTask({ name: 'Payment', sources: [1] })])])
  for (const earlier of [
    [layerOf([shipping(10, [2])], { questions: [question] })],
    [paying, { ...layerOf([shipping(10, [2])], { questions: [question] }), lines: [2] }],
  ]) {
    const once = reviseLayers(earlier, match, change, { q1: 'Ours' })
    expect(questionsIn(once)).toEqual([...questionsIn(earlier), ['q2']])
    expect(once.at(-1)).toMatchObject({ reflects: { q1: 'Ours' } })

    const again = reviseLayers(once, match, { ...change, analysis: analysisOf([shipping(4, [2])]) }, { q1: 'Theirs' })
    expect(questionsIn(again).flat()).toEqual(['q1', 'q2'])
    expect(again.at(-1)).toMatchObject({ reflects: { q1: 'Theirs', q2: 'Any' } })
    expect(tasksIn(again)).toHaveLength(earlier.length)

    expect(reviseLayers(again, withoutShipping)).toEqual(reviseLayers(earlier, withoutShipping))
    expect(questionsIn(reviseLayers(again, withoutShipping))).toEqual([[]])
  }
})

/** Revises a text whose new lines are all in an earlier version of it. */
function returnTo(after: readonly Line[], current: Line[], layers: Layer[], earlier: Layer[]): Layer[] {
  const revisable = { before: current, layers, match: matchLines(current, after, findExcluded) }
  const { match, layers: all } = bringBack(revisable, after, { before: [...after], layers: earlier })
  expect(match).toMatchObject({ added: [], changed: [] })
  // Nothing has lost a line that only was in the place of another one.
  expect(tasksIn(all).filter(({ sources }) => sources.some((id) => match.removed.includes(id)))).toEqual([])
  return reviseLayers(all, match)
}

test('lines that are removed and come back word for word have their tasks again, to the hour', () => {
  fc.assert(
    fc.property(someBreakdown, fc.uniqueArray(fc.nat(lines.length - 1)), ({ components }, gone) => {
      const shorter = lines.filter((_, at) => !gone.includes(at)).map(({ text }, at) => ({ id: at + 1, text }))
      const first = [layerOf(components)]
      const removed = reviseLayers(first, matchLines(lines, shorter, findExcluded))

      const sorted = (layers: Layer[]) =>
        tasksIn(layers).map((task) => JSON.stringify({ ...task, sources: task.sources.toSorted(ascending) }))
      expect(sorted(returnTo(lines, shorter, removed, first)).toSorted()).toEqual(sorted(first).toSorted())
    }),
    { numRuns: 50 },
  )
})

test('a line that comes back brings the hours that a task lost with it, or that the line in its place changed, and its name', () => {
  const [paid, shipped] = [before[0]!, before[1]!]
  const both = [layerOf([shipping(10, [1, 2])])]
  const left = (hours: number) => tasksIn(returnTo([paid, shipped], [paid], [layerOf([shipping(hours, [1])])], both))
  expect(left(5)).toMatchObject([{ likely: 10, sources: [2, 1] }])
  expect(left(15)).toEqual(shipping(15, [1, 2]).tasks)

  const reworded = text(paid.text, 'Orders are shipped within five days.')
  for (const name of ['Shipping', 'Shipping within five days']) {
    const work = shipping(30, [1, 2])
    const changed = [layerOf([{ ...work, tasks: work.tasks.map((task) => ({ ...task, name })) }])]
    expect(tasksIn(returnTo([paid, shipped], reworded, changed, both))).toEqual(shipping(10, [2, 1]).tasks)
  }
})

test('a line that comes back brings its questions, but none that is asked, whose answers change its tasks still', () => {
  const own = { ...question, id: 'q2' }
  const current = [layerOf([component([aTask({ sources: [1] })])], { questions: [question] })]
  const earlier = [
    layerOf([shipping(10, [2]), component([aTask({ sources: [1] })])], { questions: [question] }),
    { ...layerOf([component([aTask({ name: 'Labels', sources: [3] })])], { questions: [own] }), lines: [3] },
  ]
  const layers = returnTo(before, before.slice(0, 1), current, earlier)

  expect(questionsIn(layers)).toEqual([['q1'], [], ['q2']])
  expect(layers.map(({ reflects }) => reflects)).toEqual([undefined, { q1: 'Any' }, undefined])
})

test('what an answer wanted is not counted again when its line asks for it', () => {
  const asked = layerOf([component([aTask({ name: 'Stamps', sources: [3], answers: ['q1'] })])], {
    questions: [question],
  })
  const match = {
    kept: new Map([
      [1, 1],
      [2, 2],
    ]),
    changed: [{ from: 3, to: 3 }],
    added: [],
    removed: [],
  }
  const named = (components: Component[]) =>
    tasksIn(reviseLayers([asked], match, { lines: [3], analysis: analysisOf(components) })).map(({ name }) => name)
  expect(named([component([aTask({ name: 'Loyalty card', sources: [3] })])])).toEqual(['Loyalty card'])
  // It is still a wish in other words.
  expect(named([])).toEqual(['Stamps'])
})
