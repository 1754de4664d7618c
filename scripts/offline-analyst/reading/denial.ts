import { words as spoken } from '#domain/constraints/numbers'
import { pattern } from '#domain/text/pattern'
import { definite } from '../vocabulary/articles'
import { because } from '../vocabulary/gains'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'
import { wholes } from '../vocabulary/requests'
import { denied, haveInstead, knownThing } from '../vocabulary/set-aside'
import { works } from '../vocabulary/work'
import type { Passage } from '../text/passages'
import { remember } from '../text/remember'
import { wordsOf } from '../text/words'
import { whenUsed } from './remarks'
import { firm } from './sight'

/** Maximum words of a denial, of one before a reason, and of what else it lists, and characters of a sentence. */
const max = { words: 8, verbless: 5, listed: 3, characters: 160 }

export const sizeOf = (text: string): number => text.trim().split(' ').length

const denial = pattern(
  String.raw`^(?:(?:and|but|or|nor|und|aber|oder|et|mais|ni|y|pero|definitely|absolutely|really|bloß|surtout|sobre todo|soprattutto|vooral) ){0,2}(?:(?:without|no|keine?[nrms]?|auf (?:gar )?keinen fall eine?[nrms]?|ohne|sans|aucune?|sin|ningun[ao]?|sem|nenhuma?|nem|ni|geen|zonder|niente|nessun[oa]?) |pas d(?:e |['’]))(?!(?:limits?|limitations?|restrictions?|(?:ein|be)schränkung\p{L}*|límites?|more|less|later|longer|earlier|one|matter|two|other|further|need|problems?|rush|hurry|doubt|idea|budget|deadline|eile|problem\p{L}*|soucis?|problèmes?|(?:corre |hay )?prisa|part of|teil|double|duplicate[sd]?|overlapping|missed|lost|weak|downtime|doppelte[nrs]?|verlorene[nr]?|verpasste[nr]?|schwachstellen?|doublons?|double-\p{L}+|doubles?|duplicad[oa]s?|dobles?|doppi[oae]?|dubbele?)(?!\p{L})|(?:(?:\p{L}+ )?(?:connection|connectivity|internet|network|signal|reception|verbindung|internetverbindung|netz|empfang|connexion|réseau|conexión|red|cobertura|conexão|rede))(?=[.,;]|$| (?:in|on|at|inside|under|down|im|auf|unter|dans|sous|en|em)(?!\p{L})))\p{L}`,
)
const verbal =
  /(?<!\p{L})(?:is|are|was|darf|dürfen|possono|pueden|peuvent|podem|mogen|gets?|sees?|leaves?|has|have|does|do|goes?|loses?|losing|ist|sind|wird|werden|est|sont|se)(?!\p{L})/iu
const reason =
  /^(?:(?:the|our|der|die|unsere?|le|la|notre|el|nuestr[oa]|il|de|onze) [\p{L}-]+ (?:does|handles|collects|takes|keeps|manages|looks after|macht|erledigt|verwaltet|zieht|fait|gère|lo hace|se encarga|lo fa|doet)|please|thanks?|bitte|we|I|it|that|because|since|as|wir|ich|das|da|weil|denn|nous|car|on|ya que|porque)(?!\p{L})/iu

/** A rule about when users do something, or from when something holds, unlike a denial: "without personal data after three". */
const ruleOfUse = pattern(
  `(?<!\\p{L})${whenUsed}|(?<!\\p{L})(?:after|nach|après|después de|dopo|na|após) (?:\\d|${spoken})`,
)

/** Verbs of what must stay as it is, which a client excludes: "without changing the design". */
const altering =
  '(?:chang|touch|alter|modif|rebuild|redo|redesign|mov|delet|(?:zu )?(?:ver)?änder|anfass|anzufass|umbau|umzubau|toucher|modifier|changer|refaire|cambiar|tocar|rehacer|toccar|wijzig|verander)'
/** Deeds that a wish spares people: "without calling you", "ohne anrufen zu müssen", unlike "without online booking". */
const sparesDeed = pattern(
  `^(?!.*(?<!\\p{L})${altering})(?:without (?:(?:ever|even|always|constantly|first) )?(?:having to|being|needing to|\\p{L}+ing (?:(?:in )?to|me|us|you|him|her|them|any(?:one|body)|some(?:one|body)|every(?:one|body))(?!\\p{L}))|ohne (?:dass |(?:[^,;:.]{1,40} )?(?:zu \\p{Ll}+n$|(?:ab|an|auf|aus|bei|durch|ein|mit|nach|nachzu|vor|zurück)zu\\p{Ll}+n(?:$|[ .,])))|sans (?:(?:nous|vous|me|te|se|[mts]['’]|avoir à|devoir|pouvoir|passer par|être|qu)|\\p{L}+er (?:nous|vous)(?!\\p{L}))|sin (?:que|tener que|\\p{L}{2,}[aei]r(?:nos|os|te|me|l[aeo]s?|se)(?!\\p{L}))|sem (?:que|ter (?:de|que)|\\p{L}{2,}[aei]r-\\p{L}+(?!\\p{L}))|senza (?:che|dover|\\p{L}{2,}(?:[aei]re|[aei]r(?:ci|vi|mi|ti|l[aeio]))(?!\\p{L}))|zonder (?:dat |(?:[^,;:.]{1,40} )?te \\p{L}+n(?!\\p{L})))`,
)

const partsOfList =
  /,? (?:and|or|und|oder|et|ou|y|o|e) (?=(?:no|nothing|kein\p{L}*|nichts|pas|rien|sin|nada|ni|ohne|sans|without|niente|geen) )|, | (?:nor|noch|ni) (?:d(?:e |['’]))?/iu
/** Words around a denial: "There is no login", "Pas de boutique pour l'instant", "No banner if we can avoid it". */
const aroundDenial =
  /^(?:there (?:is|are|will be)|es gibt|il n['’]y a|(?:no )?(?:hay|há)) (?=no |not |kein|pas |ningun|nenhum)|,? (?:for now|for the moment|at the moment|vorerst|erst einmal|fürs erste|pour (?:le moment|l['’]instant)|por ahora|de momento|(?:if|unless) (?:(?:we|you|I) can (?:avoid|help|do without) (?:it|that|them|one)|(?:it|that) can be (?:avoided|helped))|wenn (?:(?:es )?sich (?:das )?vermeiden lässt|(?:wir|ihr|sie) (?:es|das) vermeiden (?:können|könnt)|es geht)|si (?:on|vous|nous) (?:peut|pouvez|pouvons) l['’]éviter|si c['’]est évitable|si se puede(?: evitar)?|si es evitable|als het (?:kan|vermeden kan worden)|se (?:si può|possibile) evitar(?:e|lo))$/gi

const withoutSurroundings = (text: string) =>
  text
    .replace(/[.!]+$/, '')
    .replace(aroundDenial, '')
    .replace(pleading, '')

const knownOne = `(?:(?:for|on|in|at|with|für|bei|auf|mit|pour|sur|dans|para|en|con|per|voor|bij|op|met) )?(?:${definite} |l['’])[\\p{L}-]+(?: [\\p{L}-]+)?`
/** A part of what is asked for, without the rest of it: "Only the massages, not the cosmetics." */
const onlyPart = pattern(
  `^(?:please |bitte )?(?:only|just|nur|uniquement|seulement|s[oó]lo|solamente|solo|soltanto|alleen) (?<part>${knownOne}),? (?:and |und |et |y |e |en )?(?:not|nicht|pas|no|non|niet) ${knownOne}$`,
)

/** True for words that limit what is asked for, unlike a rule about what people do: "Only the coach decides, not the parents". */
export function limits(text: string): boolean {
  const { part } = onlyPart.exec(text.replace(/[.!]+$/, ''))?.groups ?? {}
  if (!part || verbal.test(text)) return false
  const words = wordsOf(part)
  return !lexicon.find(words).some(({ owner, at, length }) => owner.kind === 'actor' && at + length < words.length)
}

/** True for words without a verb that only say what is not wanted. */
function deniesThings(text: string): boolean {
  if (limits(text)) return true
  const denied = withoutSurroundings(text)
  const [first = '', ...others] = denied.split(partsOfList)
  if (!denial.test(first) || firm.test(denied) || [verbal, ruleOfUse, sparesDeed].some((it) => it.test(first)))
    return false
  const isReason = others.length > 0 && reason.test(others[0]!)
  return (
    sizeOf(first) <= (isReason ? max.verbless : max.words) &&
    (isReason || others.every((part) => denial.test(part) || (!verbal.test(part) && sizeOf(part) <= max.listed)))
  )
}

/** Words of what is needed in one case, and of work without a network: "No login is needed to read", unlike "No login is needed". */
const inCase =
  '(?:to|for|if|when|unless|until|before|after|while|without|than|by|that|which|für|zu[mr]?|wenn|falls|bis|vor|nach|ohne|als|der|die|das|pour|si|avant|après|sans|par|qui|que|para|antes|después|sin|por|per|se|prima|dopo|senza|che|depois|sem|om|voor|na|tot|internet|network|\\p{L}*verbindung|netz|(?:in|con)ne[xct]+ion|connectivity|réseau|conex(?:ión|ão)|rede|connessione|rete|verbinding)(?!\\p{L})'
const others =
  '(?:much|many|more|less|fewer|further|other|additional|viel\\p{L}*|mehr|weitere[nrs]?|andere[nrs]?|beaucoup|plus|autres?|much[oa]s?|más|otr[oa]s?|molt[oaie]|più|altr[oaie]|muit[oa]s?|mais|outr[oa]s?|veel|meer|andere?)(?!\\p{L})'
/** Name of a thing: "a new design". */
const thing = `(?!${others})(?:(?!${inCase})[^\\s,;:.!?|]+(?: |(?=[\\s,;:.!?|]|$))){1,6}?(?<! )`
/** Words before a thing that nobody wants, "Please no blog", unlike a rule: "Bitte keine Passwörter speichern". */
const pleading = new RegExp(
  `^(?:[Pp]lease|[Bb]itte) (?=(?:no|keine?n?) ${thing}(?: (?:for|on|in|für|auf|im) (?:(?!(?:who|that|which|if|when) )\\p{L}+ ){0,2}\\p{L}+)?$)(?!.* \\p{Ll}+n$)`,
  'u',
)
const product = `(?:the|our|this|my|der|die|das|unsere?|mein|le|la|notre|el|nuestr[oa]|il|lo|(?:il |la )?nostr[oa]|[oa]|noss[oa]|de|het|onze?) (?:(?:new|neue|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?) )?(?:${wholes}|[\\p{L}-]*seite|sito|pagina)`

const should = "(?:(?:should|shall|must|will)(?: not|n['’]t)|won['’]t)"
const needed = {
  en: '(?:needed|required|necessary|wanted|planned|foreseen|intended)',
  de: '(?:nötig|notwendig|erforderlich|gewünscht|gebraucht|benötigt|geplant|vorgesehen)',
}
const de = {
  no: 'keine?n? ',
  the: '(?:(?:die|das|den) )?',
  is: '(?:ist|sind|wird|werden)',
  for: '(?:dafür|hierfür|dazu|aktuell|derzeit|vorerst|erst ?mal)',
}
const spared = "(?:need(?: not|n['’]t)|do(?:es)?(?: not|n['’]t) have to)"
/** Deeds of a product with data, unlike "Fields need not be filled in". */
const handled = {
  en: '(?:recorded|managed|stored|tracked|handled|supported|covered|shown|displayed|built|implemented|moderated|translated|redone|redesigned|reworked)',
  de: '(?:erfasst|verwaltet|gespeichert|verfolgt|unterstützt|abgebildet|angezeigt|gebaut|umgesetzt|moderiert|übersetzt|überarbeitet|umgezogen|entwickelt|programmiert|gewartet|gepflegt|(?:neu )?gestaltet|neu gemacht)',
}
/** Shops from which phones get apps, in which a product need not be. */
const stores =
  "(?:the |den |die |dem |einen? |an? |l[ae] |l['’]|de )?(?:(?:apple|google|ios|android)(?: and | und |[- ]))*(?:app|play) ?-?stores?"
const lead =
  '(?:(?:and|but|so|also|then|und|aber|außerdem|et|mais|donc|y|pero|e|ma|en|maar|dus|please|bitte|por favor|sobre todo|soprattutto),? ){0,2}'
const now =
  "(?:,? (?:for (?:now|this|that|it|the moment)|at (?:all|the moment)|yet|any ?more|here|vorerst|erst ?mal|dafür|hier|derzeit|pour (?:le moment|l['’]instant|cela|ça)|por (?:ahora|agora)|de momento|para (?:esto|eso|isso)|per (?:ora|questo)|voorlopig|hiervoor|daarvoor))?(?:,? (?:please|bitte|thanks?|danke|merci|svp|por favor|gracias|per favore|grazie|alsjeblieft|alstublieft))?"
const behind = `(?:,? (?:(?:${because}|want|pois|since) .*|(?:(?:and|und|et|y|en) )?(?:${haveInstead})))?`
/** A thing before a negation alone, and what people do instead: "Online payment not, they pay at the door". */
const deniedBehind = (negation: string) =>
  `(${thing}) ${negation}(?:, (?:they|we|people|die|sie|wir|das|man|ils|elles|nous|on) (?!.*(?:should|must|wants?|needs?|soll|muss|müss|möcht|doi|veu|fau))[^,;:?]{3,60})?`
const sentence = (forms: readonly string[]) => pattern(`^${lead}(?:${forms.join('|')})${now}${behind}[.!]?$`)

/**
 * Sentences of a language that deny something: that it is needed ("No app is needed", "Er is geen app nodig"), that a
 * product gets it, or that there is one. The last two may also be rules: "The shop should not get a new design", "There
 * should be no double bookings". Only sentences with a negation of the language meet its other patterns, which take
 * long to compile.
 */
const languages = [
  {
    negation: "no[tn]?|\\p{L}*n['’]t|nothing|forget|ignore|skip|can stay|hands off|leave",
    needless: [
      ...denied.en,
      `not (?:the|our) ${thing},? (?:though|please|however)`,
      `no ${thing} (?:(?:is|are|will be) )?${needed.en}`,
      `(?:I|we) (?:do not|don['’]t) (?:think|believe) (?:that )?(?:(?:we|I|it|you|they|${product}) (?:(?:really|actually|even) )?(?:needs?|requires?) |(?=.* (?:is|are) ))${thing}(?: (?:is|are) ${needed.en})?`,
      `(?:we|I|it|${product}) (?:will )?(?:needs?|wants?|requires?) no ${thing}`,
      `${product} (?:(?:will|does|do)(?: not|n['’]t)|won['’]t) need ${thing}`,
      `(?:it|${product}) ${spared} (?!be )${thing}`,
      `(?:it|${product}) ${spared} (?:be|go|appear) (?:(?:available|published|listed|offered) )?(?:in|into|on|to) ${stores}`,
      `${thing}(?: by ${thing})? ${spared} be ${handled.en}`,
    ],
    without: `${product} (?:${should} (?:get|receive|have|include|contain|offer|need) (?:an? |(?:any )?(?=new ))|(?:should|shall|must|will) get no |(?:gets|(?:should|shall|must|will) (?:have|include|contain|offer)) no (?=new ))`,
    absent: [
      deniedBehind('not'),
      `there (?:should|shall|must|will) (?:also )?be no (?:an? )?(${thing})`,
      `(?:just )?(?:ignore|skip) (?:(?:the|our) )?(${thing})`,
    ],
  },
  {
    negation: 'nichts?|keine?[nrms]?|verg[ei]ss\\p{L}*|ignorieren|finger weg|ruhe',
    needless: [
      ...denied.de,
      `${de.no}${thing} (?:${de.is} )?${needed.de}`,
      `(?:ich|wir) (?:glaube|denke|meine)n? nicht, dass (?:(?:wir|ich|es|man|${product}) ${thing} (?:brauch|benötig)(?:en|e|t)|${thing} ${needed.de} (?:ist|sind))`,
      `(?:${de.for} )?(?:es )?${de.is} (?:${de.for} )?${de.no}${thing} ${needed.de}`,
      `(?:es|${de.for}|${product}) (?:braucht|benötigt)(?: es)? ${de.no}${thing}`,
      `(?:es|${product}) (?:muss|braucht) (?!.*ge\\p{L}+ (?:zu )?werden)(?:${de.no}${thing}|nicht ${de.the}${thing}|${de.the}${thing} nicht) (?:zu )?\\p{L}+e?n`,
      `(?:sie|es|${product}) (?:muss|soll|braucht) nicht in ${stores}`,
      `(?:${thing}|${knownThing}) (?:müssen|muss|brauch(?:en|t)) nicht ${handled.de} (?:zu )?werden`,
      `k?eine?n? ${thing} (?:braucht|benötigt) ${product}(?: nicht)?`,
      `(?:k?eine?n?|de[rn]|die|das) [^,;:.!?]{3,60}? (?:will|wollen|möchten?|wünsch(?:t|en)) (?:der|die|das|unsere?|mein) \\p{Lu}?[\\p{L}-]+ (?:aber |auch |wirklich )?nicht`,
    ],
    without: `${product} (?:(?:bekommt|erhält) ${de.no}(?=neue)|soll(?:te)? ${de.no}(?=.* (?:bekommen|erhalten|haben|enthalten|anbieten)))`,
    lacking: [`eine?n? ${thing} (?:soll|bekommt|erhält) ${product} nicht(?: (?:bekommen|erhalten|haben))?`],
    absent: [
      deniedBehind('nicht'),
      `(?:es|da) (?:soll|sollte|wird|darf) (?:auch )?${de.no}(${thing}) geben`,
      `keine?n? (${thing}) soll es geben`,
      `eine?n? (${thing}) soll es nicht geben`,
    ],
  },
  {
    negation: 'pas|aucune?|laissez?|oublie\\p{L}*|inutile',
    needless: [
      ...denied.fr,
      `(?:(?:pas besoin|inutile) (?:d['’]être|de la publier|de le publier) |(?:elle|il|${product}) ne doit pas (?:forcément )?être )(?:sur|dans) ${stores}`,
      `(?:je|nous|on) ne (?:pens|cr)(?:e|ons|ois|oyons|oit) pas (?:que (?:nous ayons|j['’]aie)|qu['’](?:on|il) (?:y )?ait|avoir|que ce soit) besoin d(?:e |['’])${thing}`,
      `(?:l[ae]|notre) [\\p{L}-]+ ne veut pas d(?:e |['’])${thing}`,
      `aucune? ${thing} n['’](?:est|sera) (?:nécessaire|requise?|prévue?|souhaitée?|demandée?)`,
      `(?:il (?:ne (?:faut|faudra) pas|n['’]y a(?:ura)? pas besoin)|${product} n['’]a(?:ura)? pas besoin) d(?:e |['’])${thing}`,
    ],
    without: `${product} (?:ne (?:doit|devra|devrait) pas (?:recevoir|avoir|contenir|comporter|inclure|proposer)|n['’]aura pas|ne recevra pas) (?:d(?:e |['’])|une? )`,
    absent: [
      deniedBehind('(?:non|pas)'),
      `il (?:ne (?:doit|devra|devrait) pas y avoir|n['’]y aura pas) d(?:e |['’])(${thing})`,
    ],
  },
  {
    negation: 'no|nada|ning\\p{L}+|olv[ií]d\\p{L}*',
    needless: [
      `nada de ${thing}`,
      ...denied.es,
      `(?:no (?:se (?:necesita|requiere|precisa)n?|es necesari[oa]|son necesari[oa]s|hacen? falta)|${product} no necesit(?:a|ará)) ${thing}`,
      `no cre(?:o|emos) que (?:necesit(?:emos|e|en)|(?:nos )?hagan? falta) ${thing}`,
      `no (?:hace falta que|tiene que|necesita) est(?:é|ar) en ${stores}`,
      `(?:ning[uú]na? ${thing}|una? ${thing} no) (?:es|son) (?:necesari|requerid)[oa]s?`,
    ],
    without: `${product} no (?:debe(?:ría)? (?:recibir|tener|incluir|contener)|tendrá|recibirá|incluirá) `,
    absent: [deniedBehind('no'), `no (?:debe(?:ría)? haber|habrá) (${thing})`],
  },
  {
    negation: 'non|nessun\\p{L}?',
    needless: [
      `(?:non (?:serv(?:e|ono)|occorr(?:e|ono)|è necessari[oa]|(?:abbiamo|c['’]è) bisogno d['’i])|${product} non ha bisogno d['’i]) ?${thing}`,
      `non (?:credo|crediamo|penso|pensiamo) che (?:ci )?serv(?:a|ano) ${thing}`,
      `(?:nessun(?:[oa]? |['’])${thing}|un(?:[oa]? |['’])${thing} non) (?:è|sono|sarà) (?:necessari|richiest|previst)[oaie]`,
    ],
    without: `${product} non (?:deve (?:ricevere|avere|includere|contenere)|avrà|riceverà) `,
    absent: [`non (?:deve|dovrebbe|dovrà) esser(?:e|ci) (?:un |nessun )?(${thing})`],
  },
  {
    negation: 'não|nenhuma?',
    needless: [
      `(?:não (?:é (?:necessári|precis)[oa]|há necessidade d[eao])|${product} não precisa d[eao]) ${thing}`,
      `(?:nenhuma? ${thing}|uma? ${thing} não) (?:é|são) (?:necessári|precis)[oa]s?`,
    ],
    without: `${product} não (?:deve (?:receber|ter|incluir|conter)|terá|receberá|incluirá) `,
    absent: [`não (?:deve haver|haverá) (${thing})`],
  },
  {
    negation: 'geen|niet|vergeet|hoe(?:ft|ven)',
    needless: [
      ...denied.nl,
      `(?:ik denk|we denken|ik geloof|we geloven) niet dat (?:we|wij|ik) ${thing} nodig (?:hebben?|heb)`,
      `(?:er (?:is|zijn) |we hebben |${product} heeft )?geen ${thing} (?:is )?nodig|(?:het|hij|${product}) hoeft niet in ${stores}|er hoeft geen ${thing} te (?:komen|zijn)|${product} hoeft geen ${thing}`,
    ],
    without: `${product} (?:krijgt geen (?=nieuw)|(?:moet|zal|mag) geen (?=.* (?:krijgen|hebben|bevatten)))`,
    absent: [deniedBehind('niet'), `er (?:moet|mag|zal) geen (${thing}) (?:zijn|komen)`, `er komt geen (${thing})`],
  },
].map(({ negation, needless, without, lacking = [], absent }) => ({
  negation: pattern(`(?<!\\p{L})(?:${negation})(?!\\p{L})`),
  needless: sentence(needless),
  without: pattern(`^${lead}${without}`),
  lacking: sentence([
    `${without}${thing}(?: (?:bekommen|erhalten|haben|enthalten|anbieten|krijgen|hebben|bevatten))?`,
    ...lacking,
  ]),
  absent: absent.map((form) => sentence([form])),
}))

const ofProduct = new Set<MeaningKind>(['archetype', 'platform', 'product'])

/** True if all of a few words name a part of a product. */
function areName(text: string): boolean {
  const words = wordsOf(text)
  return lexicon
    .find(words)
    .some(
      ({ owner: { kind, name }, at, length }) =>
        at === 0 && length === words.length && (ofProduct.has(kind) || (kind === 'work' && !works.get(name)?.quality)),
    )
}

const newThing = pattern(
  String.raw`(?<!\p{L})(?:new|neue[nsr]?|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?)(?!\p{L})`,
)

/** True if words name a part of a product, unlike "a single point of failure". */
export const namesPart = (text: string) =>
  newThing.test(text) ||
  lexicon
    .find(wordsOf(text))
    .some(({ owner: { kind, name } }) => kind === 'archetype' || (kind === 'work' && !works.get(name)?.quality))

/** True for words that only say what is not wanted: "No blog, no login", "Pas de compte client", "No app is needed." */
export const isDenial = remember(
  (text) =>
    deniesThings(text) ||
    (text.length <= max.characters &&
      languages.some(
        ({ negation, needless, without, lacking, absent }) =>
          negation.test(text) &&
          (needless.test(text) ||
            areName(absent.flatMap((it) => it.exec(text)?.[1] ?? [])[0] ?? '') ||
            (lacking.test(text) && namesPart(text.replace(without, '')))),
      )),
  'sentences',
)

/** True for a denial of what a product has, unlike what is missing or shall end: "No centralized tracking". */
const deniesPart = (text: string) =>
  !deniesThings(text) ||
  withoutSurroundings(text)
    .split(partsOfList)
    .some((part) => areName(part.replace(/^(?:pas d(?:e |['’])|\p{L}+ )/iu, '')))

/** Headings of what is wrong, below which a missing connection is a reason for the product. */
const ofProblems = /pain points|probl[eèé]m|schmerz|douleur|dolor|pontos de dor/i

/** A connection with a product by its name: "integration with SAP". */
const connection = pattern(
  String.raw`(?:[Ii]nt[eé]gra(?:tion|ción|ção|zione)|[Cc]onne(?:ct|x)ion|[Cc]onexión|[Ii]nterface|[Aa]nbindung|[Ss]chnittstelle|[Cc]ollegamento|[Kk]oppeling)s? \p{Ll}{1,4} \p{Lu}`,
)

/** True for a denial that excludes something below its heading: goals and problems have such words, too. */
export const isDenied = ({ topic, text, heading }: Pick<Passage, 'topic' | 'text' | 'heading'>): boolean =>
  isDenial(text) &&
  ((topic !== 'story' && topic !== 'today') ||
    deniesPart(text) ||
    (topic === 'story' && !ofProblems.test(heading) && connection.test(text)))
