import { expect, test } from 'vitest'
import { textIn } from '#scripts/testing/pdf-text'
import { renderingsOf } from './formats'

const text = `# Tool library

Neighbours lend **tools** to each other, and want to see at any time where each of them is & when it comes back to its place.

- Members list a tool.
  - A tool has photographs.
- Members search tools by \`name\`.

| Role | May |
| --- | --- |
| Member | list tools < 10 kg |
| Administrator | remove tools |
`

async function readAs(format: string, of = text): Promise<string> {
  const rendering = renderingsOf(of).find((each) => `${each.format} `.startsWith(format))!
  return textIn(rendering.bytes)
}

test('DOCX preserves headings, lists and tables', async () => {
  expect(await readAs('DOCX')).toBe(`# Tool library

Neighbours lend tools to each other, and want to see at any time where each of them is & when it comes back to its place.

- Members list a tool.
  - A tool has photographs.
- Members search tools by name.

Role | May
Member | list tools < 10 kg
Administrator | remove tools`)
})

test('PDF preserves paragraphs, list items and table rows', async () => {
  const lines = (await readAs('PDF')).split('\n').filter(Boolean)

  expect(lines).toContain('Tool library')
  expect(lines).toContain(
    'Neighbours lend tools to each other, and want to see at any time where each of them is & when it comes back to its place.',
  )
  expect(lines).toContain('- A tool has photographs.')
  expect(lines).toContain('Administrator | remove tools')
})

test('wrapped text has short lines and is read as its original paragraphs', async () => {
  const long = text.replaceAll(
    '\n\n',
    `\n\n${'Neighbours meet at the library on Saturdays to repair their tools. '.repeat(4).trim()}\n\n`,
  )
  const { bytes } = renderingsOf(long)[0]!

  expect(
    Math.max(
      ...bytes
        .toString()
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(80)
  expect(await readAs('TXT', long)).toContain('each of them is & when it comes back to its place.\n')
})

test('plain text has no markup, and Markdown gets it', async () => {
  const plain = await readAs('plain')

  expect(plain).not.toMatch(/[#*`|]/)
  expect(plain).toContain('Member\tlist tools < 10 kg')
  expect(await readAs('Markdown', '- Members list a tool.\nRole | May\nMember | list tools')).toBe(
    '* Members list a tool.\n| Role | May |\n| --- | --- |\n| Member | list tools |',
  )
})

test('a PDF is not made if its font lacks the letters', () => {
  expect(renderingsOf('Οι αναγνώστες δανείζονται βιβλία.').map(({ format }) => format)).not.toContain('PDF')
  expect(renderingsOf('„Größe“ – 5 €').map(({ format }) => format)).toContain('PDF')
})
