import type { Platform, Profile } from '../reading/profile'
import type { Form as TextForm } from '../text/forms'

/**
 * Converts matter (`matter.ts`) to build hours. README.md describes the texts used to fit the numbers, and their accuracy
 * on others.
 */

/** Below 1, because large texts repeat themselves and share parts. */
const exponent = { product: 0.85, change: 0.35 }

/**
 * Products smaller than the rest of their platform: websites of a few pages, tools that their client calls small, and programs
 * without a user interface.
 */
export type Form = Platform | 'unknown' | 'site' | 'small application' | 'small' | 'bot' | 'script'

/**
 * Foundation hours of a new product, hours per unit of scaled matter, and the share of features that a text only lists: they
 * take screens and data in an application, and less in a small one.
 */
export interface Size {
  foundation: number
  scale: number
  listed: number
  /** Share of the work that such a product usually has. Undefined: all of it. */
  usual?: number
}

const sizes: Record<Form, Size> = {
  web: { foundation: 44, scale: 1.28, listed: 1 },
  mobile: { foundation: 44, scale: 1.28, listed: 1 },
  mixed: { foundation: 51, scale: 1.34, listed: 1 },
  desktop: { foundation: 23, scale: 1.09, listed: 1 },
  'command line': { foundation: 10, scale: 0.67, listed: 0 },
  'library or API': { foundation: 18, scale: 1.03, listed: 0 },
  site: { foundation: 8, scale: 1.22, listed: 0 },
  'small application': { foundation: 10, scale: 1.22, listed: 0.35 },
  small: { foundation: 10, scale: 1.28, listed: 0 },
  bot: { foundation: 10, scale: 1.28, listed: 0.5 },
  script: { foundation: 2, scale: 0.67, listed: 0 },
  unknown: { foundation: 38, scale: 1.22, listed: 1 },
}

export const sizeOf = (form: Form): Size => sizes[form]

/** Returns a size between two, this share of the way to the larger one. */
export function sizeBetween(small: Size, large: Size, share: number): Size {
  const mix = (key: 'foundation' | 'scale' | 'listed') => (1 - share) * small[key] + share * large[key]
  return { foundation: mix('foundation'), scale: mix('scale'), listed: mix('listed'), usual: small.usual ?? 1 }
}

/**
 * Changes to an existing product: hours to become familiar with it, and hours per unit of scaled matter. The number of
 * sentences adds nothing: over 15 readings of change requests it only widened the error.
 */
const change = { entry: 2.5, scale: 2.8 }

/** Range of matter over which a change becomes an extension, which is built like a product without foundation. */
const extension = { from: 100, to: 300, share: 0.9 }

/** Build hours of a ticket of average length, and of a bug report. */
export const perTicket = 7
export const perBug = 2.8

/** Build hours of changes of copy or style. Several in one text share the time to find the place, tickets do not. */
const appearance = { hours: 1, exponent: 0.6 }

export const hoursOfAppearance = (count: number, form: TextForm): number =>
  appearance.hours * count ** (form === 'tickets' ? 1 : appearance.exponent)

/** Roles of people in a text of average reach, and in one whose words are unknown. */
export const usualRoles = 2.5

/** Work of a product that does not depend on the number of its roles, as a number of roles. */
const common = 5

/**
 * Returns the factor of the matter of a new product with this many roles of people: each of them takes screens, rights
 * and rules of its own. An existing product has its roles.
 */
export const reachOf = (roles: number, kind: Profile['kind']): number =>
  kind === 'product' ? (common + roles) / (common + usualRoles) : 1

/** Returns the build hours of the matter of a text, without foundation. */
export function hoursOfMatter(matter: number, size: Size, kind: Profile['kind']): number {
  if (matter <= 0) return 0
  const built = size.scale * matter ** exponent.product
  if (kind === 'product') return built
  const altered = change.entry + change.scale * matter ** exponent.change
  const { from, to, share } = extension
  const reached = Math.min(1, Math.max(0, Math.log(matter / from) / Math.log(to / from)))
  return altered ** (1 - reached) * (share * built) ** reached
}

/** Returns the build hours of the matter of modules for an existing product, which take as long as in a new one, less a tenth. */
export const hoursOfModules = (matter: number, size: Size): number =>
  extension.share * hoursOfMatter(matter, size, 'product')

/**
 * Returns the factor of the hours of what a text lists if a person corrects its kind. A feature takes as long in an
 * extension as in a new product, less a tenth for what is there already, and never longer in a change. `change` is the
 * hours of a change if a message describes it, or 0.
 */
export function factorOfKind(
  { matter, roles, change: told }: Record<'matter' | 'roles' | 'change', number>,
  size: Size,
  { from, to }: Record<'from' | 'to', Profile['kind']>,
): number {
  if (from === to) return 1
  const hoursAs = (kind: Profile['kind']) =>
    kind === 'change' && told > 0 ? told : hoursOfMatter(reachOf(roles, kind) * matter, size, kind)
  const built = extension.share * hoursAs('product')
  const factor = (to === 'extension' ? Math.max(built, hoursAs(to)) : hoursAs(to)) / hoursAs(from)
  if (from === 'change') return Math.max(1, factor)
  return from === 'product' ? Math.min(extension.share, factor) : factor
}
