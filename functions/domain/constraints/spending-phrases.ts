import { pattern } from '#domain/text/pattern'
import { begin, bounded, wordEnd } from './numbers'
import { about, actor, project, thisYear, upTo } from './phrases'

/** Phrases for money that a client has for the work, beside those of a budget, and for the fees of a contract. */

const work = `(?:services|sow|agreement|${project})`
const roughly =
  "(?:about |unos |más de |mais de |plus de |più di |hasta |até |jusqu'à |fino a |como mucho |como máximo |al massimo |solo |circa |environ |um |dans les |à peu près |so |um die |etwa |rund |ca\\. |ungefähr |bis zu |höchstens |maximal |nicht mehr als )"

/** Ends right before a limit of the fees of a contract: "The fees hereunder shall not exceed". */
export const limitsFees = pattern(
  `(?:${begin}|[,;] )(?:in no event (?:shall|will) )?(?:(?:the|all|our|your|total) ){1,2}(?:fees?|compensation)(?: (?:hereunder|(?:under|for) (?:this|the|these) ${work}))?(?: (?:shall|must|may|will) not)? exceed (?:[\\p{L} -]{5,80}\\()?$`,
)
/** Alone before an amount that is applied for: "Total requested". */
export const requests = pattern(
  `${begin}(?:(?:total|funding|grant)(?: (?:amount|sum))? (?:requested|applied for)|beantragte (?:förder)?summe)(?: ?[:|–—-])? ?$`,
)
/** Around an amount that is left for the work: "Aus einem Nachlass sind 12.000 € übrig". */
export const leaves = pattern(
  `(?:^|${bounded('haben wir|wir haben|habe ich|ich habe')}[^.;]{0,40}[:,;] )aus [^.;,]{0,30}(?:nachlass|erbe|erbschaft|spenden?) (?:sind|haben wir) (?:noch )?$`,
)
export const left = pattern('^ (?:noch )?übrig(?!\\p{L})')
/** Ends right before an amount that the client would spend or has put aside, in the first person. */
export const spends = pattern(
  `${bounded('quiero|queremos|puedo|podemos|quero|posso|possiamo|voglio|vogliamo|vorrei|vorremmo|(?:nous|je|on) (?:ne )?(?:veu[xt]|voulons|voudri?(?:ons|ais)|peu[xt]|pouvons)')} (?:pas )?(?:gastar(?:me|nos)?|spendere|dépenser|mettre) ${roughly}{1,2}$|${bounded("hemos|he|temos|abbiamo|ho|avremmo|avons|on a|(?:we|i)(?:'ve| have)?")} (?:reservado|ahorrado|messo da parte|mis de côté|prévu|previsto|budgété|put (?:aside|by)) ${roughly}{0,2}$|${bounded('(?:wir|ich|we|wij|ik) (?:wollen|will|können|kann|willen)')} (?:niet meer dan |${roughly}){0,3}$|${bounded('ausgeben (?:können|könnten|wollen|möchten|kann|will) (?:wir|ich)')} ${roughly}{0,3}$|${bounded('(?:we|i) (?:can|could)')} (?:stretch|go) (?:up )?to $|${begin}(?:the|our) (?:festival|association|society|charity|foundation|museum|committee) has (?:a maximum of|at most|up to) $`,
)
/** After an amount that is spent on the work, however small. */
export const onWork = pattern(`^ (?:ausgeben|uitgeven|for the ${project})${wordEnd}`)
/** Begins a story of a user of the product, who spends something there: "Como cliente puedo gastar". */
export const asUser = pattern(
  `${begin}(?:as an? |als |com[oe] (?:un[oa]? )?|en tant qu(?:e |'))(?:${actor}|client[ea]?|comprador(?:a)?|acheteu(?:r|se)|membres?|visiteu(?:r|se)|visitante|acquirente|compratore)${wordEnd}`,
)

/** Around an amount that is too much: "Mehr als 4.000 € sind leider nicht drin", "More than $4,000 is not possible". */
export const moreThan = pattern(
  '(?:^|[,;–—] )[^\\p{L}]{0,8}(?:(?:aber|but|leider|unfortunately),? )?(?:(?:mehr als|über|(?:anything )?(?:more than|above|over)|plus de|più di|m[aá]i?s de|meer dan) )?$',
)
export const tooMuch = pattern(
  `^(?: (?:netto|brutto|net|gross))?,? (?:(?:ist|sind|geht|gehen|wären?|können wir|wollen wir) (?:(?:leider|(?:für|bei) uns|${thisYear}) ){0,3}nicht(?: (?:drin|möglich|machbar|ausgeben|zahlen|gehen))?|(?:is|are)(?:n't| just| not){1,2} (?:possible|in it)|is out of the question|(?:is|would be) too much|we (?:can't|cannot) (?:spend|pay|do|afford)|(?:ce )?n'est pas possible|no[n]? (?:è possibile|es posible|po(?:ssiamo|demos)(?: \\p{L}{5,8})?)|kan niet)(?: (?:for us|${thisYear}))?[.!]?$`,
)

const boards = {
  en: '(?:trustees|governors|directors)|(?:board|committee|council|management)|(?:the|our|my) (?:owners?|boss|foundation)',
  de: '\\p{L}{0,20}(?:vorstand|gemeinderat|stadtrat|kreistag|verwaltungsrat|stiftungsrat|beirat|kuratorium|geschäftsleitung|geschäftsführung|mitgliederversammlung)|chef(?:in)?|stiftung',
  fr: "(?:le|notre) (?:conseil(?: d'administration| municipal)?|comité|bureau)|la (?:direction|mairie)|les (?:élus|administrateurs)|l'assemblée générale",
  es: '(?:la|nuestra) (?:junta(?: directiva)?|asamblea|dirección)|el (?:ayuntamiento|consejo)|(?:a|nossa) (?:diretoria|direção|assembleia)|o conselho',
  it: "(?:il|nostro) (?:consiglio(?: direttivo| comunale)?|direttivo)|l'assemblea|la (?:direzione|giunta)",
  nl: '(?:het|ons) bestuur|de (?:directie|gemeenteraad|ledenvergadering)',
}
const parts =
  '(?:design|development|migration|training|konzeption|gestaltung|umsetzung|programmierung|relaunch|\\p{L}{0,12}auftritt|vorhaben|umstellung|modernisierung|digitalisierung|einführung|konzept|web|refonte|création|développement|desarrollo|diseño|sviluppo|ontwikkeling)'
const own =
  '(?:the|this|our|an?|die|das|den|unser\\p{L}{0,2}|la|le|notre|el|nuestr[ao]|il|de|het) (?:(?:new|neuen?|neues|nouveau|nouvelle|nuevo|nueva|nuovo|nieuwe) )?'
const approved =
  '(?:freigegeben|bewilligt|genehmigt|beschlossen|gesprochen|zugesagt|bereitgestellt|reserviert|vorgesehen|goedgekeurd|vrijgemaakt|gereserveerd|toegezegd|uitgetrokken)'
/** Ends right before an amount that somebody approved: "The trustees have approved". */
export const grants = pattern(
  `(?:${bounded(`${boards.en}|${boards.de}`)} (?:hat )?(?:(?:(?:has|have) )?(?<!chef(?:in)? )(?:approved|granted|released|reserved|earmarked|allocated|set aside|promised|put aside|agreed|voted)|bewilligte?|genehmigte?|reservierte?)|${bounded(`${boards.fr}|${boards.es}|${boards.it}`)} (?:(?:nous )?(?:a|ont) (?:approuvé|voté|accordé|validé|débloqué|réservé)|(?:ha|han) (?:aprobado|concedido|reservado)|aprob(?:ó|aron)|aprovou|reservou|ha (?:approvato|stanziato|deliberato))) (?:(?:${about}|unos|cerca de|environ|circa|etwa|rund) ){0,3}$`,
)
/** Around such an amount, if the verb follows it: "Der Vorstand hat … freigegeben", "Het bestuur heeft … goedgekeurd". */
export const whoGrants = pattern(
  `${begin}(?:nun |gestern |inzwischen )?(?:(?:der|die|das|unser\\p{L}{0,2}|mein\\p{L}{0,2}) (?:${boards.de}) hat|(?:${boards.nl}) heeft) (?:(?:dafür|hierfür|uns|dieses jahr|gestern|hiervoor|daarvoor|ons|dit jaar|etwa|rund|bis zu|maximal|ongeveer|maximaal|(?:für|voor) ${own}\\p{L}{0,12}${project}) ){0,3}$`,
)
export const granted = pattern(`^ (?:${upTo(5)})${approved}${wordEnd}`)
/** Follows such an amount at the start of a sentence: "£40,000 has been approved". */
export const isGranted = pattern(
  `^ (?:(?:has|have) been (?:approved|granted|earmarked|set aside)|(?:sind|wurden|zijn) (?:dafür |uns |hiervoor ){0,2}${approved}|ont été (?:approuvé|voté|accordé|débloqué)e?s)(?: (?:by|par|vom|von|door) [^.;,]{3,40})?(?: for (?:the|this|our) (?:new )?${project})?[.!]?$`,
)
export const areGranted = pattern(
  `${begin}(?:bewilligt|freigegeben|genehmigt) (?:sind|wurden) (?:dafür |uns |bisher ){0,2}(?:etwa |rund |maximal ){0,1}$`,
)
/** A use of an amount other than the work: "as a deposit", "for the roof". */
export const ownUse = pattern(
  `^(?: (?:excluding|including|excl\\.?|incl\\.?|plus) (?:vat|tax))?(?: ${approved})? (?:as an? |per |to (?!(?:build|develop|create|make|spend|renew|replace|redo|get)${wordEnd})|(?:for|für|pour|para|per|voor) (?!(?:${own})?${upTo(1)}(?:\\p{L}{0,12}${project}|${parts}|it|this|that|20\\d\\d|year)${wordEnd}))`,
)
