import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareChoices } from '#contract/share'
import { type Terms, defaultTerms } from '#contract/terms'

type Own = readonly Pick<SavedEstimate, 'title' | 'links'>[]

/** Returns the links of a project with the title of their estimate, the latest first. */
const latestLinks = (own: Own) =>
  own
    .flatMap(({ title, links = {} }) => Object.values(links).map((link) => ({ ...link, estimate: title })))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))

/**
 * Returns the link of a kind that has this part and that a new link starts with: for a change request the one that its
 * client accepted, or else the latest. One that was revoked before anyone accepted it may have been for somebody else, and
 * counts only if there is no other.
 */
function linkBefore(own: Own, part: 'show' | 'title', isChange: boolean, ofChange: boolean) {
  const links = latestLinks(own).filter((link) => link[part] && (link.isChange ?? false) === ofChange)
  const accepted = links.filter(({ decision }) => decision?.kind === 'accept')
  const standing = links.filter((link) => !link.revokedAt || accepted.includes(link))
  return [...(isChange ? accepted : []), ...standing, ...links][0]
}

/**
 * Returns the title that a new link of a project starts with: the one that its owner typed for the link to a whole estimate
 * before it, or else that of the estimate.
 */
export function initialTitle(own: Own, title: string, isChange: boolean): string {
  const last = linkBefore(own, 'title', isChange, false)
  return last?.title === undefined || last.title === last.estimate ? title : last.title
}

/**
 * Returns the parts beside the price that a new link of a project shows at first: those of the link before it, so that no
 * offer silently shows less. Another kind of link decides only if there is none of the same kind, and not about the tasks,
 * which a change request shows.
 */
export function initialParts(own: Own, isChange: boolean): ShareChoices['show'] {
  const shown = (ofChange: boolean) => linkBefore(own, 'show', isChange, ofChange)?.show
  const none = { hours: false, tasks: false, range: false, risks: false, rates: false }
  return shown(isChange) ?? { ...none, ...shown(!isChange), tasks: isChange }
}

/** Returns the terms that a new project starts with: those of the last one without what was its client's own. */
export const termsAfter = ({ currency, quoteAt, rates, tax }: Terms): Terms => ({
  ...defaultTerms,
  currency,
  quoteAt,
  rates,
  tax,
})
