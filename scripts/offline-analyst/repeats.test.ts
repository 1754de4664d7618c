import { expect, test } from 'vitest'
import { buildHours, studied } from './testing/hours'

const others =
  'Staff scan parcels at the depot.|Drivers draw a signature on the tablet.|The portal plots routes on a map.|Suppliers upload price lists.|Accountants export ledgers to DATEV.|Planners drag shifts on a calendar.|Guards unlock gates with a badge.|Teachers grade essays.|Nurses weigh newborns and plot growth.|Chefs scale recipes.|Florists wrap bouquets.|Judges rank photos.'
    .split('|')
    .join('\n')

/** True if one of two sentences of a chapter, or a clause of it, goes to the task of the other. */
function areOne(one: string, other: string): boolean {
  const { reading, recognized } = studied(`Portal\n\n1. Functions\n${one}\n${others}\n${other}`)
  const { repeats, partly } = recognized
  const [first, second] = [one, other].map((text) => reading.statements.findIndex((it) => it.text === text))
  const leadOf = (at: number) => repeats.get(at) ?? at
  const isPartOf = (at: number, lead: number) => partly.get(at)?.clauses.some((it) => it.lead === leadOf(lead)) === true
  expect([first, second]).not.toContain(-1)
  return leadOf(first!) === leadOf(second!) || isPartOf(first!, second!) || isPartOf(second!, first!)
}

const same: [string, string][] = [
  ['Users can delete their account.', 'The removal of the account is possible.'],
  ['The system shall notify customers.', 'Send notifications to customers.'],
  ['The alerts shall be sent to drivers.', 'Alert the drivers.'],
  ['Receive the member number and check its validity.', 'Check the validity of the member number.'],
  ['Customers can cancel a booking.', 'Cancellation of bookings.'],
  ['Show the order status.', 'The order status is displayed.'],
  ['Managers can reserve a room.', 'Managers book rooms.'],
  ['The nurse clicks “Done” to close the ticket.', 'The nurse closes the ticket.'],
  ['The system verifies the voucher code.', 'The voucher code is checked.'],
  ['Doctors mark their availability.', 'Notify the system when the doctor is available.'],
  ['After finishing with one patient, call the following patient.', 'Call the next patient.'],
  ['Goal: print the label.', 'The label is printed.'],
]

test.each(same)('a wish in other words in one chapter is one task: %s %s', (one, other) => {
  expect(areOne(one, other)).toBe(true)
})

const alike: [string, string][] = [
  ['Export invoices as PDF.', 'Export invoices as CSV.'],
  ['Check in guests.', 'Check out guests.'],
  ['View own orders.', 'View all orders.'],
  ['Send a reminder before the appointment.', 'Send a reminder after the appointment.'],
  ['Send a reminder after 7 days.', 'Send a reminder after 14 days.'],
  ['Users can send messages.', 'Users can receive messages.'],
  ['Automatically assign cases.', 'Manually assign cases.'],
  ['Import orders from Shopify.', 'Import orders from Amazon.'],
  ['Filter products by price.', 'Filter products by color.'],
  ['Customers view invoices.', 'Managers view invoices.'],
  ['Notify the customer when the order ships.', 'Notify the customer when the order is paid.'],
  ['Kunden erhalten eine Erinnerung vor dem Termin.', 'Kunden erhalten eine Erinnerung nach dem Termin.'],
]

test.each(alike)('wishes that are only alike stay two: %s %s', (one, other) => {
  expect(areOne(one, other)).toBe(false)
})

test('sentences that say all again in other words are no tasks and add hardly an hour', () => {
  const queue = `Queue system for a hospital

3.1 Requirements
The system shall receive input of the patient's card number.
The system shall give a queue number to the patient.
The system shall alert the patients when there are a few other patients in front.
The system automatically removes the patient if they fail to come after a wait time of one minute.
Doctors can mark their availability.
Doctors can call the next patient from their department's queue.`
  const again = `

3.2 Use cases
The patient's card number is entered into the system.
A queue number is given to the patient.
The alerts shall be sent to the patients when there are a few people left in front.
Sometimes patients do not come in time. Therefore, they will be removed.
Notify the system when the doctor is available and call the next patient.
The doctor marks their status as available.
After finishing with one patient, the doctor selects “Next” to call the following patient.
The system sends alerts to the patient's devices.`
  const names = studied(queue + again).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names.filter((name) => /Remove them|Notify|selects/.test(name))).toEqual([])
  expect(buildHours(studied(queue + again)) / buildHours(studied(queue))).toBeLessThan(1.05)
})

test('rules of a password are part of its check', () => {
  const rules = (items: string) =>
    `Portal\n\n1. Functions\n${others}\nPasswords shall adhere to the following:\n${items}`
  const one = '- Be at least eight characters'
  const { reading, recognized } = studied(
    rules(`${one}\n- Not be stored in readable format\n- Upper case letters (A-Z)\n- Arabic numerals (0-9)`),
  )
  const lead = reading.statements.findIndex(({ text }) => text.startsWith('Passwords'))
  expect([...recognized.repeats.values()]).toEqual([lead, lead, lead, lead])
})

test.each([
  ['If patients do not come, the system removes them from the queue.', 'Remove them from the queue.', 1],
  ['Patients who do not come are removed from the queue.', 'Therefore, they will be removed from the queue.', 1],
  ['Patienten, die nicht kommen, werden aus der Liste entfernt.', 'Sie werden aus der Liste entfernt.', 1],
  ['Customers add books to a list.', 'They remove them from the list.', 2],
  ['Members invite friends by mail.', 'Admins invite them by mail.', 2],
  ['Doctors call the next patient.', 'They can call them twice.', 2],
  ['Trainers send plans to members.', 'Members send them to trainers.', 2],
  ['Admins see the bookings that guests cancel.', 'Guests can cancel them.', 2],
])('a sentence that says only what the one before says of a pronoun is part of it: %s %s', (one, other, count) => {
  const { reading } = studied(`We need a queue system.\n${one}\n${other}\nStaff print tickets.`)
  expect(reading.statements.slice(1, -1).map(({ text }) => text)).toEqual([one, other].slice(0, count))
})

/** Returns what a site asks for with two lines of its own, then withdrawn or changed. */
const asked = (one: string, other: string, ...later: string[]) =>
  studied(`We need a site.\n1. ${one}\n2. ${other}\n${later.join('\n')}`)
    .reading.statements.filter(({ kind }) => kind === 'function')
    .map(({ text }) => text)
    .slice(1)

test('what a withdrawn thing shows or has goes with it, and what others do stays', () => {
  const map = 'The map shows our shops and guests save a route.'
  expect(asked('TV screens show the number and the room.', map, 'Drop the TV screens.')).toEqual([map])
  const screens = studied(
    'We need a site.\nTV screens show the number and the room.\nStaff log in.\nDrop the TV screens.',
  )
  expect(screens.reading.statements.map(({ text }) => text)).not.toContain('the room.')
  expect(asked('Staff log in.', map, 'The map is no longer needed.')).toEqual(['Staff log in.', 'guests save a route.'])
  const list = 'The page lists a map and the opening hours.'
  expect(asked('Staff log in.', list, 'Drop the map.')).toEqual(['Staff log in.', 'the opening hours.'])
})

test('a thing is withdrawn under another name if only one wish has one', () => {
  const news = 'Visitors subscribe to news by mail.'
  const gone = "We don't want the newsletter anymore."
  expect(asked(news, 'Staff log in.', gone)).toEqual(['Staff log in.'])
  expect(asked('Gutscheine verkaufen.', 'Staff log in.', 'Die Geschenkkarten entfallen.')).toEqual(['Staff log in.'])
  expect(asked(news, 'Staff write news by mail.', gone)).toEqual([news, 'Staff write news by mail.'])
  expect(asked(news, 'Staff log in.', 'A newsletter is not needed.')).toEqual([news, 'Staff log in.'])
  const rate = 'Guests see the exchange rate.'
  expect(asked(rate, 'Staff log in.', 'The reviews are no longer needed.')).toEqual([rate, 'Staff log in.'])
})

test('an item of an addendum with other amounts only takes the place of that with its number', () => {
  const [sixty, eighty] = ['sixty', 'eighty'].map((many) => `Up to ${many} people join a course.`) as [string, string]
  expect(asked('Staff log in.', sixty, 'Addendum', `2. ${eighty}`)).toEqual(['Staff log in.', eighty])
  expect(asked('Staff log in.', sixty, 'Addendum', '2. Trainers see a list.').length).toBe(3)
  expect(asked('Staff log in.', sixty, 'Addendum', '3. Trainers log in.').length).toBe(3)
})
