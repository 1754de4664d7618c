import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions, titleOf } from './options'

async function aFile(name: string, content: string | Uint8Array = 'Members borrow tools.') {
  const file = join(await mkdtemp(join(tmpdir(), 'options-')), name)
  await writeFile(file, content)
  return file
}

test('a document alone is estimated with the default settings and titled by its file name', async () => {
  const options = await readOptions([await aFile('tool_library-v2.txt')])

  expect(options).toMatchObject({
    title: 'tool library v2',
    settings: { hourlyRate: 100, developerCount: 2, priority: 'standard' },
    answers: {},
    asJson: false,
    url: undefined,
  })
  expect(Buffer.from(options.document).toString()).toBe('Members borrow tools.')
})

test('the title is the file name in words', () => {
  expect(titleOf('more/school_portal-v2.pdf')).toBe('school portal v2')
  expect(titleOf('_.md')).toBe('Untitled Project')
})

test('settings, answers and the output format can be set', async () => {
  const answers = await aFile('answers.json', '{"users":500,"platforms":["Web"]}')

  const given = '--rate 80 --developers 4 --priority rush --json --url http://localhost:4000'.split(' ')
  const options = await readOptions([...given, '--answers', answers, await aFile('brief.md')])

  expect(options).toMatchObject({
    settings: { hourlyRate: 80, developerCount: 4, priority: 'rush' },
    answers: { users: 500, platforms: ['Web'] },
    asJson: true,
    url: 'http://localhost:4000',
  })
})

test.each([
  [['--rate', '0'], 'Hourly rate must be a whole number, at least 1.'],
  [['--rate', 'abc'], 'Hourly rate must be a whole number, at least 1.'],
  [['--rate', '1.5'], 'Hourly rate must be a whole number, at least 1.'],
  [['--developers', '5'], 'Number of developers must be 1, 2, 3 or 4.'],
  [['--priority', 'urgent'], 'Priority must be standard, high or rush.'],
  [['--url', 'nowhere'], '"nowhere" is not a URL. Write it as http://localhost:3000.'],
  [['--color', 'red'], "Unknown option '--color'. Usage: npm run estimate -- FILE"],
  [['another.txt'], 'Usage: npm run estimate -- FILE'],
])('%j is rejected with an error message', async (args, sentence) => {
  const file = await aFile('brief.txt')

  await expect(readOptions([file, ...args])).rejects.toThrow(sentence)
})

test('a file that is missing, a folder, or too large is rejected before anything starts', async () => {
  await expect(readOptions([])).rejects.toThrow('Usage: npm run estimate -- FILE')
  await expect(readOptions(['missing.pdf'])).rejects.toThrow('There is no file missing.pdf.')
  await expect(readOptions([tmpdir()])).rejects.toThrow('cannot be read: it is a folder.')
  await expect(readOptions([await aFile('big.pdf', new Uint8Array(10_485_761))])).rejects.toThrow('larger than 10 MB')
})

test.each(['no json', '"all"', '[1]', '{"users":1.5}'])('answers with the content %s are rejected', async (content) => {
  const file = await aFile('brief.txt')
  const answers = await aFile('answers.json', content)

  await expect(readOptions([file, '--answers', answers])).rejects.toThrow('does not hold answers')
})
