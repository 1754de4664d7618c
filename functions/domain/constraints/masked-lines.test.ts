import { expect, test } from 'vitest'
import { maskLines } from './masked-lines'

const lines = [
  'The shop sells bikes to members of the club and has to be live by 1 May 2027, within a budget of 20,000 EUR, on two servers.',
  'Before May 2027 we would like a banner.',
  'Members book classes.',
]
const requirements = `The budget is $20,000.\n${lines.join('\n').replace('a budget', 'a\nbudget')}`

test('people read the dates of a line that are withheld from the analyst, and no amounts', () => {
  const { lines: masked, written } = maskLines(requirements)

  expect(JSON.stringify(masked)).not.toMatch(/20,000|May/)
  expect(written).toEqual([
    { id: 1, text: lines[0]!.replace('20,000 EUR', '[amount withheld]') },
    { id: 2, text: lines[1] },
  ])
})

test('the words of a text that contains the marks itself are not guessed', () => {
  expect(maskLines(`The label says “[date withheld]”.\n${requirements}`).written).toEqual([])
})

test.each([
  ['We would love it live before December 15.', 'No need to touch the cart.'],
  ['It has to be live and fast by 15 December.', 'Customers pay by card.'],
  ['Bitte online stellen und testen bis zum 15. Dezember.', 'Kunden zahlen mit Karte.'],
  ['Le site doit être en ligne et rapide avant le 15 mars.', 'Les clients paient par carte.'],
])('a date at the end of a sentence leaves its full stop: %s', (dated, next) => {
  expect(maskLines(`${dated} ${next}`).lines[0]!.text).toMatch(new RegExp(`^(?:.*\\[date withheld\\]\\. )?${next}$`))
  expect(maskLines('The site must be live by Dec. 15 at the fair.').lines[0]!.text).not.toContain('Dec')
  const below = (text: string) => maskLines(`${text}${next}\nMembers book classes.`).lines.at(-1)
  expect(below(`${dated} `)).toEqual(below(''))
})
