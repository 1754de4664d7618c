import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'

async function sourcesIn(folder: string) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /(?<!\.test)\.(tsx?|html)$/.test(name))
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { path: path.slice(root.length), text: await readFile(path, 'utf8') }
    }),
  )
}

const findings = (sources: { path: string; text: string }[], pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [`${path}: ${pattern.source}`] : []))

test('no text of a person or a model is ever taken for HTML or code in the browser', async () => {
  const ways =
    /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc|javascript:/
  expect(findings(await sourcesIn('frontend/src'), ways)).toEqual([])
})

test('production code never asks where it runs, and reads its environment in one place', async () => {
  const sources = (await sourcesIn('functions')).filter(({ path }) => !path.endsWith('lib/config.ts'))
  expect(findings(sources, /process\.env|NODE_ENV|\blocalhost\b|127\.0\.0\.1|_emulator/)).toEqual([])
})

test('a function never runs a program, a shell or code that it was given', async () => {
  expect(findings(await sourcesIn('functions'), /node:child_process|node:vm|\beval\(|new Function\(/)).toEqual([])
})

// Calls of the model have an abort signal each.
test('no client of a service waits for a response without end', async () => {
  const endless = /new (?:\w+\.)?(?!Bedrock)\w+Client\((?![^()]*requestTimeout)/
  expect(findings(await sourcesIn('functions'), endless)).toEqual([])
})
