import * as fc from 'fast-check'
import type { Breakdown, Task } from '#contract/breakdown'
import { type Scope, emptyScope } from '#contract/scope'
import { type Settings, defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { estimationOf } from '#domain/estimate/estimate'
import { type ExportView, type Exported, exportViewOf } from '#domain/exports/export-view'
import { type Proposal, proposalOf } from '#domain/exports/proposal'
import { withOptions } from '#domain/scope/estimate-with-options'
import { namedOptions } from '#domain/scope/options'
import {
  aProduct,
  breakdownOf,
  someBreakdown,
  someScope,
  someSettings,
  someTerms,
  someTrackRecord,
} from '#scripts/testing/arbitraries'

interface Given {
  breakdown: Breakdown
  title?: string
  settings?: Partial<Settings>
  terms?: Partial<Terms>
  scope?: Scope
  lines?: { id: number; text: string }[]
  record?: TrackRecord | undefined
}

const fortyLines = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, text: `Line ${at + 1}` }))

/** Returns an estimate with the settings and terms that it was computed with. */
export function exportedOf({
  breakdown,
  title = 'Yoga studio',
  settings = {},
  terms = {},
  scope = emptyScope,
  lines = fortyLines,
  record,
}: Given): Exported {
  const used = { ...defaultSettings, ...settings }
  const usedTerms = { ...defaultTerms, ...terms }
  const estimation = estimationOf({
    breakdown,
    lines,
    constraints: [],
    settings: used,
    terms: usedTerms,
    scope,
    record,
    answeredShare: 0.5,
    assumed: [],
    analyst: 'an analyst',
    startsOn: new Date('2026-11-20'),
  })
  return { project: { title, ...used, terms: usedTerms }, estimation, day: 'Nov 20, 2026' }
}

/** Creates what the files for the owner of an estimate contain. */
export const viewOf = (given: Given): ExportView => exportViewOf(exportedOf(given))

export const sending = { from: 'Ada Lovelace', createdAt: '2026-11-20T12:00:00Z', validUntil: '2026-12-20' }

/** Creates what a client reads in a file. */
export const proposalFor = (given: Given): Proposal => proposalOf(exportedOf(given), sending)

/** Any estimate, also one that was sold with its options. */
export const someView: fc.Arbitrary<ExportView> = someBreakdown
  .chain((breakdown) =>
    fc.record({
      breakdown: fc.constant(breakdown),
      settings: someSettings,
      terms: someTerms,
      scope: someScope(breakdown),
      record: fc.option(someTrackRecord, { nil: undefined }),
      isSold: fc.boolean(),
    }),
  )
  .map(({ isSold, ...given }) => {
    const exported = exportedOf(given)
    const { project: settings, estimation } = exported
    const names = isSold ? namedOptions(estimation).map(({ name }) => name) : []
    return exportViewOf({ ...exported, ...withOptions({ estimation, settings, terms: given.terms }, names) })
  })

const task = (name: string, role: Task['role'], likely: number, sources: number[]): Task => ({
  name,
  role,
  optimistic: likely / 2,
  likely,
  pessimistic: 2 * likely,
  sources,
})

/** Booking with reminders as an option, and a shop that is out of scope. */
export const studio: Given = {
  lines: [
    { id: 1, text: 'Members book classes on the web.' },
    { id: 2, text: 'They get a reminder.' },
    { id: 3, text: 'A shop sells mats.' },
  ],
  breakdown: {
    ...breakdownOf(
      [
        {
          name: 'Booking',
          description: 'Members book a place.',
          complexity: 'medium',
          tasks: [
            task('Timetable', 'Front-end developer', 12, [1]),
            task('Bookings', 'Back-end developer', 9, [1]),
            task('Reminders', 'Back-end developer', 5, [2]),
          ],
        },
        {
          name: 'Shop',
          description: 'Mats.',
          complexity: 'low',
          tasks: [task('Catalog', 'Front-end developer', 8, [3])],
        },
      ],
      aProduct,
    ),
    risks: [{ risk: 'Payments', description: 'Each differs.', impact: 'high', mitigation: 'Choose one.' }],
    assumptions: ['One time zone.'],
    exclusions: ['A mobile app.'],
    techStack: ['PostgreSQL'],
  },
  scope: {
    changes: [
      { component: 'Booking', task: { name: 'Reminders', role: 'Back-end developer' }, state: 'optional' },
      { component: 'Shop', state: 'out' },
    ],
    added: [],
  },
}

/** Text that would run, compute or break a file if it were more than text. */
const hostileText = `=HYPERLINK("https://x.example","a")</t><script>1</script>'; touch taken; echo "$(touch taken)\`touch taken\`\r\n,=1+1\u0000\u0008\uffff\ud800 ]]> @ada #12 _x0041_;=2+2;"=3+3;`

/** An estimate in which every text of people and models is hostile, behind one of the beginnings of formulas. */
export function hostile(beginning: string): Given {
  const text = beginning + hostileText
  const component = `${beginning}cmd|' /C calc'!A0 <b>`
  return {
    title: text,
    lines: [{ id: 1, text }],
    breakdown: {
      ...breakdownOf([
        {
          name: component,
          description: text,
          complexity: 'low',
          tasks: [task(text, 'Back-end developer', 8, [1]), task(`${text} more`, 'Back-end developer', 4, [1])],
        },
      ]),
      risks: [{ risk: text, description: text, impact: 'high', mitigation: text }],
      assumptions: [text],
      exclusions: [text],
      techStack: [text],
    },
    scope: {
      changes: [{ component, task: { name: `${text} more`, role: 'Back-end developer' }, state: 'optional' }],
      added: [],
    },
  }
}

/** An estimate of 50 components with ten tasks each. */
export const large: Given = {
  breakdown: breakdownOf(
    Array.from({ length: 50 }, (_, component) => ({
      name: `Component ${component}`,
      description: 'Ten tasks',
      complexity: 'medium',
      tasks: Array.from({ length: 10 }, (_, at) =>
        task(`Task ${at} of ${component}`, 'Back-end developer', 8 + (at % 5), [1 + ((component + at) % 40)]),
      ),
    })),
  ),
}

export const empty: Given = { breakdown: breakdownOf([]) }

/** Beginnings of formulas in spreadsheets. */
export const formulaBeginnings = ['=', '+', '-', '@', '\t', '\r', '＝']
