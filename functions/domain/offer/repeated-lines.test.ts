import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { defaultChoices, offerOf } from './offer'

const sender = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' }

test('a line that a document repeats is read once in a component', () => {
  const alarms = component([aTask({ name: 'Alarms', sources: [1, 2, 3] })], 'Alarms')
  const breakdown = { ...hundredHours, components: [alarms] }
  const lines = ['- Doors sound an alarm', 'Windows too', 'Doors sound an alarm'].map((text, at) => ({
    id: at + 1,
    text,
  }))
  const estimation = estimationOf({ ...inputOf(breakdown), lines })
  const choices = { ...defaultChoices({ title: 'Home', estimation }), validUntil: '2027-01-01' }
  const offer = offerOf({ estimation, settings: inputOf(breakdown).settings, terms: defaultTerms }, choices, sender)

  expect(offer.components.find(({ name }) => name === 'Alarms')!.lines).toEqual([1, 2])
  expect(offer.lines).toHaveLength(2)
})

test('a line that the name of an option or of a shown task says is not quoted beside it', () => {
  const profile = 'Members sign in with email and password, see their profile and change their own address'
  const texts = [
    'The owner exports invoices to a spreadsheet.',
    'Members rate each class, at most once a day.',
    `${profile} and phone number.`,
  ]
  const tasks = ['Owner exports invoices to a spreadsheet', 'Members rate each class', profile]
  const parts = tasks.map((name, at) => component([aTask({ name, sources: [at + 1] })], `Part ${at}`))
  const input = inputOf({ ...hundredHours, components: parts })
  const linesWith = (isShown: boolean, optional: number[] = []) => {
    const changes = optional.map((at) => ({ component: `Part ${at}`, state: 'optional' as const }))
    const scope = { changes: changes.map((change) => ({ ...change, name: tasks[0]! })), added: [] }
    const estimation = estimationOf({ ...input, lines: texts.map((text, at) => ({ id: at + 1, text })), scope })
    const { show, ...choices } = defaultChoices({ title: 'Club', estimation })
    const given = { ...choices, show: { ...show, tasks: isShown }, validUntil: '2027-01-01' }
    return offerOf({ estimation, settings: input.settings }, given, sender).lines.map(({ id }) => id)
  }

  expect(linesWith(false)).toEqual([1, 2, 3])
  expect(linesWith(true)).toEqual([2, 3])
  expect(linesWith(false, [0])).toEqual([2, 3])
})

test('a line that several components build is quoted once, or not at all if the shown tasks of each say it', () => {
  const parts = ['Add gift cards to the shop', 'Show delivery dates by postcode', 'Fix the cart']
  const of = (names: string[], sources: number[]) => names.map((name) => aTask({ name, sources }))
  const [cards, dates, cart] = parts.map((name, at) => component(of([name], at === 2 ? [1, 2] : [1]), `Part ${at}`))
  const [users, watch] = ['Users', 'Watch'].map((name) => component(of([name], [3]), name))
  const style = aTask({ name: 'Visual style', role: 'UX/UI designer', sources: [1, 2] })
  const breakdown = {
    ...hundredHours,
    components: [cards!, dates!, { ...cart!, tasks: [...cart!.tasks, style] }, users!, watch!],
  }
  const wish = 'Could you add gift cards to the shop, show delivery dates by postcode and fix the cart?'
  const texts = [wish, 'It forgets items.', 'The administrator suspends accounts of members, and each step is traced.']
  const lines = texts.map((text, at) => ({ id: at + 1, text }))
  const estimation = estimationOf({ ...inputOf(breakdown), lines })
  const { show, ...choices } = defaultChoices({ title: 'Shop', estimation })
  const componentsWith = (isShown: boolean) => {
    const given = { ...choices, show: { ...show, tasks: isShown }, validUntil: '2027-01-01' }
    const { components } = offerOf({ estimation, settings: inputOf(breakdown).settings }, given, sender)
    return components.slice(0, breakdown.components.length)
  }

  const built = componentsWith(true)
  expect(built.map(({ name, tasks = [] }) => tasks.map(({ name }) => name).join() || name)).toEqual([
    `${parts[2]},Visual style`,
    ...parts.slice(0, 2),
    'Users',
    'Watch',
  ])
  expect(built.map(({ lines }) => lines)).toEqual([[2], [], [], [3], []])
  // Tasks that the owner does not show are not named instead of the line.
  const withoutTasks = componentsWith(false)
  expect(withoutTasks.flatMap(({ tasks = [] }) => tasks)).toEqual([])
  expect(withoutTasks.map(({ lines }) => lines)).toEqual([[2], [1], [], [3], []])
})

test('a client does not read a line that a task says, whatever its number and its article', () => {
  const texts = ['1. The owner exports bookings', '- Only the owner can export lists']
  const tasks = ['Owner exports bookings', 'Owner can export lists']
  const lines = texts.map((text, at) => ({ id: at + 1, text }))
  const works = tasks.map((name, at) => aTask({ name, sources: [at + 1] }))
  const breakdown = { ...hundredHours, components: [{ ...component(works, 'Lists'), description: '' }] }
  const estimation = estimationOf({ ...inputOf(breakdown), lines })
  const { show, ...choices } = defaultChoices({ title: 'Shop', estimation })
  const given = { ...choices, show: { ...show, tasks: true }, validUntil: '2027-01-01' }

  expect(offerOf({ estimation }, given, sender).components[0]!.lines).toEqual([2])
})
