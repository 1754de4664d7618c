import { bounded } from '#domain/constraints/numbers'
import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Word } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'
import { devices } from '../vocabulary/profile'

/** An app for a device, unlike a web app. */
const app =
  /(?<!\bweb[ -]?)\b(?:apps?|(?:mobile|ios|android|i(?:phone|pad)) applications?|applications? (?:for|on|pour|para|für) (?:ios|android|iphone|ipad)|available (?:on|for) (?:ios|android)|games?|native)\b/i

/** A site or a part of one, which a device only shows. */
const site =
  /\b(?:(?:web ?)?sites?|(?:(?:web|home|landing) ?)?pages?|(?:online |web ?)?shops?(?! floor)|checkout|cart|responsive)\b|web(?:site|seite)|onlineshop|página|sitio web/i

/** A product that is used in a browser. */
const browser = /\b(?:web-?based|browsers?|safari|firefox|chrome)\b|webbasiert|navigateur|navegador/i

/** Such a product, and devices on which it works, unlike one that somebody uses beside it: "pickers use a scanner (Android)". */
const webApplication =
  /\bweb[ -]?app(?:lication)?s?\b|webanwendung|webapplikation|\b(?:application|aplicación|applicazione) web\b/i
const worksOn = pattern(
  `${bounded('works?|runs?|usable|used|displayed|readable|läuft|laufen|funktionier\\p{L}*|nutzbar|fonctionne\\p{L}*|marche\\p{L}*|utilisable|funcion\\p{L}*')}[^.?!\\n]{0,60}${bounded('i?phones?|ipads?|android|ios|tablets?|smartphones?|handys?')}`,
)

const phones = '(?:i?phones?|ipads?|android(?: phones?)?|mobiles?|mobile phones?|handys?|smartphones?|móvil(?:es)?)'
const known = '(?:the|our|my|der|die|das|unsere?|le|la|les|notre|el|los|las|nuestr[oa]s?) [\\p{L}-]+'
const fails =
  "(?:(?:does|do|did|is|are|will)(?: not|n['’]t)|won['’]t|(?:is|are) (?:\\p{L}+ )?(?:broken|cut off|slow|hidden|missing)|[^.?!\\n]{0,40}(?<!\\p{L})(?:nicht|pas))(?!\\p{L})"
/** A fault on a device: "On iPhones the menu doesn't close". */
const faultOnDevice = pattern(
  `(?:^|\\n|[.:;] )(?:(?:on|auf|sur|en) (?:(?:the|my|our|some|all|dem|unseren) )?${phones},? (?:(?:geht|schließt|lädt|öffnet|funktioniert)(?: sich)? )?${known} ${fails}|${known} ${fails}[^.?!\\n]{0,40} (?:on|auf|sur|en) (?:(?:the|my|our|some|all|dem|unseren) )?${phones}(?!\\p{L}))`,
)

/**
 * True if devices only say where something is used: in a report of a fault, or in a text about a site or browsers, unless
 * what it asks for is an app. "The site does not work on iPhone" is no request for an app.
 */
export const devicesOnlyShow = (text: string, wanted: string, isReport: boolean): boolean =>
  (isReport ||
    site.test(text) ||
    browser.test(text) ||
    faultOnDevice.test(text) ||
    (webApplication.test(text) && worksOn.test(text))) &&
  !app.test(wanted)

/** Devices on which somebody uses a product, whose layout is no work of its own. */
const handheld = /^(?:tablets?|tablettes?|tabletas?|планшет\p{L}*)$/u
/** Words behind a device that hangs or lies somewhere, and shows something: "tablets at the doors". */
const isSomewhere =
  /^(?:at|in|by|beside|near|shows?|displays?|an|am|bei|neben|zeigt|zeigen|à|aux?|dans|affiche\p{L}*|en|al|junto|muestra\p{L}*|alle?|nell\p{L}*|mostra\p{L}*|aan|bij|naast|toont|tonen)$/u

/**
 * Returns the hits without the device with which a user does something, or that is a place of the product: "mechanics see
 * their jobs on a tablet", "tablets at the doors".
 */
export function withoutUsedDevices(hits: readonly Hit<Meaning>[], words: readonly Word[]): readonly Hit<Meaning>[] {
  const isUsed = hits.some(({ owner, at }) => owner.kind === 'actor' && at < actorsFirst)
  return hits.filter(
    ({ owner, at, length }) =>
      owner.name !== 'responsive' ||
      length > 1 ||
      !handheld.test(words[at]!.raw) ||
      !(isUsed || isSomewhere.test(words[at + 1]?.raw ?? '')),
  )
}

/** Words among which a sentence names who it is about. */
const actorsFirst = 3

export const withoutDevices = (hits: readonly Hit<Meaning>[], words: readonly Word[]): readonly Hit<Meaning>[] =>
  hits.filter(
    ({ owner, at, length }) =>
      owner.name !== 'mobile' || words.slice(at, at + length).some(({ raw }) => !devices.has(raw)),
  )
