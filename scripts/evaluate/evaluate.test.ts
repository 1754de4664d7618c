import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documentRefusals } from '#contract/document-messages'
import { startBedrock } from '#emulators/bedrock'
import { aScan } from '#scripts/testing/document'
import { evaluate, measuredPairs } from './evaluate'
import { perform } from './processes'
import { modelId } from './start-analyst'
import { tablesOf } from './table'
import { asksForWork, scripted, sound } from './testing/scripted-analyst'

const orchard = `# Orchard share

Families rent a fruit tree in an orchard, and harvest it themselves.

## Trees

- Families can see all free trees on a map with their sort of fruit.
- A family must be able to reserve a tree for one season and to pay for it by credit card.
- The system shall send a message to the family when its tree can be harvested.
- Families can upload photographs of their harvest.

## Gardeners

- Gardeners shall record what they did to a tree, and when.
- A gardener can report a sick tree with a photograph from a mobile phone.
- The head gardener must see the work of the week in a calendar.

## Office

- The office shall be able to create, change and delete trees, families and gardeners.
- The office must export all payments of a month as a CSV file for the accountant.
- The office should see how many trees are rented in a chart.

## Quality

- Pages must be accessible according to WCAG 2.1 AA.
- All connections shall be encrypted.
`

async function aFolder(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evaluate-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

test('a model with an id and credentials is used instead of the offline analyst', async () => {
  const bedrock = await startBedrock({ respond: scripted(sound) })
  onTestFinished(bedrock.stop)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('MODEL_ID', 'a-model')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ours')
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', bedrock.url)

  expect(modelId()).toBe('a-model')
  const tasks = orchard.split('\n').filter((line) => asksForWork.test(line)).length
  const estimates = await perform({ do: 'estimate', texts: [{ title: 'Orchard', text: orchard }] })

  expect(estimates).toMatchObject([{ components: 1, build: 6 * tasks }])
})

// The properties of the offline analyst have tests of their own, with every variant.
const less = { characters: 5_000, briefs: 1, maxVariants: 2 }

test('documents that can be read are measured and shown, and the others with their error message', async () => {
  const files = {
    'orchard.md': orchard,
    'broken.pdf': '%PDF-1.7 and then nothing',
    'lunch.pdf': aScan([['We had soup for lunch. It was good.']]),
  }
  const evaluation = await evaluate(await aFolder(files), () => {}, less)

  // A machine that runs tests is too busy for reliable times.
  const held = evaluation.failures.filter((failure) => !/^cost: .* s \(/.test(failure))
  expect(held).toEqual([])
  expect(evaluation).toMatchObject({
    analyst: 'offline analyst',
    isModel: false,
    long: { characters: less.characters },
  })
  expect(evaluation.documents).toMatchObject([
    { name: 'broken.pdf', unreadable: documentRefusals.damaged },
    { name: 'lunch.pdf', isRightly: true },
    {
      name: 'orchard.md',
      megabytes: expect.any(Number),
      coverage: { untraced: [] },
      cases: { repeatable: [{ measured: 0 }] },
    },
  ])
  expect(evaluation.paraphrases).toMatchObject([{ changes: { length: 5 } }])

  const orchards = ['orchard.md', 'orchard.docx'].map((name) => ({ ...evaluation.documents[2]!, name }))
  const pairs = measuredPairs([{ names: ['orchard.md', 'orchard.docx'], similarity: 0.985 }], orchards)
  const text = tablesOf({ ...evaluation, pairs }, 'text')
  expect(text).toMatch(/^orchard\.md +951 /m)
  expect(text).toContain(`broken.pdf is not read: "${documentRefusals.damaged}"`)
  expect(text).toContain('lunch.pdf has no estimate: "Nothing to build was found')
  expect(text).toContain('orchard.md and orchard.docx have 99 % of their words in common: 0.00 % apart.')
  expect(tablesOf(evaluation, 'markdown')).toMatch(/^\| Document \| Repeatable \| .*\n\| --- \| ---: /m)
})
