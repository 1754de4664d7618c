import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prune } from './prune'
import { resolve } from './resolve'
import { theme } from './tokens'

/** In the order of Amplify's full sheet; otherwise flex's gap would override the field's. */
const sheets = [
  'base',
  'flex',
  'text',
  'badge',
  'button',
  'dropZone',
  'fieldGroup',
  'fieldMessages',
  'field',
  'heading',
  'icon',
  'input',
  'textArea',
  'loader',
  'alert',
  'card',
  'checkbox',
  'checkboxField',
  'fieldset',
  'passwordField',
  'radio',
  'radiogroup',
  'radioGroupField',
  'select',
  'selectField',
  'table',
  'tabs',
  'textAreaField',
  'textField',
  'visuallyHidden',
]

/** Component variations that no screen uses. */
const unused =
  /--(overlay|quiet|vertical)\b|button--(\w+--)?(info|warning|success|error|overlay|destructive)|--(info|warning|success|error|destructive|overlay)--|table--(bordered|striped)|card--elevated|\[data-highlightonhover|\[data-variation=(striped|bordered|elevated|overlay)|\[dir=rtl\]|tabs__list--(equal|relative)|badge--(small|large)/

const folder = createRequire(import.meta.url)
  .resolve('@aws-amplify/ui-react/styles.css')
  .replace(/styles\.css$/, '')
const read = (sheet: string) => readFileSync(`${folder}styles/${sheet}.layer.css`, 'utf8')

const declarations = /(--amplify-[\w-]+):\s*([^;]+);/g

/**
 * Amplify's components in our theme, as one style sheet. The theme is written as tokens of `:root`, light and
 * `[data-amplify-color-mode=dark]`; tokens that Amplify already declares with the same value are left out.
 * `sources` is our own CSS and TSX, whose `var()` keep a token alive.
 */
export function styleSheet(sources: string): string {
  const declared = new Map([...read('base').matchAll(declarations)].map(([, name, value]) => [name, value!.trim()]))
  const changed = (css: string) =>
    css.replace(declarations, (line, name: string, value: string) => (declared.get(name) === value.trim() ? '' : line))

  const [light, dark] = theme.cssText
    .replace(/@media \(prefers-color-scheme[\s\S]*?}\s*}/g, '')
    .replaceAll('[data-amplify-theme="scopewright"]', ':root')
    .split(/(?=:root\[data-amplify-color-mode)/)
  const ours = `@layer theme {\n:root { color-scheme: light; }\n${changed(light!)}\n${dark}\n}`

  const order = '@layer amplify.base, amplify.components, theme, app;'
  return prune(resolve([order, ...sheets.map(read), ours].join('\n')), { unused, sources })
}
