import { pattern } from '#domain/text/pattern'
import { findAll } from '#domain/text/text'
import { archetypesOf } from '../reading/archetypes'
import { type Statement, isAsking } from '../reading/statement'
import { wordsOf } from '../text/words'
import type { Hit } from '../text/matcher'
import { denials } from '../vocabulary/cues'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { lightSystems, publicServices } from '../vocabulary/systems'

/** True for a service that a page includes by a snippet or a form, unless both keep the same data. */
export const isLight = (name: string, text: string): boolean =>
  lightSystems.has(name) && !/s[yi]n[ck]r|abgleich|\bsync/i.test(text)

/** Phrases that move data between the product and another system. */
const connects =
  /\b(?:sync\w*|kept? (?:in (?:sync|step)|up to date)|integrat\w+|connect\w*|interface (?:to|with)|(?<!\b(?:an?|the|and|with) )link(?:ed|s)? (?:to|with)|import(?:s|ed)? from|export(?:s|ed)? to|(?:push|pull|send|sent|sends|post|book|pass|transfer|copy|copies|copied|write|writes|written|create[sd]?|enter(?:ed)?|typed)\b.{0,60}\b(?:to|into|from|in)|read(?:s)?\b.{0,40}\bfrom|fetch\w*|feeds?|via the api|through its|data from)\b|\b(?:synchronis\w+|anbind\w+|schnittstelle\w*|abgleich\w*)|übertrag\w+|\b(?:synchronisation|connexion|intégr\w+|sincroniz\w+|integra\w+|conect\w+)|синхрониз\w*|интеграц\w*|συγχρονισ\w*|同步|对接|集成/i

/** A name after a preposition: "sent to Exact Online". */
const name =
  /(?<=(?<!\b(?:according|accordance|conform\w*|compl(?:y|ies|iance|iant)|conformité|conforme|adher\w+|line|norme|standards?)\s)\b(?:uses?|using|to|into|from|with|via|of|in|an|nach|mit|aus|vers|avec|dans|en|a|con|com)\s(?:(?:our|the|their|der|die|das|le|la|el|o)\s)?)\p{Lu}[\p{L}\d]*(?:[-.&][\p{L}\d]+)*(?:\s+(?!And\b|Then\b|When\b|If\b)(?:\p{Lu}[\p{L}\d]+|\d+))*/gu

/** Capitalized words that are not names of systems. */
const common = new Set(
  'i on off wan lan api apis pdf csv json xml html css url http https sms qr id ui ux gps exif utc usb it hr crm erp faq vat iban iso gdpr oauth jwt rest graphql openapi sql excel word english german french spanish portuguese italian russian greek chinese sdk rpc cli readme javascript nosql xxx xxxx january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday android iphone ipad ios windows linux macos mac web internet admin user users customer customers the a an and or if when as in on for to given then uc raw jpeg png mvp iso iec din rfc wcag nist owasp ieee dublin marc ead dcat skos iiif isad isaar bitv rgaa gmp glp'.split(
    ' ',
  ),
)

/** Returns the names after prepositions in a text. A role of a person, or words of `small` alone, are none. */
export function namesIn(text: string, small: ReadonlySet<string> = new Set()): string[] {
  return (text.match(name) ?? []).filter((found) => {
    const words = found.toLowerCase().split(/\s+/)
    return (
      words.every((word) => !common.has(word)) &&
      !words.every((word) => small.has(word)) &&
      !pattern(
        String.raw`^\p{Lu}{1,2}\d*$|\.(?:md|txt|json|csv|rb|js|ts|py|html)$|-(?:based|built|defined|driven|specific|style|side|level|ready|friendly)$`,
      ).test(found) &&
      !isPerson(found)
    )
  })
}

/** Groups of people: several of a kind, such as "SUAs", and "Reporting Party". */
const people =
  /^\p{Lu}{2,}s$|(?:^|\s)(?:Part(?:y|ies)|Teams?|Staff|Departments?|Divisions?|Units?|Committees?|Boards?)$/u

/** True for a role such as "Office Manager", whose last word is one, and for groups of people. */
function isPerson(found: string): boolean {
  if (people.test(found)) return true
  const words = wordsOf(found)
  return lexicon.find(words).some(({ owner, at, length }) => owner.kind === 'actor' && at + length === words.length)
}

/** Words beside a name that make it one of people: "the Master user", "usuario Maestro". */
const role =
  '(?:users?|roles?|administrators?|admins?|utilisateurs?|rôles?|administrateurs?|usuari[oa]s?|rol(?:es)?|administrador(?:es)?|utent[ei]|ruol[oi]|amministrator[ei]|gebruikers?|rollen|beheerders?|usuári[oa]s?|papel|papéis|perfil)'
const proper = '(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)'
const roleNames = pattern(`(?<!\\p{L})(?:${proper} ${role}|${role} ${proper})(?!\\p{L})`, 'g')

/** Whoever gets a message: "sends a text message to the Wardens". */
const recipients = pattern(
  `(?<!\\p{L})(?:e-?mails?|courriels?|correos?|(?:text )?messages?|texts|SMS|notifications?|reminders?|rappels?|recordatorios?|notificacion(?:es)?|mensajes?|messaggi[o]?|notific(?:a|he)|promemoria|berichten?|meldingen?|mensagen[ms]?|notificaç(?:ão|ões)|notif(?:y|ies)|informs?|alerts) (?:(?:to|aux?|à|al?|an|aan|alle|ai|agli|ao|aos|para) )?(?:(?:the|all|each|every|les?|la|los?|las?|el|de|het|i|gli|os?|as?) )+${proper}(?!\\p{L})`,
  'g',
)

/** An account of people is written to; one of a system is connected. */
const accounts = pattern(`(?<!\\p{L})${proper} accounts?(?!\\p{L})`, 'g')
const links = pattern(
  String.raw`(?<!\p{L})(?:s[yi]n[ck]\p{L}*|connect\p{L}*|integrat\p{L}*|link(?:ed|s)?|import\p{L}*)(?!\p{L})`,
)

/** Returns the names that a sentence gives to roles and to those who get messages, without plural. */
const rolesNamedIn = (text: string): string[] =>
  [roleNames, recipients, ...(links.test(text) ? [] : [accounts])].flatMap((names) =>
    findAll(names, text).map(([, first, second]) => singular(first ?? second ?? '')),
  )

const singular = (name: string) => name.toLowerCase().replace(/s$/, '')

/** Returns the words that the statements write in small letters. */
const smallWordsIn = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}.@/-])\p{Ll}[\p{Ll}-]+/gu) ?? []))

/** A name of the product itself, of which the text says what it does: "The QMS shall", "LT lets". */
const subject =
  /^(?:[Tt]he )?(\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)?) (?:shall|must|should|will|may|is (?:an?|the)|lets?|allows?|enables?|provides?|supports?|helps?)(?!\p{L})/u

/** Returns the names of the product. Another system is seldom the subject of several sentences. */
function ownNamesIn(statements: readonly Statement[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of statements) {
    const found = subject.exec(text)?.[1]
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= minSubjects).map(([found]) => found))
}

/** Minimum sentences about what the product does. */
const minSubjects = 2

/** Words of German, which capitalizes every noun, so that only known names count. */
const capitalizes = /\b(?:der|die|das|und|ein|eine|nicht|mit)\b/i

/** Words for systems that the sentence before names: "Our people search in Confluence. … answers from these sources". */
const backToSystems = pattern(
  String.raw`(?<!\p{L})(?:these|those|dies\p{L}+|ces|est[ao]s|quest[aei]|deze) (?:sources?|systems?|tools|quellen|system\p{L}*|outils|systèmes|fuentes|sistem[ai]s?|fontes|fonti|bronnen|systemen)(?!\p{L})`,
)

/** Returns the third-party systems that each statement connects to: known ones, and names beside connecting phrases. */
export function connectionsIn(statements: readonly Statement[]): Set<string>[] {
  const small = smallWordsIn(statements)
  const own = ownNamesIn(statements)
  const roles = new Set(statements.flatMap(({ text }) => rolesNamedIn(text)))
  return statements.map((statement, at) => {
    if (!isAsking(statement)) return new Set<string>()
    const { text } = statement
    const told = statements[at - 1]
    const known = [...knownIn(statement), ...(told && !isAsking(told) && backToSystems.test(text) ? knownIn(told) : [])]
    if (known.length === 0 && statement.system) return new Set([statement.system])
    if (known.length > 0 || !connects.test(text)) return new Set(known)
    // A system may have users of its name: "syncs with Orbis", "Orbis users".
    const people = links.test(text) ? new Set(rolesNamedIn(text)) : roles
    const beside = new Set(statement.hits.map(({ owner }) => (owner.kind === 'system' ? owner.name : '')))
    const named = unknownIn(statement, small).find((it) => !own.has(it) && !people.has(singular(it)) && !beside.has(it))
    return new Set(named ? [named] : [])
  })
}

/** A sign-in, and the preposition before the service that vouches for the user: "Members log in with Microsoft 365". */
const signsIn =
  /\b(?:log(?:s|ged|ging)?[ -]?(?:in|on)|sign(?:s|ed|ing)?[ -]?(?:in|on|up)|login|sso|authenticat\w*|anmeld\w*|meld\w* sich|einlogg\w*|logg\w* sich|se connect\w*|connexion|inici\w* sesion|inicio de sesion|acced\w*|accesso|inlogg\w*)(?: (?!(?:and|or|und|oder|et|ou|y|e|en|of) )\w+){0,2}? (?:with|through|via|using|by|mit|uber|per|avec|par|con|met) (?:(?:an?|their|the|our|and|or|ihre[mn]?|einem|dem|und|oder|leur|son|un|et|ou|su|una|y|o|hun|een|en|of|google|apple|microsoft|facebook|linkedin|github) )*$/

/** Words for a system that no name tells from what merely exists. */
const onlyExists = /^(?:existing|vorhanden|existant|existente|sistema|systeme|существующ|υφισταμεν|现有)/
const exchanges =
  /\b(?:exchang|communicat|interoperat|interact|compatib|(?:load|import|extract|retriev|read|pull|quer|migrat)\w* .{0,60}\b(?:of|from)\b|(?:tak\w* over|transfer|cop(?=y|ie)|mov|fetch)\w* .{0,60}\bfrom\b|talks? to|work(?:s|ing)? (?:together )?with|austausch|zugreif|zugriff|geladen|laden|importier|übernehm|übernomm|échang|communiqu|kommuniz|intercambi|comunic)|обмен|ανταλλαγ|交换/i
/** Addresses and people at a mail program: "Mails to Outlook addresses go to spam". */
const mailbox = /^(?:address|adress|direccion|inbox|mailbox|postfach|postfacher|user|nutzer|benutzer|recipient|com)/

/** Words before a program from which data comes, unlike mails: "Contacts from Outlook are shown". */
const comesFrom = /(?<!\bmails? )\b(?:from|aus|depuis|desde|uit|da) $/

/** True for the name of a system to which nothing is connected: one to sign in with, that exists, or that shows mails. */
function isBeside({ text, words }: Statement, { owner, at, length }: Hit<Meaning>): boolean {
  const before = words.slice(0, at).map(({ raw }) => `${raw} `)
  if (publicServices.has(owner.name) && signsIn.test(before.join(''))) return true
  if (owner.name === 'Legacy system')
    return onlyExists.test(words[at]!.raw) && !connects.test(text) && !exchanges.test(text)
  const exchangesNothing = !connects.test(text) && !comesFrom.test(before.join(''))
  return owner.name === 'Outlook' && (exchangesNothing || mailbox.test(words[at + length]?.raw ?? ''))
}

/** Returns the known systems that a statement names, of overlapping names the longest. */
function knownIn(statement: Statement): string[] {
  const { hits, words } = statement
  const named = hits.filter(({ owner }) => owner.kind === 'system')
  return named
    .filter(
      (hit) =>
        !denials.has(words[hit.at - 1]?.raw ?? '') &&
        !isCompared(words, hit.at) &&
        !isProduct(statement, hit.at) &&
        !isBeside(statement, hit) &&
        !named.some((it) => it.length > hit.length && it.at <= hit.at && it.at + it.length >= hit.at + hit.length),
    )
    .map(({ owner }) => owner.name)
}

/** Returns the names in a statement that are not those of technologies to build with. */
export function unknownIn({ text, hits }: Statement, small?: ReadonlySet<string>): string[] {
  if (capitalizes.test(text)) return []
  const built = new Set(hits.filter(({ owner }) => owner.kind === 'technology').map(({ owner }) => owner.name))
  return namesIn(text, small).filter((it) => !built.has(it.split(' ')[0]!))
}

/** True for the name of the product itself: "an ERP for a manufacturer" does not connect to an ERP. */
const isProduct = (statement: Statement, at: number) =>
  statement.definite &&
  statement.hits.some(
    ({ owner, at: start, length }) =>
      owner.kind === 'archetype' && start <= at && at < start + length && archetypesOf(statement).includes(owner.name),
  )

/** True for comparisons: "an app like Airbnb" does not connect to Airbnb. */
const isCompared = (words: Statement['words'], at: number) =>
  [words[at - 1], words[at - 2]].some((word) => comparing.has(word?.raw ?? ''))

const comparing = new Set(['like', 'similar', 'unlike', 'wie', 'comme', 'como', 'come', 'zoals'])

/** Words about a system that has no interface, or none that is documented. */
const lacksInterface = pattern(
  String.raw`\bundocumented\b|(?<!\p{L})(?:no|without(?: an?| any)?|lacks?(?: an?)?|not have(?: an?| any)?|n['’]t have(?: an?| any)?|keine?n?|ohne|sans|aucune?|pas d['’e] ?|sin|no tiene|não tem|sem|ningun[ao]?) ?(?:(?!need|change|other)[\p{L}-]+ ){0,2}(?:APIs?|interfaces?|documentation|web services?|schnittstellen?|dokumentation|interfaz|documentación|documentação)(?!\p{L})|\b(?:interface|API)\b.{0,20}\b(?:not|n['’]t) (?:\w+ )?documented\b|\bnicht dokumentiert|\b(?:pas|non) documentée?|\bno (?:está )?documentad`,
)

/** Formats and protocols in which data is exchanged: "CSV by SFTP". */
const format =
  /(?<![\p{L}\d])(?:CSV|XML|JSON|REST(?:ful)?|SOAP|OData|GraphQL|HL7|FHIR|DICOM|EDI(?:FACT)?|IDocs?|S?FTPS?|SAML|OIDC|OpenID|LDAPS?|SCIM|OPC[ -]UA|MQTT|Modbus|RS-?232|MT940|CAMT|IIIF|OAI-PMH|SMTP|pain\.00\d|ODBC|XLSX|[Ww]eb ?[Ss]ervice)(?![\p{L}\d])/u

/** Returns the systems that have no documented interface, and those of which the text says how data is exchanged. */
export function interfacesAmong(
  statements: readonly Statement[],
  systems: readonly Set<string>[],
): Record<'undocumented' | 'described', Set<string>> {
  const all = [...new Set(systems.flatMap((names) => [...names]))]
  let last: string[] = []
  const undocumented = statements.flatMap(({ text, hits }) => {
    const named = all.filter((it) => text.includes(it) || hits.some(({ owner }) => owner.name === it))
    if (named.length > 0) last = named
    return last.length > 0 && lacksInterface.test(text) ? last : []
  })
  const described = systems.flatMap((names, at) =>
    [...names].filter((name) => format.test(statements[at]!.text.replace(name, ''))),
  )
  return { undocumented: new Set(undocumented), described: new Set(described) }
}
