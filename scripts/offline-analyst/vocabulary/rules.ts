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
