import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { calls } from '../functions/contract/route-table'
import { screens } from './src/screens/registry'
import { type Shell, shells } from './src/screens/shells'

const firstPaint = readFileSync(new URL('first-paint.js', import.meta.url), 'utf8')
const shellStyles = 'virtual:shells.css'

/**
 * Builds the parts of index.html that depend on the screens: their shells, and for first-paint.js what each of them
 * loads first. The styles that paint the shell come first, and the program does not compete with them for bandwidth.
 */
export const head = (): Plugin[] => [
  {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          // Byte for byte, because the content security policy names its hash.
          .replace('<!-- first-paint.js -->', () => `<script>${firstPaint}</script>`)
          .replace('<!-- shells -->', () => Object.entries(shells).map(shellMarkup).join('')),
    },
  },
  {
    name: 'screens',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        (bundle ? inOrder(html) : html).replace('<script>', (script) => openings(bundle) + script),
    },
    resolveId: (id) => (id === shellStyles ? `\0${id}` : null),
    load: (id) => (id === `\0${shellStyles}` ? shellCss : null),
  },
]

const sheet = /\s*<link rel="stylesheet"[^>]*>/g

/** Puts the style sheet before the font and the program after both. */
const inOrder = (html: string): string =>
  html
    .replace(sheet, '')
    .replace(/\s*<link\s+rel="preload"/, (font) => `${(html.match(sheet) ?? []).join('')}${font}`)
    .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')

type Bundle = IndexHtmlTransformContext['bundle']

/** Lists each screen's path, shell, files and reads, most specific first. */
function openings(bundle: Bundle): string {
  const found = Object.entries(screens).map(([name, { path, query, access, signedOut, parts = [], reads, shell }]) => ({
    pattern: path === '*' ? '' : `^${path.replace(/:\w+/, '([^/]+)')}$`,
    query,
    isPrivate: access === 'signed-in',
    shell: shell ?? 'app',
    signedOutShell: (access === 'signed-in' ? signedOut && screens[signedOut]?.shell : shell) ?? 'app',
    files: bundle ? [...new Set(['screen', ...parts].flatMap((module) => filesOf(bundle, `${name}/${module}`)))] : [],
    reads: reads.map((call) => calls[call].path),
  }))
  return `<meta name="screens" content='${JSON.stringify(found)}' />\n    `
}

/** Returns the chunk of a screen's module and its imports, without those of the program itself. */
function filesOf(bundle: NonNullable<Bundle>, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/screens/${module}.tsx`)))!
  const entry = chunks.find(({ isEntry }) => isEntry)!
  const here = new Set([entry.fileName, ...entry.imports])
  return [own.fileName, ...own.imports].filter((name) => !here.has(name))
}

const shellCss = `${['app', ...Object.keys(shells)]
  .map((name) => `:root[data-shell="${name}"] [data-shell="${name}"]`)
  .join(',\n')} {
  display: block;
}`

function shellMarkup([name, { heading, lead, className = '', links, signIn }]: [string, Shell]): string {
  const path = Object.values(screens).find(({ shell }) => shell === name)?.path
  const linked = links.map(
    ([to, text]) => `<a class="header__link" href="${to}"${to === path ? ' aria-current="page"' : ''}>${text}</a>`,
  )
  const end = signIn
    ? '<div class="header__end"><a class="amplify-button amplify-button--small" href="/auth">Sign In</a></div>'
    : ''
  return `<div data-shell="${name}" hidden>
        <header class="header">
          <div class="header__row"${signIn || links.length > 1 ? ' data-end="true"' : ''}>
            <a class="brand" href="/"><span class="brand__mark" aria-hidden="true"></span>Scopewright</a>
            <nav class="header__nav" aria-label="Main">${linked.join('')}</nav>${end}
          </div>
        </header>
        <main class="page ${className}">
          <div class="page__head">
            <h1>${heading}</h1>
            <p class="page__lead">${lead}</p>
          </div>
        </main>
      </div>`
}
