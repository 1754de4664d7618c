import type { Addition } from './addition'
import { business } from './business'
import { general } from './general'

/**
 * Features that clients have added to an existing product, by id. Other kinds of work in a change mostly say where
 * something is. The hours are judgments: about what a freelancer asks for, all included, at the usual shares of planning,
 * testing and release.
 */
export const additions: Record<string, Addition> = { ...business, ...general }
