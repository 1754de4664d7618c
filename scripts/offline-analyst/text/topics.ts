import { phaseOf } from '#domain/text/scope-words'
import { Matcher } from './matcher'
import { remember } from './remember'
import { isHan, wordsOf } from './words'
import { termsOf } from '../vocabulary/cues'
import { type Topic, asksSomebody, isListing, topics } from '../vocabulary/headings'
import { commonWords } from '../vocabulary/words'

const matcher = new Matcher<Topic>()
for (const [topic, byLanguage] of Object.entries(topics)) {
  for (const terms of Object.values(byLanguage)) for (const term of termsOf(terms)) matcher.add(term, topic as Topic)
}

/** Words without meaning in a heading. */
const empty = new Set([...Object.values(commonWords).flatMap(termsOf), 'requirements', 'section', 'list', 'overview'])

/** Minimum share of a heading's words that belong to its topic. */
const minShare = 0.6

const aside = /\(([^()]{3,60})\)\s*:?\s*$/u

/** Number of a slide before its title: "Slide 5: Not this year". */
const slide = /^(?:slide|folie|diapositiv[aeo]s?|diapo|dia) \d+\s?[:.–-]\s/iu

/** Headings above what is done today, unlike "Right now on the water". */
const today =
  /^(?:right now|at (?:the moment|present)|currently|so far|(?:so )?how (?:we (?:do|handle) (?:it|this)|(?:it|this) is done) (?:now|today|at the moment)|ist|bisher|bislang|derzeit|zurzeit|so (?:läuft|geht|machen wir) (?:es|das) (?:heute|bisher|derzeit|jetzt)|actuellement|à ce jour|actualmente|hasta ahora|cómo (?:lo hacemos|trabajamos) (?:ahora|hoy)|attualmente|finora|come (?:facciamo|lavoriamo) (?:ora|oggi)|momenteel|tot nu toe) ?:?$/i

/** Returns the topic of a heading, or null for headings specific to the product. */
export const topicOf = remember((heading): Topic | null => {
  if (today.test(heading.trim())) return 'today'
  const phase = phaseOf(heading)
  if (phase) return phase > 1 ? 'later' : 'functions'
  // "Reports (optional, please show separately)".
  const [, said] = aside.exec(heading) ?? []
  for (const part of said?.split(/[,;]/) ?? []) {
    const topic = topicOf(part)
    if (topic && isListing(topic)) return topic
  }
  const named = heading
    .replace(slide, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(asksSomebody, ' ')
  const words = wordsOf(named).filter(({ raw }) => raw !== '' && !/^\d/.test(raw))
  if (words.length === 0) return null
  const counted = words.filter(({ raw }) => !empty.has(raw)).length
  const covered = new Map<Topic, { words: Set<number>; longest: number }>()
  for (const { owner, at, length } of matcher.find(words)) {
    const of = covered.get(owner) ?? { words: new Set(), longest: 0 }
    for (let place = at; place < at + length; place++) of.words.add(place)
    of.longest = Math.max(of.longest, length)
    covered.set(owner, of)
  }
  let best: { topic: Topic; longest: number } | null = null
  for (const [topic, { words: places, longest }] of covered) {
    const meaningful = [...places].filter((place) => !empty.has(words[place]!.raw)).length
    const share = isHan(words[0]!.raw) ? 1 : Math.max(meaningful, 1) / Math.max(counted, 1)
    if (share >= minShare && (!best || longest >= best.longest)) best = { topic, longest }
  }
  return best?.topic ?? null
})
