import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'

async function sourcesIn(folder: string, named = /(?<!\.test)\.(tsx?|html)$/) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => named.test(name))
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { path: path.slice(root.length), text: await readFile(path, 'utf8') }
    }),
  )
}

const findings = (sources: { path: string; text: string }[], pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [`${path}: ${pattern.source}`] : []))

test('user and model text is never interpreted as HTML or code in the browser', async () => {
  const ways =
    /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc|javascript:/
  expect(findings(await sourcesIn('frontend/src'), ways)).toEqual([])
})

test('production code never checks where it runs, and reads environment variables in one place', async () => {
  const sources = (await sourcesIn('functions')).filter(({ path }) => !path.endsWith('lib/config.ts'))
  expect(findings(sources, /process\.env|NODE_ENV|\blocalhost\b|127\.0\.0\.1|_emulator/)).toEqual([])
})

test('a function never runs a program, a shell or received code', async () => {
  expect(findings(await sourcesIn('functions'), /node:child_process|node:vm|\beval\(|new Function\(/)).toEqual([])
})

// Each request to the model has an abort signal.
test('every service client has a timeout', async () => {
  const endless = /new (?:\w+\.)?(?!Bedrock)\w+Client\((?![^()]*requestTimeout)/
  expect(findings(await sourcesIn('functions'), endless)).toEqual([])
})

/** Wording that a reader has to translate back; see "How we write" in CONTRIBUTING.md. */
const markers = [
  /\/\*\*\s+(?:\* )?(?:What|Who|Whose|How|Whether|Where)\b/,
  // In comments and test titles; the letters in brackets keep this file free of them.
  /(?:^ *(?:\/?\*|\/\/)|\/\/ |\btest\().*\b(?:ane[w]|stands i[n]|null wher[e])\b/m,
  /(?:^ *(?:\/?\*|\/\/)|\/\/ |\btest\().*, for (?:it|they|there)\b/m,
]

test('comments and test titles avoid the wording that the writing rules replace', async () => {
  const folders = await Promise.all(
    ['functions', 'frontend', 'infra', 'scripts'].map((folder) => sourcesIn(folder, /\.([cm]?[jt]sx?)$/)),
  )
  expect(markers.flatMap((marker) => findings(folders.flat(), marker))).toEqual([])
})

/** Folders of the domain. Each imports only from those above it. */
const layers = ['text', 'hours', 'scope', 'constraints', 'estimate', 'revision', 'offer', 'change', 'record', 'exports']

test('folders of the domain import one way', async () => {
  const sources = (await sourcesIn('functions/domain')).filter(({ path }) => !path.endsWith('.fixture.ts'))
  const isUpward = ({ path, text }: (typeof sources)[number]) => {
    const below = layers.slice(layers.indexOf(path.split('/').at(-2)!) + 1)
    return below.some((layer) => text.includes(`'#domain/${layer}/`))
  }
  expect(new Set(sources.map(({ path }) => path.split('/').at(-2)))).toEqual(new Set(layers))
  expect(sources.filter(isUpward).map(({ path }) => path)).toEqual([])
})

test('no two folders of the functions or the scripts import each other', async () => {
  const all = await Promise.all(['functions', 'scripts'].map((folder) => sourcesIn(folder)))
  const sources = all.flat().filter(({ path }) => !path.endsWith('.fixture.ts'))
  const folderOf = (path: string) => path.split('/', 2).join('/')
  const resolve = (path: string, specifier: string) =>
    specifier.startsWith('.')
      ? join(path, '..', specifier)
      : specifier
          .replace(/^#(?=contract|domain)/, '#functions/')
          .replace(/^#(?=emulators)/, '#scripts/')
          .slice(1)
  const imports = new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/ from '([.#][^']+)'/g)]
        .map(([, specifier]) => folderOf(resolve(path, specifier!)))
        .map((folder) => `${folderOf(path)} ${folder}`),
    ),
  )
  const isMutual = (one: string) => imports.has(one.split(' ').toReversed().join(' '))
  expect([...imports].filter((one) => one.split(' ')[0] !== one.split(' ')[1] && isMutual(one))).toEqual([])
})
