import { countLines } from '#domain/revision/match-lines'
import type { MatchedTexts } from '#domain/revision/match-texts'
import { wordingsOf } from '#domain/revision/wordings'
import { withoutBullet } from '#domain/text/list-marks'

/** Maximum lines shown of each kind. */
const maxShown = 200

/** Shows the changed lines only: changed ones with their earlier text, then new and removed ones. */
export function LineDiff({ match, before, after }: MatchedTexts) {
  const textOf = (lines: MatchedTexts['before']) => new Map(lines.map(({ id, text }) => [id, withoutBullet(text)]))
  const [old, current] = [textOf(before), textOf(after)]
  if (Object.values(countLines(match)).every((count) => count === 0)) return null
  return (
    // It scrolls, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="diff" aria-label="Changed lines" tabIndex={0}>
      {wordingsOf(match, before, after)
        .slice(0, maxShown)
        .map(({ from, to }) => (
          <li key={`changed ${to.join(' ')}`}>
            {from.map((id) => (
              <del key={id} className="written">
                {old.get(id)}
              </del>
            ))}
            {to.map((id) => (
              <ins key={id} className="written">
                {current.get(id)}
              </ins>
            ))}
          </li>
        ))}
      {match.added.slice(0, maxShown).map((id) => (
        <li key={`added ${id}`}>
          <ins className="written">{current.get(id)}</ins>
        </li>
      ))}
      {match.removed.slice(0, maxShown).map((id) => (
        <li key={`removed ${id}`}>
          <del className="written">{old.get(id)}</del>
        </li>
      ))}
    </ol>
  )
}
