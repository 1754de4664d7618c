import { scope } from './about-scope'
import { smallProducts } from './about-small-products'
import { surroundings } from './about-surroundings'
import type { Question } from './question'

/** Questions whose answers move an estimate. Ranked by the hours they could move, at most ten are asked. */
export const questions: Question[] = [...surroundings, ...scope, ...smallProducts]
