import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { emptyScope } from '#contract/scope'
import { scopeKey } from '#domain/scope/scope'
import { scopedComponentsOf } from '#domain/scope/scoped-work'
import { findUnmatched, rankNames } from './filter'
import { Marked, TypedWords } from './filter-match'

test('a search finds names and lines, and components of that name are first and those of such tasks next, with the words marked', () => {
  const lines = ['There is a humidistat.', 'It measures humidity.']
  const version = aVersion(
    1,
    [
      aComponent('Project foundation', aTask('Set-up', 3, [1, 2])),
      aComponent('Planning', aTask('Humidistat reports', 3, [1])),
      aComponent('Humidistat', aTask('Pages', 3, [1])),
    ],
    lines,
  )
  const components = scopedComponentsOf(version, emptyScope)
  expect(findUnmatched(components, version.lines, 'humid', new Set())).toEqual(new Set())
  const ranks = rankNames(components, 'humid')
  expect(
    ['Humidistat', 'Planning', 'Project foundation'].map((component) => ranks.get(scopeKey({ component }))),
  ).toEqual([2, 1, 0])

  render(
    <TypedWords value=" Humid (">
      <p>
        <Marked text="A Humidistat (new)" />
      </p>
    </TypedWords>,
  )
  expect([...screen.getByText(/^A/).querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Humid',
    '(',
  ])
})
