import { expect, test } from 'vitest'
import { numberIn, readCommandLine } from './command-line'

const usage = 'npm run soak -- [--people N]'
const options = { people: { type: 'string', default: '20' } } as const

test('options and words are parsed, and unknown ones are rejected with the usage', () => {
  expect(readCommandLine(usage, options, ['--people', '3', 'more'])).toMatchObject({
    values: { people: '3' },
    positionals: ['more'],
  })
  expect(() => readCommandLine(usage, options, ['--color'])).toThrow(`Unknown option '--color'. Usage: ${usage}`)
})

test.each(['', 'x', '0', '-1', '1.5', '51', 'Infinity'])(
  '"%s" people of at most 50 are rejected with an error message',
  (people) => {
    expect(() => numberIn({ people }, 'people', 1, 50)).toThrow('--people takes 1 to 50.')
  },
)

test('an integer within its bounds is accepted', () => {
  expect(numberIn({ people: '50' }, 'people', 1, 50)).toBe(50)
  expect(numberIn({ deaths: '0' }, 'deaths', 0)).toBe(0)
  expect(() => numberIn({ deaths: '-1' }, 'deaths', 0)).toThrow('--deaths takes 0 or more.')
})
