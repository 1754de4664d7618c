import { pattern } from '#domain/text/pattern'
import { passedOn } from '../reading/reported'
import { wishFirst } from '../vocabulary/cues'
import { connectives } from '../vocabulary/names'
import { known, polite, wholes } from '../vocabulary/requests'
import { please, reader } from '../vocabulary/to-reader'
import { openEnd } from '../vocabulary/undecided'

/** Openings of sentences that say who wants something, or where, and not what: a task is named without them. */

/** Modals of German, French, Spanish, Portuguese and Dutch. */
export const aux =
  'kann|können|könnte|könnten|soll|sollen|sollte|sollten|muss|müssen|möchte|möchten|darf|dürfen|peut|peuvent|puisse|puissent|pourrait|pourraient|aimeraient|voudraient|souhaitent|pourra|pourront|doit|doivent|devra|devront|veut|puede|pueden|pueda|puedan|podría|podrían|quieren|podrá|podrán|debe|deben|deberá|deberán|quiere|pode|podem|poderá|poderão|deve|devem|deverá|deverão|kunnen|kan|moeten|moet|mogen'

/** Subject and modal of a duty. They stay if the subject is no person and the rest no work: "Invoices should come out as PDF". */
export const duty = pattern(
  String.raw`^(?:(?:the|each|every|all|any|an?|our|this) )?(?:[\p{L}'’-]+ ){0,4}?(?:shall|must|should|will|can|may|could|needs? to|has to|have to|would like to|want to|wants to)(?: (?:also|always|then|now|just|only|automatically))*(?: be able to| be possible to| allow (?:the )?\w+ to| let (?:the )?\w+| enable (?:the )?\w+ to| (?:support|provide|offer|have|include)(?= an? ))?\s+(?!(?:(?:also|always|then|now|just|only|still|automatically) )*(?:not|be|been|have|only)\b)`,
)

/** A duty to make something possible, before what that is: "The portal shall give members the option to", "Das System soll die Möglichkeit bieten,". */
const ability = pattern(
  String.raw`^(?:[\p{L}'’-]+ ){0,6}?(?:(?:have|has|provides?|offers?|gives?|grants?|includes?|offrir|donner|avoir|proposer|ofrecer|dar|tener|proporcionar|oferecer|ter)(?: (?!to |no )[\p{L}'’-]+){0,5}? (?:capabilit(?:y|ies)|ability|option|possibility|opportunity|la (?:possibilité|capacité)|l['’]option|la (?:posibilidad|capacidad|opción)|a (?:possibilidade|capacidade|opção)) (?:(?:for (?:the |all )?\p{L}+ )?to (?!be )|d(?:e |['’])|para )|(?:[\p{L}-]+ ){0,3}?die Möglichkeit (?:bieten|haben|geben|bekommen),? )`,
)

/** Openings of sentences without a subject, before what is to be done: "It must be possible to", "Il faut", "Hay que". */
const impersonal = pattern(
  String.raw`^(?:it (?:must|should|shall|has to|needs to) be possible (?:for (?:an? |the )?(?:\p{L}+ ){1,3})?to |there (?:must|should|shall|needs? to|has to|will) be (?=an? )|on (?:doit|devra|peut|pourra) (?:aussi )?(?:pouvoir )?|on (?:aimerait|voudrait|souhaite) (?:aussi |également )?(?:pouvoir )?|il (?:faut|faudra|est (?:nécessaire|impératif|possible|souhaitable)|(?:doit|devra) être possible) (?:de |d['’])?(?=\p{L}+(?:er|ir|re)\s)|(?:es (?:necesario|obligatorio|posible)|debe ser posible|hay que|se (?:podrán?|pueden?|deben?|deberán?)) (?=\p{L}+[aei]r\s)|man (?:kann|soll|sollte|muss) )`,
)

/** Words about the writer, before what is asked for: "We run a clinic and would like an app". */
const introduction =
  /^(?!(?:as|als|en tant|como)\s)[^.:;]{8,160}?(?:,| and| y| et| und| en| e) (?=(?:quiero|queremos|necesit(?:o|amos)|vorremmo|vogliamo|cerchiamo|(?:wij |we )?(?:willen|zoeken)|(?:nous )?(?:souhaitons|voulons|cherchons)|(?:we |I )?(?:need|want|would like|am looking|are looking)|(?:wir |ich )?(?:suchen?|brauchen?|möchten?))\s)(?:(?:wir |ich )?brauchen? (?=eine?n?\s)|(?:we |I )?need (?!to\s)|(?:nous )?(?:cherchons|voulons|souhaitons) (?=une?\s)|(?:necesitamos|queremos) (?=una?\s))?/iu

/** Wishes before a clause: "Nous aimerions que les clients puissent". */
const wishes =
  /^(?:nous (?:aimerions|voudrions|souhaitons|voulons)|on (?:aimerait|voudrait|souhaite)|je (?:voudrais|souhaite)|j['’]aimerais|queremos|quiero|quisiéra?mos|(?:nos|me) gustaría|(?:wir|ich) (?:möchten?|wollen|hätten? gerne?|wünschen uns),?) (?=que\s|qu['’]|dass\s)/iu

/** Questions about what people or things can do, with subjects of up to six words: "Can they", "Can the shop of our bakery". */
export const questions = [1, 2, 3, 4, 5, 6].map(
  (words) =>
    new RegExp(
      `^(?:can|could|may|should|will|would) (?!(?:you|we) )(?:(?:the|our|my|all) )?(?:(?!(?:who|whose|that|which)\\s)[\\p{L}’']+ ){${words}}(?:(?:also|even|maybe) )?`,
      'iu',
    ),
)

/** A question about people in the plural, before a verb that no list has and its object: "Could customers pick the order up". */
const ofPeople = pattern(
  String.raw`^(?:can|could|may|should) (?:(?:the|our|my|all) )?(?:[\p{L}’']+s|people|they|we) (?:(?:of|in|at|from|with) (?:\p{L}+ ){1,3}?)?(?:(?:also|even|maybe|then) )?(?!(?:of|in|at|from|with|for|on|who|that|also|and|or) )(?=\p{Ll}+ (?:an?|the|th(?:is|at|ese|ose|eir|em)|it|our|up|out|off|in|from|with|for|to) )`,
)

/** A German sentence that begins with its verb or with "dass", and ends with an infinitive: "Könnten Kunden … buchen". */
const verbFirst =
  /^(?:(?:[Kk]önnen|[Kk]önnten?|[Kk]ann|[Ss]ollen|[Ss]ollten?|[Ss]oll|[Mm]üssen|[Mm]uss|[Dd]ürfen|[Dd]arf|[Dd]ass) (?:(?:die|der|das|unsere?|alle|eine?) )?(?:\p{Lu}[\p{L}-]+|man) (?:auch )?)(?=(?!.*(?:werden|sein)(?: können)?$).*\p{Ll}n$)/u

/** Verbs of what happens to things, which say nothing without them: "Les reçus doivent partir automatiquement". */
const ofThings =
  "partir|rester|arriver|venir|apparaître|disparaître|s['’]afficher|s['’]ouvrir|s['’]adapter|se fermer|se charger|fonctionner|marcher|durer|tenir|figurer|devenir|demeurer|contenir|comporter|correspondre|salir|quedar|quedarse|llegar|aparecer|mostrarse|verse|funcionar|durar|permanecer|contener|abrirse|cerrarse|sair|ficar|chegar|conter"

/** The client's own product before what is asked for there: "For our course portal: members should", "Sur l'intranet de notre école :". */
const ownProduct = pattern(
  String.raw`^(?=[^:]{3,90}: )(?!(?:if|when(?:ever)?|once|after|before|while|wenn|falls|sobald|beim|nach|vor|quand|lorsque|si|après|avant|cuando|al|tras|quando|se|dopo|als|wanneer|zodra)(?!\p{L}))(?=[^:]*(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|nuestr\p{L}+|nostr[oaei]|onze?)(?!\p{L}))(?=[^:]*(?<!\p{L})(?:${wholes}|intranet|[\p{L}-]*(?:seite|bereich)(?!\p{L})))(?:[\p{L}'’-]+ ){0,7}?[\p{L}'’-]+ ?: (?=\p{L}+ \p{L})`,
)

/** Opening phrases that say who wants something, not what. */
export const openings = [
  ownProduct,
  introduction,
  wishes,
  ...polite,
  passedOn,
  known,
  connectives,
  /^(?:and|but|und|aber|et|mais|y|pero) /i,
  // "Außerdem hätten wir gern auf der Startseite …"
  /^(?:hätten? (?:wir|ich) gerne?|(?:bräuchten?|möchten?) (?:wir|ich)) /iu,
  // "It will complement the ERP by showing stock levels"
  pattern(
    String.raw`^(?:(?:instead|rather),? )?(?:it|they|(?:the|our|this) \p{L}+) (?:(?:will|shall|should|must) )?(?:complement|supplement)s? [^,;]{2,60}? by (?=\p{L}+ing )`,
  ),
  /^(?:if|wenn|falls|si) (?:it|it['’]s|that|that['’]s|es|das|c['’]est|ce n['’]est|es|no|possible|möglich|there)(?: [^,]{1,40})?, (?=\S+ \S)/iu,
  /^(?:(?:so|well|ok),? )?(?:basically,? )?what (?:(?:I|we) (?:want|need|would (?:like|love))|(?:I|we)['’]d (?:like|love)) is (?:basically |something )?(?:like )?/i,
  pattern(String.raw`^[^?]{3,120}[,:–—] (?=(?:can|could|would|will) (?!you\b)(?:(?:the|our) )?\p{L}+ \p{L})`),
  // People whom a clause describes stay, with what they do: "Could guests who lost a code get a new one?"
  pattern(String.raw`^(?:can|could|may|should|would) (?=(?:[\p{L}-]+ ){1,3}?(?:who|whose|that|which) )`),
  /^(?:can|could|would|will) (?:you|we|he|she|they) (?:(?:please|kindly|also|just) )*(?:have )?/i,
  /^(?:(?:\[[^\]]{1,30}\]|critical:)\s*)+/i,
  // Conventional commits.
  /^(?:feat|fix|chore|docs|refactor|perf|style)(?:\([^)]{1,20}\))?!?: (?=\S+ \S)/i,
  /^(?:\d+[a-z]?[.)](?!\d)\s*|\/?[A-Z]{1,4}-?\d+(?:\.\d+)*(?:[:.)]|\/:?)?\s+)/,
  /^given\s.{3,400}\bthen\s+(?=\S+\s+\S)/i,
  /^this (?:project|issue|ticket|task|proposal|grant|request) (?:aims to|intends to|seeks(?: to)?|will(?: allow us to)?) (?!be\s)/i,
  /^as (?:an?|the|our) [^,]{2,60}?,?\s*(?:(?:when|if) [^,]{3,80},\s*)?I (?:would (?:also )?like(?: to)?|want(?: to)?|need(?: to)?|can|must|should be able to|wish to)(?: be able to| the (?:system|app|application|software|site|website|platform|tool) to| (?:an? |the )?(?:option|ability|possibility) to)?\s+/i,
  /^(?:als [^,]{2,60}?,? (?:möchte|will|kann|brauche) ich|en tant qu(?:e |['’])[^,]{2,60}?,? je (?:veux|voudrais|souhaite|peux|dois)(?: pouvoir)?|como (?:una? )?[^,]{2,60}?,? (?:quiero|necesito|puedo|quero|preciso|posso)(?: poder)?)\s+/iu,
  wishFirst,
  impersonal,
  /^(?:please|kindly|also|then|additionally|furthermore|in addition(?! to)|decided|agreed)[,:]?\s+/i,
  ability,
  duty,
  ofPeople,
  ...questions,
  verbFirst,
  pattern(String.raw`^(?:[\p{L}’']+ ){1,6}?to be able to `),
  new RegExp(
    `^(?!.*\\s(?:werden|worden|sein|zijn|être|ser|ist|sind|gehen|stehen|kommen|erscheinen|gelten|kosten|bleiben)(?: können)?[.!]?$|(?:es|sie|er|man|wir|dies|il|elle|on|se|ce|cela)\\s)(?:(?:est-ce )?(?:que |qu['’]))?(?:(?:(?:der|die|das|eine?|jede[rs]?|alle|unsere?|les?|la|une?|chaque|tous les|notre|nos|mes|el|los|las|cada|todos los|nuestr[oa]s?|os?|as?|uma?|noss[oa]) )?|l['’])[\\p{L}-]+(?: [\\p{L}-]+)?? (?:${aux})(?: (?:auch|aussi|también|também))?(?: (?:permettre (?:de|d['’]|aux? [\\p{L}]+ de)|permitir(?: (?:al?|aos?) [\\p{L}]+)?|poder|pouvoir))?\\s+(?!(?:das|dies|es|man|wir|ich|nicht|kein|être|pas|ser|no|não|nur|${ofThings})(?:\\P{L}|$))`,
    'iu',
  ),
  pattern(
    String.raw`^(?:we|I)(?: would like|['’]d like| want) (?:(?:our|the|all) )?(?:\p{L}+ ){1,2}?to (?:be able to )?`,
  ),
  /^(?:we|I)(?: need| want| would like|['’]d like| are looking for|['’]re looking for)(?: to have)? /i,
  pattern(
    String.raw`^(?:(?:an?|the|our) )?(?:[\p{L}'’-]+ ){1,4}?would like (?:(?:our|the|all) )?\p{L}+ to (?:be able to )?`,
  ),
  pattern(
    String.raw`^(?:(?:an?|the|our|les?|la|une?|el|notre|unsere?|die|der|das|eine?) )?(?:[\p{L}'’-]+ ){1,4}?(?:wants?|needs?|(?:(?:is|are) )?looking for|would like|souhaite(?:nt)?|cherche(?:nt)?|voudrait|sucht|suchen|möchten?|braucht|quiere|necesita|busca|benötig(?:t|en)|dispose(?:ra)? (?:de )?|disp(?:one|ondrá) de|quer|precisa de)(?: to have)? ?(?=(?:an?|the|une?|d['’]une?|des|le|la|el|los|un|una|uma?|eine?n?|die|der|das)\s)`,
  ),
  pattern(
    String.raw`^(?:an? )?(?:system|tool|app|application|platform|portal|software|website|form|place) (?:in|with|on|by|where|through) (?:which )?(?=(?:\p{L}+ ){1,3}can\s)`,
  ),
  /^(?:(?:d['’])?une?|eine?n?|una?|uma?) /i,
]

/** A place before what is asked for: "On the product page, please show", "In our shop customers should". */
const place = new RegExp(
  `^(?:((?:on|in|at|under|below|beside|sur|dans|en|auf|im|bei)\\s[^,.?!:;]{2,50}),\\s+(?=(?:${reader}|${please}|merci d|veuillez))|((?:on|in|at) (?:the|our|your|my) (?:[\\p{L}-]+ ){1,3})(?=\\p{L}+ (?:should|must|can|shall|needs? to) ))`,
  'iu',
)

/** Splits a place from what is asked for there. */
export function splitPlace(text: string): { place: string; rest: string } {
  const [whole = '', before, inside] = place.exec(text) ?? []
  return { place: (before ?? inside ?? '').trim(), rest: text.slice(whole.length) }
}

/** Marks of what is undecided, dates, which are withheld, praise of a wish, and what the reader is asked after what is wrong: "…, könnt ihr die ändern". */
export const asides = [
  openEnd,
  // "Addresses are today in a spreadsheet and must be imported"
  pattern(
    String.raw`(?<!\p{L})(?:liegt|liegen|steht|stehen|sind|ist|is|are) (?:heute|derzeit|bisher|aktuell|noch|today|currently|now|still) [^,;.]{3,60}? (?:und|and) (?=(?:müssen|muss|sollen|soll|must|have to|has to|should) )`,
  ),
  /(?:^|[ ,]+)(?:by|until|before|bis(?: zum)?|vor|avant(?: le)?|d['’]ici(?: au?)?|antes del?|para el|entro) \[date withheld\],?/giu,
  // "Sell vouchers, but that is not urgent"
  /,? (?:but|aber|mais|pero|ma) (?:that|it|this|das|es|ce|eso|esto|no|non|c['’]est|ce n['’]est)(?: (?:is|['’]?s|ist|hat|est|n['’]est|es|corre|è))?(?: (?:not|nicht|keine|pas|no|non))?(?: (?:so|very|that|sehr|ganz|très|muy|tan))? (?:urgent|important|essential|a priority|eilig|dringend|wichtig|eile|pressé|urgente|importante|prisa)[.!]?$|,? (?:(?:but|aber|mais|pero|ma) )?(?:(?:there is )?no (?:rush|hurry)|(?:das |es )?(?:eilt|drängt) (?:aber )?nicht|(?:es hat )?keine eile|sin prisa|(?:das|es) hat (?:aber )?(?:keine eile|zeit)|senza fretta|(?:het heeft )?geen haast)(?: [^.,;]{0,20})?[.!]?$/iu,
  // "A waiting list would be nice, too"
  /,? (?:would (?:also )?be|wäre(?:n)? (?:auch )?|serait (?:aussi )?|sería (?:también )?)\s?(?:very |really |sehr |noch )?(?:nice|great|good|lovely|cool|helpful|schön|nett|toll|super|gut|bien|utile|bueno|útil)(?: to have)?(?:,? (?:too|as well|also|auch|aussi|también))?(?:,? but [^.,;]{0,40})?[.!]?$/iu,
  new RegExp(
    `,? (?:(?:and|und|et|y) )?(?:${reader}|${please}) (?:(?:please|bitte|mal) )?(?:do something (?:about|against) (?:it|this|that)|(?:have|take) a look(?: at (?:it|this|that))?|look(?: (?:at|into) (?:it|this|that))?|take care of (?:it|this|that)|(?:etwas )?(?:dagegen|daran) (?:tun|machen|ändern)|(?:drauf|rein|nach)?schauen|y (?:jeter un œil|regarder)|(?:ech|d)arle un vistazo)(?: please| bitte)?[?.!]*$`,
    'u',
  ),
  new RegExp(
    `,? (?:(?:and|und|et|y) )?(?:${reader}|${please}) (?=(?:\\S+ )?(?:it|this|that|them|into|ça|cela|eso|lo|(?:das|die|den|es)(?= \\p{Ll}))(?!\\p{L}))(?:\\S+ ?){1,4}$`,
    'u',
  ),
]

/** Words that lead to a list of faults or changes: "Fix the following:", "Folgende Punkte beheben:". */
export const frame = pattern(
  String.raw`^[^:]{0,60}(?<!\p{L})(?:fix|beheben|korrigieren|corriger|arreglar|corregir|following|folgende[nrs]?|suivante?s?|siguientes?|points?|punkte)(?!\p{L})[^:]{0,40}?\s?: (?=\S+ \S)`,
)
