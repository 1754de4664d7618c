import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { afterEach, expect, test, vi } from 'vitest'
import { parseAst } from 'vite'
import { root } from '#scripts/root'

interface Pattern {
  file: string
  source: string
  flags: string
}

const folder = join(root, 'functions')
const analyst = join(root, 'scripts', 'offline-analyst')

async function sourceFiles(of = folder): Promise<string[]> {
  const names = await readdir(of, { recursive: true })
  return names.filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture|d)\.ts$/.test(name))
}

/** Returns patterns that are written as literals. */
async function literalsIn(file: string): Promise<Pattern[]> {
  const found: Pattern[] = []
  JSON.stringify(parseAst(await readFile(join(folder, file), 'utf8'), { lang: 'ts' }), (_, node: unknown) => {
    if (isLiteral(node)) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    return typeof node === 'bigint' ? null : node
  })
  return found
}

const isLiteral = (node: unknown): node is { regex: { pattern: string; flags: string } } =>
  typeof node === 'object' && node !== null && 'regex' in node

/** Returns patterns that the modules construct when they are imported. */
async function constructedIn(files: string[]): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Recorded = new Proxy(RegExp, {
    construct(target, given: [string, string?]) {
      const made = new target(...given)
      const [, , caller = ''] = new Error('caller').stack?.split('\n') ?? []
      const [, file] = /functions\/(.*?\.ts)/.exec(caller) ?? []
      if (file) found.push({ file, source: made.source, flags: made.flags })
      return made
    },
  })
  vi.resetModules()
  vi.stubGlobal('RegExp', Recorded)
  for (const file of files) await import(join(folder, file))
  return found
}

afterEach(() => vi.unstubAllGlobals())

/**
 * Finds every text of repeated characters on which a pattern takes more than linear time. Texts that repeat several
 * characters are not searched.
 */
const slowCharacters = ({ source, flags }: Pattern) =>
  analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(({ character }) => character.literal.source)

test('every regular expression takes linear time on user input', async () => {
  expect(slowCharacters({ file: '', source: '^.*(?:\\.[ ]?){4,}[. ]*\\d+$', flags: 'u' })).toContain('\\.')

  const files = await sourceFiles()
  const literals = (await Promise.all(files.map(literalsIn))).flat()
  const constructed = await constructedIn(files)
  expect(literals.length).toBeGreaterThan(100)
  expect(constructed.length).toBeGreaterThan(30)

  const slow = [...literals, ...constructed].flatMap((pattern) =>
    slowCharacters(pattern).map((character) => `${pattern.file}: /${pattern.source}/ on many ${character}`),
  )
  expect(slow).toEqual([])
})

/** A word boundary beside a letter with an accent or of another script, also in a group of words. */
const deafBoundary = /\\b(?:\(\?:(?:[^()|]*\|)*)?(?![A-Za-z])\p{L}|(?![A-Za-z])\p{L}(?:(?:\|[^()|]*)*\))?\\b/u

test('no word boundary is beside a letter that is none of ASCII, where it matches nothing', async () => {
  expect(String.raw`\b(?:sync|über)`).toMatch(deafBoundary)
  expect(String.raw`(?:été|fue)\b`).toMatch(deafBoundary)
  expect(String.raw`\b(?:fue|was)\b.{2}é`).not.toMatch(deafBoundary)

  const sources = await Promise.all(
    [folder, analyst].map(async (of) =>
      Promise.all((await sourceFiles(of)).map(async (name) => [name, await readFile(join(of, name), 'utf8')] as const)),
    ),
  )
  // Patterns are written as literals or, with two backslashes, in texts.
  const deaf = sources.flat().filter(([, source]) => deafBoundary.test(source.replaceAll('\\\\', '\\')))
  expect(deaf.map(([name]) => name)).toEqual([])
})
