import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import { please, reader } from './to-reader'

/** Questions and requests for the price of what a text asks for, in all languages together. They name no work. */

const paper =
  '(?:quotes?|quotation|estimate|offer|price|angebot|kostenvoranschlag|preis|devis|prix|tarif|presupuesto|precio|preventivo|prezzo|or[çc]amento|pre[çc]o|offerte|prijs)'
const few = "(?: (?!(?:an?|the|our|to|for)(?!\\p{L}))[\\p{L}'’-]+){0,4}"

/** A question for a price, with up to a few words: "how much would you charge", "c'est combien environ". */
const question = `(?:(?:and |et |y |e )?¿?(?:${[
  `(?:how much|what)${few} (?:costs?|charge|run(?=[ ?.!]*$))`,
  "how (?:much|expensive|long)|what (?:is|would be|['’]s) (?:the|your)",
  `(?:was|wie ?viel)${few} koste[nt]|wie teuer`,
  `combien${few} (?:coût|vau|factur|prend)\\p{L}+|c['’](?:est|serait) combien|à quel prix`,
  'cu[aá]nto(?: \\p{L}+)? (?:cuest|cost|cobr|s[ae]l|val)\\p{L}+|(?:me|nos) cobrar\\p{L}+',
  'quanto(?: \\p{L}+)? (?:cost|vien|verr|chied|cust|fic|cobr|sai)\\p{L}*',
  '(?:wat|hoeveel)(?: \\p{L}+)?(?: (?:het|dat))? (?:kosten|kost|rekenen?|vra(?:ag|gen))|wat kost',
].join('|')})${few})`

/** A question for a date: "by when would it be ready", "bis wann geht das". */
const when =
  '(?:(?:by when|how soon|when) (?:could|would|can|will|is|do)(?!\\p{L})|bis wann|wie schnell|(?:en|para) cu[aá]nto tiempo|para cu[aá]ndo|cu[aá]ndo|dans quel délai|pour quand|en combien de temps|entro quando|in quanto tempo|wanneer|hoe snel)[^?;:]{0,40}'

/** Something between the words of such a question: "What would a small game cost, with …?" */
const around = pattern(
  `^(?:how much|what|was|wie ?viel|wat|hoeveel) (?:would|will|does|w[üu]rden?|wird|zou|gaat) ((?:an?|ein\\p{L}{0,2}|een) [^?,]{3,90}?) (?:cost|kosten)(?=[,?. ]|$)`,
)

/** Words for the price of what follows: "How much would it cost to", "Quanto costa", "Bitte um ein Angebot für". */
const priceOf = pattern(
  `^¿?(?:(?:and |so )?(?:roughly |about )?how much (?:(?:would|will|does|do|is)(?: it| that| you)?(?: cost| charge| be| take)?(?: us| me)? (?:to|for)|for|to)|what (?:would|will|does|do) (?:it|you) (?:cost|charge)(?: us| me)? (?:to|for)|(?:was|wie ?viel) (?:kostet|kosten|würde)(?: es| uns| mich| das)*(?: kosten)?,?|(?:merci d(?:e |['’])|veuillez |pouvez-vous )?(?:me |nous )?chiffrer|combien (?:coûte(?:rait)?(?:-t-il)?(?: d[e'’])?|pour|(?:ça |cela )?(?:nous |me )?coûte(?:rait)? (?:pour|de))|quanto (?:costa|costerebbe|viene|verrebbe|custa|custaria|fica|ficaria|sai)(?: fare| fazer| para| per)?|cu[aá]nto (?:(?:me |nos )?(?:cuesta|costar[ií]a|saldr[ií]a|sale)|cobran?|cobrar[ií]as?)(?: por| hacer)?|wat (?:kost|zou het kosten)(?: het)?(?: om)?|(?:${please},? |can you (?:please )?|could you (?:please )?|graag |(?:I|we) need )?(?:(?:um|me|us|faire|for) )*(?:(?:an?|un|une|um|eine?n?|een|rough|fixed) )*(?:(?:quote|estimate|quotation|angebot|kostenvoranschlag|devis|presupuesto|preventivo|or[çc]amento|offerte)(?: needed)?|(?<=\\s(?:an?|eine?n?|une?|een|rough|fixed) )${paper}|(?<=^(?:please|kindly) )price) (?:for|to|für|pour|para|per|voor))\\s+(?=\\S+ \\S+)`,
)

const budget =
  '(?:budget|presupuesto|or[çc]amento)(?: ?:| is| ist| liegt bei| est| es| é| of| von| de| max\\.?| about| around| circa| ca\\.?){0,2} ?(?:\\[|[€$£]?\\d)[^.?!]*'

/** Words for how a price is stated: "a fixed price in euros without VAT". */
const manner =
  "(?:an?|the|your|all|eine?n?|alle|een|une?|uno?|in|en|as|with|without|excl?(?:uding)?\\.?|incl?(?:uding|uded|usive)?\\.?|ohne|inkl\\.?|zzgl\\.?|sans|hors|sin|and|or|zum|als|fixed|firm|flat|binding|total|net|gross|netto|brutto|prices?|costs?|rates?|amounts?|hours?|days?|festpreis|preise?|euros?|euro['’]s|eur|us|dollars?|usd|pounds?|sterling|gbp|swiss|francs?|franken|chf|vat|tax(?:es)?|mwst|tva|iva|btw)"
/** Verbs and papers for an offer. */
const offer =
  '(?:(?:(?:send|give|provide|submit|state|make|offer)(?: (?:us|me))? )?(?:(?:an?|the|your|fixed|binding|een|un) ){0,2}(?:quote|quotation|estimate|devis|preventivo|offerte|(?<=(?:an?|your|fixed|binding) )offer|(?<=fixed )price|(?<=your )hourly rate)|quote|estimate|festpreisangebot|anbieten|kalkulieren|bieten sie(?=.* an[.!]*$)|(?:presupuest|coti[cz])(?:en?|ar))'
/** A plea for an offer that only says how it is written: "Please quote in euros", "Bitte in Euro anbieten". */
const howToOffer = `(?:${please}|graag),? (?:${manner} ){0,6}?${offer}(?:,? ${manner}){0,8}(?: an)?|${offer}(?:,? ${manner}){0,8},? ${please}`

const wishing =
  "(?:(?:(?:and|so|und|et|y),? )?(?:we|I)(?:['’]d| would)?(?: also)? (?:like|love|need|want|appreciate|be (?:happy|glad|grateful) (?:about|for|to))|(?:wir|ich) (?:hätten?|bräuchten?|brauchen?|möchten?|bitten?|wünschen uns|würden? uns [^,;:.]{0,12}über)|(?:hätten?|bräuchten?) (?:wir|ich)|machen sie uns|(?:nous|je) (?:aimeri|voudri|souhait|désir)\\p{L}+|j['’]aimerais|il (?:nous|me) faudrait|(?:nos|me) gustaría|(?:quer|quisi|necesit|precis)\\p{L}+|gostar[íi]a\\p{L}*|vorre[im]\\p{L}*|(?:we|wij|ik) (?:willen|wil|zouden|zou|ontvangen|ontvang)|graag ontvang(?:en)?(?: (?:we|wij|ik))?)"
const getting =
  '(?:to|have|get|see|receive|gern|gerne|noch|um|bitte|recevoir|avoir|obtenir|de|recibir|tener|obtener|receber|ricevere|avere|graag|also|auch|first|zuerst|now|jetzt)'
const ofPaper =
  '(?:an?|your|eine?n?|ihr|euer|une?|votre|una?|su|uma?|een|uw|rough|fixed|detailed|written|binding|non-binding|free|unverbindliches|verbindliches|kostenloses|detailliertes|gratuit)'
const restOfOffer =
  '(?:,? (?:(?:from|von|van|de) (?:you|ihnen|euch|dir|u|votre part|ustedes)|(?:for|für|pour|para|per|voor) (?:this|that|it|everything|all (?:this|that|of (?:it|this))|dies\\p{L}*|das(?: alles| ganze)?|alles|cela|ça|tout(?: cela| ça)?|esto|todo|tutto|dit|alles)|dafür|hierfür|haben|machen|erhalten|bekommen|ontvangen|gratuit|détaillé|please|first|(?:by|before|until|bis|vor|avant|antes de|entro|voor|in the|within|this|next|diese|nächste|cette) [^,;:.]{2,40})){0,3}'
/** A wish for an offer: "We would like a quote by Friday", unlike a quote that customers get. */
const wishForOffer = `${wishing}(?: ${getting}){0,3}(?: ${ofPaper}){0,3} ${paper}${restOfOffer}`

const only = pattern(
  `^(?:${wishForOffer}|${question}(?:,? (?:and|und|et|y|e|en) ${when})?|(?:(?:our|my|the|max|unser|mein|notre|mon|nuestro|mi|nostro|ons) )*${budget}|(?:(?:rough|ballpark|a|fixed|your) )*${paper}(?:,? ${please})?|${howToOffer})[?.! ]*$`,
)

const telling =
  '(?:tell|let|give|say|know|sagen?|sagt|me|us|mir|uns|nous|mi|ons|dire|dirmi|dirci|decir(?:me|nos)|dizer(?:-me|-nos)?|zeggen)'

/** The end of a sentence that asks for the price, too: "… and what would it cost?", "e dirmi quanto costa?" */
const atEnd = pattern(
  `(?:,? (?:and|und|et|y|e|en)|,)(?:(?: ${telling}){1,4},? ${question}[\\s?.!]*| ${question}\\s?\\?)$`,
)

/** Infinitives after such words: "was kostet es, ein Formular einzubauen", "om een formulier te plaatsen". */
const purpose =
  /(?<= )(?:(ab|an|auf|aus|durch|ein|her|hin|hinzu|nach|um|vor|zurück|zusammen)zu|(?:zu|te) )(\p{Ll}{2,}n)(?=[.,]|$)/u

const asksReaderTo = pattern(`^(?:${reader})(?!\\p{L})`)

/** True for a sentence that asks for a price or names a budget, and nothing else. */
export const asksPrice = (text: string): boolean => only.test(text)

/** Returns what a sentence asks for without the question for its price. */
export function withoutPrice(text: string): string {
  if (only.test(text)) return text
  const asked = text.replace(atEnd, asksReaderTo.test(text) ? '?' : '.')
  const named = asked.replace(around, '$1').replace(priceOf, '')
  if (named === asked) return asked
  return capitalize(named.replace(/\s*[?？]$/, '.').replace(purpose, '$1$2'))
}
