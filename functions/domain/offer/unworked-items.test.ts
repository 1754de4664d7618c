import { expect, test } from 'vitest'
import { unworkedItems } from './unworked-items'

test('an owner is told of items without work in a list of wishes, not of greetings, excluded items and lists of facts', () => {
  const wishes = ['Hello Ada,', '- Members book a boat.', '- The board posts news.', '- Members pay by card.']
  const rest = ['- No chat.', 'We are a club:', '- 320 members', '- 12 boats', '- Fees are due in May.', 'Regards']
  const lines = [...wishes, ...rest].map((text, at) => ({ id: at + 1, text }))
  const isWork = ({ id }: { id: number }) => [2, 3, 9].includes(id)
  const estimation = {
    lines: lines.filter(isWork),
    idleLines: lines.filter((line) => !isWork(line)),
    exclusions: ['Excluded in the requirements: “No chat”'],
  }
  expect(unworkedItems(estimation)).toEqual([lines[3]])
  expect(unworkedItems({ ...estimation, idleLines: undefined })).toEqual([])
})
