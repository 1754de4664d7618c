import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'
import { isAsking } from '../reading/statement'
import type { Study } from '../study'
import { interfaces, kindsWithParts, partsToBuild } from './about-product'
import { aboutWishes } from './about-wishes'
import { approval, design, languages, oldData, otherSystems, tests } from './about-work'
import type { OpenPoint } from './form'
import { addedWishes, anythingElse, wishes } from './further-features'
import { openPoints } from './open-points'
import { openValues } from './open-values'
import type { Movable, Question } from './question'

type Asked = Question & QuestionOutput

/** Questions about what the text itself leaves open, which no other takes the place of. */
const ofText = new Set<OpenPoint['ask']>([wishes, openPoints])

/** In descending order of importance. */
const points: OpenPoint[] = [
  { ask: partsToBuild, kinds: kindsWithParts },
  { ask: interfaces },
  { ask: wishes },
  { ask: openPoints },
  { ask: openValues },
  approval,
  oldData,
  design,
  tests,
  otherSystems,
  languages,
  { ask: anythingElse },
]

/**
 * Returns the questions that the text leaves open, and those that it answers, which earlier chunks of the same document
 * may have asked.
 */
export function questionsOn(study: Study, tasks: readonly Movable[]): { open: Asked[]; settled: string[] } {
  const settled = points.filter(({ isSettled }) => isSettled?.(study))
  // Nobody needs to ask who approves a corrected word or a repair.
  const asked = asksOnly(study, 'appearance')
    ? [{ ask: anythingElse }]
    : asksOnly(study, 'upkeep')
      ? [tests, { ask: anythingElse }]
      : points
  const usual = asked
    .filter((point) => !settled.includes(point))
    .flatMap((point) => {
      const kinds = typeof point.kinds === 'function' ? point.kinds(study) : (point.kinds ?? [])
      return point.ask(study, tasks).map((question) => ({ ask: point.ask, question: { ...question, kinds } }))
    })
  // Questions about the wishes take the place of those that fit any text.
  const own = aboutWishes(study, tasks).map((question) => ({ ...question, kinds: [] }))
  const isShown = ({ question: { kinds } }: (typeof usual)[number]) =>
    kinds.length === 0 || kinds.includes(study.profile.kind)
  const shown = usual.filter(isShown)
  const fitting = shown.filter(({ ask }) => !ofText.has(ask))
  const replaced = new Set(fitting.slice(0, own.length))
  const others = [...usual.filter((it) => !isShown(it)), ...shown.filter((it) => !replaced.has(it))]
  const open: Asked[] = [...own.slice(0, fitting.length), ...others.map(({ question }) => question)]
  return {
    open,
    settled: settled.flatMap(({ question }) => question ?? []),
  }
}

/** True if a text asks for nothing but changes of copy and style, or for nothing but upkeep. */
const asksOnly = ({ reading, recognized }: Study, kind: 'appearance' | 'upkeep') =>
  reading.statements.every((statement, at) => !isAsking(statement) || recognized[kind][at])

/** Returns the questions about what a later chunk or a revision adds. Most others are asked about the whole text. */
export const questionsOnPart = (study: Study, tasks: readonly Movable[], isRevision: boolean): Asked[] =>
  [interfaces, isRevision ? addedWishes : wishes].flatMap((ask) =>
    ask(study, tasks).map((question) => ({ ...question, kinds: [] })),
  )
