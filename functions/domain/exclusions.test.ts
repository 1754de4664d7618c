import { expect, test } from 'vitest'
import type { Scope } from '#contract/scope'
import { changeReport } from './change-text'
import { difference } from './difference'
import { estimationOf } from './estimate'
import { hundredHours, inputOf, lines } from './estimate.fixture'
import { compareExclusions, exclusionsIn, usualExclusions } from './exclusions'
import { defaultChoices, offerOf } from './offer'

test('exclusions are reworded, left out and added in the words of the owner, which the client reads', () => {
  const [app, training, hosting] = ['No app for component 0.', 'Training.', usualExclusions[0]!]
  const background = lines.map(({ id }) => id)
  const breakdown = { ...hundredHours, background, exclusions: [app, training] }
  const exclusionsWith = (exclusions: Scope['exclusions']) => {
    const estimation = estimationOf({ ...inputOf(breakdown), scope: { changes: [], added: [], exclusions } })
    const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2026-12-24' }
    const { exclusions: offered } = offerOf({ estimation }, choices, { from: 'Ada', createdAt: '2026-11-24T10:00:00Z' })
    expect(offered).toEqual(estimation.exclusions)
    return offered
  }

  expect(exclusionsWith(undefined)).toEqual([app, training, ...usualExclusions])
  expect(
    exclusionsWith([
      { of: training, text: '' },
      { of: 'b7d2', text: 'Advertising.' },
      // Of two texts for the same exclusion, the last one counts.
      { of: 'b7d2', text: 'Paid advertising.' },
      { of: hosting, text: 'Hosting is not included.' },
      { of: 'An exclusion that the analyst no longer has.', text: '' },
    ]),
  ).toEqual([app, 'Paid advertising.', 'Hosting is not included.', ...usualExclusions.slice(1)])
})

test('only what the owner added is marked as added, and is thus removed without a trace', () => {
  const scope = {
    changes: [],
    added: [],
    exclusions: [
      { of: 'b7d2', text: 'Advertising.' },
      { of: 'Training.', text: 'Courses.' },
    ],
  }

  expect(
    exclusionsIn({ exclusions: ['Training.'] }, scope, (text) => text).filter(({ isAdded }) => isAdded),
  ).toMatchObject([{ of: 'b7d2', text: 'Advertising.' }])
})

test('exclusions that were added and removed are compared, but not the number of lines without a task', () => {
  const [before, after] = [['A mobile app.'], ['Hosting.']].map((exclusions, at) =>
    estimationOf({ ...inputOf({ ...hundredHours, exclusions }), lines: lines.slice(0, 40 - at) }),
  )

  const compared = compareExclusions(before!, after!)
  expect(compared).toEqual([{ before: 'A mobile app.' }, { after: 'Hosting.' }])
  expect(
    changeReport('Change request 1', difference({ estimation: before! }, { estimation: after! }), compared),
  ).toContain('Exclusions:\n  - Removed: “A mobile app.”\n  - Added: “Hosting.”\n')
})
