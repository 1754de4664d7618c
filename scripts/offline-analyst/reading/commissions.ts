import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import { supplier } from '../vocabulary/suppliers'

/** Detects parts of a product among the duties of a supplier: "The Contractor shall develop functionality that …". */

const must = '(?:shall|must|will|should|is to|are to|has to|is required to|agrees to)'
const builds = '(?:(?:design|plan|specify),? (?:and )?)?(?:develop|build|implement|create|program|code)'
const hands = '(?:provide|deliver|supply|offer|furnish|include)'
const both = `(?:${builds}|${hands})(?:,? (?:and|or) (?:${builds}|${hands}|deploy|test|maintain|install|configure))?`

/** Parts of a product, whatever is done with them. */
const parts =
  '(?:functionality|functionalities|functions?|features?|capabilit(?:y|ies)|modules?|screens?|web ?pages?|pages?|dashboards?|search(?:es)?|search (?:form|function|screen|page)s?|interfaces?|APIs?|log-?ins?|pop-?ups?|drop-?downs?|buttons?|menus?|input (?:form|field|mask)s?|web forms?|user interfaces?|notifications?|single sign-on|(?:two|multi)-factor authentication|online payments?|wizards?|shopping carts?|inbox(?:es)?)'
/** Parts that are papers, too, unless they are developed. */
const papers =
  '(?:forms?|lists?|tables?|maps?|calendars?|workflows?|views?|reports?|overviews?|filters?|reminders?|alerts?|exports?|imports?|uploads?|queues?|editors?|archives?|registers?|registr(?:y|ies)|catalog(?:ue)?s?|statistics|charts?|profiles?|histor(?:y|ies)|messages?|chats?|logs?|templates?|fields?|checks?|validations?|calculators?|counters?|timelines?|tabs?)'
/** Words before a part: "an easy-to-use", "Investigation". */
const before =
  "(?:(?!(?:for|of|to|with|in|on|by|that|which|from|project|training|test|its)(?!\\p{L}))[\\p{L}\\d/'’-]+ ){0,4}?"
/** Beginnings of what says which part is meant. */
const after =
  '(?= (?:that|which|where|for|of|through|from which|(?:on|in|with|by|to|into) (?:which|whom)|so that|showing|listing|displaying|allowing|enabling|containing|with|when|between)(?!\\p{L})| to (?!(?:production|staging|the (?:state|client|customer|agency|test|staging|production))(?!\\p{L}))|[,.;]? *$)'
/** Words for a product that users reach. */
const online = '(?:mobile|web|web-based|online|browser-based|self-service|public)'
const product = '(?:modules?|systems?|applications?|app|portal|platform|website|site|software|database|shop)'
const people =
  '(?:(?:(?:all|the|any|authori[sz]ed|registered|end|case) ){0,3}(?:users?|workers?|citizens|customers|members|visitors|applicants|residents|patients|students|supervisors|administrators))'

const english = [
  `${must} ${both} ${before}${parts}${after}`,
  `${must} (?:develop|build|implement|program)(?:,? (?:and|or) (?:${builds}|${hands}|deploy|test|maintain))? ${before}${papers}${after}`,
  `${must} ${both} an? ${before}${online} (?:[\\p{L}-]+ ){0,2}?(?:app|application|tool|portal|platform|website|site|database|service|catalog(?:ue)?|form|map|calendar)${after}`,
  `${must} ${both} (?:${people} with )?(?:the |an? )?(?:ability|capability|option|possibility|means|way)s? (?:for ${people} )?(?:to|of) `,
  `${must} (?:(?:allow|enable|let|permit) ${people}|ensure (?:that )?${people} can) `,
  `${must} ensure (?:that )?the ${product} (?:sends|shows|allows|lets|displays|stores|notifies|alerts|generates|creates|prints|exports|imports|calculates|records|validates|reminds) `,
  `${must} (?:integrate|connect|link) (?:the|an?|all) (?:[\\p{L}-]+ ){0,2}?(?:${product}|forms?|search|calendar|data|login) (?:with|to|into) `,
]

/** Papers, people and services that a supplier owes, unlike a product. */
const owed =
  '(?:plans?|polic(?:y|ies)|procedures?|strateg(?:y|ies)|programs?|programmes?|teams?|staff|personnel|methodolog(?:y|ies)|documentation|manuals?|materials?|curricul(?:a|um)|reports?|schedules?|agreements?|services?|trainings?|sessions?|workshops?|warrant(?:y|ies)|insurance|bond|process(?:es)?|cent(?:er|re)s?|hotlines?|help ?desks?|\\p{L}*(?:plan|konzept|bericht|handbuch|dokumentation|schulung\\p{L}*|vereinbarung|verfahren)|rapports?|manuel|formation|plan de|informes?|documentación|formación)'
const thing = `(?:(?!${owed}(?!\\p{L}))[\\p{L}\\d/'’-]+ ){1,8}?`
/** The name that a contract gives to a product: (the "Vault"). */
const nameGiven = '\\((?:[\\p{L}’\',-]+ ){0,4}["“„«] ?(?<name>\\p{L}[^"“”»)]{1,40})["“”»]\\)'
const makes =
  '(?:entwickelt|programmiert|implementiert|realisiert|baut|erstellt|développe(?:ra)?|réalise(?:ra)?|conçoit|concevra|crée(?:ra)?|desarrollará|desarrolla|creará|implementará|sviluppa|svilupperà|realizza|realizzerà|ontwikkelt|bouwt|realiseert)'
const beginning = `^(?:(?:the|der|die|das|le|la|el|il|lo|de|o) )?${supplier} `
const naming = pattern(`${beginning}(?:${must} ${builds}(?:,? (?:and|or) \\p{L}+)?|${makes}) ${thing}${nameGiven}`)
const enabling = pattern(
  `${beginning}${must} ${builds}(?:,? (?:and|or) \\p{L}+)? an? ${thing}(?:enabling|allowing|that (?:enables|allows|lets|permits)|(?:through|by|with|on|in) which)(?!\\p{L})`,
)

/** Returns the name that a duty of a supplier gives to the product, in lower case, or null. */
export const nameOfProduct = remember(
  (text) => naming.exec(text)?.groups?.['name']?.trim().toLowerCase() ?? null,
  'sentences',
)

const teile =
  '[\\p{L}-]*(?:funktion(?:en|alität(?:en)?)?|modul[es]?|masken?|formular[es]?|oberflächen?|ansicht(?:en)?|seiten?|suchen?|schnittstellen?|dashboards?|karten?|portal|bildschirme?|workflows?|anmeldung|export|import|upload|bausteine?|komponenten?|möglichkeit)'
const hier = `(?:(?!(?:für|mit|zur?|von|bei|in|im|auf|an|aus|aller)(?!\\p{L}))[\\p{L}\\d/-]+ ){0,4}?${teile}(?!\\p{L})`
const german = [
  `(?:entwickelt|implementiert|programmiert|realisiert|baut|erstellt|liefert) ${hier}`,
  `ermöglicht (?:es )?(?:den |allen )?(?:be)?(?:nutzer|anwender|mitarbeiter|bürger|kunde|mitglieder)(?:inne)?n(?!\\p{L})`,
  `stellt ${hier}[^.;]{0,120} (?:bereit|zur verfügung)(?!\\p{L})`,
  `(?:muss|soll|hat|wird) ${hier}[^.;]{0,160} (?:zu )?(?:entwickeln|implementieren|programmieren|realisieren|bauen|liefern|bereit(?:zu)?stellen|umsetzen|umzusetzen)(?!\\p{L})`,
]

const romance = [
  "(?:développe(?:ra)?|réalise(?:ra)?|implémente(?:ra)?|crée(?:ra)?|fournit|fournira|livre(?:ra)?|(?:doit|devra) (?:développer|réaliser|implémenter|créer|fournir|livrer)) (?:une? |des |la |les? |l['’])(?:fonctions?|fonctionnalités?|modules?|écrans?|pages?(?! de garde)|formulaires?|interface|tableau de bord|recherche|moteur de recherche)(?!\\p{L})",
  '(?:desarrollará|desarrolla|implementará|implementa|creará|proporcionará|entregará|deb(?:e|erá) (?:desarrollar|implementar|crear|proporcionar|entregar)) (?:una? |la |el |las |los )(?:función|funciones|funcionalidad(?:es)?|módulos?|pantallas?|páginas?|formularios?|interfaz|panel|buscador)(?!\\p{L})',
]

const delen =
  "\\p{L}*(?:functies?|functionaliteit|modules?|schermen|scherm|pagina[’']?s?|formulier(?:en)?|koppeling(?:en)?|dashboard)"
const dutch = [
  `(?:ontwikkelt|bouwt|implementeert|realiseert|levert) (?:[\\p{L}-]+ ){0,4}?${delen}(?!\\p{L})`,
  `(?:moet|dient) (?:[\\p{L}-]+ ){0,4}?${delen}(?!\\p{L})[^.;]{0,120} (?:te )?(?:ontwikkelen|bouwen|implementeren|leveren)(?!\\p{L})`,
]

const commission = pattern(
  `^(?:that )?(?:(?:the|der|die|das|le|la|el|il|lo|de|o) )?(?:(?:selected|successful|chosen) )?${supplier} (?:${[...english, ...german, ...romance, ...dutch].join('|')})`,
)

/** Dealings between the parties, not the use of a product. */
const dealings = pattern(
  String.raw`(?<!\p{L})(?:sprints?|backlog|deliverables?|milestones?|subcontractors?|its (?:own|personnel|staff|employees|team|offices)|at its own|key personnel|project (?:status|progress|schedule|risks?|plan|documents?)|stakeholders?|press|final report|table of contents|interviewe[de]s?|attend|defects|unit tests?|source code|meilensteine?n?|unterauftragnehmer\p{L}*|eigene[nmr]?|jalons?|sous-traitants?|hitos?|subcontratistas?|mijlpalen|onderaannemers?)(?!\p{L})`,
)

/** True for a duty of a supplier whose object is a part of the product, or which says what its users can do. */
export const isCommission = remember(
  (text) => (commission.test(text) || naming.test(text) || enabling.test(text)) && !dealings.test(text),
  'sentences',
)

/** Plans, papers and people that a supplier has to provide: "The Vendor shall develop a training plan". */
const own = pattern(
  `^(?:the )?${supplier} ${must} (?:(?!(?:for|of|to|that|which|with|in)(?!\\p{L}))[\\p{L}'’-]+,? ){1,8}?(?:plans?|polic(?:y|ies)|procedures?|strateg(?:y|ies)|programs?|programmes?|teams?|methodolog(?:y|ies)|documentation|manuals?|materials?|curricul(?:a|um))(?!\\p{L})|^(?:the )?${supplier} ${must} [^.;]{3,120} its own (?:offices?|premises|staff|employees|personnel|environment)(?!\\p{L})`,
)

/** True for a duty of a supplier whose object is a plan or a paper, or which is about its own people and offices. */
export const isOwnDuty = remember((text) => own.test(text), 'sentences')

const deeds =
  '(?:display|show|interface|connect|integrate|store|encrypt|send|notify|calculate|export|import|log|record|generate|validate|verify|restrict|permit|enable|allow|let|prevent|mask|archive|purge|delete|develop|build|implement|create|program|design)'
const supplies =
  '(?:stellt|liefert|übergibt|erbringt|führt|schult|benennt|remet|fournit|forme|assure|entrega|imparte|proporciona|consegna|fornisce|levert|verzorgt)'
const duties = pattern(`${beginning}(?:${must} (?!${deeds}(?!\\p{L}))|${supplies} )`)

/** True for a duty of a supplier that says nothing about the product: "The Contractor shall furnish a manual". */
export const isOwed = (text: string): boolean => (duties.test(text) && !isCommission(text)) || isOwnDuty(text)
