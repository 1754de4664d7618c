import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { styleSheet } from './style-sheet'

const name = 'virtual:amplify.css'

/** Provides `virtual:amplify.css`: the theme, built ahead so that the browser neither computes nor injects it. */
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
