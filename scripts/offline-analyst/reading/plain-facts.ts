import { pattern } from '#domain/text/pattern'
import { wordsOf } from '../text/words'
import { about, client, day, helper, house, named, number, ours, partOfHouse, season } from '../vocabulary/clients'
import { definite } from '../vocabulary/articles'
import { lexicon } from '../vocabulary/lexicon'
import { wholes } from '../vocabulary/requests'
import { months } from './around'
import { things } from './client-talk'
import { wishesFeeling } from './feelings'
import { presentsWriter } from './present'

/** Statements of states: who the client's people are and how long, when they meet, how many there are, what they own and sell. */

const known = `(?:${definite} |l['’])`
const word = "[\\p{L}\\d'’-]+"
const words = (most: number) => `${word}(?: ${word}){0,${most - 1}}`
/** The client or its people and things, also by name: "our dispatcher, Mrs Lind,". */
const own = `(?:we|I|wir|ich|nous|je|wij|noi|${named}|${known}(?:${word} ){0,2}?${word}(?:, [^,;:]{3,40},)?)`
const group = `(?:we|wir|nous|wij|noi|${known}(?:${word} ){0,2}?[\\p{L}-]*(?:${house}|${partOfHouse}))`
const be = "(?:is|are|am|['’]m|will be|ist|sind|bin|est|sont|suis|sera|son|está[n]?|estoy|estará|è|sono|sarà|zijn|ben)"
const time = `(?:${day}|${season}|${months})(?!\\p{L})`
const until =
  "(?:,? (?:until|till|from|in|since|for|next|this|all|on|bis|ab|im|seit|jusqu['’]\\p{L}+|jusque|à|en|du|depuis|pendant|hasta|desde|a|fino|dal?|per|tot|vanaf|sinds)(?: [\\p{L}\\d.'’]+){1,4})?"
/** Since when somebody is "here" or "with us". */
const here = '(?=.* (?:here|us|hier|uns|ici|nous|aquí|nosotr[oa]s|qui|noi|ons)(?!\\p{L}))'
const since =
  "(?:for|since|seit|depuis|desde|hace|dal?|sinds|al) (?:(?:more than|over|about|mehr als|über|plus de|más de|più di|meer dan) )?(?:l['’])?[\\p{L}\\d'’]+(?: [\\p{L}]+)?(?: (?:(?:hier|here|dabei|ici|aquí|qui)|(?:with|bei|für|chez|avec|con|da) (?:us|uns|nous|nosotr[oa]s|noi)))?"

/** Predicates of whatever the client has. */
const states = [
  // "has worked here for 20 years", "arbeitet seit zwölf Jahren bei uns"
  `(?:(?:has|have|['’]s) (?:already )?(?:been|worked|helped|volunteered|taught|lived|played)|arbeitet|hilft|ist|travaille|est|trabaja|está|lavora|è|werkt|is)${here}(?: [\\p{L}'’]+){0,4}? ${since}`,
  `lleva${here} ${words(3)} (?:con|aquí|trabajando) ?${word}`,
  // "is on holiday until May", "ist bis Ostern im Urlaub"
  `${be}(?: currently| still)? (?:(?:on (?:holidays?|vacation|(?:\\p{L}+ )?leave)|off sick|retired|(?:away|abroad|ill)(?= (?:until|till|from|in|this|next) ))|en (?:vacances|congé|retraite|arrêt maladie)|de (?:vacaciones|baja|viaje)|in (?:ferie|vacanza|maternità|malattia|pensione)|(?:op vakantie|met (?:verlof|pensioen)))${until}`,
  `(?:ist|sind|bin|is|zijn|ben)${until} (?:i[nm] (?:urlaub|ruhestand|elternzeit|mutterschutz)|in rente|verreist|krank(?:geschrieben)?|op vakantie|met (?:verlof|pensioen)|ziek)${until}`,
  // "are leased", "sont en location"
  `${be} (?:all |alle |tous |toutes |tod[oa]s |tutt[ie] )?(?:leased|second-hand|geleast|gepachtet|en (?:leasing|location)|de alquiler|in leasing|a noleggio|geleased)`,
]

/** Predicates of the client, or of a group or place of it. */
const conditions = [
  // "is rented"
  `${be} (?:rented|gemietet|louée?s?|alquilad[oa]s?|in affitto|gehuurd)`,
  // "was founded in 1974", "besteht seit 1987"
  `(?:was|were) (?:founded|established|started|set up|opened) (?:in|on) ${words(4)}`,
  `(?:ha(?:s|ve) (?:existed|been (?:around|in business|there))|besteh(?:t|en)|existier(?:t|en)|gibt es(?: schon)?|exist(?:e|ons)|esiste|bestaa[nt])(?: schon| bereits| al| déjà)? ${since}`,
  `(?:wurde (?:im jahr )?\\d{4} gegründet|(?:a été fondé|fue fundad|è stat[oa] fondat|(?:is|werd) opgericht)\\p{L}*(?: ${word}){1,3}|se fundó en ${words(2)}|(?:is|werd) in \\d{4} opgericht)`,
]

const device =
  '(?:(?:android|windows)(?:[- ](?:smart)?(?:phones?|handys?|telefoon|telefoons|geräte|tablets?))?|iphones?|ipads?|(?:smart|mobile )?phones?|smartphones?|tablets?|laptops?|(?:dienst)?handys?|(?:téléphones?|móvil(?:es)?|telefon[oi]|tablettes?|cellulari)(?: android| portables?)?)'
const most =
  '(?:(?:almost |nearly |fast |presque |casi |quasi |bijna )?(?:all|most|many|some|several|half|alle|die meisten|viele|einige|manche|mehrere|die hälfte|tous|toutes|la plupart|beaucoup|certain(?:e?s)?|la moitié|tod[oa]s|la mayoría|much[oa]s|algun[oa]s|la mitad|tutti|la maggior parte|molti|alcuni|la metà|de meeste|veel|sommige|de helft)(?: (?:of|de(?! la)|d[ae]gl?i|van))?)'
const has =
  '(?:are|is|have|has|employs?|beschäftig(?:t|en)|emplo(?:ie|yons)|sind|ist|habe|haben|hat|sommes|avons|a|compte|tiene|è|ha|zijn|hebben|heeft)'

const share =
  "(?:(?:almost |nearly |more than |about |around |over |fast |etwa |rund |gut |über |presque |environ |près d['’e] ?|casi |alrededor de |circa |quasi |ongeveer |bijna )*(?:(?:an?|the|one|ein|das|un|une|de|een) )?(?:(?:third|quarter|half|majority|drittel|viertel|großteil|tiers|quart|tercio|cuarto|terzo|derde|kwart)|\\d{1,2} ?(?:%|percent|prozent|por ciento|pour cent)|(?:two|three) (?:thirds|quarters))(?: (?:of|der|von|de|van|d[ei](?:lle|gli)?))?)"
/** Some of the people whom the client has, or all of them: "Some drivers", "Etwa ein Drittel der Familien". */
const several = `(?:(?:${most}|${share}) (?:(?:our|the|unserer|der|nos|des|l[aeo]s|nuestr[oa]s|nostr[ie]|onze|de) )?|${ours} )(?<people>[\\p{L}-]+)`
const hardly =
  "(?:do(?:es)? not|don['’]t|can(?:not|['’]t| not| hardly| barely)|hardly|barely|only|mostly|also|ne|n['’]|no|non|apenas|casi no|kaum|nur|nicht)"
/** Languages and origins of people, which are at most a reason: "Some drivers do not speak German well". */
const ofPeople = [
  `${several} (?:${hardly} ?)?(?:(?:speak|read|understand|know|write)s?|sprechen|verstehen|lesen|können|kann|spricht|(?:ne )?(?:parlent|lisent|comprennent|maîtrisent)|(?:hablan?|leen?|entienden?|saben?)|(?:parlano|capiscono)|(?:spreken|begrijpen|lezen))(?: (?:pas|nicht|kaum|nur|kein|wenig|niet|geen|bien|gut|peu))*(?: (?:any|enough|good|much|le|l['’]|el))? ?(?<language>[\\p{L}]+)(?: (?:very |so |really |sehr |si |muy |très )?(?:well|much|at all|gut|bien|bene|goed|fluently))?`,
  `${several} (?:(?:are|is|comes?|lives?|kommen|kommt|ist|sind|leben|wohnen|wohnt) (?:from|in|near|aus|bei)|(?:viennent|vient|est|sont) (?:de|d['’]|du|en|à)|(?:vienen?|son|es) de[l]?|(?:vengono|viene|sono) d[aie]l?|kom(?:en|t) uit) ?${words(4)}`,
  `${several} ${be} (?:not |nicht |pas |no |mostly |all |already |meist |schon )?(?:(?:very|so|that|sehr|très|muy) )?(?:good (?:with|at) (?:computers?|technology|phones?)|used to computers?|older than \\d+|over \\d+(?: years old)?|(?:older|elderly|old) people|elderly|seniors?|beginners|älter(?: als \\d+)?|über \\d+|âgée?s|mayores(?: de \\d+)?)`,
].map((form) => pattern(`^(?:${form})[.!]?$`))

/** Whole sentences, which may name a thing of which the lexicon knows a kind of work. */
const settled = [
  `${own} (?:${states.join('|')})`,
  `${group} (?:${conditions.join('|')})`,
  // "About 20 people work for us."
  `(?:${about} )?${number} (?:${word} ){1,2}?(?:(?:work|volunteer|help|live)(?: for us| with us| here)|arbeiten (?:bei|für) uns|travaillent (?:chez|pour|avec) nous|trabajan (?:con nosotr[oa]s|aquí|para nosotr[oa]s)|lavorano (?:(?:da|per|con) noi|qui)|werken (?:bij|voor) ons)`,
  // "Most drivers use Android phones."
  `(?:${most} (?:(?:our|the|unserer|der|nos|des|l[eo]s|las|nuestr[oa]s|nostr[ie]|onze|de) )?|${ours} )${word}(?: ${word})? (?:(?:do not|don['’]t|no|non|n['’]|ne) ?)?(?:ha(?:ve|s)|use|own|carry|nutzen|nutzt|haben|hat|a|benutzen|verwenden|utilisent|ont|usan?|utilizan?|tienen?|usano|hanno|ha|hebben|gebruiken) (?:(?:an?|the|no|their own|old|private|keine?|eine?|ihre?|pas de|des|geen|une?|un[ao]?|een|hun) )?${device}`,
  // "My brother takes the photos", "Die Fotos macht Herr Krause"
  `${helper} (?:takes?|makes?|does|writes?|draws?|designs?|supplies|provides|delivers|sends|macht|schreibt|liefert|zeichnet|gestaltet|fait|prend|écrit|fournit|dessine|hace|escribe|dibuja|fa|scatta|scrive|disegna|maakt|schrijft|tekent|levert) ${things}`,
  `${things} (?:macht|schreibt|liefert|zeichnet|gestaltet|maakt|schrijft|tekent|levert|(?:l[oaie]s? )(?:hace|escribe|dibuja|fa|scatta|scrive|disegna)|(?:are|is|sont|est) (?:taken|made|done|written|drawn|designed|supplied|provided|faite?s?|prise?s?|écrite?s?|fournie?s?|dessinée?s?) (?:by|par)) ${helper}`,
  // "The logo exists."
  `${things} (?:already |ya )?exist(?:s|iert|ieren|en?|ent|ono)?(?: already| schon| bereits| déjà| già)?`,
  // "Our dispatcher is Mrs Lind."
  `${ours} ${words(2)} (?:is|ist|est|es|è) ${named}|${named} (?:is|ist|est|es|è) ${ours} ${words(2)}|${named} (?:runs|leads|heads|leitet|führt|dirige|gère|leidt) ${known}[\\p{L}-]*${house}`,
  // "Our current site runs on an old server of a member."
  `${ours} (?:current|existing|old|present|jetzige|aktuelle|alte|bisherige) (?:web)?${wholes} (?:runs on|is hosted|läuft auf) [^,;:]{3,60}|${ours} (?:site|boutique|web|sito|tienda) (?:actuel(?:le)?|actual|attuale) (?:tourne|est héberg|funciona|está|gira) ?[^,;:]{3,60}`,
]

const some = '(?: [^\\s,;:]+){0,7}'
const opened =
  '(?:open|closed|geöffnet|offen|geschlossen|ouverte?s?|fermée?s?|abiert[oa]s?|cerrad[oa]s?|apert[oaie]|chius[oaie]|gesloten)'
/** Whole sentences about what happens at times, of which they name one. */
const habits = [
  // "Our board meets every Monday", "Unser Vorstand trifft sich jeden Montag"
  `${group} (?:meets?|rehearses?|trains?|practi[cs]es?|gets? together|tr(?:ifft|effen) (?:sich|uns)|prob(?:t|en)|trainier(?:t|en)|tagt|se (?:réunit|retrouve)|nous (?:réunissons|retrouvons)|répèt(?:e|ent)|répétons|se reúne|ensaya|entrena|si (?:riunisce|incontra|ritrova)|vergader(?:t|en)|repete(?:ert|ren)|traint|kom(?:t|en) (?:samen|bijeen))${some}`,
  `(?:nos reunimos|ensayamos|entrenamos|ci (?:riuniamo|incontriamo|vediamo))${some}`,
  // "The office is closed in August", "Im August ist die Schule geschlossen"
  `${group} ${be}${some}? ${opened}${some}`,
  `(?:i[nm]|am|en|on|nel|a) ${words(2)},? (?:${be} ${group}|${group} ${be}) ${opened}`,
]
const times = pattern(`(?<!\\p{L})${time}`)
/** Another clause after "and", unlike another time, and those for whom something is open. */
const saysMore = pattern(
  `(?<!\\p{L})(?:(?:and|und|et|y|e|en) (?!(?:[^\\s,;:]+ )?${time})|(?:for|für|pour|para|per|voor) )`,
)

/** Things that a client counts in its product, and their limits, unlike boats and people: "We have 3 membership types". */
const counted = pattern(
  String.raw`(?<!\p{L})(?:\p{L}*(?:types?|kinds?|sorts?|categor(?:y|ies)|roles?|levels?|status(?:es)?|states?|languages?|prices?|tariffs?|rates?|plans?|packages?|steps?|pages?|colou?rs?|sizes?|formats?|fields?|options?|versions?|groups?|classes|ways|methods?|questions?|wishes|changes?|problems?|issues?|ideas?|points?|things|requests?|days?|weeks?|months?|hours?|minutes?|years?)|\p{L}*(?:arten|typen|sorten|kategorien?|rollen?|stufen?|gruppen?|klassen?|sprachen?|preise?|tarife?|pakete?|schritte?|seiten?|farben?|größen?|felder|fragen?|wünsche?|änderungen|probleme?|ideen|punkte?|dinge|tage?|wochen?|monate?|stunden?|jahre?)|catégories?|rôles?|niveaux|langues?|tarifs?|prix|formules?|étapes?|groupes?|couleurs?|tailles?|questions?|idées|problèmes?|jours|semaines?|mois|heures|ans|tipos?|clases?|categorías?|niveles|idiomas?|tarifas?|precios?|planes|pasos|páginas?|grupos?|colores|tallas?|preguntas?|problemas?|días|meses|horas|años|tip[oi]|categorie|ruol[oi]|livelli|lingue|prezzi|tariffe|piani|passi|pagine|gruppi|domande|problemi|giorni|settimane|mesi|ore|anni|soorten|rollen|niveaus|talen|prijzen|tarieven|stappen|groepen|kleuren|maten|vragen|dagen|weken|maanden|uren|per|pro|par|por|each|every|jede\p{L}*|chaque|cada|ogni|elke|with|mit|avec|con|met|for|für|pour|para|voor|max\p{L}*|least|most|höchstens|mindestens)(?!\p{L})`,
)

const amount = `(?:(?:and|und|et|y|e|en) )?(?:${about} )?(?:${number}|an?|one|eine?n?|une?|un[ao]?|een) (?:${word} ){0,2}?[\\p{L}-]+`
const inPlace = `(?:one|eine[rns]?|une?|un[ao]?|een) (?:in|à|en|a|te) ${word}`
/** Whole sentences with any things, of which none may be a kind of work. */
const possessions = [
  // "We have 320 members and 12 boats", "We have two shops, one in Kiel and one in Eutin"
  `(?:(?:${client}|${known}(?:${word} )?[\\p{L}-]*${house}) ${has}|j['’]ai|tenemos|tengo|abbiamo|ho|tiene) (?:${about} )?${number} (?:${word} ){0,2}?[\\p{L}-]+(?:,? ${amount}){0,3}(?:(?:, ${inPlace})*,? (?:and|und|et|y|e|en) ${inPlace}| (?:in|à|en|a|te) ${words(4)})?`,
  // "We own the building."
  `${client} (?:owns?|leases?|besitz(?:t|en)|possèd(?:e|ent)|possédons) (?:${known}|(?:${number}|an?|eine?|une?) )${words(3)}`,
  // "We sell bread, cakes and coffee"
  `(?:(?:we|I|wir|ich|nous|je|wij) (?:sell|bake|brew|repair|grow|breed|verkaufen?|backen?|brauen?|reparieren?|züchten?|vend(?:ons|s)|fabri(?:quons|que)|répar(?:ons|e)|verkopen?|bakken?|repareren)|vend(?:emos|iamo)|fabricamos|reparamos|produciamo|ripariamo)(?:,? (?!(?:in|at|by|on|to|with|without|via|only|through|over|from|per|zu|an|bei|mit|ohne|nur|über|für|à|par|avec|sur|pour|en (?:l[aeo]s?|el|línea|ligne)|a|por|con|para|su|op|met|aan|voor)(?!\\p{L}))[\\p{L}'’-]+){1,9}`,
]
/** "The depots are in Lübeck, Kiel and Rostock." */
const places = pattern(
  `^${known}(?:${word} )?(?:${house}|${partOfHouse})(?:s|n|en|es)? (?:is|are|ist|sind|liegt|liegen|est|sont|est[áa]n?|se encuentran?|è|sono|zijn|liggen) (?:in|at|near|à|en|a|te|bei) [^;:]{3,80}$`,
)
const towns =
  /^[^,]* (?:in|at|near|à|en|a|te|bei) \p{Lu}[\p{L}'’-]+(?:(?:,| and| und| et| y| e| en)(?: à| en| a)? \p{Lu}[\p{L}'’-]+)*[.!]?$/u

const wholeSentence = (forms: readonly string[]) => pattern(`^(?:${forms.map((it) => `(?:${it})`).join('|')})[.!]?$`)
const isSettled = wholeSentence(settled)
const isHabit = wholeSentence(habits)
const isPossession = wholeSentence(possessions)

/** Wishes, clauses about who and when, and what happens online. */
const goesOn = pattern(
  String.raw`(?<!\p{L})(?:can|could|needs?|wants?|would|like|who|which|that|whose|where|if|when|unless|online|web|wenn|falls|sobald|dass|qui(?= (?!dal? ))|que|quand|si(?! (?:riun|incontr|ritrov))|cuando|quando|che|wanneer|als|dat|kann|können|d[aü]rf\p{L}*|möcht\p{L}*|woll\p{L}*|brauch\p{L}*|peu(?:t|vent)|doi(?:t|vent)|voul\p{L}+|besoin|faut|puede[n]?|debe[n]?|quer\p{L}+|necesit\p{L}+|può|possono|deve|devono|vogli\p{L}+|kan|kunnen|moet(?:en)?|willen)(?!\p{L})|, (?:die|der|das|den|dem|deren|dessen) `,
)

const ofProduct = new Set(['work', 'weak', 'language', 'archetype', 'platform', 'technology'])
const namesWork = (text: string) => lexicon.find(wordsOf(text)).some(({ owner }) => ofProduct.has(owner.kind))

const maxLength = 140
const areFamilies = /^(?:famil(?:ies|ien|les|ias|ie)|kids|folks|soci[oa]s|adhérents?)$/i

/** Words between a fact and a wish for a feeling: "Half of them are over 70, so it must be easy". */
const therefore = /,? (?:so|therefore|deshalb|daher|donc|así que|quindi|dus) |, (?=es (?:muss|soll) also )/iu

/** True for a statement of what people speak, where they come from and what they are used to. */
export function isFactOfPeople(text: string): boolean {
  if (text.length > maxLength) return false
  const [fact = '', aim] = text.split(therefore)
  if (aim !== undefined && !wishesFeeling(aim)) return false
  const { people: noun, language } = ofPeople.map((it) => it.exec(fact)?.groups).find(Boolean) ?? {}
  if (noun === undefined) return false
  const names = (word: string, kind: string) => lexicon.find(wordsOf(word)).some(({ owner }) => owner.kind === kind)
  if (language !== undefined) return names(language, 'language')
  return (names(noun, 'actor') || areFamilies.test(noun)) && !namesWork(fact) && !goesOn.test(fact)
}

/** True for a statement of a state of the client, which says nothing of a product: "The trucks are leased". */
export const isPlainFact = (text: string): boolean =>
  text.length <= maxLength &&
  (isSettled.test(text) ||
    (isHabit.test(text) && times.test(text) && !saysMore.test(text)) ||
    (((places.test(text) && towns.test(text)) || (isPossession.test(text) && !counted.test(text))) &&
      !namesWork(text))) &&
  !goesOn.test(text)

/** True for an item that says who the client is: "We are a small bakery in Kiel". */
export const introducesPlainly = (text: string): boolean =>
  presentsWriter(text) && !goesOn.test(text) && !namesWork(text)
