import { share } from '#domain/constraints/phrases'
import { isPoliteness } from '../text/politeness'
import { pattern } from '#domain/text/pattern'
import { isClientTalk } from './client-talk'
import { recallsTalk } from './recalled'
import { greets } from './postscripts'
import { remember } from '../text/remember'
import { type Word, wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { documentWords, fieldLabels } from '../vocabulary/names'
import { asksPrice } from '../vocabulary/price'
import { onlyDate, wholes, wishList } from '../vocabulary/requests'
import { reader, withoutPlea } from '../vocabulary/to-reader'
import { isAroundProduct } from './around'
import { endsAsCommand, isCommanding } from './request-terms'
import type { Sight } from './sight'
import type { Statement } from './statement'

/** Detects a list of technologies: "Backend: Node.js, Express, MongoDB", unlike "SSO with Entra ID" and "Please add PayPal". */
export const isListOfTechnologies = ({ hits, words, passage: { text } }: Sight) => {
  const named = new Set(
    hits.flatMap(({ owner, at, length }) =>
      owner.kind === 'technology' ? Array.from({ length }, (_, place) => at + place) : [],
    ),
  )
  const isWork = hits.some(({ owner, at }) => owner.kind === 'work' && owner.name !== 'themes' && !named.has(at))
  const written = words.filter(({ raw }) => raw !== '').length
  const isAsked = hits.some(({ owner }) => owner.kind === 'request' || owner.kind === 'modal')
  const asked = withoutPlea(text)
  const isFeature =
    hits.some(({ owner }) => owner.kind === 'work') && (isCommanding(wordsOf(asked)) || endsAsCommand(asked))
  return (
    !isWork &&
    !isAsked &&
    !isFeature &&
    words.length <= maxTechnologyWords &&
    named.size > 0 &&
    named.size * 3 >= written
  )
}

const maxTechnologyWords = 12

/** Detects an abbreviation followed by its words: "API Application Programming Interface …". */
export function isDefinition(text: string, words: readonly Word[]): boolean {
  const [first, ...rest] = words
  const letters = first?.raw ?? ''
  // "As a student" is none.
  if (letters.length < 2 || letters.length > 6 || !capitals.test(text)) return false
  if (explained.test(text)) return true
  const initials = rest
    .filter(({ raw }) => raw !== '')
    .slice(0, letters.length)
    .map(({ raw }) => raw[0])
  return initials.join('') === letters
}

/** An abbreviation, its words and what they mean: "HTTPS Hypertext Transfer Protocol Secure — a secure version of HTTP". */
const explained = /^(\p{Lu})[\p{L}\d/]{1,9} \1\p{Ll}[^.:—–]{3,70} [—–-] (?:an?|the|eine?|der|die|das|une?|un[ao]?) /u

/** Detects the head of a table, which only names its columns: "Role | Key actions". */
export const isTableHead = ({ text, words }: Pick<Statement, 'text' | 'words'>) =>
  text.includes(' | ') && words.every(({ raw, stem }) => !/\p{L}/u.test(raw) || columns.has(stem))

/** Titles that only columns have. */
const titles =
  'phase, position, pos, designation, bezeichnung, libelle, from, to, start, end, begin, von, bis, beginn, ende, debut, fin, inicio, level, default, notify, purpose, value, field, unit, ref, question, response, answer, frequency, threshold, stufe, wert, feld, einheit, haufigkeit, frage, antwort, price, qty, quantity, total, menge, preis, einzelpreis, gesamtpreis, prix, quantite, precio, cantidad, niveau, valeur, champ, frequence, nivel, valor, campo, frecuencia'

const columns = new Set(
  [...[fieldLabels, documentWords].flatMap((terms) => Object.values(terms)), titles]
    .flatMap(termsOf)
    .flatMap((term) => wordsOf(term))
    .map(({ stem }) => stem),
)

const capitals = /^\W*\p{Lu}\S*\p{Lu}/u

/** Detects deadlines and budgets without requirements: "We want to go live before the summer". */
export const isLimit = (seen: Sight) =>
  (!seen.functional &&
    !seen.qualities &&
    !seen.has('archetype') &&
    !seen.has('language') &&
    !(seen.has('request') && something.test(seen.passage.text)) &&
    !commandsWork(seen.passage.text) &&
    limit.test(seen.passage.text)) ||
  wishedDate.test(seen.passage.text) ||
  onlyDate.test(seen.passage.text) ||
  (!seen.has('request') && ofBudget.test(seen.passage.text))

/** Verbs of a project, its delivery and of answers, in commands with a date: "Please send your offer by [date withheld]". */
const ofProject = pattern(
  '(?<!\\p{L})(?:sen[dt]|deliver|submit|reply|answer|respond|finish|complete|launch|confirm|get|let|start|begin|contact|have|make|be|do|go|come|ensure|quote|give|call|return|hand|note|plan|provide (?:us|a quote|an offer|your)|tell|keep in mind|live|online|ready|schick\\p{L}*|send\\p{L}*|liefer\\p{L}*|antwort\\p{L}*|meld\\p{L}*|zurückmeld\\p{L}*|fertig\\p{L}*|abgeb\\p{L}*|einreich\\p{L}*|bestätig\\p{L}*|abschließ\\p{L}*|start\\p{L}*|beacht\\p{L}*|erledig\\p{L}*|einplan\\p{L}*|envoye\\p{L}*|répond\\p{L}*|livre\\p{L}*|confirme\\p{L}*|envi\\p{L}*|respond\\p{L}*|entreg\\p{L}*|confirm\\p{L}*|stuur\\p{L}*|antwoord\\p{L}*|lever\\p{L}*|bevestig\\p{L}*)(?!\\p{L})',
)
/** True for a plea for work by a time, which is no limit alone: "Please update the prices before [date withheld]". */
function commandsWork(text: string): boolean {
  const asked = withoutPlea(text)
  return asked !== text && !ofProject.test(asked) && (isCommanding(wordsOf(asked)) || endsAsCommand(asked))
}

/** Something new that is wanted by a time, unlike an offer: "Before [date withheld] we would like a banner". */
const something = pattern(
  String.raw` (?:an?|eine?n?|une?|un[ao]?) (?!(?:\p{L}+ )?(?:offer|quote|price|estimate|reply|answer|call|meeting|launch|start|angebot|antwort|preis|devis|réponse|presupuesto|respuesta|preventivo)(?!\p{L}))\p{L}{3}`,
)

/** Deadlines that name the occasion: "We would like it online before the autumn courses start", "Wir bräuchten das bis Mai". */
const wishedDate = pattern(
  String.raw`\b(?:like|want|need|have) (?:it|this|everything)(?: all)?(?: to be)? (?:live|online|ready|finished|done|available)\b.{0,20}\b(?:by|before|until|in time)\b|^(?:it|this|everything|all (?:of )?(?:it|this)) (?:should|must|has to|needs to|ought to) be (?:live|online|ready|finished|done|up)(?: and running)? (?:by|before|until|in time)(?! an? |\p{L})|^(?:es|das|alles|das ganze) (?:soll(?:te)?|muss|müsste) (?:bis|vor|rechtzeitig) [^,;:]{2,60} (?:fertig|online|live) sein|^(?:(?:we|I) (?:(?:would|will) )?need (?:it|this|everything) (?:by|before|until|in (?:[\p{L}\d]+ )?(?:time|days|weeks|months)(?!\p{L}))|(?:(?:das|es) (?:bräuchten?|brauchen?|benötigen) (?:wir|ich)|(?:wir|ich) (?:bräuchten?|brauchen?|benötigen) (?:das(?: ganze| alles)?|es|alles)) (?:bis|spätestens|noch vor|vor(?! jede)) |il (?:nous |me )?(?:l[ea] )?(?:faut|faudrait) (?:(?:ça |cela |tout )(?:pour|avant)|(?:ça |cela |tout )?d['’]ici)|l[oa] (?:necesit|precis)\p{L}+ (?:antes|para (?:el \d|fin|antes|navidad|principios))|(?:ci|mi) serv\p{L}+ (?:entro|prima d|per (?:il \d|fine|natale|pasqua))|we hebben (?:het|dit) nodig (?:tegen|voor (?:\d|eind|begin|kerst|de \d)))`,
)

/** The client's own budget, whatever it is for: "Our budget for the app with booking is around [amount withheld]". */
const ofBudget = pattern(
  String.raw`^(?:[\p{L}’'-]+ ){1,4}(?:ha(?:s|ve) (?:approved|granted|released|allocated|set aside) \[amount withheld\]|ha(?:t|ben) \[amount withheld\] (?:bewilligt|genehmigt|freigegeben))|^(?:(?:and|but|und|aber|et|mais|y|pero) )?(?:(?:the|our|my|de[rn]?|das|unser|mein|le|notre|mon|el|nuestro|mi|il|(?:il )?nostro|o|het|ons|onze) )?(?:\p{L}+ )?(?:\p{L}*budget|presupuesto|orçamento)(?!\p{L})(?:.*\[amount withheld\]|.{0,30} (?:limited|tight|small|fixed|capped|begrenzt|knapp|klein|limitée?|serré|limitado|ajustado|limitato|beperkt|krap)(?!\p{L}))|^(?:we|I|wir|ich|nous|on|wij) (?:\p{L}+ ){0,3}?(?:spend|pay|invest|set aside|put aside|ausgeben|zahlen|dépenser|mettre|uitgeven)(?!\p{L})[^,;:]{0,30}\[amount withheld\]`,
)

const limit =
  /\[(?:amount|date) withheld\]|\b(?:go(?:es|ing)?[- ]?live|(?:be|is|are) (?:live|online|ready|finished|done|available)|(?<!\bat )launch(?:es|ed)?)\b.{0,20}\b(?:by|before|until|in|on|at(?! any)|after|this|next)\b.{0,40}$|\bstart(?:s|ed|ing)?\b.{0,20}\b(?:by|before|until|in|on|at|after|this|next) (?:[\w']+ ){0,3}(?:january|february|march|april|may|june|july|august|september|october|november|december|days?|weeks?|months?|quarter|year|spring|summer|autumn|fall|winter|season|term|semester)\b.{0,20}$/i

/** Words of chats that say nothing: "lol ok talk later". */
const talk = new Set(
  'go ahead please perfect perfetto perfecto parfait prima leg legt legen sie los gerne gern bitte va bene procedi procedete pure adelante dale vas y allez parti ga gang je maar akkoord lol haha ok okay yes yep yeah no nope sure cool great nice thx thanks ty np brb ttyl bye later talk see you u soon tomorrow then good night morning sounds perfect loud clear will do got it omg wow hey hi hello and to maybe perhaps not now for the moment ja nein nicht erstmal vorerst noch jetzt vielleicht super klar danke dir euch bis spater morgen dann gut passt tschuss merci oui non pas encore d accord vale gracias si hasta luego forget scrap it that about never mind vergiss das oublie ca laisse tomber olvidalo dejalo lascia perdere'.split(
    ' ',
  ),
)

const counts =
  'two|three|four|five|[2-9]|some|a few|several|a couple of|zwei|drei|vier|fünf|ein paar|einige|deux|trois|quatre|quelques|dos|tres|cuatro|algun[oa]s|unas|due|tre|quattro|alcun[ei]|qualche|un paio di|twee|drie|vijf|een paar|enkele|duas|três'
const wishes =
  '(?:little )?bits(?: and (?:pieces|bobs))?|kleinigkeiten|things|changes|requests|improvements|wishes|dinge|änderungen|wünsche|sachen|choses|modifications|changements|demandes|trucs|cos(?:it)?as|cambios|peticiones|cos(?:in)?e|modific(?:a|he)|richiest[ae]|ding(?:etj)?en|wijzigingen|aanpassingen|wensen|coisas|mudanças'
const places =
  'on|for|in|to|with|an|auf|für|zu[mr]?|i[nm]|bei|sur|pour|dans|à|de|en|para|em|per|su|nell[ao]|all[ao]|voor|aan|op|bij|van'

/** When there is time for them: "when you've got a minute", "bevor du anfängst". */
const spareTime =
  "(?:when|if|once|before) (?:you|we|there)(?:['’](?:ve|s|re)| have| get| are| start| begin)?(?: [\\p{L}'’]+){0,3}|(?:wenn|bevor|sobald) (?:du|ihr|sie|wir)(?: \\p{L}+){1,4}|(?:quand|dès que|si) (?:tu|vous) (?:as|auras|avez|aurez|peux|pouvez)(?: \\p{L}+){0,2}|avant (?:de|d['’]|que)(?: ?[\\p{L}'’]+){1,3}|cuando (?:tenga|pueda|podáis)\\p{L}*(?: \\p{L}+){0,2}|antes de (?:que )?\\p{L}+|quando (?:hai|avete|puoi|potete|tiver\\p{L}*|puder\\p{L}*)(?: \\p{L}+){0,2}|prima (?:di|che)(?: \\p{L}+){1,2}|(?:als|wanneer|voordat) (?:je|jullie|u|we)(?: \\p{L}+){1,3}"

/** Sentences that only announce how many wishes follow: "Could you change two things on our shop?", "Drei Dinge für unsere App:" */
const announcement = pattern(
  `^(?:(?:${reader}|just|noch|nog|encore|ancora|please|bitte|(?:we|I)(?:['’]d)?|there|here|wir|ich|nous|on|je|change|make|do|necesit\\p{L}+|quer\\p{L}+|vorr\\p{L}+|avremmo|ci serv\\p{L}+|(?:our|the|my|unsere?|notre|nuestr[oa]|(?:la|il) nostr[oa]|onze)(?: [\\p{L}'’().-]+){1,6} (?:needs?|braucht|a besoin de|necesita|ha bisogno di|heeft))(?: [\\p{L}'’-]+){0,5}? )?(?:${counts}) (?:\\p{L}+ ){0,2}?(?:${wishes})(?: (?:${places})(?: [\\p{L}'’()-]+){1,6})?(?: ändern| anpassen| machen)?(?:,? (?:${spareTime}))?(?:: [^:]{2,40} (?:above|oben|ci-dessus|arriba|sopra|hierboven)[^:]{0,9})?(?:,? (?:please|bitte|svp|por favor|per favore|graag))?\\s?[.!?:]?$`,
)

/** Places in a product and topics, alone, which say where another clause belongs: "In our existing booking app", "About the portal". */
export const placeAlone = pattern(
  `^(?:(?:this|it)(?:['’]s| is) about|es geht um|il s['’]agit d[eu]|se trata de|si tratta d\\p{L}+) (?:the|our|de[rn]|die|das|unsere?n?|l[ae]|notre|nuestr[oa]|(?:la |il )?nostr[oa])(?: [\\p{L}-]+){0,3}? ${wholes}(?: (?:for|of|von|für|unsere[rs]|des?|del|d[ei]l?)(?: [\\p{L}'’-]+){1,3})?\\.?$|^(?:about|regarding|concerning|wegen|bezüglich|concernant|sobre|riguardo) (?:the|our|this|that|de[rmsn]|unser\\p{L}{0,2}|l[ae]s?|el|il|notre|nuestr[oa]|nostr[oa]) [\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}\\.?$|^(?:in|on|within|inside|dans|sur|en|nell[ao]|sull[ao]|op) (?:the|our|my|notre|l[ae]s?|el|nuestr[oa]|nostr[oa]|de|het|onze?) (?:(?!an? )[\\p{L}'’-]+ ){0,3}?(?:${wholes}|page|screen)(?: (?:de|di|da|d['’]|existante?|actuelle?|existente|actual|attuale|esistente)[ \\p{L}]{0,15})?$`,
)

/** Leads of lists: "As discussed, here are the things we would like to have for our shop:", "Hier sind unsere Wünsche:". */
const lead = pattern(
  `^(?:(?:as|wie|comme|como|come) (?:[\\p{L}'’]+ ){0,5}?[\\p{L}'’]+,? )?(?:here(?:['’]s| is| are)|th(?:is is|ese are)|hier|das (?:sind|ist)|anbei|voici|ce sont|aquí (?:está|están|va|van)|est[aeo]s? (?:es|son)|ecco|quest[ie] sono) (?:[^:.;!?]|(?<=ca|approx|env|circ)\\.){0,160}:$|^[^:.;!?]{0,20}${wishList}[^:.;!?]{2,120}:$`,
)

/** True for an announcement of what is asked for in other sentences. */
export const announces = (text: string) =>
  announcement.test(text) || (text.endsWith(':') && lead.test(text)) || recallsTalk(text)

/** Next steps of a person in a meeting: "Carla will ask", "Action: Bob sends an offer". */
const errand =
  /^(?:(?:[Aa]ctions?(?: items?)?|To-?[Dd]o|Aufgaben?): )?\p{Lu}\p{Ll}+ (?:will |to |wird |va |to )?(?:asks?|clarif(?:y|ies)|gets? back|follows? up|checks? with|talks? to|(?:sends?|prepares?|writes?) (?:an?|the) (?:offer|quote|quotation|proposal|minutes)|fragt(?: nach)?|klärt|(?:schickt|erstellt) (?:ein|das) angebot|demande(?:r)?|envoie (?:un|le) devis|preguntará?|pregunta|envía (?:un|el) presupuesto)(?!\p{L})[^,;:]{0,40}$/u

/** Decisions about a rule or a tender, which no product takes: "Exceptions to this rule must be approved by the CIO". */
const decision =
  /^(?:next meeting|nächste[rs]? (?:termin|treffen|besprechung)|prochaine réunion|próxima reunión)\b|^(?:any |all |every )?(?:exceptions?|deviations?|waivers?|departures?) (?:to|from|of) (?:this|these|the) .{0,40}\b(?:approved|authori[sz]ed|agreed|granted|justified)\b|\breserves? the right\b/i

/** Sentences of a job posting about whom its writer looks for, unlike "a developer who builds a shop". */
const seeksSomebody = pattern(
  String.raw`^(?:[^.:;]{0,80}(?<!\p{L}))?(?:looking for|seeking|suchen?|sucht|cherch(?:e|ons)|busc(?:o|amos)|cerc(?:o|hiamo)|procur(?:o|amos)|zoek(?:en)?) (?:[\p{L}'’-]+ ){0,5}?(?:[\p{L}-]*developer|freelancer?|programmer|agency|contractor|expert|specialist|\p{L}*entwickler|programmierer|agentur|développeur|prestataire|agence|desarrollador|programador|agencia|sviluppatore|programmatore|agenzia|desenvolvedor|ontwikkelaar|programmeur|bureau)(?:s|e|es|a|in|euse|innen|en)?(?: (?:for|für|pour|para|per|voor) (?:this|the|das|dieses|ce|el|este|questo|dit) [\p{L}]+)?[.!]?$`,
)

/** Lines of a job board about pay, time and skills: "Hourly: $25 - $45 | Intermediate | Posted 3 hours ago". */
const ofBoard = pattern(
  String.raw`^(?:(?:hourly|fixed[- ]price|budget)(?: rate)?\s?[:|–-].*\||.*\| ?posted .{2,30} ago|(?:mandatory |required |key )?skills(?: (?:and|&) expertise| required)?:(?=.*,)(?!.*(?<!\p{L})(?:can|must|should|their|his|her)(?!\p{L})))`,
)

/** Detects small talk, requests for an offer, decisions about the project, and errands of people that the text names but the product does not know. */
export const isTalk = ({ words, text, hits }: Pick<Statement, 'words' | 'text' | 'hits'>) =>
  words.every(({ raw }) => talk.has(raw)) ||
  saysTalk(text) ||
  (errand.test(text) && !hits.some(({ owner, at }) => at <= 1 && nobody.has(owner.kind)))

const saysTalk = remember(
  (text) =>
    isPoliteness(text) ||
    isClientTalk(text) ||
    greets.test(text) ||
    asksPrice(text) ||
    announces(text) ||
    seeksSomebody.test(text) ||
    ofBoard.test(text) ||
    placeAlone.test(text) ||
    isAroundProduct(text) ||
    decision.test(text) ||
    (someYear.test(text) && goal.test(text)),
  'sentences',
)

/** Words of letters. */
const ofLetters = /(?<!\p{L})(?:I|me|ich|mich|mir|je|moi|yo|eu)(?!\p{L})|(?<!\p{L})j['’]/u

/** True for a sentence of a letter that names nothing of a product: "Wie besprochen schicke ich Ihnen unsere Wünsche." */
export const isPersonal = ({ passage: { text }, hits }: Sight) =>
  ofLetters.test(text) && hits.every(({ owner: { kind } }) => kind === 'modal' || kind === 'noise' || kind === 'weak')

const nextYears =
  "(?<!\\p{L})(?:by|until|within|in|bis|innerhalb|d['’]ici|avant|en|dans|para|hasta|antes de|até) (?:[\\p{L}\\d]+ ){0,4}?(?:20\\d\\d|years?|months?|jahre?n?|monaten?|ans?|mois|años?|meses|anos?)(?!\\p{L})"
/** Words of every such time. Few sentences have one. */
const someYear = /20\d\d|year|month|jahr|monat|\b(?:ans?|mois|meses|anos?)\b|años?/i
/** Detects what a company wants to reach with a product, such as a share of its sales by a year. */
const goal = pattern(`${share}.{0,80}${nextYears}|${nextYears}.{0,80}${share}`)

const nobody = new Set(['actor', 'product', 'software', 'archetype', 'system'])

/** Kinds of words of which one makes a lead-in ask for something itself. */
const telling = new Set(['work', 'weak', 'archetype', 'modal', 'request', 'software', 'actor', 'change'])

/** Duties of people that a project has: "IT staff: responsible for maintenance". */
const duty = pattern(
  String.raw`^[^:.]{2,50}: (?:is |are )?(?:responsible for|(?:verantwortlich|zuständig) für|responsable de)(?!\p{L})`,
)

const labelled = /^([^:：|]{2,40})[:：]\s*(.*)$/u

/** A field with its type in a program: "id (Long): unique number", "created_at: DateTime", unlike "Calendar (Date)". */
const field =
  /^(?![A-Z])\w{1,40} ?(?:\((?:Long|Integer|int|String|Boolean|bool|Float|Double|(?:Big)?Decimal|Local(?:Date|Time|DateTime)|Date(?:Time)?|UUID|Enum|Varchar|Timestamp|ObjectId|List<\w+>)(?:[,; ][^()]*)?\)(?=:|$)|: (?:Long|Integer|int|String|Boolean|bool|Double|BigDecimal|Local(?:Date|DateTime)|DateTime|UUID|Varchar|Timestamp|ObjectId)(?=[,;]|$))/

/** Detects labels without a requirement, such as "Priority: high", unlike "Goal: tell the doctor who is next". */
export function isLabel({ hits, words, passage }: Sight): boolean {
  if (field.test(passage.text) && !(hits[0]?.at === 0 && hits[0].owner.kind === 'work')) return true
  const [, label, value] = labelled.exec(passage.text) ?? []
  if (label === undefined) return false
  if (duty.test(passage.text)) return true
  if (value === '') return words.length <= 3 || hits.every(({ owner }) => !telling.has(owner.kind))
  const size = label.split(/\s+/).length
  return hits.some(
    ({ owner, at, length }) => owner.kind === 'noise' && owner.name === 'label' && at === 0 && length >= size,
  )
}
