import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseRequest,
  type Message,
} from '@aws-sdk/client-bedrock-runtime'
import { expect, onTestFinished, test } from 'vitest'
import { aModel, aReading } from '#scripts/testing/model'
import { type ModelResponse, startBedrock } from './bedrock'
import { type ServiceResponse, type Fault, awsError } from './emulator'

const user = (...texts: string[]): Message => ({ role: 'user', content: texts.map((text) => ({ text })) })
const assistant = (text: string): Message => ({ role: 'assistant', content: [{ text }] })
const tool = { toolSpec: { name: 'record', inputSchema: { json: { type: 'object' } } } }

async function aClient(respond: (request: ConverseRequest) => ModelResponse | ServiceResponse, faults: Fault[] = []) {
  const { url, stop } = await startBedrock({ respond, faults })
  const client = new BedrockRuntimeClient({ endpoint: url, maxAttempts: 1 })
  onTestFinished(async () => {
    client.destroy()
    await stop()
  })
  return (input: Partial<ConverseCommandInput>) =>
    client.send(new ConverseCommand({ modelId: 'a-model', messages: [user('Hello')], ...input }))
}

test('a model responds under its id, with tokens and latency', async () => {
  const converse = await aClient(({ modelId }) => ({ output: { message: assistant(`I am ${modelId}`) } }))

  const reply = await converse({ modelId: 'offline analyst/1:0' })

  expect(reply).toMatchObject({
    output: { message: { role: 'assistant', content: [{ text: 'I am offline analyst/1:0' }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
    metrics: { latencyMs: expect.any(Number) },
  })
  expect(reply.usage?.totalTokens).toBe((reply.usage?.inputTokens ?? 0) + (reply.usage?.outputTokens ?? 0))
})

test.each<[string, Partial<ConverseCommandInput>]>([
  ['no messages', { messages: [] }],
  ['a first turn of the assistant', { messages: [assistant('Hello')] }],
  ['two consecutive turns of one role', { messages: [user('Hello'), user('again')] }],
  ['a last turn of the assistant', { messages: [user('Hello'), assistant('Hello')] }],
  ['a turn without content', { messages: [user()] }],
  ['a blank text', { messages: [user(' ')] }],
  ['a limit of zero tokens', { inferenceConfig: { maxTokens: 0 } }],
  ['a temperature above 1', { inferenceConfig: { temperature: 2 } }],
  ['no tools in a tool configuration', { toolConfig: { tools: [] } }],
  ['a tool name with a space', { toolConfig: { tools: [{ toolSpec: { ...tool.toolSpec, name: 'a tool' } }] } }],
  [
    'a tool whose input is a list',
    { toolConfig: { tools: [{ toolSpec: { name: 'a', inputSchema: { json: { type: 'array' } } } }] } },
  ],
  ['an unknown forced tool', { toolConfig: { tools: [tool], toolChoice: { tool: { name: 'other' } } } }],
  [
    'a tool use without a tool configuration',
    {
      messages: [
        user('Hello'),
        { role: 'assistant', content: [{ toolUse: { toolUseId: '1', name: 'record', input: {} } }] },
        { role: 'user', content: [{ toolResult: { toolUseId: '1', content: [{ text: 'No' }] } }] },
      ],
    },
  ],
  [
    'a tool use without a result',
    {
      messages: [
        user('Hello'),
        { role: 'assistant', content: [{ toolUse: { toolUseId: '1', name: 'record', input: {} } }] },
        user('No'),
      ],
      toolConfig: { tools: [tool] },
    },
  ],
])('a Converse request with %s is rejected', async (_, input) => {
  const converse = await aClient(() => ({ output: { message: assistant('Hello') } }))

  await expect(converse(input)).rejects.toMatchObject({ name: 'ValidationException' })
})

test('a repair with the tool, its use and its result is accepted', async () => {
  const converse = await aClient(() => ({ output: { message: assistant('Thanks') } }))

  const reply = await converse({
    messages: [
      user('Hello'),
      { role: 'assistant', content: [{ toolUse: { toolUseId: '1', name: 'record', input: {} } }] },
      { role: 'user', content: [{ toolResult: { toolUseId: '1', status: 'error', content: [{ text: 'No' }] } }] },
    ],
    toolConfig: { tools: [tool], toolChoice: { tool: { name: 'record' } } },
  })

  expect(reply.output?.message?.content).toEqual([{ text: 'Thanks' }])
})

test('a model can fail as Bedrock does, and a garbled response makes no sense', async () => {
  const failing = await aClient(() => awsError(408, 'ModelTimeoutException', 'Too slow'))
  const garbling = await aClient(
    () => ({ output: { message: assistant('Sense') } }),
    [{ kind: 'garbage', rate: 1, ms: 0 }],
  )

  await expect(failing({})).rejects.toMatchObject({ name: 'ModelTimeoutException' })
  expect((await garbling({})).output?.message?.content?.[0]).toHaveProperty('toolUse')
})

test("the offline analyst responds immediately to the adapter's requests, without a repair", async () => {
  const { analyze, breakDown, url } = await aModel()
  const { input } = aReading([
    'Rental of musical instruments',
    'Members sign in with their e-mail address and a password.',
    'Members search the instruments by kind and reserve one for a month.',
    'Clerks enter new instruments with photos, and record repairs.',
    'Members pay the rent online by card.',
    'All rights reserved.',
  ])

  const analysis = await analyze(input)
  const breakdown = await breakDown({
    ...input,
    analysis,
    answers: {},
    assumed: analysis.questions.map(({ id }) => id),
  })

  expect(analysis.components.length).toBeGreaterThan(2)
  expect(breakdown.components).toEqual(analysis.components)
  expect(await (await fetch(`${url}/_emulator/calls`)).json()).toEqual({ Converse: 2 })
})

test('only Converse is available', async () => {
  const { url, stop } = await startBedrock({ respond: () => ({}) })
  onTestFinished(stop)

  expect((await fetch(`${url}/model/a-model/invoke`, { method: 'POST', body: '{}' })).status).toBe(404)
})
