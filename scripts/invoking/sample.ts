import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type CallName, calls, fileOf } from '#contract/calls'
import { completeAnswers } from '#domain/answers'
import { Client } from '#scripts/estimating/client'
import { root } from '#scripts/root'
import { type StripeOfStack, makeCustomer, priceOf, signed } from './payments'

/** The event of events/, as it is kept. */
export async function readSample(name: CallName): Promise<APIGatewayProxyEventV2> {
  const text = await readFile(join(root, 'events', `${fileOf(name)}.json`), 'utf8')
  return JSON.parse(text) as APIGatewayProxyEventV2
}

const bodyOf = (event: APIGatewayProxyEventV2) => JSON.parse(event.body ?? '{}') as Record<string, unknown>

/**
 * The sample event of a call as it can succeed on a stack that runs: with a user, a project, a document or an analysis
 * made for it over the API.
 */
export async function prepareSample(
  name: CallName,
  url: string,
  stripe?: StripeOfStack,
): Promise<APIGatewayProxyEventV2> {
  const event = await readSample(name)
  const client = new Client(url, () => {})
  const { access, path } = calls[name]

  const person = { email: `invoke-${randomBytes(8).toString('hex')}@example.com`, password: 'correct horse battery' }
  if (name === 'register') return withBody(event, { ...bodyOf(event), ...person })
  if (name !== 'login' && access === 'public') return event
  client.sessionId = (await client.ask('register', { body: person })).sessionId
  if (name === 'login') return withBody(event, person)
  if (name === 'stripeWebhook') return ofCustomer(event, client, url, stripe)

  const signedIn = { ...event, headers: { ...event.headers, authorization: `Bearer ${client.sessionId}` } }
  if (name === 'createSubscription') return withBody(signedIn, { priceId: await priceOf(url) })
  if (name === 'syncSubscription' || name === 'billingPortal') {
    await makeCustomer(client, await priceOf(url), stripe?.addresses.stripe)
    return signedIn
  }
  if (name === 'processDocument') return withBody(signedIn, { documentURL: await uploadText(client) })
  if (name !== 'saveEstimation' && !path.includes('{id}')) return signedIn

  const { id } = await client.ask('createProject', { body: bodyOf(await readSample('createProject')) })
  const ofProject = at(signedIn, path, id)
  if (name !== 'estimate' && name !== 'saveEstimation' && name !== 'savedEstimation') return ofProject

  const { clarificationQuestions: questions = [] } = await client.ask('analyze', { params: { id } })
  const body = { answers: completeAnswers(questions, {}), assumed: questions.map((question) => question.id) }
  if (name === 'estimate') return withBody(ofProject, body)

  const { title, estimation } = await client.ask('estimate', { params: { id }, body })
  const { totalHours = 0, totalCost = 0 } = estimation ?? {}
  const estimate = { projectId: id, title, totalHours, totalCost, estimation: { totalHours, totalCost } }
  if (name === 'saveEstimation') return withBody(signedIn, estimate)

  const saved = await client.ask('saveEstimation', { body: estimate })
  return at(signedIn, path, saved.id)
}

/** The event of a customer whose payment is known to Stripe only. */
async function ofCustomer(event: APIGatewayProxyEventV2, client: Client, url: string, stripe?: StripeOfStack) {
  const customer = await makeCustomer(client, await priceOf(url), stripe?.addresses.stripe)
  const body = (event.body ?? '').replace('cus_1', customer ?? 'cus_1')
  return stripe ? signed({ ...event, body }, stripe.webhookSecret) : event
}

const at = (event: APIGatewayProxyEventV2, path: string, id: string) => ({
  ...event,
  rawPath: path.replace('{id}', id),
  pathParameters: { id },
})

const withBody = (event: APIGatewayProxyEventV2, body: unknown) => ({ ...event, body: JSON.stringify(body) })

async function uploadText(client: Client): Promise<string> {
  const { uploadURL } = await client.ask('createUpload')
  await client.upload(uploadURL, Buffer.from('Members sign in, borrow a tool and bring it back within a week.\n'))
  return uploadURL
}
