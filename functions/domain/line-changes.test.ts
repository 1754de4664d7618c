import { expect, test } from 'vitest'
import { difference } from './difference'
import { estimate, hundredHours } from './estimate.fixture'

test('the name below a letter is no changed line, unlike what the letter says', () => {
  const before = estimate({ ...hundredHours, background: [3] })
  const letter = (last: readonly string[]) => ({
    estimation: {
      ...before,
      lines: [],
      idleLines: ['Pay by card.', ...last].map((text, at) => ({ id: at + 1, text })),
    },
  })
  const linesBetween = (one: string[], other: string[]) =>
    difference(letter(one), letter(other)).lines.map(({ before, after }) => [before, after])

  expect(linesBetween([], ['Tom'])).toEqual([])
  expect(linesBetween(['Best regards,', 'Tom Weaver'], ['Best regards,'])).toEqual([])
  expect(linesBetween([], ['Out of scope:', 'Chat'])).toEqual([
    [undefined, 'Out of scope:'],
    [undefined, 'Chat'],
  ])
})
