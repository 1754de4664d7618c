import { expect, test } from 'vitest'
import { maskConstraints } from '#domain/constraints/mask'
import { exclusionsIn } from './exclusions'
import { studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'

test('chat messages are separate statements without sender, time and greeting', () => {
  const text = `[09:14] Lena: hey 👋 we need an app for the day nursery 🧸
[09:15] Max: iOS push notifications for parents 🔔
12/03/2026, 09:20 - Lena: a calendar with the holidays 🏖️`
  expect(statements(text).map(({ text }) => text)).toEqual([
    'We need an app for the day nursery.',
    'iOS push notifications for parents.',
    'A calendar with the holidays.',
  ])
  expect(statements(text).every(({ kind }) => kind === 'function')).toBe(true)
})

test('a chat message is divided where its sentences end, and not in an abbreviation', () => {
  const message = 'e mails are sent to parents, e.g. about fees. then they pay'
  expect(statements(`[09:14] Lena: we need an app\n[09:15] Max: ${message}`).map(({ text }) => text)).toEqual([
    'We need an app.',
    'E mails are sent to parents, e.g. about fees.',
    'Then they pay.',
  ])
})

const comments = (...heads: string[]) => {
  const said = ['The button should stay visible', 'love this 😍', '@Omar please add a map', 'Please add a blog']
  return said.map((text, at) => `${heads[at % heads.length]}\n${text}`).join('\n\n')
}

test.each([
  ['#1 Lena · Cart / Desktop · 2d ago', '#2 Jan (dev) · Address · 20h ago'],
  ['Lena Kraus commented 2 days ago', 'omar_h, just now'],
  ['Petra · Startseite · vor 3 Tagen', 'Max · gestern'],
  ['#3 Lucía · Carrito · hace 3 días', '#4 Omar · Cart · 28.11.2026'],
])('heads of comments ask for nothing: %s', (...heads) => {
  expect(statements(comments(...heads)).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'function: The button should stay visible.',
    'background: Love this.',
    'function: Please add a map.',
    'function: Please add a blog.',
  ])
})

test.each([
  'omar_h commented on Jun 15, 2026',
  'Lena Kraus commented 2 days ago',
  'Omar · comment · 2026-06-15',
  'petra_m kommentierte am 3. Mai 2026',
  'Lucie a commenté le 12/05/2026',
])('the head of a single comment asks for nothing and is no heading: %s', (head) => {
  const found = statements(`Add a button for the PDF.\n\n${head}\nPlease also add one for CSV.`)
  expect(found.map(({ kind, lines: [line], headings }) => [line, kind, headings])).toEqual([
    [1, 'function', []],
    [3, 'function', []],
  ])
})

test('what users comment on is no head of a comment', () => {
  expect(kindOf('We need a blog.\nUsers comment on articles of June 15.', 'Users')).toBe('function')
})

test('tickets and milestones are no heads of comments', () => {
  for (const heads of [
    ['#1 Cart · Button is broken', '#2 Fix the export'],
    ['Beta – 3 May', 'Sales – last 3 months'],
  ])
    expect(statements(comments(...heads)).length).toBeGreaterThan(4)
})

test('a timetable is no chat', () => {
  const timetable = 'The app shows the buses.\nmonday 9:00\nmonday 13:00\ntuesday 9:00\ntuesday 13:00'
  expect(
    statements(timetable)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('monday 13:00')
})

test('a chat asks for what its sentences ask for, and neither for its questions nor for its answers', () => {
  const text = `[09:12] Tom: hey, so about the members page
[09:13] Tom: members should be able to see their fees :)
[09:14] Lena: ok. pay them too?
[09:15] Tom: not now. maybe later. but they should be able to upload certificates
[09:16] Lena: german and english?
[09:17] Tom: german only
[09:18] Lena: deadline?
[09:19] Tom: end of march would be great. we have around 8k`
  const { text: masked, constraints } = maskConstraints(text)
  const asked = statements(masked).filter(({ kind }) => kind !== 'background')
  expect(asked.map(({ text, kind }) => [kind, text])).toEqual([
    ['function', 'Members should be able to see their fees.'],
    ['function', 'They should be able to upload certificates.'],
  ])
  expect(constraints).toMatchObject([
    { kind: 'deadline', date: '--03-31' },
    { kind: 'budget', amount: 8000 },
  ])
})

test('an exclusion quotes a short reply with its question', () => {
  const text = `[09:12] Tom: members of the club book a court online
[09:14] Lena: should trainers get their own login?
[09:15] Tom: no not needed
[09:16] Tom: the chat is not needed either`
  expect(exclusionsIn(studied(text))).toEqual([
    'As the requirements say: “Should trainers get their own login?” “No not needed”',
    'As the requirements say: “The chat is not needed either”',
  ])
  expect(exclusionsIn(studied('Could you add a map to our site? No online payment please.'))).toEqual([
    'As the requirements say: “No online payment please”',
  ])
})

test('messages below their senders are a chat, and none of its dates and brackets is a deadline or a ticket', () => {
  const copied = `Maria Lopez  9:12 AM
Hi! We'd like a small tool for our dance school
9:13
teachers mark who was there, on their phone
Jon  9:20 AM
Cool. Does it have to work offline?
Maria Lopez  9:21 AM
no, there's wifi`
  const asked = statements(copied).filter(({ kind }) => kind === 'function')
  expect(asked.map(({ text }) => text)).toEqual([
    "We'd like a small tool for our dance school.",
    'Teachers mark who was there, on their phone.',
  ])
  const lowerCase = copied.replaceAll('Maria Lopez', 'maria').replace('9:13', 'maria  9:13 am').replace('Jon', 'jon')
  const read = (text: string) => statements(text).map(({ kind, text }) => `${kind}: ${text}`)
  for (const text of [lowerCase, lowerCase.replaceAll('  9:', ' — Today at 9:')])
    expect(read(`#dance-tool\n${text}`)).toEqual(read(copied))
  const messages = [
    'wir brauchen was für unsere Hundeschule',
    'Kunden sollen Kurse online buchen und bezahlen können',
    'am besten mit PayPal',
    'nein erstmal nicht',
    'Erinnerung per Mail einen Tag vorher wäre super',
    'bis März wäre toll, Budget so 4k',
  ]
  const exported = messages.map((text, at) => `[12.11.26, 09:1${at}:33] Petra: ${text}`).join('\n')
  expect(studied(exported).profile.kind).toBe('product')
  expect(maskConstraints(exported).constraints).toMatchObject([{ date: '--03-31' }, { amount: 4000 }])
})

const asked = (text: string) =>
  statements(text).flatMap(({ kind, text }) => (kind === 'function' || kind === 'quality' ? [text] : []))

test.each([
  ['and a reminder by SMS', 'then no SMS, forget that'],
  ['and a reminder by SMS', 'ok then no SMS'],
  ['und eine Erinnerung per SMS', 'dann keine SMS, vergiss das'],
  ['et un rappel par SMS', 'finalement pas de SMS, oublie ça'],
  ['y un aviso por SMS', 'ah no, SMS no, olvídalo'],
])('a chat takes back what it asked for: %s, %s', (wish, change) => {
  const chat = `[09:10] Mara: customers should be able to book a course
[09:11] Mara: ${wish}
[09:12] Jon: ok
[09:13] Mara: ${change}`
  expect(asked(chat)).toEqual(['Customers should be able to book a course.'])
})

test('a sentence of a chat says what follows, and takes nothing back', () => {
  const chat = '[09:10] Mara: customers book a course\n[09:11] Mara: then no one else can book their course'
  expect(asked(chat)).toContain('Customers book a course.')
})

test('a chat in other forms is read without its senders, its greetings and the notices of its program', () => {
  const messages = ['hey there!', 'we need an app for our surf school', 'students book lessons and pay by card']
  const read = ['We need an app for our surf school.', 'Students book lessons and pay by card.']
  const notice =
    'Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.'
  const said = (prefix: string) => messages.map((text) => prefix + text).join('\n')
  expect(asked(`12/03/2026, 09:10 - ${notice}\n${said('[09:12, 3/12/2026] Mara: ')}`)).toEqual(read)
  expect(asked(`Mara: ${notice}\n${said('Mara: ')}\nJon: sure`)).toEqual(read)
  // Labels are no names.
  expect(asked(`We need an app.\n${said('Later: ')}`)).toEqual(['We need an app.'])
})

test('a wish that pleads is one of its own', () => {
  const chat = '[09:10] Mara: we need a site to book courses\n[09:11] Mara: vouchers, and please also in English'
  expect(studied(chat).plan.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Discounts and vouchers', 'Localization']),
  )
})

const among = (message: string) => `[09:12] Jana: we need an app for our technicians
[09:13] Luis: ${message}
[09:14] Jana: technicians see their jobs of the day`

test.each([
  'Okay, recording is on.',
  'Yes, loud and clear.',
  'Jana, maybe you start.',
  'Let me share my screen.',
  'Perfect, talk to you on Monday.',
  'It is very cold here today.',
  'Hold on, my dog is barking.',
  "Let's move on to the next topic.",
  'super danke dir!! bis samstag vllt',
  'man hört dich schlecht',
  'ich muss gleich los, Termin beim Zahnarzt',
  'das ist das neue logo',
  'on se voit lundi alors',
])('small talk in a chat asks for nothing: %s', (message) => {
  expect(asked(among(message))).toHaveLength(2)
})

test.each([
  'Every order gets a number.',
  'No problem, but boats must be bookable by the hour.',
  "Let's move on to payments: customers pay by card.",
  'Let me share my screen, customers see the price of each part there.',
  'Jana, please add a waiting list.',
  'Text is too small on phones.',
  'Pickup is free today.',
  'Am Ende vom Tag ein Kassenabschluss.',
  'bis Freitag sehen Mitglieder ihre Stunden',
])('a chat asks for what its words name, and for a thing in words that nobody knows: %s', (message) => {
  expect(asked(among(message))).toHaveLength(3)
})

test('a question that names a thing and its answer are one', () => {
  const text = `[09:12] Anna: we need a booking page for our yoga room
[09:13] Ben: reminders?
[09:14] Anna: yes! by sms a day before
[09:15] Ben: and invoices?
[09:16] Anna: no we write them ourselves`
  expect(
    statements(text)
      .filter(({ kind }) => kind !== 'background')
      .map(({ text, kind }) => [kind, text]),
  ).toEqual([
    ['function', 'We need a booking page for our yoga room.'],
    ['function', 'Reminders by sms a day before.'],
    ['excluded', 'Invoices: no, we write them ourselves.'],
  ])
  // A day and a doubt are no things.
  for (const question of ['friday?', 'by next week?', 'are you sure?', 'freitag?']) {
    const chat = `${text}\n[09:17] Ben: ${question}\n[09:18] Anna: must be earlier`
    expect(statements(chat).at(-1)!.text).toBe('Must be earlier.')
  }
})

const clinic = `marta.k  9:02 AM
morning! so the boss finally said yes to the vet clinic thing
Joel R.  9:04 AM
what exactly did he say yes to
marta.k  9:06 AM
pet owners book visits on the phone or laptop, see vaccination history
they get a reminder when the next shot is due
marta.k  9:07 AM
and vets write the notes on a tablet in the room
Joel R.  9:09 AM
prescriptions?
marta.k  9:10 AM
yes, print as PDF. repeat prescriptions can be requested by the owner, vet approves
Joel R.  9:12 AM
payments too?
marta.k  9:13 AM
no they pay at the desk like now, leave that out
Joel R.  9:15 AM
ok. video calls?
marta.k  9:16 AM
would be nice but not in the first round
Joel R.  9:17 AM
and the old Vetsoft data?
marta.k  9:18 AM
good point, has to be imported, 8k animals
Joel R.  9:20 AM
I'll send it to the agency`

test('a long chat without a word for software asks for the functions that it describes', () => {
  const read = statements(clinic).filter(({ kind }) => kind !== 'background')
  expect(read.map(({ text, kind }) => [kind, text])).toEqual([
    ['function', 'Pet owners book visits on the phone or laptop, see vaccination history.'],
    ['function', 'They get a reminder when the next shot is due.'],
    ['function', 'Vets write the notes on a tablet in the room.'],
    ['function', 'Prescriptions.'],
    ['function', 'Print as PDF.'],
    ['function', 'Repeat prescriptions can be requested by the owner, vet approves.'],
    ['excluded', 'Payments: no, they pay at the desk like now, leave that out.'],
    ['wish', 'Video calls would be nice but not in the first round.'],
    ['function', 'The old Vetsoft data has to be imported, 8k animals.'],
  ])
  expect(studied(clinic).profile.kind).toBe('product')
})

test.each([
  ['Und Lieferung?', 'nein lieferung machen wir nicht', [], 'Lieferung'],
  ['Und Lieferung?', 'nee, lieferung machen wir nicht', [], 'Lieferung'],
  ['And gift vouchers?', 'no they pay at the counter', [], 'Gift vouchers'],
  ['And gift vouchers?', 'no but a newsletter would be good', ['A newsletter would be good.'], 'Gift vouchers'],
  ['And bookings?', 'nope, but a contact form', ['A contact form.'], 'Bookings'],
])(
  'an answer that refuses leaves out what was asked for, and nothing else: %s %s',
  (question, answer, wishes, thing) => {
    const chat = `[09:12] Ben: we need a website for our café\n[09:13] Lisa: ${question}\n[09:14] Ben: ${answer}`
    expect(asked(chat).slice(1)).toEqual(wishes)
    expect(exclusionsIn(studied(chat)).join()).toContain(thing)
  },
)
