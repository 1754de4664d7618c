import { calls } from '#contract/route-table'
import type { OfferResponse } from '#contract/offer-response'
import { type SharedOffer, offerNotFound } from '#contract/share'

/** A response that is not OK, or none (status 0). Its message says what to do. */
export class OfferError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'OfferError'
    this.status = status
  }
}

const unreachable = 'The server could not be reached. Please check your connection and try again.'
const unconfirmed =
  'The connection was lost before the server confirmed your response, so it may have arrived. Please check your connection and send it again: it counts only once.'
const failed = 'Something went wrong. Please try again in a moment.'

/** As long as the gateway waits. A connection that was lost on the way would never respond. */
const timeoutMs = 30_000

/** Token of the offer that this page shows. Empty if a mail program cut the link off, and without the period that one added. */
const readToken = () => /^[\w-]*/.exec(location.pathname.split('/')[2] ?? '')![0]

export const readOffer = () => send('getOffer')

export const respond = (response: OfferResponse) => send('respondToOffer', response)

async function send(name: 'getOffer' | 'respondToOffer', body?: OfferResponse): Promise<SharedOffer> {
  const { method, path } = calls[name]
  const token = readToken()
  if (token === '') throw new OfferError(404, offerNotFound)
  const response = await fetch(path.replace('{token}', token), {
    method,
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null)
  if (!response) throw new OfferError(0, body ? unconfirmed : unreachable)
  const isOurs = response.headers.get('content-type')?.startsWith('text/plain')
  const reply: unknown = await (isOurs ? response.text() : response.json()).catch(() => null)
  if (response.ok && reply !== null) return reply as SharedOffer
  throw new OfferError(response.status, isOurs && typeof reply === 'string' ? reply : failed)
}
