import { defaultSettings } from '#contract/settings'
import { estimateDocument } from '#scripts/estimate/estimate-document'
import { aStack } from '#scripts/testing/start-stack'
import { asPdf, briefOf } from './brief'
import { type Result, budgets, metric, median, measureRuns } from './metrics'

/** Measures a document to its finished estimate on a running stack, through the API: median of five. */
export async function measureJourney(): Promise<Result> {
  const stack = await aStack()
  try {
    const document = asPdf(briefOf(30))
    const options = { title: 'Bench', document, settings: defaultSettings, answers: {}, asJson: true, url: undefined }
    const all = await measureRuns(5, () => estimateDocument(stack.url, options, () => {}))
    const seconds = median(all) / 1000
    return {
      metrics: [metric('30-page PDF to its finished estimate, once running', seconds, 's', budgets.journeySeconds)],
    }
  } finally {
    await stack.stop()
  }
}
