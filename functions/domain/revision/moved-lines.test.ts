import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { aProduct } from '#scripts/testing/arbitraries'
import { aComponent, aTask } from '#scripts/testing/component'
import { assumedBreakdown } from './layers'
import { matchLines } from './match-lines'
import { countMovedAsNew } from './moved-lines'

const text = '# Features\nUsers search.\n# Appendix\nUsers print.'

const nothing = {
  summary: '',
  workType: aProduct,
  technologies: [],
  risks: [],
  questions: [],
  supporting: [],
  background: [],
}

/**
 * Returns the lines of the second text that are read, and those of the first that go, if one line of this has a task, or
 * asks for supporting work.
 */
function readAgain(before: string, after: string, worked: string, isSupporting = false) {
  const [old, current] = [numberLines(before), numberLines(after)]
  const sources = old.filter(({ text }) => text === worked).map(({ id }) => id)
  const analysis = {
    ...nothing,
    components: [aComponent('Search', aTask('Search', 4, isSupporting ? [] : sources))],
    supporting: isSupporting ? [{ row: 'Deployment and handover' as const, sources }] : [],
  }
  const layers = [{ analysis, breakdown: assumedBreakdown(analysis) }]
  const { added, removed } = countMovedAsNew({ before: old, layers, match: matchLines(old, current) }, current)
  const textsOf = (ids: number[], lines: typeof old) =>
    lines.filter(({ id }) => ids.includes(id)).map(({ text }) => text)
  return { added: textsOf(added, current), removed: textsOf(removed, old) }
}

test('a line that asked for nothing is read again below another heading, also a new one', () => {
  const read = { added: ['Users print.'], removed: ['Users print.'] }
  expect(readAgain(text, '# Features\nUsers print.\nUsers search.\n# Appendix', 'Users search.')).toEqual(read)
  const inserted = readAgain(text, text.replace('Users print.', '# Tickets\nUsers print.'), 'Users search.')
  expect(inserted).toEqual({ added: ['# Tickets', 'Users print.'], removed: ['Users print.'] })
})

test('a line with a task keeps it wherever it is moved, and so does each line below no other heading or a reworded one', () => {
  const none = { added: [], removed: [] }
  for (const isSupporting of [false, true])
    expect(
      readAgain(text, '# Features\nUsers print.\nUsers search.\n# Appendix', 'Users print.', isSupporting),
    ).toEqual(none)
  expect(readAgain(text, '# Appendix\nUsers print.\n# Features\nUsers search.', 'Users search.')).toEqual(none)
  expect(readAgain(text, 'Users print.\n# Features\nUsers search.\n# Appendix', 'Users search.')).toEqual(none)
  const renamed = readAgain(text, text.replace('# Appendix', '# Appendix A'), 'Users search.')
  expect(renamed.added).not.toContain('Users print.')
})
