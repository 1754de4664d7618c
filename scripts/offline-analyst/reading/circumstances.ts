import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { remember } from '../text/remember'
import { isExplanation } from './explanations'
import { isServiceLevel } from './service-levels'
import { isStep } from './steps'

/** Detects sentences about the makers of a product, what they hope for, and what something is good for, which ask for no work. */

/** Effects on the work of the authors: "Being our first project, this will impact on our performance". */
const onTheirWork = [
  '(?:(?:as a result of|because of|due to|given|since|being|as) [^.:;]{3,140}, )?(?:this|that|it|which) (?:(?:will|may|might|could|can|would|also) )+(?:impact|affect|influence|limit|slow)(?: down)?(?: \\p{L}+ly)?(?: on)? our (?:own )?(?:performance|work|progress|schedule|plan|planning|productivity|pace|speed|development|project)',
  '(?:da|weil|wegen) [^.:;]{3,140}(?:, | )(?:wird|kann|könnte)n? (?:(?:das|dies|es|sich) ){0,2}(?:auf )?unsere?n? (?:eigene )?(?:arbeit|leistung|zeitplan|fortschritt|planung|entwicklung) (?:\\p{L}+ )?(?:auswirken|beeinflussen|beeinträchtigen|verzögern)',
  '(?:[^.:;]{3,140}, )?(?:cela|ceci|ce qui) (?:va|peut|pourrait) (?:affecter|influencer|ralentir|limiter) notre (?:travail|planning|projet|développement)',
]

const ownDevice = '(?:devices?|phones?|smartphones?|tablets?|computers?|laptops?|emulators?|simulators?|licen[cs]es?)'
/** Means of the authors to make and try out a product: "We need a device of our own to test the project, which we already have". */
const ofMakers = [
  `(?:we|I) (?:(?:also|will|would|already) )*(?:need|have|require)(?: to (?:have|buy|get|use|own))? (?:our|an?|some|the|my) (?:own )?(?:\\p{L}+ )?${ownDevice} (?:of our own )?(?:to|for) (?:test(?:ing)?|try(?:ing)?|develop(?:ing|ment)?|debug(?:ging)?)(?: out)?(?: (?:(?:the|our|this|with) )*(?:project|app|product|software|system|work|it))?(?:, (?:which|and|but) we [^,.]{2,30})?[.!]?$`,
  '(?:wir|ich) (?:brauchen?|benötigen?|haben?) (?:auch |noch |bereits )?(?:eine?n?|unsere?|das) (?:eigenes? )?(?:\\p{L}*gerät|handy|smartphone|tablet|rechner|emulator)e? (?:zum|fürs|für das) (?:testen|entwickeln|ausprobieren)(?:, [^.]{2,30})?[.!]?$',
  "nous avons (?:aussi |déjà )?(?:besoin d['’])?(?:un |notre (?:propre )?)(?:appareil|téléphone|ordinateur|émulateur) pour (?:tester|développer|essayer)(?: le projet| l['’]appli\\p{L}*)?(?:, [^.]{2,30})?[.!]?$",
]

const people = '(?:(?:the|our|all|every|each|their) )?(?:\\p{L}+ ){0,2}?\\p{L}+'
const well =
  '(?:\\p{L}+ )?(?:safe|secure|at home|comfortable|welcome|confident|happy|valued|relaxed|at ease|looked after|cared for)'
/** Feelings that authors hope for: "We want to make sure that our members feel safe using it". */
const feelings = `(?:(?:we|I) (?:(?:also|really|just|would) )*(?:want|like|wish|hope) (?:to (?:make sure|ensure|guarantee) )?(?:for )?(?:that )?${people} (?:to |can |will |should )?feels? ${well}(?: (?:using it|with it|here|there|for their \\p{L}+|on (?:it|the (?:site|page|app))|when they use it))*|(?:(?:wir|ich) (?:wollen|möchten?|wünschen?)(?: uns| mir)?,? dass sich [^,.;:]{2,50} (?:sicher|wohl|willkommen|zu ?hause|gut aufgehoben) (?:fühlen|fühlt)|unsere \\p{L}+ sollen sich (?:\\p{L}+ )?(?:sicher|wohl|willkommen|zu ?hause|gut aufgehoben) fühlen)|(?:nous voulons|je veux) que [^,.;:]{2,50} se sente(?:nt)? (?:bien|en sécurité|à l['’]aise|accueillis?|chez \\p{L}+)|(?:queremos|quiero) que [^,.;:]{2,50} se sientan? (?:segur|bien|como en casa|cómod)\\p{L}*)[.!]?$`

/** Praise of what was just said: "Also good for doing accounting". */
const use = [
  '(?:(?:this|that|it) is |also )(?:(?:also|very|really|quite|particularly) )*(?:good|great|useful|helpful|handy|practical|ideal) for (?!.*(?: to | if | when |:))[^.:;]{3,110}[.!]?$',
  '(?:(?:das|dies|es) ist (?:auch )?|auch )(?:sehr |besonders )?(?:gut|praktisch|nützlich|hilfreich|ideal) (?:für|zum|um) (?!.*(?:wenn|falls|:))[^.:;]{3,110}[.!]?$',
  "(?:c['’]est |cela est )(?:aussi |très )?(?:pratique|utile|idéal|bien) pour (?!.*(?:si |:))[^.:;]{3,110}[.!]?$",
  '(?:esto |eso )?es (?:también |muy )?(?:práctico|útil|ideal|bueno) para (?!.*(?: si |:))[^.:;]{3,110}[.!]?$',
]

/** Gains from a product: "Allows for faster and better decisions". */
const gain =
  '(?:decisions?|decision[- ]making|collaboration|cooperation|communication|outcomes?|transparency|satisfaction|understanding|efficiency|insights?|entscheidungen|zusammenarbeit|kommunikation|ergebnisse|transparenz|abläufe|décisions|collaboration|communication|decisiones|colaboración|decisioni|beslissingen|samenwerking)(?!\\p{L})'
const benefits = [
  `(?:(?:this|that|it|which) )?(?:allows? for|leads? to|results? in) (?:(?:\\p{L}+er|more \\p{L}+|improved|increased)(?:, | and | |, and )){1,3}${gain}`,
  `(?:(?:das|dies|es) )?(?:erlaubt|ermöglicht|führt zu) (?:\\p{L}+ere[nrs]?(?:, | und | )){1,3}${gain}`,
  `(?:(?:cela|ça) )?(?:permet|mène à) (?:des |de |une )?(?:meilleure?s? ${gain}|${gain} plus )`,
]
/** Names of authorities, alone: "Federal Office for Families". */
const authorities =
  '(?:the )?(?:(?:federal|national|state|royal) (?:administration|agency|department|ministry|office|bureau|commission|authority) (?:for|of|on)|ministry of|bundes(?:amt|agentur|anstalt) für|\\p{L}*ministerium (?:für|der|des)|minist(?:ère|erio|ero|erie) (?:de|del|della|van)) (?:[\\p{L}&,-]+ ?){1,6}$'

const circumstance = pattern(`^(?:${[...onTheirWork, ...ofMakers, feelings, ...benefits, authorities].join('|')})`)
const praise = pattern(`^(?:${use.join('|')})`)

/**
 * True for a sentence about the makers of a product or what they hope that people feel, for praise of what was said
 * before, promises of operations after delivery, and for an explanation, or a step that people take without the product, without a number of its own.
 */
export const isBesideWork = ({ text, item, heading, coded }: Passage): boolean =>
  ofMakersOrHopes(text) ||
  isServiceLevel(text) ||
  (heading !== '' && !item && praises(text)) ||
  (!coded && (isExplanation(text) || (!item && isStepOfPerson(text))))

const ofMakersOrHopes = remember((text) => circumstance.test(text), 'sentences')
const isStepOfPerson = remember(isStep, 'sentences')
const praises = remember((text) => praise.test(text), 'sentences')

const hopedFor = pattern(`(?:,|,? and|,? so|,? because) ${feelings}`)

/** Removes what authors hope that people feel, behind what they say of a product. */
export const withoutHopes = (passage: Passage): Passage =>
  /feel|fühl|sent/i.test(passage.text) ? { ...passage, text: passage.text.replace(hopedFor, '.') } : passage
