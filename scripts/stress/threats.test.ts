import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'

const files = ['threats.md', 'money.md'].map((file) => readFile(join(root, 'scripts/stress', file), 'utf8'))
const text = (await Promise.all(files)).join('\n')

/** `file`: "title", "another title" */
const named = /`([\w./-]+\.test\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g

test('every threat names a test, and every named test exists', async () => {
  const threats = text.split(/^- (?=\*\*)/m).slice(1)
  expect(threats.length).toBeGreaterThan(60)

  const missing = []
  for (const threat of threats) {
    const tests = [...threat.matchAll(named)]
    if (tests.length === 0) missing.push(`No test: ${threat.split('\n')[0]}`)
    for (const [, file = '', titles = ''] of tests) {
      const source = await readFile(join(root, file), 'utf8').catch(() => '')
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
        if (!['"', "'", '`'].some((mark) => source.includes(mark + title + mark))) missing.push(`${file}: ${title}`)
      }
    }
  }
  expect(missing).toEqual([])
})
