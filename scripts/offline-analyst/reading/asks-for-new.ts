import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import type { Hit } from '../text/matcher'
import { type Word, wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { type RequestVerb, newProduct, owned } from '../vocabulary/requests'
import { upkeep } from '../vocabulary/upkeep'
import { repair } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { type RequestTerm, requestTerms } from './request-terms'
import { namesList } from './sight'

/** A sentence that may ask for a product, as it is read. */
interface Asked {
  passage: Passage
  words: readonly Word[]
  verb: RequestVerb | null
  isMaking: boolean
  work: Upkeep | null
}

/** Verbs whose object, or what takes its place, may be a new product. */
const creates = new Set<RequestVerb>(['create', 'install', 'alter', 'move'])

/** Start of a clause about what is named before it. */
const relative = pattern(
  String.raw`^,? (?:(?:(?:mit|auf|in|bei|über|für|durch|with|on|in|avec|sur|dans|con|en|su) )?(?:der|dem|denen|die|das|welche[rmn]?|which|that|where|qui|que|où|l[ae]quel(?:le)?|donde|l[ao] que|cui|dove)|waar\p{L}*)(?!\p{L})`,
)

const isBot = (words: readonly Word[]) => lexicon.find(words).some(({ owner }) => owner.name === 'a bot')

/** True for a sentence that asks for a new product rather than for upkeep or a piece of work. */
export function asksForNew({ passage: { text }, words: said, verb, isMaking, work }: Asked): boolean {
  // A script is described by what it does, unlike a bot with several abilities. Faults may be listed.
  if (namesList(text) && work !== repair && (!work?.grows || isBot(said))) return true
  if (!work && isMaking) return true
  const [named] = newProduct.exec(text) ?? []
  if (named === undefined) return false
  if (verb === null) return !work && !owned.test(text)
  // "An app with which owners find a walker": the verb is the users'.
  const isTold = text.toLowerCase().startsWith(named.toLowerCase()) && relative.test(text.slice(named.length))
  if (isTold && !creates.has(verb)) return !work?.grows && !owned.test(text)
  if (!creates.has(verb)) return false
  const words = wordsOf(named)
  // "An app" may be installed, but not "a WordPress shop".
  const isWork = ({ owner, at, length }: Hit<RequestTerm>) =>
    isPieceOf(owner) || (owner.kind === 'thing' && upkeep[owner.id] === work && at + length === words.length)
  return !(work && requestTerms.find(words).some(isWork))
}

const isPieceOf = (owner: RequestTerm) => owner.kind === 'thing' && upkeep[owner.id]!.isPiece
