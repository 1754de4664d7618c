import type { Line } from '#contract/estimation'
import { splitReferences } from '#domain/line-references'
import { LineNumber } from './line-number'

interface Props {
  text: string
  lines: Line[]
}

/** Text of the analyst, in which the numbers of requirement lines open them. */
export const ReferringText = ({ text, lines }: Props) =>
  splitReferences(text).map(({ text, line }, at) =>
    line !== undefined && lines.some(({ id }) => id === line) ? (
      <LineNumber key={`${at} ${line}`} id={line} lines={lines}>
        {text}
      </LineNumber>
    ) : (
      text
    ),
  )
