import { offlineModel, startBedrock } from '#local/bedrock'
import { type Analyst, analystBy } from './analyst'

/**
 * The model on the real Bedrock, where the environment has its id (MODEL_ID) and AWS credentials; else the offline
 * analyst behind Bedrock's stand-in. The adapter is the product's own, and talks to either over the wire.
 */
export async function startAnalyst(): Promise<Analyst & { stop: () => Promise<void> }> {
  const name = modelId() ?? offlineModel
  const isModel = name !== offlineModel
  const bedrock = isModel ? null : await startBedrock()
  process.env.MODEL_ID = name
  process.env.AWS_REGION ??= 'us-east-1'
  if (bedrock) {
    process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
    process.env.AWS_ACCESS_KEY_ID ??= 'local'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'local'
  }

  // Read the environment as they are loaded.
  const [{ analyse }, { breakDown }] = await Promise.all([
    import('#functions/services/analyst/analyse'),
    import('#functions/services/analyst/break-down'),
  ])
  return { ...analystBy({ analyse, breakDown }, { name, isModel }), stop: async () => bedrock?.stop() }
}

/** The model that the environment names and can pay for. */
export function modelId(): string | null {
  const { MODEL_ID, AWS_ACCESS_KEY_ID, AWS_PROFILE } = process.env
  return MODEL_ID && MODEL_ID !== offlineModel && (AWS_ACCESS_KEY_ID || AWS_PROFILE) ? MODEL_ID : null
}
