import { pattern } from '#domain/text/pattern'
import { begin, bounded } from './numbers'
import { actor, project } from './phrases'

/** Phrases for money that a client has for the work, beside those of a budget, and for the fees of a contract. */

const work = `(?:services|sow|agreement|${project})`
const about =
  "(?:about |unos |más de |mais de |plus de |più di |hasta |até |jusqu['’]à |fino a |como mucho |como máximo |al massimo |solo |circa |environ |um )"

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
  `${bounded('quiero|queremos|puedo|podemos|quero|posso|possiamo|voglio|vogliamo|vorrei|vorremmo|(?:nous|je|on) (?:ne )?(?:veu[xt]|voulons|voudri?(?:ons|ais)|peu[xt]|pouvons)')} (?:pas )?(?:gastar(?:me|nos)?|spendere|dépenser) ${about}{1,2}$|${bounded("hemos|he|temos|abbiamo|ho|avremmo|avons|(?:we|i)(?:['’]ve| have)?")} (?:reservado|ahorrado|messo da parte|mis de côté|put (?:aside|by)) ${about}{0,2}$|${bounded('(?:wir|ich|we|wij|ik) (?:wollen|will|können|kann|willen)')} (?:nicht mehr als|maximal|niet meer dan) $|${begin}(?:the|our) (?:festival|association|society|charity|foundation|museum|committee) has (?:a maximum of|at most|up to) $`,
)
/** After an amount that is spent on the work, however small. */
export const onWork = pattern(`^ (?:ausgeben|uitgeven|for the ${project})(?!\\p{L})`)
/** Begins a story of a user of the product, who spends something there: "Como cliente puedo gastar". */
export const asUser = pattern(
  `${begin}(?:as an? |als |com[oe] (?:un[oa]? )?|en tant qu(?:e |['’]))(?:${actor}|client[ea]?|comprador(?:a)?|acheteu(?:r|se)|membres?|visiteu(?:r|se)|visitante|acquirente|compratore)(?!\\p{L})`,
)
