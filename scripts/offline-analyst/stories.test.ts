import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { study } from './study'
import { apart, hoursOf, studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'

const stories = `# Clinic
## Screening
As a nurse, I want the system to assign the patient to the right ward so that nobody has to move twice.
As a nurse, I want the ability to override the assigned ward so that special cases are handled.
## Referrals
As a doctor, I want to refer a patient to another clinic with a note so that the colleague knows why.
As a doctor, I want to attach the findings to a referral.
As a secretary, I want to print all referrals of a week.
## Demographics
As a secretary, I want to enter the address and the insurance of a patient.
As a secretary, I want the system to copy the address to the members of a family.`

test('stories become tasks of their own, named by what they ask for, below one title each', () => {
  const { plan, reading } = studied(stories)
  const titles = plan.components.flatMap(({ name, tasks }) => [name, ...tasks.map((task) => task.name)])
  expect(new Set(titles).size).toBe(titles.length)
  const lines = plan.components.flatMap(({ tasks }) =>
    tasks.map(({ places }) => new Set(places.map((place) => reading.statements[place]!.headings.at(-1)))),
  )
  expect(lines.every((headings) => headings.size === 1)).toBe(true)
  expect(titles).toEqual(
    expect.arrayContaining(['Assign the patient to the right ward', 'Attach the findings to a referral']),
  )
  const cited = new Set(plan.components.flatMap(({ tasks }) => tasks.flatMap(({ places }) => places)))
  const isStory = (place: number) => reading.statements[place]!.text.startsWith('As a')
  expect([...cited].filter(isStory).length).toBe(7)
  expect(titles.join('\n')).not.toMatch(/As a |so that/)
})

test('what makes a story done says neither that the product exists nor what it does', () => {
  const done = '\n## Definition of done\n- Code reviewed\n- Unit tests pass\n- Deployed to staging'
  expect(studied(stories + done).profile.kind).toBe('product')
  expect(apart(hoursOf(stories + done), hoursOf(stories))).toBeLessThan(0.01)
})

test.each([
  'We are a food bank with 60 volunteers and need a new web app.',
  'Wir sind eine Tafel mit 60 Freiwilligen und brauchen eine neue Web-App.',
  'Wir suchen jemanden, der uns eine App baut.',
])('a sentence that only announces the product is no feature of it: %s', (sentence) => {
  const features = `- Coordinators create shifts with a number of places.
- Volunteers sign up for a shift on their phone.
- Reminder by SMS 24 hours before a shift`
  expect(apart(hoursOf(`${sentence}\n\n${features}`), hoursOf(`Volunteer shifts\n\n${features}`))).toBeLessThan(0.15)
})

test('a component is described by its largest tasks, or not at all if they say no more than its name', () => {
  const descriptionOf = (text: string, component: string) =>
    studied(text).plan.components.find(({ name }) => name === component)?.description
  expect(descriptionOf(stories, 'Demographics')).toBe(
    'Includes “Enter the address and the insurance of a patient” and “Copy the address to the members of a family”.',
  )
  const [garden] = study('', numberLines('Gardeners must be able to book plots.'), { of: 2 }).plan.components
  expect(garden?.description).not.toContain('more')
  const shop = 'An online shop for handmade candles with card payment and shipping'
  expect(descriptionOf(shop, 'Orders')).toBe('Usual for an online shop; the requirements do not name it.')
  expect(descriptionOf(shop, 'Payments')).toBe('')
  const labels =
    'We need a web app for a garden club.\n- Members book a plot.\n- Print the labels, usual for our region.'
  expect(descriptionOf(labels, 'Reports')).toBe('Includes “Print the labels, usual for our region”.')
})

const told = `Appointments for the vet

US-1 Book
As a pet owner
I want to book an appointment online
So that I do not have to call
Acceptance criteria
Given the vet has a free slot
When I choose the slot
Then I receive an e-mail

US-2 Close
As a receptionist
I want to define the holidays of each vet
Acceptance criteria
Given a holiday is entered
When an owner opens the calendar
Then that day is grey`

test.each([
  ['English', told, 'define the holidays', 4],
  [
    'German',
    'Termine\n\nAls Halter\nmöchte ich Termine buchen\ndamit ich nicht anrufen muss\n\nAls Empfang\nmöchte ich Urlaub eintragen',
    'Urlaub',
    2,
  ],
  [
    'French',
    'Réservation pour le cabinet\n\nEn tant que client\nje veux réserver un rendez-vous en ligne\nafin de ne pas téléphoner\n\nEn tant que secrétaire\nje veux saisir les congés',
    'les congés',
    2,
  ],
])(
  'stories with a line for each part are read as one each, and their criteria tell of no product that exists: %s',
  (_, text, wish, count) => {
    const { profile, reading } = studied(text)
    expect(profile.kind).toBe('product')
    const ofLines = reading.statements.filter(({ kind, lines }) => kind === 'function' && lines.length > 1)
    expect(ofLines).toHaveLength(count)
    expect(ofLines.some((it) => it.text.includes(wish))).toBe(true)
  },
)

const withScenarios = `# Cart
As a customer, I want to put cakes into a cart so that I can order several.

Given my cart is empty, when I open it, then I see a hint.
# Payment
As a customer, I want to pay by card so that I need no cash.

## Acceptance criteria
- Given a full cart, when I enter a valid card, then the order is confirmed.
- Given more than 200 euros, when I pay, then I have to confirm it by SMS.`

test('scenarios of a story are part of its tasks, and take less than stories do', () => {
  const { plan, reading } = studied(withScenarios)
  const asked = plan.components.filter(({ name }) => name !== 'Project foundation').flatMap(({ tasks }) => tasks)
  expect(asked.every(({ places }) => places.some((place) => reading.statements[place]!.text.startsWith('As a')))).toBe(
    true,
  )
  expect(new Set(asked.flatMap(({ places }) => places)).size).toBe(5)
  const told = hoursOf(withScenarios)
  const scenarios = /\n\n(?:## .*\n)?(?:.*Given .*\n?)+/g
  const alone = hoursOf(withScenarios.replace(scenarios, '\n'))
  expect(told).toBeGreaterThan(alone)
  expect(told).toBeLessThan(hoursOf(withScenarios.replaceAll(/Given .*then I/g, 'As a customer, I want to')))
})

test('an export of stories alone is a product', () => {
  const rows = ['pay by card', 'see my orders', 'change my address'].map(
    (wish, at) => `SHOP-${at},Story,Part ${at},"As a customer, I want to ${wish}"`,
  )
  const { profile, reading } = studied(`Issue key,Issue Type,Summary,Description\n${rows.join('\n')}`)
  expect(profile.kind).toBe('product')
  expect(reading.statements).toHaveLength(rows.length)
})

test('each occasion of a list, and each wish on it, is a statement of its own', () => {
  const text = `Archive of scores
- When I have sung a piece
    - I would like to optionally rate it
    - I would also like the score to be returned
- When I join the choir
    - I would like to borrow the scores`
  const wishes = statements(text).filter(({ text }) => text.includes('would'))
  expect(wishes.map(({ lines }) => lines)).toEqual([[2, 3], [4], [5, 6]])
  expect(wishes.map(({ kind }) => kind)).toEqual(['wish', 'function', 'function'])
  expect(statements('When I pay\nThen I see the receipt\nAnd I get an email')).toHaveLength(1)
})

test.each([
  ['Success criteria', 'The client wants to:', 'Track the couriers'],
  ['Objectives', 'The tracker solves this by providing:', 'Track the couriers'],
  ['Goals', 'We would like to:', 'Print labels for parcels'],
  ['Ziele', 'Wir wollen:', 'Etiketten für Pakete drucken'],
  ['Objectifs', 'Nous voulons :', 'Imprimer les étiquettes des colis'],
])('what "%s" wants with "%s" is asked for, unless it is an aim', (heading, lead, wish) => {
  const text = `# Features\n- Drivers confirm a delivery\n# ${heading}\n${lead}\n- Increase sales by 20 %\n- ${wish}`
  expect(kindOf(text, wish)).toBe('function')
  expect(kindOf(text, 'Increase')).toBe('background')
  expect(kindOf(text.replace(lead, 'In short:'), wish)).toBe('background')
})

test.each([
  'As a project manager, I want to see the rooms of each project.',
  'As a project manager, I want to see the budget of each project.',
  'As a product owner, I want to print the plan of a month.',
  'As a contractor, I want to see my open invoices.',
  'As a client, I want to download the pictures of my house.',
])('the role of a story is a user, whatever it has to do with contracts: %s', (story) => {
  expect(hoursOf(story)).toBeGreaterThan(0)
  expect(kindOf(`${stories}\n${story}`, story)).toBe('function')
})

test.each([
  ['Als Erzieherin möchte ich die Anwesenheit mit einem Tipp erfassen.', 'function'],
  ['Als Träger möchte ich die Belegung aller 7 Kitas sehen.', 'function'],
  ['En tant que parent, je veux dire qui vient chercher l’enfant.', 'function'],
  ['Come genitore voglio vedere il pasto di domani.', 'function'],
  ['Als Träger möchte ich euch für die Arbeit danken.', 'background'],
])('a user story of any language asks for what it wants, unlike thanks: %s', (story, kind) => {
  expect(kindOf(`Kita-App\n\nAls Vater möchte ich Fotos der Gruppe sehen.\n${story}`, story)).toBe(kind)
})

test.each([
  ['Parent', 'Buys minutes, sees what the child has used, and sets a limit.', 'function'],
  ['Tutor', 'Applies with a transcript, accepts or declines requests.', 'function'],
  ['POST /v1/batch', 'Takes a CSV with many rows; a webhook is called at the end.', 'function'],
  ['Eltern', 'Kauft Minuten, sieht den Verbrauch und setzt ein Limit.', 'function'],
  ['Parents', 'Achète des minutes, voit la consommation et fixe une limite.', 'function'],
  ['Team', 'Meets twice a week, accepts visits.', 'background'],
  ['Tutor', 'Works part-time, checks mails at night.', 'background'],
  ['Trainer', 'Arbeitet ehrenamtlich und hat wenig Zeit für Technik.', 'background'],
  ['Parent', 'Habite dans une grande ville et dispose de peu de temps.', 'background'],
  ['References', 'Reviews books, sends letters.', 'background'],
  ['Vision', 'Opens doors, sets a new standard.', 'background'],
])('below "%s", a sentence without a subject is about it: %s', (heading, sentence, kind) => {
  expect(kindOf(`# Tutoring app\n## Search\nPupils search for tutors.\n## ${heading}\n${sentence}`, sentence)).toBe(
    kind,
  )
})
