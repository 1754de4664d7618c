import { denies } from '../reading/sight'
import type { Statement } from '../reading/statement'
import { type Word, isHan, isNumber, wordsOf } from '../text/words'
import { actions } from '../vocabulary/words'
import { rootsIn, verbClass } from './roots'
import { canonicalActions, canonicalOf, unsaid } from './same-words'
import { plainly } from './plain-words'

/** A function that a statement asks for: roots of its verbs and other words, and the people that it names. */
export interface Asked {
  at: number
  statement: Statement
  isDenied: boolean
  words: ReadonlySet<string>
  /** Those that say when or what for. */
  rest: ReadonlySet<string>
  /** First verb, if one is known. */
  verb: string | null
  verbs: ReadonlySet<string>
  people: ReadonlySet<string>
  chapter: string
  /** Words before what says when or what for. */
  head: ReadonlySet<string>
  /** True if it begins with when or for what it holds. */
  isLed: boolean
  /** Words that distinguish it from others of its verb and object: numbers, “own”, “before”, “in” of “check in”. */
  marks: { contrasts: ReadonlySet<string>; numbers: ReadonlySet<string> }
  /** Term of work that a product has once, if nothing is shown, found or moved. */
  singleTerm: string | undefined
}

/** Words of actions that are objects, too: to cancel a booking, to read a message. */
export const objects = new Set(
  rootsIn(
    'message, nachricht, booking, buchung, order, report, record, review, request, draft, label, comment, plan, schedule, list, post, issue, vote',
  ),
)
const messages = new Set(rootsIn('message, nachricht'))
/** Roots of verbs. */
export const knownVerbs = new Set(
  [...verbClass.keys(), ...canonicalActions, ...rootsIn(actions)].filter((it) => !messages.has(it)),
)
const passive = new Set('is are be been wird werden wurde est sont es son è sono'.split(' '))

/** Subjects that name nobody in particular. */
const anybody = new Set(['users'])

/** Returns what a statement of a chapter asks for, with the statements before it. */
export function functionOf(statement: Statement, at: number, chapter: string, before: readonly Statement[]): Asked {
  const { text, words, hits } = plainly(statement, before)
  const named = hits.filter(({ owner }) => owner.kind === 'actor')
  const action = words.findIndex(({ root }) => knownVerbs.has(root) && !unsaid.has(root))
  const namesMessage = words.some(({ root }) => canonicalOf(root).some((it) => messages.has(it)))
  const isPassive = words.some(({ raw }) => passive.has(raw))
  // Who acts and who gets a message is compared by group.
  const isKnown = new Set(
    named
      .filter(({ at: from }) => namesMessage || (!isPassive && from < action))
      .flatMap(({ at: from, length }) => Array.from({ length }, (_, it) => from + it)),
  )
  const isSetting = words.some(({ root }) => setting.has(root))
  // "Set the status to available" is to mark what is available.
  const isValue = (place: number) => isSetting && ofValue.has(words[place + 1]?.raw ?? '') && isStatus(words[place])
  const isWord = ({ raw, root }: Word, place: number) =>
    raw !== '' && !isHan(raw) && !isNumber(raw) && !isKnown.has(place) && !unsaid.has(root) && !isValue(place)
  const isEnd = (word: Word | undefined, place = 0) => conditions.has(word?.raw ?? '') && !isValue(place - 1)
  const begin = isEnd(words[0]) ? wordsOf(opening.exec(text)?.[0] ?? '').length - 1 : -1
  const aside = wordsOf(text.split(' (', 1)[0]!).length
  const end = words.findIndex((word, place) => place > begin && (isEnd(word, place) || place === aside))
  const placed = words.map((word, place) => (isWord(word, place) ? canonicalOf(word.root) : []))
  const roots = placed.flat()
  const head = new Set(placed.slice(begin + 1, end < 0 ? undefined : end).flat())
  const verbs = roots.filter((root) => knownVerbs.has(root))
  return {
    at,
    statement,
    isDenied: denies(statement.text.replace(remarks, '')),
    words: new Set(roots),
    rest: new Set(placed.flatMap((it, place) => (isEnd(words[place], place) ? [] : it)).filter((it) => !head.has(it))),
    verb: verbs[0] ?? null,
    verbs: new Set(verbs),
    people: new Set(named.map(({ owner }) => owner.name).filter((name) => !anybody.has(name))),
    chapter,
    head,
    isLed: begin >= 0,
    marks: {
      contrasts: new Set(
        words
          .slice(0, end < 0 ? undefined : end + 1)
          .flatMap(({ raw, root }, place) => contrastOf(raw, root, place === action + 1)),
      ),
      numbers: new Set(words.flatMap(({ raw }) => (isNumber(raw) ? [raw] : []))),
    },
    singleTerm: singleTermIn(statement),
  }
}

/** Kinds of work that a product has once, and classes of verbs that ask for screens of it. */
const single = new Set(['roles', 'audit', 'sessions'])
const ofScreens = new Set(['read', 'find', 'move', 'remove'])
const access = new Set(rootsIn('access'))

/** Returns the beginning of the term of such work: "role-based" of "role-based access control". A single word may be about anything. */
function singleTermIn({ hits, words }: Statement): string | undefined {
  if (words.some(({ root }) => ofScreens.has(verbClass.get(root) ?? '') && !access.has(root))) return undefined
  const isPerson = (place: number) =>
    hits.some(({ owner, at, length }) => owner.kind === 'actor' && at <= place && place < at + length)
  const hit = hits.find(
    ({ owner, at, length }) =>
      owner.kind === 'work' && single.has(owner.name) && length > 1 && !isPerson(at + length - 1) && !isPerson(at + 1),
  )
  return hit && [hit.owner.name, ...words.slice(hit.at, hit.at + 2).map(({ root }) => root)].join(' ')
}

/** Words that say which of several things is meant, or the opposite. */
const contrasts = new Set(
  'own other without before after more less most least manually not no never vor nach ohne eigene eigenen sans avant après sin antes después'.split(
    ' ',
  ),
)
const receiving = new Set(rootsIn('receive'))
/** Words that change the meaning of the verb before them: "check in", "check out". */
const particles = new Set('in out up down on off over back'.split(' '))

const contrastOf = (raw: string, root: string, followsVerb: boolean) =>
  contrasts.has(raw) || (followsVerb && particles.has(raw)) ? [raw] : receiving.has(root) ? [root] : []

/** Remarks and values: "(not for guests)", “Not available”. */
export const remarks = /\([^()]*\)|[“"][^“”"]*[”"]/g
const setting = new Set(rootsIn('set, mark'))
const isStatus = (word: Word | undefined) => word?.root === 'status'
/** Words between a status and its value. */
const ofValue = new Set(['as', 'to', 'auf', 'als'])

/** Beginning of a sentence that says when. */
const opening = /^[^,]{3,120},\s/

/** Words before what says when or what for. */
const conditions = new Set(
  'when if once whenever after before unless so until up including indicating for about on per by via using as from wenn falls sobald damit nachdem sofern für per mit quand lorsque si pour par cuando para por quando per con'.split(
    ' ',
  ),
)
