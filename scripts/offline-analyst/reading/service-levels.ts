import { pattern } from '#domain/text/pattern'
import { supplier } from '../vocabulary/suppliers'

/** Promises of operations after delivery. */

const span =
  '(?:\\p{L}+ ){0,3}?(?:\\d|hours?|days?|minutes?|weeks?|(?:due|good|reasonable) time|stunden?|tage?n?|minuten|wochen?|heures?|jours?|semaines?|horas?|días?|minutos|semanas?|or[ae]|giorn[oi]|minuti|settiman[ae])(?!\\p{L})'
const openAt =
  '(?:24|\\d{1,2} (?:to|till|until|bis|à|a|tot) \\d|\\d{1,2}(?::\\d\\d| ?h| ?[ap]m| uhr)|hours|o.clock|days|year|months?|monday|montag|uhr|werktag|zeit|heures|lundi|horas|lunes|ore(?!\\p{L})|lunedì)'
const lead =
  '(?:(?:all|any|the|critical|major|minor|severe|urgent|serious|reported|security|known|alle|die|kritische|schwere|gemeldete|les|tous|toutes|los|las) ){0,3}'

/** Work of the supplier: "Critical issues shall be resolved within 48 hours", "Support is available 24/7". */
const support = pattern(
  `^${lead}(?:(?:issues?|defects?|bugs?|faults?|errors?|failures?|problems?|outages?|vulnerabilities|fehler|störungen|mängel|ausfälle|probleme|anomalies|bugs?|pannes|erreurs|errores|fallos|incidencias|difetti|guasti|errori)(?: \\([^)]*\\))? (?:\\p{L}+ ){1,3}?(?:(?:resolved|fixed|corrected|answered|addressed|repaired|remedied|corrigée?s|résolue?s|resuelt[oa]s|corregid[oa]s|risolt[ie]|corrett[ie]) (?:within|in|dans|sous|en|entro) ${span}|(?:innerhalb|binnen|in) ${span}[^.]{0,40}(?:behoben|gelöst|beseitigt|korrigiert))|(?:(?:technical|customer|telephone|phone|user|der|le|el|das|die) ){0,2}(?:support|help ?desk|hotline|service desk|soporte|assistance|assistenza|supporto)(?: team| technique)? (?:(?:shall|must|should|will|muss|soll|doit|debe) (?:be )?)?(?:(?:is|ist|est|está|è) )?(?=[^.]{0,60}(?<!\\p{L})${openAt})(?:\\p{L}+ )?(?:available|reachable|provided|offered|[^.]{0,30}(?:erreichbar|verfügbar)|joignable|disponible|disponibile))(?!\\p{L})`,
)

const done =
  '(?:shall|must|should|will) (?:not |only )*(?:be (?:done|performed|carried|announced|communicated|conducted|executed|limited)|take place|occur|happen|cause|include|cover)'
/** Rules of maintenance: "Maintenance and updates shall not disrupt operations". */
const maintenance = pattern(
  `^${lead}(?:(?:(?:scheduled|planned|regular) )?maintenance (?:(?:periods?|windows?|works?|and updates) (?:shall|must|should|will|is|are) |${done})|(?:geplante wartung\\p{L}*|wartungs(?:fenster|arbeiten)) (?:müssen|muss|sollen|soll|dürfen|darf|erfolg\\p{L}+|(?:wird|werden) [^.]{0,60}(?:angekündigt|durchgeführt|mitgeteilt))(?!\\p{L}))`,
)

const years =
  '(?:at least |mindestens |au moins |al menos )?(?:\\d+|an?|one|two|three|four|five|six|twelve|eine?|zwei|drei|vier|fünf|sechs|zwölf|un|une|deux|trois|dos|tres|één|een|twee|drie)(?: further| weitere)? (?:months?|years?|monate?n?|jahre?n?|mois|ans?|años?|meses|maanden|maand|jaar)(?!\\p{L})'
const after =
  '(?: (?:after|from|following|nach|ab|après|tras|después de|na) (?:the |der |dem |la |el |de )?(?:launch|go-?live|delivery|acceptance|handover|release|abnahme|start|übergabe|livraison|entrega|oplevering))?'
const asked =
  '(?: (?:is|are|shall be|must be|should be|ist|sind|wird) (?:required|expected|needed|included|desired|wanted|gewünscht|erforderlich|erwartet))?(?: (?:anbieten|bieten|leisten|gewähren|übernehmen|einplanen))?[.!]?$'
const offers =
  '(?:(?:(?:shall|must|should|will|muss|soll|doit|debe|moet) )?(?:provides?|offers?|gives?|grants?|includes?|guarantees?|responds? to|leistet?|bietet|gewährt|übernimmt|assure|fournit|ofrece|biedt)? ?)'
const wish =
  "(?:(?:we|I)(?:['’]d| would)?(?: also)? (?:expect|need|require|like|want)(?: to have)?|please(?: also)? (?:include|offer|quote)|(?:wir|ich) (?:erwarten?|brauchen?|benötigen?|möchten?|hätten? gerne?|wünschen uns)|bitte|nous (?:souhaitons|voulons|attendons)|(?:queremos|necesitamos|esperamos)|(?:we|wij) (?:willen|verwachten)(?: graag)?)"
const party = `(?:the |your |our |der |die |das |le |la |el |il |de )?${supplier}`
const kind =
  "(?:(?:an? |the |hosting,? (?:and |und )?|ongoing |regular |technical |free |eine?n? |laufende[nr]? |die |une? |de l['’]|la |el |un |een )*(?:warranty|guarantee|maintenance|support|aftercare|gewährleistung|garantie|wartung|pflege|garantía|mantenimiento|soporte|onderhoud|assistance)(?:,? (?:and|&|und|et|y|en) (?:technical )?(?:warranty|maintenance|support|updates|hosting|bug ?fix(?:es|ing)|wartung|pflege|garantie|mantenimiento|soporte|onderhoud|assistance))?)"
const contract =
  '(?:(?:an? |the |eine?n? |une? |un |een )?(?:(?:maintenance|support|service)(?: and (?:support|maintenance))? (?:contract|agreement|plan)|service[- ]level agreement|sla|(?:wartungs|support|pflege|service)-?vertrag|contrat de (?:maintenance|support)|contrato de (?:mantenimiento|soporte)|onderhoudscontract)(?: (?:with|mit|avec|con|met) [^.,;]{3,60})?)'
const during = '(?: (?:for|of|over|during|für|über|von|de|pendant|durante|por|van|voor))'

/** Support for a time: "12 months of warranty", "We need a maintenance contract", unlike "Support for Apple Pay". */
const forYears = [
  `(?:(?:${wish}|${party} ${offers}) )?(?:${kind}|${contract})${during} (?:the first )?${years}${after}${asked}`,
  `(?:(?:${wish}|${party} ${offers}) ?)?${years}(?:['’]| of| an| de| d['’])? ?${kind}${after}${asked}`,
  `(?:${wish}|${party} ${offers}) ?${contract}${after}${asked}`,
  `${contract} (?:is|are|shall be|must be|ist|wird) (?:required|expected|needed|included|gewünscht|erforderlich|erwartet)[.!]?$`,
  `(?:ongoing|continuous|laufende[rn]?) (?:technical )?(?:support|maintenance|wartung|pflege)(?: (?:and|&|und) (?:support|maintenance|updates|wartung|pflege))?${after}[.!]?$`,
  `(?:support (?:and|&|und) (?:maintenance|wartung)|(?:maintenance|wartung) (?:and|&|und) support)${after}${asked}`,
]
/** Reaction of the supplier to faults: "Response time for critical incidents: 4 hours". */
const trouble =
  '(?:(?:critical|major|minor|severe|urgent|serious|reported|kritische[nr]?|schwere[nr]?) )*(?:(?:priority|severity|prio) ?\\d )?(?:incidents?|issues|faults|outages|defects|bugs|störungen|ausfällen?|fehlern?|mängeln?|incidents|pannes|incidencias|storingen)'
const reacts = [
  `${party} (?:shall|must|should|will) (?:respond|react|reply) (?:to|on) ${trouble} (?:within|in) ${span}`,
  `(?:die )?(?:maximum |guaranteed |maximale )?(?:(?:response|reaction|resolution) times?|reaktionszeit(?:en)?|wiederherstellungszeit) (?:for|of|to|in case of|bei|für|von) ${trouble}(?:\\s?[:|]| (?:is|must be|shall be|beträgt|within|max\\.?|maximal|höchstens))+ ${span}`,
  `(?:priority|severity|prio) ?\\d (?:incidents?|issues|faults|defects|bugs) (?:shall|must|should|are) (?:be )?(?:resolved|fixed|answered|corrected) within ${span}`,
]
const weeks =
  '(?:\\d+|one|two|three|four|six|eight|twelve|eine?|zwei|drei|vier|sechs|acht|zwölf|deux|trois|quatre|six|dos|tres|cuatro|seis) (?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|días?|semanas?|meses)(?!\\p{L})'
const helper = `(?:(?:an?|one|the|your|eine?|une|una) (?:person|employee|developer|contact|engineer|team member|ansprechpartner\\p{L}*|mitarbeiter\\p{L}*|personne|persona)|${party}|somebody|someone|you|jemand|quelqu['’]un|alguien)`
const reachable = '(?:reachable|available|on (?:call|site|hand)|erreichbar|verfügbar|joignable|disponible|localizable)'
const fault =
  '(?:(?:all|any|alle|tou[st]e?s?) (?:the |les )?)?(?:defects?|faults?|errors?|bugs?|mängel|fehler|(?:les )?(?:défauts?|anomalies)|(?:los )?(?:defectos|errores))'
const freely =
  '(?:free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|kostenlos|kostenfrei|unentgeltlich|gratuitement|sans frais|gratis|sin cost[eo])'
/** Work of the supplier around the launch: a person who can be called, free corrections, a pilot. */
const around = [
  `(?:during|for|in|over|während|in|für|pendant|durante) (?:the |de[rn] |die |les |las )?(?:first |ersten |premi\\p{L}+ |primer\\p{L}+ )?${weeks}[^.;,]{0,40},? (?:(?:must|should|shall|will|muss|soll|doit|debe|ist|est|está) )?${helper}[^.;,]{0,40} ${reachable}`,
  `${helper}[^.;,]{0,30} (?:is|must be|should be|shall be|will be|ist|est|está) ${reachable}[^.;]{0,40} (?:during|for|während|für|pendant|durante) (?:the |de[rn] |die |les |las )?(?:first |ersten |premi\\p{L}+ |primer\\p{L}+ )?${weeks}${after}`,
  `${fault}(?!\\p{L})[^.;]{0,60} (?:within|in|during|for|innerhalb|binnen|dans|pendant|durante|en) (?:von |des? |los |les )?${years}[^.;]{0,60} ${freely}`,
  `(?:the |our |an? |der |unser |ein |la |une |l[ae] |una )?(?:pilot(?: phase| operation| period)?|pilot(?:betrieb|phase)|phase pilote|fase piloto)(?!\\p{L})[^.;,]{0,60} (?:lasts?|takes|runs(?: for)?|dauert|läuft|dure(?:ra)?|dura(?:rá)?) (?:about |etwa |environ |unas )?${weeks}`,
]
const aftercare = pattern(`^(?:${[...forYears, ...reacts, ...around].join('|')})`)
/** Part of every such sentence. Few sentences have one. */
const mayCare = pattern(
  String.raw`reachable|available|on (?:call|site|hand)|erreichbar|verfügbar|joignable|disponible|localizable|free of|for free|at no|kosten|unentgelt|gratui|sans frais|gratis|sin cost|pilot|warrant|guarant|maint|support|aftercare|sla(?!\p{L})|service.level|gewähr|garant|wartung|pflege|manten|soporte|onderhoud|assistance|(?:respon|react|repl|resol|reaktion|zeit).*(?:incident|issue|fault|outage|defect|bug|stör|ausf|fehler|mängel)|incidents?|severity`,
)

/** Parts of the product about such times: "…, shown as a countdown", "…, otherwise the manager is alerted". */
const feature = pattern(
  String.raw`, (?:otherwise|or else|shown|displayed|sonst|andernfalls|angezeigt|sinon|affiché|de lo contrario|altrimenti|anders)(?!\p{L})`,
)

/** True for support that a supplier gives after delivery, which no hours of the product contain. */
export const isSupport = (text: string): boolean =>
  (support.test(text) || (mayCare.test(text) && aftercare.test(text))) && !feature.test(text)

export const isServiceLevel = (text: string): boolean => isSupport(text) || maintenance.test(text)
