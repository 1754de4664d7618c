import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { documentsIn, pairsIn } from './folder'

async function aFolder(names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evaluate-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'more'))
  for (const name of names) await writeFile(join(folder, name), 'Users log in.')
  return folder
}

test('documents are found by file extension, also in subfolders, except index files', async () => {
  const folder = await aFolder(['b.PDF', 'a.md', 'more/c.docx', 'd.doc', 'notes.odt', 'INDEX.md'])

  expect(await documentsIn(folder)).toEqual(['a.md', 'b.PDF', 'd.doc', 'more/c.docx'])
})

test('a folder that is empty or missing gets an error message', async () => {
  await expect(documentsIn(await aFolder(['notes.odt']))).rejects.toThrow('There is no document in')
  await expect(documentsIn('nowhere')).rejects.toThrow('There is no folder nowhere')
})

test('documents with the same words in two formats are a pair, and two versions in one format are not', () => {
  const text = 'Members list their tools and reserve those of others for a day or for a week.'
  const other = 'Readers search the catalogue and borrow books without waiting at the desk for long.'

  expect(
    pairsIn([
      { name: 'a.txt', text },
      { name: 'b.pdf', text: text.replaceAll(' ', '\n') },
      { name: 'c.pdf', text: other },
    ]),
  ).toEqual([{ names: ['a.txt', 'b.pdf'], similarity: 1 }])
  expect(
    pairsIn([
      { name: 'a.txt', text },
      { name: 'b.txt', text },
    ]),
  ).toEqual([])
})

test('documents with the same name in two formats are a pair if half of their words match', () => {
  const text = 'Members list their tools and reserve those of others'
  const longer = `${text} and they get a message before a tool`

  expect(
    pairsIn([
      { name: 'tools.doc', text },
      { name: 'Tools.pdf', text: longer },
    ]),
  ).toHaveLength(1)
  expect(
    pairsIn([
      { name: 'tools.doc', text },
      { name: 'loans.pdf', text: longer },
    ]),
  ).toEqual([])
  expect(
    pairsIn([
      { name: 'tools.doc', text },
      { name: 'tools.pdf', text: 'Something else altogether' },
    ]),
  ).toEqual([])
})
