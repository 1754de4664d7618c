import { afterEach, expect, test, vi } from 'vitest'
import { aProduct } from '#scripts/testing/arbitraries'
import { type Script, aModel, aReading, calls, promptOf, says } from '#scripts/testing/model'
import { awsError } from '#emulators/emulator'
import { analystFailures } from './failures'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const brief = ['Members of the orchid club swap cuttings.']
const component = {
  name: 'Marketplace',
  description: 'Offers and swaps.',
  complexity: 'low',
  tasks: [
    { name: 'Offer list', role: 'Front-end developer', optimistic: 4, likely: 6, pessimistic: 10, sources: ['1'] },
  ],
}
const analysis = {
  summary: 'A swap.',
  ...aProduct,
  components: [component],
  technologies: [],
  risks: [],
  questions: [],
  background: [],
}

async function analyzed(...script: Script[]) {
  const model = await aModel(script)
  return { ...model, analyze: () => model.analyze(aReading(brief).input) }
}

test.each([
  ['ThrottlingException', 429, 503, analystFailures.busy],
  ['ServiceUnavailableException', 503, 503, analystFailures.busy],
  ['ModelNotReadyException', 429, 503, analystFailures.busy],
  ['InternalServerException', 500, 502, analystFailures.broken],
  ['ModelErrorException', 424, 502, analystFailures.broken],
  ['SomethingNewException', 500, 502, analystFailures.broken],
  ['ModelTimeoutException', 408, 502, analystFailures.slow],
  ['AccessDeniedException', 403, 502, analystFailures.unavailable],
  ['ResourceNotFoundException', 404, 502, analystFailures.unavailable],
  ['ValidationException', 400, 502, analystFailures.unavailable],
])('%s gets an error message that the user can act on', async (name, upstreamStatus, status, message) => {
  const { analyze, requests } = await analyzed(awsError(upstreamStatus, name, 'A reason that is not for the user'))

  await expect(analyze()).rejects.toMatchObject({ status, message, retryAfter: status === 503 ? 60 : undefined })
  expect(requests.length).toBeLessThanOrEqual(2)
})

test('a throttled request is retried without an error', async () => {
  const { analyze, requests } = await analyzed(awsError(429, 'ThrottlingException', 'Slow down'), calls(analysis))

  await expect(analyze()).resolves.toMatchObject({ summary: 'A swap.' })
  expect(requests).toHaveLength(2)
})

test.each(['refusal', 'content_filtered', 'guardrail_intervened'])(
  '%s gets its own error message, without a retry',
  async (reason) => {
    const { analyze, requests } = await analyzed(says('I cannot help with that.', reason as 'content_filtered'))

    await expect(analyze()).rejects.toMatchObject({ status: 502, message: analystFailures.declined })
    expect(requests).toHaveLength(1)
  },
)

test.each<[string, Script]>([
  ['a refusal as text', says('I am sorry, I cannot do that.')],
  ['no content', { output: { message: { role: 'assistant', content: [] } }, stopReason: 'end_turn' }],
  ['no output', { stopReason: 'end_turn' }],
  ['a blank text', says('  ')],
  ['malformed tool use', { output: { message: { role: 'assistant', content: [] } }, stopReason: 'malformed_tool_use' }],
  ["Nova's malformed tool use", awsError(424, 'ModelErrorException', 'Invalid sequence as part of ToolUse')],
  ['tool input that is not an object', calls('an estimate')],
  ['wrong types', calls({ ...analysis, summary: 7.5, components: { name: 'all' } })],
  ['an output with a single field', calls({ summary: 'All done.' })],
])('%s is repaired in one turn', async (_, output) => {
  const { analyze, requests } = await analyzed(output, calls(analysis))

  await expect(analyze()).resolves.toMatchObject({ summary: 'A swap.' })
  expect(requests).toHaveLength(2)
  expect(JSON.stringify(requests[1]?.messages)).toContain('Your output cannot be used')
  expect(requests[1]?.toolConfig?.toolChoice).toHaveProperty('tool')
})

test('a second unusable output fails with an error message', async () => {
  const { analyze, requests } = await analyzed(says('No.'))

  await expect(analyze()).rejects.toMatchObject({ status: 502, message: analystFailures.unusable })
  expect(requests).toHaveLength(2)
})

test('a usable output with issues is used if the repair is worse', async () => {
  const [task] = component.tasks
  const large = { ...analysis, components: [{ ...component, tasks: [{ ...task, likely: 20, pessimistic: 30 }] }] }
  const { analyze } = await analyzed(calls(large), awsError(429, 'ThrottlingException', 'Slow down'))

  const { components } = await analyze()

  expect(components[0]?.tasks.map(({ likely }) => likely)).toEqual([10, 10])
})

test('malformed responses of every kind get an error message', async () => {
  const garbled = await aModel([calls(analysis)], { faults: [{ kind: 'garbage', rate: 1, ms: 0 }] })
  await expect(garbled.analyze(aReading(brief).input)).rejects.toMatchObject({
    status: 502,
    message: analystFailures.unusable,
  })

  const { analyze } = await analyzed({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"output":',
  })
  await expect(analyze()).rejects.toMatchObject({ status: 502, message: analystFailures.unusable })
})

test('a dropped connection gets an error message', async () => {
  const { analyze } = await aModel([calls(analysis)], { faults: [{ kind: 'drop', rate: 1, ms: 0 }] })

  await expect(analyze(aReading(brief).input)).rejects.toMatchObject({ status: 502, message: analystFailures.lost })
})

test('a request that gets no response is aborted after 95 seconds', async () => {
  let asked = () => {}
  const waiting = new Promise<void>((resolve) => {
    asked = resolve
  })
  const { analyze, requests } = await analyzed(() => {
    asked()
    return new Promise(() => {})
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const result = analyze().catch((error: unknown) => error)
  await waiting

  await vi.advanceTimersByTimeAsync(94_000)
  expect(await Promise.race([result, Promise.resolve('still waiting')])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(2_000)

  expect(await result).toMatchObject({ status: 502, message: analystFailures.slow })
  expect(requests).toHaveLength(1)
})

test('a model that is too slow for a large chunk gets halves', async () => {
  const document = Array.from({ length: 400 }, (_, at) => `The club keeps the name and the origin of orchid ${at}.`)
  let asked = () => {}
  const waiting = new Promise<void>((resolve) => {
    asked = resolve
  })
  const outputFor = (request: Parameters<typeof promptOf>[0]) => {
    const ids = [...promptOf(request).matchAll(/^(\d+)\| /gm)].map(([, id]) => id)
    const [task] = component.tasks
    return { ...analysis, components: [{ ...component, tasks: [{ ...task, sources: [`${ids[0]}-${ids.at(-1)}`] }] }] }
  }
  const { analyze, requests } = await aModel([
    () => {
      asked()
      return new Promise(() => {})
    },
    (request) => calls(outputFor(request)),
  ])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const result = analyze(aReading(document).input)
  await waiting
  await vi.advanceTimersByTimeAsync(96_000)
  vi.useRealTimers()

  expect((await result).components[0]?.tasks[0]?.sources).toHaveLength(400)
  expect(requests.map((request) => /Section .*\./.exec(promptOf(request))?.[0])).toEqual([
    'Section 1 of 1.',
    'Section 1 of 1, part a.',
    'Section 1 of 1, part b.',
  ])
})

const refused = (field: string) => awsError(400, 'ValidationException', `${field}: not supported by this model`)

test('a model that rejects forced tools gets an optional tool from then on', async () => {
  const { analyze, requests } = await analyzed(refused('tool_choice'), calls(analysis))

  await analyze()
  await analyze()

  expect(requests.map(({ toolConfig }) => Object.keys(toolConfig?.toolChoice ?? {})[0])).toEqual([
    'tool',
    'auto',
    'auto',
  ])
  expect(requests[1]?.system?.[0]?.text).toMatch(/Output only one use of the tool record_analysis\./)
})

test('a model without tools outputs JSON as text, also in a repair', async () => {
  const json = `\`\`\`json\n${JSON.stringify(analysis)}\n\`\`\``
  const { analyze, requests } = await analyzed(
    refused('toolConfig'),
    refused('tools'),
    says('{"summary": 1}'),
    says(json),
  )

  await expect(analyze()).resolves.toMatchObject({ summary: 'A swap.' })

  const [, , text, repair] = requests
  expect(text).not.toHaveProperty('toolConfig')
  expect(text?.system?.[0]?.text).toMatch(/one JSON object.*"properties":/s)
  expect(repair?.messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', content: [{ text: '{"summary": 1}' }] },
    { role: 'user', content: [{ text: expect.stringContaining('components') }] },
  ])
})

test('a model that starts to reject tools during a repair gets the repair as text', async () => {
  const { analyze, requests } = await analyzed(
    calls({ summary: 'Half.' }),
    refused('tool_choice'),
    refused('tools'),
    says(JSON.stringify(analysis)),
  )

  await expect(analyze()).resolves.toMatchObject({ summary: 'A swap.' })
  expect(requests[3]?.messages).toMatchObject([
    { role: 'user', content: [{}, { text: expect.stringContaining('components') }] },
  ])
})

test('text output is read even if an optional tool was offered', async () => {
  const { analyze } = await analyzed(
    refused('thinking may not be enabled when tool_choice forces tool use'),
    says(JSON.stringify(analysis)),
  )

  await expect(analyze()).resolves.toMatchObject({ summary: 'A swap.' })
})

test("a document that exceeds the model's context is read in halves", async () => {
  const document = Array.from({ length: 60 }, (_, at) => `${brief[0]} They say so ${at} times.`)
  const tooLong = awsError(400, 'ValidationException', 'Input is too long for requested model.')
  const { analyze, requests } = await aModel([tooLong, calls({ ...analysis, background: ['1-60'] })])

  await analyze(aReading(document).input)

  expect(requests.length).toBeGreaterThanOrEqual(3)
  expect(promptOf(requests[1]!)).toContain('part a.')
})

test('logs show tokens and durations, never what users wrote', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
  const { analyze } = await analyzed(calls({ summary: 'orchid' }), calls(analysis))
  await analyze()
  const failing = await analyzed(awsError(403, 'AccessDeniedException', 'The model is not granted'))
  await failing.analyze().catch(() => {})

  const entries = written.map((line) => JSON.parse(line))
  expect(entries).toMatchObject([
    { level: 'INFO', modelId: 'a-model', repair: false, stopReason: 'tool_use', inputTokens: expect.any(Number) },
    { level: 'INFO', modelId: 'a-model', repair: true, outputTokens: expect.any(Number), ms: expect.any(Number) },
    { level: 'ERROR', modelId: 'a-model', error: 'AccessDeniedException', reason: 'The model is not granted' },
  ])
  expect(written.join('')).not.toMatch(/orchid|cuttings|swap/i)
})
