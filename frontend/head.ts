import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

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

/** The modules of the screens that have code of their own, by the first part of their paths. */
const screens = {
  '': ['dashboard/dashboard'],
  pricing: ['pricing/pricing'],
  subscribe: ['subscribe/subscribe'],
  estimate: ['estimate/estimate', 'estimate/results/results-panel'],
}

/** Tells first-paint.js the files of each screen, so that they need not wait until the program asks for them. */
function screensOf(bundle: Bundle): string {
  const files = Object.fromEntries(
    Object.entries(screens).map(([path, modules]) => [
      path,
      [...new Set(modules.flatMap((module) => filesOf(bundle, `/screens/${module}.tsx`)))],
    ]),
  )
  return `<meta name="screens" content='${JSON.stringify(files)}' />\n    `
}

/** The chunk of a module, what it imports beyond the program itself, and the style sheets of these. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))!
  const entry = chunks.find(({ isEntry }) => isEntry)!
  const here = new Set([entry.fileName, ...entry.imports])
  const needed = [own, ...chunks.filter(({ fileName }) => own.imports.includes(fileName) && !here.has(fileName))]
  return needed.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}
