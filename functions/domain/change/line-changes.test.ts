import { expect, test } from 'vitest'
import { emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { unworkedChanges } from '#domain/offer/unworked-items'
import { changesIn } from './change-request'
import { changeReport } from './change-text'
import { difference } from './difference'

test('the name below a letter is no changed line, unlike what the letter says', () => {
  const before = estimate({ ...hundredHours, background: [3] })
  const letter = (last: readonly string[]) => ({
    estimation: {
      ...before,
      lines: [],
      idleLines: ['Pay by card.', ...last].map((text, at) => ({ id: at + 1, text })),
    },
  })
  const linesBetween = (one: string[], other: string[]) =>
    difference(letter(one), letter(other)).lines.map(({ before, after }) => [before, after])

  expect(linesBetween([], ['Tom'])).toEqual([])
  expect(linesBetween(['Best regards,', 'Tom Weaver'], ['Best regards,'])).toEqual([])
  expect(linesBetween([], ['Out of scope:', 'Chat'])).toEqual([
    [undefined, 'Out of scope:'],
    [undefined, 'Chat'],
  ])
})

test('a changed line is not without effect if its new words take the work of the earlier ones away', () => {
  const [accounts, ...others] = hundredHours.components
  const payment = aTask({ name: 'Payment', sources: [1] })
  const estimateOf = (text: string, tasks: (typeof payment)[]) => {
    const breakdown = { ...hundredHours, components: [component([...accounts!.tasks, ...tasks]), ...others] }
    const lines = [text, 'Members sign in.'].map((text, at) => ({ id: at + 1, text }))
    return {
      estimation: estimationOf({ ...inputOf({ ...breakdown, background: tasks.length > 0 ? [] : [1] }), lines }),
    }
  }
  const { lines } = difference(
    estimateOf('They pay by card.', [payment]),
    estimateOf('They pay by card elsewhere.', []),
  )
  expect(lines).toMatchObject([{ after: 'They pay by card elsewhere.', isPriced: true }])
})

test('a line is not without effect if a task that its owner added is about what it newly says', () => {
  const save = (texts: string[], ...names: string[]) => {
    const lines = texts.map((text, at) => ({ id: at + 1, text }))
    const added = names.map((name) => ({
      id: name,
      component: 'Shop',
      name,
      role: 'Back-end developer' as const,
      hours: { likely: 8 },
      state: 'in' as const,
      sources: [],
    }))
    const breakdown = { ...hundredHours, background: lines.map(({ id }) => id) }
    return { estimation: estimationOf({ ...inputOf(breakdown), lines, scope: { ...emptyScope, added } }) }
  }
  const before = save(['The texts are in English.'])
  const unpriced = (...after: Parameters<typeof save>) =>
    difference(before, save(...after)).lines.flatMap(({ after, isPriced }) => (isPriced ? [] : after))

  const [french, short] = ['The texts are in English and French.', 'The texts are in English and short.']
  expect(unpriced([french])).toEqual([french])
  expect(unpriced([french], 'French texts')).toEqual([])
  expect(unpriced([short], 'French texts')).toEqual([short])
})

test('a line that takes work back is not without effect, unlike one that excludes what was never asked for', () => {
  const [accounts, ...others] = hundredHours.components
  const exported = aTask({ name: 'Export', sources: [2] })
  const estimateOf = (tasks: (typeof exported)[], ...more: string[]) => {
    const exclusions = more.slice(0, 1).map((text) => `As the requirements say: “${text.replace(/\.$/, '')}”`)
    const components = [component([...accounts!.tasks, ...tasks]), ...others]
    const breakdown = { ...hundredHours, components, exclusions, background: more.map((_, at) => at + 3) }
    const lines = ['Members sign in.', 'Staff export lists.', ...more].map((text, at) => ({ id: at + 1, text }))
    return { estimation: estimationOf({ ...inputOf(breakdown), lines }) }
  }
  const back = 'You can drop the export.'
  const show = { hours: true, tasks: true, range: true, risks: true, rates: false }
  const linesOf = (...estimates: [ReturnType<typeof estimateOf>, ReturnType<typeof estimateOf>]) =>
    changesIn(difference(...estimates), ...estimates, show).lines

  const mail = [
    back,
    'From: Ann, 3 December',
    'Thanks!',
    '* Hello everyone',
    '# Appendix',
    'Requirements specification, version 1.3, for a bakery',
    'We bake bread.',
  ]
  const compared = difference(estimateOf([exported]), estimateOf([], ...mail))
  expect(linesOf(estimateOf([exported]), estimateOf([], ...mail))).toMatchObject([
    { after: back, isPriced: true },
    { after: 'We bake bread.', isPriced: false },
  ])
  expect(changeReport('Shop', compared)).toContain(`Changed lines:\n  - Added: “${back}”`)
  expect(linesOf(estimateOf([exported]), estimateOf([exported], 'No app is needed.'))).toMatchObject([
    { after: 'No app is needed.', isPriced: false },
  ])
  // A title asks for nothing, unlike an item of a list.
  const sectionOf = (title: string, item: string) => estimateOf([exported], 'No app is needed.', title, item)
  for (const item of ['4.1 We bake bread.', '- We bake bread.']) {
    const [open, decided] = ['4. Open points', '4. Decided on 30 November'].map((title) => sectionOf(title, item))
    expect(linesOf(open!, decided!)).toEqual([])
    expect(unworkedChanges(decided!, difference(open!, decided!))).toEqual([])
  }
  // Unlike one that tasks build.
  const paid = aTask({ name: 'Export', sources: [2, 4] })
  const payment = (title: string) => estimateOf([paid], 'No app is needed.', title, '- Visa and Mastercard')
  expect(linesOf(payment('3. Members can pay by card'), payment('3. Members can pay by bank transfer'))).toMatchObject([
    { after: 'Members can pay by bank transfer' },
  ])
  const next = '5. We bake bread.'
  expect(linesOf(sectionOf('4. Chats', next), sectionOf('4. Maps', next))).toContainEqual({
    after: 'Maps',
    isPriced: false,
  })
})

test('a line that is only broken in two is no changed line, unlike one with other words in a part', () => {
  const estimation = { ...estimate(hundredHours), idleLines: [] }
  const linesBetween = (...texts: string[][]) => {
    const [before, after] = texts.map((lines) => ({
      estimation: { ...estimation, lines: lines.map((text, at) => ({ id: at + 1, text })) },
    }))
    return difference(before!, after!).lines.map(({ before, after }) => [before, after])
  }
  const whole = 'Members pay by card in the shop. Members get a receipt by mail.'

  expect(linesBetween([whole], whole.split(/(?<=\.) /))).toEqual([])
  expect(linesBetween([whole], ['Members pay by card in the shop.', '- Members get a bill by mail.'])).toEqual([
    [whole, whole.replace('receipt', 'bill')],
  ])
})

test('a feature of one word in the last line is a changed line', () => {
  const estimation = { ...estimate(hundredHours), lines: [{ id: 1, text: 'Pay by card.' }], idleLines: [] }
  const later = { ...estimation, lines: [...estimation.lines, { id: 2, text: 'Reports' }] }

  expect(difference({ estimation }, { estimation: later }).lines).toMatchObject([{ after: 'Reports' }])
})

test('a task that loses a line, and with it a part of its name, is changed, and so is one whose line comes back', () => {
  const [accounts, ...others] = hundredHours.components
  const texts = ['Users move the map.', 'Users show maps.', 'Users pay.']
  const estimateOf = (ids: number[], ...tasks: ReturnType<typeof aTask>[]) => ({
    estimation: estimationOf({
      ...inputOf({ ...hundredHours, components: [component([...accounts!.tasks, ...tasks]), ...others] }),
      lines: ids.map((id, at) => ({ id: at + 1, text: texts[id]! })),
    }),
  })
  const both = aTask({ name: 'Move the map; Show maps', sources: [1, 2] })
  const [less, pay] = [
    aTask({ name: 'Move the map', optimistic: 5, likely: 5, pessimistic: 5, sources: [1] }),
    aTask({ name: 'Pay', sources: [2] }),
  ]
  const [before, after] = [estimateOf([0, 1, 2], both, { ...pay, sources: [3] }), estimateOf([0, 2], less, pay)]

  const lost = difference(before, after)
  const show = { hours: true, tasks: true, range: true, risks: true, rates: false }
  for (const { rows, lines } of [lost, changesIn(lost, before, after, show)]) {
    expect(rows[0]).toMatchObject({ name: 'Accounts', tasks: [{ kind: 'changed', name: less.name, hours: -5 }] })
    expect(lines).toEqual([{ before: texts[1], isPriced: true, isLost: true }])
  }
  expect(changeReport('Shop', lost)).toContain(`Changed lines:\n  - Removed: “${texts[1]}”`)
  const back = difference(after, before)
  expect(back.rows[0]!.tasks).toMatchObject([
    { kind: 'changed', name: both.name, hours: 5, lines: [{ id: 1 }, { id: 2 }] },
  ])
  expect(back.lines).toEqual([{ after: texts[1], isPriced: true }])
  // Of two tasks that may be the rest of it, neither is.
  const apart = estimateOf([0, 2], less, { ...less, name: 'Zoom the map' }, pay)
  expect(difference(before, apart).rows[0]!.tasks.map(({ kind }) => kind)).toEqual(['added', 'added', 'removed'])
  expect(difference(apart, before).rows[0]!.tasks.map(({ kind }) => kind)).toEqual(['added', 'removed', 'removed'])
})
