import { pattern } from '#domain/text/pattern'
import { begin, bounded, edge, wordEnd } from './numbers'

/**
 * Phrases for budgets and deadlines, in English and with the most common words of German, French, Spanish, Italian,
 * Dutch, Portuguese, Russian, Greek and Chinese. To add a phrase, add it here and a sentence to the tests.
 */

const all = (source: string) => pattern(source, 'gi')

/** Matches up to a number of words between two others. */
export const upTo = (count: number) => `(?:[^\\s.;]{1,20} ){0,${count}}`

export const project =
  '(?:(?:phase|stage|milestone|increment) ?[\\p{L}\\d]{0,5}|project|engagement|contract|system|app|application|web ?app|web ?site|site|platform|software|solution|product|mvp|prototype|portal|shop|store|tool|development|implementation|build|work|first version|version|release|beta|everything|whole thing|whole project|redesign|migration project|projekts?|anwendung|webseite|plattform|lösung|entwicklung|projet|système|logiciel|plateforme|développement|proyecto|sistema|aplicación|sitio|plataforma|desarrollo|projeto|aplicativo|desenvolvimento|sito|portale|piattaforma|progetto|webshop|applicatie|проекта?|систем[аыу]|приложени[ея]|сайта?|разработк[аи]|έργου?|σύστημα|εφαρμογή|ιστοσελίδα)'

/** Subjects that are users of the product: their budgets and deadlines are features. */
export const actor =
  '(?:users?|customers?|members?|visitors?|guests?|admins?|administrators?|managers?|employees?|staff|buyers?|sellers?|shoppers?|students?|teachers?|parents?|patients?|doctors?|donors?|drivers?|riders?|hosts?|organi[sz]ers?|planners?|couples?|travell?ers?|tenants?|landlords?|players?|subscribers?|candidates?|applicants?|reviewers?|approvers?|people|who|they|(?:be)?nutzer|kunden?|utilisateurs?|clients|usuarios?|usuários?|clientes|utent[ei]|(?:il|un|ogni) cliente|clienti|soci[oa]?|membr[oi]|visitator[ei]|ospit[ei]|pazient[ei]|klant(?:en)?|gebruikers?|leden|lid|bezoekers?|gast(?:en)?|huurders?|medewerkers?|пользовател(?:ь|и|ей|ям))'
const does =
  '(?:can|may|shall|should|must|will|could|might|is|are|has|have|sets?|enters?|chooses?|wants?|needs?|defines?|selects?|sees?|gets?|receives?|pays?|specif(?:y|ies)|with|whose|können|kann|sollen|soll|müssen|muss|peut|peuvent|doit|doivent|puede[n]?|debe[n]?|pode[m]?|deve[m]?|может|могут|должен|должны)'
/** Ends with a user of the product doing something: what follows is a feature. */
export const actorDoes = pattern(
  `(?:${bounded(actor)} ${upTo(3)}${bounded(does)}|${bounded('founders?|startups?|investors?')} ${upTo(1)}${bounded('(?:enter|see|set|choose|record|submit|add|edit|compare)s?')})[^;:]{0,80}$`,
)
const systemDoes =
  '(?:shall|must|should|will|can|may|has to|needs to|allows?|lets?|shows?|displays?|alerts?|notif(?:y|ies)|warns?|flags?|sends?|rejects?|calculates?|supports?)'
const stays =
  '(?! (?:not |never |only |all |fully )?(?:be |go |get |cost|stay|fit|come|exceed|remain|keep|stick|take|last|launch))'
/** Ends with the product doing something. */
export const systemActs = pattern(
  `${bounded('system|app|application|dashboard|page|screen|form|report|tool|module|platform|website|site|software|server|api|job')} ${upTo(1)}${bounded(systemDoes)}${stays}[^;:]{0,80}$`,
)
/** Sentences like "As a …, I want" and "Given …". */
export const userStory = pattern(
  `^[^a-z]{0,12}(?:as an? [^,]{1,80},? ?(?:i|we) (?:want|need|can|could|would|should|must|will)|given |when |scenario)`,
)
/** Ends with "such as": what follows is an example. */
export const example = pattern(
  `(?<!\\p{L})(?:e\\.g\\.|eg\\.|for example|for instance|such as|example:?|z\\. ?B\\.|zum beispiel|par exemple|p\\. ?ej\\.|por ejemplo|por exemplo|например|例如)[^;]{0,25}$`,
)
const condition = '(?:if|when|whenever|once|unless|wenn|falls|sobald|si|quand|lorsque|cuando|quando|если|когда|如果|当)'
/** Ends inside a clause with "if" or "when". */
export const conditional = pattern(`${bounded(condition)}(?! possible)[^;,]{0,80}$`)
const own = 'our|my|unser|mein|notre|nuestro|nosso|наш'
/** First person of the client, which overrides what looks like a feature. */
export const ours = pattern(`(?:${bounded(`the project(?:'s)?|project|development|${own}`)}) (?:${upTo(2)})$`)
/** Wording that only the client uses, even after an "if". */
export const mine = pattern(`${bounded(own)} (?:${upTo(2)})$`)
/** Commands to the product. */
export const command = pattern(
  `${begin}(?:show|display|calculate|compute|list|print|allow|enable|let|send|notify|filter|search|sort|validate|apply|charge|add|reject|flag|alert|warn|sell|offer|refund|ship|round|split|export|import|store|track|log|hide)${wordEnd}`,
)

/** Budgets that the product manages, not the project's own. */
const productBudget =
  "(?:minimum|min\\.?|starting|monthly|weekly|daily|yearly|annual|ads?|advertising|marketing|campaign|media|travel|trip|event|party|wedding|household|family|personal|users?'?s?|customers?'?s?|clients'|their|his|her|department|team|category|grocery|food|error|performance|latency|time|memory|size|bundle|page|power|energy|training) "
const feature =
  '(?! ?(?:page|report|module|track|plan|tool|overview|screen|feature|manage|calculat|categor|items?\\b|lines?\\b|alert|app\\b|view|chart|field|filter|range|slider|form|entry|entries|table|column|reminder|picker|calendar|widget|status|owner|approv|event|party|hotel|airline|friendly))'
const budgetNouns =
  'budget(?:s|ed|ary)?|seed (?:money|capital|funding)|startkapital|budget(?:rahmen|obergrenze|iert)|(?:brutto|netto|gesamt|projekt)budget|funding|funds|grant|not[- ]to[- ]exceed|nte|(?:price|cost) (?:cap|ceiling)|capped at|cap of|cap is|ceiling (?:of|is|price)|spending limit|cost limit|max(?:imum|\\.)? spend|(?:our|my) (?:max|maximum|limit)|(?:project|order|deal) (?:value|volume|sum)|contract (?:value|amount|price|sum)|value of (?:the|this) contract|fixed[- ](?:price|fee|cost|bid)|(?:total|overall|project|development|maximum|max\\.?|estimated|target) (?:costs?|prices?)|costs? (?:of|for) (?:the |this )?(?:project|development|work|system|app|website|software|contract)|förder(?:summe|mittel)|(?:finanz|preis)?rahmen(?=:)|kosten(?:rahmen|dach|obergrenze)|auftrags(?:wert|summe)|festpreis|(?:gesamt|projekt|entwicklungs)kosten|gesamtpreis|preisobergrenze|enveloppe|montant maximum|prix forfaitaire|coût (?:total|du projet|maximum|maximal|de développement)|presupuest(?:o|ado)s?|precio (?:fijo|máximo)|cost[eo] (?:total|máximo|del proyecto|del desarrollo)|orçament(?:o|ário)|preço (?:fixo|máximo)|custo (?:total|máximo|do projeto)|verba|бюджет(?:а|е|ом|у)?|стоимость (?:проекта|разработки|работ)|προϋπολογισμ(?:ός|ού|ό)|κόστος (?:του έργου|ανάπτυξης)'
const budgetNoun = `(?:(?<!${productBudget})(?<![\\p{L}\\p{N}])(?:${budgetNouns})(?![\\p{L}\\p{N}])${feature}|预算|項目費用|项目(?:费用|成本|经费)|开发(?:费用|成本)|总(?:价|费用|成本)|经费)`

/** Words between a verb and an amount. */
export const about =
  '(?:something like|about|around|approximately|approx\\.?|roughly|circa|ca\\.?|some|up to|only|just|maybe|perhaps|exactly|a|an|the|maximum|max\\.?|at most|at best|total|of|not? more than|less than|under|within|below|between|in|to|for|it|this|that|all|another|extra|more|than|on|budget)'
const offers = bounded(
  'proposals?|bids?|offers?|quotes?|quotations?|tenders?|angebote?|offres?|devis|ofertas?|propostas?',
)
const might = "(?:must|should|shall|may|can|cannot|can't|will|to|would|mustn't|shouldn't|might)"
const notMore = `${might} (?:not |never )?(?:exceed|go (?:over|above)|cost (?:more than|over|above|no more than|at most)|be (?:over|under)|stay (?:under|below)) (?:${about} ){0,2}$`
const wouldSpend = bounded(
  "can|could|would|will|cannot|can't|want to|like to|willing to|able to|prepared to|plan to|planning to|hope to|looking to|happy to|afford to|not",
)
const weHave = `${bounded('wir haben|nous avons|nous disposons de|tenemos|contamos con|disponemos de|temos|dispomos de|у нас(?: есть)?|έχουμε')} (?:(?:[^\\s.;]{1,12}|max\\.|ca\\.) ){0,2}$`
const projectMay = `${bounded(project)} ${bounded('darf|soll|sollte|kann|muss|wird')}`
const budgetPhrases = [
  // We can spend at most $20,000
  `${wouldSpend} (?:only |ever |really )?${bounded('spend|invest|pay|afford|go above|go over|put')} (?:${about} |[^\\s.;]{1,15} ){0,4}$`,
  // We have about $20,000
  `${bounded('we|i|client|company|startup|team|organi[sz]ation|agency|city|council|university|department|there is')}(?:'ve)? (?:only |currently |already |do )?(?:(?:have|has|got|set aside|allocated|reserved|secured|raised|budgeted|is|are) )?(?:${about} ){0,4}$`,
  // The app must not cost more than $20,000
  `${bounded(project)} ${upTo(3)}${might} (?:not |only |never )?(?:cost|exceed) (?:${about} |anything |us ){0,4}$`,
  `${bounded('it|this|that|all')} ${notMore}`,
  // I need a website for under $20,000; Build me an app for $5,000
  `(?:${edge}(?:i|we)(?:'(?:d|m|re|ll))? ${upTo(3)}(?:need|want|like|looking for|require|get|have)|${begin}(?:please )?(?:build|create|develop|make|need|wanted|looking for)) [^.;]{0,120}${bounded('website|web ?site|site|app|application|platform|system|software|shop|store|tool|mvp|prototype|portal|it|this|that|built|done|made|developed|created')} (?:[^.;]{0,60} )?(?:for|under|within|below|around|about|at|less than|no more than|at most|up to|max\\.?) (?:${about} ){0,3}$`,
  // We thought of about $20,000; wir dachten an 20.000 €; on pensait à 20 000 €
  `${bounded('we|i|wir|ich|nous|on|je')}(?:'(?:d|m|re|ve))? (?:were |was |are |am |have |had )?${bounded('thought|thinking|imagined|imagining|hoped|hoping|dachten?|pensions|pensais|pensait')} (?:(?:of|about|for|more|something|somewhere|like|an|à|etwa|rund|ca\\.?|ungefähr|environ) |${about} ){1,5}$`,
  // Keep it under $20,000
  `${bounded('keep (?:it|this|costs?|everything|the (?:cost|costs|price|project))|stay|stick')} (?:under|below|within|to) $`,
  // A competitor quoted $20,000; similar projects cost $20,000
  `${bounded('quoted|quote of|quotation of|asked for|offered')} (?:us |me )?(?:${about} ){0,3}$`,
  `${bounded('similar|comparable|other|previous|last')} ${upTo(1)}${bounded('projects?|apps?|systems?|websites?|sites?|platforms?|ones?')} (?:have |had |has )?cost(?:s|ed)? (?:us |them )?(?:${about} ){0,3}$`,
  // The project must be finished in time and cost no more than $20,000
  `${bounded(project)} [^.;]{0,110}${bounded('and|or|but')} (?:must |should |may |can )?(?:not )?cost (?:${about} ){0,4}$`,
  // Das Projekt darf maximal 20.000 € kosten; tenemos 20.000 €
  `${projectMay} [^.;]{0,30}${bounded('maximal|höchstens|nicht mehr als|unter|bis zu|etwa|rund|ca\\.?')} $`,
  weHave,
  `${bounded('abbiamo|disponiamo di|(?:we|wij) hebben')} (?:(?:circa|solo|(?:al )?massimo|fino a|un budget di|ongeveer|zo'n|maximaal|hooguit|slechts|tot|een budget van|max\\.|ca\\.) ){0,2}$`,
  // Could you do it for $20,000
  `(?:can|could|would) you (?:do|build|make) (?:it|this|that|everything) for (?:${about} ){0,2}$`,
  // Reichen 20.000 €
  `${begin}(?:reichen|reicht|genügen|genügt)(?: (?:dafür|dazu|ihnen|euch|dir))? (?:etwa |ca\\. |rund ){0,2}$`,
  // Proposals priced above $20,000
  `${offers} [^.;]{0,50}$`,
  // Kosten von höchstens 20.000 €; le coût ne doit pas dépasser; no debe superar; не должна превышать
  `${bounded('kosten|preis|coûts?|prix|cost[eo]s?|precio|custos?|preço|стоимость|цена|κόστος|τιμή')} [^.;]{0,50}${bounded('höchstens|maximal|nicht mehr als|unter|dépasser|maximum|maximal|superar|exceder|ultrapassar|máximo|не более|превышать|до|έως|μέχρι|ξεπερνά')} (?:de |los |o |a |die )?$`,
]
/** Ends right before an amount that is a budget. */
export const budgetPhrase = pattern(`(?:${budgetPhrases.join('|')})`)
const handles =
  '(?:(?:approve|release|sign|confirm|authori[sz]e|place|compare|score|send)s?(?: off)?|geben|gibt|genehmig(?:en|t)|prüf(?:en|t)|unterschreib(?:en|t)|bestätig(?:en|t)|(?:approuve|valide|signe|confirme)(?:nt)?|(?:aprueba|autoriza|firma|valida|aprova|assina)[nm]?)'
const handled =
  '(?:approv(?:ed|als?)|released?|sign(?:ed|atures?)|confirmed|second|sent|shown|hidden|flagged|frei(?:geben|gegeben|gabe)?|genehmig\\p{L}{1,4}|unterschr\\p{L}{3,8}|geprüft|prüfen|bestätig\\p{L}{1,4}|zweite[nrs]?|approuvée?s?|validée?s?|validation|signée?s?|aprobad[ao]s?|aprobación|firmad[ao]s?|aprovad[ao]s?|aprovação)'
/** Ends with offers that users deal with: "Managers approve quotes for repairs above". */
export const handlesOffers = pattern(
  `${bounded(handles)} ${upTo(3)}(?:${offers}|presupuestos) [^.;]{0,50}$|\\p{L}s offer [^.;]{0,50}$`,
)
/** Ends with offers, which users deal with if `offersHandled` follows. */
export const ofOffers = pattern(`${offers} [^.;]{0,50}$`)
export const offersHandled = pattern(`^[^.;]{0,40}${bounded(handled)}`)
/** The client, who asks for offers and got some, or a request. */
export const byClient = pattern(
  bounded(
    'we|us|our|i|my|please|wir|uns|unser\\p{L}{0,2}|ich|bitte|nous|notre|merci|nuestr[ao]s?|por favor|noss[ao]s?',
  ),
)
/** Words for a budget. */
export const budgetCue = all(budgetNoun)
/** Ends right before an amount without a currency: the app shall cost 5k; we can spend 20,000. */
export const costPhrase = pattern(
  `(?:${bounded(`${project}|it|this|that|all`)} ${upTo(2)}${might} (?:not |only |never )?cost|${bounded('we|i|client|company')} ${upTo(2)}${wouldSpend} (?:only |ever |really )?(?:spend|invest|pay)|${projectMay}) (?:${about} |anything |us |höchstens |maximal |nicht mehr als |bis zu |etwa |rund ){0,4}$`,
)
/** Must follow such an amount: anything but a counted noun. */
export const ofNothing = pattern(
  '^ ?(?:$|[.,;:!)|(+]|(?:for|in|total|max|incl|including|inclusive|excl|excluding|plus|gross|inkl|zzgl|brutto|netto|ttc|ht|only|and|or|but|as|is|net|all|tops|altogether|overall|if|at (?:most|best|the most)|kosten)(?![\\p{L}]))',
)
/** Follows right after such an amount. */
export const budgetFollows = pattern(
  `^,? ?(?:\\(?(?:is|as|for|total|in|of|the|our|my|a|an|at|maximum|max\\.?|fixed|project|development|overall|approved|available|to|us|me|budget(?:ed)?|zur) ){0,5}(?:budget(?:s|ed)?${feature}|funding|funds|available|to spend|to invest|to work with|(?:our|my|the) (?:limit|max(?:imum)?)\\b|price cap|cap\\b|ceiling|all[- ]in\\b|max(?:imum|imal)?\\b|tops\\b|verfügung|verfügbar|haben wir(?! \\p{L}{4,20} )|budget total|disponibles?|disponíve(?:l|is)|presupuesto|orçamento|nicht (?:überschreiten|übersteigen)|(?:darf|soll|sollte|dürfte) (?:es|das) nicht kosten)|^ (?:be )?(?:enough|sufficient)[ ?.!]{0,3}$`,
)
/** Around the word of a budget that the product manages: "Each campaign has a budget of", "the budget of a department is". */
export const budgetOfEach = pattern(
  `${begin}(?:each|every|jede[rsn]?|chaque|cada) [^,.;]{2,40}$|(?:can|may|shall|must|should) (?:approve|manage|set|enter|edit|see|compare) $`,
)
export const ofAny = /^ of (?:an?|each|every|any) \p{L}/iu
/** Precedes an amount that is a threshold: "orders over $50". */
export const measures = pattern(
  `(?<!${bounded('not|no|never|cannot|nor')} (?:to |be |go )?)${bounded('over|above|exceeds|exceeding|exceeded|beyond|costs|costing|priced at|worth|fee of|fine of|refund of|charged?|pays?|paid|more than|greater than')} $`,
)
/** Precedes an amount at some distance from its word. */
export const states = pattern(
  `(?:${bounded('is|are|of|at|to|exceed|about|around|approximately|approx\\.?|roughly|ca\\.?|max\\.?|maximum|between|from|under|below|within|for|be|was|than|equals?|beträgt|von|bei|maximal|höchstens|est|de|à|es|é|hasta|até|составляет|до|около|είναι|έως|is:|only|just|some|something like|so|etwa|rund|ungefähr|environ')} |[:=(–—|-] ?|[≈~≤<] ?)$`,
)
/** Ends with somebody who says the figure, as minutes report it: "; Anna said around". */
export const reported = pattern(
  `${bounded('said|says|thinks?|thought|mentioned|named|suggested|estimated|meinte?|meint|sagte?|sagt|nannte|nennt|schätzte?|a dit|dit|parle de|a parlé de|dijo|dice|habló de|disse|falou em')} ${upTo(3)}$`,
)
/** Sentences about a figure that the next one states: "Bob asked about the budget." */
export const discussed = pattern(
  `${bounded('asked|asks|asking|discussed|talked|spoke|question|fragte?|gefragt|besprochen|diskutiert|demandé|demande|discuté|preguntó|pregunta|hablamos|perguntou')} [^.;]{0,40}[.!?]? ?$|${bounded('was|were|wurden?|a été|fue')} ${bounded('discussed|besprochen|diskutiert|discuté|discutido')}[.!]? ?$`,
)
/** A limit without another word, such as "max. 20 TEUR", and the words that may follow it. */
export const limitAlone = pattern(
  "^[^\\p{L}\\d]{0,12}(?:max(?:imal|imum|\\.)?|höchstens|at most|not? more than|(?:it |this )?(?:can't|cannot|must not) (?:be|cost) more than|(?:leider )?nicht mehr als|pas plus de|non più di|n(?:o más|ão mais) de|niet meer dan|au maximum|como máximo|no máximo) $",
)
/** Nothing before a time. */
export const blank = /^[^\p{L}\d]{0,12}$/u
/** Follows right after an amount that counts nothing. */
export const endsHere = pattern(
  '^ ?(?:(?:for (?:this|that|it|everything|all of it)|in total|total|max(?:imum|imal|\\.)?|tops|all[- ]in|to spend(?: on (?:this|it|that))?|please|dafür|insgesamt|en tout|pour ça|en total)[ ,]{0,2}){0,2}(?:$|[.!;)]|,? (?:and|und|et|y) (?:we |i |it |wir |es )?(?:need|want|would|must|should|brauch|muss|soll)\\p{L}{0,3}(?!\\p{L}))',
)
const limits = 'max(?:imal|imum|\\.)?|tops|at (?:the )?most|all[- ]in|höchstens|m[áa]xim[oe]'
/** Around an amount in thousands that a short offer of work limits: "Website for a bakery, 15k max". */
export const shortBefore = pattern(
  `^(?:[^\\p{L}\\d]{0,12}|[^.;:]{0,60}${bounded(project)}[^.;:]{0,60}, )(?:(?<isLimited>${limits}) )?$`,
)
export const shortAfter = pattern(`^ ?(?:${limits})?[.!]?$`)
/** Ends right before such an amount that the project is not to exceed: "It must not exceed". */
export const exceeds = pattern(`${begin}(?:(?:(?:the )?${project}|it|this|that|everything) )?${notMore}`)
export const thisYear = "(?:(?:in )?diese[sm] jahr|this year|cette année|este a[ñn]o|quest'anno|dit jaar)"
export const onlyTax = pattern(`^ ?(?:netto|brutto|net|gross|ht|ttc)?(?: ${thisYear})?[.!]?$`)
/** Ends with an order to the estimator, which states nothing about the project: "the estimate must be". */
export const dictates = pattern(
  `${bounded('(?:the|your|this|total|final) (?:total |final )?estimates?')} (?:is|must be|should be|shall be|has to be|will be) ${upTo(2)}$`,
)
/** Prices per item, person or period. */
export const perUnit = pattern(
  '^ ?(?:per|pro|je) \\p{L}|^ ?(?:\\/ ?|(?:per|pro|par|por|je|each|every|an?|в|за|每) ?)(?:month|mo\\b|year|yr|annum|week|day|hour|hr|h\\b|user|seat|person|head|member|student|item|order|ticket|night|unit|transaction|piece|sprint|licen[cs]e|developer|monat|jahr|woche|tag|stunde|nutzer|mois|an\\b|jour|heure|utilisateur|mes|año|hora|usuario|mês|ano|месяц|год|час|человек|月|年|人|次)|^ ?(?:monthly|yearly|annually|weekly|hourly|each|apiece|p\\.? ?m\\b|p\\.? ?a\\b|каждый)',
)
/** Money that the product handles. */
export const productMoney = pattern(
  bounded(
    'orders?|transactions?|transfers?|purchases?|withdrawals?|payments?|carts?|baskets?|tickets?|bookings?|refunds?|claims?|expenses?|loans?|donations?|gift cards?|fares?|rents?|salar(?:y|ies)|invoices?|deposits?|bets?|plans?|subscriptions?|memberships?|vouchers?|discounts?|coupons?|shipping|delivery fee|penalty|fines?',
  ),
)

/** Deadlines that the product manages. */
const productDeadline =
  '(?:registration|application|submission|enroll?ment|payment|order|booking|assignment|task|homework|voting|claim|bid|proposal|tender|question|rsvp|cancellation|course|issue|ticket|grant|tax|filing|invoice|their|his|her|each|every|any|users?|customers?) '
const wholeOperation =
  '(?:full|live|productive|regular) operation|start of operations?|(?:voll|echt|wirk|produktiv)betrieb|betriebs(?:aufnahme|beginn|start)|inbetriebnahme|pleine exploitation|puesta en marcha|plena operación|entrada em (?:operação|produção)'
/** Words for the end of the project beside one of a part: "pilot on 1 May, full operation on 1 July". */
export const ofWhole = pattern(bounded(`go[- ]?live|${wholeOperation}`))
const deadlineNouns = `deadline|time ?(?:line|frame|scale)s?|due(?: date)?|delivery(?: date| time)?|(?:development|implementation|build|project) time|turnaround(?: time)?|launch|go[- ]?live|(?:release|target|end|finish) date|completion|project (?:length|schedule|end|plan|term|period)|duration|scheduled? (?:for|to)|contract (?:term|period|duration|length)|(?:term|duration|length) of (?:the|this) (?:contract|sow|agreement|engagement)|laufzeit des vertrage?s|vig[eê]ncia d(?:el|o) contrato|${wholeOperation}|(?:contract|project|engagement|work|development|build|app|website|system|everything|whole thing|it|this) (?:will |should |shall |must |may |can |cannot |is expected to |is to |would )?(?:not |only |probably )?(?:lasts?|takes?|runs?)(?: for| longer than| more than)?|period of performance|performance period|milestones?|roll[- ]?out|consegna|scadenza|messa in (?:servizio|esercizio|produzione)|avvio in esercizio|oplever(?:ing|datum)|livegang|ingebruikname|frist|abgabe(?:termin|datum)?|liefer(?:termin|datum)|fertigstellung(?:stermin)?|zeitrahmen|zeitplan|(?:projekt|vertrags)(?:laufzeit|dauer|ende)|stichtag|(?:end)?termin|produktivstart|launchtermin|délais?|échéances?|date limite|livraison|calendrier|mise en (?:ligne|production|service)|durée|plazos?|fecha límite|entrega|cronograma|lanzamiento|duración|prazos?|data limite|lançamento|duração|срок(?:и|а|у|ом)?|дедлайн[аы]?|дата (?:сдачи|завершения|релиза)|запуск(?:а)?|προθεσμία|ημερομηνία (?:παράδοσης|έναρξης λειτουργίας)|χρονοδιάγραμμα|παράδοση|ολοκλήρωση|διάρκεια`
const deadlineNoun = `(?:(?<!${productDeadline})(?<![\\p{L}\\p{N}])(?:${deadlineNouns})(?![\\p{L}\\p{N}])${feature}|截止(?:日期|时间)?|期限|工期|交付(?:日期|时间)?|上线(?:日期|时间)?|时间表|完成(?:时间|日期)?|(?:项目|开发)?周期)`
/** Words for a deadline or duration of the project. */
export const deadlineCue = all(deadlineNoun)

const before =
  "(?:by|before|within|in|until|till|not? later than|at the latest by|latest|on|under|for|in time for|less than|at most|max\\.?|bis|spätestens|innerhalb von|binnen|vor|am|im|zum|avant|d'ici|sous|dans|en|pour|le|au plus tard|antes d(?:el?|o)|dentro de|para|el|até|em|entro|uiterlijk|vóór|в|до|к|не позднее|в течение|через|μέχρι|έως|εντός|πριν|σε)"
const done =
  "(?:delivered|completed?|finished|launched|live|ready|done|online|released|in (?:production|operation|use)|operational|deployed|up and running|running|(?<=(?:be|is|are|it|'s|'re) )up|handed over|available|built|shipped|implemented|developed|usable|signed off|fertig(?:gestellt)?|abgeschlossen|geliefert|einsatzbereit|verfügbar|livrée?|terminée?|prête?|achevée?|en ligne|opérationnelle?|terminad[oa]|entregad[oa]|list[oa]|complet[oa]d[oa]|operativ[oa]|concluíd[oa]|entregue|pront[oa]|no ar|(?:готов|завершен|запущен|сдан)[аоы]?|έτοιμ[οηα]|ολοκληρωμέν[οηα])"
/** Says that a time would be welcome, before or after it. */
const welcome =
  "(?:would be|wäre|serait|(?:se|esta)r[ií]a|sarebbe|zou) (?:great|good|nice|lovely|wonderful|fantastic|fine|perfect|ideal|super|gut|schön|toll|prima|wunderbar|bien|parfait|idéal|genial|bom|ótimo|(?:l')?ideale|perfetto|bello|mooi|fijn|ideaal)(?!\\p{L})(?: zijn)?"
const preferably = `(?:(?:that|it|das|ce) )?${welcome}|ideally|preferably|if possible|best case|hopefully|am (?:besten|liebsten)|idealerweise|möglichst|idéalement|de préférence|si possible|idealmente|preferiblemente|de preferência|possibilmente|liefst`
/** Words between what is wanted and a time. */
export const by = "by|before|until|bis|vor|avant|d'ici|pour|antes del?|para|até"
const it = 'it|this|that|all|everything|das|es|alles|ça|cela|tout|eso|esto|todo|tudo|questo|tutto|dit|dat|het'
/** Start of a sentence or of a clause, also after a list mark. */
const clauseStart = '(?:^|[,;:(–—-] ?(?:(?:and|und|et|y|e) )?)[^\\p{L}]{0,8}'
/** Events on the day: "before our concert on", "vor der Messe am", "before Mother's Day (". */
export const event =
  "(?:(?:the |our |zum |zur |der |dem |unser(?:er|em) |le |la |l'|notre |el |nuestr[oa] |o |a |nosso |nossa )(?:[^\\s.;,]{1,24} ){1,4}(?:on|in|of|am|im|vom|du|le|d'|de|del|em|do|da) |(?:[^\\s.;,(]{1,24} ){0,3}[^\\s.;,(]{1,24}(?: [(]|, ))?"
const wantIt = '(?:necesitamos|necesito|queremos|quiero|precisamos|preciso)'
/** Words between "by" and a time. */
const toTime =
  '(?:the |den |dem |der |das |zum |spätestens |ende |fin |le |la |au |el |il |het |de |o |a |this |next |coming |latest |about |around |approximately |roughly |only |just |at most |up to ){0,3}$'
const deadlinePhrases = [
  // The app must be live by; we want it ready in
  `(?:${edge}(?:${project}|${it}|we|i|you|contractor|vendor|supplier|team|всё|все|он|она|оно)|${begin}(?:must|needs? to|should|to|want))(?:'(?:d|m|re|ll|s))? [^.;]{0,60}${bounded(done)} ${upTo(6)}${bounded(before)} ${event}${toTime}`,
  // Ready by; fertig bis; pronto até; needed before the fair on
  `${clauseStart}(?:(?:${preferably}),? )?${bounded(`${done}|needed|required|due|gebraucht|benötigt`)} (?:spätestens )?${bounded(before)} ${event}${toTime}`,
  // Everything has to run before our meeting on
  `${bounded(`${it}|the ${project}`)} (?:must|has to|needs to|should) (?:run|work) ${bounded('by|before')} ${event}(?:the )?$`,
  // At the latest in; spätestens
  `${clauseStart}(?:at the latest|not? later than|spätestens|au plus tard|a más tardar|no máximo|al più tardi|uiterlijk)(?: (?:by|on|in|at|am|im|zum|bis|le|el|em|il|op))? (?:the )?$`,
  // The project starts on 1 March and ends on
  `${bounded(project)} [^.;]{0,60}${bounded('ends?|ending|finishes|concludes|endet|termine|termina')} (?:on|in|by|am|le|el|em) (?:the )?$`,
  // Go live in; launch before; finish by; we deliver by
  `(?:${begin}|${edge}(?:we|i|you|contractor|vendor|${project}|to|must|should|will|shall|and|us|please|plan(?:s|ned)?) ${upTo(4)})${bounded('go(?:es|ing)?[- ]live|launch(?:es|ing)?|finish(?:es|ing)?|complet(?:e|es|ing)|deliver(?:s|ing)?|releas(?:e|es|ing)|ship(?:s|ping)?|start using|be done|roll out|hand over|build|wrap up|livegehen|liefern|fertigstellen|livrer|terminer|lancer|entregar|terminar|lanzar|lançar|запустить|сдать|завершить|закончить')} (?:it |this |that |all |everything |the ${project} |a ${project} |the mvp |das projekt |le projet |el proyecto |o projeto |проект |систему )?${upTo(1)}${bounded(before)} ${event}${toTime}`,
  // We need the shop within 4 weeks; I need a website in two weeks
  `(?:${edge}(?:we|i)(?:'(?:d|m|re|ll))? ${upTo(4)}|${begin}(?:please )?)(?:need|want|require|expect|must have|would like|hope for) [^.;]{0,80}(?:${bounded('by|within|in|before|until|till')} |${bounded('by|before|until|till')} ${event})${toTime}`,
  // Wir brauchen es bis Freitag; nous en avons besoin avant vendredi; lo necesitamos para el viernes
  `${bounded('wir|ich')} (?:brauchen?|bräuchten?|benötigen?|möchten?|hätten?|wollen|will) [^.;]{0,80}${bounded('bis|vor|innerhalb von')} ${event}${toTime}`,
  `(?:avons|ai) besoin[^.;]{0,80} (?:avant|pour|d'ici) ${toTime}`,
  `${bounded('nous|je|on')} (?:le |la |les )?(?:voulons|voudrions|voudrais|veux|souhait\\p{L}{1,6}|aimeri\\p{L}{1,5})${wordEnd}[^.;]{0,80} (?:avant|pour|d'ici)(?: (?:le|la|au))? $`,
  `${edge}(?:lo |la |los |las )?${wantIt}[^.;]{0,80} (?:para|antes de|antes del|até) ${toTime}`,
  // Please fix our checkout by Friday; bitte bis Freitag reparieren
  `${begin}(?:please |pls |kindly )?(?:fix|repair|solve|update|change|replace|build|make|create|install|move|set up|finish) [^.;]{0,80}${bounded('by|before|until')} ${toTime}`,
  `${bounded('bitte|merci|por favor|veuillez')} [^.;]{0,80}${bounded("bis|vor|avant|d'ici|antes del?|para el?|até")} ${toTime}`,
  // Can you do it by; könnt ihr das bis
  `${clauseStart}(?:(?:can|could|will|would) you|könn(?:t|ten|test|tet|en)(?: ihr| sie)|kannst du|pouvez[- ]vous|pourriez[- ]vous|puedes|podéis|pueden) [^.;]{0,60}${bounded(by)} ${event}${toTime}`,
  // We have four months
  `${edge}(?:we|you|i|team|contractor)(?:'ve)? (?:only |just |will )?(?:have|has|got|get) ${toTime}`,
  // Within 3 days, urgently; End: June 2027; Contract: 12 months
  `${bounded('asap|urgent|urgently|dringend')}[,:;–— -]{0,3}(?:within|in|by|before) $`,
  `${begin}(?:end|ende|finish|fin|contract|project|engagement|work|development)(?: by| date)? ?[:–—-] ?$`,
  // Another agency quoted six months; tenemos tres meses
  `this (?:sow|agreement|${project}) [^.;]{0,99}(?:continue|remain in (?:force|effect)) for (?:a )?(?:(?:period|term) of )?$`,
  `${clauseStart}pilot(?: with [^.;,]{1,40})? (?:in|from|on|by) $`,
  `${bounded('quoted|quote of')} (?:us |me )?(?:about |around |approximately |at ){0,2}$`,
  weHave,
  // Das System muss bis; le site doit être prêt avant; el sistema debe estar listo antes
  `${bounded('muss|soll|müssen|sollen|sollten?|müssten?|doit|devra|devrait|faut|faudrait|debe|deberá|debería|deve|deverá|deveria|должн[аоы]|должен|πρέπει')} [^.;]{0,60}${bounded("bis|innerhalb von|binnen|avant|pour|d'ici|au plus tard|antes del?|dentro de|vor|até|к|до|не позднее|в течение|μέχρι|έως|εντός")} ${event}${toTime}`,
  // Ci serve entro; potete farlo entro; il sito deve essere online entro; het moet klaar zijn voor
  `(?:${edge}(?:(?:c[ie]|mi|ne) (?:serve|servirebbe|occorre)|(?:abbiamo|ho) bisogno|vorremmo|vorrei|we (?:willen|hebben|zouden))${wordEnd}(?! (?:che|dat) ${upTo(1)}${bounded(actor)})|${clauseStart}(?:puoi|potete|potreste|riuscite|kun(?:nen)? (?:je|jullie|u|we|wij)|kunt u|kan (?:${it}|de ${project}))${wordEnd}(?! ${bounded(actor)})|(?:${bounded(`${project}|${it}`)} ${upTo(1)}(?:deve|dovrebbe|moet|zou)|${bounded('(?:deve|dovrebbe) (?:funzionare|essere (?:tutto )?(?:pront[oa]|online|live|finit[oa]|attiv[oa]|consegnat[oa]))')})${wordEnd}(?! ${bounded(actor)}))[^.;]{0,80} (?:entro|prima d[ei]l?|(?<=(?:serve|funzionare|pront[oa]) )per|voor|vóór) ${event}${toTime}`,
]
/** Ends right before the project's deadline. */
export const deadlinePhrase = pattern(`(?:${deadlinePhrases.join('|')})`)
/** Ends right before a time that would be welcome: "It would be great to have it before", "Fertig wäre super bis". */
export const wishedBy = pattern(
  `(?:wants? to (?:see|have) (?:something|a (?:first )?(?:version|demo)) |${clauseStart}(?:we|i)(?:'d| would)? (?:need|want|like|love)(?: to have)? (?:the|our|these) ${upTo(1)}(?:reminders|notifications|registration|subscriptions|payments) |${bounded('would be|wäre|serait|sería|seria')} ${upTo(3)}(?:(?:to have (?:it|this|that|everything)|(?:if|when) (?:it|this|that|everything)|wenn (?:es|das|alles)|(?:si|que) (?:c'était|ce soit|estuviera|esté|fosse)|de l'avoir|tenerl[oa]) (?:[^.;,]{0,40} )?|(?:if|when|wenn|si) (?:the |our |die |das |der |unsere? |le |la |notre )?(?:${project}|seite) (?:(?:was|were|is|could be|était|est) ${done} )?)|${clauseStart}${done} (?:would be|wäre) ${upTo(2)})${bounded(by)} ${event}(?:the |zum |le |la |el |o |a )?$`,
)
/** Follows right after such a time. */
export const deadlineFollows = pattern(
  `^[ -](?:is |as |the |our |from |long |fixed |hard ){0,3}(?:project|deadline|time ?line|time ?frame|schedule|engagement|contract|build|job\\b|gig\\b|of (?:work|development|coding|effort)\\b|delivery|launch|go[- ]?live|to (?:build|finish|complete|deliver|launch|implement|develop)|(?:from|of) (?:the )?(?:date of )?(?:contract|award|kick|signing|project start)|after (?:contract|award|kick|signing|project start)|fertig|abgeschlossen|online|live${wordEnd})|^(?:之?前|以?内|底前?)?(?:必须)?(?:完成|上线|交付|发布)`,
)
/** Around a time for which a question asks alone: "Two months ok?", "Ist das in sechs Wochen machbar?" */
const inTime = '(?:in|within|innerhalb von|binnen|en|dans|sous|entro) '
export const ofQuestion = pattern(
  `^[^\\p{L}\\d]{0,12}(?:(?:is|are|would|ist|sind|wären?|est|es|è|zijn) )?(?:(?:(?:${it}|(?:the |our )?${project}) )?${inTime})?$`,
)
export const asked = pattern(
  '^ (?:still |be |noch )?(?:ok(?:ay)?|realistic|feasible|doable|possible|enough|machbar|realistisch|möglich|posible|possibile|haalbar)(?: (?:for|with) you)? ?\\?[ )]{0,3}$',
)
const toBeDone =
  '(?:must|should|has to|have to|needs? to|shall|muss|soll|sollte|doit|devra|debe|tiene que|deve|tem que)'
/** Follows a time for which something else must be done: "Sales start on 20 March, so it has to be ready by then". */
export const readyBy = pattern(
  `^[^.;]{0,20}(?:${bounded(`we|i|wir|${it}|${project}`)} ${toBeDone}|(?:would|'d) (?:love|like) to have (?:${it})) [^.;]{0,40}${bounded("by then|until then|before that|bis dahin|d'ici là|para entonces|até lá|before(?=[.!]?$)")}|^[^.;]{0,40}, bis dahin (?:(?:muss|müsste|sollte?) (?:${it}) |brauchen wir)`,
)
/** Ends right before a time by which something is needed, which `neededAfter` may say: "By 1 May, phase one must be done". */
export const byThen = pattern(`${edge}(?:${by}|hasta|entro|prima d[ei]l?|per|voor|vóór) (?<event>${event})${toTime}`)
/** Ends right before a time that a wish alone names: "Ideally before Christmas". */
export const ideally = pattern(
  `(?:^[^\\p{L}\\d]{0,8}|(?:want|need|like|have) (?:it|this|that|everything) )(?:best(?= (?:by|before|until))|(?:${preferably})(?: (?:live|online|ready|done|finished|fertig))?,?)(?: (?:noch )?(?:${by}|entro|prima di|voor))? ${event}(?:the end of |la fin (?:de |du ))?${toTime}`,
)
/** Follows such a time. */
export const neededAfter = pattern(
  `^,? (?:(?:the |our |das |die |der |le |la |el |o |a )?${bounded(project)} ${upTo(3)}${toBeDone}${wordEnd}|(?:${it}) ${toBeDone} |(?:we|i) (?:need|want|must have|would like)(?! to (?:be able|show|see|send))|(?:brauchen?|benötigen?|wollen|möchten) (?:wir|ich)${wordEnd}|(?:muss|müsste|sollte?) (?:wenigstens )?(?:es|alles|das (?:mit|ganze)|(?:das|(?:die|der|das|unsere?) (?:${project}|seite)) [^.;]{0,40}(?:stehen|laufen|gehen|fertig|online|live))${wordEnd}|${welcome}[^,;]{0,20}(?:$|[,;])|il (?:nous )?faut|ci serve|nous (?:avons besoin|voulons)|(?:lo )?${wantIt}${wordEnd})`,
)
/** Says that somebody is to do something, instead of that something is to be done or to work. */
export const acts = pattern(
  `${bounded(`${toBeDone}|want to|like to`)} (?!be ${done}|[^.;,]{0,40}(?:work|run|stehen|laufen|gehen|fertig|online)[.!]?$)`,
)
/** Words for users of the product. */
export const someActor = pattern(bounded(actor))
/** A form with which somebody applies, unlike software: "The application shall be live by", "a web application by". */
const applied = `(?<!(?:web|mobile|desktop|native)[ -])${bounded('applications?')}(?! ${toBeDone} (?:\\p{L}{2,5} ){0,2}(?!complete)${bounded(done)})`
/** Words between "deadline" and a time, or around the time, that make it another deadline. */
export const notDelivery = pattern(
  `(?:${applied}|${bounded('proposals?|offers?|bids?|tenders?|quotes?|questions?|submissions?|submitted|responses?|registrations?|enroll?ment|pay(?:ment|out)s?|transfers?|invoices?|orders?|retention|retain(?:ed)?|kept|keep|stored?|archiv(?:e|ed)|expir(?:e|es|ed|y|ation)|timeouts?|sessions?|passwords?|tokens?|warranty|guarantee|support|maintenance|trial|subscriptions?|respond|repl(?:y|ies)|sla|resolved?|refunds?|returns?|shipped|shipping|cancel(?:led|lation)?|remind(?:ers?|ed)?|notif(?:y|ied|ications?)|backups?|logs?|cache|history|experience|uptime|mtbf|downtime|sprints?|iterations?|vacation|holidays?|rental|lease|overdue|gewährleistung|wartung|garantie|aufbewahr\\p{L}{2,6}|garant[ií]a|s[ou]porte')})`,
)
/** A share that is to be reached, which is a goal and no delivery: "sell a quarter of all tickets online", "30 % more". */
export const share =
  '(?:\\d ?(?:%|percent|per cent|prozent|pour ?cent|por ciento|por cento) (?:of|more|fewer|less|der|des|unserer|aller|mehr|weniger|de|des|d|más|menos|mais)(?!\\p{L})|(?<!\\p{L})(?:(?:a|one) (?:quarter|third|fifth|tenth) of|(?:a |one )?half (?:of )?(?:the|our|all)|(?:two|three) (?:thirds|quarters) of|twice as (?:many|much)|(?:by|um|de|en|em) \\d{1,3} ?(?:%|percent|prozent)|ein (?:viertel|drittel|fünftel|zehntel)|die hälfte|zwei drittel|doppelt so (?:viele?|oft)|(?:un|le) (?:quart|tiers) d|la (?:moitié|mitad) d|un (?:cuarto|tercio) d|(?:um|o) (?:quarto|terço) d|(?:a )?metade d)(?:es?|el|os?|as?)?(?!\\p{L}))'
export const goal = pattern(share)
/** Directly before a time: recurring and past times. */
export const recurs = pattern(
  `(?:${bounded('every|each|per|past|last|previous|after|since|older than|at least|minimum of|minimum|mindestens|alle|jede[nr]?|pro|tous les|toutes les|chaque|cada|каждые|каждый|κάθε|每')} (?:the )?|每)$`,
)
/** Directly after a time. */
export const passes = pattern(
  "^ ?(?:ago|old|in advance|ahead|beforehand|notice|trials?|warranty|history|retention|per |a (?:week|day|year|month)\\b|of (?:inactivity|experience|age|data|history|(?:a |the |an? |each |any |receiving |the user)?(?:request|submission|registration|purchase|order|being|notification|receipt|booking|claim|report))|before (?!contract|the end of the (?:year|contract))|prior to|after (?!(?:the )?(?:contract|award|kick|project|sign|approval|start|go|notice to|ntp|effective|agreement|purchase order|order is placed|work))|from (?:the )?(?:date of )?(?:purchase|order|receipt|registration|submission|issue)|vor(?:her|aus)|alt\\b|d'avance|de antelación|de antecedência|назад)",
)
/** Words for effort stated as a duration. */
export const effortCue = pattern(
  `(?:${bounded('effort|workload|estimate[ds]?|(?:should|will|would|must|might|can|to|not|only|just)(?: only| just| not| probably)? take(?: you)?|budget(?:ed (?:of|is|for))?|aufwand(?:sschätzung)?|geschätzt|charge|estimada?|esfuerzo|esforço|трудо[её]мкость|трудозатраты|προσπάθεια')}|工作量|工时)[^.;]{0,30}$`,
)
/** Units of effort: person-days. */
export const effortUnit = pattern(
  '(?:person|man|personen|mann|hombre|homme|человеко|人)[ -]?(?:hour|day|week|month|tag|stund|час|дн|месяц|天|月)|jours?[ -]hommes?',
)
/** Events before the end of the work, in schedules: "Award | 15 January 2027", "Abgabe der Angebote: 1. Mai". */
const earlier =
  "(?:project|projekt) ?-?(?:launch|initiation|plan(?:ning)?|planung)|(?:test|quality|management|communication|resource) plan|lancement du projet|plan (?:de|du) projet|(?:lanzamiento|plan) del proyecto|plan de proyecto|(?:lançamento|plano) do projeto|(?:lancio|piano) del progetto|decision|start(?:s|ing)?|begin(?:s|ning)?|order|auftragserteilung|notification|kick[- ]?off(?: meeting)?|commenc(?:es?|ing)|signing|award|(?:bid|tender|proposal)s? (?:deadline|due)|(?:trial|test|mock) migration|(?:projekt|vertrags)?(?:start|beginn)|auftakt|zuschlag|(?:auftrags)?vergabe|angebots(?:frist|abgabe)|abgabe der angebote|(?:test|probe)migration|début|réunion de lancement|attribution|remise des offres|migration (?:d'essai|de prueba|di prova)|inicio|adjudicación|presentación de ofertas|início|avvio|inizio|aggiudicazione|presentazione delle offerte|gunning|aanvang|proefmigratie|начало|έναρξη"
/** Words for the start of work and what else is earlier than its end. No deadline, but they reveal how much time there is. */
export const startCue = pattern(
  `(?:${bounded(`(?:contract )?(?:${earlier})`)}|开始)(?: date)?(?:(?: of(?: the)?| du| del| van het)? (?:contract|project|work|marché|contrat|projet|contrato|proyecto|contratto|progetto))?(?: is| on| in| of| from| by| ?[:|–—-]| am| im| le| el| em| il| op| с)? ?(?:the )?$`,
)
/** The start of the whole work, unlike that of a pilot: "Contract start:", "Commissioning on". */
export const startOfWork = pattern(
  `^(?!.{0,160}${bounded('pilot\\p{L}{0,9}|phase|trials?|bids?|tenders?|angebot\\p{L}{0,9}|offres|ofertas|offerte')}).{0,160}${bounded(`${project}|commissioning|orders?|award|kick[- ]?off|auftrag\\p{L}{0,12}|zuschlag|vergabe|vertrag\\p{L}{0,9}|marché|contrat\\p{L}{0,2}|progetto`)}[^.;,]{0,30}$`,
)
/** Commissioning is an order if a later date follows, and a launch if it is the last. */
export const commissioning = pattern(`${bounded('commissioning')}[^.;,]{0,30}$`)
/** "Before the courses start on 1 February": what starts then is not the work. */
export const dueBefore = /\b(?:before|bevor|avant que|antes de que)\b[^.;]{0,60}$/i
