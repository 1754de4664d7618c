import type { OpenedEstimate } from '#contract/saved-estimate'
import { includesSold } from './listed-totals'
import { type Sold, lastAcceptanceOf, nameOptions } from './sold'
import { explainedWith } from './sold-estimate'

type Opened = Pick<OpenedEstimate, 'links' | 'withSold' | 'acceptedOptions'>

/**
 * Returns the options that belong to a saved estimate: those that were sold by the time that it was saved, and those that its
 * client accepted with it, which `note` names.
 */
export function includedOptions(saved: Opened, sold: Pick<Sold, 'own'>) {
  const isAsSaved = includesSold(saved, sold)
  const own = lastAcceptanceOf(saved)
  const accepted = isAsSaved || own ? saved.acceptedOptions : []
  const note =
    (isAsSaved && !own) || accepted.length === 0
      ? ''
      : `It now includes ${nameOptions(accepted)}, which the client accepted. Other later changes are not included.`
  return { accepted, note }
}

/** Returns a saved estimate of a sold project with the options that belong to it. */
export function openSold(saved: OpenedEstimate, sold: Pick<Sold, 'own'>) {
  const included = includedOptions(saved, sold)
  return { ...included, estimation: explainedWith(saved, included.accepted) }
}
