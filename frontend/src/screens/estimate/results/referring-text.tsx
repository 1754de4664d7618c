import type { Line } from '#contract/estimation'
import { namedAmong, splitReferences } from '#domain/text/line-references'
import { LineNumber, type LineWork } from './line-number'

interface Props {
  text: string
  lines: Line[]
  /** Work that the lines are sized by, to be checked. */
  work?: LineWork
}

/** Text of the analyst, in which the numbers of requirement lines open them. */
export const ReferringText = ({ text, lines, work }: Props) =>
  splitReferences(text).map((part, at) => {
    const ids =
      at % 2 === 1
        ? namedAmong(
            lines.map(({ id }) => id),
            part,
          )
        : []
    return ids.length > 0 ? (
      <LineNumber key={at} {...{ ids, lines, work }}>
        {part}
      </LineNumber>
    ) : (
      part
    )
  })
