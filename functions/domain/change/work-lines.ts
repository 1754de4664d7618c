import type { Estimation } from '#contract/estimation'
import type { Edit } from '#domain/revision/reworded'
import { changedWords } from '#domain/text/changed-words'
import { withoutInlineMarkup } from '#domain/text/inline-markup'

type WithLines = Pick<Estimation, 'lines'>

/** Finds lines with work that only one of two estimates has and most of whose words are the same. */
export function editsBetween(...both: [before: WithLines, after: WithLines]): Edit[] {
  const [old, current] = both.map(({ lines }) =>
    lines.map(({ id, text }) => ({ to: id, text: withoutInlineMarkup(text) })),
  )
  const [lost, fresh] = [missingIn(current!, old!), missingIn(old!, current!)]
  return lost.flatMap(({ text: before }) =>
    fresh.flatMap(({ to, text: after }) => {
      const { start, removed, end } = changedWords(before, after)
      return (start + end).length > removed.length ? { to, before, after } : []
    }),
  )
}

const missingIn = <L extends { text: string }>(others: readonly L[], lines: readonly L[]) =>
  lines.filter(({ text }) => !others.some((other) => other.text === text))
