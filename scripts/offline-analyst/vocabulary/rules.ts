import { pattern } from '#domain/text/pattern'

/** Wordings of business rules, in all languages together: what depends on what, limits, and conditions. */

const dependence =
  'depend(?:s|ing)? on|according to|based on|abhängig(?: davon)?|je nach(?:dem)?|hängt(?: davon)?|in abhängigkeit|dépend(?:ent|re)? d|en fonction d|selon|depend(?:e|en|er|iendo) d|según|en función d|dipend[eo](?:no)? d|in base a|a seconda d|afhankelijk van'

/** Words before an amount, a number or a period from which something holds: "from 80 euros", "nach 14 Tagen". */
const limits =
  "from|above|over|below|under|at least|at most|more than|less than|up to|until|within|after|ab|über|unter|bis(?: zu)?|nach|mindestens|höchstens|maximal|mehr als|weniger als|innerhalb von|à partir de|au-delà de|plus de|moins de|au moins|au plus|jusqu[’']à|après|a partir de|más de|menos de|al menos|como máximo|hasta|después de|tras|oltre|almeno|fino a|dopo|entro|vanaf|boven|onder|minstens|hoogstens|tot|na|binnen"
const amount =
  '[€$£]?\\s?\\d[\\d.,]*\\s?(?:[€$£%]|euros?|eur|chf|percent|prozent|pour cent|por ciento|hours?|days?|weeks?|months?|years?|stunden?|tagen?|wochen?|monaten?|jahren?|heures?|jours?|semaines?|mois|ans|horas?|días?|semanas?|mes(?:es)?|años?|ore|giorni|mesi|anni|uur|dagen|weken|maanden|jaar|kg|km|items?|pieces?|stück|personen|people|persons?|personnes|personas)'

const condition =
  'only (?:if|when|for|within|in|with)|unless|except (?:for|on|in)|nur (?:wenn|für|innerhalb|in|bei|mit)|außer|es sei denn|seulement|uniquement|sauf|s[oó]lo (?:si|para|dentro|en|con)|salvo|excepto|solo (?:se|per)|tranne|alleen (?:als|voor|binnen)|behalve'

const rule = new RegExp(
  `(?<!\\p{L})(?:(?:${dependence})|(?:${limits}) ${amount}(?![\\p{L}\\d])|(?:${condition})(?!\\p{L}))`,
  'giu',
)

/** Returns the number of rules that a sentence says. Parentheses give defaults and examples. */
export const countRules = (text: string): number => text.replace(/\([^()]*\)/g, '').match(rule)?.length ?? 0

const unit =
  '(?:%|percent|prozent|pour cent|por ciento|(?:milli)?seconds?|minutes?|hours?|(?:(?:working|business|calendar) )?days?|weeks?|months?|years?|characters|digits|[mgk]b|euros?|eur|dollars?|(?:milli)?sekunden|minuten?|stunden?|(?:werk|arbeits)?tage?n?|wochen?|monate?|jahre?|zeichen|stellen|secondes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|minuti|ore|giorni|minuut|minuten|uur|dagen|weken)'
const count =
  '(?:[€$£]\\s?)?(?:\\d[\\d.,]*|one|two|three|four|five|six|ten|fifteen|thirty|ein(?:e|en)?|zwei|drei|vier|fünf|zehn|une?|deux|trois|cinq|dix|un[ao]|dos|tres|cinco|diez)'
/** Sentence that only says how much something is: "The waiting time before a patient is removed is 3 minutes". */
const value = pattern(
  `^(?:(?:the|our|this|each|every|die|der|das|unsere?|les?|la|l['’]|el|los|las|il|de|het) ?)?(?!(?:system|app|application|product|there|it|we|you|it)(?!\\p{L}))[^.,;:|]{3,90}? (?:is|are|(?:must|shall|should|will) be|amounts? to|lasts?|ist|sind|beträgt|betragen|dauert|est(?: de)?|sont(?: de)?|dure|es(?: de)?|dura|è(?: di)?|bedraagt|duurt) (?:(?:set to|fixed at|now|only|always|about|exactly|nur|immer|jetzt|etwa|genau|auf) )*${count}\\s?${unit}(?!\\p{L})(?: (?:instead of|rather than|not|and not|statt|anstatt|au lieu d['’e]|en lugar de|en vez de|invece di|in plaats van) [^.,;:]{1,40})?[.!]?$`,
)

/** True for a sentence that only sets the value of a rule. */
export const setsValue = (text: string): boolean => text.length <= maxValue && value.test(text)

/** Maximum characters of such a sentence. */
const maxValue = 180
