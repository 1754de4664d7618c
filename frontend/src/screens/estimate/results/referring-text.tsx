import type { Line } from '#contract/estimation'
import { splitReferences } from '#domain/text/line-references'
import { LineNumber } from './line-number'

interface Props {
  text: string
  lines: Line[]
}

/** Text of the analyst, in which the numbers of requirement lines open them. */
export const ReferringText = ({ text, lines }: Props) =>
  splitReferences(text).map((part, at) => {
    const line = at % 2 === 1 && lines.find(({ id }) => id === Number.parseInt(part))
    return line ? (
      <LineNumber key={at} id={line.id} lines={lines}>
        {part}
      </LineNumber>
    ) : (
      part
    )
  })
