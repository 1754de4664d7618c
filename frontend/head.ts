import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { type CallName, calls } from '../functions/contract/calls'

const firstPaint = readFileSync(new URL('first-paint.js', import.meta.url), 'utf8')

/** The head of index.html: what paints the shell comes first, and the program does not compete with it for the line. */
export const head = (): Plugin[] => [
  {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      // Byte for byte: the content security policy names its hash.
      handler: (html) => html.replace('<!-- first-paint.js -->', () => `<script>${firstPaint}</script>`),
    },
  },
  {
    name: 'head-in-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => inOrder(html).replace('<script>', (script) => screensOf(bundle!) + script),
    },
  },
]

const sheet = /\s*<link rel="stylesheet"[^>]*>/g

/** The style sheet before the font, the program after both: the shell needs no more. */
const inOrder = (html: string): string =>
  html
    .replace(sheet, '')
    .replace(/\s*<link\s+rel="preload"/, (font) => `${(html.match(sheet) ?? []).join('')}${font}`)
    .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

interface Opening {
  /** The modules of a screen's code. */
  modules: string[]
  /** What it asks of the server first. */
  reads: CallName[]
}

/** How the screens open, by their paths; those of an estimate by what they show. */
const screens: Record<string, Opening> = {
  '/': { modules: ['dashboard/dashboard'], reads: ['getUser', 'estimationHistory', 'listProjects'] },
  '/pricing': { modules: ['pricing/pricing'], reads: ['getUser'] },
  '/subscribe': { modules: ['subscribe/subscribe'], reads: ['getUser'] },
  estimate: { modules: ['estimate/estimate', 'estimate/results/results-panel'], reads: ['getUser', 'getProject'] },
  saved: { modules: ['estimate/saved-estimate'], reads: ['getUser', 'savedEstimation'] },
}

/** Tells first-paint.js what each screen needs, so that it need not wait until the program asks for it. */
function screensOf(bundle: Bundle): string {
  const openings = Object.entries(screens).map(([screen, { modules, reads }]) => {
    const files = new Set(modules.flatMap((module) => filesOf(bundle, `/screens/${module}.tsx`)))
    return [screen, { files: [...files], reads: reads.map((name) => calls[name].path) }]
  })
  return `<meta name="screens" content='${JSON.stringify(Object.fromEntries(openings))}' />\n    `
}

/** The chunk of a module, and what it imports beyond the program itself. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))!
  const entry = chunks.find(({ isEntry }) => isEntry)!
  const here = new Set([entry.fileName, ...entry.imports])
  return [own.fileName, ...own.imports.filter((name) => !here.has(name))]
}
