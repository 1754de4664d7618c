import { expect, test } from 'vitest'
import type { WorkType } from '#contract/breakdown'
import { maskLines } from '#domain/constraints/masked-lines'
import { sum } from '#domain/hours/apportion'
import { buildHoursIn } from '#domain/hours/workload'
import { analysisOf } from './analyze'
import { revisionOf } from './break-down'
import { decisionsOf } from './questions/alternatives'
import { study } from './study'
import type { Asked, ShownTask } from './prompt'

const shop = 'We need an online shop for soap.'

const requestOf = (text: string): Asked => ({
  title: 'A project',
  section: 1,
  of: 1,
  unread: 0,
  lines: maskLines(text).lines,
  found: [],
  workType: null,
  assumedWorkType: null,
  tasks: [],
  technologies: [],
  answers: [],
  isRevision: false,
  replaced: [],
})

const choiceIn = (text: string) =>
  analysisOf(requestOf(text)).questions.filter(({ question }) => question.includes('leave a choice'))

/** Returns what answers to the questions about choices make of the estimate, perhaps for a corrected platform. */
function answered(text: string, answer: string | string[], platform?: WorkType['platform']) {
  const request = requestOf(text)
  const { kind, stage, platform: assumed, components, technologies, questions } = analysisOf(request)
  const given = [answer].flat()
  const asked = questions.filter(({ question }) => question.startsWith('The requirements leave'))
  const before = components.flatMap(({ name: component, tasks }) => tasks.map((task) => ({ ...task, component })))
  const { changed, removed, added, techStack, assumptions } = revisionOf({
    ...request,
    assumedWorkType: { kind, stage, platform: assumed },
    workType: { kind, stage, platform: platform ?? assumed },
    technologies,
    tasks: before.map(
      ({ optimistic, likely, pessimistic, ...task }, at): ShownTask => ({
        ...task,
        task: at + 1,
        hours: [optimistic, likely, pessimistic],
      }),
    ),
    answers: asked.map(({ question, type, options, neutral }, at) => ({
      id: `q${at + 1}`,
      question,
      type,
      options: options.map(({ option }) => option),
      assumed: neutral[0],
      answer: given[at],
      given: true,
    })),
  })
  const further = added.flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, component: name })))
  const tasks = [
    ...before.flatMap((task, at) =>
      removed.includes(at + 1) ? [] : { ...task, ...changed.find((it) => it.task === at + 1) },
    ),
    ...further,
  ]
  return {
    tasks,
    added: further,
    names: tasks.map(({ component, name }) => `${component}: ${name}`).join('\n'),
    moved: buildHoursIn({ tasks }) - buildHoursIn({ tasks: before }),
    offered: sum(asked.map(({ options }, at) => options.find(({ option }) => option === given[at])!.moves)),
    technologies: techStack,
    assumptions: assumptions.join('\n'),
  }
}

test.each([
  [`${shop} It should have either a blog or a forum.`, ['A blog', 'A forum', 'Both']],
  [`${shop} Option 1: a blog. Option 2: a forum. Option 3: a chat.`, ['A blog', 'A forum', 'A chat', 'All of them']],
  [`${shop} Payments run through either Stripe or PayPal.`, ['Stripe', 'PayPal', 'Both']],
  [`${shop} Please integrate either Stripe or PayPal.`, ['Stripe', 'PayPal', 'Both']],
  [`${shop} Either Stripe or PayPal should handle the payments.`, ['Stripe', 'PayPal', 'Both']],
  [`${shop} Data goes either to Xero or to QuickBooks.`, ['Xero', 'QuickBooks', 'Both']],
  ['Wir brauchen einen Onlineshop. Zahlungen entweder über Stripe oder PayPal.', ['Stripe', 'PayPal', 'Both']],
  [
    'Our shop runs on Shopware. Please add either gift cards or a loyalty program.',
    ['Gift cards', 'A loyalty program', 'Both'],
  ],
  ['We need a website for our club. It can be WordPress or a custom system.', ['WordPress', 'A custom system']],
  ['We need a website for our club: a custom-built site or WordPress.', ['WordPress', 'A custom-built site']],
  [
    'Wir brauchen eine Website, entweder mit WordPress oder einem eigenen System.',
    ['WordPress', 'Einem eigenen System'],
  ],
  ['Nous voulons un site, soit avec WordPress soit un système sur mesure.', ['WordPress', 'Un système sur mesure']],
  ['We need a portal. The report is exported either as Excel or as PDF.', ['Excel', 'PDF', 'Both']],
  [
    'We need a portal. Every month the invoices are exported for the accountant, either to DATEV or as a CSV file.',
    ['DATEV', 'CSV file', 'Both'],
  ],
  [
    'Wir brauchen ein Portal. Rechnungen werden entweder als CSV-Datei oder an DATEV übertragen.',
    ['CSV-Datei', 'DATEV', 'Both'],
  ],
  ['We need a booking app for a salon. Guests get a reminder by either email or SMS.', ['Email', 'SMS', 'Both']],
  ['Wir brauchen ein Portal. Kunden erhalten Rechnungen entweder per E-Mail oder per SMS.', ['E-Mail', 'SMS', 'Both']],
  ['Nous voulons un portail. Le rapport est envoyé soit en PDF soit en Excel.', ['PDF', 'Excel', 'Both']],
  [`${shop} The owner sends news to members, either by email or by SMS.`, ['Email', 'SMS', 'Both']],
  ['We need a portal. The club sends members news either by email or WhatsApp.', ['Email', 'WhatsApp', 'Both']],
  ['We need a booking app. The salon reminds its guests either by email or SMS.', ['Email', 'SMS', 'Both']],
  ['Nous voulons un portail. Le gérant envoie les dates soit par e-mail soit par SMS.', ['E-mail', 'SMS', 'Both']],
  ['We need a booking tool, either as a web app or as an iPhone app.', ['A web app', 'An iPhone app', 'Both']],
  ['We need a web app or a mobile app for our choir. Singers see the dates.', ['A web app', 'A mobile app', 'Both']],
  ['We want a time tracker. It should run either on the web or on Android.', ['The web', 'Android', 'Both']],
  ['The inventory can be either a desktop program or a web app. Staff scan goods.', ['A desktop program', 'A web app']],
  ['Wir brauchen eine Terminbuchung, entweder als Web-App oder als iPhone-App.', ['Web-App', 'IPhone-App', 'Both']],
  [
    'Wir wissen noch nicht, ob wir eine Web-App oder eine mobile App brauchen. Fahrer sollen ihre Touren sehen.',
    ['Eine Web-App', 'Eine mobile App', 'Both'],
  ],
  ['Wir möchten eine App oder eine Website für den Verein.', ['Eine App', 'Eine Website', 'Both']],
  ['Wij willen een website of een mobiele app. Leden zien de agenda.', ['Een website', 'Een mobiele app', 'Both']],
])('a client who names two ways is asked for one of them: %s', (text, options) => {
  const [question, ...others] = choiceIn(text)
  expect(others).toEqual([])
  expect(question!.options.map(({ option }) => option)).toEqual(options)
  expect(question!.neutral).toEqual([options[0]])
  // Otherwise nobody would be asked.
  expect(question!.options.some(({ moves }) => moves !== 0)).toBe(true)
})

test.each([
  `${shop} Customers pay with either Stripe or PayPal.`,
  `${shop} It would be nice to have either a blog or a forum.`,
  `${shop} Customers pay either by card or by invoice.`,
  `${shop} Orders are either accepted or rejected by the office.`,
  `${shop} Invoices are sent either by email or by post.`,
  'We need a booking app. Login with Google or Apple.',
  'We need a portal. Staff export the list either as Excel or as PDF.',
  'We need a portal. Reminders go out either by email or by SMS, as each guest prefers.',
  'We need a portal. Invoices can be exported by the accountant either to DATEV or as a CSV file.',
  'We need a ticket system. It notifies either the manager or the clerk.',
  'Our site runs on WordPress or a custom theme. Please add a chat.',
  'Our website is built with WordPress. Please add a chat.',
  'Wir brauchen einen Onlineshop. Besucher sehen entweder eine Karte oder einen Kalender.',
  'We need a portal. Members can send invitations either by email or by WhatsApp.',
  'We need a portal. Customers send us photos either by email or by WhatsApp.',
  'Nous voulons un portail. Les membres peuvent envoyer des invitations soit par e-mail soit par SMS.',
  'We need a shop. Customers can order either on the website or in the mobile app.',
  'Members can use it as a web app or as a mobile app.',
  'Our members book courses, either in a mobile app or on our website.',
  'We need a web app, an iPhone app or a desktop program for our club. Members see the dates.',
  'We have neither a website nor a mobile app. We need a portal where members book courses.',
  'Wir brauchen eine App für iOS oder Android.',
  `${shop} Import orders from Shopify or a custom shop.`,
  `${shop} Alerts go to either Slack or Telegram, depending on the settings.`,
  // Of three things, two are read as none.
  `${shop} Tickets are sent either by email or by SMS or by WhatsApp.`,
  `${shop} Reports are sent either as PDF or Excel, CSV or Word.`,
  `${shop} It should have either a blog or a forum or a chat.`,
  'Wir brauchen ein Portal. Berichte werden entweder als PDF oder CSV oder als Excel verschickt.',
  'We need a website for our club. It can be WordPress, Drupal or a custom system.',
  // A forum alone would be read as another product.
  'Our shop runs on Shopware. The site needs either a blog or a forum.',
])('a text that leaves nothing to decide raises no question of choice: %s', (text) => {
  expect(choiceIn(text)).toEqual([])
})

test('what was undecided and is not wanted after all goes from the estimate', () => {
  const { names, moved, offered } = answered(`${shop}\nPayment goes through PayPal; not decided yet.`, 'No')
  expect(names).not.toContain('PayPal')
  expect(moved).toBeCloseTo(offered, 1)
})

test('the name of a choice that was answered does not say that it is open', () => {
  const text = `${shop}\nPayments run through either Stripe or PayPal, not decided yet.`
  expect(answered(text, 'PayPal').names).toContain('Payments: Payments run through PayPal')
  expect(answered(text, 'PayPal').names).not.toContain('decided')
})

test('another answer changes the assumption, the tasks and their hours, and all of them add up', () => {
  const text = `${shop}\nIt should have either a blog or a forum.`
  const other = answered(text, 'A forum')
  expect(other.assumptions).toContain('Of the choice, “a forum” is estimated, not “a blog”. See [line 2].')
  expect(other.names).not.toContain('Blog')
  expect(other.moved).toBeGreaterThan(0)
  const both = answered(text, 'Both')
  expect(both.assumptions).toContain('everything is estimated: “a blog” and “a forum”')
  expect(both.moved).toBeGreaterThan(other.moved)
  for (const { moved, offered, added } of [other, both]) {
    expect(moved).toBeCloseTo(offered, 1)
    // Each task cites the line that asks for it.
    for (const { sources } of added) expect(sources).toEqual(['2'])
  }
  expect(answered(text, 'A blog')).toMatchObject({ moved: 0, added: [], technologies: [] })
})

test('another option of a list is built, and not the first', () => {
  const { names } = answered(`${shop}\nOption 1: a blog\nOption 2: a forum`, 'A forum')
  expect(names).toContain('Forum')
  expect(names).not.toContain('Blog')
})

test('each of two choices is asked about and decided by itself, also between the same things', () => {
  const text = `${shop}\nThe site needs either a blog or a forum.\nThe intranet needs either a chat or a forum.`
  const { assumptions, moved, offered } = answered(text, ['A forum', 'A chat'])
  expect(assumptions).toContain('“a forum” is estimated, not “a blog”. See [line 2].')
  expect(assumptions).toContain('“a chat” is estimated, not “a forum”. See [line 3].')
  expect(moved).toBeCloseTo(offered, 1)

  const exports = [`Invoices are exported either as PDF or as Excel.`, `Orders are exported either as PDF or as Excel.`]
  const alike = [shop, ...exports].join('\n')
  expect(choiceIn(alike).map(({ question }) => question)).toEqual(
    exports.map((sentence) => expect.stringContaining(`Which do you want in “${sentence}”?`)),
  )
  expect(answered(alike, ['PDF', 'Excel']).names).toContain('Export invoices as PDF')
  expect(answered(alike, ['PDF', 'Excel']).names).toContain('Export orders as Excel')
})

test('a reworded sentence stays decided as it was answered, beside its twin', () => {
  const [one, other] = ['Invoices', 'Orders'].map((what) => `${what} are exported either as PDF or as Excel.`)
  const asked = choiceIn([shop, one, other].join('\n'))
  const answers = asked.map(({ question, type, options, neutral }, at) => ({
    id: `q${at}`,
    question,
    type,
    assumed: neutral[0]!,
    answer: ['PDF', 'Excel'][at]!,
    given: true,
    options: options.map(({ option }) => option),
  }))
  const decided = (...lines: string[]) =>
    decisionsOf(study('A project', maskLines([shop, ...lines].join('\n')).lines), answers, 'answer')
  const reworded = other!.replace('Orders', 'All orders')
  expect(decided(one!, reworded)).toEqual([{ sentence: reworded, read: ['Excel'] }])
  expect(decided(reworded)).toEqual([])
})

test('of a longer text, only choices about its platform, its software and its services are asked, the product first', () => {
  const things =
    'orders invoices receipts vouchers reviews returns addresses payments questions recipes photos labels prices discounts parcels stocks suppliers customers taxes reports'
  const items = things
    .split(' ')
    .map((thing) => `- Staff see the list of ${thing}.`)
    .join('\n')
  const asked = choiceIn(
    `${shop} It should have either a blog or a forum. Payments run through either Stripe or PayPal. We want it either as a web app or as an iPhone app. Invoices are exported either to DATEV or as a CSV file.\n${items}`,
  )
  expect(asked.map(({ options }) => options[0]!.option)).toEqual(['A web app', 'Stripe', 'DATEV'])
})

test.each([
  ['We need a booking system for rooms. Admins are informed by either email or push.'],
  ['We need a booking system for rooms. Admins are informed by either push or WhatsApp.'],
  [`${shop} Orders are exported either as PDF or as Excel.`],
  ['We need a portal for suppliers. Suppliers upload documents. The site needs either a quiz or a blog.'],
  ['Queremos una herramienta de reservas, o como aplicación web o como aplicación móvil.'],
  [
    'Wir brauchen eine Terminbuchung, entweder als Web-App oder als iPhone-App. Kunden buchen Termine. Die Website ist auf Deutsch.',
  ],
])('both of two things take no less than either: %s', (text) => {
  const [{ options }] = choiceIn(text) as [ReturnType<typeof choiceIn>[number]]
  const [one, other, both] = options.map(({ option }) => answered(text, option).moved)
  // The hours of each task are rounded.
  expect(both).toBeGreaterThanOrEqual(Math.max(one!, other!) - 0.05)
})

test.each([undefined, 'mobile'] as const)(
  'the other service takes as long, in the words and the technologies of the text, on the platform %s',
  (platform) => {
    const text = `${shop}\nPayments run through either Stripe or PayPal.`
    const [stripe, paypal, both] = ['Stripe', 'PayPal', 'Both'].map((answer) => answered(text, answer, platform))
    expect(paypal!.moved).toBeCloseTo(stripe!.moved, 0)
    expect(paypal!.names).toContain('Payments: Payments run through PayPal')
    expect(paypal!.names).not.toContain('Stripe')
    expect(paypal!.technologies).toContain('PayPal')
    expect(paypal!.technologies).not.toContain('Stripe')
    expect(both!.names.split('\n').filter((name) => name.includes('PayPal'))).toEqual([
      'Integrations: Integration with PayPal',
    ])
    expect(both!.technologies).toEqual(expect.arrayContaining(['Stripe', 'PayPal']))
    expect(both!.moved).toBeCloseTo(stripe!.moved + 10, 0)
  },
)

test('software of their own takes a website far more than ready-made software, which it is not built with', () => {
  const { moved, technologies } = answered(
    'We need a website for our club. It can be WordPress or a custom system.',
    'A custom system',
  )
  expect(moved).toBeGreaterThan(20)
  expect(technologies).toContain('PostgreSQL')
  expect(technologies).not.toContain('WordPress')
})

test('a product on the other platform is built by those who build it there, and nearly takes what a first reading of it does', () => {
  const textFor = (platform: string) =>
    `We need a booking tool for a salon, ${platform}. Guests book an appointment and cancel it. Staff see the calendar.`
  const { tasks, moved, offered, technologies, assumptions } = answered(
    textFor('either as a web app or as an iPhone app'),
    'An iPhone app',
  )
  const roles = tasks.map(({ role }) => role)
  expect(roles).toContain('Mobile developer')
  expect(roles).not.toContain('Front-end developer')
  expect(technologies).toContain('React Native')
  expect(assumptions).toContain('“an iPhone app” is estimated, not “a web app”')
  expect(moved).toBeCloseTo(offered, 1)
  const services = `${textFor('either as a web app or as an iPhone app')} Payments run through either Stripe or PayPal.`
  const { names } = answered(services, ['An iPhone app', 'PayPal'])
  expect(names).toContain('Payments run through PayPal: app')
  expect(names).not.toContain('Stripe')
  const first = analysisOf(requestOf(textFor('as an iPhone app'))).components.flatMap((it) => it.tasks)
  const share = buildHoursIn({ tasks }) / buildHoursIn({ tasks: first })
  expect(Math.abs(share - 1)).toBeLessThan(0.1)
})

test('a product on both platforms is one with pages and an app, whatever else the text says about its website', () => {
  const text = `We need a website for our club. Members see news on the website, and the website shows dates. Members pay online.
The member area must be delivered either as a web app or as an iPhone app.`
  const { names, tasks, moved, offered, technologies } = answered(text, 'Both')
  expect(names).toContain('App structure and navigation')
  expect(names).toContain('Page frame and navigation')
  expect(names).toContain('Release in the app stores')
  expect(tasks.map(({ role }) => role)).toContain('Mobile developer')
  expect(technologies).toContain('React Native')
  expect(moved).toBeCloseTo(offered, 1)
  expect(moved).toBeGreaterThan(answered(text, 'An iPhone app').moved)
})

test('the assumption about an interface is of the system that the client chose', () => {
  const { assumptions } = answered(`${shop} Data goes either to Xero or to QuickBooks.`, 'QuickBooks')
  expect(assumptions).toContain('interface of QuickBooks')
  expect(assumptions).not.toContain('interface of Xero')
  const file = answered(
    `${shop} Invoices are exported for the accountant, either to DATEV or as a CSV file.`,
    'CSV file',
  )
  expect(file.names).not.toContain('DATEV')
  expect(file.assumptions).not.toMatch(/(?:interface of|exchanged with) DATEV/)
  expect(file.moved).toBeCloseTo(file.offered, 1)
})
