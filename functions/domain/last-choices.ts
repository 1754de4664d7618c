import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareChoices } from '#contract/share'

/**
 * Returns the parts beside the price that a new link of a project shows at first: those of its latest link, so that no
 * offer silently shows less than the one before. Another kind of link decides only if there is none of the same kind, and
 * not about the tasks, which a change request shows.
 */
export function initialParts(own: readonly Pick<SavedEstimate, 'links'>[], isChange: boolean): ShareChoices['show'] {
  const links = own
    .flatMap(({ links = {} }) => Object.values(links))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  const shown = (ofChange: boolean) => links.find((link) => link.show && (link.isChange ?? false) === ofChange)?.show
  const none = { hours: false, tasks: false, range: false, risks: false, rates: false }
  return shown(isChange) ?? { ...none, ...shown(!isChange), tasks: isChange }
}
