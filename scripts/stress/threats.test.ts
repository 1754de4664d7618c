import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'

const text = await readFile(join(root, 'scripts/stress/threats.md'), 'utf8')

/** `file`: "title", "another title" */
const named = /`([\w./-]+\.test\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g

test('every threat names a test, and every named test exists', async () => {
  const [list = ''] = text.split(/^## OWASP.*$/m)
  const threats = list.split(/^- (?=\*\*)/m).slice(1)
  expect(threats.length).toBeGreaterThan(60)

  const missing = []
  for (const threat of threats) {
    const tests = [...threat.matchAll(named)]
    if (tests.length === 0) missing.push(`No test: ${threat.split('\n')[0]}`)
    for (const [, file = '', titles = ''] of tests) {
      const source = await readFile(join(root, file), 'utf8').catch(() => '')
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
        if (!source.includes(title)) missing.push(`${file}: ${title}`)
      }
    }
  }
  expect(missing).toEqual([])
})
