import { expect, test } from 'vitest'
import { type Offer, type SharedOffer, changeOutdated, offerSuperseded, otherOfferAccepted } from '#contract/share'
import { formatDate } from '#domain/text/format'
import { chosenAtFirst, describeBasis, describeEnd, describeLater, isPassedBy } from './offer-standing'
import { offer as anOffer } from './offer.fixture'

const day = (number: number) => `2026-11-${number}T09:00:00.000Z`
const offer: Offer = {
  ...anOffer,
  options: ['Chat', 'Reports', 'Search'].map((name) => ({ name, lines: [], price: 100 })),
}
const decision = { kind: 'accept' as const, at: day(11), name: 'Grace', options: [] }

test('an offer that replaces an accepted one says what the choice leaves of its options, also once it is accepted', () => {
  const options = { again: ['Chat', 'Reports'], nowOptional: ['Search'], included: ['Logo'], gone: ['Blog'] }
  const replacing = { ...offer, replaces: { price: 1_500, currency: 'EUR', acceptedAt: day(10), options } }
  const replaced = 'what you accepted on November 10, 2026 for €1,500.'

  expect([...chosenAtFirst(replacing)]).toEqual([0, 1])
  expect([...chosenAtFirst(offer)]).toEqual([])
  expect(describeBasis(replacing, chosenAtFirst(replacing))).toBe(
    `Accepting this replaces ${replaced} Now an option: “Search”. Now included: “Logo”. No longer an option: “Blog”.`,
  )
  expect(describeBasis(replacing, new Set([1, 2]), 'This replaced')).toBe(
    `This replaced ${replaced} Not chosen again: “Chat”. Now included: “Logo”. No longer an option: “Blog”.`,
  )
})

test('the client of an accepted offer reads what is agreed since, whether or not the link accepted last still works', () => {
  const later = { at: day(12), isReplaced: false, price: 1_200, currency: 'EUR', weeks: 5, isRevoked: false, links: 1 }
  const shared: SharedOffer = { offer, hash: '', decision, isSuperseded: false, later }
  expect(describeLater(shared)).toBe(
    'A change to it was accepted on November 12, 2026. Agreed in all: €1,200 and 5 weeks. The link of that change has its details.',
  )
  expect(describeLater({ ...shared, later: { ...later, isReplaced: true, isRevoked: true } })).toBe(
    'Another offer, accepted on November 12, 2026, replaced it. Agreed in all: €1,200 and 5 weeks. The link that was accepted last has ended. Ask the sender for its details.',
  )
  expect(describeLater({ ...shared, later: { ...later, links: 2 } })).toBe(
    '2 changes to it were accepted, the last on November 12, 2026. Agreed in all: €1,200 and 5 weeks. Each accepted link has the details of its part.',
  )
})

test('a declined offer can be reopened until another one than it starts from is accepted', () => {
  const later = { at: day(12), isReplaced: false, price: 1_500, currency: 'EUR', isRevoked: false, links: 1 }
  expect(isPassedBy({ offer })).toBe(false)
  expect(isPassedBy({ offer, later })).toBe(true)
  const replacing = { ...offer, replaces: { price: 1_500, acceptedAt: day(12) } }
  expect(isPassedBy({ offer: replacing, later })).toBe(false)
})

test('the client who declined a change reads what is agreed in all, also if another one was accepted since', () => {
  const replaces = { price: 1_500, acceptedAt: day(10) }
  const declined = { ...decision, kind: 'decline' as const }
  const later = { at: day(10), isReplaced: false, price: 1_500, currency: 'EUR', weeks: 5, isRevoked: false, links: 1 }
  const shared: SharedOffer = {
    offer: { ...offer, replaces },
    hash: '',
    isSuperseded: false,
    decision: declined,
    later,
  }
  const agreed = 'Agreed in all: €1,500 and 5 weeks. The link that was accepted last has the details.'
  expect(describeLater(shared)).toBe(`What you accepted on November 10, 2026 stays as it is. ${agreed}`)
  const price = { before: 1_500, after: 1_700 }
  const change = { since: day(9), acceptedAt: day(10), price, weeks: { before: 5, after: 6 }, rows: [] }
  expect(describeLater({ ...shared, offer: { ...offer, change } })).toContain('November 10, 2026 stays as it is.')
  const unsold = { ...shared, later: undefined, offer: { ...offer, change: { ...change, acceptedAt: undefined } } }
  expect(describeLater(unsold)).toBe('What was agreed before it, for €1,500, stays as it is.')
  expect(describeLater({ ...shared, later: { ...later, at: day(12) } })).toBe(
    `Another offer was accepted on November 12, 2026. ${agreed}`,
  )
  // The sender took back the acceptance that it starts from, after another one or alone.
  const undone = { ...shared, offer: { ...offer, change } }
  const taken = /^What you accepted on November 10, 2026 at \d+:\d\d [AP]M no longer counts\./
  const older = { ...later, at: '2026-11-09T09:00:00.000Z' }
  for (const left of [undefined, older]) {
    expect(describeLater({ ...undone, later: left })).toMatch(taken)
    expect(isPassedBy({ ...undone, later: left })).toBe(true)
  }
  expect(describeLater({ ...undone, later: older })).toContain(
    `counts. What you accepted before, on November 9, 2026, stays as it is. ${agreed}`,
  )
  // The same one was accepted through another link.
  expect(describeLater({ ...shared, later: { ...later, at: day(12) }, acceptedAt: day(12) })).toBe(agreed)
})

test('a link that was revoked after its acceptance says that the agreement stays, was replaced, or was taken back', () => {
  const reopened = { at: day(13), decision }
  const endOf = (given: Partial<SharedOffer>, revokedAt = day(12)) =>
    describeEnd({ offer, hash: '', isSuperseded: false, ...given }, revokedAt)
  expect(endOf({ decision })).toBe(
    'Ada ended this link on November 12, 2026. What was accepted on November 11, 2026 stays agreed. Please ask the sender for a new link.',
  )
  expect(endOf({ reopened })).toContain(
    'The acceptance by Grace of November 11, 2026 no longer counts: the sender took it back on November 13, 2026.',
  )
  expect(describeLater({ offer, hash: '', isSuperseded: false, reopened })).toBe(
    'The acceptance by Grace of November 11, 2026 no longer counts: the sender reopened this offer on November 13, 2026.',
  )

  const later = { at: day(12), isReplaced: true, price: 1_200, isRevoked: false, links: 1 }
  expect(endOf({ decision, later }, day(13))).toBe(
    'Ada ended this link on November 13, 2026. What was accepted on November 11, 2026 was replaced by another offer, accepted on November 12, 2026. Please ask the sender for a new link.',
  )
  expect(endOf({ decision, later: { ...later, isReplaced: false } })).toContain('stays agreed')
  // Who accepts again does not read about the acceptance that was undone before.
  const undone = { at: day(10), decision: { ...decision, at: day(9) } }
  expect(endOf({ decision, reopened: undone })).not.toContain('no longer counts')

  const declined = { ...decision, kind: 'decline' as const }
  expect(endOf({ decision: declined })).not.toContain('agreed')
  expect(endOf({ reopened: { at: day(13), decision: declined } })).toContain(
    'The decline by Grace of November 11, 2026 no longer counts: the sender reopened this offer on November 13, 2026.',
  )
})

test('a link that expired says why it was closed before, and a revoked one does not', () => {
  const shared: SharedOffer = { offer, hash: '', isSuperseded: true, isOtherAccepted: true }
  expect(describeEnd(shared)).toBe(
    `“${offer.title}” from Ada was valid until ${formatDate(offer.validUntil)}. ${otherOfferAccepted}`,
  )
  expect(describeEnd({ ...shared, isOtherAccepted: false })).toContain(offerSuperseded)
  expect(describeEnd({ ...shared, isOutdated: true })).toContain(changeOutdated)
  expect(describeEnd(shared, day(12))).toBe(
    'Ada ended this link on November 12, 2026. Please ask the sender for a new link.',
  )
})
