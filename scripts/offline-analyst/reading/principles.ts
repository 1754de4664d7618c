import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import { demandsLittle } from './asides'
import type { Sight } from './sight'

const whole =
  "(?:the |der |die |das |l[ae'’] ?|el |il |de |het |o |a )?(?:system|application|app|software|product|platform|solution|website|front-?end|back-?end|(?:web )?server|entwicklung|anwendung|lösung|implementierung|umsetzung|logiciel|développement|plateforme|sistema|aplicación|desarrollo|applicazione|sviluppo|toepassing|ontwikkeling|aplicação|desenvolvimento|development|implementation|programming|(?:source )?code|code ?base|architecture)"
const must =
  '(?:(?:shall|must|should|will|has to|is to|muss|soll|doit|devra|debe|deberá|deve|dovrà|moet|deverá)(?!\\p{L}))'
const uses =
  '(?:utili[sz]e|use|employ|rely on|follow|adhere to|(?:be )?(?:built|developed|implemented|written|programmed|based|coded)|utiliser|être (?:développé|réalisé|écrit)e?|utilizar|usar|emplear|estar desarrollad[oa]|ser (?:desarrollad[oa]|desenvolvid[oa])|utilizzare|usare|essere (?:sviluppat|realizzat)[oa])'

/** Rules for the developers: "Development must use open-source technologies such as …", "Das System soll in Java umgesetzt werden". */
const ofDevelopment = pattern(
  `^${whole} (?:architecture |architektur |design |code )?(?:${must} ${uses}(?!\\p{L})|${must} (?:in|mit|auf(?: basis)?|met) .{2,60} (?:umgesetzt|entwickelt|implementiert|geschrieben|programmiert|basieren|ontwikkeld|gebouwd)(?!\\p{L}))`,
)

/** Choices of technology as commands and of where data is kept: "Use PostgreSQL", "Data must be stored in a MySQL database". */
const ofChoice = pattern(
  String.raw`^(?:(?:please |bitte )?(?:use|utili[sz]e|employ|utiliser|usar|utilizar|usare|utilizzare|gebruik)(?! .*(?: to | so | that | and \p{L}+ (?:the|an?) | pour | para | per | om ))[^,;:]{2,90}|(?:please |bitte )?(?!.*(?:,| und ))[^;:]{2,60} (?:verwenden|einsetzen|benutzen|nutzen)|(?:the |all |die |alle |les |los )?(?:data|information|records|daten|données|datos) (?:(?:must|shall|should|will) be|is|are|(?:muss|müssen|soll|sollen|wird|werden)|(?:doivent|seront) être|(?:deben|serán)(?: ser)?) (?:stored|saved|kept|held|in eine[rm]? .{2,40} gespeichert|stockées|guardad[oa]s|almacenad[oa]s)[^,;:]{0,60})[.!]?$`,
)

/** Ways to divide software, which no user sees: "The architecture shall follow a modular and layered design". */
const ofStructure = pattern(
  `^${whole} (?:architecture |architektur |design |code )?${must} .*(?<!\\p{L})(?:modular|layered|microservices?|mvc|solid|clean (?:code|architecture)|design patterns?|object-?oriented|loosely coupled|modulaire|modulare?s?|schichtenarchitektur|objektorientiert)(?!\\p{L})`,
)

const project =
  "(?:(?:the|our|this|das|der|dieses|le|l['’]|la|el|il|lo|o|het|de) ?)?(?:(?:scope|extent|umfang|périmètre|portée|alcance|ámbito|perimetro|âmbito|omvang)(?: (?:of|des|dieses|du|de|del|dell['’]|do|van) ?(?:(?:the|this|our|ce|este|het|dit) )?(?:project|system|product|software|application|pilot|prototyp\\p{L}*|projekts?|systems?|projet|système|proyecto|sistema|progetto|projeto))|project scope|projektumfang)(?!\\p{L})"
const setting =
  '(?:simulated|simulation|emulated|virtual|mock(?:ed)?|laborator(?:y|ium)s?|lab|test|simulier\\p{L}+|emulier\\p{L}+|virtuell\\p{L}+|simulée?s?|virtuels?|simulad[oa]s?|virtual(?:es)?|simulat[oaie])'
/** Scope of a project, and environments in which it is tried out: "The scope will be limited to …", "All sensors will be simulated". */
const ofSetting = [
  `${project} (?:.*(?<!\\p{L})(?:(?:is|are|will be|shall be) (?:described|defined|documented|limited|restricted|confined)|limited to|(?:covers?|includes?|comprises?)|beschränkt|begrenzt|umfasst|(?:limité|restreint)e?|comprend|(?:limita|limitado|limitada)|comprende|beperkt))(?!\\p{L})`,
  `(?:the |der |die |das |le |la |el |il |de )?(?:\\p{L}+ )?(?:prototyp\\p{L}*|proof of concept|pilot\\p{L}*|prototipo) (?:[\\p{L}-]+ )*?(?:in|within|dans|en|nell?['’a]?) (?:an? |der |einer |un |une |una |een )?(?:${setting}[\\p{L}]* ?){1,2}(?:environment|umgebung|environnement|entorno|ambiente|omgeving)`,
  `(?:${setting}umgebung|(?:(?:during|in|for|während|pendant|durante) [^,]{2,30},? )?(?:(?:there will be )?no (?:actual |physical |real )+|(?:all |alle |tous les |toutes les |tod[oa]s l[oa]s |tutti i )?[\\p{L} ]{3,60}? (?:will be|are|werden|sind|seront|sont|serán|son|saranno) (?:simulated|emulated|mocked|simuliert|emuliert|simulée?s|simulad[oa]s|simulat[ie])(?=[,;.]|$))|es (?:wird|werden) keine? (?:echten?|realen?|physischen?) |il n['’]y aura (?:pas d|aucune? )['’e]? ?\\p{L}+ (?:réel|physique)|no habrá \\p{L}+ (?:real|físic))`,
].join('|')
const numbered =
  '(?:(?:sections?|chapters?|paragraphs?|abschnitt|kapitel|chapitre|sección|capítulo) (?:\\d|above|below)|appendix|annex|anhang|annexe|anexo|references? section|(?:this|that|dieses|ce|este) (?:document|dokument|documento))(?!\\p{L})'
/** References to papers that say more: "Most features are described in the use case documents", "The following sections describe …". */
const ofPapers = [
  `(?:please |bitte |for (?:more |further )?(?:details?|information),? (?:please )?)?(?:see|refer to|look up(?: to)?|consult|siehe|voir|véase|ver) (?:(?:also|the|auch|aussi|l['’]|la|el) ?)?${numbered}`,
  `(?:[\\p{L}’'-]+ ){1,8}?(?:is|are|ist|sind|est|sont|está|están)(?: \\p{L}+){0,3} (?:available|listed|given|found|described|defined|specified|explained|documented|décrite?s?|descrit[oa]s?)(?!\\p{L})[^.;]{0,60}? (?:in|through|dans|en) (?:(?:the|l['’]|el|la) ?)?(?:[\\p{L}]+ ){0,2}?${numbered}`,
  "(?:[\\p{L}’'-]+ ){1,8}?(?:is|are) (?:described|defined|specified|explained|documented) (?:\\p{L}+ ){0,2}?in (?:(?:the|a|an) )?(?:[\\p{L}]+ ){0,4}?(?:documents?|specifications?)(?!\\p{L})",
  '(?:(?:although|while|obwohl) .{10,250}, )?(?:the |die |les |las )?(?:following|next|folgenden|sections suivantes) (?:sections?|chapters?|paragraphs?|abschnitte|kapitel)(?: \\p{L}+)? (?:describe|explain|define|list|present|concern|beschreiben|enthalten)',
].join('|')

const goesOn =
  '(?!.*(?:,| and| und| et| y| e| en) (?:[\\p{L}]+ ){1,3}(?:shall|must|can|may|kann|können|muss|peu(?:t|vent)|pueden?|può|possono|kan|kunnen)(?!\\p{L}))'
const demand = '(?:shall|must|should|will|müssen|sollen|doivent|deben|devem|devono|moeten)'

/**
 * Rules for the project and its papers, what it covers, where it is tried out, what a product is based on, and what its users know: "Exceptions to this rule must
 * be approved by the CIO", "The product is based on the concept of the owner", "Users are familiar with web pages".
 */
const ofProject = pattern(
  `^(?:${ofSetting}|${ofPapers}|(?:all |any |the |alle |die |jede |toutes? |tous |les |cualquier |tod[oa]s |l[oa]s |as |tutt[ie] |[il]e? )*(?:(?:exceptions?|deviations?|ausnahmen?|abweichung(?:en)?|dérogations?|excepci(?:ón|ones)|exceç(?:ão|ões)|eccezioni|uitzonderingen|afwijkingen) (?:to|from|von|zu|à|aux?|de|a|alla|op|van) (?:this|these|dies\\p{L}+|cette|ces|est[ae]s?|quest[ae]|deze) (?:\\p{L}+ )?(?:rules?|standards?|polic(?:y|ies)|guidelines?|regeln?|vorgaben?|richtlinien?|règles?|normes?|reglas?|normas?|regras?|regol[ae]|regels?|richtlijn\\p{L}*) ${demand}|(?:(?:system|project|design|development) (?:documents?|documentation|deliverables?)|(?:projekt|entwicklungs|entwurfs|system)(?:dokument\\p{L}*|unterlagen)|(?:documents?|livrables|documentos|entregables|documenti) (?:du projet|de conception|del? proyecto|do projeto|de diseño|del progetto))(?: \\([^)]*\\))? ${demand} .*(?:up[- ]to[- ]date|templates?|format|aktuell|vorlagen?|à jour|modèles?|actualizad|plantillas?|atualizad|modelos|aggiornat|modelli))|.*(?<!\\p{L})(?:uml|sysml|object-oriented)(?!\\p{L}).*(?:be used|preferred|mandatory)|(?!.*(?:(?<!\\p{L})(?:can|such as|like|können|peuvent|pueden|possono)(?!\\p{L})|:))(?:[\\p{L}'’-]+ ){0,5}?(?:components|komponenten|composants|componentes|componenti)(?: [\\p{L}'’-]+){0,4} (?:consist of|bestehen aus|se composent d['’e]s?|constan de|consistem em|consistono in)(?!\\p{L})|(?:[\\p{L}'’-]+ ){0,3}?(?:system|software|app|application|product|anwendung|système|sistema|logiciel|produkt|produit|producto) (?:(?:will|shall|must|should) be tested|(?:wird|soll|muss) .{0,60}getestet|(?:sera|doit être) testé|(?:será|debe ser) probad)|${goesOn}${whole} (?:(?:is|are) (?:\\p{L}+ )?based on|basier(?:t|en) auf|(?:est|sont) (?:basée?s?|fondée?s?) sur|repose sur|se basan? en|está basad[oa] en|si basa su|è basat[oa] su|baseia-se|is gebaseerd op) |(?:although |obwohl |bien que )?(?:[\\p{L}/'’-]+ ){1,6}?(?:(?:is|are) (?:not )?(?:\\p{L}+ )?(?:familiar with|experienced (?:in|with)|skilled (?:in|at))|(?:ist|sind) (?:nicht )?mit .{3,80} vertraut|(?:est|sont) (?:familiers?|familiarisée?s?|familières?) (?:avec|d)|(?:está|están) familiarizad[oa]s con|(?:has|have|hat|haben|ont?|tienen?|hanno) (?:\\p{L}+ ){0,2}(?:experience|knowledge|erfahrung|kenntnisse|d['’]expérience|connaissances|experiencia|conocimientos|esperienza) (?:with|in|of|mit|im|en|de|del?|con|con)(?!\\p{L})))`,
)

/** True for a rule for the project, what a product is based on, and what its users know, which ask for no work. */
export const isOfProject = ({ passage: { text } }: Sight): boolean => saysProject(text)

const saysProject = remember((text) => ofProject.test(text), 'sentences')

/** Code of the developers, with a word of their practice before it: "Git shall be used to manage the source code". */
const ofCode = pattern(String.raw`(?<!\p{L})(?:(?:source )?code|git|quellcode|code source|código)(?!\p{L})`)

/** Later work, for which a product is to be prepared. */
export const laterWork =
  /^(?:(?:the|any|all|die|les|las|le) )?(?:future|later|zukünftige|künftige|spätere|futures|futuras?) /i

/** True for a choice of technology or a principle of design, which takes no hours of its own. */
export const isPrinciple = (seen: Sight): boolean =>
  (laterWork.test(seen.passage.text) && demandsLittle.test(seen.passage.text)) ||
  (seen.worksNamed === 0 &&
    !seen.has('request') &&
    !seen.has('archetype') &&
    !seen.has('system') &&
    ((seen.has('technology') && [ofDevelopment, ofChoice].some((it) => it.test(seen.passage.text))) ||
      ofStructure.test(seen.passage.text) ||
      (seen.noise('practice') > 0 && ofCode.test(seen.passage.text))))

/** Rules about what must not happen to data: "Medical data may not be sent by SMS", "Passwörter dürfen nicht im Klartext gespeichert werden". */
const forbidden = pattern(
  String.raw`(?<!\p{L})(?:(?:may|must|shall|should|can)(?: not| never)|cannot) be (?:\p{L}+ly )?(?:stored|saved|kept|sent|transmitted|transferred|shared|disclosed|exposed|passed on|forwarded|published|revealed|logged|sold|processed outside)(?!\p{L})|(?<!\p{L})(?:darf|dürfen) (?:\p{L}+ ){0,4}?(?:nicht|nie|keinesfalls) .{0,60}(?:gespeichert|übertragen|versendet|verschickt|weitergegeben|übermittelt|veröffentlicht|protokolliert) werden|(?<!\p{L})ne (?:doi(?:t|vent)|peu(?:t|vent)) (?:pas|jamais) être (?:stock|transmis|envoy|partag|communiqu|divulgu|conserv)|(?<!\p{L})(?:no|não|non) (?:se )?(?:deben?|pueden?|devono|deve|devem|pu[oò]|possono|podem?) (?:ser|essere) (?:almacenad|transmitid|enviad|compartid|compartilhad|partilhad|divulgad|guardad|memorizzat|trasmess|inviat|condivis|divulgat)|(?<!\p{L})(?:mag|mogen) (?:\p{L}+ ){0,3}?niet .{0,50}(?:opgeslagen|verzonden|gedeeld|doorgegeven) worden`,
)

/** True for a rule about what must not happen to data, which is a quality and builds no screen. */
export const forbids = ({ passage }: Sight): boolean => forbidden.test(passage.text)
