import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { indefinite } from '../vocabulary/articles'
import { modesty } from './feelings'
import { namesThingOfWork } from './request-terms'

/** Words of talk before a wish, which name nothing: "Oh and please add a map", "Sorry, I forgot: our opening hours". */

const forgotten =
  "(?:(?:I|we) (?:almost |nearly |just )?(?:forgot|remembered)(?: (?:this|that|one)(?: one)?| one (?:more )?thing)?|(?:das )?(?:hatte|habe|hätte) ich (?:(?:ganz|noch|fast|fast noch) )?vergessen|(?:das )?vergessen|(?:j['’](?:avais|ai) (?:failli )?oubli(?:é|er)|oublié)|(?:was|ben|had) ik (?:bijna )?vergeten|vergeten|se me (?:olvidó|olvidaba|había olvidado)|(?:mi ero|avevo) dimenticat[oa])"
const apology = '(?:sorry|pardon|désolée?|perd(?:ón|ona)|entschuldigung|scusa(?:te)?)'
const exclamation =
  '(?:oh|ooh|ah|aha|ach(?: ja)?|oops|ups|uups|hoppla|(?:oh|ah) (?:ja|yes|oui|sí|yeah|right)|btw|by the way|übrigens|au fait|por cierto|trouwens)'
const joins = '(?:and|also|und|auch|et|aussi|y|también|e|anche|en|ook)'
const opening = pattern(
  `^(?:(?:${exclamation}|${apology})(?:\\s?[,!.:–—-]+)?(?:(?= ${joins},? ${indefinite} )| ${joins},?)|${exclamation}\\s?[,!.:–—-]+) (?=\\S+ \\S)(?!${forgotten}\\s?[:,–—-])`,
)
const afterthought = pattern(
  `^(?:(?:${exclamation}|${apology})(?:\\s?[,!.:–—-]+)? )?(?:(?:but|aber|mais|pero|ma|maar) )?${forgotten}\\s?[:,–—-]+ (?=\\S+ \\S)`,
)
/** Words that recall what was said and where, which leads up to more. */
const recalled = pattern(
  '^(?:(?:as you (?:may |might |probably )?(?:already )?know|wie (?:du|ihr|sie) (?:ja |schon |bereits )*(?:weißt|wisst|wissen)|comme vous (?:le )?savez(?: déjà)?|como (?:ya )?(?:sabes|sabéis|saben)),? (?=\\S+ \\S+ \\S)|(?:(?:like|as) (?:I|we) (?:said|mentioned|told you|discussed)|wie (?:schon )?(?:gesagt|erwähnt|besprochen)|comme (?:je (?:l.ai |vous l.ai )?)?(?:dit|expliqué|disais)|como (?:te |os |le )?(?:dije|comenté|decía)|zoals (?:gezegd|besproken|ik al zei)|come (?:ti |vi )?(?:ho )?detto)(?: (?:already|on the phone|yesterday|this morning|am telefon|gestern|au téléphone|hier|por teléfono|ayer|aan de telefoon|gisteren|al telefono|ieri)){0,2}\\s?[:,–—-]+ (?=\\S+ \\S+ \\S))',
)
/** Modesty before what is wanted, or not: "Nothing fancy please – no app". */
const modest = pattern(`^${modesty}\\s?[,;:–—-]+(?: (?:but|aber|mais|pero|ma|maar))? (?=\\S+ \\S)`)
const smiley = /\s[:;]-?[()DP]+(?:\s+|$)/u

/** Things by their names, unlike what is not wanted: "our opening hours". */
const isThing = pattern(
  String.raw`^(?!.*(?:\?|(?<!\p{L})(?:is|are|was|were|closes|opens|ist|sind|war|hat|est|sont|était|está|son|heeft|ha[sd]|went|goes|got|gets?|works?|shows?|loads?|appears?|happens?|takes?|fails?|needs?|wants?|zeigt|lädt|fehlt|steht|stehen|looks?|looked|says?|said|came|comes?|made|loves?|loved|likes?|liked|helps?|helped|will|would|can|could|should|must|hatte|läuft|lief|kommt|kam|geht|ging|macht|gefällt|wird|wurden?|kann|soll\p{L}*|muss|va|vont|marche|plaît|fonctionne|ont|peut|doit|funciona|gusta|puede|debe|werkt|loopt|gaat|kan|moet|funziona|piace|può|not?|nicht|kein\p{L}*|pas|sans|sin|geen|niet|non|without|ohne)(?!\p{L})|n['’]t(?!\p{L})))(?:l['’]|(?:our|the|an?|unsere?|die|der|das|eine?n?|nos|notre|les?|la|une?|onze|ons|de|het|een|nuestr[oa]s?|una|los|las|el|il|lo|un) )`,
)

/** A further thing behind such words, or at a place: "Oh and the new logo", "And our address in the footer". */
const added = pattern(`^(?<talk>(?:${exclamation}|${apology})[\\s,!.:–—-]+)?(?:${joins}|plus),? (?<thing>.+)`)
const placed =
  / (?:on|in|at|to|below|under|above|beside|auf|im|in|unter|über|neben|an|am|zur|sur|dans|sous|à|en|bajo|nella?|sulla?|op|onder|naast) \p{L}/u

const onPage = pattern(
  String.raw`(?:page|seite|site|header|footer|menu|menü|kopfzeile|fußzeile|en-tête|accueil|cabecera|portada|página|testata|pagina)s?(?!\p{L})`,
)

/** An item of something new somewhere: "new team member on the about page". */
const newOnPage = pattern(
  '^(?:new|neue[nrs]?|nouve(?:au|lle)s?|nuev[oa]s?|nuov[oaie]|nieuwe?) [^.:;?]{3,60} (?:on|in|at|to|auf|im|in|sur|dans|en|sulla|nella|op) \\p{L}',
)

function addsThing(said: string): boolean {
  const { talk, thing = '' } = added.exec(said)?.groups ?? {}
  const isNamed = onPage.test(thing) || (talk !== undefined && namesThingOfWork(wordsOf(thing)))
  return isThing.test(thing) && isNamed && (talk !== undefined || placed.test(thing))
}

/** Drops such words, and ends a sentence at a smiley. A thing that was forgotten, or is added, is asked for. */
export const withoutInterjections = (passage: Passage): Passage[] =>
  passage.text
    .split(smiley)
    .filter(Boolean)
    .map((said) => {
      const wish = said.replace(afterthought, '')
      const text = wish.replace(opening, '').replace(recalled, '').replace(modest, '')
      const isAdded = passage.item ? newOnPage.test(said) && onPage.test(said) : addsThing(said)
      const isAsked = (wish !== said && isThing.test(text)) || isAdded
      const settled = isAsked ? ('function' as const) : passage.settled
      return { ...passage, settled, text: text === said ? said : capitalize(text) }
    })
