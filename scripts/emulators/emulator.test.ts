import { connect } from 'node:http2'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { expect, onTestFinished, test } from 'vitest'
import { startSecretsManager } from './secrets-manager'
import { type Fault, type Service, awsError, json, startEmulator } from './emulator'

const converse: Service = {
  operation: () => 'Converse',
  handle: ({ body }) =>
    json(200, { output: { message: { role: 'assistant', content: JSON.parse(body.toString()).messages[0].content } } }),
  fail: (kind) =>
    kind === 'throttle'
      ? awsError(429, 'ThrottlingException', 'Too many requests')
      : awsError(500, 'InternalServerException', 'Something failed'),
}

async function aModel(faults: Fault[] = []) {
  const emulator = await startEmulator(converse, { faults })
  const client = new BedrockRuntimeClient({ endpoint: emulator.url, maxAttempts: 1 })
  onTestFinished(async () => {
    client.destroy()
    await emulator.stop()
  })
  const ask = () =>
    client.send(new ConverseCommand({ modelId: 'a-model', messages: [{ role: 'user', content: [{ text: 'hello' }] }] }))
  return { ...emulator, ask }
}

test('an emulator speaks HTTP/2 to the SDK and HTTP/1.1 to curl on one port', async () => {
  const { url, ask } = await aModel()

  const response = await ask()
  const calls = await fetch(`${url}/_emulator/calls`)

  expect(response.output?.message?.content).toEqual([{ text: 'hello' }])
  expect(await calls.json()).toEqual({ Converse: 1 })
})

test('concurrent requests share one HTTP/2 connection', async () => {
  const { url } = await aModel()
  const session = connect(url)
  onTestFinished(() => session.close())

  const replies = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const stream = session.request({ ':method': 'POST', ':path': '/model/a/converse' })
      stream.end(JSON.stringify({ messages: [{ content: [{ text: 'x'.repeat(100_000) }] }] }))
      let bytes = 0
      for await (const chunk of stream) bytes += (chunk as Buffer).length
      return bytes
    }),
  )

  expect(new Set(replies).size).toBe(1)
  expect(await (await fetch(`${url}/_emulator/calls`)).json()).toEqual({ Converse: 50 })
})

test('faults are exceptions that the SDK knows', async () => {
  const throttled = await aModel([{ kind: 'throttle', rate: 1, ms: 0 }])
  const failing = await aModel([{ kind: 'error', rate: 1, ms: 0 }])

  await expect(throttled.ask()).rejects.toMatchObject({ name: 'ThrottlingException' })
  await expect(failing.ask()).rejects.toMatchObject({ name: 'InternalServerException' })
})

test('a garbled response cannot be parsed, and a dropped connection has no response', async () => {
  const garbling = await aModel([{ kind: 'garbage', rate: 1, ms: 0 }])
  const dropping = await aModel([{ kind: 'drop', rate: 1, ms: 0 }])

  await expect(garbling.ask()).rejects.toThrow(/JSON/)
  await expect(dropping.ask()).rejects.toThrow()
})

test('faults can be set and removed at run time', async () => {
  const { url, ask } = await aModel()
  const setFaults = (faults: unknown) =>
    fetch(`${url}/_emulator/faults`, { method: 'POST', body: JSON.stringify(faults) })

  await setFaults([{ kind: 'throttle' }])
  await expect(ask()).rejects.toMatchObject({ name: 'ThrottlingException' })
  await setFaults([])

  await expect(ask()).resolves.toBeDefined()
})

test('a secret is only found by its name', async () => {
  const { url, stop } = await startSecretsManager({ secrets: { 'a/secret': '{"key":"value"}' } })
  onTestFinished(stop)
  const client = new SecretsManagerClient({ endpoint: url })

  const found = await client.send(new GetSecretValueCommand({ SecretId: 'a/secret' }))

  expect(found.SecretString).toBe('{"key":"value"}')
  await expect(client.send(new GetSecretValueCommand({ SecretId: 'another' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  })
})
