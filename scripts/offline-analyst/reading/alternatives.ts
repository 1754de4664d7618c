import { pattern } from '#domain/text/pattern'
import type { Alternative, Decision, Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { definite, indefinite } from '../vocabulary/articles'
import { gains } from '../vocabulary/gains'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'
import { technologies } from '../vocabulary/technologies'
import { asksReader } from '../vocabulary/to-reader'
import { openEnd } from '../vocabulary/undecided'
import { namesWork } from './named-work'
import { platformChoiceIn } from './platform-choices'
import { asUndecided, separateMore } from './undecided'

const or = '(?:or|oder|ou|of(?:wel)?|o|soit)'
const joint = new RegExp(` ${or} `, 'i')

const thing = `${indefinite} [^.,;:?!]{3,50}?`
const anything = `(?:${indefinite} )?[^.,;:?!]{3,50}?`

const only = '(?:just|only|simply|nur|bloß|einfach|juste|simplement|seulement|solo|sólo|simplemente|alleen|gewoon)'

/** A place or an occasion of both of two things: "a calendar or a list on our website", "for each order". */
const place = ` (?:on|in|at|within|for|auf|im|am|für|bei|sur|dans|pour|en|para|sul|nel|per|op|voor) (?:${definite}|each|every|jede[ns]?|chaque|cada|ogni|elke?) [^.,;:?!]{3,80}`

/** The product that a client has in mind, which both of two things say more about: "on our new website". */
const newPlace = pattern(
  `(?<!\\p{L})(?:on|in|for|to|auf|für|zu|sur|dans|pour|à|en|para|a|sul|nel|per|op|voor) (?:(?:${definite}|${indefinite}) )?(?:new|neuen?|nouve\\p{L}+|nuev[oa]|nuov[oa]|nieuwe) \\p{L}`,
)

/** Two things of which one is to be built, unlike what users choose from: "pay by card or invoice". */
const choice = pattern(
  `(?<!\\p{L})(?:(?:either|entweder|soit|ofwel) (?<first>${anything}),? (?:or|oder|soit|of) (?:${only} )?(?<second>${anything})|(?<third>${thing}),? (?:or|oder|ou|o|of) (?:at least|wenigstens|zumindest|au moins|al menos|ten minste|${only}) (?<fourth>${thing}))(?<end>(?:${place})?(?: (?:einbauen|haben|bekommen|hinzufügen|ergänzen|toevoegen|hebben))?[.!?]*$)`,
)

/** Words by which the reader may choose: "…, whatever is easier". */
const easier = pattern(
  ",? (?:(?:whatever|whichever|what|depending on what)(?:['’]s| is) (?:the )?(?:easier|cheaper|simpler|faster|quicker|easiest|cheapest|simplest|better|best)|(?:you (?:decide|choose)|your (?:call|choice)|up to you|entscheide(?:t)? (?:ihr|du)|à vous de (?:voir|choisir)|tú decides|aan jou)|(?:je nachdem,? )?was (?:\\p{L}+ )?(?:einfacher|günstiger|billiger|leichter|schneller|besser) ist|(?:au|selon le) plus simple|ce qui est le (?:plus simple|moins cher)|lo que sea más (?:fácil|barato|sencillo)|(?:quello che è|ciò che è|come è) più (?:semplice|facile|economico)|wat het (?:makkelijk|goedkoop|eenvoudig)ste? is)(?: (?:for|für|pour|para|per|voor) \\p{L}+)?(?= ?[.!?]*$)",
)

/** Beginning of two things of which a client gets one: "Either we get a message, or …", "Entweder bekommen wir …". */
const eitherWeGet =
  /^(?:either (?:we|I) (?:could |can |should )?(?:get|have|receive)|entweder (bekommen|erhalten) wir) /iu
/** The same of what is not decided, unlike what a client gets today. */
const weGetEither = /^(?:(?:we|I) (?:get|receive) either|wir (bekommen|erhalten) entweder) /iu
const begins = /^(?:either|entweder|soit|ofwel) /i
/** Channels of a message. */
const channel = /text message|sms|e-?mail|whatsapp|push/iu

/** True for a wish of the client, unlike what users get: "Guests need either an account or a code". */
const isWish = (text: string, things: readonly string[]) =>
  namesActor(text)
    ? receives.test(text) && things.every((it) => channel.test(it))
    : gains.test(text) ||
      /(?:haben|bekommen)[.!?]*$/.test(text) ||
      asksReader(text) ||
      (begins.test(text) && things.every((it) => newThing.test(it)))

/** True for two things of which a client wants one. A link or the like may be what is enough. */
const areThings = (things: readonly string[]) =>
  things.every(namesWork) || (things.some(namesWork) && things.every((it) => newThing.test(it)))
const newThing = new RegExp(`^${indefinite} `, 'i')

const part = '[\\p{L}\\d]+(?:[.-]\\p{L}+)?'
const service = `${part}(?: (?=\\p{Lu})${part}){0,2}(?: (?:files?|formats?|documents?))?`
const by =
  '(?:(?:with|through|via|by|to|on|in|from|as|mit|über|durch|bei|an|auf|von|als|per|avec|par|en|con|por|como|met|door) (?:(?:an?|eine?|une?|een) )?)?'

/** Two services, formats or channels of which a sentence names one: "through either Stripe or PayPal", "either as PDF or Excel". */
const services = pattern(
  `(?<!\\p{L})(?:[Ee]ither|[Ee]ntweder|[Ss]oit|[Oo]fwel) (?<by>${by})(?<chosen>${service}),? (?:or|oder|soit|of(?:wel)?) (?<byOther>${by})(?<other>${service})`,
  '',
)

/** Formats of what a product returns, and channels of its messages, each of which is work of its own. */
const output =
  /^(?:pdf|excel|xlsx?|csv|xml|json|word|docx?|e-?mails?|sms|whatsapp|push|qr|barcodes?|nfc|rfid)(?![^\s-])/i

/** Wordings by which users only get something, so that the client decides: "Guests get a reminder by either email or SMS", "The owner sends news". */
const receives = pattern(
  String.raw`(?<!\p{L})(?:gets?|receives?|sent|notified|informed|reminded|told|hears?|bekomm\p{L}*|erh[aä]lt\p{L}*|(?:ge|ver)s(?:ende|chick)t|benachrichtigt|informiert|erinnert|reçoi\p{L}*|envoyée?s?|recib\p{L}+|enviad\p{L}+|krijg\p{L}*|ontvang\p{L}*|verstuurd|(?:sends|we send|(?:envoie|manda|envía|stuurt)|wir (?:ver)?(?:schicken|senden)|nous envoyons|we sturen)(?! (?:us|me|ons)(?!\p{L}))|(?:notifi|inform|remind|alert)e?s|notifie|informe|avertit|rappelle|informa|avisa|recuerda|informeert|herinnert|waarschuwt|we (?:notify|inform|remind))(?!\p{L})`,
)

/** Data that a product hands over for somebody: "Invoices are exported for the accountant", unlike "can be exported". */
const handedOver = pattern(
  String.raw`^(?!.*(?<!\p{L})(?:can|may|could|k[aoö]nn\p{L}*|d[aü]rf\p{L}*|peu(?:t|vent)|pued[ae]n?|kan|kunnen)(?!\p{L})).*(?<!\p{L})(?:exported|transferred|handed over|passed on|exportiert|übertragen|übergeben|exportée?s?|transmise?s?|exportad[oa]s?|geëxporteerd)(?! (?:by|from|von|par|por|door) )(?!\p{L})`,
)

const own =
  '(?:custom(?:[- ](?:made|built))?|bespoke|tailor-?made|self-?(?:made|built)|hand-?(?:made|coded)|own|individual|eigene[nrms]?|selbst (?:gebaute|entwickelte|programmierte)[nrms]?|individuelle[nrms]?|sur mesure|a medida|propi[oa]|eigen|op maat)'
const software =
  '(?:systems?|solutions?|software|cms|sites?|websites?|shops?|builds?|developments?|code|lösung(?:en)?|entwicklung|seite|systèmes?|solution|développement|sistema|desarrollo|solución|systeem|oplossing)'
const custom = `(?:(?:something|etwas|an?|the|our|eine?[nrms]?|unser\\p{L}*|une?|un[ao]?|een) )?(?:${own} ${software}|${software} ${own}|(?:custom|bespoke|sur mesure|a medida)(?=[^\\p{L}]*(?:$|[.,;:!?])))`

const ready = `(?:${Object.keys(technologies.content).join('|')})`

const readyNames = new RegExp(`(?<!\\p{L})${ready}(?!\\p{L})`, 'giu')

/** Ready-made software or none: "WordPress or a custom system". */
const made = pattern(
  `(?<!\\p{L})(?:(?:either|entweder|soit|ofwel) )?(?<by>${by})(?:(?<chosen>${ready}),? ${or} ${by}(?<other>${custom})|(?<first>${custom}),? ${or} ${by}(?<second>${ready}))(?!\\p{L})`,
)

/** A product that is there already: "Our site runs on WordPress or a custom theme". */
const ofClient = /^(?:our|my|unsere?|meine?|notre|mon|nuestr[oa]|onze?) /i

/** Words of a setting that chooses, so that a product has both: "either Slack or Telegram, depending on the settings". */
const depends =
  /depend|whichever|setting|prefer|cho(?:i(?!r)|o)|je nach|einstell|w[aä]hl|wunsch|selon|préf|según|eleg|eli[jg]|afhankelijk|kie[sz]|keuze/i
/** Words of data that come from both: "Import orders from Shopify or a custom shop". */
const exchanges = pattern(String.raw`(?<!\p{L})(?:import|export|connect|sync|(?:from|aus|depuis|desde|uit)(?!\p{L}))`)

const namesOne = (kinds: readonly MeaningKind[]) => (text: string) =>
  lexicon.find(wordsOf(text)).some(({ owner: { kind } }) => kinds.includes(kind))

const namesActor = namesOne(['actor'])
const namesService = namesOne(['technology', 'system'])

/** The beginning of what follows two of three things or more: "as PDF or CSV or Excel", "by email or SMS, push or WhatsApp". */
const further = pattern(`^ ?(?:[/|]|[(,]? ?${or} |, ${by}${service},? ${or} )`, '')

const isOfMore = ({ 0: whole, index, input }: RegExpExecArray) => further.test(input.slice(index + whole.length))

/** Conjunctions of a third thing within the second. "Of" joins other words, too. */
const more = / (?:or|oder|ou|ofwel|soit|of(?= een )|o(?= una? )) /i

/** Formats a thing as an option of a question. */
export const optionOf = (thing: string) => thing.charAt(0).toUpperCase() + thing.slice(1)

/** Decides for the things that a person chose, or for the first. */
const decide = (open: Omit<Alternative, 'read'>, decisions: readonly Decision[]): Alternative => ({
  ...open,
  read: decisions.find(({ sentence }) => sentence === open.sentence)?.read ?? open.things.slice(0, 1),
})

/** A choice with the sentences in its place: one for each thing that is read. */
interface Choice {
  texts: string[]
  alternative: Alternative
}

/**
 * Reads one of two things of which a sentence asks for one, "either a calendar or a form", or those that a person chose.
 * Returns null for any other sentence.
 */
export function readChoice(sentence: string, decisions: readonly Decision[] = []): Choice | null {
  if (!joint.test(sentence)) return null
  const settled = sentence.replace(openEnd, '')
  const need = (_: string, german?: string) => (german ? 'Wir brauchen entweder ' : 'We need either ')
  const text = (settled === sentence ? settled : settled.replace(weGetEither, need))
    .replace(easier, '')
    .replace(eitherWeGet, need)
  const read = (of: RegExp, kind: Alternative['kind'], phrases: Record<string, string>, end = ''): Choice => {
    const alternative = decide({ sentence, things: Object.keys(phrases), kind }, decisions)
    // A further service is another connection, which its name alone does not ask for.
    const read = kind === 'service' ? alternative.read.slice(0, 1) : alternative.read
    return { texts: read.map((thing) => optionOf(text.replace(of, () => phrases[thing]! + end))), alternative }
  }
  const platform = depends.test(text) ? null : platformChoiceIn(text)
  if (platform) {
    const { things, texts } = platform
    const alternative = decide({ sentence, things, kind: 'platform' }, decisions)
    const { read } = alternative
    return { texts: [read.length > 1 ? texts[2] : texts[things.indexOf(read[0]!)]!], alternative }
  }
  const two = services.exec(text)
  if (two && isOfMore(two)) return null
  if (two && !isOfUsers(text)) {
    const { by = '', chosen: one = '', byOther, other = '' } = two.groups!
    const kind = [one, other].every(namesService)
      ? 'service'
      : [one, other].every((it) => namesService(it) || output.test(it))
        ? 'work'
        : null
    if (kind) return read(services, kind, { [one]: by + one, [other]: (byOther || by) + other })
  }

  const { first, second, third, fourth, end } = choice.exec(text)?.groups ?? {}
  const [one, other] = [first ?? third, second ?? fourth]
  if (other && (newPlace.test(other + end) || other.split(more).slice(1).some(namesWork))) return null
  if (one && other && areThings([one, other]) && isWish(text, [one, other]))
    return read(choice, 'work', { [one]: one, [other]: other }, end)

  const found = ofClient.test(text) || exchanges.test(text) ? null : made.exec(text)
  const { by = '', chosen, first: custom = '', second: software = chosen, other: own = custom } = found?.groups ?? {}
  if (!found || !software || isOfMore(found)) return null
  const systems = new Set(text.toLowerCase().match(readyNames))
  return systems.size === 1 ? read(made, 'made', { [software]: by + software, [own]: by + own }) : null
}

/** Returns a passage with the choice that it leaves, for each thing that is read, or as the wish that it leaves undecided. */
export function withChoice(passage: Passage, decisions: readonly Decision[]): Passage[] {
  const { texts, alternative } = readChoice(passage.text, decisions) ?? {}
  return texts?.map((text) => ({ ...passage, text, alternative })) ?? separateMore(passage).map(asUndecided)
}

/**
 * Does the same for a longer text, of whose choices only those about its platform, its software or a service are read, and
 * for one of `of` chunks, of whose choices none are.
 */
export function withChoiceOfProduct(passage: Passage, decisions: readonly Decision[], of: number): Passage[] {
  const choice = of > 1 ? null : readChoice(passage.text, decisions)
  const isOfProduct = choice && (choice.alternative.kind !== 'work' || choice.alternative.things.some(namesService))
  return isOfProduct ? withChoice(passage, decisions) : [asUndecided(passage)]
}

/** True if users choose from both things: "Customers pay with either Stripe or PayPal". */
const isOfUsers = (text: string) =>
  depends.test(text) || (namesActor(text) && !receives.test(text) && !handedOver.test(text))

/** The label of one of several options: "Option 2: a forum". */
const option = /^(option|variante?|alternative?|opción|optie) ([1-9A-F])\s?[:–—-] (?=\S)/iu

/** Sets the options of a text aside but the first, or those that a person chose. */
export function withOneOption(passages: readonly Passage[], decisions: readonly Decision[]): Passage[] {
  const labels = passages.map(({ text }) => option.exec(text))
  const isFurther = (at: number) =>
    /[2-9B-F]/i.test(labels[at]?.[2] ?? '') &&
    labels[at - 1] != null &&
    [at - 1, at].every((it) => namesWork(passages[it]!.text))
  const nameOf = ({ text }: Passage) => text.replace(option, '').replace(/[.!]$/, '')
  let alternative: Alternative | undefined
  return passages.map((it, at) => {
    if (!isFurther(at)) {
      let end = at + 1
      while (isFurther(end)) end += 1
      const things = passages.slice(at, end).map(nameOf)
      alternative =
        things.length > 1 ? decide({ sentence: things.join('\n'), things, kind: 'work' }, decisions) : undefined
    }
    if (!alternative) return it
    // Without a stop it may look like a heading.
    return alternative.read.includes(nameOf(it))
      ? { ...it, text: it.text.replace(/(?<=[\p{L}\d])$/u, '.'), alternative }
      : { ...it, settled: 'background' as const }
  })
}
