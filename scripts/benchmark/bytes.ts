import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleOf, functionSources } from '#scripts/building/functions'
import { needs } from '#infra/needs'
import { callNames, fileOf } from '#contract/calls'
import { root } from '#scripts/root'
import { type Found, budgets, inKilobytes, rounded } from './figures'

/** A built Lambda: how many services' clients it carries says what it may weigh and how fast it must start. */
export interface Weighed {
  folder: string
  kilobytes: number
  clients: 'one' | 'two' | 'readers'
}

/** Of each Lambda by what it may do: DynamoDB only, or a second client as well. `process-document` carries the readers. */
function clientsOf(folder: string): Weighed['clients'] {
  const name = ([...callNames, 'runJob'] as const).find((name) => fileOf(name) === folder)
  if (!name) throw new Error(`There is no function ${folder}`)
  if (name === 'processDocument') return 'readers'
  return needs[name].some((need) => !need.startsWith('table:') && need !== 'prices' && need !== 'site') ? 'two' : 'one'
}

export const weighFunctions = (): Promise<Weighed[]> =>
  Promise.all(
    Object.keys(functionSources()).map(async (folder) => {
      const { size } = await stat(bundleOf(folder))
      return { folder, kilobytes: inKilobytes(size), clients: clientsOf(folder) }
    }),
  )

export async function measureBundles(): Promise<Found> {
  const all = (await weighFunctions()).toSorted((a, b) => a.kilobytes - b.kilobytes)
  const heaviest = (clients: Weighed['clients']) =>
    Math.max(...all.filter((each) => each.clients === clients).map(({ kilobytes }) => kilobytes))
  return {
    figures: [
      {
        what: 'Heaviest Lambda with DynamoDB only',
        value: heaviest('one'),
        unit: 'KB',
        budget: { most: budgets.bundleKb.one },
      },
      {
        what: 'Heaviest Lambda with two clients (Bedrock, Lambda, S3 or Stripe)',
        value: heaviest('two'),
        unit: 'KB',
        budget: { most: budgets.bundleKb.two },
      },
      { what: 'Bundle of `process-document`, with its readers', value: heaviest('readers'), unit: 'KB' },
    ],
    details: {
      columns: ['Lambda', 'KB', 'Clients'],
      rows: all.map(({ folder, kilobytes, clients }) => [
        folder,
        rounded(kilobytes, 1),
        { one: 'DynamoDB', two: 'two', readers: 'DynamoDB, S3, Textract, readers' }[clients],
      ]),
    },
  }
}

interface Site {
  /** Kilobytes after gzip: what the sign-in page needs before it can be used. */
  first: { js: number; css: number; font: number }
  /** Kilobytes after gzip that each lazy part adds to what is there by then. */
  lazy: Record<string, { js: number; css: number }>
}

const gzipped = (bytes: Buffer) => inKilobytes(gzipSync(bytes, { level: 9 }).length)

/** Weighs the built site, by what its files import of each other. */
export async function weighSite(folder = join(root, 'dist/site')): Promise<Site> {
  const assets = join(folder, 'assets')
  const names = await readdir(assets)
  const bytes = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name))] as const)),
  )
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, name) => sum + gzipped(bytes.get(name)!), 0)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const linked = names.filter((name) => page.includes(`/assets/${name}`))
  const scripts = [...page.matchAll(/<script[^>]* src="\/(?!assets\/)([^"]+)"/g)].map(([, name]) => name!)
  const shown = await Promise.all(scripts.map((name) => readFile(join(folder, name))))
  // What runs before the program comes inside the page, or beside it.
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => Buffer.from(code!))

  /** A file and all that it imports before it runs. */
  function withImports(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known
    known.add(file)
    const code = bytes.get(file)!.toString()
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(name!, known)
    return known
  }
  const entries = linked.filter((name) => name.endsWith('.js'))
  const first = new Set(entries.flatMap((name) => [...withImports(name)]))

  /** What a file fetches later, by the name it is built from: the part itself, what that imports, and their styles. */
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

  return {
    first: {
      js: weigh(first) + [...shown, ...inline].reduce((sum, script) => sum + gzipped(script), 0),
      css: weigh(linked.filter((name) => name.endsWith('.css'))),
      // Compressed as it is.
      font: inKilobytes(
        names.filter((name) => name.endsWith('.woff2')).reduce((sum, name) => sum + bytes.get(name)!.length, 0),
      ),
    },
    lazy,
  }
}

export async function measureFirstLoad(): Promise<Found> {
  const { first, lazy } = await weighSite()
  const most = budgets.firstLoadKb
  const parts = Object.entries(lazy).toSorted(([, a], [, b]) => b.js - a.js)
  const [heaviest = ['', { js: 0 }] as const] = parts
  return {
    figures: [
      { what: 'First load: JavaScript, gzip', value: first.js, unit: 'KB', budget: { most: most.js } },
      { what: 'First load: CSS, gzip', value: first.css, unit: 'KB', budget: { most: most.css } },
      { what: 'First load: font', value: first.font, unit: 'KB', budget: { most: most.font } },
      {
        what: `Heaviest lazy screen: JavaScript, gzip (${heaviest[0]})`,
        value: heaviest[1].js,
        unit: 'KB',
        budget: { most: most.screen },
      },
    ],
    details: {
      columns: ['Lazy part, from the sign-in page', 'JavaScript, KB gzip', 'CSS, KB gzip'],
      rows: parts.map(([part, { js, css }]) => [part, rounded(js, 1), rounded(css, 1)]),
    },
  }
}
