import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { type Word, wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { definite, places, possessives } from '../vocabulary/ownership'
import { faultsFollow } from '../vocabulary/requests'
import { withoutAddressee, withoutPlea } from '../vocabulary/to-reader'
import { isOfSoftware, ofSoftware } from './request-terms'

/** Maximum words of a lead. */
const maxWords = 10

/** True for what leads up to a list of wishes and names none: "Could you please:", "On our website, please:", "Hier unsere Wünsche:". */
export function isLead(text: string): boolean {
  const said = withoutAddressee(text.replace(aside, ''))
  const asked = withoutPlea(said)
  if (asked !== said && !/[\p{L}\d]/u.test(asked)) return true
  if (forRelease.test(said)) return true
  if (!(/[:：]$/.test(said) || following.test(said)) || faultsFollow.test(said)) return false
  if (counted.test(said)) return true
  const words = wordsOf(said)
  return words.length <= maxWords && !isOfSoftware(withoutPlace(words))
}

/** Words in parentheses before the colon of a lead: "Three things for the site (the one you made for us):". */
const aside = / ?\([^()]{3,80}\)(?=\s?[:：]$)/u

/** A plea for what follows, for a release that it does not put off: "For the next release of the shop please". */
const forRelease = pattern(
  '^(?:(?:for|in|with) the next (?:release|version|sprint|update)(?: of [^,;:.]{3,40})?,? please|(?:für|in|mit|zu[mr]?) (?:d(?:as|ie|em|er|en) )?nächste[nmrs]? (?:release|version|sprint|update)(?: [^,;:.]{3,40})?,? bitte|(?:pour|dans) la prochaine (?:version|livraison)(?: [^,;:.]{3,40})?,? (?:merci(?: de)?|svp)|(?:para|en) la próxima (?:versión|entrega)(?: [^,;:.]{3,40})?,? por favor)\\s?[:：]?$',
)

/** A number of things, whatever they are for: "Three things for the practice website:", "Drei Punkte zur Website:". */
const counted = pattern(
  '^(?:(?:just|only|hier|here are|voici|nur) )?(?:a few|a couple of|some|several|two|three|four|five|ein paar|einige|mehrere|zwei|drei|vier|fünf|quelques|plusieurs|deux|trois|quatre|algunas?|algunos|varias?|varios|dos|tres|cuatro|alcune|due|tre|twee|drie|vier|enkele) (?:(?:small|little|more|other|quick|kleine|weitere|petites?|pequeñ[oa]s|piccole) )?(?:things|points|topics|requests|wishes|dinge|sachen|punkte|wünsche|anliegen|choses|points|demandes|cosas|puntos|cose|punti|dingen|punten)(?: [^:.;]{1,60})?\\s?[:：]$',
)

/** Words for what follows, which end a lead without a colon: "Could you do the following". */
const following = pattern(
  String.raw`(?<!\p{L})(?:the following(?: (?:changes|things|points|items|tasks|updates))?|folgende[sn]?(?: (?:änderungen|punkte|dinge|sachen|aufgaben))?(?: \p{Ll}+en)?|(?:les (?:changements|points) suivants|ce qui suit)|(?:los (?:cambios|puntos) siguientes|lo siguiente)|quanto segue|het volgende)$`,
)

/** Returns the words after a place in something known at the beginning: "Sur notre site WordPress, merci de". */
function withoutPlace(words: readonly Word[]): readonly Word[] {
  const [first, second] = words
  const isKnown = (word: Word | undefined) =>
    word !== undefined && (definite.has(word.raw) || possessives.has(word.raw))
  if (!first || !places.has(first.raw) || !(isKnown(first) || isKnown(second))) return words
  const named = lexicon.find(words).filter(({ owner }) => ofSoftware.has(owner.kind))
  let end = named[0]?.at ?? 0
  for (const { at, length } of named) if (at <= end) end = Math.max(end, at + length)
  return words.slice(end)
}

const pages = pattern(
  String.raw`(?<!\p{L})(?:(?:sub|web)?pages|(?:unter|web)?seiten|menüpunkte|menu items|rubriques|páginas|secciones|pagine|pagina['’]s)(?!\p{L})[^.?!:]{0,40}[:：]$`,
)

/** True for what leads to the pages of a website: "Folgende Seiten sind geplant:". */
export const leadsToPages = ({ leads, text }: Pick<Passage, 'leads' | 'text'>): boolean =>
  leads === 'lines' && pages.test(text)

/** A lead that only says what its items or parts are about: "It shall serve four primary user groups:". */
export const leadsToParts = pattern(
  String.raw`(?<!\p{L})(?:users?|roles|actors|user (?:groups|classes|types|roles)|(?:groups|classes|types|kinds) of users|personas|benutzer\p{L}*|nutzer\p{L}*|anwender\p{L}*|rollen|utilisateurs|rôles|usuarios|perfiles|utenti|ruoli|gebruikers\p{L}*|following (?:\p{L}+ )?(?:functions|features|capabilities|modules)|folgende\p{L}* (?:\p{L}+ )?(?:funktionen|module)|(?:fonctions|fonctionnalités) suivantes|siguientes funciones|seguenti funzioni)(?: \p{L}+(?:en|t))?[:：]$`,
)
