import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'

const text = await readFile(join(root, 'SECURITY.md'), 'utf8')

/** `file`: "title", "another title" */
const named = /`([\w./-]+\.test\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g

test('every threat names a test, and every test that is named is there', async () => {
  const [, threats = ''] = text.split(/^## (?:Threats|OWASP.*)$/m)
  const rows = threats.split('\n').filter((line) => /^\| (?!Threat |-)/.test(line))
  expect(rows.length).toBeGreaterThan(45)

  const missing = []
  for (const row of rows) {
    const tests = [...row.matchAll(named)]
    if (tests.length === 0) missing.push(`No test: ${row.split('|')[1]}`)
    for (const [, file = '', titles = ''] of tests) {
      const source = await readFile(join(root, file), 'utf8').catch(() => '')
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
        if (!source.includes(title)) missing.push(`${file}: ${title}`)
      }
    }
  }
  expect(missing).toEqual([])
})
