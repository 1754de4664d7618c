import * as v from 'valibot'
import { revisionLimits } from './limits'
import { NewProject, Version } from './project'
import { Scope } from './scope'
import { Settings } from './settings'
import { Terms } from './terms'
import { TrackRecord } from './track-record'

/** Versions of a project are numbered from 1. */
export const VersionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** Lines that a revision added, changed and removed. */
const LineCounts = v.object({ added: v.number(), changed: v.number(), removed: v.number() })

/** Origin of a version: revised lines, or an earlier version. The first version has none. */
export const VersionOrigin = v.object({
  lines: v.optional(LineCounts),
  /** Number of the version that was restored. */
  restored: v.optional(VersionNumber),
})
export type VersionOrigin = v.InferOutput<typeof VersionOrigin>

/** A version in the list of its project, with its estimate as it was computed then. */
export const VersionSummary = v.object({
  number: VersionNumber,
  origin: VersionOrigin,
  /** Time of the estimate, ISO 8601. */
  estimatedAt: v.string(),
  totalHours: v.number(),
  /** Total price, in whole units of the currency. */
  totalPrice: v.number(),
  /** ISO 4217. */
  currency: v.string(),
  weeks: v.number(),
  /** True if it has a saved estimate. */
  isSaved: v.boolean(),
})
export type VersionSummary = v.InferOutput<typeof VersionSummary>

/** A version with everything that its estimate is computed from. */
export const NumberedVersion = v.object({
  ...Version.entries,
  number: VersionNumber,
  requirements: v.string(),
  settings: Settings,
  terms: Terms,
  scope: v.optional(Scope),
  record: v.optional(TrackRecord),
})
export type NumberedVersion = v.InferOutput<typeof NumberedVersion>

export const ExportedVersion = v.object({ projectId: v.string(), ...NumberedVersion.entries })

/** A changed text, and the version that it was edited from. */
export const Revision = v.object({ requirements: NewProject.entries.requirements, version: VersionNumber })
export type Revision = v.InferOutput<typeof Revision>

/** Number of the version to restore, and of the current one. */
export const Restoration = v.object({ number: VersionNumber, version: VersionNumber })

export const reviseFirst = 'This project has no estimate yet. You can still edit its requirements.'
export const nothingChanged = 'Nothing changed: this is the text of the current version.'
export const revisedElsewhere =
  'This project was changed in another tab or on another device. Please review its current version and apply your changes again.'
export const otherRevisionRunning =
  'Another revision of this project is running. Please wait for it to finish, then revise its result.'
export const isNewProject =
  'This text keeps less than half of the lines, so it is a new project. Please start a new estimate with it.'
export const versionNotFound = 'This version does not exist, or was deleted to make room for newer ones.'
export const tooManyVersions = `This project has ${revisionLimits.versions} versions with saved estimates, which is the maximum. Please duplicate the project and continue with the copy.`
