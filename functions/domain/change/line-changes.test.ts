import { expect, test } from 'vitest'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
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
