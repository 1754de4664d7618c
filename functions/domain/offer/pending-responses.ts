import type { ShareState } from '#contract/share'
import type { Saved } from './sold'

/** Milliseconds for which a decision is listed, unless something is shared or accepted after it. */
const decisionShownMs = 30 * 24 * 60 * 60 * 1_000

type WithLinks = Pick<Saved, 'links'>

/** Response of a client, and the saved estimate that it is about. */
export interface PendingResponse<S extends WithLinks = Saved> {
  kind: 'question' | 'accept' | 'decline'
  at: string
  /** Absent from questions asked before it was stored. */
  name?: string | undefined
  link: ShareState
  saved: S
}

/**
 * Returns the responses that wait for the owner of a project, newest first: questions until they are marked as answered or
 * an offer is accepted after them, and decisions that are news until something is shared or accepted after them. Those to a
 * revoked link do not wait. Of a finished project, only questions that were asked on its last day (an ISO date) or later do,
 * and decisions after that day.
 */
export function pendingResponses<S extends WithLinks>(
  own: readonly S[],
  now: Date,
  finishedOn?: string,
): PendingResponse<S>[] {
  const about = own.flatMap((saved) => Object.values(saved.links ?? {}).map((link) => ({ link, saved })))
  const accepted = about.flatMap(({ link: { decision } }) => (decision?.kind === 'accept' ? decision.at : []))
  const lastAccepted = latestOf(accepted)
  const newsSince = new Date(now.getTime() - decisionShownMs).toISOString()
  const lastStep = latestOf([newsSince, lastAccepted, ...about.map(({ link }) => link.createdAt)])
  return about
    .filter(({ link }) => !link.revokedAt)
    .flatMap((response): PendingResponse<S>[] => {
      const { askedAt, askedBy: name, decision } = response.link
      return [
        ...(askedAt && askedAt >= lastAccepted && (!finishedOn || askedAt >= finishedOn)
          ? [{ ...response, kind: 'question' as const, at: askedAt, name }]
          : []),
        ...(decision && decision.at >= lastStep && (!finishedOn || decision.at.slice(0, 10) > finishedOn)
          ? [{ ...response, ...decision }]
          : []),
      ]
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

const latestOf = (times: readonly string[]) => times.reduce((one, other) => (one > other ? one : other), '')
