import type { Estimation, Line } from '#contract/estimation'
import { withoutBullet } from '#domain/text/list-marks'
import { quotedText } from '#domain/text/quoted-line'

type Given = Pick<Estimation, 'lines' | 'idleLines' | 'exclusions'>

const isItem = ({ text }: Line) => withoutBullet(text) !== text && !text.startsWith('#')

/**
 * Returns the items that were read as background among those of a list of which at least half ask for something. They may
 * be wishes that an analyst missed, of which an offer says nothing: whether they are is their owner's decision.
 */
export function unworkedItems({ lines, idleLines = [], exclusions }: Given): Line[] {
  const asking = new Set(lines)
  const excluded = exclusions.join('\n')
  const isSaid = (line: Line) => asking.has(line) || excluded.includes(quotedText(line.text).replace(/[.:;!]$/, ''))
  const lists: Line[][] = [[]]
  for (const line of [...lines, ...idleLines].toSorted((one, other) => one.id - other.id)) {
    if (isItem(line)) lists.at(-1)!.push(line)
    else lists.push([])
  }
  return lists.flatMap((items) => {
    const silent = items.filter((item) => !isSaid(item))
    return 2 * silent.length <= items.length ? silent : []
  })
}
