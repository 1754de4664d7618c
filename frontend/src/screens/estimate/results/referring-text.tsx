import type { Line } from '#contract/estimation'
import { namedAmong, splitReferences } from '#domain/text/line-references'
import { LineNumber, type LineWork } from './line-number'

interface Props {
  text: string
  lines: Line[]
  /** Work that the lines are sized by, to be checked. */
  work?: LineWork
}

/** Text of the analyst, in which the numbers of requirement lines open them. A comma stays on the line of its number. */
export const ReferringText = ({ text, lines, work }: Props) =>
  splitReferences(text).map((part, at, parts) => {
    if (at % 2 === 0) return at > 0 ? part.replace(mark, '') : part
    const ids = namedAmong(
      lines.map(({ id }) => id),
      part,
    )
    return (
      <span key={at} className="referred-line">
        {ids.length > 0 ? <LineNumber {...{ ids, lines, work }}>{part}</LineNumber> : part}
        {mark.exec(parts[at + 1]!)}
      </span>
    )
  })

const mark = /^[,.]/
