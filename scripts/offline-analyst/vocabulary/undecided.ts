import { pattern } from '#domain/text/pattern'
import { asksAnybody, asksReader } from './to-reader'

/** Words by which a client says that something is not decided. */

const decided =
  '(?:decided|determined|defined|confirmed|agreed|settled|clear|sure|certain|final|fixed|entschieden|geklärt|festgelegt|beschlossen|klar|sicher|décidé|défini|confirmé|sûr|fixé|decidido|definido|confirmado|claro|deciso|definito|confermato|besloten|bepaald|bevestigd|duidelijk)'
const subject = "(?:(?:this|that|it|das|dies|es|ce|dit|dat)(?: is| ist|['’]s)? |c['’]est )?"
const notYet = `(?:not (?:yet )?(?:been )?|noch nicht |pas encore |(?:aún|todavía) no (?:est[aá] |se ha )?|non ancora |nog niet )${decided}(?: yet)?`
const open = [
  `${subject}(?:(?:has|have|is|still|yet) )?${notYet}`,
  `${subject}(?:still )?to be (?:decided|determined|defined|confirmed|agreed|discussed)(?: later)?`,
  'tb[dc]',
  `${subject}(?:still (?:undecided|unclear|under discussion)|undecided|noch (?:unklar|zu klären|zu entscheiden))`,
  // Not of things whose state is shown: "Invoices show paid, still open", "Members see their fees (still open)".
  `(?<!(?:shows?|sees?|lists?|sehen|sieht|zeig\\p{L}{1,3}|voient|ven|zien|:) [^.;]{0,80})${subject}(?:still open|noch offen|nog open)`,
  '(?:das )?steht noch nicht fest',
  '(?:encore )?à (?:confirmer|définir|décider|préciser|voir)|por (?:confirmar|definir|decidir)|da (?:confermare|definire|decidere)|(?:nog )?te (?:bepalen|bevestigen)',
].join('|')

/** Words of clients about themselves at the end of a sentence: "…, we have not decided", "…, da sind wir noch unsicher". */
const ourDoubt = [
  "(?:we|I)(?:(?: have|['’]ve)(?: not|n['’]t)(?: yet)? (?:decided|made up (?:our|my) minds?)| haven['’]t (?:decided|made up (?:our|my) minds?)|(?: are|['’]re| am|['’]m) (?:(?:still|not|really|yet|quite) )*(?:sure|undecided|unsure|certain)|(?: do not|['’]ve no idea| don['’]t) (?:yet )?know)(?: yet)?(?: which(?: one)?)?",
  '(?:das haben wir|wir haben (?:das|uns)|da sind wir uns|(?:das )?wissen wir|wir sind uns|ich bin mir|da bin ich mir)(?: (?:da|noch|uns|mir|auch))* (?:nicht (?:entschieden|sicher|einig)|unsicher|unschlüssig|nicht)',
  "(?:nous n['’]avons|on n['’]a|je n['’]ai) pas (?:encore )?(?:décidé|choisi)|(?:on|nous|je) ne sa(?:it|vons|is) pas(?: encore)?",
  '(?:(?:aún|todavía) )?no (?:lo )?(?:hemos|he) decidido(?: (?:aún|todavía))?|non (?:lo )?abbiamo (?:ancora )?deciso',
  '(?:dat )?(?:hebben we|we hebben)(?: (?:dat|het))? (?:nog )?niet besloten|(?:dat )?weten we (?:nog )?niet',
].join('|')

/** The end of a sentence that leaves open what it says: "…; not decided yet", "… (noch offen)", "… – TBC". */
export const openEnd = pattern(
  `(?:[,;–—-]\\s(?:but |aber |mais |pero |maar )?(?:${ourDoubt})|(?:(?<=^[^,]*),|\\s?[;–—]|\\s-)\\s?(?:but |aber |mais |pero |maar )?(?:${open})|\\s?\\((?:${open})\\))(?=[.!]*$)`,
)

const doubts = [
  "(?:(?:we|I)(?:['’](?:re|m)| are| am)? (?:still |really )?(?:(?:not (?:quite |really )?(?:sure|certain) yet|not yet (?:sure|certain))|still (?:unsure|undecided)|have(?: not|n['’]t) (?:yet )?decided(?: yet)?|do(?: not|n['’]t) (?:yet know|know yet))|it is (?:still )?(?:not (?:yet )?(?:decided|clear)|open|undecided|unclear)(?: yet)?),? (?:if|whether)",
  '(?:(?:wir wissen|ich weiß|wir sind uns) (?:noch nicht|nicht sicher)|(?:wir haben )?noch nicht entschieden(?: ist| haben wir)?|es ist noch (?:offen|unklar|nicht entschieden)|noch (?:offen|unklar) ist),? ob',
  "(?:nous ne savons|on ne sait|nous n['’]avons|je ne sais) pas encore (?:décidé )?(?:si |s(?=['’]il))",
  '(?:aún|todavía) no (?:sabemos|hemos decidido|est[aá] (?:claro|decidido)) si',
  'we (?:weten|hebben) nog niet (?:besloten )?of',
].join('|')

/** The beginning of a sentence about what its client may or may not want: "We are not sure yet whether", "Noch offen ist, ob". */
export const doubt = pattern(`^(?:${doubts})['’ ]+(?=\\S)`)

/** A sentence that names a thing after such words: "Not sure yet about payments", "Beim Chat sind wir noch unsicher". */
export const doubtAbout = pattern(
  "^(?:(?:we|I)(?:['’](?:re|m)| are| am)? )?(?:(?:still )?(?:unsure|undecided)|(?:still )?not (?:quite |really )?(?:sure|certain)(?: yet)?) about ([^,;:]{3,60}?)(?: yet)?[.!]*$|^(?:bei(?: de[nr]|m)?|wegen de[rs]) ([^,;:]{3,60}?) (?:sind wir|bin ich) (?:uns |mir )?(?:noch )?(?:unsicher|nicht sicher)[.!]*$",
)

/** A sentence that ends with such words: "Whether there will be a forum is still open". */
export const doubtBehind = pattern(
  "^(?:whether|ob|s['’]|si|of) ?([^,;:]{8,120}?),? (?:is|remains|ist|bleibt|est|reste|est[aá]|sigue) (?:(?:still|noch|encore|todavía|aún|nog) )?(?:open|undecided|to be decided|(?:not|nicht) (?:yet )?(?:decided|clear|entschieden|klar)(?: yet)?|offen|unklar|à (?:décider|définir)|por (?:decidir|definir))[.!]*$",
)

/** Words of a point that is to be clarified, unlike work that is to be done: "Who brings the texts?", "Seats: unknown". */
const unsettled = pattern(
  `\\?|^(?:whether|ob)(?!\\p{L})|(?<!\\p{L})(?:${notYet}|tb[acd]|(?:to be|zu|à|por|da|te) (?:decided|determined|defined|confirmed|agreed|discussed|clarified|klären|entscheiden|confirmer|définir|décider|préciser|clarifier|confirmar|definir|decidir|aclarar|confermare|definire|decidere|chiarire|bepalen|bevestigen|beslissen)|un(?:known|clear|decided|bekannt|klar)|ungeklärt|(?:still|noch|nog|ist|is) (?:open|offen)|inconnue?s?|desconocid[oa]s?|sconosciut[oaie]|onbekend|onduidelijk)(?!\\p{L})`,
)

/** True for a point that nobody has settled, unlike one that asks the reader for work. */
export const isUnsettled = (text: string) => unsettled.test(text) && !asksReader(text) && !asksAnybody.test(text)
