import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callNames, calls, fileOf } from '#contract/route-table'
import { root } from '#scripts/root'
import { readSample } from './sample'

test('every call has one sample event, and every sample event has its call', async () => {
  const files = await readdir(join(root, 'events'))

  expect(files.toSorted()).toEqual(callNames.map((name) => `${fileOf(name)}.json`).toSorted())
})

test.each(callNames)('the sample event of %s is valid according to its contract', async (name) => {
  const { method, path, access, body } = calls[name]
  const event = await readSample(name)

  expect(event.routeKey).toBe(`${method} ${path}`)
  expect(event.requestContext.http).toMatchObject({ method, path: event.rawPath })
  expect(event.rawPath).toBe(path.replace(/{(\w+)}/, (_, name: string) => event.pathParameters?.[name] ?? ''))
  expect('authorization' in event.headers).toBe(access === 'signed-in')
  expect(v.safeParse(body, event.body === undefined ? undefined : JSON.parse(event.body)).issues).toBeUndefined()
})
