import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text'

test('line ends are normalized, and consecutive empty lines become one', () => {
  expect(normalizeText('\r\n\r\nA\r\nB\rC\u2028D\n\n\n\nE  \n\n')).toBe('A\nB\nC\nD\n\nE')
})

test('invisible characters are removed: controls, zero widths, direction marks, tags', () => {
  expect(normalizeText('a\u0000b\u001Bc\u200Bd\u202Ee\uFEFFf\u{E0041}g')).toBe('abcdefg')
})

test('lone surrogates are dropped, and pairs stay', () => {
  expect(normalizeText('a\uD83Db \u{1F600}')).toBe('ab \u{1F600}')
})

test('typographic spaces become spaces, and ligatures and Arabic presentation forms become base letters', () => {
  expect(normalizeText('5\u00A0MB\u2009of\u3000o\uFB03ce \uFEE7')).toBe('5 MB of office \u0646')
})

test('private-use ligatures of old fonts become letters within words', () => {
  expect(normalizeText('of\uF001ce \uF002ow\n\uF002 item')).toBe('office flow\n- item')
})

test('letters and combining marks are composed, while ² ½ and ™ stay', () => {
  expect(normalizeText('Gro\u0308\u00DFe m² ½ ™')).toBe('Größe m² ½ ™')
})

test('bullets of all fonts become dashes at the start of a line', () => {
  expect(normalizeText('• one\n\uF0B7 two\n  ▪three\n➢\tfour\n•\na • b')).toBe(
    '- one\n- two\n  - three\n- four\n\na • b',
  )
})

test('a table of contents is dropped with its title', () => {
  const contents =
    'Shop\n\nContents\n1 Cart ............ 3\n1.1 Vouchers . . . . . . 4\n2 Orders …………… 5\n\nThe shop has a cart.'
  expect(normalizeText(contents)).toBe('Shop\n\nThe shop has a cart.')
})

test('a form with dots, or a price after dots, is not a table of contents', () => {
  const form = 'Name .................\nFlat rate ........ 300\nAnd so on....'
  expect(normalizeText(form)).toBe(form)
})
