import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { emptyScope } from '#contract/scope'
import { scopeKey } from '#domain/scope/scope'
import { scopedComponentsOf } from '#domain/scope/scoped-work'
import { findNamed, findUnmatched } from './filter'
import { Marked, TypedWords } from './marked'

afterEach(cleanup)

test('a search finds names and lines, and only what is named like it is first, with the words marked', () => {
  const lines = ['There is a humidistat.', 'It measures humidity.']
  const version = aVersion(
    1,
    [aComponent('Project foundation', aTask('Set-up', 3, [1, 2])), aComponent('Humidistat', aTask('Pages', 3, [1]))],
    lines,
  )
  const components = scopedComponentsOf(version, emptyScope)
  expect(findUnmatched(components, version.lines, 'humid', new Set())).toEqual(new Set())
  expect(findNamed(components, 'humid')).toEqual(new Set([scopeKey({ component: 'Humidistat' })]))

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
