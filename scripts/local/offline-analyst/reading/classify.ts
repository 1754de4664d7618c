import type { Hit } from '../matcher'
import type { Language } from '../vocabulary/cues'
import { topicKinds } from '../vocabulary/headings'
import type { Meaning } from '../vocabulary/lexicon'
import { termsOf } from '../catalogue/catalogue'
import { capabilityOf } from '../catalogue/catalogue'
import { actions } from '../vocabulary/words'
import type { Passage } from './passages'
import { type Word, stem } from './words'

/** What a passage asks for. */
type Kind = 'function' | 'quality' | 'excluded' | 'later' | 'wish' | 'background'

export interface Statement extends Passage {
  words: Word[]
  hits: Hit<Meaning>[]
  kind: Kind
  /** It says what the product is: "we need an online shop". */
  definite: boolean
  /** It speaks of software in words that nothing else is spoken of with. */
  software: boolean
}

const verbs = new Set(termsOf(actions).map(stem))
/** "Provide a single view of a client" asks, even among goals. */
const makes = new Set(
  ['provide', 'build', 'create', 'develop', 'implement', 'design', 'integrate', 'allow', 'enable'].map(stem),
)
const buildVerbs = new Set(['develop', 'implement', 'build', 'integrat', 'incorporat', 'creat', 'configur', 'deploy'])
const story =
  /^(?:\*+\s*)?as (?:an?|the) .{2,80}?,?\s*I\s+(?:want|need|can|would|should|must|shall|expect|wish|am able)/iu
const labelled = /^([^:：|]{2,40})[:：]\s*(.*)$/u
const strict = /\b(?:shall|must|soll|muss|müssen|sollen|doit|doivent|debe|deben|deve|devem)\b|долж|πρέπει|必须|应/iu
/** Languages that write without spaces: a few characters are a sentence. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u

/** In a language not read, a sentence up to this length may be a requirement. */
const longestUnread = 30

/** Verbs of demands, which a name has none of. */
const firm =
  /\b(?:shall|must|should|will|can|may|soll|muss|kann|doit|peut|debe|puede|deve|pode|должен|должна|может|πρέπει|μπορεί|θα)\b/iu
const question = /[?？]["'”’»)]?$/
const definition =
  /\b(?:is|are|will be|be)\s+(?:an?|the|our)\s|\b(?:ist|wird)\s+ein|\best\s+une?\b|\b(?:es|é|será)\s+u(?:n|na|m|ma)\b|—|это\s|είναι\s+(?:μια|ένα)|是一/iu

/** Sorts a passage by what it says and where it stands. `language` is that of the whole text. */
export function classified(
  passage: Passage,
  words: Word[],
  hits: Hit<Meaning>[],
  language: Language | null,
): Statement {
  const seen = new Sight(passage, words, hits)
  return {
    ...passage,
    words,
    hits,
    kind: kindOf(seen, language),
    definite:
      archetypesOf({ words, hits, topic: passage.topic }).length > 0 &&
      (seen.has('request') || seen.namesFirst() || definition.test(passage.text)),
    software: seen.has('software') || story.test(passage.text),
  }
}

/** What comes after these words is not the product itself but what it works with, or is unlike. */
const beside = new Set(
  'with using integrated integrates integrate like unlike similar instead than from replace replaces replacing connected integration interface including accessible through mit avec con com с με'.split(
    ' ',
  ),
)

/** The kinds of product that a passage names as its own: the first, and those that "and" joins to it. */
export function archetypesOf({ words, hits, topic }: Pick<Statement, 'words' | 'hits' | 'topic'>): string[] {
  if (topic === 'glossary' || topic === 'references' || topic === 'contents' || topic === 'revisions') return []
  const end = words.findIndex(({ raw }) => beside.has(raw))
  const named: string[] = []
  let reach = -1
  for (const { owner, at, length } of hits) {
    if (owner.kind !== 'archetype' || (end >= 0 && at > end)) continue
    const between = words.slice(reach, at).map(({ raw }) => raw)
    const joined = between.length <= 3 && (between.includes('and') || between.includes('plus'))
    if (reach >= 0 && at >= reach && !joined) continue
    named.push(owner.name)
    reach = Math.max(reach, at + length)
  }
  return named
}

/** What can be seen in one passage. */
class Sight {
  readonly passage: Passage
  readonly words: Word[]
  readonly hits: Hit<Meaning>[]
  private readonly kinds: Set<string>

  constructor(passage: Passage, words: Word[], hits: Hit<Meaning>[]) {
    this.passage = passage
    this.words = words
    this.hits = hits
    this.kinds = new Set(hits.map(({ owner }) => owner.kind))
  }

  has(kind: Meaning['kind']): boolean {
    return this.kinds.has(kind)
  }

  noise(name: string): number {
    return this.hits.filter(({ owner }) => owner.kind === 'noise' && owner.name === name).length
  }

  /** A capability that is more than a quality. */
  get functional(): boolean {
    return this.hits.some(({ owner }) => owner.kind === 'capability' && mainOf(owner.name)?.kind !== 'quality')
  }

  get qualities(): boolean {
    return this.hits.some(({ owner }) => owner.kind === 'capability' && mainOf(owner.name)?.kind === 'quality')
  }

  /** The product, or who uses it, stands before the verb; no contractor does. */
  get subject(): boolean {
    return this.before('product') || this.before('actor')
  }

  /** The product itself stands before the verb. */
  get productSubject(): boolean {
    return this.before('product')
  }

  private before(kind: Meaning['kind']): boolean {
    const modal = this.hits.find(({ owner }) => owner.kind === 'modal')
    if (!modal) return false
    const before = this.hits.filter(({ at }) => at < modal.at)
    if (
      before.some(
        ({ owner }) =>
          owner.kind === 'noise' && ['party', 'contract', 'document', 'test', 'paperwork'].includes(owner.name),
      )
    ) {
      return false
    }
    return before.some(({ owner }) => owner.kind === kind)
  }

  get modalFirst(): boolean {
    return this.hits.some(({ owner, at }) => owner.kind === 'modal' && at === 0)
  }

  get party(): boolean {
    const modal = this.hits.find(({ owner }) => owner.kind === 'modal')?.at ?? 6
    return this.hits.some(({ owner, at }) => owner.kind === 'noise' && owner.name === 'party' && at <= modal)
  }

  get verbFirst(): boolean {
    return verbs.has(this.words[0]?.stem ?? '')
  }

  /** The kind of product is what the passage begins with. */
  namesFirst(): boolean {
    return this.isNaming() && this.hits.some(({ owner, at }) => owner.kind === 'archetype' && at <= 3)
  }

  /** A few words without a verb, such as "Booking site for my yoga studio". */
  isNaming(): boolean {
    return this.words.length <= 25 && !firm.test(this.passage.text) && !question.test(this.passage.text)
  }
}

const mainOf = (id: string) => capabilityOf.get(id.split('.')[0]!)

function kindOf(seen: Sight, language: Language | null): Kind {
  const { passage, words } = seen
  const { topic, item, text } = passage
  const isStory = story.test(text)
  if (words.length === 0 || seen.noise('order') > 0 || isDefinition(words)) return 'background'
  if (question.test(text) && !isStory) return 'background'
  if (isLabel(seen)) return 'background'

  if (topic === 'excluded') return isDemand(seen) && !item ? 'function' : 'excluded'
  if (seen.has('exclusion') && !seen.has('prohibition')) {
    const ofWork = isContract(seen) || (!seen.functional && seen.noise('contractHint') + seen.noise('document') > 0)
    return ofWork ? 'background' : 'excluded'
  }
  if (namesLanguages(seen)) return 'quality'
  const priority = priorityOf(seen.passage)
  if (priority) return priority
  if (isContract(seen)) return 'background'
  if (seen.noise('limits') > 0 && !seen.has('request') && !(seen.functional && seen.subject)) return 'background'
  if (!isStory && !seen.subject && isAboutWork(seen)) return 'background'
  if (topic === 'later') return isDemand(seen) && !item ? 'function' : 'later'
  if (seen.has('later') && !isStory) return 'later'

  const where = topic === null ? null : topicKinds[topic]
  if (where === 'nothing' && !isStory && !speaksUp(seen)) return 'background'

  const asked = asks(seen, language, where === 'soft')
  if (topic === 'wishes') return asked || item ? 'wish' : 'background'
  const names = seen.has('request') && seen.has('archetype')
  if (topic === 'quality' || (seen.qualities && !seen.functional && !names)) {
    const says = seen.has('modal') || item || seen.qualities
    return says && (seen.qualities || seen.functional || (topic === 'quality' && seen.has('modal')))
      ? 'quality'
      : 'background'
  }
  return asked ? 'function' : 'background'
}

/** "English and Spanish." says what the product must speak. */
const namesLanguages = ({ hits, words }: Sight) =>
  words.length <= shortList &&
  new Set(hits.filter(({ owner }) => owner.kind === 'language').map(({ owner }) => owner.name)).size > 1

const shortList = 8

/** The priority that a row of a table gives as its last cells: "Could", "Won't have". */
function priorityOf({ text, item }: Passage): Kind | null {
  if (!item || !text.includes(' | ')) return null
  const cells = text
    .split(' | ')
    .slice(1)
    .map((cell) => cell.trim().toLowerCase())
  if (cells.some((cell) => /^(?:won['’]?t(?: have)?|will not have|excluded|out of scope)$/.test(cell)))
    return 'excluded'
  return cells.some((cell) => /^(?:could(?: have)?|nice to have|optional|desirable|kann|wunsch)$/.test(cell))
    ? 'wish'
    : null
}

/** "API Application Programming Interface …": an abbreviation and its words. */
function isDefinition(words: readonly Word[]): boolean {
  const [first, ...rest] = words
  const letters = first?.raw ?? ''
  if (letters.length < 2 || letters.length > 6) return false
  const initials = rest
    .filter(({ raw }) => raw !== '')
    .slice(0, letters.length)
    .map(({ raw }) => raw[0])
  return initials.join('') === letters
}

/** "Priority: high" builds nothing; "Goal: tell the doctor who is next" may. */
function isLabel({ hits, words, passage }: Sight): boolean {
  const [, label, value] = labelled.exec(passage.text) ?? []
  if (label === undefined) return false
  if (value === '') return words.length <= 3
  const size = label.split(/\s+/).length
  return hits.some(
    ({ owner, at, length }) => owner.kind === 'noise' && owner.name === 'label' && at === 0 && length >= size,
  )
}

/** Law and tenders: one word of contracts is enough, unless the sentence says what the product must do. */
function isContract(seen: Sight): boolean {
  const strong = seen.noise('contract')
  const hints = seen.noise('contractHint')
  if (seen.party) return !(buildsSomething(seen) && strong === 0)
  if (strong > 0) return !(seen.subject && strong === 1 && hints < 2 && (seen.functional || seen.qualities))
  const legal = seen.passage.topic === 'legal' || seen.passage.topic === 'procurement'
  return hints >= (legal ? 1 : 3) && !seen.subject
}

/** "The contractor shall develop a module that …" asks for the module. */
const buildsSomething = (seen: Sight) =>
  seen.words.some(({ stem }) => buildVerbs.has(stem)) &&
  (seen.functional || seen.qualities) &&
  seen.noise('practice') + seen.noise('test') + seen.noise('paperwork') === 0

/** It speaks of itself, of testing, of how the team works, or of manuals. */
const isAboutWork = (seen: Sight) =>
  seen.noise('document') + seen.noise('test') + seen.noise('practice') + seen.noise('paperwork') > 0 &&
  !seen.has('request')

/** "The system shall …", said of the product and not denied. */
const isDemand = (seen: Sight) =>
  seen.subject &&
  seen.has('modal') &&
  !seen.has('exclusion') &&
  !/\bnot\b|\bnicht\b|\bno\b|\bpas\b|\bне\b/iu.test(seen.passage.text)

/** Under these headings only a demand in full counts, made of the product or its users. */
const weakly = new Set<Statement['topic']>([
  'glossary',
  'contents',
  'references',
  'revisions',
  'testing',
  'market',
  'training',
])

/** What asks so clearly that it counts below any heading. */
function speaksUp(seen: Sight): boolean {
  const { topic, item, text } = seen.passage
  if (isAboutWork(seen)) return false
  if (weakly.has(topic)) {
    return isDemand(seen) && firm.test(text) && (seen.functional || (seen.productSubject && strict.test(text)))
  }
  const names = seen.isNaming() && seen.has('archetype') && seen.noise('contractHint') === 0
  if (names && (seen.functional || seen.has('software'))) return true
  if (isDemand(seen) && (seen.functional || seen.qualities || seen.productSubject)) {
    return seen.productSubject || topic === 'legal' || topic === 'procurement' || firm.test(text)
  }
  if (topic !== 'legal' && topic !== 'procurement') return false
  if (seen.noise('contractHint') > 0) return false
  return (
    (seen.functional && item && (seen.verbFirst || seen.has('actor'))) || (seen.has('request') && seen.has('archetype'))
  )
}

/** Whether a passage asks for something to be built. */
function asks(seen: Sight, language: Language | null, soft: boolean): boolean {
  const { item, topic, text, headings } = seen.passage
  const { words } = seen
  if (story.test(text)) return true
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
  if (soft) return seen.has('modal') && seen.functional && (item || seen.has('actor') || seen.modalFirst)
  if (!item && !seen.verbFirst && seen.noise('telling') > 0 && !firm.test(text)) return false
  if (seen.has('modal') && (seen.functional || seen.has('actor') || seen.has('product'))) return true
  if (seen.verbFirst && (item || seen.functional || topic === 'functions')) return words.length > 1 || seen.functional
  if (!item && seen.noise('telling') > 0) return false
  if (seen.functional && (item || seen.has('actor') || seen.has('product') || headings.length === 0)) return true
  if (topic === 'functions' || topic === 'data') return item && words.length >= 3
  if (language === null)
    return item || seen.has('software') || (words.length <= longestUnread && (words.length >= 3 || unparted.test(text)))
  return false
}
