import { expect, test } from 'vitest'
import { applyCancellations, cancellationsIn } from './cancellations'
import { cancelledBy } from './cancelled-thing'

test.each([
  ['We need a shop with a filter and gift cards.', 'We need a shop and gift cards.'],
  ['Customers search, filter and sort the list.', 'Customers search and sort the list.'],
  ['Customers get a newsletter when they use the filter.', 'Customers get a newsletter'],
  ['Add a filter, so that customers find things faster.', ''],
  ['Add price filters.', ''],
  ['Ein Preisfilter.', ''],
  ['When it rains, the page has a filter.', ''],
  ['When it rains, the page has a map and a filter.', 'When it rains, the page has a map'],
  ['We need a map, a filter, so that people find things, and gift cards.', 'We need a map, and gift cards.'],
  ['We need a page for the filter.', 'We need a page for the filter.'],
  ['The app also includes a filter and a map.', 'The app also includes a map.'],
  ['The shop must have a filter and be easy to read.', 'The shop must be easy to read.'],
  ['Doctors can filter the list and export the list.', 'Doctors can export the list.'],
  ['Nurses filter beds and managers can see a forecast.', 'managers can see a forecast.'],
  ['Filters help nurses, particularly those at night.', ''],
])('of a wish only what names the cancelled thing goes: %s', (wish, left) => {
  expect(applyCancellations([wish, 'The filter is not needed any more.']).texts[0]).toBe(left)
})

test.each([
  ['Mitarbeiter scannen Gutscheine.', 'Auf den Scan können wir verzichten.'],
  ['Visitors chatted with staff.', 'Please drop the chat.'],
  ['Photos are tagged.', 'The tag is not needed.'],
  ['A map shows halls.', 'Mapping is not needed.'],
  ['Ein Buch kann reserviert werden.', 'Auf die Reservierung von Büchern können wir verzichten.'],
])('a short word goes in each of its forms: %s %s', (wish, cancellation) => {
  expect(applyCancellations([wish, cancellation]).texts[0]).toBe('')
})

test.each([
  ['Info screens will be used to display courses.', ''],
  ['These info screens should have speakers.', ''],
  ['Courses are shown on phones and info screens.', 'Courses are shown on phones and info screens.'],
  ['Info pages list the courses.', 'Info pages list the courses.'],
])('a thing that is in one place only goes with what begins with it: %s', (wish, left) => {
  const texts = [
    wish,
    'The info screens in the halls show courses.',
    'We no longer need the info screens in the halls.',
  ]
  expect(applyCancellations(texts).texts[0]).toBe(left)
  const elsewhere = [...texts.slice(0, 2), 'The info screens in the office show rooms.', texts[2]!]
  expect(applyCancellations(elsewhere).texts).toEqual(elsewhere.with(1, ''))
})

test.each([
  ['Bitte den Filter streichen.', 'den Filter'],
  ['El filtro ya no es necesario.', 'El filtro'],
  ['No necesitamos el filtro.', 'el filtro'],
  ['De filter is niet meer nodig.', 'De filter'],
  ['Laten we de filter vallen.', 'de filter'],
  ['Den Filter können Sie streichen.', 'Den Filter'],
  ['Den Filter brauchen wir nicht, den könnt ihr weglassen.', 'Den Filter'],
  ['De filter kunnen jullie weglaten.', 'De filter'],
  ["Vous pouvez laisser tomber l'export.", "l'export"],
  ['Podéis dejar fuera el filtro.', 'el filtro'],
  ['You can leave the filter out.', 'the filter'],
  ['As for the filter, you can skip it.', 'the filter'],
  ['Der Export soll raus.', 'Der Export'],
  ['Der Export soll entfallen.', 'Der Export'],
  ['Die Treuepunkte sollen wegfallen.', 'Die Treuepunkte'],
  ['Die Treuepunkte können entfallen.', 'Die Treuepunkte'],
  ['Die Treuepunkte entfallen.', 'Die Treuepunkte'],
  ['Diese Filter können weg.', 'Diese Filter'],
  ['Die filter mag weg.', 'Die filter'],
  ['We can skip chat for now.', 'chat'],
  ["Let's drop loyalty points.", 'loyalty points'],
  ["We'll leave price filters out.", 'price filters'],
  ['We should leave out filters.', 'filters'],
  ['Wir können Filter weglassen.', 'Filter'],
  ['Ich möchte Treuepunkte streichen.', 'Treuepunkte'],
])('a client cancels in many words and languages: %s', (sentence, thing) => {
  expect(cancelledBy(sentence)?.thing).toBe(thing)
})

test.each([
  'Photos shall be removed from the server when they are no longer needed.',
  'Archive orders once they are not needed any more.',
  'Skip the header row of the CSV file.',
  'Die können Sie streichen.',
  'Das brauchen wir nicht.',
  'It is no longer needed.',
  'You can leave that out.',
  'Das soll weg.',
])('a pronoun alone cancels no other line: %s', (sentence) => {
  const texts = [
    'Können Sie das Formular um ein Feld ergänzen?',
    'Die Kunden sehen es.',
    'It shows that map.',
    sentence,
  ]
  expect(applyCancellations(texts)).toMatchObject({ texts, cancelling: new Set() })
})

test.each([
  ['You could drop the chat, but we would rather keep it.', []],
  ['Either the chat or the map can go.', []],
  ['You can drop either the chat or the map.', []],
  ['Der Chat kann weg, aber wir würden ihn lieber behalten.', []],
  ['Entweder der Chat oder die Map kann weg.', []],
  ['You could drop the chat, but keep the map.', [0]],
  ['You could drop the chat. We could drop the map, but please keep it.', [0]],
  ['We do not need either the chat or the map.', [0, 1]],
  ['The chat and the map can go.', [0, 1]],
])('what may go and yet stays is not cancelled: %s', (sentence, cancelled) => {
  const { texts } = applyCancellations(['Add a chat.', 'Add a map.', sentence])
  expect([0, 1].filter((at) => texts[at] === '')).toEqual(cancelled)
})

test.each([
  ['The calendar we do not need after all.', 'The calendar'],
  ["The calendar we don't want any more.", 'The calendar'],
  ['We changed our mind about the calendar, leave it out.', 'the calendar'],
  ['Two more things: please forget the calendar.', 'the calendar'],
  ['Vergessen Sie den Kalender.', 'den Kalender'],
  ['Der Kalender hat sich erledigt.', 'Der Kalender'],
  ["Le calendrier, on n'en a plus besoin.", 'Le calendrier'],
  ['El calendario ya no lo necesitamos.', 'El calendario'],
  ['Il calendario non ci serve più.', 'Il calendario'],
  ['O calendário já não é preciso.', 'O calendário'],
  ['De kalender hebben we toch niet nodig.', 'De kalender'],
])('a client names what is not needed first: %s', (sentence, thing) => {
  expect(cancelledBy(sentence)?.thing).toBe(thing)
})

test.each([
  ['An invalid calendar is rejected.', undefined],
  ['Expired entries of the calendar are cancelled.', undefined],
  ['Eine falsche Eingabe wird abgelehnt.', undefined],
  ['Chaque demande tardive est refusée.', undefined],
  ['A calendar was rejected.', 'A calendar'],
  ['Calendars are rejected.', 'Calendars'],
])('a rule on what is wrong cancels nothing: %s', (sentence, thing) => {
  expect(cancelledBy(sentence)?.thing).toBe(thing)
})

const list = [
  '1. Trainers see their lessons in a calendar.',
  '2. Prices in the basket are shown with a dot.',
  '3. Members rate courses.',
  '4. Add a page for vouchers, people should be able to order one by form, we send it by post.',
  '5. Vorlagen im Warenkorb bewerten.',
]
test.each([
  ['Please leave out the basket thing, our people fixed it yesterday.', 2, ''],
  ['Please leave out the dot stuff.', 2, ''],
  ['Skip the basket thing please, too expensive.', 2, ''],
  ['Please leave out number 3, it is too expensive.', 3, ''],
  ['Nr. 3 bitte streichen.', 3, ''],
  ['The third one can go.', 3, ''],
  ['Please forget the rating.', 3, ''],
  ['Please forget the voucher form, we only want the page.', 4, '4. Add a page for vouchers'],
  ['Die Warenkorb-Sache bitte weglassen.', 5, ''],
  ['The calendar we do not need, the trainers phone.', 1, ''],
])('a vague name, a number and other forms of its words name a line: %s', (sentence, number, left) => {
  const { texts, cancelling } = applyCancellations([...list, sentence])
  expect(texts).toEqual([...list.with(number - 1, left), sentence])
  expect(cancelling).toEqual(new Set([list.length]))
})

const document = [
  '3.3.6 Volunteers print labels for new items.',
  '## 3.4 Items in the workshop',
  '3.4.1 Broken items appear in a list.',
]
test.each([
  ['3.3.6 can be dropped, we buy the labels from a print shop.', [0]],
  ['3.3.6 is no longer needed.', [0]],
  ['3.3.6 and 3.4.1 can be dropped.', [0, 2]],
  ['Please drop 3.4.1.', [2]],
  ['Requirement 3.4.1 can be removed.', [2]],
  ['Anforderung 3.3.6 kann entfallen.', [0]],
  ['3.3.6 entfällt, die Etiketten kaufen wir.', [0]],
  ['3.4.1 kann gestrichen werden.', [2]],
  ['L’exigence 3.3.6 peut être supprimée.', [0]],
  ['El punto 3.4.1 ya no es necesario.', [2]],
  ['3.3.7 can be dropped.', []],
  ['3.3.6 Old labels can be removed.', []],
  ['If it is too much, 3.3.6 can be dropped.', []],
  ['3.3.6 could be dropped, but we would rather keep it.', []],
  ['Version 3.3.6 is no longer needed.', []],
  ['Requirement 3.3.6 is to be checked.', []],
  ['Item 4 can be dropped.', []],
])('a number with dots names a line: %s', (sentence, cancelled) => {
  const { texts } = applyCancellations([...document, sentence])
  expect([...texts.keys()].filter((at) => texts[at] === '')).toEqual(cancelled)
})

test.each([
  'Please leave out the footer thing.',
  'Please leave out the size filter we talked about.',
  'Please leave out number 7.',
  'The chat we do not need.',
])('what takes back something that no line asks for leaves every line: %s', (sentence) => {
  const texts = [...list, 'Add a filter.', sentence]
  expect(applyCancellations(texts)).toMatchObject({ texts, cancelling: new Set(), declining: new Set([6]) })
})

test.each([
  'Please leave out the price when it is zero.',
  'Do not forget the basket thing.',
  'The basket thing is urgent.',
  'Show number 3 of the list first.',
  'When a course is cancelled, members get a mail.',
  'A template, so that the paper form is no longer needed.',
  'The calendar we need most.',
  'Vergessen Mitglieder ihr Passwort, bekommen sie eine Mail.',
  'Customers book an appointment in a calendar.',
])('a sentence that takes nothing back leaves every line: %s', (sentence) => {
  const texts = [...list, sentence]
  expect(applyCancellations(texts)).toMatchObject({ texts, cancelling: new Set(), declining: new Set() })
})

test('what is shown in a thing goes with it, and what is done in it stays', () => {
  const texts = ['Customers book an appointment in a calendar.', 'No need for the calendar.']
  expect(applyCancellations(texts).texts).toEqual(texts)
})

test('a sentence about something else cancels nothing', () => {
  const texts = [
    'So we want a chart.',
    'Add a filter.',
    'We do not need the filter before March.',
    'Add a filter, too.',
    'No need for a map.',
    'Members manage their bookings.',
    'Bookings are cancelled.',
    'Staff want to export lists.',
    'We no longer need to export lists.',
    'Our page has a slider.',
    'Please drop the slider.',
    'Nutzer legen Aufgaben an.',
    'Nutzer können Aufgaben streichen.',
    'Aufgaben können Sie streichen.',
    'Players skip a song.',
    'You can skip a song.',
    'The page has a map.',
    'If it takes too long, you can drop the map.',
    'You can drop the map if it takes too long.',
    'Double bookings are prevented.',
    'We do not need the events.',
    'A lost password can be recovered by email.',
    'The covers are not needed.',
    'The shop sells planes.',
    'Plans are not needed.',
    'Kunden können Bestellungen online aufgeben.',
    'Die Stellen brauchen wir nicht.',
    'Members pay by card.',
    'We do not need PayPal.',
  ]
  expect(applyCancellations(texts)).toMatchObject({ texts, cancelling: new Set() })
})

test('only the clauses that cancel something in any case are quoted as exclusions', () => {
  const [always, inCase] = ['The export is not needed any more', 'you can drop the map, if it is slow']
  expect(cancellationsIn(`${always}, and ${inCase}.`)).toEqual([always])
  expect(cancellationsIn(`${always}, and we need a map.`)).toEqual([always])
})

test('a vague name takes the line that only mentions its thing, unless other lines name that too', () => {
  const [paying, mailing] = ['Customers pay with the contents of the basket.', 'Customers get a newsletter']
  const forget = 'Forget the basket thing.'
  expect(applyCancellations([paying, forget]).texts).toEqual(['', forget])
  expect(applyCancellations([paying, `${mailing} when they use the basket.`, forget]).texts).toEqual([
    paying,
    mailing,
    forget,
  ])
})

test('what takes back a wish that no line has is not taken back itself', () => {
  const texts = ['Forget the newsletter.', 'The newsletter is not needed.']
  expect(applyCancellations(texts)).toMatchObject({ texts, cancelling: new Set(), declining: new Set([0, 1]) })
})
