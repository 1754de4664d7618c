import { expect, test } from 'vitest'
import { technologiesOf } from './technologies'
import { studied } from './testing/hours'
import { statements } from './testing/statements'

test('a product does not connect to itself, nor to people', () => {
  const text = `TTL shall record samples.\nTTL shall print labels.\nTechnicians maintain the integration of TTL.
Orders are sent to SUAs.\nThe lab results are sent to the Reporting Party.\nTTL integrates with Orbis.`
  expect([...new Set(studied(text).recognized.systems.flatMap((names) => [...names]))]).toEqual(['Orbis'])
})

test('a new product has one database, the first that its text names', () => {
  const text = 'We need a booking portal. The stack is React and MySQL or PostgreSQL. Members book courts.'
  expect(technologiesOf(studied(text))).toEqual(expect.arrayContaining(['React', 'MySQL']))
  expect(technologiesOf(studied(text))).not.toContain('PostgreSQL')
  const hosted = 'We need a booking portal. It uses PostgreSQL on Supabase. Members book courts.'
  expect(technologiesOf(studied(hosted))).not.toContain('PostgreSQL')
})

test.each([
  ['Google Maps', 'Google Maps', 'Mapbox'],
  ['Adyen', 'Adyen', 'Stripe'],
  ['MySQL of the warehouse', 'PostgreSQL', 'MySQL'],
])('a service in a table of interfaces is used, unlike a database there: %s', (system, used, other) => {
  const portal = 'We need a booking portal. Members see the courts on a map and pay online.'
  const table = `| ID | System | Direction | Content |\n| --- | --- | --- | --- |\n| IF-2 | ${system} | in | Data |`
  const found = technologiesOf(studied(`${portal}\n\n## Interfaces\n\n${table}`))
  expect(found).toContain(used)
  expect(found).not.toContain(other)
})

test('roles and those who get messages are people, and no systems', () => {
  const systemsIn = (text: string) => [...new Set(studied(text).recognized.systems.flatMap((names) => [...names]))]
  for (const sentence of [
    'The system shall send an email and a text message to the Master user when a booking is cancelled.',
    'The portal shall send a reminder to the Wardens.\nBookings are sent to the Warden for approval.',
    'A key code shall be sent to the Verger account.',
    'Failed readings shall be posted to the Foreman role.',
    'Le système doit envoyer un message aux utilisateurs Capitaine.',
    'El sistema debe enviar un correo al usuario Maestro cuando se cancela una reserva.',
  ])
    expect([sentence, systemsIn(`A booking tool for boats.\n${sentence}`)]).toEqual([sentence, []])
  const connected = 'Invoices sync with the Zorvo account. Hours are exported to Orbis. Orbis users see them.'
  expect(systemsIn(`A booking tool for boats.\n${connected}`).toSorted()).toEqual(['Zorvo'])
})

const shop = 'We need an online shop for flowers.\nCustomers choose a bouquet and pay by card.'

test.each([
  ['Our accountant uses Fortnox. Paid orders should arrive there every night.', 'Fortnox'],
  ['We keep our members in Airtable. New customers should appear there.', 'Airtable'],
  ['Our accountant uses Xero. Paid orders should arrive there every night.', 'Xero'],
  ['Unsere Buchhaltung arbeitet mit Lexware. Bezahlte Bestellungen sollen dort jede Nacht ankommen.', 'Lexware'],
  ['Notre comptable utilise Pennylane. Les commandes doivent y arriver chaque nuit.', 'Pennylane'],
  ['Nuestra gestoría usa Holded. Los pedidos deben llegar allí cada noche.', 'Holded'],
])('software in use to which data should go is connected: %s', (sentences, name) => {
  const { plan, reading } = studied(`${shop}\n\nGood to know\n${sentences}`)
  expect(plan.components.map((it) => it.name)).toContain(`Integration with ${name}`)
  expect(plan.components.map((it) => it.name)).not.toContain('Good to know')
  expect(reading.statements.at(-2)!.kind).toBe('background')
})

test.each([
  'Our shop is in Hamburg. Parcels should arrive there every night.',
  'Our staff uses Android phones. Orders should appear there.',
  'Unser Team nutzt Tablets. Bestellungen sollen dort erscheinen.',
])('places and devices are no software to connect: %s', (sentences) => {
  expect(studied(`${shop}\n${sentences}`).recognized.systems.flatMap((names) => [...names])).toEqual([])
})

test('what lines name in other words is not priced as usual, too', () => {
  const text = 'See our three bouquet sizes with photos and prices.\nChange prices and photos ourselves.\nPay by card.'
  const components = studied(`We need an online shop for flowers.\n${text}`).plan.components
  for (const name of ['Product catalog', 'Administration']) {
    const { description, tasks } = components.find((it) => it.name === name)!
    expect(description).not.toContain('do not name')
    expect(tasks.filter((it) => it.name.includes('usual for'))).toEqual([])
  }
})

test('a title above lines that say what is built is no task, and a text of one line is estimated', () => {
  const title = 'Subscription shop for Petal & Stem'
  const lines = 'Customers\n\n- Customers choose a size\n- Pay by card every month\n- Pause a subscription for a week'
  const tasksIn = (text: string) => studied(text).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(tasksIn(`${title}\n\n${lines}`).join('\n')).not.toContain(title)
  expect(tasksIn(title).join('\n')).toContain(title)
  expect(tasksIn('Online booking\nNewsletter\nMap with our boats\nPhotos of members').join('\n')).toContain(
    'Online booking',
  )
})

const systemsOf = (sentence: string) =>
  studied(`A booking tool for boats.\n${sentence}\nMembers book boats.`).recognized.systems.flatMap((names) => [
    ...names,
  ])

test.each([
  'Members log in with Microsoft 365.',
  'Members sign in through Facebook or LinkedIn.',
  'Mitglieder melden sich mit Microsoft 365 an.',
  'Les membres se connectent avec Facebook.',
  'Los socios inician sesión con Facebook.',
  'Confirmation emails must not go to spam at Outlook addresses.',
  'Mails must look right in Outlook.',
  'Mails from Outlook arrive late.',
  'The tool takes advantage of the existing system.',
  'The tool shall complement the existing system of the coast guard.',
])('a sign-in, a mail program and what merely exists are not connected: %s', (sentence) => {
  expect(systemsOf(sentence)).toEqual([])
})

test.each([
  ['Appointments are synchronized with Outlook.', 'Outlook Calendar'],
  ['Termine werden mit Outlook synchronisiert.', 'Outlook Calendar'],
  ['Contacts are imported from Outlook.', 'Outlook'],
  ['Dates are shown in Outlook.', 'Outlook Calendar'],
  ['Das Portal muss mit dem vorhandenen System kommunizieren.', 'Legacy system'],
  ['The tool reads documents from Microsoft 365.', 'Microsoft 365'],
  ['Members log in, and their results are posted to Facebook.', 'Facebook'],
  ['Members log in through the identity provider of the city.', 'Identity platform of the client'],
  ['The tool shall exchange data with existing systems.', 'Legacy system'],
  ['The tool shall import customers from the existing system.', 'Legacy system'],
  ['Members log in and chat via WhatsApp.', 'WhatsApp'],
  ['Show free times from Outlook.', 'Outlook'],
  ['Take over the customers from the existing system.', 'Legacy system'],
])('data that moves connects the system that it names: %s', (sentence, name) => {
  expect(systemsOf(sentence)).toEqual([name])
})

test.each([
  ['An app for couriers.\nDrivers scan parcels.\nThe ERP has a SOAP interface.', 'Production management'],
  ['An app for couriers.\nDrivers scan parcels.\nThe online shop exports orders as XML.', 'Cart and checkout'],
])('a system that exchanges data with the product is not built: %s', (text, usual) => {
  expect(studied(text).plan.components.map(({ name }) => name)).not.toContain(usual)
})

test('a row of interfaces whose data moves once is a migration, and connects nothing', () => {
  const table = `Interface | Direction | Format | Note
Xero | out | REST | Invoices
Old sheets | in | XLSX | One-time migration of members`
  const { reading, recognized } = studied(`A tool for a club\n\n${table}`)
  expect(reading.statements.at(-1)!.text).toBe('One-time migration of members (Old sheets, XLSX)')
  expect(recognized.systems.flatMap((names) => [...names])).toEqual(['Xero'])
  expect([...recognized.works.at(-1)!]).toContain('migration')
})

test.each([
  ['Interfaces of our cockpit', 'System | Direction | Data | Protocol', 'in | Deliveries | OData'],
  ['Systeme rund um die Logistik', 'System | Richtung | Daten | Protokoll', 'Export | Aufträge | TCP'],
  ['Autour de la logistique', 'Système | Sens | Données | Protocole', 'sortie | Commandes | REST'],
])('a table of interfaces is work without a word of software: %s', (title, head, row) => {
  const systems = ['Navision', 'Lagerlift', 'Transporeon', 'Waage', 'Alfa', 'Beta', 'Gamma', 'Delta', 'Zeta']
  const rows = statements(`${title}\n\n${[head, ...systems.map((name) => `${name} | ${row}`)].join('\n')}`)
  expect(rows.filter(({ kind, item }) => kind === 'function' && item)).toHaveLength(systems.length)
})
