import { findAmounts } from '#domain/constraints/amounts'
import { bounded } from '#domain/constraints/numbers'
import { project } from '#domain/constraints/phrases'
import { pattern } from '#domain/text/pattern'
import { namesWork } from './named-work'

/** Sentences about the hours and the money that a client spends at most, unlike how long something in the product takes. */

const plea = "(?:please|pls|bitte|merci(?: de)?|s['’]il (?:vous|te) plaît|svp|por favor|per favore|graag|thanks?|danke)"
const most =
  '(?:max(?:imum|imal|imaal|imo|\\.)?|máximo|tops|at (?:the )?most|(?:no|not) (?:more|longer) than|less than|under|up to|höchstens|nicht (?:mehr|länger) als|bis zu|weniger als|unter|(?:au )?maximum|au plus|pas plus de|moins de|como (?:mucho|máximo)|no más de|menos de|al massimo|non più di|meno di|hooguit|ten hoogste|niet (?:meer|langer) dan|minder dan|onder)'
const any = `(?:${most}|more than|longer than|mehr als|plus de|más de|more|about|around|only|just|etwa|rund|nur|ca\\.|environ|unos|unas|solo|circa|ongeveer|maar|the|les|las|le|de)`
const it = `(?:(?:all of )?(?:it|this|that)|all|everything|the (?:whole thing|work|job|changes)|das(?: ganze)?|es|alles|dies|die (?:arbeit|umsetzung)|ça|cela|tout|esto|eso|todo|questo|tutto|dit|dat|het(?: werk)?|(?:the|this|das|le|ce|el|este|il|het) ${project})`
const forIt = `(?:(?:for|on|für|pour|para|per|voor) ${it}|dafür|hierfür|hiervoor|daarvoor|to spend(?: on ${it})?|in total|insgesamt|en tout|en total|in totaal|zur verfügung)`
const opening = `^[^\\p{L}\\d]{0,12}(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar),? )?(?:${plea},? )?`

const limits = [
  // Please stay under 15 hours; let's cap it at 12 hours; don't spend more than 8 hours
  `(?:let['’]s )?(?:try to )?(?:stay|remain|(?:keep|cap|limit) (?:${it}|the (?:effort|hours))|rest(?:ez|er|e)|quedaos|quédense|restare|restate) (?:well )?(?:at|to|under|below|within|sous|en dessous de|por debajo de|sotto)`,
  `(?:do(?: not|n['’]t) |never )(?:spend|bill|charge|invoice|go over|exceed)(?: us| me)?`,
  // I can pay for 10 hours
  "(?:we|I)(?:['’](?:ll|d)| (?:can|could|will|would|want to|cannot|can['’]t))(?: only| not)? (?:pay|afford|spend|invest|approve)(?: (?:for|you|you for))?",
  '(?:(?:nous|je|on) (?:ne )?(?:peux|peut|pouvons|voulons|veux)(?: pas)?|(?:no )?(?:puedo|podemos)|(?:non )?(?:possiamo|posso)) (?:payer|financer|consacrer|pagar|pagare|dedicar|spendere)',
  `(?:wir|ich|wij|we|ik) (?:kann|können|könnten|will|wollen|kan|kunnen|willen|wil)(?= ${most} )`,
  // It must not take longer than 8 hours
  `${it} (?:(?:must|should|may|can|shall) ?(?:not|n['’]t)|mustn['’]t) (?:take|cost)(?: you)?`,
  `${it} ne (?:doit|devrait) pas (?:prendre|durer|dépasser|coûter)`,
  `(?:${it} )?no (?:debe|debería|puede) (?:llevar|durar|superar|costar)`,
  `${it} (?:darf|soll|sollte|mag|moet)(?= ${most} )`,
  `(?!(?:each|every|any|all|an?|jede[rsnm]?|eine?|chaque|tou(?:t|s)|elke?|ieder|cada|ogni)(?!\\p{L}))[^.;]{0,60}${bounded('(?:time |zeit)?budget')}(?: (?:is|of|for|ist|beträgt|von|für|est|de|es|van|voor))?:?`,
]
/** Ends right before hours that a client limits: "Please stay under", "I can pay for". */
const limitsHours = pattern(`${opening}(?:${limits.join('|')}) (?:${any} ){0,3}$`)

const has =
  "(?:(?:we|I)(?:['’]ve| have)(?: got)?|wir haben|ich habe|nous avons|j['’]ai|on a|tenemos|tengo|abbiamo|ho|(?:we|wij) hebben|ik heb)"
/** Ends right before hours that are limited if `limit` is before or after them: "We have", "Max". */
const namesHours = pattern(`${opening}(?:${has} )?(?:${forIt} )?(?:${any} ){0,2}$`)
/** Words of a client's own hours, unlike those of a rule: "Members book a court. Max 2 hours." */
const ofWork = pattern(
  bounded(
    `(?:${plea}|${has}|${forIt}|work|effort|development|arbeit|aufwand|travail|développement|trabajo|desarrollo|lavoro|werk|können (?:wir|ich)|(?:be)?zahlen|ausgeben|investieren|betalen)`,
  ),
)
const limit = pattern(bounded(`(?:${most}|${forIt}|können (?:wir|ich) nicht)`))

const verb =
  '(?: (?:können (?:wir|ich) )?(?:nicht )?(?:bezahlen|zahlen|ausgeben|investieren|bleiben|dauern|kosten|betalen|blijven|duren))'
/** Follows right after such hours, to the end of what is said of them. */
const endsLimit = pattern(
  `^(?: (?:of )?(?:(?:your|paid|development) )?(?:work|time|effort|development)| arbeit| aufwand| de (?:travail|développement|trabajo|desarrollo)| di lavoro| werk)?(?:,? (?:${most}|${forIt})){0,2}${verb}?(?:,? ${plea})?(?:[.!)]{0,2}$|[,;(–—])`,
)

const beginning =
  "^[^\\p{L}\\d]{0,12}(?:(?:and|but|so|well|und|aber|also|et|mais|donc|y|pero|e|ma|en|maar),? )?(?:(?:this year|for now|dieses jahr|momentan|aktuell|derzeit|cette année|pour l['’]instant|este año|de momento|quest['’]anno|per ora|dit jaar|voorlopig),? )?"
const roughly =
  '(?:still|only|just|about|around|roughly|up to|more than|at most|max\\.?|noch|nur|etwa|rund|ca\\.?|bis(?: zu)?|maximal|höchstens|mehr als|encore|toujours|environ|que|plus|(?:plus|près) de|jusqu.[àa]|au (?:plus|maximum)|todavía|aún|unos|solo|sólo|hasta|más de|como máximo|ancora|circa|solo|fino a|più di|al massimo|nog|maar|ongeveer|zo.n|tot|maximaal|hooguit|meer dan|dieses jahr|cette année|este año|dit jaar|de|a|à)'
const left = [
  "(?:we|i)(?:['’]ve| have)(?: got)?(?= still)|(?:we|i) still have",
  "(?:we|i) (?:can|could)(?:not|n['’]t)? (?:go|stretch)(?: (?:up|as far as))?(?: to)?",
  "(?:we|i) (?:do(?: not|n['’]t)|would(?: not|n['’]t)|will not|won['’]t) (?:want to |like to )?(?:spend|pay|exceed|go over|go above)",
  "there(?: is| are|[’']s)|(?:uns|mir) (?:ver)?bleib(?:en|t)|(?<= )haben (?:wir|ich)|es (?:sind|ist)(?= noch)|er is(?= nog)",
  '(?:wir|ich) (?:wollen|möchten?|können?|dürfen|will|darf)(?: nicht)?(?: dafür)?',
  "il (?:nous|me) rest(?:e|ent|era|erait)|(?:nous avons|on a|j['’]ai)(?= encore)|on a|j['’]ai|(?:nous disposons|on dispose|je dispose)",
  '(?:(?:nous|on|je) (?:ne )?(?:pouvons|peut|peux|pourrions|voulons|veut|voudrais)(?: pas)?) (?:y )?(?:mettre|dépenser|payer|investir|aller|monter|consacrer|dépasser)',
  `(?:cela|ça|le ${project}|tout) ne (?:doit|devrait|peut) pas (?:coûter|dépasser)`,
  "(?:(?:nous avons|on a|j['’]ai) (?:prévu|budgété)|eingeplant haben (?:wir|ich)|(?:we|i)(?:['’]ve| have) (?:set aside|planned|budgeted|reserved)|(?:tenemos|hemos|abbiamo|temos) (?:previst[oa]s?|presupuestad[oa]s?|reservad[oa]s?|previsti))",
  "(?:l['’]association|la mairie|le conseil|le bureau|notre comité|le comité) (?:nous )?a (?:voté|accordé|prévu|débloqué)",
  '(?:todavía |aún )?(?:nos|me) quedan?|(?:no )?(?:podemos|puedo|queremos|quiero) (?:llegar|gastar|pagar|invertir|superar)',
  '(?:ci|mi) (?:rest|rimang)(?:ano|ono|a)|abbiamo(?= ancora)|(?:non )?(?:possiamo|posso|vogliamo) (?:arrivare|spendere|superare)',
  '(?:we|wij|ik) (?:hebben?|heb)(?= (?:dit jaar )?nog)|(?:we|wij|ik) (?:kunnen|kan|willen|wil)(?: niet)?',
]
/** Ends right before an amount that a client has left or will not exceed: "Il nous reste", "We can go up to". */
const hasLeft = pattern(`${beginning}(?:${left.join('|')}) (?:${roughly} ){0,3}(?:d['’](?:environ |à peu près )?)?$`)

/** Follows right after such an amount, unlike what it is: "4 000 € de factures". */
const isLeft = pattern(
  `^ ?(?:(?:ht|ttc|net(?:to)?|brutto|gross|(?:plus|incl\\.?|excl\\.?) (?:vat|tax)|(?:zzgl|inkl)\\.? mwst|sin iva|\\+ ?iva|iva (?:incluido|esclusa)|hors taxes?)\\.? ?)?(?:$|[.,;:!)(–—]|(?:left(?! to (?!spend))|available|over|beschikbaar|übrig|im (?:topf|budget)|in (?:der kasse|the pot|de pot)|ausgeben|investieren|(?:be)?zahlen|gehen|überschreiten|gaan|uitgeven|betalen|besteden|this (?:year|project)|in (?:diesem jahr|total)|dieses jahr|(?:für|for|pour|sur|para|per|voor) (?:(?:the|das|le|el|il|het|de) ${project}|this|it|that|das|ce|cela|cette|esto|este|quest|dit)|cette année|este año|quest['’]anno|dit jaar|de (?:côté|budget|subvention|disponible)|disponibles?|and|but|und|aber|et|mais|y|pero|e|ma|en|maar)(?!\\p{L}))`,
)

/** Follows an amount beyond which there is none: "$4,000 is all we have". */
const isAll = pattern(
  "^,? (?:is all (?:that )?(?:we|i) (?:have|can spend)|c['’]est tout ce (?:que nous avons|qu['’]on a|que j['’]ai)|(?:ist|sind) alles,? was (?:wir haben|ich habe)|es todo lo que (?:tenemos|tengo)|è tutto quello che (?:abbiamo|ho)|is alles wat we hebben)",
)

const hours = pattern(
  String.raw`\[date withheld\]|(?:(?<!\p{L})(?:two|three|four|five|six|eight|ten|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|acht|zehn|zwanzig|deux|trois|cinq|dix|vingt|tien|diez)|\d[\d.,]*)(?:[ -](?:to|bis|à|a|tot)? ?\d+)?[ -]?(?:hours?|hrs?|h|person[ -]?days?|stunden?|heures?|horas?|uur|uren|ore)(?!\p{L})`,
)

/** True for a sentence that only limits the hours of the work, or says what money a client has left. */
export function limitsSpending(text: string): boolean {
  const found = hours.exec(text)
  if (found) {
    const before = text.slice(0, found.index)
    const after = text.slice(found.index + found[0].length)
    const isLimited =
      limitsHours.test(before) ||
      (namesHours.test(before) && (limit.test(before) || limit.test(after)) && ofWork.test(text))
    return isLimited && endsLimit.test(after) && !asksMore(after.replace(endsLimit, ''))
  }
  return findAmounts(text).some(({ start, end }) => {
    const after = text.slice(end)
    return (
      ((hasLeft.test(text.slice(0, start)) && isLeft.test(after)) || isAll.test(after)) &&
      !asksMore(after.replace(isLeft, ''))
    )
  })
}

/** Words of a further wish. */
const further = pattern(
  String.raw`(?<!\p{L})(?:please (?!\W*$)|would|until|per (?!hour)|bis|wäre|serait|add|need|want|build|page|form|show|should|must|bitte (?!\W*$)|brauch|möcht|soll|woll|faut|voul|voudr|quier|necesit|wil(?:len)?(?!\p{L})|vogli|ajout|merci d|graag (?!\W*$)|queremos|añad)`,
)

/** True for what follows a limit and asks for more: "4,000 € left, and we need a shop". */
const asksMore = (after: string) => further.test(after) || namesWork(after)
