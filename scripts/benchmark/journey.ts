import { defaultSettings } from '#contract/settings'
import { completeAnswers } from '#domain/scope/answers'
import { Client } from '#scripts/estimate/client'
import { estimateDocument } from '#scripts/estimate/estimate-document'
import { aStack } from '#scripts/testing/start-stack'
import { asPdf, briefOf } from './brief'
import { type Result, budgets, metric, measureRuns } from './metrics'
import { median } from '#scripts/evaluate/statistics'

/** Measures what a person waits for on a running stack, through the API: medians of five. */
export async function measureJourney(): Promise<Result> {
  const stack = await aStack()
  try {
    const pages = briefOf(30)
    const options = {
      title: 'Bench',
      document: asPdf(pages),
      settings: defaultSettings,
      answers: {},
      asJson: true,
      url: undefined,
    }
    const estimates = await measureRuns(5, () => estimateDocument(stack.url, options, () => {}))
    const revisions = await measureRevisions(stack.url, pages.map((lines) => lines.join('\n')).join('\n\n'))
    return {
      metrics: [
        metric(
          '30-page PDF to its finished estimate, once running',
          median(estimates) / 1000,
          's',
          budgets.journeySeconds,
        ),
        metric('A changed line of it, estimated again', median(revisions) / 1000, 's', budgets.revisionSeconds),
      ],
    }
  } finally {
    await stack.stop()
  }
}

/** Changes another line in each run. */
async function measureRevisions(url: string, text: string): Promise<number[]> {
  const client = new Client(url, () => {})
  const person = { email: 'revisions@example.com', password: 'correct horse battery' }
  client.sessionId = (await client.ask('register', { body: person })).sessionId
  const { id } = await client.ask('createProject', { body: { title: 'Bench', requirements: text } })
  const params = { id }
  await client.ask('analyze', { params })
  const { clarificationQuestions = [] } = await client.ask('getProject', { params })
  await client.ask('estimate', { params, body: { answers: completeAnswers(clarificationQuestions, {}) } })
  let version = 1
  let requirements = text
  return measureRuns(5, async () => {
    requirements = requirements.replace(`by card and gets a receipt as PDF (case ${140 * version + 4}).`, 'by card.')
    await client.ask('revise', { params, body: { requirements, version: version++ } })
    await client.ask('getProject', { params })
  })
}
