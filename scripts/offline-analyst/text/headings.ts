import { phaseOf } from '#domain/text/scope-words'
import { type Topic, dueHeading, isListing } from '../vocabulary/headings'
import { ended } from './sentence-ends'
import type { Mark } from './layout'
import { topicOf } from './topics'

/** A heading above the current line. */
export interface Heading {
  text: string
  depth: number
  /** True if its depth is given by a number or hashes. */
  marked: boolean
  /** Number in front of it, or "". */
  number: string
  topic: Topic | null
  /** Its number if that is the code of a requirement, which stands below it, or "". */
  requirement: string
  /** True for the first heading of the text, which may be its title. */
  opens: boolean
  /** True if items follow it before any other heading. */
  lists?: true
}

export const isItem = ({ bullet, number, row }: Mark): boolean => bullet || number !== '' || row

/** True for short lines that are items because of a heading such as "Out of scope", unlike "Scope" and "Must have". */
export function isListed(
  mark: Mark,
  above: Heading | undefined,
  before: Mark | undefined,
  next: Mark | undefined,
): boolean {
  const { text, title, depth } = mark
  // A sentence says all of it: "Payroll and the new website."
  if (before && !before.bullet && !before.number && ended.test(before.text)) return false
  if (before?.bullet && !mark.bullet && !mark.number && next?.bullet) return false
  if (title || !above?.topic || !isListing(above.topic) || phaseOf(text)) return false
  // "1. Payments" is an item below "Out of scope", and a heading after "5. Out of scope".
  if (depth > (above.number === '' ? 1 : 0)) return false
  const topic = topicOf(text)
  return topic === null || (topic === 'functions' && !dueHeading.test(text)) || topic === 'quality'
}

/** True for a sentence below the last item of a heading that only its layout shows: it is no part of the list. */
export const leavesList = (mark: Mark, before: Mark, next: Mark | undefined, above: Heading | undefined) =>
  above !== undefined &&
  !above.marked &&
  above.topic === null &&
  before.bullet &&
  !next?.bullet &&
  !(isItem(mark) || mark.title) &&
  ended.test(mark.text)
