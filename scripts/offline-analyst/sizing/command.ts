import { pattern } from '#domain/text/pattern'
import { stem } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { separable, strongVerbs } from '../vocabulary/names'
import { verbs } from '../vocabulary/verbs'
import { actions } from '../vocabulary/words'

/** Verbs of work in their base form, by stem. */
const deeds = new Map([...Object.values(verbs).flatMap(termsOf), ...termsOf(actions)].map((verb) => [stem(verb), verb]))

const irregular = new Map(
  'sent send, shown show, hidden hide, kept keep, made make, set set, seen see, chosen choose, given give, paid pay, built build, read read, held hold, put put, found find, written write, logged log, flagged flag'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Returns the base form of an English verb of work, or undefined for other words. */
export const deedOf = (word: string): string | undefined => irregular.get(word) ?? deeds.get(stem(word))

/** Returns the base form of any English verb: "match" of "matches". */
export const baseOf = (verb: string): string =>
  deedOf(verb) ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh|o)es$/, '')
    .replace(/(?<!s)s$/, '')

/** The product as the subject of a verb: "The system automatically sends", "Reminders: the app shows". */
const acting = pattern(
  String.raw`^((?:[^:]{3,40}: )?)(?:(?:the|our|this) )?(?:system|app|application|platform|site|website|portal|software|program|tool|product) (?:(?:also|then|will) )*((?:automatically )?)(\p{Ll}+s) (\S.*)`,
)

/** A further verb of the same subject: "stores the file and sends a receipt". */
const further = pattern(
  String.raw`((?:, |,? and |,? or ))(\p{Ll}+s)(?= (?:the|an?|its|their|each|every|all|any|to)\s)`,
  'gi',
)

/** Returns what the product does as a command: "The system sends a reminder" is "send a reminder". */
const convertActive = (text: string) =>
  text.replace(acting, (sentence, label: string, manner: string, verb: string, rest: string) => {
    const base = deedOf(verb)
    const others = rest.replace(further, (verbs, joint: string, other: string) =>
      deedOf(other) ? `${joint}${deedOf(other)}` : verbs,
    )
    return base ? `${label}${manner}${base} ${others}` : sentence
  })

/** A sentence about something that is done, by nobody that it names: "Tenants are informed by text message". */
const passive = pattern(
  String.raw`^((?:(?!(?:if|when|that|which|who|it|this|these|they|there|not|only|by)\s)[\p{L}\p{N}'’/-]+ ){1,7}?)(?:(?:shall|must|should|will|can) (?:(?:also|then) )?be|is|are)((?: (?:also|automatically|immediately|then))?) (\p{Ll}+)((?: (?!(?:and|or|but|by (?:the|an?|each|our|users?))\s|.*\s(?:and|or|but) (?:\p{L}+ )?be\s).*)?)$`,
)

/** A verb behind that of a clause within a subject: "The wait before a patient is removed is three minutes". */
const laterVerb =
  /^(?:(?! (?:if|when|that|which|who|whose|what|how|whether|and|or|but|so|as|than|because|since|while|until|before|after|once|where|unless) ).)* (?:is|are|must|shall|should|can|cannot|may|will) /iu

/** A further sentence behind a conjunction: "sent to the office and the guest is informed". */
const furtherClause =
  /^(?:(?! (?:if|when|that|which|who|whose|what|how|whether|so|as|than|because|since|while|until|before|after|once|where|unless) ).)* (?:is|are|must|shall|should|can|cannot|may|will) /iu

/** A further thing that is done to the same: "collected after the visit and shown on the site". */
const furtherDone = pattern(
  String.raw`(,? (?:and|or|but)(?: (?:also|then|automatically))? )(\p{Ll}+)(?=$|[,;]| (?:to|on|in|at|by|with|for|from|as|via|into|under|within|when|if|automatically|immediately)(?!\p{L}))`,
  'gi',
)

const isParticiple = (word: string) => word.endsWith('ed') || irregular.has(word)

const convertPassive = (text: string) =>
  text.replace(passive, (sentence, subject: string, manner: string, verb: string, rest: string) => {
    const others = [...rest.matchAll(furtherDone)].map(([, , other]) => other!).filter(isParticiple)
    const isWhole =
      !/\b(?:and|or|but|that) $/i.test(subject) &&
      !laterVerb.test(subject) &&
      !furtherClause.test(rest) &&
      [verb, ...others].every((it) => isParticiple(it) && deedOf(it))
    const object = subject.trim().replace(/^(?:The|An?|All|Each|Every|Any|Their|Its)\b/, (word) => word.toLowerCase())
    const further = rest.replace(furtherDone, (done, joint: string, other: string) =>
      others.includes(other) ? `${joint}${deedOf(other)}` : done,
    )
    return isWhole ? `${deedOf(verb)} ${inSentence(object)}${manner}${further}` : sentence
  })

/** Returns a beginning within a sentence: "Tenants" is "tenants", and "SMS" stays. */
const inSentence = (text: string) => text.replace(/^\p{Lu}(?=[\p{Ll}-]+(?:\s|$))/u, (letter) => letter.toLowerCase())

const inseparable = 'be|emp|ent|er|hinter|miss|über|unter|ver|wieder|zer'
const participle = `(?:(?:${separable})?ge|${inseparable})\\p{Ll}{2,}(?:t|en)|\\p{Ll}{2,}iert`

/** Returns the infinitive of a German participle, or undefined if its verb is unknown. */
function infinitiveOf(word: string): string | undefined {
  if (word.endsWith('iert')) return `${word.slice(0, -1)}en`
  const [, own = '', prefix = '', root = ''] =
    new RegExp(`^(?:((?:${separable})?)ge|(${inseparable}))(\\p{Ll}+)$`, 'u').exec(word) ?? []
  const strong = strongVerbs.get(root)
  if (strong) return `${own}${prefix}${strong}`
  if (!root.endsWith('t')) return undefined
  const base = root.replace(/e?t$/, '')
  return `${own}${prefix}${base}${/[^e]e[lr]$/.test(base) ? 'n' : 'en'}`
}

const finite = 'wird|werden|ist|sind|soll|sollen|sollte|sollten|muss|müssen|kann|können|darf|dürfen'

/** A German clause whose verb ends it: "Rechnungen werden als PDF erzeugt", "Geräte sind zu sperren". */
const german = new RegExp(
  `^([^,;:]{2,60}?) (${finite}) (.*?)(?<=\\s)(?:(${participle})((?:,| und| oder) (?:${participle}))?(?: werden)?(?: können| kann| sollen| soll)?|(?:zu (\\p{Ll}+n)|((?:${separable}))zu(\\p{Ll}+n)))((?: (?:und|oder) |,? (?:damit|so dass|sodass|wobei|wenn|falls|sobald|um|bevor|(?:an|auf|aus|in|mit|zu|bei)? ?(?:de[mnr]|die|das|deren|dessen))(?: |$)).*)?$`,
  'u',
)

const article = /^(?:[Dd](?:er|ie|as)|[Ee]ine?) (?=\p{Lu})/u
/** A subject in the nominative that differs from its accusative: "der neue Trainer". */
const nominative = /^(?:der|jeder|dieser|ein) /i
const pointing = /^(?:es|daraus|dabei|dazu|hier|dort|dann|danach|anschließend|außerdem|zudem|darüber hinaus)$/i

/** A second verb, or one of a possibility: "…, müssen aber reserviert werden". */
const furtherVerb = new RegExp(`(?:^|\\s)(?:${finite})(?:\\s|$)`, 'u')

/** A further thing that is done to the same: "und per Mail verschickt". */
const second = new RegExp(`^( (?:und|oder) [^,]+ )(${participle})(?: werden)?$`, 'u')

/** Returns what is done, in German: "Rechnungen als PDF erzeugen". */
const convertGermanPassive = (text: string) =>
  text
    .replace(/^es (?:soll|sollte|muss|wird) (?:eine?n? )?([^,]+?) geben(?=,|$)/i, '$1')
    .replace(/(?<=\p{Ll}n) können$/u, '')
    .replace(/\s\([^()]*\)$/, (aside) => (german.test(text.slice(0, -aside.length)) ? '' : aside))
    .replace(german, (sentence, first: string, verb: string, middle: string, one?: string, other?: string, ...rest) => {
      const [plain, prefix, own, tail = ''] = rest as (string | undefined)[]
      const [, joint = '', also = ''] = /^(\S* ?\S*) (\S+)$/u.exec(other ?? '') ?? []
      const infinitives = one ? [one, ...(other ? [also] : [])].map(infinitiveOf) : [plain ?? `${prefix}${own}`]
      const parts = [pointing.test(first) ? '' : first, middle.replace(/^möglich sein,? /, '')].map((part) =>
        part.trim().replace(article, ''),
      )
      const isPassive = /^(?:wird|werden|ist|sind)$/.test(verb) || /\swerden(?:\s|$)/.test(sentence)
      if (one ? !isPassive : /^w[ie]rd/.test(verb)) return sentence
      // "… wird gehostet und erfüllt die DSGVO": a verb with its object, no second participle.
      if (other && /^ (?:die|das|den|eine?n?)(?: |$)/.test(tail)) return sentence
      if (infinitives.includes(undefined) || parts.some((part) => nominative.test(part) || furtherVerb.test(part)))
        return sentence
      const [, between = '', last = ''] = second.exec(tail) ?? []
      const further = furtherVerb.test(between) ? undefined : infinitiveOf(last)
      return [...parts, infinitives.join(`${joint} `)].filter(Boolean).join(' ') + (further ? between + further : '')
    })

/** A Romance sentence about what is done: "Les factures sont générées au format PDF", "Las facturas serán emitidas". */
const romance = pattern(
  String.raw`^(?:(?:il (?:faut|est (?:nécessaire|impératif|important|souhaitable)) )?(?:que |qu['’]))?((?:les?|la|l['’]|une?|chaque|el|los|las|una?|cada) ?(?:(?!(?:qui|que|est|sont)\s)[\p{L}\p{N}'’«»-]+ ){1,7}?)(?:est|sont|sera|seront|soit|soient|(?:doit|doivent|devra|devront|peut|peuvent) être|es|son|será|serán|está|están|(?:debe|deben|deberá|deberán) (?:ser|estar)) (?=(?:automatiquement |automáticamente )?\p{L}+(?:é|ée|és|ées|[ai]d[oa]s?)(?:\s|$))`,
)

const convertRomancePassive = (text: string) =>
  text.replace(romance, (_, subject: string) => subject.replace(/^(?:les?|la|el|los|las|une?|una?) (?=\p{Ll})/iu, ''))

/** A future of Spanish: "se gestionará" is "gestionar". */
const convertSpanishFuture = (text: string) => text.replace(/^se (\p{Ll}+[aei]r)án?(?= \p{Ll})/iu, '$1')

/** Returns a sentence about what a product does, or what is done in a new one, as a command: "Send a reminder". */
export function asCommand(text: string, isNew: boolean): string {
  if (!isNew) return convertActive(text)
  const [label = ''] = /^[^:.;]{3,40}: (?=\S)/u.exec(text) ?? []
  return [convertPassive, convertGermanPassive, convertRomancePassive, convertSpanishFuture].reduce(
    (name, convert) => label + convert(name.slice(label.length)),
    convertActive(text),
  )
}
