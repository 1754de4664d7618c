import { roles } from '#contract/breakdown'
import type { Project } from '#contract/project'
import { type Settings, developerLabels } from '#contract/settings'
import type { Terms } from '#contract/terms'
import { rate } from '#domain/text/format'

export const titleOf = ({ title }: Project) => title.trim() || 'Untitled Project'

/** Formats team and rates: `2 Developers at $100/hour`, `1 Developer at €90/hour (QA engineer €72.50)`. */
export function termsOf({ developerCount, hourlyRate }: Settings, { rates = {}, currency }: Partial<Terms> = {}) {
  const own = roles.flatMap((role) => (rates[role] === undefined ? [] : `${role} ${rate(rates[role], currency)}`))
  return `${developerLabels[developerCount]} at ${rate(hourlyRate, currency)}/hour${own.length > 0 ? ` (${own.join(', ')})` : ''}`
}

/** URL hash of a project whose title and requirements are being edited. */
export const editing = '#edit'

/** URL hash of a completed project whose scope is being edited. */
export const scoping = '#scope'

/** URL hash of a completed project whose requirements are being changed. */
export const changing = '#revise'

/** URL hash of a completed project whose answers are being revised, so that the browser's back button leaves it. */
export const revising = '#clarifications'
