import type { Stage } from './stage'

/** A stage as tests synthesise it. */
export const aStage: Stage = {
  name: 'test',
  modelId: 'us.anthropic.claude-haiku-5-5',
  priceTier1: 'price_1',
  priceTier3: 'price_3',
  stripePublishableKey: 'pk_test',
  requestsPerSecond: 50,
  analystConcurrency: 5,
  rateLimits: {},
}
