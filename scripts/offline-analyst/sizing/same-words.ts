import { remember } from '../text/remember'
import { permissions, sameActions } from '../vocabulary/verbs'
import { commonWords } from '../vocabulary/words'
import { rootsIn } from './roots'

/** Actions by the roots of their words. The first word of a list stands for all of them. */
const canonical = new Map<string, string[]>()
for (const [first, ...others] of sameActions.map(rootsIn))
  for (const root of [first!, ...others]) canonical.set(root, [...(canonical.get(root) ?? []), first!])

/** Roots of the words that stand for actions. */
export const canonicalActions: ReadonlySet<string> = new Set([...canonical.values()].flat())

/** Endings of nouns whose adjectives mean the same: "availability", "available". */
const ability = /bility$/

/** Returns the actions that a word means, or the word itself. */
export const canonicalOf = remember((root): readonly string[] => canonical.get(root) ?? [root.replace(ability, 'bl')])

/** Roots of words that say nothing about a function. */
export const unsaid: ReadonlySet<string> = new Set([permissions, ...Object.values(commonWords)].flatMap(rootsIn))
