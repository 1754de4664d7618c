import { termsOf } from '../catalogue/catalogue'
import { Matcher } from '../matcher'
import { type Topic, topics } from '../vocabulary/headings'
import { commonWords } from '../vocabulary/words'
import { isHan, wordsOf } from './words'

const matcher = new Matcher<Topic>()
for (const [topic, byLanguage] of Object.entries(topics)) {
  for (const terms of Object.values(byLanguage)) for (const term of termsOf(terms)) matcher.add(term, topic as Topic)
}

/** Words that say nothing in a heading. */
const empty = new Set([...Object.values(commonWords).flatMap(termsOf), 'requirements', 'section', 'list', 'overview'])

/** A heading is of a topic when the topic's words are so much of it. */
const leastShare = 0.6

/** What a heading says of the lines below it; null for the product's own words. */
export function topicOf(heading: string): Topic | null {
  const words = wordsOf(heading.replace(/\([^)]*\)/g, ' ')).filter(({ raw }) => raw !== '' && !/^\d/.test(raw))
  if (words.length === 0) return null
  let best: { topic: Topic; size: number } | null = null
  for (const { owner, at, length } of matcher.find(words)) {
    const covered = new Set(words.slice(at, at + length))
    const counted = words.filter((word) => covered.has(word) || !empty.has(word.raw))
    const share = isHan(words[at]!.raw) ? 0.7 : length / counted.length
    if (share >= leastShare && (!best || length >= best.size)) best = { topic: owner, size: length }
  }
  return best?.topic ?? null
}
