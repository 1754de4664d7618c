import type { Project } from '#contract/project'
import { type Settings, developerLabels } from '#contract/settings'
import { usd } from '../../ui/format'

export const titleOf = ({ title }: Project) => title.trim() || 'Untitled Project'

/** `2 Developers at $100/hour`. */
export const termsOf = ({ developerCount, hourlyRate }: Settings) =>
  `${developerLabels[developerCount]} at ${usd(hourlyRate)}/hour`

/** Of a completed project, the address says that its answers are being revised: the browser's back leaves it. */
export const revising = '#clarifications'
