/** The words of a line that differ, and those around them that stay. */
interface ChangedWords {
  start: string
  removed: string
  added: string
  end: string
}

/** Compares two wordings of a line: the words between those with which both begin and end. */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, current] = [before.split(' '), after.split(' ')]
  const start = countSame(old, current)
  const end = countSame(old.slice(start).toReversed(), current.slice(start).toReversed())
  const between = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return {
    start: current.slice(0, start).join(' '),
    removed: between(old),
    added: between(current),
    end: current.slice(current.length - end).join(' '),
  }
}

/** Counts the words with which both begin. */
function countSame(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, at) => word !== other[at])
  return differs === -1 ? one.length : differs
}
