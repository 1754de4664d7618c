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

async function sourceFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(name))
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
