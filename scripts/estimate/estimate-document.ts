import { randomBytes } from 'node:crypto'
import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import type { Progress } from '#contract/joining'
import type { Project } from '#contract/project'
import { completeAnswers } from '#domain/scope/answers'
import { PlainError } from '#scripts/cli/plain-error'
import { Client } from './client'
import type { EstimateOptions } from './options'

export interface Estimated {
  project: Omit<Project, 'estimation'>
  estimation: Estimation
}

type Say = (line: string) => void

/** Takes a document from upload to estimate, as a user would. */
export async function estimateDocument(url: string, options: EstimateOptions, say: Say): Promise<Estimated> {
  const client = new Client(url, ({ stage, done, total }: Progress) =>
    say(`${stage}${total > 1 ? ` ${done} of ${total}` : ''}`),
  )
  await signIn(client)

  say('Uploading the document')
  const { uploadURL } = await client.ask('createUpload')
  await client.upload(uploadURL, options.document)
  say('Reading the document')
  const { text } = await client.ask('processDocument', { body: { documentURL: uploadURL } })

  say('Analyzing the requirements')
  const { id } = await client.ask('createProject', {
    body: { title: options.title, requirements: text, ...options.settings },
  })
  const analyzed = await client.ask('analyze', { params: { id } })

  say('Estimating')
  const { estimation, ...project } = await client.ask('estimate', {
    params: { id },
    body: answersTo(analyzed.clarificationQuestions ?? [], options.answers),
  })
  if (!estimation) throw new PlainError('The server made no estimate. Please try again.')
  return { project, estimation }
}

/** Returns the given answers, with the neutral one for every other question marked as assumed. */
function answersTo(questions: ClarificationQuestion[], given: Answers) {
  const ids = questions.map(({ id }) => id)
  const unknown = Object.keys(given).find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    throw new PlainError(`There is no question "${unknown}". The questions are ${ids.join(', ') || 'none'}.`)
  }
  return { answers: completeAnswers(questions, given), assumed: ids.filter((id) => !(id in given)) }
}

/** Registers an account on this machine; elsewhere signs in with the environment's account. */
async function signIn(client: Client): Promise<void> {
  const { hostname } = new URL(client.url)
  if (hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')) {
    const made = randomBytes(12).toString('hex')
    client.sessionId = (
      await client.ask('register', { body: { email: `estimate-${made}@example.com`, password: made } })
    ).sessionId
    return
  }
  const { SCOPEWRIGHT_EMAIL: email, SCOPEWRIGHT_PASSWORD: password } = process.env
  if (!email || !password) {
    throw new PlainError(`Set SCOPEWRIGHT_EMAIL and SCOPEWRIGHT_PASSWORD to your account at ${hostname}.`)
  }
  client.sessionId = (await client.ask('login', { body: { email, password } })).sessionId
}
