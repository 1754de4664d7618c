import type { Estimation } from '#contract/estimation'
import type { Version } from '#contract/project'
import { estimateVersion } from '#domain/estimate/estimate'
import type { Person } from '#domain/scope/scoped-work'
import { type SoldEstimate, keepAccepted } from './accepted-options'

/** Computes the estimate of the current version of a project, with what was agreed when an earlier estimate was sold. */
export const estimateSince = (sold: SoldEstimate | null, version: Version, person: Person): Estimation =>
  keepAccepted({ ...person, estimation: estimateVersion(version, person) }, sold)
