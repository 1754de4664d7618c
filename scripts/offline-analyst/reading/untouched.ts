import { pattern } from '#domain/text/pattern'
import { because } from '../vocabulary/gains'

const polite =
  "(?:(?:and|but|also|und|aber|et|mais|y|pero|e|ma|en|maar|please|bitte|s[’']il (?:vous|te) plaît|por favor|per favore|graag|alsjeblieft),? ){0,3}"
/** A thing, which may come before or behind the verb. */
const thing = '(?:[^\\s,;:.!?|]+ ){1,10}?'
const asIs = {
  de: '(?:genau |bitte |alle[sn]? |auch |weiterhin ){0,2}(?:so,? )?wie (?:er|sie|es) (?:jetzt |heute |schon )?(?:ist|sind)',
  nl: '(?:precies )?zoals (?:hij|het|ze|die) (?:nu )?(?:is|zijn)',
  fr: "(?:comme (?:il|elle|ils|elles|c['’])(?: ?)(?:est|sont)|tel(?:le)?s? quel(?:le)?s?|en l['’]état)",
  es: '(?:tal (?:y )?)?como (?:ya )?est(?:á|án|a|an)',
  it: "(?:così )?(?:com['’]è|come (?:è|sono|sta(?:nno)?)|così)",
  pt: 'como est(?:á|ão)',
  en: '(?:just |exactly )?(?:as (?:it|they) (?:is|are)(?: now)?|as[- ]is|alone|untouched|unchanged|the way (?:it|they) (?:is|are))',
}
const alter = {
  de: '(?:(?:zu )?(?:ver|ab)?ändern|anfassen|anrühren|antasten|umbauen|umstellen)',
  nl: '(?:te )?(?:veranderen|wijzigen|aanpassen|aanraken)',
}
const nothing = { de: `(?:bitte )?(?:gar |sonst )?nichts ${alter.de}`, nl: `(?:graag )?niets ${alter.nl}` }
const changed = '(?:touch|change|alter|modify|rework|redesign|adjust|mess with)'

/** Sentences about what users are spared or clients want to keep, which exclude nothing: "We don't need to adjust prices by hand any more". */
export const spares = pattern(
  `(?<!\\p{L})(?:need not|needn['’]t|(?:need|have) to) ${changed} .{0,80}(?<!\\p{L})(?:any ?more|by hand|manually|every)(?!\\p{L})|(?:do not|don['’]t|does not|doesn['’]t) need to (?:refresh|reload|re-?enter|re-?type|repeat|(?:log|sign) ?in again|wait|scroll)(?!\\p{L})|(?:do not|don['’]t|would not|wouldn['’]t) want to (?:lose|miss|give up|break|risk|do without)|nicht (?:(?:auf .{2,40} )?verzichten|verlieren|missen)(?!\\p{L})|ne (?:voul|veu)\\p{L}+ pas (?:perdre|renoncer)|no quer\\p{L}+ (?:perder|renunciar)`,
)

/** The end of what is said, so that "as they are entered" says something else. */
const end = `(?=[.,;:!)]|$| (?:and|but|und|aber|et|mais|y|e|en|now|today|please|bitte|for|svp|por|per|since|${because}) ?)`

/** Commands to leave something as it is: "No need to touch the checkout", "An der Suche bitte nichts ändern". */
const leaving = pattern(
  `^${polite}(?:${[
    `(?:(?:there(?:['’]s| is) )?no need to|(?:you|we) (?:need not|needn['’]t|(?:don['’]t|do not) (?:need|have) to)|(?:don['’]t|do not)) ${changed} `,
    `(?:change|touch|alter|modify) nothing `,
    `(?:leave|keep) ${thing}${asIs.en}${end}`,
    `${thing}(?:can|may|should) (?:stay|remain) ${asIs.en}${end}`,
    `${thing}(?:does|do)(?: not|n['’]t) (?:have|need) to be (?:changed|touched|altered|modified|adjusted)${end}`,
    `(?:an|am|beim?|im) (?!.* (?:kann|können|darf|dürfen|lässt|man) )${thing}${nothing.de}`,
    `(?:de[rn]|die|das|unsere?n?) ${thing}(?:bitte )?(?:nicht ${alter.de}|${nothing.de})`,
    `(?:es|da) (?:soll|darf|muss) sich ${thing}${nothing.de}`,
    `(?:ver)?(?:ändern?|ändert|ändere|fasst|fass|rührt)(?: sie)? (?:bitte )?(?:nichts (?:an|am|beim|bei)|${thing}nicht(?: an)?)(?!\\p{L})`,
    `(?:lasst|lass|lassen sie) ${thing}${asIs.de}${end}`,
    `(?:de[rn]|die|das|unsere?n?) ${thing}(?:bitte )?(?:(?:so|unverändert|unangetastet) lassen|lassen,? ${asIs.de})${end}`,
    `(?:de[rn]|die|das|unsere?n?|alles?) ${thing}(?:bleib(?:t|en)|lassen wir|(?:soll|sollen|kann|können) bleiben,?),? ${asIs.de}${end}`,
    `(?:merci de )?ne (?:touche[zr]?|change[zr]?|modifie[zr]?|(?:rien|pas) (?:touch|chang|modifi)er) `,
    `(?:pas besoin|inutile) de (?:touch|chang|modifi)er `,
    `(?:laisse[zr]?|gardez) ${thing}${asIs.fr}${end}`,
    `(?:les?|la|notre|nos) ${thing}reste(?:nt)? ${asIs.fr}${end}`,
    `no (?:hace falta (?:toc|cambi|modific)ar|(?:toqu|cambi|modifi?qu)(?:e|es|éis|en|emos)|(?:toc|cambi|modific)ar) `,
    `(?:deja|dejad|dejen|dejar) ${thing}${asIs.es}${end}`,
    `(?:el|la|los|las|nuestr[oa]s?) ${thing}se quedan? ${asIs.es}${end}`,
    `non (?:(?:serve|occorre|bisogna) (?:toccare|cambiare|modificare)|(?:tocc|cambi|modific)(?:ate|are|hi|i)) `,
    `(?:lasciate|lascia|lasciare) ${thing}${asIs.it}${end}`,
    `(?:il?|la|le|gli|lo|i nostri) ${thing}(?:resta(?:no)?|rimane|rimangono) ${asIs.it}${end}`,
    `não (?:é preciso |precisam? de )?(?:mex(?:am?|er)|(?:alter|mud)(?:em?|ar)) `,
    `(?:[oa]s?|noss[oa]s?) ${thing}fica(?:m)? ${asIs.pt}${end}`,
    `(?:aan|in|bij) ${thing}${nothing.nl}`,
    `(?:de|het|onze?) ${thing}graag (?:niet ${alter.nl}|niets ${alter.nl})`,
    `(?:verander|wijzig) niets aan `,
    `laat ${thing}${asIs.nl}${end}`,
    `(?:de|het|onze?) ${thing}(?:laten ${asIs.nl}|(?:graag |gewoon )?(?:zo|met rust|ongemoeid) laten)${end}`,
    `(?:de|het|onze?) ${thing}blij(?:ft|ven) ${asIs.nl}${end}`,
  ].join('|')})`,
)

/** Fast check, because few sentences leave something as it is. */
export const mayLeave =
  /lassen|touch|chang|cambi|änder|verander|wijzig|aanpas|aanra|alter|modif|anfass|fass|rühr|antast|umbau|umstell|wie |zoals|quel|comme|l['’]état|como|com['’]è|come|così|alone|as (?:it|they)|as[- ]is|laten|the way|mex|mud|rework|redesign|adjust|mess|toque|toqu|tocar|tocc/iu

/** Words after which the sentence asks for something, or says when the rule holds: "Don't touch the menu, just add a link". */
const goesOn = pattern(
  String.raw`(?<!\p{L})(?:but|just|only|instead|except|unless|when|if|while|until|without|aber|nur|sondern|außer|wenn|falls|solange|bis|ohne|mais|seulement|sauf|quand|si|pero|sino|solo|sólo|salvo|cuando|ma|soltanto|quando|tranne|se|maar|alleen|behalve|als|mas|apenas|exceto)(?!\p{L})`,
)

/** Why something is left as it is: "because it was just redesigned", unlike "because a link is missing, just add it". */
const reason = pattern(
  `,? (?:${because}|since|as) (?=[^,;:]+$)|, (?=(?:it|they|that|er|sie|es|das|die) (?:is|are|was|were|has|have|ist|sind|wurden?|gefällt|gefallen|läuft|laufen)(?!\\p{L})[^,;:]+$)`,
)

/** Words to the reader, unlike a rule of a product: "Please leave the menu as it is", "Invoices stay unchanged". */
export const toReader = pattern(
  `(?<!\\p{L})(?:please|bitte|no need|s['’]il (?:vous|te) plaît|merci de|por favor|per favore|graag|alone|since|lasst|lassen sie|laissez|dejad|lasciate|laat|bleib(?:t|en),? (?:.* )?wie (?:er|sie|es) (?:jetzt )?(?:ist|sind)|can stay|${because})(?!\\p{L})`,
)

/** True for a clause about what the one before names: "The form is fine, don't touch it". */
export const ofPronoun = pattern(String.raw`(?<!\p{L})(?:it|them|that|this|these|those|anything)[.!]?$`)

/** Words before what is asked for instead. */
export const onlyThat = /^(?:just|only|instead|nur|lieber|seulement|plutôt|solo|sólo|soltanto|alleen|apenas) /iu

/** True for a sentence that asks to change nothing about something, which is no work. */
export function leavesAlone(text: string): boolean {
  const [said] = mayLeave.test(text) ? (leaving.exec(text) ?? []) : []
  return said !== undefined && !spares.test(text) && !goesOn.test(text.slice(said.length).split(reason, 1)[0]!)
}
