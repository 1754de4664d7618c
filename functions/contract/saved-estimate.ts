import * as v from 'valibot'
import { Estimation } from './estimation'
import { maxSavedPerProject } from './limits'
import { Scope } from './scope'
import { Settings } from './settings'
import { ShareState } from './share'
import { Terms } from './terms'
import { FinishedProject } from './track-record'

/** Request of "Save Estimate". The server saves its own copy, unless it differs from what the person saw. */
export const NewSavedEstimate = v.object({
  projectId: v.string(),
  title: v.string(),
  totalHours: v.number(),
  totalCost: v.number(),
  estimation: v.object({
    ...v.pick(Estimation, ['totalHours', 'totalCost', 'price']).entries,
    timeline: v.optional(v.pick(Estimation.entries.timeline, ['weeks'])),
  }),
  settings: v.optional(Settings),
})
export type NewSavedEstimate = v.InferOutput<typeof NewSavedEstimate>

export const SavedEstimate = v.object({
  id: v.string(),
  projectId: v.string(),
  title: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  /** Time of the estimate (ISO 8601), from which its deadlines are counted. Absent from those saved before it was stored. */
  estimatedAt: v.optional(v.string()),
  totalCost: v.number(),
  /** Total of its price. Absent from estimates saved before lists had it. */
  totalPrice: v.optional(v.number()),
  totalHours: v.number(),
  /** Settings of the estimate. Absent from estimates saved before they were stored. */
  settings: v.optional(Settings),
  /** ISO 4217. Absent from estimates in US dollars. */
  currency: v.optional(v.string()),
  /** Version of the project. Absent from estimates saved before projects had versions. */
  version: v.optional(v.number()),
  /**
   * Its totals with the options that were sold before, and the time of that acceptance (ISO 8601). Absent if there were
   * none.
   */
  withSold: v.optional(v.object({ price: v.number(), hours: v.number(), acceptedAt: v.string() })),
  /** States of its links by their ids, without those that had ended without a decision when the newest one was created. */
  links: v.optional(v.record(v.string(), ShareState)),
})
export type SavedEstimate = v.InferOutput<typeof SavedEstimate>

/** The estimate, and the scope and terms that it was computed with. */
export const SavedBody = v.object({
  estimation: Estimation,
  scope: v.optional(Scope),
  terms: v.optional(Terms),
})
export type SavedBody = v.InferOutput<typeof SavedBody>

/** A saved estimate with all details, unchanged since it was saved. */
export const SavedSnapshot = v.object({ ...SavedEstimate.entries, ...SavedBody.entries })
export type SavedSnapshot = v.InferOutput<typeof SavedSnapshot>

/** A saved estimate, and the outcome of its project, which may have been compared with another saved estimate. */
export const OpenedEstimate = v.object({
  ...SavedSnapshot.entries,
  finished: v.optional(FinishedProject),
  /** Names of the options that a client accepted with it. */
  acceptedOptions: v.array(v.string()),
})
export type OpenedEstimate = v.InferOutput<typeof OpenedEstimate>

export const estimateChanged =
  'This estimate has changed since it was shown. Please review the current one and save it again.'
export const savedNotFound = "The saved estimate you're looking for doesn't exist or has been deleted."
export const maxSavedReached = `This project has ${maxSavedPerProject} saved estimates, which is the maximum. Start a new estimate to save more.`
export const nothingToSave = 'This project has no estimate yet.'
