import { expect, onTestFinished, test, vi } from 'vitest'
import type { Line } from '#contract/estimation'
import { maskConstraints } from '#domain/constraints/mask'
import { findExcluded } from '#domain/revision/excluded-lines'
import { type Layer, assumedBreakdown } from '#domain/revision/layers'
import { matchLines } from '#domain/revision/match-lines'
import { numberLines } from '#domain/text/requirement-lines'
import { aProduct } from '#scripts/testing/arbitraries'
import { aModel } from '#scripts/testing/model'
import { type Analyst, type Estimated, analystBy, tasksOf } from './analyst'
import { failuresOf } from './limits'
import { coverageOf, judgeDemands, runCases } from './properties'
import { reviseSubject } from './revisions'
import { type Judge, anEstimate, asksForWork, scripted, sound } from './testing/scripted-analyst'

const document = `# Tool library

Neighbours lend tools to each other and want a place on the web for it.

## Members

- Members can list a tool with photographs.
- Members can search all tools by their name and distance.
- Members must be able to reserve a tool for some days.
- Members should get a message on the day before a tool is due.

## Lenders

- Lenders can accept or refuse a reservation.
- Lenders must see a calendar with all of their loans.
- Lenders should rate the borrower after the tool came back.

## Administrators

- Administrators can remove a tool that is dangerous.
- Administrators must see all complaints in one list.
- Administrators should export the members as a spreadsheet.
`

/** Connects the product's adapter to a scripted model. */
async function modelOf(script: ReturnType<typeof scripted>, isModel = false): Promise<Analyst> {
  // Several hundred responses would be logged.
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  return analystBy(await aModel([script]), { name: 'a script', isModel })
}

const linesByText = new Map<string, Line[]>()

/** Returns the numbered lines of a text. Most analysts get the same variants of the document. */
function linesOf(text: string): Line[] {
  const lines = linesByText.get(text) ?? numberLines(maskConstraints(text).text)
  linesByText.set(text, lines)
  return lines
}

/** Creates an analyst that judges the lines of the text itself, without a model. */
function judging(
  judge: Judge,
  change: (estimated: Estimated, text: string) => Partial<Estimated> = () => ({}),
): Analyst {
  return {
    name: 'a script',
    isModel: false,
    // Its estimates have no layers, so nothing is revised.
    revise: () => Promise.reject(new Error('Nothing to revise')),
    estimate: async (title, text) => {
      const lines = linesOf(text)
      const texts = lines.map((line) => line.text)
      // A repeated line is one task.
      const unique = lines.filter((line, at) => texts.indexOf(line.text) === at)
      const tasks = unique
        .map((line) => ({ name: line.text, sources: [line.id], hours: judge(line.text, line.id, texts) }))
        .filter(({ hours }) => hours > 0)
      const build = tasks.reduce((sum, { hours }) => sum + hours, 0)
      const cited = new Set(tasks.flatMap(({ sources }) => sources))
      const estimated = anEstimate(build, {
        tasks,
        lines,
        background: lines.map(({ id }) => id).filter((id) => !cited.has(id)),
        remarks: [title],
      })
      return { ...estimated, ...change(estimated, text) }
    },
  }
}

async function casesBy(analyst: Analyst, text = document) {
  const estimated = await analyst.estimate('Tool library', text)
  if ('refused' in estimated) throw new Error(estimated.refused)
  const cases = await runCases({ title: 'Tool library', text, estimated, analyst })
  return { ...cases, demands: judgeDemands([coverageOf(estimated)]) }
}

const failuresBy = async (analyst: Analyst, text?: string) =>
  failuresOf('tools.md', await casesBy(analyst, text), analyst.isModel)

/** Returns the names of properties in error messages. */
const named = (failures: readonly string[]) => failures.map((failure) => failure.split(':')[0])

test('a correct analyst meets every property', async () => {
  expect(await failuresBy(await modelOf(scripted(sound)))).toEqual([])
})

test('hours that differ between two readings are not repeatable', async () => {
  let readings = 0
  const drifting: Judge = (...line) => sound(...line) * (1 + (readings += 0.0001))

  expect(named(await failuresBy(judging(drifting)))).toContain('repeatable')
})

test('a model may differ by a tenth, and the offline analyst may not', async () => {
  let readings = 0
  const drifting: Judge = (...line) => sound(...line) * (1 + (readings += 0.00001))

  const analyst = await modelOf(scripted(drifting), true)
  const { repeatable } = await casesBy(analyst)
  expect(repeatable).toHaveLength(4)
  expect(repeatable.every(({ measured }) => measured > 0)).toBe(true)
  expect(failuresOf('tools.md', { repeatable }, true)).toEqual([])
})

test('functional lines without a task are a gap', async () => {
  const lazy = scripted(sound, ({ components }) => ({
    components: components.map((component) => ({ ...component, tasks: component.tasks.slice(0, 8) })),
  }))

  expect(await failuresBy(await modelOf(lazy, true))).toContainEqual(
    expect.stringMatching(/^answered: tools\.md has only 80\.0 % of its functional lines answered: line \d+ is not/),
  )
})

test('an analyst that calls all but one line background is detected', async () => {
  const cheating = scripted(sound, ({ components }, lines) => ({
    components: components.map((component) => ({ ...component, tasks: component.tasks.slice(0, 1) })),
    background: [`1-${lines.length}`],
  }))

  const failures = await failuresBy(await modelOf(cheating, true))

  expect(named(failures)).not.toContain('answered')
  expect(failures).toContainEqual(expect.stringMatching(/^demands: tools\.md has only 10\.0 %/))
})

test("an analyst whose hours depend on Markdown's markup depends on the format", async () => {
  const marked: Judge = (line) => (line.startsWith('#') ? 6 : sound(line, 0, []) / 3)

  const failures = await failuresBy(judging(marked))

  expect(failures).toContainEqual(
    expect.stringMatching(/^formats: tools\.md falls by [\d.]+ % as (?:PDF|plain text) \(at most 10 %\)/),
  )
})

test('an analyst that sees the budget is anchored by it', async () => {
  const anchored = judging(sound, ({ build }, text) => ({ build: build * (text.includes('$2,000,000') ? 1.2 : 1) }))

  expect(await failuresBy(anchored)).toEqual([
    'anchors: tools.md rises by 20.00 % with "The budget is $2,000,000." at the start (at most 0 %), and 3 other cases of 16.',
  ])
})

test('an analyst whose hours decrease for a longer text lowers the hours for a feature', async () => {
  const overwhelmed: Judge = (line, id, lines) => (sound(line, id, lines) * 1000) / lines.length ** 2

  expect(named(await failuresBy(judging(overwhelmed)))).toContain('feature')
})

test('an analyst that distributes a fixed sum does not grow with the document', async () => {
  const fixed = judging(sound, () => ({ build: 60 }))

  expect(await failuresBy(fixed)).toEqual([
    'grows: tools.md rises by only 0.00 % with 6 features more (at least 0.1 %).',
  ])
})

test('an analyst that counts repeated text twice is detected', async () => {
  const counting: Judge = (line, id, lines) => sound(line, id, lines) * lines.filter((each) => each === line).length

  expect(named(await failuresBy(judging(counting)))).toEqual(['twice'])
})

test('an analyst that finds less towards the end depends on the order', async () => {
  const tiring: Judge = (line, id, lines) => (sound(line, id, lines) * line.length * (lines.length + 1 - id)) / 1000

  expect(named(await failuresBy(judging(tiring)))).toContain('order')
})

test('an analyst that estimates contracts is not noise-proof', async () => {
  const gullible: Judge = (line) => (asksForWork.test(line) || /\bshall\b/.test(line) ? 6 : 0)

  const failures = await failuresBy(judging(gullible))

  expect(named(failures)).toEqual(['noise'])
  expect(failures[0]).toContain('boilerplate of every kind')
})

test('an analyst that rejects a text with boilerplate is not noise-proof', async () => {
  const sensible = judging(sound)
  const squeamish: Analyst = {
    ...sensible,
    estimate: async (title, text) =>
      text.includes('WARRANTY') ? { refused: 'Nothing to build was found.' } : sensible.estimate(title, text),
  }

  expect(await failuresBy(squeamish)).toContainEqual(
    expect.stringMatching(/^noise: tools\.md falls by 100\.00 % .*Nothing to build was found\./),
  )
})

test('a task without a source line is named', async () => {
  const careless = judging(sound, ({ tasks: [first, ...others] }) => ({
    tasks: [{ ...first!, sources: [9_999] }, ...others],
  }))

  expect(await failuresBy(careless)).toContainEqual(
    expect.stringMatching(
      /^traced: tools\.md has only 90\.0 % of its tasks with a source: ".*" has none \(at least 100 %\)/,
    ),
  )
})

test('a functional line that is neither in a task nor listed is named', async () => {
  const silent = judging(sound, ({ background }) => ({ background: background.slice(1) }))

  expect(await failuresBy(silent)).toContainEqual(
    expect.stringMatching(
      /^traced: tools\.md has only [\d.]+ % of its lines answered, .*: line 1 is not, "# Tool library"/,
    ),
  )
})

test('an analyst that wrongly claims to know a language, or not to know it, is detected', async () => {
  const finnish = document
    .replace(/^- .*$/gm, '- Lukijat voivat hakea luettelosta nimen ja tekijän mukaan.')
    .replace(/^[^-#\n].*$/gm, 'Naapurit lainaavat työkaluja toisilleen.')
  const humble = judging(sound, () => ({ remarks: ['The text is in a language of which few words are known.'] }))

  expect(named(await failuresBy(judging(sound), finnish))).toContain('language')
  expect(named(await failuresBy(humble, finnish))).not.toContain('language')
  expect(named(await failuresBy(humble))).toContain('language')
})

test('a revision that loses tasks, or sends a fifth of a long document again for a line, is reported', async () => {
  const text = Array.from(
    { length: 900 },
    (_, at) => `- Members lend tool ${at} with a photograph and a description.`,
  ).join('\n')
  const lines = numberLines(text)
  const task = { name: 'Lending', role: 'Back-end developer' as const, optimistic: 4, likely: 6, pessimistic: 9 }
  const components = [
    { name: 'Tools', description: '', complexity: 'low' as const, tasks: [{ ...task, sources: [1] }] },
  ]
  const said = { workType: aProduct, components, risks: [], technologies: [], supporting: [], background: [] }
  const analysis = { ...said, summary: '', questions: [] }
  const layers: Layer[] = [{ analysis, breakdown: assumedBreakdown(analysis) }]
  const estimated = anEstimate(6, { lines, layers, tasks: [{ name: 'Lending', sources: [1] }] })
  let sent = 0
  const revising = (kept: Layer[], share: number): Analyst => ({
    name: 'a script',
    isModel: false,
    sent: () => sent,
    estimate: async () => {
      sent += 100
      return estimated
    },
    revise: async () => {
      sent += 100 * share
      return { lines, layers: kept, tasks: tasksOf(kept), build: 6, match: matchLines(lines, lines, findExcluded) }
    },
  })
  const failuresWith = async (analyst: Analyst) =>
    named(failuresOf('tools.md', await reviseSubject({ title: 'Tools', text, estimated, analyst }), false))

  expect(await failuresWith(revising(layers, 0.1))).toEqual([])
  const without = layers.map((layer) => ({ ...layer, breakdown: { ...layer.breakdown, components: [] } }))
  expect(await failuresWith(revising(without, 0.2))).toEqual(['untouched', 'sent', 'undone'])
})
