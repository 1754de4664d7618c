import { expect, test } from 'vitest'
import { risksOf } from './risks'
import { technologiesOf } from './technologies'
import { hoursOf, studied } from './testing/hours'

const namesOf = (text: string) => studied(text).plan.components.map(({ name }) => name)

test.each(['Volunteers sign up for walks', 'Ehrenamtliche können sich für Ausflüge anmelden'])(
  'who signs up for something books it, and needs no account for that: %s',
  (text) => {
    expect(namesOf(`${text} on our site.`)).toEqual(['Booking'])
    expect(namesOf('Volunteers sign up and get a password on our site.')).toEqual(['User accounts'])
  },
)

test.each([
  ['Residents share the monthly plan with a guest', 'Members buy a monthly plan'],
  ['Las enfermeras ven el plan mensual de turnos', 'Los socios pagan un plan mensual'],
  ['As enfermeiras veem o plano mensal de turnos', 'Os clientes pagam um plano mensal'],
])('a plan is a subscription only if it costs something: %s', (schedule, sold) => {
  expect(namesOf(`${schedule}.`)).not.toContain('Subscriptions and plans')
  expect(namesOf(`${sold}.`)).toContain('Subscriptions and plans')
})

test.each([
  ['We need a shop for soap.', 'Product catalog', 'Public API'],
  ['Wir brauchen einen kleinen Shop für Kerzen.', 'Cart and checkout', 'General features'],
  ['A booking tool. Players redeem promo codes.', 'Discounts and vouchers', 'Subscriptions and plans'],
  ['A party game for phones. Tap to flap, hold to glow.', 'Game', 'Integration with Holded'],
  ['Our gym app: members want to freeze their membership.', 'Subscriptions and plans', 'Bug fixes'],
  ['A booking site for a language school. Students book a lesson.', 'Booking', 'Localization'],
  ['Una web de reservas para una academia de idiomas. Los alumnos reservan clases.', 'Booking', 'Localization'],
  ['A booth tool. Staff switch the LED strips on and off.', 'General features', 'Payments'],
  ['A portal for ferries.\n- GDPR: data hosted in the EU, data processing agreement.', 'Privacy', 'Data pipelines'],
  ['A portal for ferries.\n- Nightly data processing of the sensor values.', 'Data pipelines', 'Privacy'],
])('words mean what they mean in their sentence: %s', (text, meant, other) => {
  expect(namesOf(text)).toContain(meant)
  expect(namesOf(text)).not.toContain(other)
})

test('rails, angles and containers of things name no technology', () => {
  const named = technologiesOf(
    studied('A club tool. Members measure the rail length and angular velocity. Samples are stored in containers.'),
  )
  expect(named).not.toContain('Angular')
  expect(named).not.toContain('Ruby on Rails')
  expect(named).not.toContain('Docker')
})

test('how often a sensor measures is no data pipeline, whose imports are rehearsed', () => {
  const text = 'Each sensor has a data acquisition rate of 10 Hz. The system shows the values of all sensors.'
  const risks = risksOf(studied(text)).map(({ risk }) => risk)
  expect(risks).toContain('Compatibility of devices')
  expect(risks).not.toContain('Data quality')
})

test('photos with a phone need no app of a store', () => {
  const mobile = (text: string) => {
    const study = studied(`We need a web portal for inspections. ${text}`)
    return [...study.plan.components.map(({ name }) => name), ...risksOf(study).map(({ risk }) => risk)].filter(
      (name) => /^(?:Mobile app|App store review)$/.test(name),
    )
  }
  expect(mobile('Inspectors close a case on the phone and take a photo.')).toEqual([])
  expect(mobile('Inspectors close a case with a native app.')).toEqual(['Mobile app', 'App store review'])
})

test('a signature on a tablet and use without reception are work, whatever the layout', () => {
  const brief = 'A web app for tool rental. Staff record each handover with photos.'
  expect(namesOf(`${brief} Customers sign on the tablet.`)).toContain('Signatures')
  expect(hoursOf(`${brief} It works without reception.`) - hoursOf(brief)).toBeGreaterThan(10)
})

test('a text that is only quoted is a change of copy, and a carousel for a banner is more', () => {
  for (const text of ["The about page says 'Managment'", 'Auf der Startseite steht "Wilkommen", bitte korrigieren.']) {
    expect(namesOf(text)).toEqual(['Text and appearance'])
    expect(hoursOf(text)).toBeLessThan(2)
  }
  const carousel = 'Please replace the banner on our home page by a carousel of three images.'
  expect(namesOf(carousel)).not.toContain('Text and appearance')
  expect(hoursOf(carousel)).toBeGreaterThan(3)
})

test.each([
  'The site is in German and English.',
  '- German and English.',
  'Languages: French, German, English',
  'Die Seite ist auf Deutsch und Englisch.',
])('several languages that are named are work, as a site in several languages is: %s', (line) => {
  const brief = `We need a website for our pottery studio.
- Students browse and book courses.
- Students pay the course fee by card.`
  const [without, named, bilingual] = [brief, `${brief}\n${line}`, `${brief}\n- The website must be bilingual.`].map(
    (text) => hoursOf(text),
  )
  expect(named! - without!).toBeGreaterThan((bilingual! - without!) / 3)
})

const lunchBot =
  'A Slack bot for our lunch orders: every day at 10 it posts the menu of our caterer, people react with an emoji to order, at 11 it sends the list by e-mail to the caterer.'

test('each ability that a bot lists in a sentence is a task of a new product', () => {
  const { profile, plan } = studied(`${lunchBot} Monthly list of who ate how often.`)
  expect(profile.kind).toBe('product')
  const names = plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join('\n')
  for (const ability of ['posts the menu', 'react with an emoji', 'sends the list']) expect(names).toContain(ability)
  expect(hoursOf(lunchBot)).toBeGreaterThan(2 * hoursOf('A Slack bot that posts the menu every day.'))
})

test('an assistant connects to the sources that the sentence before names, and answers are no messaging', () => {
  const names = namesOf(
    'Our engineers search in Confluence and SharePoint. Build a chat assistant that answers questions from these sources and cites the page.',
  )
  expect(names.some((name) => /Confluence|SharePoint/.test(name))).toBe(true)
  expect(names).not.toContain('Messaging')
  expect(namesOf('A web app for our team. The assistant answers questions from our manuals.')).toContain(
    'Answers from documents',
  )
})

test.each([
  [
    'A casual game in Unity: endless runner, rewarded ads, daily challenges, three worlds.',
    ['Gameplay', 'Advertising'],
  ],
  [
    'Chrome extension for recruiters. Options page to choose the sheet. Publish to the Chrome Web Store.',
    ['Options', 'Store release'],
  ],
  [
    'Sensors send a value every minute over MQTT. Operators open valves remotely.',
    ['Connection of devices', 'Remote control'],
  ],
  [
    'We need a nightly job that loads orders from eBay into BigQuery. Failed runs must alert us. Backfill of two years.',
    ['Loading of past data', 'Alerts on failed runs'],
  ],
  [
    'Replace our Excel quote calculator by a web tool. The price is calculated. Incompatible options are blocked.',
    ['Price rules', 'Product configurator'],
  ],
])('a new product is divided into the work that it names: %s', (text, expected) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(namesOf(text)).toEqual(expect.arrayContaining(expected))
})

const club = 'We need a portal for a club.\nMembers book courts.\n'
const tasksOf = (text: string) =>
  studied(club + text).plan.components.flatMap(({ name, tasks }) => tasks.map((task) => `${name}: ${task.name}`))

test('tax on an invoice needs no cart, and tax that is calculated is work', () => {
  expect(tasksOf('The office creates an invoice with hours, materials and VAT.').join()).not.toMatch(/Cart|Taxes/)
  expect(tasksOf('The shop shall calculate VAT by country.').join()).toContain('Taxes: Calculate VAT by country')
  expect(tasksOf('Members put balls in a cart.').join()).toMatch(/^.*Cart and checkout: /)
})

test.each([
  ['The system is hosted in Germany and complies with the GDPR.', 'Privacy: '],
  ['Das Portal läuft auf Servern in der EU und ist DSGVO-konform.', 'Privacy: '],
  ['The phone must work without a network connection and synchronise later.', 'Offline mode: '],
  ['Users sign in with a password; trainers must use two-factor authentication.', 'two-factor authentication'],
  ['## Competitive snapshot\n### Differentiators\n1. Open data export without extra fees', 'Open data export'],
])('an obligation is a task, whatever else its sentence says: %s', (text, task) => {
  expect(tasksOf(text).join()).toContain(task)
})

test.each(['Our accounting is hosted in Germany and complies with the GDPR.', 'The website is hosted in Germany.'])(
  'where something runs is no work: %s',
  (text) => {
    expect(hoursOf(club + text)).toBeCloseTo(hoursOf(club), 1)
  },
)

test.each([
  'The look follows our logo and colors.',
  'The colours follow our club flag.',
  'Die Farben entsprechen unserer Fahne.',
  'Le graphisme suit notre logo.',
])('the style of a new product is no screen: %s', (text) => {
  const tasks = tasksOf(`Members see results.\n${text}`)
  expect(tasks.filter((name) => /(?:logo|flag|Fahne).*: (?:screens|back end)$/.test(name))).toEqual([])
  expect(tasks.join()).toMatch(/logo|flag|Fahne/)
})

test('a comparison with competitors is no work', () => {
  const table = '| Feature | Acme | Zorvo | Ours |\n| Pricing model | Per seat | Add-on to IC SIS | Site license |\n'
  expect(tasksOf(`# Competitive snapshot\n${table}`)).toEqual(tasksOf(''))
  expect(tasksOf(`# Modules\n${table}`)).not.toEqual(tasksOf(''))
})

test.each([
  'Members should be able to book a class and pay by card, and I want to be able to add new dates myself.',
  'Members must pay by card, and we need a page to add new dates myself.',
])('a wish of the writer behind those of others is a task of its own: %s', (text) => {
  expect(tasksOf(text).some((name) => /dd new dates myself/.test(name) && !/card/.test(name))).toBe(true)
  expect(tasksOf(text).some((name) => /card/.test(name))).toBe(true)
})

test.each([
  ['Customers choose pick up in store or delivery.', 'Cart and checkout', 'Data management'],
  ['Customers order online and pick up in store.', 'Cart and checkout', 'Data management'],
  ['Customers buy bundles of three articles with a discount.', 'Discounts and vouchers', 'Subscriptions and plans'],
  ['Parents can report a child sick.', 'General features', 'Reports'],
])('a component is not named after a word with another meaning: %s', (sentence, right, wrong) => {
  const names = namesOf(`We need a new web shop for our school.\n${sentence}`)
  expect(names).toContain(right)
  expect(names).not.toContain(wrong)
})

test.each([
  ['- A catalog of the tools, which people can look at without an account', 'Product catalog', 'cart'],
  ['- Each tool has a photo, a price per day, a deposit and a state', 'Files and documents', 'payments'],
  ['- Each course has a title, a date, a report and a fee', 'General features', 'reports'],
  ['- Chaque outil a une photo, un prix, une caution et un rapport', 'Files and documents', 'reports'],
])('an attribute of a thing is no kind of work of its own: %s', (item, component, work) => {
  const { plan, recognized } = studied(`We lend tools in our village.\n- Borrowing: who has which tool\n${item}`)
  expect(plan.components.map(({ name }) => name)).toContain(component)
  expect([...recognized.works.at(-1)!]).not.toContain(work === 'cart' ? 'checkout' : work)
})

test.each([
  ['At each picture a QR code opens its page.', false],
  ['An jedem Bild öffnet ein QR-Code die Seite.', false],
  ['Staff scan barcodes of the parcels.', true],
  ['Staff print QR codes on labels.', true],
])('codes that phones read are no risk of hardware: %s', (sentence, isRisk) => {
  const risks = risksOf(studied(`We need a website for our museum.\n${sentence}`))
  expect(risks.some(({ risk }) => risk === 'Hardware compatibility')).toBe(isRisk)
})

test.each([
  ['Each member pays a fee, gets a receipt and sees a report', 'payments'],
  ['Guests can order and pay without an account', 'checkout'],
])('what people do with such things is: %s', (item, work) => {
  expect([...studied(`We lend tools in our village.\n- ${item}`).recognized.works.at(-1)!]).toContain(work)
})
