import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'

test('every test that SECURITY.md names is there', async () => {
  const text = await readFile(join(root, 'SECURITY.md'), 'utf8')
  const rows = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`(?:: "([^"]+)")?/g)]
  const missing = []
  for (const [, file = '', title] of rows) {
    const source = await readFile(join(root, file), 'utf8').catch(() => null)
    if (source === null || (title && !source.includes(title))) missing.push(`${file}: ${title ?? 'the file'}`)
  }
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(40)
})
