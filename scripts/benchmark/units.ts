import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import { prepareSample, readSample } from '#scripts/invoke/sample'
import { aStack } from '#scripts/testing/start-stack'
import { screens } from '../../frontend/src/screens/registry'
import { type Result, budgets, metric } from './metrics'
import { type Used, startMeter } from '#scripts/testing/meter'

/** Calls that the dashboard reads on opening. */
const dashboard = screens.dashboard!.reads

async function send(url: string, name: CallName, event: APIGatewayProxyEventV2) {
  const { method } = calls[name]
  const headers = Object.entries(event.headers).filter(([header]) =>
    ['authorization', 'content-type', 'stripe-signature'].includes(header.toLowerCase()),
  ) as [string, string][]
  const response = await fetch(url + event.rawPath, {
    method,
    headers,
    ...(method !== 'GET' && event.body !== undefined && { body: event.body }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name} responded ${response.status}: ${text}`)
}

/** Measures the request units of each call, with its job and its mail, and of opening the dashboard. */
export async function measureUnits(): Promise<Result> {
  const stack = await aStack()
  const meter = await startMeter(stack.environment.AWS_ENDPOINT_URL_DYNAMODB!)
  // Functions read it when they start, at their first invocation.
  stack.environment.AWS_ENDPOINT_URL_DYNAMODB = meter.url
  const metered = async (act: () => Promise<void>): Promise<Used> => {
    await meter.settle()
    meter.reset()
    await act()
    await meter.settle()
    return { ...meter.used }
  }
  try {
    const all: { name: CallName; used: Used }[] = []
    for (const name of callNames) {
      const event = await prepareSample(name, stack)
      all.push({ name, used: await metered(() => send(stack.url, name, event)) })
    }
    const { headers } = await prepareSample('saveEstimate', stack)
    const event = { ...(await readSample('getUser')), headers }
    const opening = await metered(async () => {
      for (const name of dashboard) await send(stack.url, name, { ...event, rawPath: calls[name].path })
    })
    return {
      metrics: [
        metric(
          "Read units of the dashboard's opening (user, projects, history, record)",
          opening.read,
          'units',
          budgets.dashboardReadUnits,
        ),
        metric(
          'Read units of opening a link to an offer',
          all.find(({ name }) => name === 'getOffer')!.used.read,
          'units',
          budgets.offerReadUnits,
        ),
      ],
      details: {
        columns: ['Call', 'Read units', 'Write units', 'Requests'],
        rows: all.map(({ name, used }) => [fileOf(name), used.read, used.write, used.requests]),
      },
      note: "DynamoDB's ConsumedCapacity for each call once, checking the session included; with the work of its job and its mail.",
    }
  } finally {
    await meter.stop()
    await stack.stop()
  }
}
