import { expect, test } from 'vitest'
import { cutAtHeadings } from './blocks'

test('subsections stay with their section', () => {
  const sections = ['# Beds\n\n## Sizes\nEach bed has a width.', '# Plants\nA list of plants.', '# Weather\nFrost.']

  expect(cutAtHeadings(`A note in front.\n\n${sections.join('\n\n')}`)).toEqual({ front: 'A note in front.', sections })
})

test('numbered chapters are found, and a numbered list is not taken for chapters', () => {
  const body = 'The system keeps what the gardeners have drawn for as long as they want to keep it. '.repeat(4)
  const text = `1. Ada Lovelace\n2. Grace Hopper\n3. Mary Shaw\n\n1. Introduction\n${body}\n1. Trees\n2. Shrubs\n${body}\n2. Beds\n${body}\n3. Plants\n${body}`

  const cut = cutAtHeadings(text)

  expect(cut?.sections.map((section) => section.split('\n')[0])).toEqual(['1. Introduction', '2. Beds', '3. Plants'])
})

test('headings without markup are short lines after a blank line', () => {
  const text =
    'Beds\n\nGardeners draw beds.\n\nPlants\n\nGardeners choose plants.\n\nWeather\n\nThe app warns of frost.'

  expect(cutAtHeadings(text)?.sections).toHaveLength(3)
  expect(cutAtHeadings('Gardeners draw beds.\n\nGardeners choose plants.')).toBeNull()
})

test('a text of very many lines is split immediately', () => {
  expect(cutAtHeadings('a\n'.repeat(140_000))).toBeNull()
})
