import { offlineAnalyst, startBedrock } from '#emulators/bedrock'
import { converseByChat } from '#emulators/chat-model'
import { bedrockModel, chatModel, offlineModel } from '#emulators/model'
import { type Analyst, analystBy } from './analyst'

/**
 * Connects to the model on the real Bedrock if the environment variables contain its id (MODEL_ID) and AWS credentials,
 * otherwise to the offline analyst behind Bedrock's emulator. Uses the product's own adapter for both.
 */
export async function startAnalyst(): Promise<Analyst & { stop: () => Promise<void> }> {
  const name = modelId() ?? offlineModel
  const isModel = name !== offlineModel
  let sent = 0
  const bedrock = isModel
    ? null
    : await startBedrock({
        respond: (request) => {
          sent += JSON.stringify(request).length
          return offlineAnalyst(request)
        },
      })
  process.env.MODEL_ID = name
  process.env.AWS_REGION ??= 'us-east-1'
  if (bedrock) {
    process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
    process.env.AWS_ACCESS_KEY_ID ??= 'local'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'local'
  }

  // These modules read the environment variables when they are imported.
  const [{ analyze }, { breakDown }, { readRevision }] = await Promise.all([
    import('#functions/services/analyst/analyze'),
    import('#functions/services/analyst/break-down'),
    import('#functions/services/analyst/read-revision'),
  ])
  return {
    ...analystBy({ analyze, breakDown, readRevision }, { name, isModel }),
    ...(bedrock && { sent: () => sent }),
    stop: async () => bedrock?.stop(),
  }
}

/** Returns the id of the model in the environment variables if there are credentials for it. */
export function modelId(): string | null {
  const { AWS_ACCESS_KEY_ID, AWS_PROFILE } = process.env
  return bedrockModel(process.env, Boolean(AWS_ACCESS_KEY_ID) || Boolean(AWS_PROFILE))
}

/**
 * Serves the model of MODEL_URL, if any, as Bedrock to this process and the processes that it starts. Returns the
 * function that stops it.
 */
export async function serveChatModel(): Promise<() => Promise<void>> {
  const chat = chatModel()
  if (!chat) return async () => {}
  const bedrock = await startBedrock({ respond: converseByChat(chat) })
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
  process.env.AWS_ACCESS_KEY_ID ??= 'local'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'local'
  process.env.MODEL_ID = chat.name
  return bedrock.stop
}
