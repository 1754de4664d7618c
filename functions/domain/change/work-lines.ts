import type { Estimation, Line } from '#contract/estimation'
import type { Edit } from '#domain/revision/reworded'
import { changedWords } from '#domain/text/changed-words'
import { withoutInlineMarkup } from '#domain/text/inline-markup'

type WithLines = Pick<Estimation, 'lines'>

/** Finds lines with work that only one of two estimates has and most of whose words are the same. */
export function editsBetween(before: WithLines, after: WithLines): Edit[] {
  const [old, current] = [before, after].map(({ lines }) => new Map(lines.map((line) => [textOf(line), line.id])))
  const fresh = [...current!].filter(([text]) => !old!.has(text))
  return [...old!.keys()].flatMap((text) =>
    current!.has(text)
      ? []
      : fresh.flatMap(([after, to]) => (areSimilar(text, after) ? { to, before: text, after } : [])),
  )
}

const textOf = ({ text }: Line) => withoutInlineMarkup(text)

function areSimilar(before: string, after: string): boolean {
  const { start, removed, end } = changedWords(before, after)
  return start.length + end.length > removed.length
}
