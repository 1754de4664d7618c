import { expect, test } from 'vitest'
import type { ScopeChange } from '#contract/scope'
import type { ShareChoices } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { answerSentences } from '#domain/scope/answers'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { proposalOf } from '#domain/exports/proposal'
import { proposalText } from '#domain/exports/proposal-text'
import { withOptions } from '#domain/scope/estimate-with-options'
import { namedOptions } from '#domain/scope/options'
import { defaultChoices, offerOf } from './offer'

const sender = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' }

test('an offer names the tasks that its owner added or renamed, with their lines, and those of answers without a line', () => {
  const added = [false, true].map((cites) => ({
    id: cites ? 'b' : 'a',
    component: 'Shop',
    name: cites ? 'Refunds' : 'Gift cards',
    role: 'Back-end developer' as const,
    hours: { likely: 8 },
    state: 'in' as const,
    sources: cites ? [7] : [],
  }))
  const [checkout, search] = [aTask({ name: 'Checkout', sources: [1, 2] }), aTask({ name: 'Search', sources: [2, 3] })]
  const ofAnswers = [
    aTask({ name: 'Wish lists', sources: [], answers: ['What else?'] }),
    aTask({ name: 'Filters', sources: [3], answers: ['What else?'] }),
  ]
  const input = inputOf({ ...hundredHours, components: [component([checkout, search, ...ofAnswers], 'Shop')] })
  const task = { name: 'Checkout', role: checkout.role }
  const scope = { changes: [{ component: 'Shop', task, name: 'Pay by card' }], added }
  const estimation = estimationOf({ ...input, scope })
  const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }
  const offer = offerOf({ estimation, settings: input.settings, terms: defaultTerms }, choices, sender)

  expect(offer.components[0]).toEqual({
    name: 'Shop',
    description: 'Who may come in',
    tasks: [
      { name: 'Pay by card', lines: [1] },
      { name: 'Wish lists' },
      { name: 'Gift cards' },
      { name: 'Refunds', lines: [7] },
    ],
    lines: [2, 3],
  })
  expect(offer.lines.map(({ id }) => id)).toEqual([1, 2, 3, 7])
  const project = { title: 'Shop', hourlyRate: 100, developerCount: 2, priority: 'standard' } as const
  expect(proposalText(proposalOf({ project, estimation }, { ...sender, validUntil: '2027-01-01' }))).toContain(
    '- Pay by card\n    "Line 1"\n  - Wish lists\n  - Gift cards\n  - Refunds\n    "Line 7"\n    "Line 2"\n    "Line 3"',
  )
})

test('an answer says which of its wishes are only options, until the client has accepted them, and if its component was renamed', () => {
  const question = {
    id: 'else',
    question: 'What else for the Shop?',
    type: 'text' as const,
    options: [],
    required: false,
  }
  const [questions, answers] = [[{ ...question, impact: '', neutral: '' }], { else: 'Wish lists and a chat' }]
  const wishes = ['Wish lists', 'Chat'].map((name) => aTask({ name, sources: [], answers: ['else'] }))
  const design = { name: 'Wish lists: design', role: 'UX/UI designer' as const }
  const input = {
    ...inputOf({
      ...hundredHours,
      components: [
        component([aTask(), ...wishes], 'Shop'),
        // The design of a wish is not the wish.
        ...['Portal', 'App'].map((name) =>
          component([aTask({ name: 'Forum' }), aTask({ ...design, sources: [], answers: ['else'] })], name),
        ),
      ],
      assumptions: ['The chat is in English.', 'The forum is in English.', 'Mentioned only once: Wish lists, Chat.'],
    }),
    asked: { components: [], questions, answers },
    assumed: answerSentences(questions, answers, []),
  }
  const change = { component: 'Shop', task: { name: 'Chat', role: wishes[1]!.role }, state: 'optional' as const }
  const saveWith = (...changes: ScopeChange[]) => ({
    estimation: estimationOf({ ...input, scope: { changes, added: [] } }),
  })
  const forums = ['Portal', 'App'].map((component) => ({ component, state: 'optional' as const }))
  const saved = saveWith(change, ...forums)
  const assumptionsOf = ({ estimation }: typeof saved) =>
    offerOf(
      { estimation },
      { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' },
      sender,
    ).assumptions.filter((text) => /Given|chat|forum|once/.test(text))
  const answered = '“What else for the Shop?” Given: “Wish lists and a chat”.'
  const [chat, ...others] = input.breakdown.assumptions

  const remark = 'Only as an option: “Chat (Shop)”.'
  // The forum is in English with either option, and wish lists are mentioned only once without any.
  expect(assumptionsOf(saved)).toEqual([`${chat} ${remark}`, ...others, `${answered} ${remark}`])
  expect(assumptionsOf(withOptions(saved, ['Chat (Shop)', 'App']))).toEqual([chat, ...others, answered])
  const renamed = saveWith(change, { component: 'Shop', name: 'Store' })
  expect(assumptionsOf(renamed)).toContain(`${answered} Only as an option: “Chat (Store)”.`)
})

test('a line that the owner takes from a task is not quoted with it, is not included if no other task has it, and no figure changes', () => {
  const [checkout, search] = [aTask({ name: 'Checkout', sources: [1, 2] }), aTask({ name: 'Search', sources: [2, 3] })]
  // These cite the lines beside others.
  const beside = [
    aTask({ name: 'Shop: design', role: 'UX/UI designer', sources: [1, 2, 3] }),
    aTask({ name: 'Set-up', sources: [1, 2, 3] }),
  ]
  const input = {
    ...inputOf({ ...hundredHours, components: [component([checkout, search, ...beside], 'Shop')] }),
    lines: lines.slice(0, 3),
  }
  const offerWith = (detached: number[]) => {
    const change = { component: 'Shop', task: { name: 'Checkout', role: checkout.role }, detached }
    const estimation = estimationOf({ ...input, scope: { changes: [change], added: [] } })
    const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }
    return { estimation, offer: offerOf({ estimation }, choices, sender) }
  }
  const [before, after] = [[], [1, 2]].map(offerWith)

  expect(before!.offer.components[0]!.lines).toEqual([1, 2, 3])
  expect(before!.offer.notEstimated).toEqual([])
  expect(after!.offer.components[0]!.lines).toEqual([2, 3])
  expect(after!.offer.notEstimated).toEqual([lines[0]])
  expect(after!.estimation.totalHours).toBe(before!.estimation.totalHours)
  expect(after!.estimation.price).toEqual(before!.estimation.price)
})

test('an accepted option that its owner added is named among the work, as another task of the owner is', () => {
  const added = {
    id: 'a',
    component: 'Accounts',
    name: 'Upload of a photo',
    role: 'Back-end developer' as const,
    hours: { likely: 8 },
    state: 'optional' as const,
    sources: [],
  }
  const input = inputOf(hundredHours)
  const estimation = estimationOf({ ...input, scope: { changes: [], added: [added] } })
  const accepted = namedOptions(estimation).map(({ name }) => name)
  const sold = withOptions({ estimation, settings: input.settings, terms: defaultTerms }, accepted)
  const project = { title: 'Shop', hourlyRate: 100, developerCount: 2, priority: 'standard' } as const

  expect(
    proposalText(proposalOf({ project, estimation: sold.estimation }, { ...sender, validUntil: '2027-01-01' })),
  ).toContain('- Upload of a photo')
})

test('a line of work that is left out is included only with a task that builds it', () => {
  const [shop] = hundredHours.components
  const tasks = [
    { name: 'Cards', sources: [1] },
    { name: 'Refunds', sources: [2] },
    { name: 'Receipts', sources: [1, 2] },
    { name: 'Screens', sources: [1, 2], role: 'UX/UI designer' as const },
    { name: 'Reports', sources: [3] },
    { name: 'Charts', sources: [3], role: 'UX/UI designer' as const },
  ].map((task) => aTask(task))
  const input = inputOf({ ...hundredHours, components: [{ ...shop!, tasks }] })
  const offersWithout = (names: string[], state: 'optional' | 'out') => {
    const left = tasks.filter(({ name }) => names.includes(name))
    const changes = left.map(({ name, role }) => ({ component: shop!.name, task: { name, role }, state }))
    const estimation = estimationOf({ ...input, scope: { changes, added: [] } })
    const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }
    const saved = { estimation, settings: input.settings, terms: defaultTerms }
    const offerWith = (options: ShareChoices['options']) => offerOf(saved, { ...choices, options }, sender)
    return { offer: offerWith(choices.options), bare: offerWith([]), last: offerWith(choices.options.slice(-1)) }
  }
  const includedWithout = (names: string[], state: 'optional' | 'out') => {
    const { offer, bare } = offersWithout(names, state)
    const built = tasks.filter(({ name, role }) => !names.includes(name) && role !== 'UX/UI designer')
    for (const { id, text } of input.lines.slice(0, 3))
      expect(bare.exclusions.join().includes(`“${text}”`)).toBe(!built.some(({ sources }) => sources.includes(id)))
    return offer.components.flatMap(({ lines }) => lines)
  }

  // A client reads which part of included lines is an option.
  const remarksWithout = (names: string[]) =>
    offersWithout(names, 'optional').offer.components.flatMap(({ remark = [] }) => remark)
  expect(remarksWithout(['Cards', 'Refunds'])).toEqual([])
  expect(remarksWithout(['Receipts'])).toEqual(['A part of this is only an option: “Receipts (Accounts)”.'])
  // An option is offered without the line that one builds which is not offered.
  expect(offersWithout(['Refunds', 'Receipts'], 'optional').last.options).toMatchObject([
    { name: 'Receipts (Accounts)', lines: [1] },
  ])
  for (const state of ['optional', 'out'] as const) {
    expect(includedWithout(['Cards'], state)).toEqual([2, 3])
    expect(includedWithout(['Receipts'], state)).toEqual([1, 2, 3])
    expect(includedWithout(['Refunds', 'Receipts', 'Reports'], state)).toEqual([1])
    expect(includedWithout(['Screens', 'Charts'], state)).toEqual([1, 2, 3])
  }
})

test('the line of a task that was moved to another component is quoted there alone', () => {
  const [book, remind] = [aTask({ name: 'Book', sources: [1] }), aTask({ name: 'Remind', sources: [2] })]
  const design = aTask({ name: 'Design', role: 'UX/UI designer', sources: [1, 2] })
  const booking = { ...component([book, remind, design], 'Booking'), description: '' }
  const breakdown = { ...hundredHours, components: [booking, component([aTask({ sources: [7] })], 'Mail')] }
  const { name, role } = remind
  const move = { component: 'Booking', task: { name, role }, movedTo: 'Mail' }
  const estimation = estimationOf({ ...inputOf(breakdown), scope: { changes: [move], added: [] } })
  const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }

  const { components } = offerOf({ estimation }, choices, sender)
  expect(components).toMatchObject([
    { name: 'Booking', lines: [1] },
    { name: 'Mail', lines: expect.arrayContaining([2, 7]) },
    ...components.slice(2),
  ])
})

test('an offer omits a description that only quotes requirement lines or tasks', () => {
  const input = inputOf(hundredHours)
  const estimation = estimationOf(input)
  const [shop] = estimation.components
  const line = estimation.lines.find(({ id }) => shop!.sources.includes(id))!.text
  const describedAs = (description: string) => {
    const given = { ...estimation, components: [{ ...shop!, description }] }
    const choices = { ...defaultChoices({ title: 'Shop', estimation: given }), validUntil: '2027-01-01' }
    return offerOf({ estimation: given, settings: input.settings }, choices, sender).components[0]!.description
  }

  expect(describedAs(`Includes “${line.slice(0, 10)}…”.`)).toBeUndefined()
  // A task's name starts with a capital, wherever in the line it is from.
  expect(describedAs(`Includes “${line.slice(3, 4).toUpperCase()}${line.slice(4)}”.`)).toBeUndefined()
  expect(describedAs(`Includes “${line}” and “${shop!.tasks[0]!.name}”.`)).toBeUndefined()
  for (const other of ['Sells things.', `Includes “${line}” and “Gift cards”.`]) expect(describedAs(other)).toBe(other)
})

test('described work, such as a foundation, quotes no line that other work or an option builds as directly', () => {
  const [, shop] = hundredHours.components
  const all = [
    aTask({ name: 'Structure', sources: [1, 2, 3] }),
    ...[2, 4].map((id) => aTask({ name: `Base ${id}`, sources: [id] })),
  ]
  const estimation = estimationOf({
    ...inputOf({
      ...hundredHours,
      components: [
        { ...shop!, description: 'Carries the rest.', tasks: all },
        {
          ...shop!,
          name: 'Payments',
          description: '',
          tasks: [1, 2].map((id) => aTask({ name: `Card ${id}`, sources: [id] })),
        },
        { ...shop!, name: 'Privacy', description: '', tasks: [aTask({ sources: [4] })] },
      ],
    }),
    scope: { changes: [{ component: 'Privacy', state: 'optional' }], added: [] },
  })
  const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }
  const offer = offerOf({ estimation, settings: inputOf(hundredHours).settings }, choices, sender)

  const linesOf = (name: string) => [...offer.components, ...offer.options].find((work) => work.name === name)?.lines
  expect([shop!.name, 'Payments', 'Privacy'].map(linesOf)).toEqual([[3], [1, 2], [4]])
})

test('a client reads lines without bullets, and nothing that names lines by their numbers', () => {
  const toCheck = ['Please check the hours of these lines: [lines 1-3].', 'Sized by its structure alone, please check.']
  const risks = [
    { risk: 'Wording', description: 'Some lines are vague. See [lines 1-2].', impact: 'low' as const, mitigation: '' },
  ]
  const breakdown = { ...hundredHours, assumptions: [...toCheck, 'Cards only [line 2].'], risks }
  const lines = ['- Members sign in', '◦ Landing pages', '3-day passes'].map((text, at) => ({ id: at + 1, text }))
  const estimation = estimationOf({ ...inputOf(breakdown), lines })
  const defaults = defaultChoices({ title: 'Shop', estimation })
  const choices = { ...defaults, show: { ...defaults.show, risks: true }, validUntil: '2027-01-01' }
  const offer = offerOf({ estimation, settings: inputOf(breakdown).settings, terms: defaultTerms }, choices, sender)

  expect(offer.lines.map(({ text }) => text)).toEqual(['Members sign in', 'Landing pages'])
  expect(offer.notEstimated.map(({ text }) => text)).toEqual(['3-day passes'])
  expect(offer.assumptions).toEqual(['Cards only.'])
  expect(offer.risks).toMatchObject([{ description: 'Some lines are vague.' }])
  expect(offer.exclusions.join()).not.toContain('listed as not estimated')
})
