import * as v from 'valibot'
import { Risk } from './breakdown'
import { Line } from './estimation'
import { Attempt } from './attempt'
import { isoDate } from './iso-date'
import { maxEmailLength, shareLimits } from './limits'
import { OfferedChange, ReplacedOffer } from './offer-basis'
import { ScopeRef } from './scope'
import { ShareTexts } from './share-texts'

/** Parts of the estimate that the client sees only if the owner chooses them. */
const ShownParts = v.object({
  hours: v.boolean(),
  tasks: v.boolean(),
  range: v.boolean(),
  risks: v.boolean(),
  rates: v.boolean(),
})
export type ShownPart = keyof v.InferOutput<typeof ShownParts>

/** The owner's choices for a link to a saved estimate. */
export const ShareChoices = v.object({
  ...ShareTexts.entries,
  /** Defaults to the last one, or to the name of the account. */
  from: v.optional(ShareTexts.entries.from),
  show: ShownParts,
  /** Options of the estimate that the client can choose. */
  options: v.pipe(v.array(ScopeRef), v.maxLength(1_000, 'A link can offer at most 1,000 options.')),
  /** Last day of validity, as an ISO date. */
  validUntil: isoDate('Choose the last day on which the offer is valid.'),
  /** Id of an earlier saved estimate of the project: the link then shows the difference to it, as a change request. */
  since: v.optional(v.pipe(v.string(), v.maxLength(40))),
  attempt: v.optional(Attempt),
})
export type ShareChoices = v.InferOutput<typeof ShareChoices>

const Percent = v.object({ percent: v.number(), amount: v.number() })

/** End of a phase, in weeks from 1. */
const OfferedMilestone = v.object({ name: v.string(), week: v.number() })

const OfferedTask = v.object({
  name: v.string(),
  hours: v.optional(v.number()),
  /** Requirement lines that the owner put into the words of the name. */
  lines: v.optional(v.array(Line.entries.id)),
})
export type OfferedTask = v.InferOutput<typeof OfferedTask>

/** A piece of work in an offer, with the requirement lines that it answers, beside those of its tasks. */
const OfferedWork = v.object({
  name: v.string(),
  description: v.optional(v.string()),
  lines: v.array(Line.entries.id),
  hours: v.optional(v.number()),
  tasks: v.optional(v.array(OfferedTask)),
  /** Names options, and work that is not included, that build a part of its lines or that its tasks name. Absent if none do. */
  remark: v.optional(v.string()),
})
export type OfferedWork = v.InferOutput<typeof OfferedWork>

const OfferedRisk = v.object({
  ...Risk.entries,
  /** Positions of the options without which there is no such risk. Absent if there is one, and from older offers. */
  options: v.optional(v.array(v.number())),
})

/** Everything that a client sees of a saved estimate. Parts that the owner did not choose are absent. */
export const Offer = v.object({
  title: v.string(),
  note: v.string(),
  /** Name of the sender. May be empty in offers that were not sent from the dialog. */
  from: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  /** ISO date. */
  validUntil: v.string(),
  components: v.array(OfferedWork),
  /** Options that the client can choose, each with the difference that it makes to `price.quoted`. */
  options: v.array(v.object({ ...OfferedWork.entries, price: v.number() })),
  /** Requirement lines that the work refers to. */
  lines: v.array(Line),
  exclusions: v.array(v.string()),
  /** Requirement lines without work. */
  notEstimated: v.array(Line),
  assumptions: v.array(v.string()),
  /** Weeks without options, and with all of them. Offers with options made before the latter were stored have only the former. */
  weeks: v.number(),
  weeksWithOptions: v.optional(v.number()),
  /** Weeks of each choice by the positions of its options: `0,2`. Absent if the options change nothing, or are many. */
  weeksByChoice: v.optional(v.record(v.string(), v.number())),
  /** Phases of each choice, in the same way. Absent from offers made before they were stored, and if the options are many. */
  milestonesByChoice: v.optional(v.record(v.string(), v.array(OfferedMilestone))),
  milestones: v.array(OfferedMilestone),
  /** Price without options, in whole units of the currency. */
  price: v.object({
    currency: v.string(),
    quoted: v.number(),
    discount: Percent,
    tax: Percent,
    total: v.number(),
  }),
  hours: v.optional(v.number()),
  /** Cost not exceeded with a probability of 10 and 90 %, before discount and tax. */
  range: v.optional(v.object({ low: v.number(), high: v.number() })),
  risks: v.optional(v.array(OfferedRisk)),
  /** Only in a change request, whose price is the difference of two prices. */
  change: v.optional(OfferedChange),
  /** Acceptance that this offer replaces, if it is accepted. Never in a change request. */
  replaces: v.optional(ReplacedOffer),
  /** Rates per hour, with the surcharge of the priority. Those of earlier offers are without it. */
  rates: v.optional(v.array(v.object({ role: v.string(), rate: v.number() }))),
  /** Names that surcharge. Absent without rates, and if there is none. */
  surcharge: v.optional(v.string()),
})
export type Offer = v.InferOutput<typeof Offer>

/** A client's acceptance or decline. */
export const Decision = v.object({
  kind: v.picklist(['accept', 'decline']),
  /** ISO 8601. */
  at: v.string(),
  name: v.string(),
  /** Names of the chosen options, and in a change request of those that were accepted before. */
  options: v.array(v.string()),
  /** Accepted price with the chosen options. */
  total: v.optional(v.number()),
  /** Timeline with them. Absent from acceptances before it was stored, and from declines. */
  weeks: v.optional(v.number()),
  milestones: v.optional(v.array(OfferedMilestone)),
})
export type Decision = v.InferOutput<typeof Decision>

/** Undone decision of a client. Times are ISO 8601. */
export const Reopened = v.object({ at: v.string(), decision: v.pick(Decision, ['kind', 'at', 'name']) })

/** Response to a client who opens a link. */
export const SharedOffer = v.object({
  offer: Offer,
  /** SHA-256 of `offer` as JSON, in hex, without what is marked in it. */
  hash: v.string(),
  decision: v.optional(Decision),
  /** Time of the last question, unless it was answered or the offer reopened since, ISO 8601. */
  askedAt: v.optional(v.string()),
  /** Time at which the owner marked the last question as answered, unless there is another one since, ISO 8601. */
  answeredAt: v.optional(v.string()),
  /** True if the owner says that it is outdated. It can no longer be accepted. */
  isSuperseded: v.boolean(),
  /** True if another offer of the project was accepted. This one can no longer be accepted either. */
  isOtherAccepted: v.optional(v.boolean()),
  /** True if it changes or replaces something else than what is agreed by now. It cannot be accepted. */
  isOutdated: v.optional(v.boolean()),
  /** Time at which the same change or replacement was accepted through another link, ISO 8601. */
  acceptedAt: v.optional(v.string()),
  /**
   * Acceptance that followed this one, of a change or of an offer that replaced it, and what is agreed in all since. Of a
   * declined offer, the last acceptance.
   */
  later: v.optional(
    v.object({
      at: v.string(),
      isReplaced: v.boolean(),
      price: v.number(),
      currency: v.optional(v.string()),
      weeks: v.optional(v.number()),
      /** True if the sender revoked the link that was accepted last. */
      isRevoked: v.boolean(),
      /** Number of accepted links, beside this one, that state what is agreed. */
      links: v.number(),
    }),
  ),
  /** Decision that the owner undid, and when. Absent once another one is recorded. */
  reopened: v.optional(Reopened),
})
export type SharedOffer = v.InferOutput<typeof SharedOffer>

/** An entry in the record of a link. Entries are never changed. */
export const ShareEvent = v.object({
  id: v.string(),
  kind: v.picklist(['accept', 'decline', 'question', 'reopen']),
  /** ISO 8601. */
  at: v.string(),
  name: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.maxLength(maxEmailLength))),
  text: v.optional(v.string()),
  options: v.optional(v.array(v.string())),
  total: v.optional(v.number()),
  weeks: v.optional(v.number()),
  /** Hash of the offer that the client saw. */
  hash: v.string(),
})
export type ShareEvent = v.InferOutput<typeof ShareEvent>

/** State of a link. Times are ISO 8601. */
export const ShareState = v.object({
  createdAt: v.string(),
  /** Time from which the link no longer works. */
  endsAt: v.string(),
  revokedAt: v.optional(v.string()),
  supersededAt: v.optional(v.string()),
  /** True if another offer of the project was accepted, which superseded this one. */
  isOtherAccepted: v.optional(v.boolean()),
  /** Name of the sender. Absent from links made before it was stored. */
  from: v.optional(v.string()),
  /** Absent from links made before it was stored. */
  title: v.optional(v.string()),
  /** Parts that the client sees, with which later links start. Absent from links made before they were stored. */
  show: v.optional(ShownParts),
  openedCount: v.number(),
  firstOpenedAt: v.optional(v.string()),
  lastOpenedAt: v.optional(v.string()),
  /** Time of the last question, unless it was answered or the offer reopened since. */
  askedAt: v.optional(v.string()),
  /** Name of whoever asked it. Absent from questions asked before it was stored. */
  askedBy: v.optional(v.string()),
  decision: v.optional(v.pick(Decision, ['kind', 'at', 'name', 'total', 'weeks'])),
  /** True for a change request, whose total is the difference of two prices. */
  isChange: v.optional(v.boolean()),
  /** Time at which the estimate was saved that a change request is compared with. Absent from those made before it was stored. */
  since: v.optional(v.string()),
  /**
   * Price before a change request, or of what an offer replaces, and the time of the acceptance that made it. Absent from
   * change requests made before it was stored. Without a currency it is that of the link.
   */
  before: v.optional(
    v.object({ price: v.number(), currency: v.optional(v.string()), acceptedAt: v.optional(v.string()) }),
  ),
  /**
   * All accepted work since this acceptance, that before a change request included. Its client never sees the hours. The
   * saved estimate's own price is without the options.
   */
  sold: v.optional(v.object({ price: v.number(), hours: v.number(), options: v.optional(v.number(), 0) })),
})
export type ShareState = v.InferOutput<typeof ShareState>

/** A link to a saved estimate, as its owner sees it. */
export const Share = v.object({
  ...ShareState.entries,
  id: v.string(),
  savedId: v.string(),
  title: v.string(),
  /** The owner's note to the client. Absent from links made before it was stored, and if there is none. */
  note: v.optional(v.string()),
  /** ISO 4217. */
  currency: v.string(),
  /** ISO date. */
  validUntil: v.string(),
  /** Price with the options chosen at first, of a change request the difference. Absent from links made before it was stored. */
  price: v.optional(v.number()),
  /** True if its prices include a tax. Absent from links made before it was stored. */
  isTaxed: v.optional(v.boolean()),
  hash: v.string(),
  decision: v.optional(Decision),
  /** Newest first. */
  events: v.array(ShareEvent),
})
export type Share = v.InferOutput<typeof Share>

/** A new link. The token is shown once, because only its hash is stored. */
export const NewShare = v.object({ token: v.string(), share: Share })
export type NewShare = v.InferOutput<typeof NewShare>

export const ShareChange = v.variant(
  'change',
  [
    v.object({ change: v.picklist(['revoke', 'supersede', 'reopen']) }),
    // A question that came in the meantime is not among the answered ones.
    v.object({ change: v.literal('answer'), askedAt: v.string() }),
  ],
  'A link can be revoked, superseded or reopened, or its question marked as answered.',
)
export type ShareChange = v.InferOutput<typeof ShareChange>

export const offerNotFound =
  'This link is incomplete, or it has ended. Please open it again from the message, or ask the sender for a new one.'
export const notRecorded = 'Your response was not recorded.'
export const offerSuperseded = 'The sender marked this offer as outdated. Please ask for the current one.'
export const otherOfferAccepted =
  'Another offer of this project was accepted, so this one is closed. Please ask the sender if that is a mistake.'
export const changeOutdated =
  'What was agreed has changed since this was offered, so it can no longer be accepted. Please ask the sender for a new link.'
export const optionNotOffered = 'One of the options is not part of this offer. Please reload the page.'
export const tooManyQuestions = 'This offer has too many questions already. Please contact the sender directly.'
export const shareNotFound = "The link you're looking for doesn't exist or has been deleted."
export const notReopened =
  'This link cannot be reopened: it is open already, or has ended. Please reload the page to see its state.'
export const notSuperseded = 'The client has responded in the meantime, so this offer cannot be marked as outdated.'
export const askedAgain = 'The client has asked another question in the meantime. Please reload the page to read it.'
export const otherAcceptanceStands =
  'Another acceptance has followed, which reopening this link would undo. Take back that acceptance first, or share a new link.'
export const offerTooLarge = 'This offer is too long to share. Please show fewer parts of it or shorten the note.'
export const notComparable =
  'A change request compares two saved estimates of one project in the same currency. Please choose another one.'
export const nothingChanged = 'There is no difference to share: nothing that the link would show has changed.'
export const onlyOptional =
  'There is nothing to accept: all that is new is optional, and a change request has no options. Include it in the scope, or share the whole estimate.'
export const notFromSold =
  'Another saved estimate was accepted. Compare the change with that one, or share the whole estimate.'

const tooMany = (who: string, max: number, which = 'one') =>
  `${who} ${max} live links, which is the maximum. Please revoke ${which} first.`
export const tooManyLinksOfEstimate = tooMany('This saved estimate has', shareLimits.livePerEstimate)
export const tooManyLinksOfProject = tooMany('The saved estimates of this project have', shareLimits.livePerProject)
export const tooManyLinks = tooMany('You have', shareLimits.livePerUser, 'some')
