import { type Settings, developerLabels } from '#contract/settings'
import { usd } from '../../ui/format'

/** `2 Developers at $100/hour`. */
export const termsOf = ({ developerCount, hourlyRate }: Settings) =>
  `${developerLabels[developerCount]} at ${usd(hourlyRate)}/hour`
