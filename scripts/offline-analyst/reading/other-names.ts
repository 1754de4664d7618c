import { pattern } from '#domain/text/pattern'
import { cancelledBy, mayCancel } from '#domain/text/cancelled-thing'
import { cancellationsIn } from '#domain/text/cancellations'

/** Names of one thing, separated by "|", in all languages. Words of a name may stand apart: "news by mail". */
const groups = [
  'newsletter|news mail|news email|mailing list|news letter|rundbrief|rundmail|neuigkeiten mail|neues mail|nouvelles mail|actualités mail|nouvelles courriel|infolettre|noticias correo|novedades correo|boletín|notizie mail|novità mail|nieuws mail|nieuwsbrief',
  'sms|text message|textnachricht|kurznachricht|mensaje de texto|messaggio di testo|sms-bericht',
  'review|rating|bewertung|évaluation|reseña|valoración|recensione|beoordeling',
  'faq|frequent question|frequently asked|häufige frage|questions fréquentes|pregunta frecuente|domanda frequente|veelgestelde vraag',
  'cart|basket|warenkorb|einkaufswagen|panier|carrito|carrello|winkelwagen|winkelmandje',
  'gift card|voucher|gutschein|geschenkkarte|carte cadeau|chèque cadeau|tarjeta regalo|vale regalo|buono regalo|cadeaubon|cadeaukaart',
  'waiting list|waitlist|warteliste|liste attente|lista espera|lista attesa|wachtlijst',
  'dark mode|night mode|dunkler modus|nachtmodus|mode sombre|modo oscuro|modo nocturno|tema scuro|donkere modus|nachtstand',
  'gallery|photo album|fotogalerie|bildergalerie|fotoalbum|galerie|album photo|galería|álbum fotos|galleria',
].map((group) => group.split('|'))

/** Begins the name of a thing that an earlier text asks for, if only in other words. */
const definite = pattern(
  String.raw`^(?:(?:the|our|that|this|de[rnm]|die|das|unser\p{L}*|diese[nrsm]?|l[ae]s?|notre|cette|cet?|el|los|nuestr[oa]s?|est[ea]|il|lo|het|onze?) |l['’])`,
)

/** Maximum letters of an ending: "vouchers", "Bewertungen". */
const maxEnding = 2

const keyOf = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** True if a text has a name, in the singular or the plural. */
function isNamed(name: string, text: string): boolean {
  const words = keyOf(text).split(/[^\p{L}\p{N}]+/u)
  return keyOf(name)
    .split(/[ -]/)
    .every((part) => words.some((word) => word.startsWith(part) && word.length - part.length <= maxEnding))
}

/**
 * Calls a thing that a text takes back by the name that an earlier one has for it, if only one has one: the newsletter
 * "news by mail".
 */
export function withEarlierNames(texts: readonly string[]): string[] {
  const cancelled = texts.map((text) =>
    mayCancel(text) ? cancellationsIn(text).flatMap((by) => cancelledBy(by)?.thing ?? []) : [],
  )
  return texts.map((text, at) => {
    const thing = cancelled[at]!.find((it) => definite.test(it))
    const group = thing && groups.find((names) => names.some((name) => isNamed(name, thing)))
    if (!group) return text
    const wishes = texts.slice(0, at).filter((_, it) => cancelled[it]!.length === 0)
    const isOwn = (name: string) => isNamed(name, thing)
    if (wishes.some((wish) => group.some((name) => isOwn(name) && isNamed(name, wish)))) return text
    const having = wishes.filter((wish) => group.some((name) => isNamed(name, wish)))
    const name = having.length === 1 && group.find((it) => isNamed(it, having[0]!))
    return name ? text.replace(thing, `${definite.exec(thing)![0]}${name}`) : text
  })
}
