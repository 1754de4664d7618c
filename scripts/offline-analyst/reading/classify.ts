import type { Hit } from '../text/matcher'
import { type Language, notLater } from '../vocabulary/cues'
import { asksNothing, assumptionHeading, topicKinds } from '../vocabulary/headings'
import type { Meaning } from '../vocabulary/lexicon'
import type { Noise } from '../vocabulary/noise'
import type { Passage } from '../text/passages'
import { isUserStory } from '../text/stories'
import { isDenied } from './denial'
import { definesVerdict, isAboutDocument } from './about-document'
import { announcesChange } from './announces-change'
import { asksForWork } from './polite-questions'
import { describesToday, isAboutProject, isCircumstance, keeps, unchanged } from './present'
import { isDefinition, isLabel, isLimit, isListOfTechnologies, isPersonal, isTableHead, isTalk } from './background'
import {
  type Sight,
  denies,
  firm,
  foreignWords,
  isAboutWork,
  isContract,
  isDemand,
  question,
  withoutEnding,
} from './sight'
import { defined } from './deeds'
import { isLead, leadsToParts } from './leads'
import { kindBelowExclusions } from './left-out'
import { saysWhatIsOffered } from './offered'
import { asksByPlace, isAboutHeading } from './places'
import { isBesideWork } from './circumstances'
import { isElsewhere, isRemark } from './remarks'
import { isReported } from './reported'
import { saysNoData } from './storage'
import { stem } from '../text/words'
import { demandsLittle, isUnwanted, isWished, prohibits, saysOptional, wishesAside } from './asides'
import { spares, toReader } from './untouched'
import { forbids, isPrinciple } from './principles'
import { isDecided } from './undecided'
import { asksNext } from './wanted'
import { type Kind, type Manner, type Statement, isAsking, minItemWords } from './statement'
import { isOfStyle } from './appearance'
import { archetypesOf } from './archetypes'

/** A sentence in parentheses, which explains another one. */
const aside = /^\([^()]{20,}\)\.?$/

/** Verbs that make a sentence a requirement even among goals: "Provide a single view of a client". */
const makes = new Set(
  ['provide', 'build', 'create', 'develop', 'implement', 'design', 'integrate', 'allow', 'enable'].map(stem),
)
/** Words of the requirements of a specification. */
export const strict =
  /\b(?:shall|must|soll|muss|müssen|sollen|doit|doivent|debe|deben|deve|devem)\b|долж|πρέπει|必须|应/i
/** Scripts without spaces, in which a few characters are a sentence. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u

/** Maximum words of a requirement in an unsupported language. */
const maxUnreadWords = 30

const definition =
  /\b(?:is|are|will be|be)\s+(?:an?|the|our)\s|\b(?:ist|wird)\s+ein|\best\s+une?\b|(?:\b(?:es|será)|(?<!\S)é)\s+u(?:n|na|m|ma)\b|—|это\s|είναι\s+(?:μια|ένα)|是一/i

/** Classifies a passage by its words and its headings. `language` is the language of the whole text. */
export function classify(seen: Sight, language: Language | null, manner: Manner): Statement {
  const { passage, words, hits } = seen
  const said = passage.settled ?? kindOf(seen, language, manner)
  const isRequired = !passage.settled && said === 'background' && manner !== 'strict' && asksByPlace(seen)
  const asked = isRequired ? (passage.topic === 'wishes' ? 'wish' : 'function') : said
  const leads = isAsking({ kind: asked }) ? onlyLeads(seen) : asked === 'later' && isLead(passage.text)
  const kind = leads ? 'background' : asked
  return {
    ...passage,
    // A user's action is a function even under a heading for qualities.
    topic: kind === 'function' && passage.topic === 'quality' ? null : passage.topic,
    words,
    hits: kind === 'quality' && namesLanguages(seen) ? [...hits, inLanguages] : hits,
    kind,
    definite:
      seen.isNamed ||
      (archetypesOf({ text: passage.text, words, hits, topic: passage.topic }).length > 0 &&
        !isCircumstance(passage.text) &&
        (seen.has('request') || seen.namesFirst() || definition.test(passage.text))),
    demanded: seen.worksNamed > 1 || seen.has('modal') || seen.has('request') || seen.has('archetype'),
    countsIn: kind === 'background' && !passage.settled ? listOf(seen) : null,
    software: seen.isNamed || seen.has('software') || (seen.has('request') && seen.has('product')),
  }
}

/** True for a lead whose items say all that is asked for: "Here is what we need:", "Changes to our booking site:". */
function onlyLeads(seen: Sight): boolean {
  const { text, leads, coded } = seen.passage
  const leadsToOther = leads === 'lines' && (announcesChange(text) || (seen.worksNamed === 0 && !seen.has('platform')))
  return seen.leadsNowhere || leadsToParts.test(text) || (!coded && (leadsToOther || isLead(text)))
}

function kindOf(seen: Sight, language: Language | null, manner: Manner): Kind {
  const { passage, words } = seen
  const { topic, item, text, cancels } = passage
  const isStory = isUserStory(text)
  if (
    seen.noise('order') > 0 ||
    isDefinition(text, words) ||
    isTableHead({ text, words }) ||
    isTalk({ text, words, hits: seen.hits })
  )
    return 'background'
  if (question.test(text) && cancels !== 'said') return asksForWork(seen, manner) ? 'function' : 'background'
  if (isLabel(seen) || isLimit(seen) || (aside.test(text) && !firm.test(text))) return 'background'

  if (topic === 'glossary' || topic === 'done' || definesVerdict(text)) return 'background'
  if (topic === 'excluded') return kindBelowExclusions(seen)
  if (isUnwanted(text) && manner !== 'change') return 'quality'
  if (seen.has('exclusion') && !prohibits(seen) && !spares.test(text)) {
    // "Payment is not part of this, we collect fees" names work, whatever its reason sounds like.
    const ofWork = seen.functional
      ? seen.noise('contract') > 0 && isContract(seen)
      : isContract(seen) || seen.noise('contractHint') + seen.noise('document') > 0
    return ofWork ? 'background' : 'excluded'
  }
  if (isBeside(seen) || isReported(passage) || saysNoData(seen)) return 'background'
  const stays = cancels === 'left' ? manner !== 'open' || toReader.test(text) : unchanged.test(text)
  if (cancels === 'said' || stays || keeps.test(text) || isDenied(passage) || isElsewhere(text)) return 'excluded'
  // To leave something out of a product that exists is work.
  if (cancels === 'asked' && manner !== 'change') return manner === 'open' ? 'excluded' : 'background'
  if (passage.system && topic !== 'today') return 'function'
  if ((namesLanguages(seen) || isOfStyle(text)) && manner !== 'change' && topic !== 'today') return 'quality'
  if (manner !== 'strict' && !asksNothing(topic) && asksNext(text) && !isContract(seen)) return 'function'
  if (topic !== 'later' && describesToday(seen, manner)) return 'background'
  if (namesLanguages(seen)) return 'quality'
  if (saysWhatIsOffered(seen, manner)) return 'function'
  if (isContract(seen)) return 'background'
  const isAboutUser = seen.subject || seen.actorFirst
  if (manner === 'strict' && seen.noise('limits') > 0 && !seen.has('request') && !(seen.functional && isAboutUser))
    return 'background'
  if (isListOfTechnologies(seen) || (manner !== 'change' && isPrinciple(seen))) return 'background'
  if (!isStory && !seen.subject && isAboutWork(seen) && !(topic === 'quality' && item && seen.qualityFirst))
    return 'background'
  if (topic === 'later') return 'later'
  if (seen.has('later') && !notLater.test(text) && !demandsLittle.test(text)) return 'later'
  if (saysOptional(seen) || (seen.has('wish') && !isStory && !wishesAside(text))) return 'wish'

  if (manner !== 'change' && (seen.isOurDoing || (seen.tellsOfUs && seen.noise('telling') + foreignWords(seen) > 0)))
    return 'background'
  if (seen.tellsOfUs && seen.noise('telling') > 0 && !seen.functional) return 'background'

  // "Handover" and "Training" are parts of some products, too.
  if (topic === 'training' && item && seen.actorFirst && !isAboutWork(seen) && !teaching.test(text)) return 'function'
  // Numbered requirements count below "Users" as well.
  const where = topic === null || (passage.coded && topic === 'about') ? null : topicKinds[topic]
  if ((where === 'nothing' || assumptionHeading.test(passage.heading)) && !speaksUp(seen)) return 'background'

  const asked = topic === 'today' ? asksForChange(seen) : asks(seen, language, where === 'soft')
  if (topic === 'today' && !asked) return 'background'
  if (topic === 'wishes') return asked || item ? 'wish' : 'background'
  const names = seen.has('request') && seen.has('archetype')
  if (topic === 'quality' && !seen.qualities && isDeed(seen)) return 'function'
  if (topic === 'quality' || (seen.qualities && !seen.functional && !names)) {
    const says =
      topic === 'quality' ||
      seen.has('modal') ||
      seen.has('request') ||
      item ||
      seen.has('product') ||
      words.length <= maxListWords
    if (says && (seen.qualities || seen.functional || (topic === 'quality' && seen.has('modal')))) return 'quality'
    if (topic === 'quality') return passage.coded ? 'quality' : 'background'
  }
  if (!asked && !isPlain(seen, manner)) return 'background'
  return manner !== 'change' && forbids(seen) ? 'quality' : 'function'
}

/** True for a sentence about the project, its document or its makers. */
const isBeside = (seen: Sight) =>
  isAboutProject(seen) ||
  isAboutDocument(seen.passage.text) ||
  isRemark(seen.passage.text) ||
  isBesideWork(seen.passage)

/** Noise words that are also common in sentences about a product, in items, and in names of features: "company logo". */
const harmless = {
  sentence: new Set<Noise>(['telling', 'limits', 'contractHint']),
  item: new Set<Noise>(['telling', 'label']),
  name: new Set<Noise>(['telling', 'label', 'contractHint', 'party', 'business']),
}

const noisesIn = (seen: Sight) => [
  ...new Set(
    seen.hits.flatMap(({ owner }) =>
      owner.kind === 'noise' && (owner.name !== 'party' || seen.party) ? [owner.name as Noise] : [],
    ),
  ),
]

const isHarmless = (seen: Sight, where: keyof typeof harmless) =>
  noisesIn(seen).every((name) => harmless[where].has(name))

/** Maximum words of a feature's name. */
const maxTerseWords = 5

/** The name of a module and what it does. */
const named = /^[^:.,;]{3,40}: (?:[^,;]{3,80}[,;] ){2,}\p{L}/u

/** Returns the list in which an item counts: "Exactly one pass per student", unlike "Warranty: two years". */
function listOf(seen: Sight): Statement['countsIn'] {
  const { passage, words, hits } = seen
  const { item, topic, text } = passage
  if (!item || (topic !== null && topic !== 'functions')) return null
  if (isLabel(seen) || isTableHead({ text, words }) || isTalk({ text, words, hits }) || isLimit(seen) || isBeside(seen))
    return null
  if (words.length >= minItemWords && isHarmless(seen, 'item')) return 'list'
  const isTechnology = seen.has('technology') && !seen.has('work')
  const isName = words.length <= maxTerseWords && !/[:|?]/.test(text) && !isTechnology
  if (isName && (seen.has('weak') || isHarmless(seen, 'name'))) return 'long list'
  // "Release: two checks, limits by law" is a module.
  const isModule = named.test(text) && seen.noise('notice') === 0
  const isStrange =
    question.test(text) || (!isModule && (seen.party || seen.noise('contract') + seen.noise('notice') > 0))
  return words.length >= minItemWords && !isStrange ? 'like list' : null
}

function isPlain(seen: Sight, manner: Manner): boolean {
  if (manner === 'strict') return false
  const { passage, words } = seen
  const { item, text, topic } = passage
  const isOpen = topic === null || topicKinds[topic] === 'firm'
  const noises = noisesIn(seen).filter((name) => name !== 'label')
  const allowed = noises.length <= 1 && noises.every((name) => harmless.sentence.has(name))
  const cells = text.split(' | ').length
  if (isPersonal(seen)) return false
  if (cells === 2 || !isOpen || words.length < minPlainWords || !(item || sentence.test(text))) return false
  if (manner === 'change') return allowed
  return (
    allowed &&
    !seen.tellsOfUs &&
    !defined.test(text) &&
    !(isNot.test(withoutEnding(text)) && !seen.has('modal') && !seen.has('change'))
  )
}

const minPlainWords = 3
/** Negative descriptions of the present state: "The front desk is not staffed on weekends". */
const isNot = /\b(?:is|are|was|were|does|do|did|has|have) not\b|n['’]t\b/i
const sentence = /[.!;:。！]["'”’»)]?$/u

/** Several languages are the work that "bilingual" is. */
const inLanguages: Hit<Meaning> = { at: 0, length: 1, owner: { kind: 'work', name: 'localisation' } }

/** Detects a list of the product's languages: "English and Spanish.", unlike what people speak. */
const namesLanguages = ({ hits, words, subject }: Sight) =>
  !subject &&
  words.length <= maxListWords &&
  new Set(hits.filter(({ owner }) => owner.kind === 'language').map(({ owner }) => owner.name)).size > 1

const maxListWords = 8

/** True for a product or an actor at the beginning of a passage. */
const isSubject = ({ owner, at }: Hit<Meaning>) => at <= 3 && (owner.kind === 'product' || owner.kind === 'actor')

/** Detects requirements so explicit that they count under any heading: full sentences about the product or its users. */
const speaksUp = (seen: Sight): boolean =>
  isDecided(seen) ||
  (foreignWords(seen) === 0 &&
    !isAboutWork(seen) &&
    isDemand(seen) &&
    firm.test(seen.passage.text) &&
    seen.hits.some(isSubject) &&
    (seen.functional || seen.productSubject))

/** Detects requirements in the present tense, about users or about known work: "Parents read the marks at home". */
const isPresentTense = (seen: Sight) =>
  foreignWords(seen) === 0 &&
  !denies(seen.passage.text) &&
  ((seen.functional &&
    (seen.worksNamed > 1 || seen.has('actor') || seen.has('product') || seen.has('software') || seen.verbFirst)) ||
    (seen.actorFirst && seen.words.length >= minToldWords && isBulletOrSentence(seen.passage)))

const minToldWords = 4

const isBulletOrSentence = ({ item, text }: Passage) => (item && !text.includes(' | ')) || /[.!?]$/.test(text)

/** Words of handovers, unlike what a user of the product does: "Nurses write a note for each patient". */
const teaching = /\b(?:manuals?|trained|documentation|handed over)\b/i

/** Detects requirements of actors that the vocabulary does not know: "The harbour master shall see all boats". */
const isAsked = (seen: Sight) =>
  seen.words.length >= minToldWords &&
  asking.test(seen.passage.text) &&
  foreignWords(seen) === 0 &&
  !denies(seen.passage.text)

const asking =
  /^(?!if\b|when\b|this\b|it\b|there\b|you\b|we\b|i\b|please\b|that\b|these\b).{3,60}?(?<!\p{L})(?:shall|must|should|can|soll|sollen|muss|müssen|kann|können)(?!\p{L})/iu

/** Detects a user's action: "Customers shall be able to pay by card", "Beekeepers can record a queen". */
const isDeed = (seen: Sight) =>
  foreignWords(seen) === 0 && !denies(seen.passage.text) && seen.actorFirst && seen.functional

/** True for a request, or for what the product must do, among sentences about today: "The system must show all guests". */
const asksForChange = (seen: Sight) =>
  seen.has('request') ||
  ((seen.functional || seen.has('product')) && willBe.test(seen.passage.text)) ||
  (seen.productSubject && strict.test(seen.passage.text))

/** Words about the time after today. */
const willBe =
  /(?<!\p{L})(?:shall|in (?:the )?future|from now on|soll(?:en)?|künftig|zukünftig|à l['’]avenir|désormais|en el futuro|no futuro|в будущем)(?!\p{L})/iu

/** A constraint that names no subject: "Must work offline in the basement." */
const mustFirst = /^(?:must|muss|doit|debe|deve|moet)(?!\p{L})/iu

/** Demands that name what to build: "An interface is to be developed that …", "Es ist eine Oberfläche zu entwickeln". */
const isToBuild =
  /(?<!\p{L})(?:(?:is|are) to be (?:developed|built|implemented|created|programmed)|(?:ist|sind) .{3,60} zu (?:entwickeln|implementieren|realisieren|programmieren)|(?:est|sont) à (?:développer|réaliser))(?!\p{L})/iu

/** True if a passage asks for something to be built. */
function asks(seen: Sight, language: Language | null, soft: boolean): boolean {
  const { item, topic, text } = seen.passage
  const { words } = seen
  if (seen.commissioned || isUserStory(text) || (isToBuild.test(text) && foreignWords(seen) === 0)) return true
  if (seen.has('request') && (seen.has('product') || seen.has('archetype') || seen.functional)) return true
  if (seen.has('archetype') && (seen.isNaming() || definition.test(text))) return true
  if (
    seen.has('modal') &&
    seen.subject &&
    (firm.test(text) || seen.noise('telling') === 0) &&
    (!soft || seen.functional || seen.qualities)
  )
    return true
  if (soft && topic === 'story') return makes.has(words[0]?.stem ?? '') && seen.functional
  if (soft)
    return (
      seen.functional &&
      (seen.has('modal') ? item || seen.has('actor') || mustFirst.test(text) : topic === 'about' && seen.isName())
    )
  if (!item && !seen.verbFirst && seen.noise('telling') > 0 && !firm.test(text)) return false
  if (seen.has('modal') && seen.functional && (item || foreignWords(seen) === 0)) return true
  if (seen.has('modal') && (seen.has('actor') || seen.has('product')) && foreignWords(seen) === 0) return true
  if (seen.verbFirst && (item || seen.functional || topic === 'functions')) return words.length > 1 || seen.functional
  if (!item && seen.noise('telling') > 0) return false
  const isPlainly = [isPresentTense, isWished, isAsked, isAboutHeading].some((is) => is(seen))
  if ((topic === null || topic === 'functions') && isPlainly) return true
  if (seen.functional && (item || seen.has('actor') || seen.has('product'))) return true
  if (seen.functional && topic === null && seen.isName()) return true
  if (topic === 'functions') return item && words.length >= 3
  if (language === null)
    return (
      item || seen.has('software') || (words.length <= maxUnreadWords && (words.length >= 3 || unparted.test(text)))
    )
  return false
}
