import { expect, test } from 'vitest'
import { sum } from '#domain/hours/apportion'
import { supportingRowsOf } from '#domain/hours/supporting-work'
import { buildHoursOf } from '#domain/hours/workload'
import { defaultSettings } from '#contract/settings'
import { measureParaphrases, paraphraseFailures } from '#scripts/evaluate/paraphrases'
import { anEstimate } from '#scripts/evaluate/testing/scripted-analyst'
import { workTypeOf } from './study'
import { studied } from './testing/hours'

/** Returns the unrounded hours of the whole project. */
function totalOf(text: string, title: string): number {
  const read = studied(text, title)
  const hours = buildHoursOf(read.plan.components)
  return (
    hours.build + sum(supportingRowsOf(hours, defaultSettings.developerCount, workTypeOf(read)).map((row) => row.hours))
  )
}

test('thirty briefs keep their hours in other words, within the limits of each and of all', async () => {
  const reworded = await measureParaphrases(
    async (texts) => texts.map(({ title, text }) => anEstimate(totalOf(text, title))),
    false,
  )

  expect(reworded).toHaveLength(30)
  expect(paraphraseFailures(reworded, false)).toEqual([])
})
