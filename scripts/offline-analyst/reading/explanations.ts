import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'

/** Detects sentences that explain a product, its field and its market, or promise what it brings, which ask for no work. */

const kinder =
  '(?:quicker|faster|easier|better|smoother|simpler|safer|earlier|more (?:accurate|efficient|informed|timely|reliable|effective))'
const decisions =
  '(?:decisions?|decision[- ]making|communication|coordination|collaboration|planning|understanding|service|care)'
const burden =
  '(?:need|burden|workload|paperwork|chance|risks?|duplication|effort|errors|delays|likelihood|manual work|time (?:needed|spent|it takes)|(?:number|amount) of (?:phone )?(?:calls|e-?mails|errors|mistakes|questions|complaints|trips|letters|duplicates|meetings|visits|paper(?:work)?|hours))'
const last =
  '(?:aufwand|rückfragen|doppelarbeit|papierkram|arbeitslast|fehlerquote|(?:zahl|anzahl|menge) (?:de[rs]|an)|risiko|kosten)'

/** What a product brings to people and their work: "Reduces the need for follow-up calls", "Less paperwork for drivers". */
const benefits = [
  `(?:(?:this|it|which) )?(?:also )?(?:allows?|enables?|leads? to|results? in|means) (?:for )?(?:much )?${kinder}(?:(?:,| and|, and) ${kinder})* ${decisions}(?!\\p{L})`,
  '(?:(?:this|it|which) )?(?:also )?(?:allows|lets) (?:for )?(?:many |far )?(?:more|fewer) [^.;:]{3,60} (?:to be )?\\p{L}+ (?:in a (?:given|single) (?:day|week|month|year|shift)|per (?:worker|employee|person|clerk|shift))',
  `(?:(?:this|it|which) )?(?:also )?(?:reduces|decreases|lowers|cuts|minimi[sz]es|eliminates) (?:(?:the|their|our|all|overall|any) )*${burden}(?= (?:of|for|to|by other|that|in|when|on)(?!\\p{L})|[.!]?$)`,
  '(?:(?:this|it) )?(?:increases?|raises?|reduces?|lowers?|cuts?|decreases?) (?:the )?(?:number|share|amount) of [^.;:]{3,60} per (?:worker|employee|person|agent|clerk|nurse|team|officer)(?!\\p{L})',
  '(?:decreased|reduced|lower(?:ed)?|less|lighter|smaller) (?:administrative )?(?:burden|workload|paperwork|strain|pressure|effort|stress) (?:on|for|of|among) ',
  `(?:(?:dies|das|es) )?(?:ermöglicht|erlaubt|führt zu) (?:schnellere|bessere|fundiertere|einfachere|genauere|sicherere)n?(?:(?:,| und) \\p{L}+ere?n?)* (?:entscheidungen|abläufe|abstimmung|planung|zusammenarbeit)(?!\\p{L})`,
  `(?:(?:dies|das|es) )?(?:verringert|reduziert|senkt|erspart|vermindert|mindert) (?:(?:de[nrm]|die|das|unseren?|ihren?) )?(?:\\p{L}+ )?${last}(?!\\p{L})`,
  '(?:weniger|geringerer) (?:aufwand|papierkram|rückfragen|doppelarbeit|arbeit|stress) (?:für|bei|in|im) ',
  '(?:(?:cela|ceci|elle|il) )?permet (?:de prendre )?des décisions plus (?:rapides|éclairées|précises|justes)(?!\\p{L})',
  '(?:(?:cela|ceci|elle|il) )?(?:réduit|diminue|allège) (?:(?:la|le|les) )(?:charge|besoin|nombre|risques?|paperasse|temps (?:passé|nécessaire)|erreurs|délais)(?!\\p{L})',
  'moins de (?:paperasse|travail|charge|stress|démarches) pour ',
  '(?:(?:esto|eso) )?permite (?:tomar )?decisiones más (?:rápidas|informadas|precisas)(?!\\p{L})',
  '(?:(?:esto|eso) )?(?:reduce|disminuye|aligera) (?:la carga|la necesidad|el papeleo|el número|los errores|los retrasos|el riesgo)(?!\\p{L})',
  'menos (?:papeleo|trabajo|carga) para ',
  '(?:(?:dit|het) )?(?:vermindert|verlaagt) (?:de|het) (?:werkdruk|aantal|administratie|kans|risico)(?!\\p{L})',
  'minder (?:papierwerk|administratie|werk|werkdruk) voor ',
  'as a result(?: of [^:;]{3,200})?, [^.:;]{2,80} (?:will|can|could|would) (?:be able to )?better ',
  "(?:[\\p{L}’'-]+ ){1,8}?(?:(?:can|could|would|will) solve|solves) (?:(?:all|many|some|most) )?(?:of )?(?:these|those|such) (?:\\p{L}+ )?(?:problems|issues|challenges|shortcomings|difficulties)(?: (?:of|in|with|through) [^.;]{2,80})?[.!:：]?$",
  'this (?:model|approach|design|architecture|structure|concept)(?: \\p{L}+ly)? (?:allows for|ensures|guarantees|implies) ',
]

/** What rules of others leave open: "The agency allows states latitude". */
const latitude = [
  '[^.:;]{3,160}? (?:allows?|leaves?|gives?|grants?|permits?) (?:[\\p{L}-]+ ){1,3}?(?:some |much |more |a lot of )?(?:latitude|leeway|discretion|flexibility (?:in how|with regard|as to|regarding))(?!\\p{L})',
  '[^.:;]{3,100}? (?:also )?leaves? (?:some |enough |much )?room for [\\p{L}-]+ to (?:identify|decide|define|interpret|choose|set|determine) ',
  '[^.:;]{3,100}? (?:lässt|lassen) (?:[\\p{L}-]+ ){0,4}?(?:spielraum|ermessen)(?!\\p{L})',
  '[^.:;]{3,100}? laisse(?:nt)? (?:[\\p{L}-]+ ){0,4}?(?:une marge|de la latitude|toute latitude)(?!\\p{L})',
  '[^.:;]{3,100}? deja(?:n)? (?:[\\p{L}-]+ ){0,4}?(?:margen|cierto margen)(?!\\p{L})',
]

const process =
  '(?:investigation|assessment|inspection|audit|hearing|visit|treatment|procedure|negotiation|consultation|examination)s?'
const persons =
  '(?:(?:social |case ?|welfare |health |field )?workers?|staff|officers?|employees|experts?|lawyers?|doctors?|nurses?|famil(?:y|ies)|parents?|specialists?|managers?|representatives?|police|witness(?:es)?)'
/** Work that people do among themselves: "The visit may involve a nurse", "Response times can range from a day to a week". */
const ofPeople = [
  `(?:depending on [^.:;]{3,80}?,? )?(?:(?:the|an?|each|every|this) )?(?:\\p{L}+ )?${process} (?:may|might|can|could|usually|often|typically|sometimes) (?:also )?(?:includes?|involves?) (?:(?:the|an?|other|several) )*(?:(?!of )[\\p{L}-]+ ){0,3}?${persons}(?!\\p{L})`,
  '(?:the )?(?:average |usual |typical )?(?:response|processing|handling|turnaround|reaction|lead|travel) times? (?:(?:to|for|of) [^.:;]{3,60} )?(?:can|may|might) (?:range|vary|differ)(?!\\p{L})',
  'die (?:bearbeitungs|reaktions|antwort|warte|fahr|liefer)zeit(?:en)? (?:[^.:;]{3,60} )?(?:kann|können) [^.:;]{2,60}(?:variieren|schwanken|betragen)[.]?$',
  'les? (?:délais?|temps) (?:de [^.:;]{3,50} )?peu(?:t|vent) (?:varier|aller)(?!\\p{L})',
  'los? (?:tiempos?|plazos?) (?:de [^.:;]{3,50} )?pueden? (?:variar|oscilar)(?!\\p{L})|el (?:tiempo|plazo) (?:de [^.:;]{3,50} )?puede (?:variar|oscilar)(?!\\p{L})',
  '(?:the )?(?:results?|findings|outcomes?|conclusions?) (?:of [^.:;]{3,80} )?(?:is|are) used to (?:\\p{L}+,? (?:and |or )?){1,4}(?:the )?(?:decisions?|actions?)(?!\\p{L})',
  '[^.:;]{3,60}? uses? the (?:information|evidence|facts) (?:gathered|collected|obtained) to (?:help )?(?:substantiate|decide|judge|determine|assess|prove)(?!\\p{L})',
  "(?:in the course of [^.:;,]{3,60}, )?(?:[\\p{L}’'-]+ ){1,5}?(?:collects?|gathers?|obtains?|exchanges?|shares?) (?:[\\p{L}-]+ ){0,2}?information (?:through|by|in|during) (?:in-person|face-to-face|personal) (?:contacts?|conversations?|interviews?|meetings?|talks?)(?!\\p{L})",
  '[^.:;]{2,60} (?:sammel(?:t|n)|erheb(?:t|en)|tausch(?:t|en)) [^.:;]{0,40}informationen [^.:;]{0,30}in persönlichen gesprächen(?!\\p{L})',
]

const documented = '(?:documented|written|formal|routine)'
/** Procedures that an organization has to have: "All sites shall have a documented change control procedure". */
const procedures = [
  `[^.:;]{2,120}? (?:shall|must|should|will|has to|have to) (?:have|maintain|keep) (?:in place )?an? (?:[\\p{L}-]+ )?${documented} (?:[\\p{L}-]+ ){0,4}?(?:procedures?|process|polic(?:y|ies)|plan|programme?)(?!\\p{L})`,
  '[^.:;]{2,100}? (?:muss|müssen|soll|sollen) (?:über )?(?:ein|eine|einen) (?:dokumentierte|schriftliche|formale)[sn]? \\p{L}*(?:verfahren|prozess|richtlinie)(?!\\p{L})',
  "[^.:;]{2,100}? (?:doi(?:t|vent)|devra|devront) (?:avoir|disposer d[’'])\\s?une (?:procédure|politique) (?:documentée|écrite|formelle)(?!\\p{L})",
  '[^.:;]{2,100}? deben? (?:tener|disponer de) un (?:procedimiento|proceso) (?:documentado|escrito|formal)(?!\\p{L})',
]

const ofProduct =
  '(?:pages?|screens?|apps?|applications?|portal|(?:web)?site|dashboard|menu|system|forms?|api|platform|tool|module|seite|maske|formular|plattform|écran|formulaire|pantalla|formulario|pagina)'
const similar = '(?:similar|comparable|competing)'
/** The field, its market, other products and whom one is for: "Our target audience is students", "There is a project that does …". */
const market = [
  `(?!.*(?<!\\p{L})${ofProduct}(?!\\p{L}))(?:[^.:;]{3,60}? (?:is|are) the (?:initial|first|main|central) (?:entry point|point of (?:entry|contact)|gateway) (?:in|into|to|for)|[^.:;]{3,60}? ist (?:der|die) (?:erste|zentrale) (?:anlaufstelle|anlaufpunkt|eingang) (?:für|zu[mr]?)|[^.:;]{3,60}? est (?:le premier point de contact|la porte d[’']entrée)|[^.:;]{3,60}? es (?:el primer punto de contacto|la puerta de entrada))(?!\\p{L})`,
  `there (?:is|are|exists?) (?:already )?(?:an?|several|some|many|other|two|three) (?:(?!(?:that|which|of|with|where|for) )[^\\s;:]+ ){0,3}?(?:projects?|competitors?),? (?:such as|like|(?:that|which) (?:includes?|uses?|offers?|provides?|aims?|tr(?:y|ies)|focus(?:es)?|supports?|builds?|already|do(?:es)?))(?!\\p{L})`,
  `there (?:is|are|exists?) (?:already )?(?:(?:an?|several|some|many|a few|two|three) )?${similar} (?:products?|tools?|apps?|solutions?|platforms?|services?) (?:that|which|such as|like|on the market|in)(?!\\p{L})`,
  'es gibt (?:bereits |schon )?(?:mehrere|einige|andere|viele|ein(?:en)?) (?:(?:ähnliche|vergleichbare|andere)[sn]? )?(?:projekte?|mitbewerber|wettbewerber|konkurrenten|(?<=(?:ähnliche|vergleichbare|andere)[sn]? )(?:produkte?|apps?|lösung(?:en)?|plattform(?:en)?|tools?))(?!\\p{L})',
  "il existe (?:déjà )?(?:plusieurs|d[’']autres|de nombreux|quelques) (?:projets|concurrents|(?:produits|outils|applications|solutions) (?:similaires|comparables|concurrent\\p{L}+))(?!\\p{L})",
  'existen (?:ya )?(?:varios|otros|muchos|algunos) (?:proyectos|competidores|(?:productos|herramientas) similares)(?!\\p{L})',
  '(?:our|the|its|their) (?:main |primary )?(?:target|intended) (?:audiences?|groups?|customers?|market|clients?) (?:is|are|can be|will be|includes?|consists? of|comprises?)(?!\\p{L})',
  '(?:unsere|die) (?:haupt)?zielgruppen? (?:ist|sind|besteh(?:t|en) aus|umfass(?:t|en))(?!\\p{L})',
  '(?:notre|la) (?:cible|clientèle cible) (?:est|sont|se compose)(?!\\p{L})|(?:notre|le) public cible (?:est|se compose)(?!\\p{L})',
  '(?:nuestro|el) público (?:objetivo|meta) (?:es|son|está)(?!\\p{L})',
  '(?:onze|de) doelgroep(?:en)? (?:is|zijn|bestaat)(?!\\p{L})',
  "(?:[^.:;]{3,120}?,? )?(?:[\\p{L}’'-]+ ){1,8}?(?:is|are|has been|have been) (?:growing|spreading|booming) (?:very |so )?(?:fast|rapidly|quickly|steadily)(?!\\p{L})",
  "(?:[\\p{L}’'-]+ ){1,8}?(?:wächst|wachsen) (?:sehr )?(?:schnell|rasant|stetig)[^.:;]{0,40}[.]?$",
]

const figure = '(?:image|picture|figure|diagram|chart|screenshot)'
const explains =
  '(?:(?:will|also) )?(?:shows?|explains?|illustrates?|depicts?|describes?|demonstrates?|presents?|represents?)'
/** Pictures of a document, and what its authors publish about their work: "The diagram below shows the flow". */
const papers = [
  `(?:in|as (?:shown|seen) in) (?:the )?(?:(?:above|below|following) ${figure}|${figure} (?:above|below))(?!\\p{L})`,
  `(?:the )?(?:(?:above|below|following) ${figure}|${figure} (?:above|below)) ${explains}(?!\\p{L})`,
  '(?:das|die|der) (?:(?:folgende|obige|untenstehende) (?:bild|abbildung|diagramm|grafik|skizze)|(?:bild|abbildung|diagramm|grafik|skizze) (?:oben|unten)) (?:zeigt|erklärt|beschreibt|veranschaulicht)(?!\\p{L})',
  "(?:l[’']|le |la )(?:image|figure|diagramme|schéma) (?:ci-dessus|ci-dessous|suivante?) (?:montre|présente|illustre|explique|décrit)(?!\\p{L})",
  '(?:la|el) (?:imagen|figura|diagrama|esquema) (?:anterior|siguiente) (?:muestra|explica|ilustra|describe)(?!\\p{L})',
  '(?:[^|.]{1,30} \\| ){0,2}we (?:will|plan to|are going to|intend to) (?:also )?(?:publish|write|post|release) (?:an?|some|several|\\d+) (?:\\p{L}+ )?(?:articles?|blog posts?|posts?|tutorials?|workshops?)(?:[/ ]\\p{L}+)? (?:that|which|to|about) (?:explain|describ|show|introduc|present|demonstrat)\\p{L}*',
  'wir (?:veröffentlichen|schreiben|werden) (?:einen|einige|mehrere) (?:artikel|blogbeiträge?|beiträge?)[^.:;]{0,30}, (?:der|die) [^.:;]{3,80}(?:erklär|beschreib|vorstell)\\p{L}*',
]

const explanation = pattern(
  `^(?:${[...benefits, ...latitude, ...ofPeople, ...procedures, ...market, ...papers].map((it) => `(?:${it})`).join('|')})`,
)

/** Words of a wish or a demand, and how it is met: "Reduces errors by checking each entry". Procedures are demanded. */
const wanted =
  /(?<!\p{L})(?:(?:we|I) (?:would|want|need|wish)|should|needs? to|must|please|(?:by|with|through) (?:\p{L}+ly )?\p{L}{3,}ing|so (?:we|it|they|that (?:we|it|the))|therefore|indem|durch|deshalb|daher|sollen?|möchten?|müssen|muss|brauchen|en \p{L}+ant|donc|faut|voulons|mediante|queremos|debe[n]?|moet(?:en)?|door)(?!\p{L})/iu
const procedure = pattern(`^(?:${procedures.map((it) => `(?:${it})`).join('|')})`)

/** True for a sentence that explains or promises something and asks for nothing. */
export const isExplanation = remember(
  (text) => explanation.test(text) && (procedure.test(text) || !wanted.test(text)),
  'sentences',
)
