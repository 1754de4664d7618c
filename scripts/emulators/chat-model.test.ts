import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ToolConfiguration,
} from '@aws-sdk/client-bedrock-runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aModel, aReading } from '#scripts/testing/model'
import { aProduct } from '#scripts/testing/arbitraries'
import {
  type ChatReply,
  type ChatRequest,
  chatError,
  completion,
  startChatServer,
  toolCall,
} from '#scripts/testing/chat-server'
import { startBedrock } from './bedrock'
import { converseByChat } from './chat-model'
import { chatModel } from './model'
import { startServices } from './services'

const schema = { type: 'object', properties: { summary: { type: 'string' } }, required: ['summary'] }
const toolConfig: ToolConfiguration = {
  tools: [{ toolSpec: { name: 'record', description: 'Records it.', inputSchema: { json: schema } } }],
  toolChoice: { tool: { name: 'record' } },
}
const shop = { summary: 'A shop.' }

interface Server {
  key?: string
  givenKey?: string
  isSilent?: boolean
  timeoutMs?: number
}

/** Starts Bedrock's emulator with a scripted server behind it, and returns the product's adapter for it. */
async function aChatModel(
  script: (ChatReply | ((request: ChatRequest) => ChatReply))[],
  { key, givenKey = key, isSilent, timeoutMs }: Server = {},
) {
  const server = await startChatServer(script, { key, isSilent })
  const reports: string[] = []
  const model = { name: 'llama-local', url: server.url, key: givenKey }
  const respond = converseByChat(model, { report: (line) => reports.push(line), timeoutMs })
  const bedrock = await startBedrock({ respond })
  const client = new BedrockRuntimeClient({ endpoint: bedrock.url, maxAttempts: 1 })
  onTestFinished(async () => {
    client.destroy()
    await bedrock.stop()
  })
  const converse = (input: Partial<ConverseCommandInput> = {}) =>
    client.send(
      new ConverseCommand({
        modelId: 'llama-local',
        system: [{ text: 'Estimate it.' }],
        messages: [{ role: 'user', content: [{ text: 'A shop for bread.' }] }],
        toolConfig,
        inferenceConfig: { maxTokens: 8_192 },
        ...input,
      }),
    )
  return { converse, reports, ...server }
}

const toolUses = ({ output }: Awaited<ReturnType<Awaited<ReturnType<typeof aChatModel>>['converse']>>) =>
  (output?.message?.content ?? []).map(({ toolUse }) => toolUse)

test("the model gets the tool, and its tool call is returned in Bedrock's format", async () => {
  const { converse, requests } = await aChatModel([toolCall('record', shop)], { key: 'sk-secret' })

  const reply = await converse()

  expect(reply).toMatchObject({
    output: {
      message: { role: 'assistant', content: [{ toolUse: { toolUseId: 'call_1', name: 'record', input: shop } }] },
    },
    stopReason: 'tool_use',
    usage: { inputTokens: 900, outputTokens: 100, totalTokens: 1000 },
  })
  expect(requests).toEqual([
    {
      model: 'llama-local',
      messages: [
        { role: 'system', content: 'Estimate it.' },
        { role: 'user', content: 'A shop for bread.' },
      ],
      tools: [{ type: 'function', function: { name: 'record', description: 'Records it.', parameters: schema } }],
      tool_choice: 'required',
      max_tokens: 8_192,
    },
  ])
})

test('text output without a tool is returned as text', async () => {
  const { converse, requests } = await aChatModel([completion({ content: 'Hello.' })])

  const reply = await converse({ toolConfig: undefined, system: undefined, inferenceConfig: { temperature: 0.5 } })

  expect(reply).toMatchObject({ output: { message: { content: [{ text: 'Hello.' }] } }, stopReason: 'end_turn' })
  expect(requests).toEqual([
    { model: 'llama-local', messages: [{ role: 'user', content: 'A shop for bread.' }], temperature: 0.5 },
  ])
})

const repair: ConverseCommandInput['messages'] = [
  { role: 'user', content: [{ text: 'A shop for bread.' }] },
  { role: 'assistant', content: [{ toolUse: { toolUseId: 'call_1', name: 'record', input: { summary: 7 } } }] },
  { role: 'user', content: [{ toolResult: { toolUseId: 'call_1', content: [{ text: 'Not a text.' }] } }] },
]

test("a tool call and its result are sent back in the protocol's format", async () => {
  const { converse, requests } = await aChatModel([toolCall('record', shop)])

  await converse({ messages: repair })

  expect(requests[0]?.messages.slice(1)).toEqual([
    { role: 'user', content: 'A shop for bread.' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'record', arguments: '{"summary":7}' } }],
    },
    { role: 'tool', tool_call_id: 'call_1', content: 'Not a text.' },
  ])
})

test.each<[string, ChatReply]>([
  ['rejects tools', chatError(400, 'registry.ollama.ai/library/llama-local does not support tools')],
  ['rejects tools with a server error', chatError(500, 'Unsupported param: tools')],
  ['ignores tools', completion({ content: 'Gladly! Bread is a fine thing to sell.' })],
])('a server that %s is asked for JSON from then on', async (_, first) => {
  const json = completion({ content: JSON.stringify(shop) })
  const { converse, requests } = await aChatModel([first, json])

  const reply = await converse()
  await converse({ messages: repair })

  expect(toolUses(reply)).toMatchObject([{ name: 'record', input: shop }])
  expect(reply.stopReason).toBe('tool_use')
  expect(requests).toHaveLength(3)
  expect(requests[1]).toMatchObject({ response_format: { type: 'json_object' } })
  expect(requests[1]).not.toHaveProperty('tools')
  expect(requests[1]?.messages[0]?.content).toContain(JSON.stringify(schema))
  expect(requests[2]?.messages.slice(1)).toEqual([
    { role: 'user', content: 'A shop for bread.' },
    { role: 'assistant', content: '{"summary":7}' },
    { role: 'user', content: 'Not a text.' },
  ])
})

test('a server without tools and JSON mode is asked for JSON as text', async () => {
  const { converse, requests } = await aChatModel([
    chatError(400, 'tools are not supported'),
    chatError(400, "'response_format.type' must be 'json_schema' or 'text'"),
    completion({
      content: `<think>{"summary": "no"}</think>\nHere it is:\n\`\`\`json\n${JSON.stringify(shop)}\n\`\`\``,
    }),
  ])

  expect(toolUses(await converse())).toMatchObject([{ name: 'record', input: shop }])
  expect(requests[2]).not.toHaveProperty('response_format')
})

test('a tool call that is written as text counts as a tool call', async () => {
  const written = completion({ content: JSON.stringify({ name: 'record', parameters: shop }) })
  const { converse, requests } = await aChatModel([written])

  expect(toolUses(await converse())).toMatchObject([{ name: 'record', input: shop }])
  expect(requests).toHaveLength(1)
})

test('the token limit has the name that the server supports, or is omitted if the context is too small', async () => {
  const named = await aChatModel([
    chatError(400, "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead."),
    toolCall('record', shop),
  ])
  const small = await aChatModel([
    chatError(400, "This model's maximum context length is 8192 tokens; you requested 9000 (808 in the functions)."),
    toolCall('record', shop),
  ])

  await named.converse()
  await small.converse()

  expect(named.requests[1]).toMatchObject({ max_completion_tokens: 8_192, tools: [{}] })
  expect(named.requests[1]).not.toHaveProperty('max_tokens')
  expect(small.requests[1]).not.toHaveProperty('max_tokens')
  expect(small.requests[1]).toMatchObject({ tools: [{}] })
})

test('a request that is too long is rejected as by Bedrock, and shorter ones keep their tools', async () => {
  const tooLong = chatError(400, 'The maximum context length is 8192 tokens; the functions alone have 300.')
  const { converse, requests } = await aChatModel([tooLong, tooLong, toolCall('record', shop)])

  await expect(converse()).rejects.toMatchObject({
    name: 'ValidationException',
    message: expect.stringContaining('too long'),
  })
  await converse()

  expect(requests[2]).toMatchObject({ tools: [{}] })
})

test('stop reasons of a cut-off, a refusal and a filter are those of Bedrock', async () => {
  const { converse } = await aChatModel([
    {
      body: {
        choices: [
          {
            message: { tool_calls: [{ id: 'c', function: { name: 'record', arguments: '{"summ' } }] },
            finish_reason: 'length',
          },
        ],
      },
    },
    completion({ refusal: 'I cannot help with that.' }),
    completion({ content: 'I' }, 'content_filter'),
  ])

  expect(await converse()).toMatchObject({ output: { message: { content: [] } }, stopReason: 'max_tokens' })
  expect(await converse()).toMatchObject({ stopReason: 'content_filtered' })
  expect(await converse()).toMatchObject({ stopReason: 'content_filtered' })
})

test.each<[number, string, string, ChatReply]>([
  [429, 'ThrottlingException', 'responded 429: Slow down', chatError(429, 'Slow down', 'rate_limit_exceeded')],
  [400, 'ServiceQuotaExceededException', 'responded 429: Pay', chatError(429, 'Pay first.', 'insufficient_quota')],
  [403, 'AccessDeniedException', 'Set MODEL_KEY to a key that may use llama-local', chatError(403, 'No access.')],
  [404, 'ResourceNotFoundException', 'Check MODEL_NAME', chatError(404, 'model "llama-local" not found')],
  [400, 'ValidationException', 'too long', chatError(413, 'The prompt is too long.')],
  [400, 'ValidationException', 'responded 400', chatError(400, 'Unknown parameter: stop.')],
  [408, 'ModelTimeoutException', 'took too long', chatError(504, 'Upstream.')],
  [503, 'ServiceUnavailableException', 'responded 503', { status: 503, body: { error: 'loading model' } }],
  [500, 'InternalServerException', 'not one of Chat Completions', { status: 502, body: '<h1>Bad gateway</h1>' }],
  [424, 'ModelErrorException', 'not one of Chat Completions', { body: { choices: [] } }],
  [424, 'ModelErrorException', '', toolCall('record', '{"summary": ')],
])('%i becomes %s, with advice in the terminal', async (status, name, advice, reply) => {
  const { converse, reports } = await aChatModel([reply])

  for (const _ of [1, 2]) {
    await expect(converse()).rejects.toMatchObject({ name, $metadata: { httpStatusCode: status } })
  }
  // The advice is shown once, however often the failure occurs.
  expect(reports).toHaveLength(advice === '' ? 0 : 1)
  expect(reports.join()).toContain(advice)
})

test('a rejected key is never shown', async () => {
  const { converse, reports } = await aChatModel([], { key: 'right', givenKey: 'sk-wrong-secret' })

  const error = await converse().catch((error: unknown) => error)

  expect(error).toMatchObject({ name: 'AccessDeniedException' })
  expect(reports).toEqual([expect.stringMatching(/responded 401: Incorrect API key.* Set MODEL_KEY to a key/)])
  expect(JSON.stringify([reports, error, String(error)])).not.toContain('sk-wrong-secret')
})

test('an unreachable or silent server is named in the terminal', async () => {
  const gone = await aChatModel([])
  gone.stop()
  const silent = await aChatModel([], { isSilent: true, timeoutMs: 50 })

  await expect(gone.converse()).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  expect(gone.reports).toEqual([
    `The model's server at ${gone.url} cannot be reached (ECONNREFUSED). Start it, or correct MODEL_URL.`,
  ])
  await expect(silent.converse()).rejects.toMatchObject({ name: 'ModelTimeoutException' })
})

test('an estimate is made by the model behind the endpoint and has its name, even after a rate limit', async () => {
  const analysis = {
    ...shop,
    ...aProduct,
    components: [
      {
        name: 'Shop',
        description: 'Bread',
        complexity: 'low',
        tasks: [{ name: 'List', role: 'Back-end developer', optimistic: 4, likely: 6, pessimistic: 9, sources: ['1'] }],
      },
    ],
    technologies: [],
    risks: [],
    questions: [],
    background: [],
  }
  const limited = { ...chatError(429, 'Slow down'), headers: { 'retry-after': '0' } }
  const { url, requests } = await startChatServer([limited, toolCall('record_analysis', analysis)])
  const { analyze } = await aModel([converseByChat({ name: 'llama-local', url }, { report: () => {} })], {
    modelId: 'llama-local',
  })

  const result = await analyze(aReading(['A list of all breads.']).input)

  expect(result).toMatchObject({ analyst: 'llama-local', summary: 'A shop.' })
  expect(requests).toHaveLength(2)
})

test('the end of a rate limit is passed on', async () => {
  const limited = { ...chatError(429, 'Slow down'), headers: { 'retry-after': '17' } }
  const { converse } = await aChatModel([limited])

  await expect(converse()).rejects.toMatchObject({ $response: { headers: { 'retry-after': '17' } } })
})

test('the functions of a local stack use the model in the environment variables', async () => {
  const { url, requests } = await startChatServer([completion({ content: 'Hello.' })], { key: 'sk-secret' })
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('MODEL_ID', undefined)
  vi.stubEnv('MODEL_URL', url)
  vi.stubEnv('MODEL_NAME', 'hub/llama-local:8b')
  vi.stubEnv('MODEL_KEY', 'sk-secret')
  const services = await startServices({ siteOrigin: 'http://localhost:3000', originSecret: 'secret' })
  onTestFinished(services.stop)
  const { MODEL_ID: modelId, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint } = services.environment
  const client = new BedrockRuntimeClient({ endpoint, maxAttempts: 1 })
  onTestFinished(() => client.destroy())

  await client.send(new ConverseCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hello?' }] }] }))

  expect(modelId).toBe('hub/llama-local:8b')
  expect(requests).toMatchObject([{ model: 'hub/llama-local:8b' }])
  expect(JSON.stringify(services.environment)).not.toContain('sk-secret')
})

test('the environment variables define a model by URL, name and key, or the error names the missing one', () => {
  const named = { MODEL_URL: 'http://localhost:11434/v1/', MODEL_NAME: 'llama3.1' }

  expect(chatModel({})).toBeNull()
  expect(chatModel(named)).toEqual({ name: 'llama3.1', url: 'http://localhost:11434/v1' })
  expect(chatModel({ ...named, MODEL_KEY: 'k' })).toMatchObject({ key: 'k' })
  expect(() => chatModel({ MODEL_URL: named.MODEL_URL })).toThrow('MODEL_URL needs MODEL_NAME too')
  expect(() => chatModel({ ...named, MODEL_URL: 'localhost:11434' })).toThrow('MODEL_URL must be the base URL')
  expect(() => chatModel({ ...named, MODEL_URL: 'http://me:secret@host/v1' })).toThrow(/^(?!.*secret).*MODEL_KEY/)
  expect(() => chatModel({ ...named, MODEL_ID: 'a-model', AWS_ACCESS_KEY_ID: 'a' })).toThrow('Unset one of them')
})
