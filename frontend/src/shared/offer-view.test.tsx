import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/share'
import { proposalOf } from '#domain/exports/proposal'
import { proposalText } from '#domain/exports/proposal-text'
import { totalOf } from '#domain/hours/price'
import { defaultChoices, offerOf } from '#domain/offer/offer'
import type { Accepted } from '#domain/offer/offer-text'
import { offer } from '#domain/offer/offer.fixture'
import { markWords } from '#domain/text/marked-words'
import { readParts } from '#scripts/testing/workbook'
import { documentOf } from '../files/docx'
import { exportedOf, proposalFor, sending, studio } from '../files/export.fixture'
import { OfferView } from './offer-view'

const view = (given: Partial<Offer> = {}, chosen: number[] = [], accepted?: Accepted) =>
  renderToStaticMarkup(<OfferView offer={{ ...offer, ...given }} chosen={new Set(chosen)} accepted={accepted} />)

test('percents and rates have their decimals, and the timeline and the prices say what they include', () => {
  const html = view()
  for (const text of [
    'Discount 7.25%',
    'Tax 8.25%',
    '€92.50 per hour',
    '4 weeks from the start of the work, without options; 5 weeks with all options',
    '+€503</span> to the total (€500 before discount and tax)',
  ])
    expect(html).toContain(text)
  const untaxed = view({ price: { currency: 'EUR', ...totalOf(1_000, 0, 0) } })
  expect(untaxed).not.toMatch(/ before | to the total/)
  expect(untaxed).toContain('€1,000<small>without options, no tax is added<')
})

test('phases are listed if they end in different weeks', () => {
  const milestones = [{ name: 'Development', week: 1 }]
  expect(view({ milestones, weeks: 2 })).toContain('Development: done in week 1')
  expect(view({ milestones, weeks: 1 })).not.toMatch(/done in week|offer__texts"><\/ul>/)
})

test('the label of an option has what it adds to the total and its price in the rows, which follow the choice as the hours do', () => {
  const given = { hours: 40, options: [{ name: 'Reminders', lines: [], price: 500, hours: 12 }] }
  // 1,000 less 73 more 76, and 1,500 less 109 more 115.
  for (const [chosen, total, weeks] of [
    [[], '€1,003<small>without options, tax included<', '4 weeks<small>without options'],
    [[0], '€1,506<small>with your option, tax included<', '5 weeks<small>with your option'],
  ] as const) {
    const html = view(given, [...chosen])
    expect(html).toContain(total)
    expect(html).toContain(`${weeks}<`)
    expect(html).toContain('Reminders, <span class="offer__amount">+€503</span> to the total (€500 before')
  }
  expect(view(given, [0])).toContain('Reminders</th><td>€500<')
  expect(view(given)).toContain('40\u00a0h of work, without options')
  expect(view(given, [0])).toContain('40\u00a0h of work, and 12\u00a0h in your option<')
  expect(view(given, [0])).toMatch(/Total, 52\u00a0h<.*€1,506<\/output>/)
})

test('the weeks with some options are those of the choice or else a range, and one number if the options change nothing', () => {
  const options = ['Reminders', 'Invoices'].map((name) => ({ name, lines: [], price: 500 }))
  const milestones = [{ name: 'Development', week: 4 }]
  const given = { options, milestones }
  const some = view(given, [0])
  expect(some).toContain('4 to 5 weeks<small>with your option<')
  expect(some).toContain('4 to 5 weeks from the start of the work, with your option<')
  expect(some).toContain('Development: done in week 4<')
  // Newer offers of a few options state those of each choice.
  const milestonesByChoice = { '1': [{ name: 'Development', week: 3 }] }
  const exact = { ...given, weeksByChoice: { '0': 4, '1': 5, '0,1': 5 }, milestonesByChoice }
  expect(view(exact, [1])).toContain('Development: done in week 3<')
  expect(view(exact, [0])).toContain('>4 weeks<small>with your option<')
  expect(view(exact, [1])).toContain('>5 weeks<small>with your option<')
  expect(view(given, [0, 1])).toContain('5 weeks<small>with your options<')
  for (const chosen of [[], [0], [0, 1]])
    expect(view({ ...given, weeksWithOptions: 4 }, chosen)).toContain('4 weeks</dd>')
})

test('an older offer does not state the weeks with options, and says so', () => {
  const { weeksWithOptions: _, ...older } = offer
  const html = renderToStaticMarkup(<OfferView offer={older} chosen={new Set([0])} />)
  expect(html).toContain('4 weeks<small>plus the time for the chosen options<')
})

test('an accepted offer shows the accepted options alone, and nothing to choose', () => {
  const options = ['Reminders', 'Invoices'].map((name) => ({ name, lines: [], price: 500 }))
  const range = { low: 900, high: 1_200 }
  const milestones = [{ name: 'Development', week: 5 }]
  const some = view({ options, range, weeksWithOptions: 6 }, [0], { weeks: 5, milestones })
  for (const text of [
    'Your options',
    '5 weeks<small>with your option<',
    '5 weeks from the start of the work, with your option<',
    'Development: done in week 5',
  ])
    expect(some).toContain(text)
  expect(some.match(/[^>]*Invoices[^<]*/g)).toEqual(['Options not chosen: “Invoices”'])
  const remark = 'Only as an option: “Reminders” and “Invoices”.'
  const named = { options, components: [{ name: 'Shop', lines: [1], remark }], assumptions: [`Mails. ${remark}`] }
  const optional = (...args: [chosen: number[], accepted?: Accepted]) =>
    view(named, ...args).match(/(?<=>)[^<>]*(?:Mails\.|Only as an option)[^<]*/g)
  const accepted = { weeks: 4, milestones: [] }
  expect(optional([0])).toEqual([remark, `Mails. ${remark}`])
  expect(optional([], accepted)).toEqual([remark, `Mails. ${remark}`])
  expect(optional([0], accepted)).toEqual(['', 'Mails. '].map((text) => `${text}Only as an option: “Invoices”.`))
  expect(optional([0, 1], accepted)).toEqual(['Mails.'])
  const none = view({ options, range }, [], { weeks: 4, milestones: [] })
  expect(none).toContain('4 weeks from the start of the work<')
  expect(none).not.toMatch(/without options|Your options|time for/)
  for (const html of [some, none]) expect(html).not.toMatch(/checkbox|with your choice|Valid until/)
})

test('a change request quotes a line once for its screens and its back end, and says what stays and what is no longer excluded', () => {
  const taskOf = (name: string, id: number) => ({ kind: 'added' as const, name, lines: [{ id, text: `Line ${id}` }] })
  const tasks = [taskOf('Chat: screens', 1), taskOf('Chat: back end', 1), taskOf('Blog', 2)]
  const [price, weeks] = [
    { before: 900, after: 1_000 },
    { before: 4, after: 4 },
  ]
  const ended = ['The gallery stays as it is.']
  const change = {
    since: '2026-11-01',
    price,
    weeks,
    rows: [
      { name: 'Shop', price: 140, tasks },
      { name: 'Map', description: 'Shops on a map', price: -40, tasks: [{ kind: 'removed' as const, lines: [] }] },
    ],
    ended,
    endedAssumptions: ['One provider.'],
  }
  const html = view({ change })
  expect(html.match(/Chat: \w+|Blog|Line \d/g)).toEqual(['Chat: screens', 'Chat: back', 'Line 1', 'Blog', 'Line 2'])
  expect(html).toContain('<p>Shops on a map</p><div><p>Removed</p>')
  for (const text of ['<td>€900 → €1,000</td>', '<td>4 weeks, unchanged</td>']) expect(html).toContain(text)
  expect(html).toContain('This is a change to the estimate of November 1, 2026. What is not listed below stays')
  expect(html).toMatch(/Earlier exclusions that no longer apply<[^.]*>The gallery stays as it is\./)
  expect(html).toMatch(/Earlier assumptions that no longer apply<[^.]*>One provider\./)
  // A declined change makes no sum, an open and an accepted one do.
  const open = <OfferView offer={{ ...offer, change }} chosen={new Set()} onChoose={() => {}} />
  expect(renderToStaticMarkup(open)).toMatch(/€1,000 in all.*4 weeks in all/)
  expect(html).not.toContain('in all')
  expect(view({ change }, [], { weeks: 4, milestones: [] })).toMatch(/€1,000 in all.*4 weeks in all/)
})

test('a change request says what it changes by what was accepted when, and marks what differs in a line', () => {
  const acceptedAt = new Date(2026, 10, 24, 14, 5).toISOString()
  const [before, after] = ['Reply within nine days.', 'Reply within eleven days.'] as const
  const lines = [
    { before, after, marked: markWords(before, after), isPriced: true },
    { after: 'Blog', isPriced: true },
  ]
  const same = { before: 4, after: 4 }
  const tasks = [{ kind: 'changed' as const, name: 'Pay', hours: 0, lines: [] }]
  const rows = [{ name: 'Payments', price: 0, hours: 0, tasks }]
  const price = { currency: 'EUR', ...totalOf(0, 0, 0) }
  const change = { since: '2026-11-01', acceptedAt, hours: same, price: same, weeks: same, rows, lines }
  const html = view({ price, change })

  expect(html).toContain('This is a change to what you accepted on November 24, 2026 at 2:05 PM')
  expect(html).toContain('Changed: <q lang="">Reply within <del>nine</del> → <ins>eleven</ins> days.</q>')
  expect(html).toContain('Added: “Blog”')
  expect(html).toContain('same price')
  // Without a difference, nothing is before and after.
  expect(html).toMatch(/Total<.*<output>unchanged</)
  expect(html).not.toMatch(/Before and after|>Hours</)
  const later = { ...change, weeks: { before: 4, after: 5 } }
  expect(view({ price, change: later })).toMatch(/Before and after.*4 weeks → 5 weeks/)
  expect(html).not.toMatch(/±|Prices are/)
})

test('an offer that replaces an accepted one lists what differs up to what the client pays, and marks the options that were accepted before', () => {
  const rows = ['Search', 'Blog'].map((name) => ({ name, price: 600, hours: 6 }))
  const changes = { rows, lines: [{ after: 'Members search.', isPriced: true }] }
  const earlier = { again: ['Reminders'], included: [], gone: ['Blog'] }
  const at = { currency: 'EUR', acceptedAt: new Date(2026, 10, 24).toISOString(), options: earlier, changes }
  const replaces = { price: 900, ...at }
  const html = view({ replaces })

  expect(html).toContain('what you accepted on November 24, 2026 for €900. Not chosen again: “Reminders”. No longer')
  for (const text of [
    'What changes</h2><p class="offer__muted">Prices are before discount and tax.<',
    'Option not chosen again: Reminders</h3><span class="offer__hours">−€500<',
    'Discount, tax and rounding</h3><span class="offer__hours">−€597<',
    'In all</h3><span class="offer__hours">+12 h, +€103<',
    'Added: “Members search.”',
    '(€500 before discount and tax), accepted before',
  ])
    expect(html).toContain(text)
  expect(html).toContain('What is included')

  const options = ['Reminders', 'Invoices'].map((name, at) => ({ name, lines: [], price: 500, hours: 4 + at }))
  const price = { currency: 'EUR', ...totalOf(1_000, 0, 0) }
  /** Returns the rows and their sum, which is what the client pays more than €300. */
  const rowsWith = (chosen: number[], given = changes, replaces: Partial<Offer['replaces']> = {}) =>
    [
      ...view({ options, price, replaces: { ...at, price: 300, ...replaces, changes: given } }, chosen).matchAll(
        /offer__change"><h3>(.*?)<\/h3><span class="offer__hours">(.*?)</g,
      ),
    ].map(([, ...row]) => row.join(' '))
  const work = ['Search +6 h, +€600', 'Blog +6 h, +€600']
  expect(rowsWith([0])).toEqual([...work, 'In all +12 h, +€1,200'])
  expect(rowsWith([0, 1])).toEqual([...work, 'Option: Invoices +5 h, +€500', 'In all +17 h, +€1,700'])
  expect(rowsWith([])).toEqual([...work, 'Option not chosen again: Reminders −4 h, −€500', 'In all +8 h, +€700'])
  const asOption = { price: 800, rest: 'Tax', options: { ...earlier, nowOptional: ['Invoices'] } }
  const left = 'Now an option: Invoices −5 h, −€500'
  expect(rowsWith([0], changes, asOption)).toEqual([...work, left, 'In all +7 h, +€700'])
  expect(view({ options, price, replaces: { ...at, ...asOption } })).toContain(', 5\u00a0h, included before')
  // Chosen, it is what it was.
  expect(rowsWith([0, 1], changes, { ...asOption, price: 790 })).toEqual([...work, 'Tax +€10', 'In all +12 h, +€1,210'])
  expect(rowsWith([0], { rows: [{ name: 'Search', price: 1_190, hours: 6 }], lines: [] })).toEqual([
    'Search +6 h, +€1,190',
    'Discount, tax and rounding +€10',
    'In all +6 h, +€1,200',
  ])
  // A row alone is the sum, and a change request has its total.
  expect(rowsWith([0], { rows: [{ name: 'Search', price: 1_200, hours: 6 }], lines: [] })).toHaveLength(1)
  const same = { ...at, price: 1_500, changes: { rows: [] } }
  expect(view({ options, price, replaces: same }, [0])).not.toContain('What changes')
  // Prices in another currency are not compared, unlike work.
  const abroad = { rows: rows.map((row) => ({ ...row, price: 0 })), lines: [] }
  const hours = ['Search +6 h', 'Blog +6 h', 'Now an option: Invoices −5 h', 'In all +7 h']
  expect(rowsWith([0], abroad, { ...asOption, currency: 'USD' })).toEqual(hours)
  // Without prices and hours, there is no sum.
  const even = { rows: [{ name: 'Search', price: 0, hours: 5 }], lines: [] }
  expect(rowsWith([0], even, { ...asOption, currency: 'USD' })).toEqual(['Search +5 h', hours[2]])
  expect(view({ price, replaces: { ...at, price: 300, currency: 'USD', changes: { rows: [] } } })).not.toContain(
    'In all',
  )
  const [paid, weeks] = [900, 4].map((before) => ({ before, after: before + 1 }))
  expect(view({ change: { since: '2026-11-01', price: paid!, weeks: weeks!, rows } })).not.toContain('In all')
})

test('the words of the sender and the client are not declared to be English', () => {
  const html = view({
    title: 'Laden',
    note: 'Liebe Frau Müller',
    notEstimated: [{ id: 1, text: 'Der Chat entfällt.' }],
  })
  expect(html.match(/lang="">(?:<li>)?(?:<q>)?[^<]*/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
    'Laden',
    'Liebe Frau Müller',
    'Der Chat entfällt.',
  ])
})

test('only an offer that can be accepted says until when it is valid and to check its assumptions, and has options to choose', () => {
  const render = (chosen: number[], more: Partial<Offer> = {}) =>
    renderToStaticMarkup(
      <OfferView
        offer={{ ...offer, assumptions: ['One language.'], ...more }}
        chosen={new Set(chosen)}
        onChoose={() => {}}
      />,
    )
  expect(render([]).match(/Valid until/g)).toHaveLength(2)
  expect(render([])).toMatch(/checkbox.*If one is wrong, ask/)
  expect(view({ assumptions: ['One language.'] }, [0])).not.toMatch(
    /Valid until|checkbox|If one is wrong|will state them/,
  )
  // The phases are without options until then.
  const phases = { milestones: [{ name: 'Development', week: 4 }] }
  expect([render([], phases), render([0])].join()).not.toContain('will state them')
  expect(render([0], phases)).toContain('These weeks are without your option. Your acceptance will state them with it.')
})

test('texts that differ in what they quote are one', () => {
  const exclusions = [
    'As the requirements say: “Chat”',
    'Hosting.',
    ...['Blog', 'Ads'].map((name) => `As the requirements say: “${name}”`),
  ]
  const html = view({ exclusions, assumptions: ['Needs no work: “Terms”'] })
  expect(html).toContain('>As the requirements say: “Chat”, “Blog” and “Ads”<')
  expect(html).toContain('>Hosting.<')
  expect(html).toContain('>Needs no work: “Terms”<')
})

test('the range is in the terms of the price, after the discount and with tax', () => {
  // 10,000 less 1,000 more 1,800, and 20,000 less 2,000 more 3,600.
  const price = { currency: 'EUR', ...totalOf(15_000, 10, 20) }
  const html = view({ price, range: { low: 10_000, high: 20_000 } })
  expect(html).toContain(
    'By our estimate, the work, without options, comes to between €10,800 and €21,600, tax included, in eight cases of ten. The price that you accept is the total.',
  )
})

test('the details of a long offer are folded, and those of a short one are not', () => {
  const withTasks = (count: number) =>
    view({ components: [{ name: 'Shop', lines: [], tasks: Array.from({ length: count }, () => ({ name: 'Page' })) }] })
  expect(withTasks(20)).not.toMatch(/<details|Show all details/)
  expect(withTasks(21)).toMatch(/Show all details.*<details class="[^"]*"><summary/)
  // The fixture's option says all by its name.
  expect(withTasks(21)).not.toContain('Details<span')
})

test('a line that all of an option answers is above its tasks, and never below one that has nothing to do with it', () => {
  const lines = [{ id: 1, text: 'Members pick a date in a calendar.' }]
  const tasks = ['Pick a date', 'Planning, testing and handover'].map((name) => ({ name }))
  expect(view({ lines, options: [{ name: 'Calendar', price: 300, lines: [1], tasks }] })).toMatch(
    /Calendar,.*Members pick a date in a calendar\..*Pick a date<.*Planning, testing and handover</,
  )
})

test('the table of a price starts with the work whenever anything is added or subtracted', () => {
  // 100 less, 100 more.
  expect(view({ price: { currency: 'EUR', ...totalOf(1_000, 10, 11.11) } })).toMatch(
    /<tbody><tr><th[^>]*>Work<.*Discount.*Tax/,
  )
  expect(view({ price: { currency: 'EUR', ...totalOf(1_000, 0, 0) } })).not.toContain('Work</th>')
})

test('a proposal says that no tax is added to its total, or names the tax', () => {
  const textWith = (tax: number) => proposalText(proposalOf(exportedOf({ ...studio, terms: { tax } }), sending))
  expect(textWith(0)).toMatch(/Total +\$[\d,]+\n\s*No tax is added\.\n/)
  expect(textWith(19)).toMatch(/Tax 19% (?!.*No tax)/s)
})

test('a proposal says what the page of a link says, and nothing of contingency, range, hours or method', () => {
  const given = { ...studio, terms: { quoteAt: 90, discount: 5, tax: 19, currency: 'EUR' } } as const
  const { project, estimation } = exportedOf(given)
  const { validUntil, ...sender } = sending
  const defaults = defaultChoices({ title: project.title, estimation })
  const choices = { ...defaults, show: { ...defaults.show, risks: true }, validUntil }
  const html = renderToStaticMarkup(
    <OfferView
      offer={offerOf({ estimation, settings: project, terms: project.terms }, choices, sender)}
      chosen={new Set()}
    />,
  )
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()
  const texts = html
    // The total follows the choice, and the summary repeats what is below.
    .replace(/<output>.*?<\/output>/s, '')
    .replace(/<dl>.*?<\/dl>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    .map(flat)
    .filter((text) => /\w/.test(text))
  expect(texts.length).toBeGreaterThan(30)

  const files = [
    proposalText(proposalOf({ project, estimation }, sending)),
    readParts(documentOf(proposalFor(given), 'A4'))['word/document.xml']!.text,
  ]
  const { contingency } = estimation.price!
  const { p10, p90 } = estimation.range
  expect(contingency).toBeGreaterThan(0)
  for (const file of files) {
    expect(texts.filter((text) => !flat(file).includes(text.trim()))).toEqual([])
    for (const secret of [contingency, estimation.totalCost, p10.cost, p90.hours])
      expect(file).not.toContain(secret.toLocaleString('en-US'))
    expect(file).not.toMatch(/contingency|range|\d h\b|an hour|productive|analyst|% of the/i)
  }
})
