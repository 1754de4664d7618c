import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

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
  { name: 'head-in-order', apply: 'build', transformIndexHtml: { order: 'post', handler: inOrder } },
]

const sheet = /\s*<link rel="stylesheet"[^>]*>/g

/** The style sheet before the font, the program after both: the shell needs no more. */
const inOrder = (html: string): string =>
  html
    .replace(sheet, '')
    .replace(/\s*<link\s+rel="preload"/, (font) => `${(html.match(sheet) ?? []).join('')}${font}`)
    .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
