import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShareState } from '#contract/share'
import { acceptanceAfter, acceptanceTime, canReopen, endedBy, forgettable, isOutdated, wouldUndo } from './link-states'
import { saleStateOf } from './sale-state'
import { type Saved, isLive, lastAcceptanceOf, soldOf } from './sold'
import { endedAt, isOpenBefore, soldBefore } from './withdrawal'

/** Second of a fictitious day, as ISO 8601. */
const second = (at: number) => new Date(Date.UTC(2026, 10, 1) + at * 1_000)

type Link = ShareState & { id: string; saved: number; price: number }

const links = ['share', 'change', 'accept', 'decline', 'supersede', 'revoke', 'expire', 'reopen'] as const
const someKind = fc.constantFrom(...links, 'share', 'change', 'accept', 'accept', 'accept', 'reopen')
const someStep = fc.record({ kind: someKind, one: fc.nat(), other: fc.nat(), skew: fc.nat(9) })

type Step = { kind: (typeof links)[number]; one: number; other: number; skew: number }

/**
 * A project with three saved estimates, whose links are shared and answered as the calls do it. The agreement is a stack
 * beside it: an offer of all work or a change request is put on it, and only its top is taken back.
 */
function aProject() {
  const saved: Saved[] = [0, 1, 2].map((at) => ({
    id: `${at}`,
    projectId: 'shop',
    createdAt: second(at).toISOString(),
    links: {},
  }))
  const all: Link[] = []
  const agreed: { link: Link; price: number; on: Link | undefined }[] = []
  const sold = () => soldOf('shop', saved)
  const store = (link: Link) => {
    const { id: _, saved: __, price: ___, ...state } = link
    saved[link.saved]!.links![link.id] = state
  }
  const add = (link: Omit<Link, 'id' | 'openedCount' | 'endsAt'>) => {
    all.push({ ...link, id: `${1_000 + all.length}`, openedCount: 0, endsAt: second(1e6).toISOString() })
    store(all.at(-1)!)
  }
  const canAccept = (link: Link, now: Date) =>
    isLive(link, now) && !link.decision && !link.supersededAt && !isOutdated(link, sold())
  const accept = (link: Link, now: Date) => {
    if (!canAccept(link, now)) return
    const at = acceptanceTime(saved, now)
    const below = agreed.at(-1)?.link
    const ended = new Set(saved.flatMap((one) => endedBy(saved[link.saved]!, one, now)))
    for (const other of all.filter(({ id }) => ended.has(id) && id !== link.id)) {
      Object.assign(other, { supersededAt: at, isOtherAccepted: true })
      store(other)
    }
    const price = link.isChange ? link.before!.price + link.price : link.price
    link.decision = { kind: 'accept', at, name: 'Grace', total: link.price }
    link.sold = { price, hours: 1, options: 0 }
    agreed.push({ link, price, on: below })
  }
  const reopen = (link: Link, now: Date) => {
    if (!canReopen(link, now) || wouldUndo(link, 'shop', saved)) return
    const { decision } = link
    if (decision?.kind === 'accept') {
      expect(agreed.pop()?.link, 'only the last acceptance is taken back').toBe(link)
      const ended = saved.flatMap((one) => endedAt(decision.at, one))
      const others = all.filter(({ id }) => ended.includes(id))
      const promised = others.filter((one) => isOpenBefore(one, 'shop', saved, now))
      delete link.decision
      store(link)
      for (const other of others) {
        delete other.supersededAt
        delete other.isOtherAccepted
        store(other)
      }
      expect(others.filter((one) => canAccept(one, now))).toEqual(promised)
    }
    for (const name of ['decision', 'sold', 'supersededAt', 'isOtherAccepted'] as const) delete link[name]
  }
  const step = ({ kind, one, other, skew }: Step, at: number) => {
    // The clocks of two Lambdas differ.
    const now = second(100 + 3 * at - skew)
    const createdAt = now.toISOString()
    const place = one % saved.length
    if (kind === 'share') {
      const before = sold()
      return add({ createdAt, saved: place, price: 1_000 + (other % 3) * 100, before })
    }
    if (kind === 'change') {
      const since = saved[other % saved.length]!
      if (since === saved[place]) return
      // What the offer states: the price that was accepted, or else that of the earlier estimate.
      const accepted = lastAcceptanceOf(since)
      const before = { price: accepted?.sold?.price ?? 1_000 + 100 * saved.indexOf(since), acceptedAt: accepted?.at }
      return add({ createdAt, saved: place, price: 10, isChange: true, since: since.createdAt, before })
    }
    const link = all[one % Math.max(1, all.length)]
    if (!link) return
    if (kind === 'accept') accept(link, now)
    else if (kind === 'reopen') reopen(link, now)
    else if (isLive(link, now)) {
      if (kind === 'expire') link.endsAt = createdAt
      if (kind === 'revoke') link.revokedAt = createdAt
      if (kind === 'supersede' && !link.supersededAt) link.supersededAt = createdAt
      if (kind === 'decline' && !link.decision && !link.supersededAt)
        link.decision = { kind: 'decline', at: createdAt, name: 'Grace' }
    }
    store(link)
  }
  return { saved, all, agreed, sold, step, canAccept }
}

test('whatever happens to its links, what is sold is what was accepted last, and its top is what can be taken back', () => {
  fc.assert(
    fc.property(fc.array(someStep, { minLength: 5, maxLength: 60 }), (steps) => {
      const project = aProject()
      for (const [at, step] of steps.entries()) {
        project.step(step, at)
        const top = project.agreed.at(-1)
        expect(project.sold()?.price).toBe(top?.price)
        expect(project.sold()?.acceptedAt).toBe(top?.link.decision!.at)
        // A revoked link ends the page, not the agreement: the client of an earlier one reads what is agreed in all.
        const lastWhole = project.agreed.findLastIndex(({ link }) => !link.isChange)
        for (const [place, { link }] of project.agreed.entries()) {
          const isReplaced = place < lastWhole
          const next = project.agreed.findIndex(({ link }, other) => other > place && !link.isChange)
          expect(acceptanceAfter(link.decision!.at, project.sold()!)).toEqual(
            link === top!.link
              ? undefined
              : expect.objectContaining({
                  at: (isReplaced ? project.agreed[next] : top)!.link.decision!.at,
                  isReplaced,
                  price: top!.price,
                  isRevoked: top!.link.revokedAt !== undefined,
                  links: project.agreed.length - (isReplaced ? lastWhole : place + 1),
                }),
          )
        }
        if (top)
          expect(soldBefore(top.link.decision!.at, 'shop', project.saved)?.price).toBe(project.agreed.at(-2)?.price)
        // A change is shared while its client can accept it, and pending once all its links have ended.
        const clock = second(100 + 3 * at)
        for (const savedId of ['0', '1', '2']) {
          const state = saleStateOf({ id: 'shop', isSaved: true, savedId }, project.saved.toReversed(), clock)
          const own = project.all.filter(({ saved }) => `${saved}` === savedId)
          const isSold = top?.link.saved === Number(savedId)
          const isOpen = project.all.some((link) => own.includes(link) !== isSold && project.canAccept(link, clock))
          expect(state === undefined || state === 'offered').toBe(top === undefined)
          if (!top) expect(state === 'offered').toBe(project.all.some((link) => project.canAccept(link, clock)))
          if (state === 'shared') expect(isOpen).toBe(true)
          if (state === 'changing') expect(isOpen || isSold).toBe(false)
          if (state === 'accepted') expect(isSold && !isOpen).toBe(true)
          if (state === 'declined')
            expect(!isSold && own.some(({ decision }) => decision?.kind === 'decline')).toBe(true)
        }
        // What the last offer of all work replaced is still known.
        const whole = project.agreed[lastWhole]
        expect(project.sold()?.replaced?.acceptedAt).toBe(whole?.on?.decision?.at)
        for (const { link, on } of project.agreed) {
          // A request made after an acceptance was accepted on top of that one alone.
          if (link.before?.acceptedAt !== undefined) expect(on?.decision?.at).toBe(link.before.acceptedAt)
          // Another offer of all work says which acceptance it replaces.
          if (!link.isChange) expect(link.before?.acceptedAt).toBe(on?.decision?.at)
          // Whoever accepts a change for $10 pays $10 more than was sold before.
          if (link.isChange && on) expect(link.sold!.price).toBe(on.sold!.price + link.price)
        }
        // Nothing keeps an agreement from being taken back: not a link that has expired, and none that was revoked.
        if (top) {
          const now = second(1e7)
          expect(canReopen(top.link, now) && !wouldUndo(top.link, 'shop', project.saved)).toBe(true)
        }
        // Links that the history no longer lists say nothing about what was sold.
        for (const saved of project.saved) {
          const kept = { ...saved.links }
          for (const id of forgettable(kept, second(1e7), 1)) delete kept[id]
          const others = project.saved.map((one) => (one === saved ? { ...one, links: kept } : one))
          expect(soldOf('shop', others)?.price).toBe(top?.price)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('a link that ended with an open question is not forgotten', () => {
  const ended = { createdAt: '2026-11-01', endsAt: '2026-11-02', openedCount: 1 }
  const links = { asked: { ...ended, askedAt: '2026-11-02' }, silent: ended }
  expect(forgettable(links, second(1e7), 1)).toEqual(['silent'])
})

test('a change request made after an acceptance is outdated once that is taken back, even if as much is accepted again', () => {
  const at = second(5).toISOString()
  const saved = { id: '1', projectId: 'shop', createdAt: second(1).toISOString() }
  const request = { createdAt: at, endsAt: at, openedCount: 0, isChange: true, since: saved.createdAt }
  const made = { ...request, before: { price: 100, acceptedAt: at } }
  const sold = { price: 100, acceptedAt: at, saved }

  expect(isOutdated(made, sold)).toBe(false)
  expect(isOutdated(made, undefined)).toBe(true)
  expect(isOutdated(made, { ...sold, acceptedAt: second(6).toISOString() })).toBe(true)
  // Nothing was accepted when it was made: the work before it was agreed elsewhere, or is accepted at its price.
  expect(isOutdated({ ...request, before: { price: 100 } }, undefined)).toBe(false)
  expect(isOutdated({ ...request, before: { price: 100 } }, sold)).toBe(false)
  expect(isOutdated({ ...request, before: { price: 90 } }, sold)).toBe(true)
  // What was saved later than the accepted estimate was sold to nobody.
  expect(isOutdated({ ...request, since: second(2).toISOString(), before: { price: 100 } }, sold)).toBe(true)
  // An offer of all work that was built while another was accepted does not say what it replaces.
  const { isChange: _, since: __, ...whole } = request
  expect(isOutdated(whole, sold)).toBe(true)
  expect(isOutdated({ ...whole, before: made.before }, sold)).toBe(false)
})

test('of two acceptances whose clocks differ, the one stored later is the later one', () => {
  const decision = { kind: 'accept' as const, at: second(9).toISOString(), name: 'Grace' }
  const link = { createdAt: second(0).toISOString(), endsAt: second(99).toISOString(), openedCount: 1, decision }
  const saved = { id: '1', projectId: 'shop', createdAt: second(0).toISOString(), links: { one: link } }

  expect(acceptanceTime([saved], second(8)) > decision.at).toBe(true)
  expect(acceptanceTime([saved], second(10))).toBe(second(10).toISOString())
})
