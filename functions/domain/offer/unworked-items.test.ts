import { expect, test } from 'vitest'
import type { Version } from '#contract/project'
import { type Scope, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { exportViewOf } from '#domain/exports/export-view'
import { lineExclusionId } from '#domain/scope/exclusion-sentences'
import { exclusionId } from '#domain/scope/exclusions'
import { change, putOwn, undoOwn } from '#domain/scope/scope-edits'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { defaultChoices, offerOf } from './offer'
import { unworkedChanges, unworkedItems } from './unworked-items'

function offerWith(given: Version, scope: Scope) {
  const person = { settings: defaultSettings, terms: defaultTerms, scope, record: undefined }
  const saved = { title: 'Boats', estimation: estimateVersion(given, person) }
  const choices = { ...defaultChoices(saved), validUntil: '2027-01-01' }
  return { ...saved, offer: offerOf(saved, choices, { from: 'Ada', createdAt: '' }) }
}

test('an owner sees items without work in a list of wishes, not of greetings, excluded items and lists of facts', () => {
  const wishes = ['Hello Ada,', '- Members book a boat.', '- The board posts news.', '- Members pay by card.']
  const rest = ['- No chat.', 'We are a club:', '- 320 members', '- 12 boats', '- Fees are due in May.', 'Regards']
  const lines = [...wishes, ...rest].map((text, at) => ({ id: at + 1, text }))
  const isWork = ({ id }: { id: number }) => [2, 3, 9].includes(id)
  const estimation = {
    lines: lines.filter(isWork),
    idleLines: lines.filter((line) => !isWork(line)),
    exclusions: ['As the requirements say: “No chat”'],
    constraints: [],
    techStack: [],
  }
  expect(unworkedItems(estimation)).toEqual([lines[3]])
  expect(unworkedItems(estimation, putOwn(emptyScope, 'exclusions', { of: lineExclusionId(lines[3]!) }))).toEqual([])
  expect(unworkedItems({ ...estimation, idleLines: undefined })).toEqual([])
  // A tag is no heading.
  const ticket = { id: 4, text: '#tags of bookings can be searched' }
  expect(
    unworkedChanges(
      { estimation: { ...estimation, idleLines: [ticket] } },
      { lines: [{ after: ticket.text, isPriced: false }] },
    ),
  ).toEqual([ticket])
  // A short quote says too little of a line.
  const chat = { id: 4, text: '- Members chat with the board.' }
  const short = ['As the requirements say: “Chat”']
  expect(unworkedItems({ ...estimation, idleLines: [chat], exclusions: short })).toEqual([chat])
  // Of a line that is excluded in part, the rest.
  const partly = { id: 4, text: '- Members pay by card; no chat is needed.' }
  const exclusions = ['As the requirements say: “No chat is needed”']
  expect(unworkedItems({ ...estimation, idleLines: [partly], exclusions })).toEqual([
    { id: 4, text: '- Members pay by card' },
  ])
})

test('an owner does not see items that an exclusion, an answer or an added task names, nor titles of a list', () => {
  const texts = [
    '- OPT-1 A portal for members of other clubs.',
    '- It is not yet decided whether guests book without an account.',
    '- Members pay by card and book without an account.',
    '- All trainers undergo a 2-hour training session on bookings.',
    '- Members pay by invoice.',
    '- The database shall include tables for:',
    '- NFR-2 The system is hosted in the EEA.',
    '- C-3 Optional: members rate a boat after the trip, and the board sees the averages.',
    '- C-4 Optional: members rate a boat after the trip, and guests pay by card.',
  ]
  const idleLines = texts.map((text, at) => ({ id: at + 1, text }))
  const given = offerWith(
    aVersion(1, [aComponent('Payment', aTask('Members pay by invoice', 8, [1]))], texts),
    emptyScope,
  ).estimation
  const training = 'Asked for, and not estimated: “All trainers undergo a 2-hour training session on bookings”'
  const estimation = {
    lines: idleLines.map(({ id }) => ({ id: id + 10, text: '- Members book.' })),
    idleLines,
    exclusions: [
      'Optional in the requirements, and not included: “Portal for members of other clubs”',
      'Optional in the requirements, and not included: “Members rate a boat after the trip”',
      'Optional in the requirements, and not included: “The board sees the averages”',
    ],
    assumptions: ['“What is optional?” Answered: “Book without an account”.'],
    components: given.components,
    constraints: [],
    techStack: [],
  }
  const scope = putOwn(emptyScope, 'exclusions', { of: training })
  const added = { ...aTask('Two training sessions for trainers', 8, []), id: 'a', component: 'Training' }
  const both = { ...scope, added: [{ ...added, hours: { likely: 8 }, state: 'in' as const, sources: [] }] }
  const seenWith = (scope: Scope) => unworkedItems(estimation, scope).map(({ id }) => id)
  expect(seenWith(scope)).toEqual([3, 4, 7, 9])
  expect(seenWith(both)).toEqual([3, 7, 9])
  expect(unworkedItems({ ...estimation, exclusions: [], assumptions: [], components: [] }, both)).toHaveLength(7)
})

test('a choice of a technology and a deadline that the estimate lists are no wishes, unlike work with that technology', () => {
  const texts = [
    '- The system shall use MySQL 8.',
    '- Es läuft auf Linux.',
    '- Live by June 1.',
    '- Members pay by Stripe.',
  ]
  const idleLines = texts.map((text, at) => ({ id: at + 1, text }))
  const lines = [5, 6, 7, 8].map((id) => ({ id, text: '- Members book.' }))
  const constraint = { kind: 'deadline' as const, quote: 'Live by June 1', fits: true, verdict: '' }
  const given = { lines, idleLines, exclusions: [], constraints: [constraint], techStack: ['MySQL', 'Linux', 'Stripe'] }
  expect(unworkedItems(given)).toEqual([idleLines[3]])
  expect(unworkedItems({ ...given, constraints: [], techStack: [] })).toEqual(idleLines)
  // An amount that the line withholds, and what another sentence of it asks for.
  const budget = { kind: 'budget' as const, quote: '- We have £9,500 for it.', fits: true, verdict: '' }
  const withheld = [{ id: 1, text: '- We have [amount withheld] for it. Members pay by Stripe.' }]
  expect(unworkedItems({ ...given, constraints: [budget], idleLines: withheld })).toEqual([
    { id: 1, text: 'Members pay by Stripe.' },
  ])
  const unsaidOf = (text: string, quote: string) =>
    unworkedItems({ ...given, constraints: [{ ...budget, quote }], idleLines: [{ id: 1, text }] }).length
  expect(unsaidOf('- Launch by [date withheld]', '- Launch by June 1')).toBe(0)
  expect(unsaidOf('- Budget for the site: [amount withheld];', '- Budget for the site: £9,500;')).toBe(0)
  expect(unsaidOf('- Live in spring and with a blog.', 'Live in spring and with a blog.')).toBe(1)
  const both = 'We have £9,500, and it is live by June 1.'
  expect(unsaidOf('We have [amount withheld], and it is live by [date withheld].', both)).toBe(0)
  const shop = 'We have £9,500 and want a shop with a blog.'
  expect(unsaidOf('- We have [amount withheld] and want a shop with a blog.', shop)).toBe(1)
  // What limits a fact is a part of it.
  expect(unsaidOf('- We have [amount withheld], no more.', '- We have £9,500, no more.')).toBe(0)
  for (const wish of [
    'We have 300 members, who pay by card',
    'We have 3 forms that are to be rebuilt',
    'No more than 3 boats a day',
  ])
    expect(unsaidOf(`- ${wish}.`, 'June 1')).toBe(1)
  expect(unsaidOf('- We have [amount withheld]: a shop with a blog.', shop.replace(' and want', ':'))).toBe(1)
})

test('a line that names what an exclusion quotes, or that a later line takes back, needs no check, unlike an earlier line', () => {
  const texts = [
    '- Please show the delivery time on the product pages.',
    '- Not needed: an app, more languages.',
    '- We no longer need the delivery time on product pages.',
    '- The delivery time is on product pages of the app.',
  ]
  const idleLines = texts.map((text, at) => ({ id: at + 1, text }))
  const lines = [5, 6, 7, 8].map((id) => ({ id, text: '- Members book.' }))
  const exclusions = [
    'As the requirements say: “An app, more languages”',
    'As the requirements say: “We no longer need the delivery time on product pages”',
  ]
  const given = { lines, idleLines, exclusions, constraints: [], techStack: [] }
  expect(unworkedItems(given)).toEqual([idleLines[3]])
  expect(unworkedItems({ ...given, exclusions: [] })).toEqual(idleLines)
  const seenBefore = (quote: string, text: string) =>
    unworkedItems({
      ...given,
      idleLines: [`- ${text}`, `- ${quote}.`].map((text, at) => ({ id: at + 1, text })),
      exclusions: [`As the requirements say: “${quote}”`],
    }).map(({ id }) => id)
  expect(seenBefore('No mobile app', 'The booking page works on mobile phones.')).toEqual([1])
  expect(seenBefore('No app', 'Staff approve notes.')).toContain(1)
  expect(seenBefore('No mobile app', 'Members get a mobile app.')).toEqual([])
  expect(seenBefore('Members get no gifts by mail after they pay by card', 'Members pay by card.')).toEqual([1])
})

test('new and changed lines without work, or that ask for more at no hours, are named before a change request, which lists them at no price', () => {
  const texts = [
    'Members book a boat.',
    'Guests get a printed ticket.',
    '2. A booking ends after 3 minutes.',
    'Our club house has a bar.',
    '## Addendum',
    'Addendum of December 2, 2026',
    'Version 1.4, 27 November 2026',
    'Thanks a lot!',
    'The system shall use MySQL.',
    'No chat.',
  ]
  const [work, ...idleLines] = texts.map((text, at) => ({ id: at + 1, text }))
  const estimation = {
    lines: [work!],
    idleLines,
    exclusions: ['As the requirements say: “No chat”'],
    constraints: [],
    techStack: ['MySQL'],
  }
  const added = texts.filter((text) => !text.includes('bar')).map((after) => ({ after, isPriced: false }))
  const changed = { before: '2. A booking ends after 1 minute.', after: texts[2]!, isPriced: false }
  const gone = { before: 'Members pay by card.', isPriced: false }

  expect(unworkedChanges({ estimation }, { lines: [...added.with(2, changed), gone] })).toEqual(idleLines.slice(0, 2))
  expect(unworkedChanges({ estimation }, { lines: [gone] })).toEqual([])
  const scope = putOwn(emptyScope, 'exclusions', { of: texts[1]! })
  expect(unworkedChanges({ estimation, scope }, { lines: added })).toEqual([idleLines[1]])
  const { outOfScope } = offerWith(
    aVersion(1, [aComponent('Tickets', aTask('Printing', 8, [2]))], texts),
    putOwn(change(emptyScope, { component: 'Tickets' }, { state: 'out' }), 'exclusions', {
      of: exclusionId({ component: 'Tickets' }),
    }),
  ).estimation
  expect(unworkedChanges({ estimation: { ...estimation, outOfScope } }, { lines: added })).toEqual([idleLines[1]])

  // A line with work that asks for more, although no hours were added for it.
  const changedTo = (after: string, isPriced = false) =>
    unworkedChanges(
      { estimation: { ...estimation, lines: [{ id: 1, text: after }] } },
      { lines: [{ before: texts[0]!, after, isPriced }] },
    ).length
  expect(changedTo('Members book a boat, or a canoe with a fault code.')).toBe(1)
  expect(changedTo('Members book a boat or a canoe.', true)).toBe(0)
  for (const after of ['Members reserve one boat.', 'Members, book a boat.']) expect(changedTo(after)).toBe(0)
})

test('a line that its owner calls no requirement is nothing that the client reads or the owner checks, until that is undone', () => {
  const texts = [
    'Members book a boat.',
    'The weather in Hamburg was lovely!',
    'Das Vereinsheim hat eine Bar.',
    'Thanks!',
  ]
  const given = aVersion(1, [aComponent('Boats', aTask('Booking', 8, [1]))], texts)
  const [first, , removed, thanks] = given.lines
  const offeredWith = (scope: Scope) => {
    const { estimation, offer } = offerWith(given, scope)
    return { estimation, said: offer.notEstimated.map(({ text }) => text), exclusions: offer.exclusions }
  }
  const before = offeredWith(emptyScope)
  expect(before.said).toEqual(texts.slice(1, 3))
  const scope = [removed!, thanks!, first!].reduce(
    (scope, line) => putOwn(scope, 'exclusions', { of: lineExclusionId(line) }),
    emptyScope,
  )
  const after = offeredWith(scope)
  expect(after).toMatchObject({ said: [texts[1]], exclusions: before.exclusions })
  expect(after.estimation).toMatchObject({ totalHours: before.estimation.totalHours, notEstimated: [2] })
  expect(unworkedItems(after.estimation, scope)).toEqual([])
  const undone = undoOwn(scope, 'exclusions', lineExclusionId(removed!))
  expect(offeredWith(undone).said).toEqual(before.said)
})

test('a line of work that its owner calls no requirement is not quoted with other work of it, but with what else is left out', () => {
  const texts = ['Members book a boat.', 'Members see their bookings.', 'Guests book too.', 'The board reads reports.']
  const components = [
    aComponent('Boats', aTask('Booking', 8, [1]), { ...aTask('Boats: design', 4, [1, 2]), role: 'UX/UI designer' }),
    aComponent('Lists', aTask('Bookings', 8, [2, 3]), aTask('Reports', 8, [4])),
    aComponent('Guests', aTask('Guests', 8, [3])),
  ]
  const given = aVersion(1, components, texts)
  const out = ['Lists', 'Guests'].reduce(
    (scope, component) => change(scope, { component }, { state: 'out' }),
    emptyScope,
  )
  const scope = putOwn(out, 'exclusions', { of: exclusionId({ component: 'Lists' }) })
  const [before, after] = [out, scope].map((scope) => offerWith(given, scope))

  expect(before!.offer.components[0]!.lines).toEqual([1])
  expect(unworkedItems(before!.estimation, out)).toEqual([])
  expect(after!.offer.components[0]!.lines).toEqual([1])
  expect(after!.offer.exclusions[0]).toBe('Out of scope: Guests, asked for in “Guests book too”.')
  expect(after!.offer.notEstimated).toEqual([])
  expect(unworkedItems(after!.estimation, scope)).toEqual([])
  expect(after!.estimation.totalHours).toBe(before!.estimation.totalHours)
  const exported = exportViewOf({ project: { title: 'Boats', ...defaultSettings }, ...after!, day: '' })
  expect(exported.components.flatMap(({ rows }) => rows).find(({ task }) => task === 'Reports')!.sources).toEqual([
    'Line 4: The board reads reports.',
  ])
})
