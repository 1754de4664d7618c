import { pattern } from '#domain/text/pattern'
import { asksAnybody } from '../vocabulary/to-reader'
import { asksReaderFor } from './request-terms'
import { asksPolitely } from './request-sentences'
import type { Sight } from './sight'
import type { Manner } from './statement'

/** A question for something better in what exists: "And could the pictures load faster?" */
const asksOfThing =
  /^(?:(?:and|also|und|auch|et|y) )?(?:could (?:the|our|all|these)|könnten? (?:die|der|das|unsere?)|podrían? (?:el|la|los|las)) [^?]{5,120}\?$/iu

/** Verbs and nouns of talk and dealings between clients and makers: "Could we talk on Monday?" */
const ofTalk = pattern(
  String.raw`(?<!\p{L})(?:you|your|talk|speak|meet(?:ing)?|call|chat|discuss|start|begin|visit|know|afford|agree|sign|wait|expect|quotes?|offer|prices?|costs?|invoice|budget|deadline|contract|(?:do|have|make|get) (?:this|that|it)(?! \p{L}+ )|sie|ihr|ihnen|euch|dir|sprechen|reden|treffen|telefonieren|anfangen|beginnen|loslegen|wissen|angebot|preis|kosten|rechnung|termin mit|vertrag|vous|votre|parler|discuter|appeler|rencontrer|commencer|savoir|devis|prix|facture|contrat|usted(?:es)?|os|vosotros|hablar|llamar|reunirnos|quedar|empezar|saber|presupuesto|precio|factura|contrato)(?!\p{L})`,
)
/** A question for what the client or its people could do: "Could we close single days, for example bank holidays?" */
const asksAbility = pattern(
  String.raw`^(?:(?:and|also|und|auch|et|y),? )?(?:(?:could|can) (?:we|they|he|she|it|people|(?:the|our) \p{L}+) (?!(?:be|have|get|go|take|work|help)(?!\p{L}))\p{Ll}+ |(?:könnten?|können|kann) (?:wir|man|die \p{Lu}\p{L}+|unsere \p{Lu}\p{L}+) (?=.* \p{Ll}+n[,?])|(?:peut|pourrait|pouvons|pourrions)-(?:on|nous) (?:aussi )?\p{L}+(?:er|ir|re) |est-ce qu(?:['’]on|e nous) (?:peut|pourrait|pouvons|pourrions) (?:aussi )?\p{L}+(?:er|ir|re) |¿ ?(?:podemos|podríamos|se puede|se podría) (?:también )?\p{L}+[aei]r )[^?]{8,120}\?$`,
)

/** True for a question that asks for work: of a product that exists anything, else what names work or a product. */
export function asksForWork(seen: Sight, manner: Manner): boolean {
  const { text } = seen.passage
  const isAsked = asksAnybody.test(text) || asksOfThing.test(text) || asksReaderFor(text, seen.words)
  if (manner === 'change' && isAsked) return true
  if (manner === 'open' && asksAbility.test(text) && !ofTalk.test(text)) return true
  const names =
    manner === 'change' ||
    (manner === 'open' && (seen.functional || seen.has('archetype') || (seen.has('product') && seen.has('actor'))))
  return names && asksPolitely(seen.passage)
}
