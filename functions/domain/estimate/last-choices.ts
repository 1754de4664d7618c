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
 * Returns the title that a new link of a project starts with: the one that its owner typed for the latest link to a whole
 * estimate, or else that of the estimate.
 */
export function initialTitle(own: Own, title: string): string {
  const last = latestLinks(own).find((link) => link.title !== undefined && !link.isChange)
  return last?.title === undefined || last.title === last.estimate ? title : last.title
}

/**
 * Returns the parts beside the price that a new link of a project shows at first: those of its latest link, so that no
 * offer silently shows less than the one before. Another kind of link decides only if there is none of the same kind, and
 * not about the tasks, which a change request shows. A change request shows what its client accepted.
 */
export function initialParts(own: Own, isChange: boolean): ShareChoices['show'] {
  const links = latestLinks(own)
  const shown = (ofChange: boolean) => {
    const some = links.filter((link) => link.show && (link.isChange ?? false) === ofChange)
    const accepted = isChange ? some.find(({ decision }) => decision?.kind === 'accept') : undefined
    return (accepted ?? some[0])?.show
  }
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
