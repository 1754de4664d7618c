import { expect, test } from 'vitest'
import { expectedHours } from '#domain/hours/range'
import { exclusionsIn } from './exclusions'
import { wishesIn } from './questions/further-features'
import { foundation } from './sizing/plan'
import { gatherTasks } from './sizing/gather'
import { studied } from './testing/hours'

const specification = `# Ticketing
Groups account for 18 percent of journeys. The shop is the heart of the project.

ID | Requirement | Priority
T-1 | Guests buy season passes with a photo; clerks check the photo. | Must
T-2 | Guests cancel a ticket until the day before and are refunded. | Must
T-3 | The shop is available in German and French. | Must
T-4 | Gift vouchers of a free amount, redeemed partly or fully. | Must

# Rostering
The rules come from the collective agreement.

R-1 | Automatic proposal of a roster that satisfies the rules and balances nights. | Must
R-2 | Crew are told by e-mail about a published roster. | Must
R-3 | Crew swap duties; a planner confirms the swap. | Must
R-4 | Crew request holidays; planners approve or decline them. | Must
R-5 | Prediction of sick leave by machine learning. | Could
R-6 | A chat between crew members. | Could

# Rollout
O-1 | Training of clerks on site (six days). | Must
O-2 | User handbook in German. | Must
O-3 | Penetration test by an external company. | Must

Appendix A: Export format

Field | Length | Type | Remark
account | 8 | number | Account of revenue
booked | 8 | date | YYYYMMDD`

const tasksOf = (text: string) =>
  studied(text).plan.components.flatMap(({ name, tasks }) =>
    tasks.filter(({ role }) => role !== 'UX/UI designer' && name !== foundation.name),
  )

test('each numbered requirement of a long specification is found by the name of a task', () => {
  const names = tasksOf(specification).map(({ name }) => name)

  for (const word of ['season passes', 'cancel', 'German and French', 'vouchers', 'roster', 'swap', 'holidays'])
    expect(names.filter((name) => name.includes(word))).not.toEqual([])
})

test('sentences between numbered requirements, training and the fields of a format are no tasks', () => {
  const names = tasksOf(specification)
    .map(({ name }) => name)
    .join()

  expect(names).not.toMatch(/heart|18 percent|collective|Training|handbook|Penetration|YYYYMMDD|Account of revenue/)
})

test('an automatic plan takes longer than any other requirement', () => {
  const [largest] = tasksOf(specification).toSorted((one, other) => expectedHours(other) - expectedHours(one))

  expect(largest!.name).toContain('Automatic proposal of a roster')
})

test('wishes that no answer includes are listed as not included, by name', () => {
  const study = studied(specification)
  const [one, other] = wishesIn(study.reading).asked
  const answer = { id: 'q', type: 'multiselect', options: [], assumed: [], given: true }
  const answers = [{ ...answer, question: 'Which?', answer: [one!.option] }]

  expect(exclusionsIn(study).filter((text) => text.startsWith('Optional'))).toEqual([
    expect.stringContaining(one!.option),
    expect.stringContaining(other!.option),
  ])
  expect(exclusionsIn(study, answers).join()).not.toContain(one!.option)
})

test('a wish for machine learning takes longer than one for a screen', () => {
  const [learning, chat] = wishesIn(studied(specification).reading).asked

  expect(learning!.option).toContain('machine learning')
  expect(learning!.added[0]!.hours).toBeGreaterThan(10)
  expect(chat!.option).toContain('hat between crew members')
})

test('a sentence that only points to another one is listed nowhere', () => {
  const text = `# Shop
Guests buy tickets and pay by card.
# Out of scope
A chatbot for guests.
This is a vision for later years and no part of this project.`

  expect(exclusionsIn(studied(text))).toEqual(['As the requirements say: “A chatbot for guests”'])
})

/** Chapters of a specification, of which each names the same functions. */
const chapters = `# 1 Overview
## 1.1 Product functions
- Guests can book a table.
- Guests can cancel a booking.
- Waiters see the bookings of the day.
- Cooks print the menu.
# 2 Use cases
## 2.1 Use Case 1: Book a table
- The guest books a table.
- The guest gets a confirmation.
## 2.2 Use Case 2: Print
- Cooks change a dish.
# 3 Functional requirements
## 3.1 Bookings
The system shall allow guests to book tables.
The system shall allow guests to cancel bookings up to one day before.
The system shall allow waiters to cancel bookings.
The system shall show the plan of the room.
## 3.2 Menu
Cooks shall add dishes to the menu.
Cooks shall remove dishes from the menu.`

test('functions that several chapters name are one task, which cites all of them', () => {
  const { plan, reading } = studied(chapters)
  const citing = (start: string) => {
    const place = reading.statements.findIndex(({ text }) => text.startsWith(start))
    return plan.components
      .flatMap(({ tasks }) => tasks)
      .find(({ places, role }) => role !== 'UX/UI designer' && places.includes(place))!
      .places.map((it) => reading.statements[it]!.text)
  }
  expect(citing('Guests can book')).toEqual(
    expect.arrayContaining(['The guest books a table.', 'The system shall allow guests to book tables.']),
  )
  expect(studied(chapters).recognized.repeats.size).toBe(3)
})

test('what other people do, what a list names side by side and another object is work of its own', () => {
  const { recognized, reading } = studied(chapters)
  const repeated = [...recognized.repeats.keys()].map((place) => reading.statements[place]!.text)
  for (const text of ['allow waiters to cancel', 'add dishes', 'remove dishes', 'print the menu'])
    expect(repeated.filter((it) => it.includes(text))).toEqual([])
})

/** A specification whose chapters name the same functions in other words, and whose sections change the subject. */
const climbing = `# 1 Introduction
## 1.1 Scope
The climbing portal will perform these key functions:
- Allow trainers to teach groups, mark their availability, and rate routes.
# 2 Product functions
Trainers can mark their availability (“Free” or “Not free”).
Members can view the live status of their booking.
Members can buy a pass online.
The system uses role-based access control to assign permissions.
Trainers can mark their favorite routes.
# 3 Specific requirements
## 3.1 Use Case 1: Free trainers
The trainer sets the status to “available”.
## 3.2 Bookings
The system shall allow members to see the status of bookings.
The system shall allow members to purchase passes by card.
The system shall track the number of passes.
Staff can filter the audit log by member.
## 3.3 Access
Role-based authorization must be enforced.
The system shall write all changes to an audit log.
The audit log shall be printed once a year.`

test('functions that chapters name in other words are one task, and a clause of an overview belongs to them', () => {
  const { plan, reading } = studied(climbing)
  const textsOf = (start: string) => {
    const place = reading.statements.findIndex(({ text }) => text.startsWith(start))
    const task = plan.components
      .flatMap(({ tasks }) => tasks)
      .find(({ places, name }) => places.includes(place) && !/design$|teach groups/i.test(name))!
    return task.places.map((it) => reading.statements[it]!.text.split(' ').slice(0, 4).join(' '))
  }
  expect(textsOf('Trainers can mark their avail')).toEqual(
    expect.arrayContaining(['The trainer sets the', 'Allow trainers to teach']),
  )
  expect(textsOf('Members can view')).toContain('The system shall allow')
  expect(textsOf('Role-based')).toContain('The system uses role-based')
  const names = plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names.filter((name) => /teach groups/i.test(name)).join()).not.toMatch(/availability/)
})

test('other objects, other verbs and screens of the same thing are work of their own', () => {
  const { recognized, reading } = studied(climbing)
  const repeated = [...recognized.repeats.keys()].map((place) => reading.statements[place]!.text)
  for (const text of [
    'favorite routes',
    'number of passes',
    'filter the audit',
    'write all changes',
    'log shall be printed',
  ])
    expect(repeated.filter((it) => it.includes(text))).toEqual([])
})

test('a task holds lines about one thing, although a text changes the subject with every line', () => {
  const things = ['queens', 'frames', 'hives']
  const text = ['note', 'keep'].flatMap((verb) => things.map((it) => `The system shall let beekeepers ${verb} ${it}.`))
  const { reading } = studied(text.join('\n'))
  const thingsOf = (places: readonly number[]) =>
    new Set(places.map((it) => reading.statements[it]!.words.at(-1)!.root))

  expect(tasksOf(text.join('\n')).map(({ places }) => [...thingsOf(places)])).toEqual([['queen'], ['frame'], ['hive']])
})

test('the introduction of a function in a specification asks for work', () => {
  const text = `${chapters}
## 3.3 Expiry of bookings
### 3.3.1 Introduction
Sometimes guests fail to come to the table that they booked.
There is an adjustable grace period of one hour for such bookings.
Then the booking will be removed from the plan.
### 3.3.2 Outputs
A message to the guest will be displayed.`
  const { statements } = studied(text).reading
  const kindOf = (start: string) => statements.find((it) => it.text.startsWith(start))?.kind
  expect(['Sometimes', 'There is', 'Then the'].map(kindOf)).toEqual(['background', 'function', 'function'])
})

test('what a product does by itself is a task of its own', () => {
  const { statements } = studied(
    'We need an app for a queue. Patients join the queue. The app automatically removes late patients from the queue. Doctors close the queue.',
  ).reading
  const items = statements.map((_, place) => ({ place, hours: 5, work: null, component: 'Queue', name: null }))
  const tasks = gatherTasks(items, { min: 9, own: 9, isWhole: true }, statements)
  expect(tasks.map((task) => task.map(({ place }) => place))).toContainEqual([2])
})
