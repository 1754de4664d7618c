import { pattern } from '#domain/text/pattern'
import { type Statement, leftOut } from './reading/statement'
import { canonicalOf, unsaid } from './sizing/same-words'
import { ruledOutBy } from './technologies'
import { remember } from './text/remember'
import { isNumber, wordsOf } from './text/words'
import { asksNothing } from './vocabulary/headings'
import { lexicon } from './vocabulary/lexicon'
import { wholes } from './vocabulary/requests'
import { technologies } from './vocabulary/technologies'

/** Two statements of a text that cannot both hold, and the thing that they are about, or else the first of them. */
export interface Contradiction {
  about: string
  one: Statement
  other: Statement
}

/** Value that a statement gives to a thing. Two values of one kind and thing contradict each other. */
interface Value {
  about: string
  /** Kind of value and words of the thing. */
  key: string
  /** Number for seconds, bytes and people, which texts round. */
  value: string | number
  /** Share by which numbers may differ. */
  tolerance?: number
}

/** Maximum contradictions that are reported. */
const maxReported = 3

/** Returns the first contradictions of a text. What it leaves out, and what exists today, contradicts nothing. */
export function contradictionsIn(statements: readonly Statement[]): Contradiction[] {
  const present = statements.filter(({ kind, topic }) => !leftOut.has(kind) && !asksNothing(topic) && topic !== 'today')
  const values = [
    ...present.flatMap((statement) =>
      readers.flatMap((read) =>
        read(statement).map((it) => ({ ...it, key: `${it.key} ${caseOf(statement)}`, statement })),
      ),
    ),
    ...technologiesIn(present),
  ]
  const first = new Map<string, (typeof values)[number]>()
  const found = new Map<string, Contradiction>()
  for (const one of values) {
    const { key, about, statement } = one
    const known = first.get(key)
    if (!known) first.set(key, one)
    else if (!isEqual(known, one) && known.statement !== statement && !found.has(key))
      found.set(key, { about, one: known.statement, other: statement })
  }
  return [...found.values(), ...accountsIn(present)].slice(0, maxReported)
}

/** Share by which amounts in different units may differ: 1 GB and 1024 MB, a year and 365 days. */
const ofUnits = 0.03

const isEqual = ({ value: one, tolerance = ofUnits }: Value, { value: other }: Value) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= tolerance * Math.max(one, other)
    : one === other

const ofCase = pattern(
  String.raw`(?<!\p{L})(?:plans?|tiers?|editions?|packages?|subscriptions?|levels?|phases?|stages?|modes?|variants?|versions?|environments?|tarife?|pakete?|stufen?|phasen?|varianten?|umgebung\p{L}*)(?!\p{L})`,
)
const isOfCase = remember(
  (heading) => ofCase.test(heading) || lexicon.find(wordsOf(heading)).some(({ owner }) => owner.kind === 'actor'),
)

/** Returns the headings above a statement that say for whom or in which case it holds: "Pro plan", "Drivers". */
const caseOf = ({ headings }: Statement) => headings.filter(isOfCase).join(' ')

/** Returns what a text is about: the roots of its words in alphabetical order, synonyms as one. */
export const thingOf = (text: string, without: ReadonlySet<string> = new Set()): string =>
  [
    ...new Set(
      wordsOf(text).flatMap(({ raw, root }) =>
        raw === '' || unsaid.has(root) || unsaid.has(raw) || without.has(root) ? [] : canonicalOf(root),
      ),
    ),
  ]
    .toSorted()
    .join(' ')

/** Words after which something holds in a case only. */
const conditional = pattern(
  String.raw`(?<!\p{L})(?:if|when|whenever|unless|until|till|once|before|after|while|during|only|except|other|others|outside|without|more|yet|instead|own|wenn|falls|solange|bis|vor|nach|während|nur|außer|andere\p{L}*|ohne|mehr|noch|sofern|sobald|statt|eigene\p{L}*)(?!\p{L})`,
)

const numbers: Record<string, number> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 2]),
)
const german = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
for (const [at, word] of german.entries()) numbers[word] = at + 2

const amount = pattern(
  `(?<![\\p{L}\\d.,])(?<number>\\d+(?:[.,]\\d+)?|${Object.keys(numbers).join('|')})[ -]?(?<unit>%|\\p{L}+)(?: (?:long|old|lang|alt)(?!\\p{L}))?`,
)
/** Words before an amount that make it a limit. The thing may be named between them: "Maximum upload size: 10 MB". */
const bounds: readonly (readonly [RegExp, string])[] = (
  [
    [
      'up to|at most|(?:no|not) more than|not exceed|limited to|within|less than|fewer than|bis zu|höchstens|(?:nicht )?mehr als|innerhalb von|weniger als',
      0,
      'max',
    ],
    ['at least|no (?:less|fewer) than|mindestens|wenigstens', 0, 'min'],
    ['maximum|max\\.?|limit|maximal\\p{L}*|obergrenze', 5, 'max'],
    ['minimum|min\\.?|minimal\\p{L}*', 5, 'min'],
    ['after|every|for|nach|alle|für', 0, 'exact'],
  ] as const
).map(([words, between, bound]) => [
  pattern(
    `(?<!\\p{L})(?:${words})(?=[ :](?:\\S+ ){0,${between}}(?:an? |is |of |von )?$)(?:[ :](?:an?|is|of|von)(?= $))?`,
  ),
  bound,
])

/** Seconds and bytes of units that can be compared. */
const scales: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:ms|millisec\w*|millisek\w*)$/i, 'time', 0.001],
  [/^(?:s|secs?|seconds?|sek|sekunden?)$/i, 'time', 1],
  [/^(?:mins?|minutes?|minuten?)$/i, 'time', 60],
  [/^(?:h|hrs?|hours?|stunden?)$/i, 'time', 3600],
  [/^(?:days?|tage?n?)$/i, 'time', 86_400],
  [/^(?:weeks?|wochen?)$/i, 'time', 604_800],
  [/^(?:months?|monate?n?)$/i, 'time', 2_629_800],
  [/^(?:years?|jahre?n?)$/i, 'time', 31_557_600],
  [/^kb$/i, 'size', 1],
  [/^mb$/i, 'size', 1e3],
  [/^gb$/i, 'size', 1e6],
]

/** Words that only say that something is a limit. */
const measures = new Set(
  wordsOf(
    'maximum minimum max min limit limits limited length size period duration long old exceed total maximal minimal höchstens mindestens länge größe dauer grenze',
  ).map(({ root }) => root),
)

/** Maximum words of a line that is about what its heading says, such as "Response time: 2 seconds". */
const maxLabel = 6

/** Reads a limit: "Passwords have at least 8 characters". A sentence with two numbers is about more than one thing. */
function limitsIn({ text, words, heading }: Statement): Value[] {
  const found = amount.exec(text)
  if (!found || words.filter(({ raw }) => isNumber(raw)).length > 1) return []
  const { number, unit } = found.groups as { number: string; unit: string }
  const before = text.slice(0, found.index)
  const [cue, bound] = bounds.find(([cue]) => cue.test(before)) ?? []
  if (!cue || timed.test(text.slice(found.index + found[0].length))) return []
  const rest = `${before.replace(cue, '')} ${text.slice(found.index + found[0].length)}`
  const thing = thingOf(rest, measures)
  if (thing === '' || amount.test(rest) || conditional.test(rest)) return []
  const [, of = thingOf(unit), scale] = scales.find(([name]) => name.test(unit)) ?? []
  const value = numbers[number.toLowerCase()] ?? Number(number.replace(',', '.'))
  const place = words.length <= maxLabel && /[:|]/.test(text) ? heading : ''
  return [{ about: text, key: `${bound} ${of} ${place}: ${thing}`, value: scale ? value * scale : String(value) }]
}
const countOfUsers = pattern(
  String.raw`(?<![\p{L}\d.,<>~+-])(\d+(?:[.,]\d{3})?) (?:users|benutzer(?:n|innen)?|nutzer(?:n|innen)?|anwender(?:n|innen)?)(?!\p{L})`,
)
/** Words of a number that is none of all users at all times. */
const ofSome = pattern(
  String.raw`(?<!\p{L})(?:at least|more than|less than|up to|over|under|above|below|between|maximum|minimum|max|min|limit|now|later|soon|then|initial\p{L}*|eventually|first|start\p{L}*|pilot|mindestens|höchstens|über|unter|bis|jetzt|später|zunächst|anfangs|künftig|erste\p{L}*)(?!\p{L})`,
)
/** Products, of which a text may have several. */
const parts = pattern(`(?<!\\p{L})(?!systems?|software|tool)${wholes}`)
/** Words that add nothing to a number of users. */
const ofUse = new Set(
  wordsOf(
    'about around approximately gibt es roughly total system product software tool solution use used have has expect etwa rund ca circa insgesamt system produkt software werkzeug lösung nutzen verwenden genutzt verwendet haben hat',
  ).map(({ root }) => root),
)
/** Share by which numbers of users may differ, since texts estimate them. */
const ofUsers = 0.5

/** Maximum characters of a sentence that only says how many users there are. */
const maxSentence = 160

/** Reads how many users something has: "The portal is for 50 users". */
function usersIn({ text }: Statement): Value[] {
  const [found = '', number = ''] = (text.length <= maxSentence && countOfUsers.exec(text)) || []
  const rest = text.replace(found, '')
  if (number === '' || /[\d,;]/.test(rest) || [ofSome, beside, conditional].some((it) => it.test(text))) return []
  const product = parts.exec(rest)?.[0].toLowerCase() ?? ''
  const key = `users: ${product} ${thingOf(rest, ofUse)}`
  return [{ about: 'the number of users', key, value: Number(number.replace(/[.,]/, '')), tolerance: ofUsers }]
}

/** Words behind an amount that say when. */
const timed = pattern(String.raw`^ (?:before|ago|after|earlier|later|per|each|vor|zuvor|pro|je)(?!\p{L})`)

const mandatory =
  '(?:is|are|must be|ist|sind) (?:always )?(?:mandatory|required|compulsory|obligatory|pflicht|verpflichtend|erforderlich|obligatorisch)'
const optional =
  '(?:is|are|ist|sind) (?:always )?(?:optional|voluntary|not (?:mandatory|required|compulsory)|freiwillig|nicht (?:pflicht|verpflichtend|erforderlich))'
const duty = pattern(`^(?<thing>[^,;:|]{3,60}) (?:(?<must>${mandatory})|(?<may>${optional}))[.!]?$`)

/** Reads what must be given or need not be: "A phone number is required". */
function dutiesIn({ text }: Statement): Value[] {
  const { thing = '', must } = duty.exec(text)?.groups ?? {}
  const key = thingOf(thing)
  return key === '' ? [] : [{ about: text, key: `duty: ${key}`, value: must ? 'must' : 'may' }]
}

const forbidden = pattern(
  String.raw`(?<!\p{L})(?:can ?not|can['’]t|must not|mustn['’]t|may not|shall not|never|(?:are|is) not (?:allowed|permitted) to|(?:kann|können|darf|dürfen) (?:\p{L}+ ){0,4}?(?:nicht|kein\p{L}*))(?!\p{L})`,
)
const allowed = pattern(
  String.raw`(?<!\p{L})(?:can|may|(?:are|is|be) (?:allowed|able|permitted) to|kann|können|darf|dürfen)(?!\p{L})`,
)

/** Reads what somebody can or cannot do in any case: "Members cannot cancel bookings". */
function permissionsIn({ text }: Statement): Value[] {
  const isForbidden = forbidden.test(text)
  const permission = (isForbidden ? forbidden : allowed).exec(text)
  if (!permission || conditional.test(text) || /[,;:|]/.test(text)) return []
  // "Admins can delete users" and "users cannot delete admins" are about different people.
  const actor = thingOf(text.slice(0, permission.index), permitting)
  const key = thingOf(text, permitting)
  return key.includes(' ') ? [{ about: text, key: `may: ${actor}: ${key}`, value: isForbidden ? 'no' : 'yes' }] : []
}
const permitting = new Set(
  wordsOf('allowed able permitted cannot never not nicht kein keine keinen können kann darf dürfen').map(
    ({ root }) => root,
  ),
)

const onlyOn = pattern(
  String.raw`(?<!\p{L})(?:only|exclusively|solely|nur|ausschließlich)(?: (?:for|on|auf|für|an))? (?<before>ios|iphones?|android)(?! and| or| und| oder|\p{L})|(?<!(?<!\p{L})(?:and|or|und|oder) )(?<after>ios|iphone|android)(?: \p{L}+)? only(?!\p{L})`,
)
const isIos = /ios|iphone/i
const phones = pattern(String.raw`(?<!\p{L})(?:ios|iphones?|android)(?!\p{L})`, 'gi')

/** Name of an app: "the driver app". */
const appName = pattern(String.raw`(?<!\p{L})(\p{L}{1,40})[ -]apps?(?!\p{L})`)
const anyApp = new Set('the an our this mobile native die eine unsere mobile native'.split(' '))

/** Reads the phones that an app is for, if it is for one kind only or names both. */
function phonesIn({ text, hits }: Statement): Value[] {
  const { before, after } = onlyOn.exec(text)?.groups ?? {}
  const named = new Set(text.match(phones)?.map((name) => isIos.test(name)))
  const one = before ?? after
  if (one === undefined && named.size < 2) return []
  const [, app = ''] = appName.exec(text.toLowerCase()) ?? []
  const people = hits.flatMap(({ owner }) => (owner.kind === 'actor' ? [owner.name] : []))
  const of = [...new Set([...people, anyApp.has(app) ? '' : app])].join(' ')
  const value = one === undefined ? 'both' : isIos.test(one) ? 'ios' : 'android'
  return [{ about: 'the platform', key: `phones: ${of}`, value }]
}

const browser = '(?:(?:google |mozilla |microsoft |apple )?(?:chrome|firefox|safari|edge|opera))'
const oneBrowser = pattern(
  `(?<!\\p{L})(?:(?:only|exclusively|solely|nur|ausschließlich)(?: \\p{L}+){0,3}? ${browser}|${browser}(?: browser)? only|(?:specific|required|only|einzige) browser (?:in use )?(?:is|ist) ${browser})(?!\\p{L})(?! (?:and|or|und|oder))`,
)
const anyBrowser = pattern(
  String.raw`(?<!\p{L})(?:all|any|alle[nr]?) (?:(?:major|common|modern|current|popular|gängigen?|modernen?|aktuellen?) ){1,2}(?:web )?browsers?(?!\p{L})`,
)

const inCase = /\b(?:if|when|unless|while|during|wenn|falls)\b/i

/** Reads the browsers that a product is for, if it is for one or for all of them. */
const browsersIn = ({ text }: Statement): Value[] =>
  inCase.test(text) || anyBrowser.test(text) === oneBrowser.test(text)
    ? []
    : [{ about: 'the browsers', key: 'browsers', value: anyBrowser.test(text) ? 'all' : 'one' }]

const readers = [browsersIn, limitsIn, usersIn, dutiesIn, permissionsIn, phonesIn]

/** Technologies of which a product has one. */
const exclusive: Record<string, readonly string[]> = {
  database: ['PostgreSQL', 'MySQL', 'SQL Server', 'Oracle'],
  'content system': ['WordPress', 'Drupal', 'Typo3', 'Joomla'],
  'shop system': ['Shopify', 'WooCommerce', 'Magento', 'Shopware', 'PrestaShop'],
  'app framework': ['React Native', 'Flutter', 'Ionic', 'Xamarin'],
  'payment provider': Object.keys(technologies.payments),
}

/** Words of what exists beside the product, or is one of several. */
const beside = pattern(
  String.raw`(?<!\p{L})(?:existing|current(?:ly)?|old|legacy|today|previous|import\p{L}*|migrat\p{L}*|export\p{L}*|sync\p{L}*|connect\p{L}*|integrat\p{L}*|from|read|replac\p{L}*|or|such as|e\.?g|like|for example|reporting|warehouse|analytic\p{L}*|test|tests|bestehend\p{L}*|bisherig\p{L}*|heute|derzeit|alte?n?|aus|oder|z\. ?b|beispielsweise|ablös\p{L}*|ersetz\p{L}*|angebunden|anbind\p{L}*)(?!\p{L})`,
)
/** Words of a choice. */
const chooses = pattern(
  String.raw`(?<!\p{L})(?:us(?:e|es|ed|ing)|stor\p{L}+|sav\p{L}+|kept|persist\p{L}*|built|build|runs?|running|based|host\p{L}*|deploy\p{L}*|implement\p{L}*|develop\p{L}*|written|database (?:is|will be|must be|shall be|engine)|paid|pay|pays|payments?|verwend\p{L}*|genutzt|nutzt|gespeichert|läuft|laufen|basier\p{L}*|gehostet|entwickelt|umgesetzt|datenbank ist|bezahlt|zahlen)(?!\p{L})`,
)
/** Words of one provider of payments and no other. */
const alone = pattern(
  String.raw`(?<!\p{L})(?:only|exclusively|solely|all (?:online |card )?payments|payment (?:provider|gateway|processor)|nur|ausschließlich|alle zahlungen|zahlungsanbieter|zahlungsdienstleister)(?!\p{L})`,
)
/** Maximum words of a line that names a technology and need not say that it is chosen: "Database: MySQL 8". */
const maxChoice = 6

/** Reads the technologies that a text chooses. One with a sentence that names two of a kind has both. */
function technologiesIn(statements: readonly Statement[]): (Value & { statement: Statement })[] {
  return Object.entries(exclusive).flatMap(([kind, names]) => {
    const namedIn = ({ hits }: Statement) =>
      new Set(
        hits.flatMap(({ owner }) => (owner.kind === 'technology' && names.includes(owner.name) ? owner.name : [])),
      )
    const naming = statements.map((statement) => ({ statement, named: [...namedIn(statement)] }))
    if (naming.some(({ named }) => named.length > 1)) return []
    const chosen = naming.flatMap(({ statement, named: [name] }) => {
      const { text, words } = statement
      const isChosen = name && (words.length <= maxChoice || chooses.test(text)) && !beside.test(text)
      return isChosen && !ruledOutBy(text).includes(name) ? [{ statement, name }] : []
    })
    if (kind === 'payment provider' && !chosen.some(({ statement }) => alone.test(statement.text))) return []
    return chosen.map(({ statement, name }) => ({ about: `the ${kind}`, key: kind, value: name, statement }))
  })
}

const account =
  '(?:a |an |any |their |creating |having |ein |eine |einem |eigenes ){0,4}(?:user |customer |kunden|benutzer)?(?:account|registration|registering|signing (?:up|in)|logging in|log-?in|konto|registrierung|anmeldung)'
const withoutAccount = pattern(
  `(?<!\\p{L})(?:without|ohne) ${account}(?!\\p{L})|(?<!\\p{L})(?:no|kein) ${account} (?:is |ist )?(?:needed|required|necessary|nötig|erforderlich)(?: (?:to|for|um|für))?`,
)
const withAccount = pattern(
  `(?<!\\p{L})${account} (?:is|are|ist) (?:required|mandatory|needed|necessary|erforderlich|nötig|pflicht)(?: (?:to|for|before|um|für|vor))?|(?:ist|sind) ${account} (?:erforderlich|nötig|pflicht)|(?:must|have to|need to|müssen) (?:first )?(?:register|sign (?:up|in)|log in|have ${account}|create ${account}|be (?:registered|logged in|signed in)|sich (?:registrieren|anmelden))(?: (?:to|before|um|bevor sie))?|(?:only|nur) (?:registered|logged[- ]in|signed[- ]in|registrierte|angemeldete) `,
)
const guests = pattern(String.raw`(?<!\p{L})(?:guests?|anonymous|gäste|gast)(?!\p{L})`)

/** Words for buying something, which stand for one another. */
const purchase = new Set(
  wordsOf('order orders buy purchase checkout shop bestellen kaufen bestellung').map(({ root }) => root),
)

/** Finds what people do without an account in one line, and with one in another. */
function accountsIn(statements: readonly Statement[]): Contradiction[] {
  const needing = statements.filter(({ text }) => withAccount.test(text) && !withoutAccount.test(text))
  // Guests who have accounts are the customers.
  const areCustomers = needing.some(({ text }) => guests.test(text))
  const isFree = ({ text }: Statement) =>
    !forbidden.test(text) && (withoutAccount.test(text) || (!areCustomers && allowed.test(text) && guests.test(text)))
  const deedOf = ({ text, words }: Statement, cue: RegExp) =>
    words.some(({ root }) => purchase.has(root)) ? 'purchase' : thingOf(text.replace(cue, ' '), customers)
  for (const one of statements.filter(isFree)) {
    const deed = deedOf(one, withoutAccount)
    const other = needing.find((it) => it !== one && deedOf(it, withAccount) === deed)
    if (deed !== '' && other) return [{ about: 'accounts', one, other }]
  }
  return []
}
const customers = new Set(
  wordsOf(
    'guest guests anonymous customer customers visitor visitors user users people gäste gast kunden besucher',
  ).map(({ root }) => root),
)
