import { pattern } from '#domain/text/pattern'
import { begin, bounded } from './numbers'
import { event, project, upTo } from './phrases'

/** Phrases for the day on which a client opens, which is a deadline, unlike opening hours and what opened long ago. */

const client = `(?:we|i|it|everything|wir|ich|es|alles|${project})`
const will =
  "(?:would (?:like|love)|'d (?:like|love)|want|wants|plan|plans|planning|hope|hopes|hoping|intend|aim|wish|need|needs|have|has|ha[ds]|going|expect|expected|due) to|must|should|will|shall|'ll"
/** Opened to clients: "We would like to open bookings on". */
const sale = '(?:bookings?|reservations?|(?:ticket |pre-?)?sales?|sign-?ups?)'
const doors = `(?:the|our) (?:new |online ){0,2}(?:doors|${project})`
const opens = `(?:re-?)?open(?: (?:up|again|officially|for business|to the public|${doors}|(?:for |the |our |online ){0,3}${sale}))?|start (?:selling|trading|taking (?:orders|bookings))`
const wollen =
  'möchten?|wollen|will|planen|hoffen|müssen|muss|soll(?:en|te|ten)?|willen|wil|zouden|moeten|moet|hopen|gaan'
const ofProject = `(?: (?:of|for|der|des|de|du|del|dell[ao]|van|da|do)(?: ?\\p{L}{1,20}'?){1,3})?`
const opening = `(?:re-?)?opening(?: day| date| party| ceremony)?${ofProject}`

const openings = [
  // We would like to open before Mother's Day (
  `${bounded(client)}(?:'(?:m|re))? ${upTo(2)}(?<=[\\p{L} ])(?:${will}) (?:(?!be )[^\\s.;]{1,20} )?(?:${opens}) (?:by|before|on|in|for|in time for) ${event}(?:the )?$`,
  // The shop must be open by
  `${bounded(client)} (?:${will}) be open (?:(?:for business|to the public|again) )?(?:by|before|in time for) ${event}(?:the )?$`,
  // The opening is on; grand opening:
  `(?:${begin}|${bounded('the|our|grand|official')} )(?:grand |official )?${opening} (?:is |will be |takes place ){0,1}(?:(?:planned|scheduled|set) ){0,1}(?<=(?:is|be|place|planned|scheduled|set) )(?:for |on |in )(?:the )?$`,
  `(?:${begin}|${bounded('our|grand|official')} )${opening} ?(?:[:–—-] ?|on |in )(?:the )?$`,
  // Die Eröffnung ist am; wir eröffnen am
  `${bounded('(?:neu|wieder|laden|shop|geschäfts)?eröffnung')}${ofProject}(?: (?:ist|wird|findet|soll))? ?(?:: ?|(?:für den |für |am |im |anfang |mitte |ende ))$`,
  `${bounded('wir')} eröffnen (?:(?:ihn|sie|es|wieder|(?:den|die|das|unser\\p{L}{0,2}) \\p{L}{2,20}) )?(?:am|im|anfang|mitte|ende|vor|zum?) ${event}$`,
  // Nous voulons ouvrir le; l'ouverture est prévue le
  `${bounded('nous|on|je')} (?:voulons|veux|voudri?(?:ons|ais)|souhait\\p{L}{1,6}|aimeri\\p{L}{1,5}|comptons|devons|prévoyons d') ?(?:r?ouvrir) ${upTo(2)}(?:le|en|avant|pour|d'ici) ${event}(?:le |la |l')?$`,
  `(?:l'|notre )(?:ré)?ouverture${ofProject} (?:est |aura lieu |a lieu )?(?:prévue )?(?:pour )?(?:le|en|:) $`,
  // Queremos abrir el; la apertura es el; queremos abrir em; a abertura será em
  `(?:queremos|quiero|quisiéramos|nos gustaría|esperamos|planeamos|gostaríamos de|planejamos|pretendemos) (?:re)?abrir ${upTo(2)}(?:el|en|em|antes del?|para el|para|no dia|até) ${event}(?:el |la |o |a )?$`,
  `${bounded('(?:re)?(?:apertura|abertura)|inauguración|inauguração')}${ofProject} (?:es|é|será|está prevista|está previsto) (?:para )?(?:el|en|em|no dia|o) $`,
  // Vogliamo aprire il; l'apertura è il
  `(?:vogliamo|vorremmo|vorrei|contiamo di|dobbiamo|speriamo di) (?:ri)?aprire ${upTo(2)}(?:il|a|in|entro|prima di?) ${event}(?:il |la )?$`,
  `${bounded('(?:ri)?apertura|inaugurazione')}${ofProject} (?:è|sarà) (?:prevista )?(?:per )?(?:il|a|in) $`,
  // De opening is op
  `${bounded('de|onze')} (?:her)?opening${ofProject} (?:is|staat) (?:gepland )?(?:voor |op |in ){1,2}$`,
]
/** Ends right before the day on which the client opens. */
export const opensOn = pattern(`(?:${openings.join('|')})`)

/** Around such a day, if the verb follows it: "Wir möchten am … eröffnen", "We willen op … openen". */
export const wantsOn = pattern(
  `(?<!${bounded('auf|in|an')} (?:der|dem|unserer|unserem) )${bounded(client)} (?:${wollen}) [^.;]{0,60}$`,
)
export const toOpen = pattern(
  `^\\)? (?:(?:endlich|wieder|neu|offiziell|graag|weer|(?:den|die|das|unser\\p{L}{0,2}|onze|de) \\p{L}{3,20}) ){0,2}(?:zu |te )?(?:(?:wieder)?eröffnen|aufmachen|loslegen|an den start gehen|(?:live|online) (?:gehen|gaan|sein|zijn)|stehen|openen|open ?gaan|(?:die|den|unseren?) (?:buchung(?:en)?|reservierung(?:en)?|(?:vor|karten)verkauf) (?:öffnen|freischalten|starten))(?= ?(?:$|[.,;!?)]|und |en ))`,
)

/** Ends right before a day that needs a year, because what opens then may do so each year: "The shop opens on". */
export const opensInYear = pattern(
  `(?:${bounded('we')} (?:re-?)?open|${bounded(project)} (?:re-?)?opens)(?: (?:again|${doors}))? (?:on|in) $`,
)

/** Follows a day of each year. */
export const eachYear = pattern('^ (?:every|each|jedes|jeden|chaque|cada|ogni|elk) ')
