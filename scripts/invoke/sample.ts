import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project } from '#contract/project'
import { type CallName, calls, fileOf } from '#contract/route-table'
import { completeAnswers } from '#domain/scope/answers'
import type { RunningStack } from '#emulators/stack'
import { originSecretHeader } from '#functions/lib/origin-headers'
import { Client, savingOf } from '#scripts/estimate/client'
import { root } from '#scripts/root'
import { resetToken, unsubscribeToken, verificationToken } from './mail'
import { makeCustomer, priceOf, signed } from './payments'

/** Reads a sample event. */
export async function readSample(name: CallName): Promise<APIGatewayProxyEventV2> {
  const text = await readFile(join(root, 'events', `${fileOf(name)}.json`), 'utf8')
  return JSON.parse(text) as APIGatewayProxyEventV2
}

/** Adds CloudFront's headers to an event. */
export const throughCloudFront = <Event extends Partial<APIGatewayProxyEventV2>>(
  event: Event,
  { environment }: RunningStack,
) => ({ ...event, headers: { ...event.headers, [originSecretHeader]: environment.ORIGIN_SECRET } })

const bodyOf = (event: APIGatewayProxyEventV2) => JSON.parse(event.body ?? '{}') as Record<string, unknown>

/** A signed-in user. */
export interface Member {
  email: string
  password: string
  sessionId: string
}

/** Calls about a link to a saved estimate. */
const sharing: CallName[] = ['createShare', 'changeShare', 'getOffer', 'respondToOffer', 'unsubscribe']

/** Calls that use a link from a mail. */
const mailed: CallName[] = ['resetPassword', 'verifyEmail', 'unsubscribe']

const needsEstimate: CallName[] = [
  'getVersion',
  'listVersions',
  'revise',
  'restoreVersion',
  'saveScope',
  'saveEstimate',
  'getSavedEstimate',
  'saveOutcome',
  ...sharing,
]

/**
 * Prepares a call's sample event so that it succeeds on a running stack: creates the project, document or analysis it
 * needs through the API, and a user unless one is given. `createEstimated` creates a project with an estimate.
 */
export async function prepareSample(
  name: CallName,
  stack: RunningStack,
  member?: Member,
  createEstimated: (client: Client) => Promise<Project> = estimateSample,
): Promise<APIGatewayProxyEventV2> {
  const event = throughCloudFront(await readSample(name), stack)
  const { url, addresses } = stack
  const client = new Client(url, () => {})
  const { access, path } = calls[name]

  if (name === 'register') return withBody(event, { ...bodyOf(event), ...newcomer() })
  if (name !== 'login' && access === 'public' && ![...mailed, ...sharing].includes(name)) return event
  const { email, password, sessionId } = (mailed.includes(name) ? undefined : member) ?? (await signUp(client))
  if (name === 'login') return withBody(event, { email, password })
  client.sessionId = sessionId
  if (name === 'resetPassword')
    return withBody(event, { ...bodyOf(event), token: await resetToken(stack, client, email) })
  if (name === 'verifyEmail') return withBody(event, { token: await verificationToken(stack, email) })
  if (name === 'stripeWebhook') return ofCustomer(event, client, stack)

  const signedIn = { ...event, headers: { ...event.headers, authorization: `Bearer ${client.sessionId}` } }
  if (name === 'createSubscription') return withBody(signedIn, { priceId: await priceOf(url) })
  if (name === 'syncSubscription' || name === 'billingPortal') {
    await makeCustomer(client, await priceOf(url), addresses.stripe)
    return signedIn
  }
  if (name === 'processDocument') return withBody(signedIn, { documentURL: await uploadText(client) })
  if (name !== 'saveEstimate' && !path.includes('{')) return signedIn

  if (!needsEstimate.includes(name)) {
    const { id } = await createProject(client)
    const ofProject = at(signedIn, path, id)
    return name === 'estimate' ? withBody(ofProject, await analyze(client, id)) : ofProject
  }

  const project = await createEstimated(client)
  const { id } = project
  const saving = savingOf(project)
  const ofProject = path.includes('{') ? at(signedIn, path, id) : signedIn
  const revision = { requirements: `${project.requirements}\n${String(bodyOf(event).requirements)}`, version: 1 }
  if (name === 'revise') return withBody(ofProject, revision)
  if (name === 'restoreVersion') await client.ask('revise', { params: { id }, body: revision })
  if (path.startsWith(calls.getProject.path)) return ofProject
  if (name === 'saveEstimate') return withBody(signedIn, saving)

  const saved = await client.ask('saveEstimate', { body: saving })
  const choices = { ...bodyOf(await readSample('createShare')), validUntil: inAMonth() }
  if (name === 'createShare') return withBody(at(signedIn, path, saved.id), choices)
  if (!sharing.includes(name)) return at(signedIn, path, saved.id)

  const { token, share } = await client.ask('createShare', { params: { id: saved.id }, body: choices })
  if (name === 'changeShare') return at(signedIn, path, share.id)
  return at(event, path, name === 'unsubscribe' ? await unsubscribeToken(stack, client, email, token) : token)
}

const createProject = async (client: Client) =>
  client.ask('createProject', { body: bodyOf(await readSample('createProject')) })

/** Analyzes a project and returns the body that estimates it with all questions assumed. */
async function analyze(client: Client, id: string) {
  const { clarificationQuestions: questions = [] } = await client.ask('analyze', { params: { id } })
  return { answers: completeAnswers(questions, {}), assumed: questions.map((question) => question.id) }
}

async function estimateSample(client: Client): Promise<Project> {
  const { id } = await createProject(client)
  return client.ask('estimate', { params: { id }, body: await analyze(client, id) })
}

const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

const newcomer = () => ({
  email: `invoke-${randomBytes(8).toString('hex')}@example.com`,
  password: 'correct horse battery',
})

async function signUp(client: Client): Promise<Member> {
  const person = newcomer()
  return { ...person, sessionId: (await client.ask('register', { body: person })).sessionId }
}

/** Prepares an event of a customer whose payment only Stripe knows. */
async function ofCustomer(event: APIGatewayProxyEventV2, client: Client, stack: RunningStack) {
  // The real Stripe has no control endpoint to confirm a payment.
  const customer = await makeCustomer(client, await priceOf(stack.url), stack.addresses.stripe)
  return signed({ ...event, body: (event.body ?? '').replace('cus_1', customer ?? 'cus_1') }, stack.webhookSecret)
}

/** Puts an id or token into the path. */
const at = (event: APIGatewayProxyEventV2, path: string, id: string) => ({
  ...event,
  rawPath: path.replace(/{\w+}/, id),
  pathParameters: { [/{(\w+)}/.exec(path)![1]!]: id },
})

const withBody = (event: APIGatewayProxyEventV2, body: unknown) => ({ ...event, body: JSON.stringify(body) })

async function uploadText(client: Client): Promise<string> {
  const { uploadURL } = await client.ask('createUpload')
  await client.upload(uploadURL, Buffer.from('Members sign in, borrow a tool and bring it back within a week.\n'))
  return uploadURL
}
