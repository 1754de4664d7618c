import { pattern } from '#domain/text/pattern'
import { wordsOf } from '../text/words'
import { additionsIn } from '../vocabulary/additions'
import { indefinite } from '../vocabulary/articles'
import { lexicon } from '../vocabulary/lexicon'
import { newProduct, wholes } from '../vocabulary/requests'
import { endsAsCommand, isCommanding } from './request-terms'

const also =
  '(?:(?:also|even|still|maybe|perhaps|auch|noch|bitte|gerne?|natürlich|unbedingt|vielleicht|aussi|également|encore|también|ook|nog|graag) )*'
const weEn = "(?:we|I)(?:(?: would|['’]d))?"
const others = '(?:customers|clients|members|guests|visitors|users|people)'
const andereDe = '(?:kunden|mitglieder|gäste|besucher|nutzer|leute)'

/**
 * Ways to ask for a thing, "…", that no list of verbs holds, with the plain one: "What about a map?", "Ohne Suche geht es
 * nicht".
 */
const wordings: readonly (readonly [plain: string, ways: readonly string[]])[] = [
  [
    'We need ….',
    [
      'what about …',
      'how about …',
      'any (?:chance|possibility|hope) of (?:getting |having |adding )?…',
      `(?:can|could|may|might) (?:we|I) ${also}(?:have|get) …`,
      `(?:would it be|is it) possible to ${also}(?:have|get) …`,
      '(?:would|is) … (?:be )?possible',
      `${weEn} (?:(?:were|are|was|am) (?:also )?(?:thinking (?:of|about)|hoping for|dreaming of|missing)|(?:also )?dream of|(?:also )?(?:appreciate|be happy (?:about|with)|welcome|love to (?:see|have|get))|could (?:also |really )?(?:use|do with)|(?:also )?plan to have|are planning) …`,
      `(?:our |the |many |some )*${others} (?:(?:keep|often|always|also|sometimes) )?ask(?:ing|ed)? for …`,
      "(?:I|we) think … (?:(?:would |['’]d )?makes? sense)",
      `… (?:is|are) (?:${also}missing|a must|(?:very )?important to us)`,
      '… (?:would )?makes? sense',
      "… (?:would|will|['’]d) (?:really )?help(?: us)?(?: a lot)?",
      "what(?: is|['’]s) (?:also |still )?missing is …",
      '…,? (?:too|as well|please)(?:,? please)?',
      '(?:and |also |plus )*(?:a must(?: have)?|must have|another (?:thing|wish|point)|one more (?:thing|wish)|our wish|important(?: (?:to|for) us)?|next|what we also need)(?: ?:| is) …',
      "(?:and (?:of course|also|then|finally|maybe)|and|also|plus|definitely|additionally|furthermore|finally|then|last but not least|on top(?: of that)?|of course|please(?: also)?|give us|let['’]s (?:have|get)),? …",
      "(?:(?:and|also) )?(?:please )?(?:(?:don['’]t|do not)(?: also)? forget|not to forget),? …",
    ],
  ],
  [
    'Wir brauchen ….',
    [
      `w(?:ie|as) (?:wäre|wär['’]?|ist)(?: es|s)?(?: denn)? ${also}mit …`,
      '(?:ist|wäre) (?:auch |noch )?… (?:möglich|machbar|drin)',
      '(?:und )?(?:ginge|geht) (?:auch |noch )?…(?: auch| noch)?',
      `(?:ist|wäre) es (?:auch )?möglich,? ${also}… (?:zu (?:haben|bekommen|ergänzen|integrieren)|(?:ein|hinzu)zu(?:bauen|fügen))`,
      `(?:könnten?|kann) man (?:(?:da )?nicht )?${also}… (?:einbauen|hinzufügen|ergänzen|machen|haben|bekommen|integrieren|einfügen)`,
      `(?:wir|ich) (?:dachten?|denken?) ${also}an …`,
      `(?:wir|ich) (?:haben?|hatten?) ${also}an … gedacht`,
      `(?:wir|ich) würden? (?:uns|mich) ${also}über … (?:sehr )?freuen`,
      `(?:uns|mir|es|was)(?: uns)? fehl(?:t|en) ${also}(?:, ist )?…`,
      'was(?: uns)? (?:noch )?fehlt,? ist …',
      'ohne … (?:geht|klappt|funktioniert) (?:es|das) (?:leider |gar |einfach )?nicht',
      `(?:ein muss|notwendig|dringend|(?:ganz |sehr )?wichtig|unser wunsch|noch (?:ein wunsch|etwas|was|eins)|weiterer wunsch)(?: (?:ist|sind|wäre))?(?: (?:für )?uns)? ?:? ?${also}…`,
      `… (?:ist|sind|wäre|wären) ${also}(?:ein muss|(?:sehr )?wichtig|nötig|notwendig|möglich|sinnvoll)`,
      '… fehl(?:t|en)(?: uns| mir)?(?: noch| auch)?',
      `… (?:soll|sollte|muss|müsste|sollen|müssen) ${also}(?:rein|her|hin|drauf|dazu|dabei sein|mit rein)`,
      `… gehör(?:t|en) ${also}dazu`,
      `… (?:wird|werden) ${also}(?:gebraucht|benötigt)`,
      '… würden? (?:uns )?(?:sehr )?helfen',
      '(?:bitte )?(?:vergiss|vergesst|vergessen sie) (?:(?:bitte|auch) )*nicht …',
      '(?:bitte )?(?:vergiss|vergesst|vergessen sie) (?:(?:bitte|auch) )*… (?:bitte )?nicht',
      '(?:und )?… (?:bitte )?(?:auch )?nicht (?:zu )?vergessen',
      '… (?:bitte(?: auch| noch)?|auch(?: noch)?)',
      `(?:uns(?:e?re)? )?${andereDe} (?:fragen (?:oft |immer (?:wieder )?)?nach|wünschen sich) …`,
      `(?:man|${andereDe}) sollten? (?:auch )?… finden`,
      '(?:und|auch|plus|außerdem|zudem|dazu|zusätzlich|zuletzt|zu guter letzt|schließlich|dann|bitte|gerne?|natürlich|auf jeden fall|unbedingt)(?: (?:auch|noch|bitte|natürlich|gerne?))*,? …',
    ],
  ],
  [
    'Il nous faut ….',
    [
      "(?:serait-il|est-il|ce serait) possible d(?:['’]|e )(?:avoir|ajouter|mettre) …",
      '(?:pourrait|peut)-on (?:aussi |également )?(?:ajouter|avoir|mettre) …',
      "(?:nous avons|on a) (?:aussi |également |encore )?besoin d(?:['’]|e )…",
      '(?:nous (?:aimerions|voudrions)|on (?:aimerait|voudrait))(?: (?:aussi|également|bien))?(?: avoir)? …',
      'il (?:nous )?manque(?: (?:aussi|encore))? …',
      "(?:et pourquoi pas|pourquoi pas|et aussi|et|aussi|ainsi que|de plus,?|enfin,?|sans oublier|n['’]oubliez pas) …",
    ],
  ],
  [
    'Necesitamos ….',
    [
      '¿?(?:es|sería) posible (?:tener|añadir|poner|incluir) …',
      '¿?(?:se puede|podríamos) (?:también )?(?:añadir|poner|incluir|agregar|tener) …',
      '(?:también )?(?:nos )?(?:hace|hacen) falta …',
      '(?:también )?(?:nos )?faltan?(?: también)? …',
      '(?:también )?nos gustaría(?: también)?(?: tener)? …',
      '(?:además,?|y también|y|también|por último,?|no olviden|sin olvidar) …',
    ],
  ],
  [
    'We hebben … nodig.',
    [
      '(?:is|zou) … (?:ook )?mogelijk(?: zijn)?',
      `(?:kunnen|zouden) we ${also}… (?:krijgen|hebben)`,
      `(?:we|wij|ik) (?:missen?|willen?|dachten aan) ${also}…`,
      `er (?:moet|mag) ${also}… (?:komen|zijn)`,
      '… (?:ontbre(?:ekt|ken)|mist|missen)(?: nog| ook)?',
      '(?:en|ook|verder|graag|plus|daarnaast|tot slot)(?: (?:ook|graag|nog))* …',
    ],
  ],
]

const it = `(?:it|everything|(?:the|our|this) (?:new |whole )?${wholes})`
const es = `(?:es|sie|das|alles|(?:die|das|der|unsere?) (?:neue |ganze )?(?:${wholes}|\\p{L}*seite))`
const lui = `(?:il|elle|ce|tout|(?:le|la|notre) ?(?:nouveau |nouvelle )?${wholes}|l['’]${wholes})`
const ello = `(?:todo|(?:el|la|nuestr[oa]) (?:nuev[oa] )?(?:${wholes}|página))`
const too = '(?:,? (?:too|as well|also|auch|aussi|également|también))?'

/** Ways to ask for a product in the languages "…", which need a localization whatever their verb. */
const inLanguages: typeof wordings = [
  [
    'Multilingual: ….',
    [
      `(?:would|is|are) … (?:also )?(?:be )?possible${too}`,
      `(?:is it|would it be) possible (?:to (?:have|get) ${it} )?(?:also )?in …${too}`,
      `(?:could|can|would|will) ${it} (?:also )?(?:(?:be(?: available| offered)?|come|work) in|(?:speak|talk)(?: to [\\p{L} ]{2,20})?(?: in)?) …${too}`,
      `(?:could|can) (?:you|we) (?:also )?(?:do|make|have|get|build|offer) ${it} (?:also )?in …${too}`,
      `${it} (?:must|should|shall|will|needs to|has to) (?:also )?be (?:available |offered )?in …${too}`,
    ],
  ],
  [
    'Mehrsprachig: ….',
    [
      `(?:ist|wäre|geht|ginge) (?:(?:das|es) )?(?:auch )?(?:auf )?…${too}(?: möglich| machbar)?`,
      `(?:könnte|kann|soll|sollte) ${es} (?:auch )?(?:auf )?… (?:sein|geben|können|sprechen|erscheinen|(?:verfügbar|möglich) sein)`,
      `${es} (?:soll|sollte|muss|müsste) (?:auch )?auf … (?:sein|erscheinen|(?:verfügbar|möglich) sein)`,
    ],
  ],
  [
    'Multilingue : ….',
    [
      `(?:est-ce que )?… (?:est|sont|serai(?:en)?t) (?:aussi )?possibles?`,
      `(?:c['’]est|est-ce(?: que c['’]est)?|ce serait|serait-ce) (?:aussi )?possible (?:aussi )?en …${too}`,
      `(?:pourrait|peut)-(?:il|elle|on) (?:être |exister |l['’]avoir |le faire )?(?:aussi |également )?(?:disponible )?en …${too}`,
      `${lui} (?:doit|devra|devrait) (?:aussi |également )?être (?:disponible |aussi )?en …${too}`,
    ],
  ],
  [
    'Multilingüe: ….',
    [
      `¿?(?:es|sería) posible (?:también )?(?:tenerl[oa] )?en …${too}`,
      `¿?(?:podría|puede) (?:estar|ser|tenerse|salir) (?:también )?en …${too}`,
      `${ello} (?:debe|debería|tiene que) estar (?:también )?(?:disponible )?en …${too}`,
    ],
  ],
]

const waysOf = (all: typeof wordings) =>
  all.flatMap(([plain, ways]) =>
    ways.map((way) => ({ plain, way: pattern(`^${way.replace('…', '([^.;:?!]{3,}?)')}[ .?!]*$`) })),
  )
const ways = waysOf(wordings)
const languageWays = waysOf(inLanguages)

/** The article of a new thing, in any case. */
const article = new RegExp(`^(?:${indefinite}|some|another|des|unos|unas) `, 'i')

/** Words that remind of a thing, which may be named as known: "Don't forget the search". */
const reminds = /forget|vergiss|vergess/i

/** Returns a known thing as a new one: "eine Suche" for "die Suche". */
const asNew = (thing: string) =>
  thing.replace(/^(the|die|den|das) (?=(\S+))/iu, (_, known: string, noun: string) =>
    /(?:en|s)$/.test(noun) ? '' : `${{ the: 'a', die: 'eine', den: 'einen', das: 'ein' }[known.toLowerCase()]!} `,
  )

/** First words of what is known, taken back or no thing: "the map", "forget the map", "when we meet". */
const known = pattern(
  String.raw`^(?:about|please|bitte|forget|skip|ignore|drop|leave|cancel|vergiss|vergesst|lass(?:t|en)?|oublie[zr]?|laisse[zr]?|olvid\p{L}+|deja\p{L}*|dimentica\p{L}*|vergeet|laat|don['’]t|do not|never|the|our|my|your|this|that|these|it|to|if|when|not|no|we|I|you|there|der|die|das|den|dem|unser\p{L}*|mein\p{L}*|es|wir|ich|kein\p{L}*|nicht|wenn|dass|l['’]|(?:les?|la|notre|nos|que|pas|el|los|las|nuestr\p{L}*|no|de|het|onze?|geen|als)(?!\p{L}))`,
)

/** Verbs of a sentence about a thing, and dates and meetings, which are no part of a product. */
const told = pattern(
  String.raw`(?<!\p{L})(?:but|although|because|since|and (?:we|I|they)|goes|comes|aber|weil|und (?:wir|ich)|mais|pero|maar|is|are|was|were|has|have|had|can|will|would|should|must|does|do|ist|sind|war|hat|haben|kann|können|soll|sollen|muss|wird|werden|est|sont|es|son|está|están|heeft|hebben|call|meeting|(?:with|from) you|week|tomorrow|today|\p{L}+day|mit (?:ihnen|euch|dir)|telefonat|anruf|treffen|morgen|heute|woche|avec vous|réunion|semaine|llamada|reunión|semana|ins|(?:in|auf|an|unter|über) (?:die|den|das))(?!\p{L})`,
)

/** Access of clients to what they order, and dealings with a supplier: "a test account", "a discount". */
const access =
  '(?:(?:test|demo|trial) (?:account|access|log-?in|version)|test(?:zugang|konto|account)|demo(?:zugang|version)|(?:compte|accès) (?:de )?test|cuenta de prueba)'
const dealings =
  '(?:discount|invoice|appointment|offer|quote|rabatt|rechnung|termin|angebot|remise|facture|devis|rendez-vous|descuento|factura|presupuesto|cita|korting|factuur|afspraak|offerte)'
const dealing = pattern(`^(?:${indefinite}|another) (?:${dealings}|${access})(?!\\p{L})`)
/** Those that are no function, unlike "an invoice for each order". */
const onlyDealing = pattern(`^(?:${indefinite}|another) (?:${dealings}|${access}(?!\\p{L}).*)$`)

/** Maximum characters of a sentence, and words of a thing with an article and without. */
const max = { characters: 140, words: 8, bare: 3 }
/** Words within which a part of a product is named. */
const start = 4

/** True for the name of a new part of a product: "a map of our shops", "PDF invoices", unlike "add a map". */
function isPart(thing: string): boolean {
  const words = wordsOf(thing)
  const isNamed = ({ at }: { at: number }) => at < start
  const isWork = ({ owner }: (typeof hits)[number]) => owner.kind === 'work' || owner.kind === 'weak'
  const hits = lexicon.find(words).filter(isNamed)
  const isName = article.test(thing) ? words.length <= max.words : words.length <= max.bare && !isCommanding(words)
  return (
    isName &&
    !endsAsCommand(thing) &&
    ![known, told, dealing, newProduct].some((it) => it.test(thing)) &&
    (hits.some(isWork) || additionsIn(words).some(isNamed))
  )
}

const joins = new Set('and or in und oder auf et ou en le l la y e o'.split(' '))

/** True for names of languages alone: "German and English", "en inglés y en francés". */
function areLanguages(thing: string): boolean {
  const words = wordsOf(thing).filter(({ raw }) => raw !== '' && !joins.has(raw))
  return words.length > 0 && words.every((word) => lexicon.find([word]).some(({ owner }) => owner.kind === 'language'))
}

/** Returns what is needed, with the article of an object. */
const asObject = (thing: string) =>
  thing
    .replace(article, (it) => it.toLowerCase())
    .replace(/^einem /, 'einen ')
    .replace(/^einer /, 'eine ')

/** Returns a sentence that asks for a part of a product, in whatever words, as a plain wish: "We need a map." */
export function asPlainWish(text: string): string {
  if (text.length > max.characters) return text
  for (const { plain, way } of ways) {
    const said = way.exec(text)?.[1]?.trim()
    const thing = said && reminds.test(text) ? asNew(said) : said
    if (thing && isPart(thing)) return plain.replace('…', asObject(thing))
  }
  for (const { plain, way } of languageWays) {
    const languages = way.exec(text)?.[1]?.trim()
    if (languages && areLanguages(languages)) return plain.replace('…', languages)
  }
  return text
}

/** The people of a product, who get what it has: "a trial account for new members". */
const forUsers = pattern(
  String.raw` (?:for|für|pour|para|voor) (?:(?!the |us|me)\p{L}+ ){0,2}(?:members|visitors|guests|customers|mitglieder|besucher|kunden|gäste|membres|visiteurs|clients|socios|visitantes|clientes|leden|bezoekers|klanten)`,
)

/** True for a question about the dealings with a supplier: "Can we have a test account for the shop?" */
export const asksForDealing = (text: string): boolean =>
  text.length <= max.characters &&
  text.trimEnd().endsWith('?') &&
  !lexicon.find(wordsOf(text)).some(({ owner: { kind } }) => kind === 'actor') &&
  !forUsers.test(text) &&
  ways.some(({ way }) => onlyDealing.test(way.exec(text)?.[1]?.trim() ?? ''))
