import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { callNames, calls } from '#contract/route-table'
import { openApi, openApiFile } from './openapi'

test('the published OpenAPI document matches the route table (`npm run openapi` writes it)', () => {
  expect(JSON.parse(readFileSync(openApiFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApi())))
})

test('the OpenAPI document is valid', async () => {
  expect(await new Validator().validate(readFileSync(openApiFile, 'utf8'))).toEqual({ valid: true })
})

test('the OpenAPI document has every call of the route table, under its method and path', () => {
  const paths: Record<string, Record<string, { operationId: string }>> = openApi().paths
  for (const name of callNames) {
    const { method, path } = calls[name]
    expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
  }
})
