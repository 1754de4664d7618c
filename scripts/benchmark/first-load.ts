import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '#scripts/root'
import { type Result, budgets, metric, toKilobytes, round } from './metrics'

interface Site {
  /** Kilobytes after gzip that the sign-in page needs before it is usable. */
  first: { js: number; css: number; font: number }
  /** Kilobytes of JavaScript after gzip that the page of an offer needs. */
  offer: number
  /** Kilobytes after gzip that each lazy part adds. */
  lazy: Record<string, { js: number; css: number }>
}

const gzipped = (bytes: Buffer) => toKilobytes(gzipSync(bytes, { level: 9 }).length)

/** Measures the built site by following the imports of its files. */
export async function weighSite(folder = join(root, 'dist/site')): Promise<Site> {
  const assets = join(folder, 'assets')
  const names = await readdir(assets)
  const bytes = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name))] as const)),
  )
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, name) => sum + gzipped(bytes.get(name)!), 0)
  const readPage = (name: string) => readFile(join(folder, name), 'utf8')
  const [page, offerPage] = await Promise.all([readPage('index.html'), readPage('shared.html')])
  const linkedFrom = (html: string) => names.filter((name) => html.includes(`/assets/${name}`))
  const linked = linkedFrom(page)
  const scripts = [...page.matchAll(/<script[^>]* src="\/(?!assets\/)([^"]+)"/g)].map(([, name]) => name!)
  const shown = await Promise.all(scripts.map((name) => readFile(join(folder, name))))
  // Scripts before the program are inline or separate files.
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => Buffer.from(code!))

  /** Returns a file with its static imports. */
  function withImports(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known
    known.add(file)
    const code = bytes.get(file)!.toString()
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(name!, known)
    return known
  }
  const entries = linked.filter((name) => name.endsWith('.js'))
  const first = new Set(entries.flatMap((name) => [...withImports(name)]))

  /** Returns a file's dynamic imports by name, each with its static imports and styles. */
  function partsOf(file: string): [part: string, files: Set<string>][] {
    const code = bytes.get(file)!.toString()
    const [, list = '[]'] = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(code) ?? []
    const beside = (JSON.parse(list) as string[]).map((path) => path.replace('assets/', ''))
    return code.split('import(').flatMap((after): [string, Set<string>][] => {
      const [, name] = /^\s*[`"']\.\/([\w.-]+\.js)/.exec(after) ?? []
      if (!name) return []
      const [, indices = ''] = /__vite__mapDeps\(\[([\d,]*)\]/.exec(after) ?? []
      const named = indices.split(',').flatMap((index) => (index === '' ? [] : (beside[Number(index)] ?? [])))
      return [[name.replace(/-[\w-]{8}\.js$/, ''), new Set([...withImports(name), ...named])]]
    })
  }

  const ending = (names: Iterable<string>, end: string) => [...names].filter((name) => name.endsWith(end))
  const lazy: Site['lazy'] = {}
  const addLazy = (files: Iterable<string>, loaded: Set<string>) => {
    for (const file of ending(files, '.js')) {
      for (const [part, needed] of partsOf(file)) {
        if (part in lazy) continue
        const added = [...needed].filter((name) => !loaded.has(name))
        lazy[part] = { js: weigh(ending(added, '.js')), css: weigh(ending(added, '.css')) }
        addLazy(added, new Set([...loaded, ...added]))
      }
    }
  }
  addLazy(first, new Set([...first, ...linked]))

  const ofOffer = linkedFrom(offerPage).filter((name) => name.endsWith('.js'))
  return {
    offer: weigh(new Set(ofOffer.flatMap((name) => [...withImports(name)]))),
    first: {
      js: weigh(first) + [...shown, ...inline].reduce((sum, script) => sum + gzipped(script), 0),
      css: weigh(linked.filter((name) => name.endsWith('.css'))),
      // Already compressed.
      font: toKilobytes(
        names.filter((name) => name.endsWith('.woff2')).reduce((sum, name) => sum + bytes.get(name)!.length, 0),
      ),
    },
    lazy,
  }
}

/** Parts of the screens that show scope and pricing beside the estimate. */
const estimateParts: readonly string[] = [
  'estimate',
  'saved-estimate',
  'clarifications-panel',
  'results-panel',
  'versions-card',
]

/** Returns the budget of a lazy part's JavaScript, in KB after gzip. */
export const partBudget = (part: string): number =>
  estimateParts.includes(part) ? budgets.firstLoadKb.estimateScreen : budgets.firstLoadKb.screen

export async function measureFirstLoad(): Promise<Result> {
  const { first, offer, lazy } = await weighSite()
  const most = budgets.firstLoadKb
  const parts = Object.entries(lazy).toSorted(
    ([one, a], [other, b]) => b.js / partBudget(other) - a.js / partBudget(one),
  )
  const [heaviest = ['', { js: 0 }] as const] = parts
  return {
    metrics: [
      metric('First load: JavaScript, gzip', first.js, 'KB', most.js),
      metric('First load: CSS, gzip', first.css, 'KB', most.css),
      metric('Page of an offer: JavaScript, gzip', offer, 'KB', most.offer),
      metric('First load: font', first.font, 'KB', most.font),
      metric(`Heaviest lazy screen: JavaScript, gzip (${heaviest[0]})`, heaviest[1].js, 'KB', partBudget(heaviest[0])),
    ],
    details: {
      columns: ['Lazy part, from the sign-in page', 'JavaScript, KB gzip', 'CSS, KB gzip'],
      rows: parts.map(([part, { js, css }]) => [part, round(js, 1), round(css, 1)]),
    },
  }
}
