import { uploadHeaders } from '#contract/document'
import { documentRefusals } from '#contract/document-messages'
import { uploadLimits } from '#contract/limits'
import type { Progress } from '#contract/joining'
import { request } from './request'

/** Returns why a file cannot be accepted, by name and size alone, or null. The server checks its content. */
export function refusalOf(file: File): string | null {
  const name = file.name.toLowerCase()
  if (!uploadLimits.extensions.some((extension) => name.endsWith(extension))) return documentRefusals.unsupported
  if (file.size > uploadLimits.bytes) return documentRefusals.tooBig
  return file.size === 0 ? documentRefusals.empty : null
}

/** Error that names the step at which a document failed. */
export class DocumentError extends Error {
  readonly step: 'url' | 'sending' | 'reading'

  constructor(step: DocumentError['step'], cause: unknown) {
    super('The document could not be read', { cause })
    this.step = step
  }
}

interface Watch {
  /** Share sent, 0 to 1. */
  onSent: (share: number) => void
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** Uploads a document and returns its text. Throws `DocumentError`, or the reason of `signal`. */
export async function textOfDocument(file: File, { onSent, onProgress, signal }: Watch): Promise<string> {
  const at = (step: DocumentError['step']) => (error: unknown) => {
    signal.throwIfAborted()
    throw new DocumentError(step, error)
  }
  const { uploadURL } = await request('createUpload', { signal }).catch(at('url'))
  await put(uploadURL, file, { onSent, signal }).catch(at('sending'))
  const body = { documentURL: uploadURL }
  const { text } = await request('processDocument', { body, onProgress, signal }).catch(at('reading'))
  return text
}

type Sending = Pick<Watch, 'onSent' | 'signal'>

const attempts = 3

/** Uploads the file, again if the connection was lost or S3 failed. */
async function put(url: string, file: File, sending: Sending): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const status = await putOnce(url, file, sending)
    // 412: the file is there already. Nobody else has this URL, so an earlier PUT arrived and its response was lost.
    if ((status >= 200 && status < 300) || status === 412) return
    const isWorthRetrying = status === 0 || status === 409 || status >= 500
    if (!isWorthRetrying || attempt === attempts) throw new Error(`The upload failed with status ${status}`)
    // So that the uploads that one outage ended do not begin again together.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_000 * attempt))
    sending.signal.throwIfAborted()
  }
}

/** Returns the status of one PUT, or 0 if there was no response. `fetch` cannot report the progress of an upload. */
const putOnce = (url: string, file: File, { onSent, signal }: Sending) =>
  new Promise<number>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    xhr.addEventListener('load', () => resolve(xhr.status))
    xhr.addEventListener('error', () => resolve(0))
    xhr.addEventListener('abort', () => reject(new Error('Canceled')))
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.open('PUT', url)
    for (const [name, value] of Object.entries(uploadHeaders)) xhr.setRequestHeader(name, value)
    xhr.send(file)
  })
