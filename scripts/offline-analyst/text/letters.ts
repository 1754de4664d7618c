import { farewell, hasGreeting, thanks } from '#domain/text/courtesies'
import { pattern } from '#domain/text/pattern'

/** Detects lines around what a letter says: signatures, quoted mails and notices. */

/** Words at the beginning of a quoted mail: "On Mon, 2 Nov, Jo wrote:", "Am 2. November schrieb Jo:". */
const attribution = pattern(
  String.raw`^(?:on|am|le|el|il(?: giorno)?|op|em|den)(?!\p{L}).{5,100}(?:wrote|schrieb|écrit|escribió|scritto|schreef|escreveu)(?!\p{L}).{0,60}:$|^-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message (?:d['’]origine|transféré)|mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|(?:oorspronkelijk|doorgestuurd) bericht)`,
)
const quoted = /^(?:>\s?)+/

/** Lines that programs and lawyers add to mails. */
const notice = pattern(
  String.raw`^(?:sent (?:from|via|with) (?:my |the )?|(?:von meinem|vom) .{2,30} gesendet|envoyé (?:de(?:puis)?|à partir de) mon|enviado des(?:de|e) (?:mi|o meu)|inviato da(?:l mio)?|verzonden (?:vanaf|met) (?:mijn)?|get outlook for)[^.!?]{0,40}[.!]?$|^(?:(?:this|diese|ce(?:t)?|este|questo|questa|dit|deze) (?:e-?mail|message|nachricht|correo|mensaje|messaggio|bericht|communication)(?!\p{L}).{0,90}(?:confiden|vertrauli|vertrouwelijk|riservat|privileged|intended (?:only|solely)|bestimmt|destiné|destinado|destinat|bestemd))|intended recipient|consider the environment before`,
)

/** Words of the sentences that follow such a notice. */
const ofNotice = pattern(
  String.raw`(?<!\p{L})(?:e-?mails?|messages?|sender|recipients?|nachricht|absender|empfänger|destinataires?|expéditeur|mensaje|correo|remitente|destinatarios?|messaggio|mittente|bericht|afzender|geadresseerde)(?!\p{L})`,
)

/** Names of people, which only capitals and particles show. */
const name = /^\p{Lu}[\p{L}.'’-]*(?: (?:v[ao]n|de[rln]?|di|da|la|le|zu|\p{Lu}[\p{L}.'’-]*)){0,3}$/u
/** Names, roles and companies. */
const role =
  '(?:treasurer|chair\\p{L}*|secretary|owner|manager|president|penningmeester|voorzitter|secretaris|eigenaar|trésori\\p{L}+|présidente?|gérante?|tesorer[oa]|president[ea]|titolare)'
const signed = new RegExp(`^(?:\\p{Lu}[^.!?:]{1,60}|${role}(?: (?:(?:of|van|de|du|del) )?\\p{Lu}[^.!?:]{1,40})?)$`, 'u')
/** Addresses, phones and registers, with which a line tells how to reach someone. */
const contact = pattern(
  String.raw`\S@\S+\.\p{L}{2}|(?:https?:\/\/|www\.)\S|(?:\+|\(0|(?<!\p{L})0)\d[\d\s()/.-]{6,}|^(?:m|t|tel|f|fax|phone|mobile?|cell|mobil|telefon|tél|móvil|teléfono|e-?mail|web|hrb|vat|siret|p\.? ?iva|kvk|ust)\b[^!?]{0,60}\d`,
)

/** Ends of lines with the place of a sender: "25946 Norddorf", "London SW1A 1AA", unlike "Relaunch 2027". */
const place =
  /(?:^|[\s|,·•])(?:(?:[A-Z]{1,2}-)?(?:\d{5}|(?!19|20)\d{4}(?: [A-Z]{2})?) \p{Lu}[\p{L}.'’/ -]{2,30}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u

/** True for a line that tells how to reach a sender. */
const isContact = (line: string) => contact.test(line) || place.test(line)

/** Mark of what was added below a letter, unlike "PS5". */
export const postscript = /^(?:p\.? ?){1,3}[sd]\.?\s?[:,–—-]?\s(?!\d)/i

/** Maximum lines of a signature below a farewell. */
const maxSigned = 8

const isOfSender = (line: string) => signed.test(line) || isContact(line)

/**
 * Returns the number of lines of a signature, with the farewell. Above a text, its last line without an address may be a
 * heading. Below thanks, which may come before more, a name begins it, and it ends the letter.
 */
function signatureAt(line: string, below: readonly string[]): number {
  const rest = line.replace(thanks, '')
  const isThanks = rest !== line && (rest === '' || name.test(rest))
  if (!isThanks && !farewell.test(line)) return 0
  const next = below.findIndex((text) => !isOfSender(text) || hasGreeting(text) || postscript.test(text))
  const end = postscript.test(below[next] ?? '') ? -1 : next
  if (end < 0 || [attribution, notice].some((it) => it.test(below[end]!)) || hasGreeting(below[end]!)) {
    const size = next < 0 ? below.length : next
    return isThanks && size > 0 && !name.test(below[0]!) && !isContact(below[0]!) ? 0 : 1 + size
  }
  return isThanks ? 0 : 1 + Math.max(Math.min(1, end), below.slice(0, end).findLastIndex((text) => isContact(text)) + 1)
}

const forwarded = /forwarded|weitergeleitet|transféré|reenviado|inoltrato|doorgestuurd/i
/** Words of a note above a forwarded mail that only passes it on, without wishes of its own. */
const passesOn = pattern(
  String.raw`(?<!\p{L})(?:below|forward\p{L}*|unten|weitergeleitet|ci-dessous|abajo|sotto|hieronder|prices?|quotes?|offer|angebot|preis|kostet?|devis|presupuesto|preventivo|offerte)(?!\p{L})`,
)
const adds = pattern(String.raw`(?<!\p{L})(?:also|additionally|auch|zusätzlich|aussi|también|anche|ook)(?!\p{L})`)
const maxNote = 400

/** Returns the number of lines of a note that only passes on the mail below. */
function noteSize(lines: readonly string[]): number {
  const divider = lines.findIndex((line) => attribution.test(line) && forwarded.test(line))
  const note = lines.slice(0, Math.max(0, divider)).join(' ')
  return note.length <= maxNote && passesOn.test(note) && !adds.test(note) ? Math.max(0, divider) : 0
}

/** Returns the indexes of the lines around a letter: farewells with the names below, heads of quoted mails and notices. */
export function linesAround(texts: readonly string[]): number[] {
  const lines = texts.map((text) => text.replace(quoted, ''))
  const note = noteSize(lines)
  const isLetter = lines.some((line, at) => at < 2 && hasGreeting(line))
  let isNotice = false
  const found = lines.flatMap((line, at) => {
    if (at < note) return [at]
    isNotice = notice.test(line) || (isNotice && ofNotice.test(line))
    if (isNotice || attribution.test(line)) return [at]
    const size = signatureAt(line, lines.slice(at + 1, at + 1 + maxSigned))
    return [...Array(size).keys()].map((place) => at + place)
  })
  const last = lines.findLastIndex((_, at) => !found.includes(at))
  // "Tom" below the last sentence.
  const isName = last > 0 && name.test(lines[last]!) && lines[last]!.split(' ').length <= 2
  return isLetter && isName && !name.test(lines[last - 1]!) ? [...found, last] : found
}
