import type { Platform, Profile } from '../reading/profile'

/**
 * From matter (`matter.ts`) to build hours. README.md says on which texts the numbers were fitted and how well they hold
 * on others.
 */

/** Large texts repeat themselves and share parts, so hours grow more slowly than matter. */
const exponent = { product: 0.78, change: 0.35 }

/** Products smaller than the rest of their platform: websites of a few pages, and programs without a user interface. */
export type Form = Platform | 'unknown' | 'site' | 'small'

/** Hours of foundation that every new product needs, and hours per unit of scaled matter. */
const forms: Record<Form, { foundation: number; scale: number }> = {
  web: { foundation: 44, scale: 1.73 },
  mobile: { foundation: 44, scale: 1.73 },
  mixed: { foundation: 51, scale: 1.81 },
  desktop: { foundation: 23, scale: 1.48 },
  'command line': { foundation: 10, scale: 0.91 },
  'library or API': { foundation: 18, scale: 1.4 },
  site: { foundation: 12, scale: 1.65 },
  small: { foundation: 12, scale: 1.73 },
  unknown: { foundation: 38, scale: 1.65 },
}

/** A change of an existing product: hours to get into it, and hours per unit of scaled matter. */
const change = { entry: 2.5, scale: 2.2 }

/** Asking statements that one change has. More of them are several things, up to a maximum. */
const things = { one: 4, max: 9, exponent: 0.5 }

/** Between these amounts of matter a change becomes an extension, which is built like a product without foundation. */
const extension = { from: 80, to: 600, share: 0.9 }

/** A ticket of average length, and the report of one fault, in build hours. */
export const perTicket = 7
export const perBug = 2.8

export const foundationHours = (form: Form): number => forms[form].foundation

/** Build hours of the matter of a whole text, without foundation. */
export function hoursOfMatter(matter: number, form: Form, kind: Profile['kind'], statements: number): number {
  if (matter <= 0) return 0
  const built = forms[form].scale * matter ** exponent.product
  if (kind === 'product') return built
  const several = (Math.min(things.max, Math.max(things.one, statements)) / things.one) ** things.exponent
  const altered = (change.entry + change.scale * matter ** exponent.change) * several
  const { from, to, share } = extension
  const reached = Math.min(1, Math.max(0, Math.log(matter / from) / Math.log(to / from)))
  return altered ** (1 - reached) * (share * built) ** reached
}
