import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { prune } from './prune'
import { resolve } from './resolve'
import { styleSheet } from './style-sheet'

const texts = ['font-primary', 'font-secondary', 'font-tertiary', 'font-interactive', 'font-error', 'font-success']
const grounds = ['background-primary', 'background-secondary', 'background-tertiary']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['font-inverse', 'primary-80'],
  ['font-info', 'background-info'],
  ['font-warning', 'background-warning'],
  ['font-error', 'background-error'],
  ['font-success', 'background-success'],
] as const

const sheet = styleSheet(
  pairs
    .flat()
    .map((name) => `var(--amplify-colors-${name})`)
    .join(),
)

test.each([
  ['light', ':root'],
  ['dark', ':root[data-amplify-color-mode="dark"]'],
])('in %s, every text has enough contrast on every background', (_, selector) => {
  const color = colorsOf(selector)
  for (const [text, ground] of pairs) {
    expect(contrast(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

test('a rule keeps only selectors that are used, and a property only if it is referenced', () => {
  const css = `
    :root { --used: var(--under); --under: 1px; --spare: 2px; --named: 3px }
    .a, .a--spare { margin: var(--used) }
    .b--spare { color: red }`
  expect(prune(css, { unused: /--spare/, sources: 'padding: var(--named)' }).replace(/\s+/g, ' ')).toBe(
    ' :root { --used: var(--under); --under: 1px; --named: 3px } .a { margin: var(--used) }',
  )
})

test('a token with the same value everywhere is inlined, and one that a mode or an element changes stays', () => {
  const css = `
    :root { --gap: calc(var(--unit) * 2); --unit: 4px; --ink: #000; --text: var(--ink); --size: 1px; --field: var(--size) }
    :root[data-amplify-color-mode="dark"] { --ink: #fff }
    .a { --size: 2px; margin: var(--gap) var(--unknown, var(--unit)); color: var(--text); width: var(--field) }`
  const [, , rule] = resolve(css).trim().split(/\n\s*/)
  expect(rule).toBe(
    '.a { --size: 2px; margin: calc(4px * 2) var(--unknown, 4px); color: var(--ink); width: var(--field) }',
  )
})

/** The last value that the sheet gives a color under a selector. */
function colorsOf(selector: string) {
  const values = new Map<string, string>()
  parse(sheet).walkRules((rule) => {
    if (!rule.selectors.includes(':root') && !rule.selectors.includes(selector)) return
    rule.walkDecls(/^--amplify-colors-/, ({ prop, value }) => void values.set(prop, value))
  })
  return function color(name: string): string {
    const value = values.get(`--amplify-colors-${name}`)
    if (value === undefined) throw new Error(`No color ${name}`)
    const other = /^var\(--amplify-colors-([\w-]+)\)$/.exec(value)?.[1]
    return other ? color(other) : value
  }
}

/** WCAG 2.2, contrast ratio of two sRGB colors written #rrggbb. */
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
