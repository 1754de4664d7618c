import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aModel, aReading, calls } from '#scripts/testing/model'

const folder = join(import.meta.dirname, 'recordings')
const recorded = (name: string) => readFile(join(folder, name), 'utf8')
const brief = async () => (await recorded('guest-passes.txt')).trim().split('\n')

/** Returns the request to the model, with the random key of the tags replaced. */
async function requestOf(texts: string[]) {
  const { analyze, requests } = await aModel([calls(JSON.parse(await recorded('guest-passes.json')))])
  const analysis = await analyze(aReading(texts).input)
  const [{ system, messages, toolConfig } = {}] = requests
  const texted = (content: { text?: string }[] = []) => content.map(({ text }) => text).join('\n\n')
  const prompt = `${texted(system)}\n\n---\n\n${texted(messages?.[0]?.content)}`
  return { analysis, requests, prompt: prompt.replace(/\b[0-9a-f]{16}\b/g, 'KEY'), toolConfig }
}

test('the prompt and the tool are those that the recorded reading was made with', async () => {
  const { prompt, toolConfig } = await requestOf(await brief())

  // After a deliberate change: run vitest with -u, and let a model read the new request.
  await expect(`${prompt}\n`).toMatchFileSnapshot(join(folder, 'record-analysis.prompt.txt'))
  await expect(`${JSON.stringify(toolConfig, null, 2)}\n`).toMatchFileSnapshot(join(folder, 'record-analysis.tool.txt'))
})

test('a recorded reading of a change is accepted without repair, and stays a change', async () => {
  const { analysis, requests } = await requestOf(await brief())

  expect(requests).toHaveLength(1)
  expect(analysis.workType).toEqual({ kind: 'change', stage: 'production', platform: 'web' })
  expect(analysis.supporting).toEqual([{ row: 'Testing and fixing', sources: [8] }])
  expect(analysis.background).toEqual([1, 7])
  expect(analysis.questions).toHaveLength(2)
})
