import { expect, test } from 'vitest'
import { tidy } from './tidy'

test('line ends become one kind, and no more than one empty line is left in a row', () => {
  expect(tidy('\r\n\r\nA\r\nB\rC\u2028D\n\n\n\nE  \n\n')).toBe('A\nB\nC\nD\n\nE')
})

test('nothing invisible is left: controls, zero widths, direction marks, tags', () => {
  expect(tidy('a\u0000b\u001Bc\u200Bd\u202Ee\uFEFFf\u{E0041}g')).toBe('abcdefg')
})

test('half a character is dropped, a whole one is kept', () => {
  expect(tidy('a\uD83Db \u{1F600}')).toBe('ab \u{1F600}')
})

test('spaces of print become spaces, ligatures and Arabic shapes their letters', () => {
  expect(tidy('5\u00A0MB\u2009of\u3000o\uFB03ce \uFEE7')).toBe('5 MB of office \u0646')
})

test('ligatures of old fonts are letters within words', () => {
  expect(tidy('of\uF001ce \uF002ow\n\uF002 item')).toBe('office flow\n- item')
})

test('letters and their marks become one letter, while ² ½ and ™ stay', () => {
  expect(tidy('Gro\u0308\u00DFe m² ½ ™')).toBe('Größe m² ½ ™')
})

test('bullets of all fonts become dashes at the start of a line', () => {
  expect(tidy('• one\n\uF0B7 two\n  ▪three\n➢\tfour\n•\na • b')).toBe('- one\n- two\n  - three\n- four\n\na • b')
})

test('a table of contents goes with its title', () => {
  const contents =
    'Shop\n\nContents\n1 Cart ............ 3\n1.1 Vouchers . . . . . . 4\n2 Orders …………… 5\n\nThe shop has a cart.'
  expect(tidy(contents)).toBe('Shop\n\nThe shop has a cart.')
})

test('a form with dots, or a price after dots, is no table of contents', () => {
  const form = 'Name .................\nFlat rate ........ 300\nAnd so on....'
  expect(tidy(form)).toBe(form)
})
