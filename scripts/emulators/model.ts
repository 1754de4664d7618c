import type { SiteConfig } from '#contract/site-config'
import { PlainError } from '#scripts/cli/plain-error'

/** Id of the model behind the emulator in every analysis and estimate. */
export const offlineModel = 'offline analyst'

/** Describes the model with this id before an analysis. */
export const describeModel = (id = offlineModel): Pick<SiteConfig, 'analyst' | 'analystNote'> =>
  id === offlineModel
    ? {
        analyst: 'The offline analyst',
        analystNote: 'No AI service gets to see it.',
      }
    : { analyst: id }

/** Model behind an endpoint that speaks OpenAI's Chat Completions. */
export interface ChatModel {
  name: string
  /** Without a trailing slash, such as `http://localhost:11434/v1`. */
  url: string
  key?: string
}

/** Returns the id of the real Bedrock model in the environment variables, if there are credentials for it. */
export function bedrockModel(
  environment: NodeJS.ProcessEnv = process.env,
  hasCredentials = Boolean(environment.AWS_ACCESS_KEY_ID),
): string | null {
  const { MODEL_ID } = environment
  return MODEL_ID && MODEL_ID !== offlineModel && hasCredentials ? MODEL_ID : null
}

/**
 * Returns the model in the environment variables MODEL_URL, MODEL_NAME and MODEL_KEY. Throws a `PlainError` if they are
 * incomplete.
 */
export function chatModel(environment: NodeJS.ProcessEnv = process.env): ChatModel | null {
  const { MODEL_URL, MODEL_NAME, MODEL_KEY } = environment
  if (!MODEL_URL) return null
  const url = URL.canParse(MODEL_URL) ? new URL(MODEL_URL) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search) {
    throw new PlainError(
      'MODEL_URL must be the base URL of an OpenAI-compatible API, such as http://localhost:11434/v1. A key goes into MODEL_KEY.',
    )
  }
  if (!MODEL_NAME) throw new PlainError('MODEL_URL needs MODEL_NAME too, the name of the model at that server.')
  if (bedrockModel(environment)) {
    throw new PlainError('MODEL_URL and MODEL_ID both name a model. Unset one of them.')
  }
  return { name: MODEL_NAME, url: MODEL_URL.replace(/\/+$/, ''), ...(MODEL_KEY && { key: MODEL_KEY }) }
}
