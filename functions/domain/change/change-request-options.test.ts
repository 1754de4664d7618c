import { expect, test } from 'vitest'
import type { ScopeState } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { agreedOffer } from '#domain/offer/agreed-offer'
import { offerOf } from '#domain/offer/offer'
import { answerSentences } from '#domain/scope/answers'
import { quoteAll } from '#domain/text/text'
import { includeAccepted } from './accepted-options'
import {
  acceptedTotal,
  changeAfter,
  choices,
  option,
  otherScreen,
  save,
  screen,
  sender,
  taskRef,
  terms,
  withAccounts,
} from './change-request.fixture'

test('an accepted option that moves in scope costs nothing again', () => {
  const [before, after] = [save(hundredHours, [option]), save(hundredHours, [])]
  const { change, price } = changeAfter(before, after, ['Accounts'])

  expect(price.total).toBe(0)
  expect(change).toMatchObject({
    price: { before: acceptedTotal(before) },
    accepted: ['Accounts'],
    options: [],
    rows: [],
  })
})

test('changes inside an accepted option are listed and priced, the next ones from the sum of both', () => {
  const before = save(hundredHours, [option])
  const after = save(withAccounts([screen!, { ...otherScreen!, pessimistic: 40 }]), [option])
  const { change, price } = changeAfter(before, after, ['Accounts'])

  expect(change).toMatchObject({
    price: { before: acceptedTotal(before), after: acceptedTotal(after) },
    options: ['Accounts'],
    rows: expect.arrayContaining([
      expect.objectContaining({
        name: 'Accounts',
        tasks: [{ kind: 'changed', name: otherScreen!.name, hours: 5, lines: [expect.objectContaining(lines[1]!)] }],
      }),
    ]),
  })
  expect(price.total).toBe(acceptedTotal(after) - acceptedTotal(before))
  expect(change!.rows.reduce((sum, row) => sum + row.price, 0)).toBe(price.quoted)

  const next = changeAfter(after, save(hundredHours, []), change!.options!)
  expect(next.change!.price).toEqual({ before: acceptedTotal(after), after: acceptedTotal(before) })
})

test('an option accepted under its old name is the same one after its component was renamed and its task moved', () => {
  const renamed = { ...option, name: 'Members' }
  const [before, after] = [save(hundredHours, [option]), save(hundredHours, [renamed])]
  const { change, price } = changeAfter(before, after, ['Accounts'])

  expect(change).toMatchObject({ accepted: ['Accounts'], options: ['Members'], rows: [] })
  expect(price.total).toBe(0)
  expect(changeAfter(after, save(hundredHours, [{ ...renamed, state: 'in' }]), ['Members']).change!.rows).toEqual([])

  const task = taskRef(screen!)
  const moved = save(hundredHours, [
    { ...task, movedTo: 'Shop' },
    { component: 'Shop', name: 'Store', state: 'in' },
  ])
  const ofTask = changeAfter(save(hundredHours, [task]), moved, ['Screen 0 (Accounts)'])
  expect(ofTask.change).toMatchObject({ options: ['Screen 0 (Store)'], rows: [] })
  expect(ofTask.price.total).toBe(0)
})

test('of an accepted task, the baseline has only that task, and no option that was not accepted', () => {
  const refs = [taskRef(screen!), taskRef(otherScreen!)]
  const before = save(hundredHours, refs)
  const after = save(hundredHours, refs.slice(1))
  const { price } = changeAfter(before, after, ['Screen 0 (Accounts)'])

  expect(price.total).toBe(0)
  expect(changeAfter(before, after, []).price.total).toBeGreaterThan(0)
})

test('an accepted component has the tasks that it had then, in scope or optional, and no option that it gets later', () => {
  const pdf = aTask({ name: 'PDF', sources: [7] })
  const before = save(hundredHours, [option])
  const after = save(withAccounts([screen!, otherScreen!, pdf]), [taskRef(otherScreen!), taskRef(pdf)])
  const { change, price, exclusions } = changeAfter(before, after, ['Accounts'])

  expect(price.total).toBe(0)
  expect(change).toMatchObject({ accepted: ['Accounts'], options: ['Screen 1 (Accounts)'], rows: [] })
  expect(exclusions).toContainEqual(expect.stringContaining('PDF'))
})

test('of options with the same name, the client accepts the one that was offered', () => {
  const build = aTask({ name: screen!.name, likely: 14, pessimistic: 14 })
  const [designs, builds] = [taskRef(screen!), taskRef(build)]
  const before = save(withAccounts([screen!, build]), [designs, builds])
  const offer = offerOf(before, { ...choices(true), options: [builds] }, sender)
  const { accepted } = includeAccepted(before, before, [offer.options[0]!.name])
  const { change, price } = changeAfter(before, save(withAccounts([screen!, build]), [designs]), accepted)

  expect(change).toMatchObject({ accepted: ['Screen 0 (Accounts) (2)'], options: [] })
  expect(price.total).toBe(0)
})

test('a wish that is an option is not assumed to be left out, accepted or not, and the assumption ends once the others are in scope', () => {
  const names = ['Deposit by card', 'Monthly report', 'Map'] as const
  const wishes = {
    id: 'wishes',
    question: 'Which of these do you need?',
    type: 'multiselect' as const,
    options: [...names],
  }
  const questions = [{ ...wishes, required: false, impact: '', neutral: [] }]
  const asked = { components: [], questions, answers: {}, assumed: ['wishes'] }
  const given = { ...inputOf(hundredHours), terms, asked, assumed: answerSentences(questions, {}, ['wishes']) }
  const none = (...left: string[]) => `“Which of these do you need?” Assumed: none of ${quoteAll(left)}.`
  const work = { component: 'Shop', role: 'Back-end developer' as const, hours: { likely: 8 }, sources: [] }
  /** Offers a wish by another name, with the others in this state. */
  const saveWith = (state: ScopeState | undefined, ...others: string[]) => {
    const option = { ...work, id: 'a', name: 'Deposit', wish: names[0], state: 'optional' as const }
    const added = others.map((name, at) => ({ ...work, id: `b${at}`, name, state: state! }))
    return {
      ...save(hundredHours, []),
      estimation: estimationOf({ ...given, scope: { changes: [], added: [option, ...added] } }),
    }
  }
  const before = saveWith(undefined)
  const { estimation } = before
  const offer = offerOf(before, { ...choices(false), options: estimation.options }, sender)

  expect(offer.options.map(({ name }) => name)).toEqual(['Deposit (Shop)'])
  expect(agreedOffer(offer, new Set([0])).assumptions).toEqual([none('Monthly report', 'Map')])
  for (const texts of [estimation.assumptions, offer.assumptions]) expect(texts[0]).toBe(none('Monthly report', 'Map'))
  const requested = (...args: Parameters<typeof saveWith>) => changeAfter(before, saveWith(...args), ['Deposit (Shop)'])
  expect(requested('in', 'Monthly report').assumptions.join()).toContain('Assumed: none of ‘Map’.')
  for (const state of ['in', 'optional'] as const) {
    const { change, assumptions } = requested(state, 'Monthly report', 'Map')
    expect(change!.endedAssumptions).toEqual([none('Monthly report', 'Map')])
    expect(assumptions).toEqual([])
  }
})
