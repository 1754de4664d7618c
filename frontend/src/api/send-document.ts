import { documentRefusals } from '#contract/document'
import { uploadLimit } from '#contract/limits'
import type { Progress } from '#contract/joining'
import { request } from './request'

/** Why a chosen file need not even be sent, or null. What it really holds is judged by the server. */
export function refusalOf(file: File): string | null {
  const name = file.name.toLowerCase()
  if (!uploadLimit.extensions.some((extension) => name.endsWith(extension))) return documentRefusals.unsupported
  if (file.size > uploadLimit.bytes) return documentRefusals.tooBig
  return file.size === 0 ? documentRefusals.empty : null
}

/** The step of the way at which a document was lost. */
export class DocumentError extends Error {
  readonly step: 'address' | 'sending' | 'reading'

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

/** Sends a document and answers its text. Throws `DocumentError`, or what `signal` was aborted with. */
export async function textOfDocument(file: File, { onSent, onProgress, signal }: Watch): Promise<string> {
  const at = (step: DocumentError['step']) => (error: unknown) => {
    signal.throwIfAborted()
    throw new DocumentError(step, error)
  }
  const { uploadURL } = await request('createUpload', { signal }).catch(at('address'))
  await put(uploadURL, file, { onSent, signal }).catch(at('sending'))
  const body = { documentURL: uploadURL }
  const { text } = await request('processDocument', { body, onProgress, signal }).catch(at('reading'))
  return text
}

/** By XMLHttpRequest, for `fetch` does not tell how much is sent. */
const put = (url: string, file: File, { onSent, signal }: Pick<Watch, 'onSent' | 'signal'>) =>
  new Promise<void>((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    sending.addEventListener('load', () =>
      sending.status >= 200 && sending.status < 300 ? resolve() : reject(new Error(`Status ${sending.status}`)),
    )
    sending.addEventListener('error', () => reject(new Error('No answer')))
    sending.addEventListener('abort', () => reject(new Error('Cancelled')))
    signal.addEventListener('abort', () => sending.abort(), { once: true })
    sending.open('PUT', url)
    sending.send(file)
  })
