import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import * as account from '#contract/account'
import * as answers from '#contract/answers'
import * as breakdown from '#contract/breakdown'
import type { Call } from '#contract/call'
import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import * as credentials from '#contract/credentials'
import * as document from '#contract/document'
import * as errorKinds from '#contract/error-kinds'
import * as estimation from '#contract/estimation'
import * as history from '#contract/saved-estimate'
import * as joining from '#contract/joining'
import * as mail from '#contract/mail'
import * as project from '#contract/project'
import * as scope from '#contract/scope'
import * as settings from '#contract/settings'
import * as share from '#contract/share'
import * as subscription from '#contract/subscription'
import * as terms from '#contract/terms'
import * as trackRecord from '#contract/track-record'
import * as user from '#contract/user'
import * as version from '#contract/version'
import { capitalize } from '#domain/text/format'
import { root } from '../root'

const contract = {
  ...account,
  ...answers,
  ...breakdown,
  ...credentials,
  ...document,
  ...errorKinds,
  ...estimation,
  ...history,
  ...joining,
  ...mail,
  ...project,
  ...scope,
  ...settings,
  ...share,
  ...subscription,
  ...terms,
  ...trackRecord,
  ...user,
  ...version,
}

export const openApiFile = join(root, 'functions/contract/openapi.json')

/** Builds the OpenAPI 3.1 document from the route table, the contract's schemas and the samples in `events/`. */
export function openApi() {
  const paths = Object.fromEntries(pathNames().map((path) => [path, operationsOf(path)]))
  const schemas = toJsonSchemaDefs(entities(), { ...jsonSchema, overrideRef: refTo })
  const text = JSON.stringify([paths, schemas, errorResponse])
  const used = Object.entries(schemas).filter(([referenceId]) => text.includes(`"${refTo({ referenceId })}"`))
  return {
    ...heading,
    paths,
    components: { schemas: Object.fromEntries(used), responses: { Error: errorResponse }, securitySchemes },
  }
}

const heading = {
  openapi: '3.1.1',
  info: {
    title: 'Scopewright',
    version: '1',
    description:
      'From a requirements document to an estimate of hours, cost, timeline and risks. Errors of the API are plain text that can be shown to a user, with their kind in `x-error-code`. API Gateway and CloudFront can respond with JSON or HTML of their own, without that header.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The `sessionId` of the sign-in.' },
  stripe: { type: 'apiKey', in: 'header', name: 'stripe-signature', description: 'Signed by Stripe.' },
}

const jsonSchema = { target: 'draft-2020-12', typeMode: 'output', errorMode: 'ignore' } as const
const refTo = ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`

const errorResponse = {
  description: 'Rejected or failed. The text says what to do.',
  headers: {
    [errorKinds.errorCodeHeader]: {
      description: 'Kind of error, for programs. Absent if API Gateway or CloudFront responded by itself.',
      schema: { $ref: refTo({ referenceId: 'ErrorKind' }) },
    },
    'retry-after': {
      description: 'Seconds after which to try again, with 429 and 503.',
      schema: { type: 'integer' },
    },
  },
  content: { 'text/plain': { schema: { type: 'string' } } },
}

/** Contract schemas by name. */
const entities = () =>
  Object.fromEntries(Object.entries(contract).filter(([, value]) => v.is(Schema, value))) as Record<
    string,
    v.GenericSchema
  >
const Schema = v.looseObject({ kind: v.literal('schema') })

const pathNames = () => [...new Set(callNames.map((name) => calls[name].path))]

const operationsOf = (path: string) =>
  Object.fromEntries(
    callNames
      .filter((name) => calls[name].path === path)
      .map((name) => [calls[name].method.toLowerCase(), operationOf(name)]),
  )

function operationOf(name: CallName) {
  const call: Call = calls[name]
  return {
    operationId: name,
    summary: capitalize(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    security: call.access === 'public' ? [] : [{ [call.access === 'stripe' ? 'stripe' : 'session']: [] }],
    parameters: parametersOf(call),
    ...(call.method !== 'GET' && hasContent(call.body) && { requestBody: bodyOf(name, call) }),
    responses: {
      200: {
        description: 'The result, if there is one.',
        ...(hasContent(call.reply) && { content: json(schemaOf(call.reply, 'output')) }),
      },
      ...(call.long && {
        202: {
          description:
            'The work continues. To wait for it, send the same request again with `?job=`, after the seconds in `Retry-After` if present.',
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
          content: json(schemaOf(joining.Joining, 'output')),
        },
      }),
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

function parametersOf({ path, long, parts }: Call) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true }))
  const asked = [...(long ? ['job'] : []), ...(parts ? ['after'] : [])].map((name) => ({ name, in: 'query' }))
  return [...named, ...asked].map((parameter) => ({ ...parameter, schema: { type: 'string' } }))
}

/** Describes a call's body, with its sample. */
function bodyOf(name: CallName, { body }: Call) {
  const event = v.parse(Event, JSON.parse(readFileSync(join(root, 'events', `${fileOf(name)}.json`), 'utf8')))
  return { required: true, content: json(schemaOf(body, 'input'), JSON.parse(event.body)) }
}
const Event = v.object({ body: v.string() })

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** Converts a schema, with the contract's entities as references. A body is described before defaults are applied. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const definitions = typeMode === 'output' ? entities() : undefined
  const converted = toJsonSchema(schema, { ...jsonSchema, typeMode, definitions, overrideRef: refTo })
  const { $schema: _draft, $defs: _defs, ...plain } = converted
  return plain
}

/** True if the schema describes anything: logging out sends and returns nothing. */
const hasContent = (schema: v.GenericSchema) => !v.is(schema, undefined)
