import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { styleSheet } from './style-sheet'

const name = 'virtual:amplify.css'

/** `import 'virtual:amplify.css'`: the theme, made at build time, so that the browser neither computes nor injects it. */
export function themeStyleSheet(folder: string): Plugin {
  const sources = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx)$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n')
  return {
    name: 'theme-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? styleSheet(sources()) : null),
  }
}

/**
 * Amplify's primitives look tokens up only to turn a style prop such as `gap="small"` into a variable. The tokens of
 * its components, and the maker of a theme's CSS, are 9 KB gzip that nothing here reads in the browser.
 */
export function slimAmplify(): Plugin {
  const replacements: [RegExp, string][] = [
    [/@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/, 'export const components = {}'],
    [
      /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/,
      "import { defaultTheme } from '../defaultTheme.mjs'\nexport const createTheme = () => defaultTheme",
    ],
  ]
  return {
    name: 'slim-amplify',
    enforce: 'pre',
    apply: 'build',
    load: (id) => replacements.find(([file]) => file.test(id))?.[1] ?? null,
  }
}
