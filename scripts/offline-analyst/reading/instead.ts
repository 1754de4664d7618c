import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { actsOf } from './deeds'
import { byHand } from './going-on'
import { isElsewhere } from './remarks'
import { denies, inCase } from './sight'

/** Work of others or of another time. */
const byOthers = pattern(
  String.raw`(?<!\p{L})(?:by (?:the|our|your|their|another) \p{L}+|by (?:us|others|hand)|separately|elsewhere|phase|separat|anderweitig|vom? (?:kunden|auftraggeber)|von (?:uns|anderen)|par (?:nous|le client)|por (?:nosotros|el cliente))(?!\p{L})`,
)

/** True for a sentence that leaves nothing out. */
export const leavesIn = ({ item, text }: Pick<Passage, 'item' | 'text'>): boolean =>
  !item &&
  !denies(text.replace(inCase, '')) &&
  !byOthers.test(text) &&
  !isElsewhere(text) &&
  !lexicon.find(wordsOf(text)).some(({ owner: { kind } }) => kind === 'exclusion' || kind === 'later')

/** Words before a thing that there is instead: "There is a phone button". */
const thereIs = pattern(
  String.raw`^(?:there (?:is|are|will be)|(?:dafür )?(?:es gibt|gibt es)|il y a(?:ura)?|hay|habrá|c['’]è|ci sono|há|er (?:is|zijn|komt)) `,
)

/** A thing and what can be done with it: "Die Seite ist als PWA installierbar". */
const offers = pattern(
  String.raw`^(?:\p{L}+ ){1,3}(?:(?:is|are|est|sont) (?!avail|compat|respons|poss|pay)\p{L}+[ai]bles?|(?:ist|sind) [^,;]*(?<!verfüg|zahl|sicht)bar[.!]?$)`,
)

/** A thing and what it is, or how people pay: "The driver's app is a web app", "Hotels pay by invoice". */
const states = pattern(
  String.raw`^(?!(?:this|that|these|those|it|they|das|dies\p{L}*|es|sie|cela|ceci|ce|il|elle|est[oae]s?|quest[oaei]|dit|dat|het) )(?:[\p{L}\p{N}'’-]+ ){1,5}(?:(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn) (?:(?:an?|the|in|eine?|de[rmn]|die|das|auf|une?|la|les?|en|una?|il|een|op) |un['’])\p{L}|(?:pays?|(?:be)?zahl(?:t|en)|pai?e(?:nt)?|pagan?o?|betaalt|betalen) )`,
)

/** Things with what they do, which is built: "a web app that works offline". */
const does = pattern(
  String.raw`(?<!\p{L})(?:an? [^,;]+ (?:that|which) \p{Ll}+s|eine? [^,;]+, d(?:ie|er|as) [^,;]+t|une? [^,;]+ qui \p{Ll}+) ?`,
)

/** Means without software: "The club enters the courts itself", "Parents call the office". */
const byPeople = pattern(
  `(?<!\\p{L})(?:${byHand}|(?:it|them|him|her|our|your)sel(?:f|ves)|selbst|selber|(?:lui|elle|eux|nous|vous)-mêmes?|(?:él|ella|ell[oa]s|sí) mism[oa]s?|zelf|in person|in cash|persönlich|en personne|en persona|(?:at|by|on|over) the (?:phone|counter|desk)|by (?:phone|telephone|post)|per (?:telefon|post)|telefonisch|par téléphone|por teléfono|per telefono|(?:calls?|phones?|rings?) (?:us|the|them|him|her|in)|rufen|ruft|appellent|appelle|llaman?|telefonano|bellen)(?!\\p{L})`,
)

/** Returns the kind of what a sentence says is instead of something: built, done without software, or left out as well. */
function settledAs(text: string): Passage['settled'] {
  if (!leavesIn({ item: false, text })) return undefined
  return byPeople.test(text) || (states.test(text) && !thereIs.test(text) && !offers.test(text) && !does.test(text))
    ? 'background'
    : 'function'
}

const nameThing = (text: string) => capitalize(text.replace(thereIs, ''))

/** Marks of something built instead of what is out of scope: "Replace the ERP; instead, orders are read from it". */
const insteadOf =
  /^(?:(.{3,300}?) ?(?:[;,:.]|[–—-](?= )) )?(?:(?:but|and|und|aber|mais|pero|maar|ma) )?(?:instead|stattdessen|à la place|en su lugar|em vez disso|in plaats daarvan|invece)(?! (?:of|de|van|di) ),? (.{10,})$/iu
/** Such marks at the end: "No chat; a contact form replaces it", "No accounts, parents get a link instead". */
const atEnd =
  /^(.{3,300}?) ?(?:[;,:.]|[–—-](?= )) (?=\S+ \S+ )(.{10,}?(?: replaces? (?:it|them|that)(?=[.!]?$)|(?=,? (?:instead|stattdessen|à la place|en su lugar|in plaats daarvan|invece)[.!]?$)))/iu

/** Separates what is built instead of what a sentence excludes. */
export function separateInstead(passage: Passage): Passage[] {
  if (passage.topic !== 'excluded') return [passage]
  const [, excluded, built] = insteadOf.exec(passage.text) ?? atEnd.exec(passage.text) ?? []
  if (!built) return [passage]
  const replacing: Passage = {
    ...passage,
    text: nameThing(built),
    topic: 'functions',
    item: false,
    settled: settledAs(built),
  }
  return excluded ? [{ ...passage, text: `${excluded}.` }, replacing] : [replacing]
}

/** Settles a further sentence of an item of what is left out that says how something is instead. */
export function withInstead(passage: Passage): Passage {
  const { text } = passage
  if (insteadOf.test(text)) return passage
  const words = wordsOf(text)
  const subject = lexicon.find(words).find(({ owner, at }) => owner.kind === 'actor' && at <= 2)
  return states.test(text) || thereIs.test(text) || offers.test(text) || actsOf(text, words, subject)
    ? { ...passage, text: nameThing(text), settled: settledAs(text) }
    : passage
}
