import type { Project } from '#contract/project'
import { type Settings, developerLabels } from '#contract/settings'
import { usd } from '../../ui/format'

export const titleOf = ({ title }: Project) => title.trim() || 'Untitled Project'

/** Formats the terms: `2 Developers at $100/hour`. */
export const termsOf = ({ developerCount, hourlyRate }: Settings) =>
  `${developerLabels[developerCount]} at ${usd(hourlyRate)}/hour`

/** URL hash of a project whose title and requirements are being edited. */
export const editing = '#edit'

/** URL hash of a completed project whose answers are being revised, so that the browser's back button leaves it. */
export const revising = '#clarifications'
