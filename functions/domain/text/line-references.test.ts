import { expect, test } from 'vitest'
import { clientText } from '#domain/offer/client-text'
import { carryReferences, referTo, spellReferences, splitReferences } from './line-references'

test('a reference names consecutive lines as a range', () => {
  expect(referTo([3])).toBe('[line 3]')
  expect(referTo([4, 3])).toBe('[lines 3-4]')
  expect(referTo([9, 2, 7, 8, 2])).toBe('[lines 2, 7-9]')
})

test('references follow moved lines, and a text goes with the last line that it refers to', () => {
  const moved = new Map([
    [2, 9],
    [7, 2],
    [8, 3],
  ])

  expect(carryReferences('Unclear: [lines 2, 6-8] and others. See line 2.', moved)).toBe(
    'Unclear: [lines 2-3, 9] and others. See line 2.',
  )
  expect(carryReferences('Paid by card [line 6], booked online [line 2].', moved)).toBeNull()
  expect(carryReferences('One time zone.', moved)).toBe('One time zone.')
  expect(carryReferences('Unclear: [lines 1-999999].', moved)).toBe('Unclear: [lines 2-3, 9].')
})

test('the lines of a reference are links, words in files, and not shown to clients, whose quotes have no greeting and who were asked nothing', () => {
  const text = 'Some are vague. See [lines 2, 6-8].'

  expect(splitReferences(text)).toEqual(['Some are vague. See lines ', '2', ', ', '6-8', '.'])
  expect(spellReferences(text)).toBe('Some are vague. See lines 2, 6-8.')
  expect(clientText(text)).toBe('Some are vague.')
  expect(clientText('“Is there a design?” Answered: “Answered: yes”.')).toBe(
    '“Is there a design?” Given: “Answered: yes”.',
  )
  expect(clientText('“Which parts are built? Select all.” Assumed: Shop. Why? None.” Assumed: 1.')).toBe(
    '“Which parts are built?” Assumed: Shop. Why? None.” Assumed: 1.',
  )
  expect(clientText('Accounts exist already (see [line 3]), and so do roles [line 4].')).toBe(
    'Accounts exist already, and so do roles.',
  )
  for (const text of ['Members log in [line 3] with a password.', 'The plug-in [line 5] is kept.'])
    expect(clientText(text)).toBe(text.replace(/ \[line \d]/, ''))
  expect(
    clientText(
      'Out of scope: Chat, asked for in “Hi Jo, could you add a chat?” and “| A | Members pay |”. See [line 3].',
    ),
  ).toBe('Out of scope: Chat, asked for in “Could you add a chat?” and “Members pay”.')
  expect(clientText('Out of scope: Cart, asked for in “Der Knopf „Kaufen“ ist rot”.')).toBe(
    'Out of scope: Cart, asked for in “Der Knopf „Kaufen“ ist rot”.',
  )
})
