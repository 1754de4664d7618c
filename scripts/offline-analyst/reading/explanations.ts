import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'

/** Detects sentences about a product's market and its document, and about procedures of organizations, which ask for no work. */

const documented = '(?:documented|written|formal|routine)'
/** Procedures that an organization has to have: "All sites shall have a documented change control procedure". */
const procedures = [
  `(?!(?:each|every|any)(?!\\p{L})|(?:the |this |our )?(?:system|app|application|portal|platform|tool|software|solution|product|website|shop)(?!\\p{L}))[^.:;]{2,120}? (?:shall|must|should|will|has to|have to) (?:have|maintain|keep) (?:in place )?an? (?:[\\p{L}-]+ )?${documented} (?:[\\p{L}-]+ ){0,4}?(?:procedures?|process|polic(?:y|ies)|plan|programme?)(?!\\p{L})`,
  '(?!(?:die |das |der |unsere? )?(?:app|anwendung|system|portal|plattform|software|lösung|website|shop)(?!\\p{L}))[^.:;]{2,100}? (?:muss|müssen|soll|sollen) (?:über )?(?:ein|eine|einen) (?:dokumentierte|schriftliche|formale)[sn]? \\p{L}*(?:verfahren|prozess|richtlinie)(?!\\p{L})(?=.* (?:haben|vorhalten|verfügen|besitzen)[.!]*$)',
  "[^.:;]{2,100}? (?:doi(?:t|vent)|devra|devront) (?:avoir|disposer d[’'])\\s?une (?:procédure|politique) (?:documentée|écrite|formelle)(?!\\p{L})",
  '[^.:;]{2,100}? deben? (?:tener|disponer de) un (?:procedimiento|proceso) (?:documentado|escrito|formal)(?!\\p{L})',
]

const similar = '(?:similar|comparable|competing)'
/** The market, other products and whom one is for: "Our target audience is students", "There is a project that does …". */
const market = [
  `there (?:is|are|exists?) (?:already )?(?:an?|several|some|many|other|two|three) (?:(?!(?:that|which|of|with|where|for) )[^\\s;:]+ ){0,3}?(?:projects?|competitors?),? (?:such as|like|(?:that|which) (?:includes?|uses?|offers?|provides?|aims?|tr(?:y|ies)|focus(?:es)?|supports?|builds?|already|do(?:es)?))(?!\\p{L})`,
  `there (?:is|are|exists?) (?:already )?(?:(?:an?|several|some|many|a few|two|three) )?${similar} (?:products?|tools?|apps?|solutions?|platforms?|services?) (?:that|which|such as|like|on the market|in)(?!\\p{L})`,
  'es gibt (?:bereits |schon )?(?:mehrere|einige|andere|viele|ein(?:en)?) (?:(?:ähnliche|vergleichbare|andere)[sn]? )?(?:mitbewerber|wettbewerber|konkurrenten|(?<=(?:ähnliche|vergleichbare|andere)[sn]? )(?:projekte?|produkte?|apps?|lösung(?:en)?|plattform(?:en)?|tools?))(?!\\p{L})',
  "il existe (?:déjà )?(?:plusieurs|d[’']autres|de nombreux|quelques) (?:concurrents|(?:projets|produits|outils|applications|solutions) (?:similaires|comparables|concurrent\\p{L}+))(?!\\p{L})",
  'existen (?:ya )?(?:varios|otros|muchos|algunos) (?:competidores|(?:proyectos|productos|herramientas) similares)(?!\\p{L})',
  '(?:our|the|its|their) (?:main |primary )?(?:target|intended) (?:audiences?|groups?|customers?|market|clients?) (?:is|are|can be|will be|includes?|consists? of|comprises?)(?!\\p{L})',
  '(?:unsere|die) (?:haupt)?zielgruppen? (?:ist|sind|besteh(?:t|en) aus|umfass(?:t|en))(?!\\p{L})',
  '(?:notre|la) (?:cible|clientèle cible) (?:est|sont|se compose)(?!\\p{L})|(?:notre|le) public cible (?:est|se compose)(?!\\p{L})',
  '(?:nuestro|el) público (?:objetivo|meta) (?:es|son|está)(?!\\p{L})',
  '(?:onze|de) doelgroep(?:en)? (?:is|zijn|bestaat)(?!\\p{L})',
  "(?:[^.:;]{3,120}?,? )?(?:[\\p{L}’'-]+ ){1,8}?(?:is|are|has been|have been) (?:growing|spreading|booming) (?:very |so )?(?:fast|rapidly|quickly|steadily)(?!\\p{L})",
  "(?:[\\p{L}’'-]+ ){1,8}?(?:wächst|wachsen) (?:sehr )?(?:schnell|rasant|stetig)[^.:;]{0,40}[.]?$",
]

const figure = '(?:image|picture|figure|diagram|screenshot)'
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

const oneOf = (forms: readonly string[]) => pattern(`^(?:${forms.map((it) => `(?:${it})`).join('|')})`)

/** Words of a wish or a demand: "The list is growing fast, so we need pages". Procedures are demanded. */
const wanted = pattern(
  String.raw`(?<!\p{L})(?:(?:we|I) (?:would|want|need|wish)|show it|(?:can|could) be \p{L}+ed|are shown|slow(?:ly)?|langsam|should|needs? to|must|please|(?:by|with|through) (?:\p{L}+ly )?\p{L}{3,}ing|so (?:we|it|they|that (?:we|it|the)|\p{L}+ \p{L}+s)|therefore|indem|durch|deshalb|daher|sollen?|möchten?|müssen|muss|brauchen|bitte|en \p{L}+ant|donc|faut|voulons|merci de|mediante|queremos|debe[n]?|moet(?:en)?|door)(?!\p{L})`,
)
/** Words of a fault in a picture, and of a report of the product: "In the screenshot below the total is wrong". */
const shown = pattern(
  String.raw`(?<!\p{L})(?:each|jede[rs]?|chaque|cada|wrong|missing|broken|empty|overlaps?|cut off|not|cannot|falsch|fehlt|leer|nicht|kaputt|manque|faux|vide|pas|falta|mal|per (?:day|week|month|year)|je (?:tag|woche|monat|jahr)|par (?:jour|semaine|mois|an)|por (?:día|semana|mes|año))(?!\p{L})`,
)
const paper = oneOf(papers)
const procedure = oneOf(procedures)
const explanation = oneOf(market)

/** True for a sentence that explains something and asks for nothing. */
export const isExplanation = remember(
  (text) =>
    procedure.test(text) || (!wanted.test(text) && (explanation.test(text) || (paper.test(text) && !shown.test(text)))),
  'sentences',
)
