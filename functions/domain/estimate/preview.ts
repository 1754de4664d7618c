import type { Answers } from '#contract/answers'
import type { ClarificationQuestion, WorkType } from '#contract/breakdown'
import type { Settings } from '#contract/settings'
import { type BuildHours, wholePerBuildHour } from '#domain/hours/supporting-work'
import { roundAmong, roundHours } from '#domain/hours/task-hours'
import { totalHoursOf } from '#domain/hours/workload'
import { answerTo } from '#domain/scope/answers'

/** Change of the estimate: build hours, and a share of the whole. */
interface Effect {
  hours: number
  share: number
}

/** Sums what the answers change compared with the neutral ones, as each question states it. */
function effectOf(questions: readonly ClarificationQuestion[], answers: Answers): Effect {
  const effect = { hours: 0, share: 0 }
  for (const question of questions) {
    const moved = movedBy(question, answers)
    if (question.effects?.unit === 'percent') effect.share += moved / 100
    else effect.hours += moved
  }
  return effect
}

function movedBy(question: ClarificationQuestion, answers: Answers): number {
  const { effects, options, neutral } = question
  const answer = answerTo(question, answers)
  if (!effects || answer === undefined) return 0
  if (typeof answer === 'number') return (answer - Number(neutral)) * (effects.moves[0] ?? 0)
  if (!Array.isArray(answer)) return effects.moves[options.indexOf(answer)] ?? 0
  const assumed = Array.isArray(neutral) ? neutral : []
  const changed = options.map((option) => answer.includes(option) !== assumed.includes(option))
  return effects.moves.reduce((sum, move, at) => sum + (changed[at] ? move : 0), 0)
}

interface Preview {
  /** Hours of the first analysis, which percentages refer to. */
  analysis: BuildHours
  /** Hours of the tasks, and the answers that they reflect. */
  current: BuildHours
  given: Answers
  questions: readonly ClarificationQuestion[]
  answers: Answers
}

/** Returns the total hours that the answers lead to, as their questions state it. */
export function previewTotal(
  { analysis, current, given, questions, answers }: Preview,
  developers: Settings['developerCount'],
  type: WorkType,
): number {
  const [before, after] = [effectOf(questions, given), effectOf(questions, answers)]
  const build = Math.max(0, current.build + after.hours - before.hours)
  const share = (after.share - before.share) * totalHoursOf(analysis, developers, type)
  const total = totalHoursOf({ ...current, build }, developers, type)
  return Math.max(0, total + roundAmong(total + share, share))
}

/** Returns the hours that the answers change, as their questions state it: not rounded with the total. */
export function statedChange(
  { analysis, given, questions, answers }: Omit<Preview, 'current'>,
  developers: Settings['developerCount'],
  type: WorkType,
): number {
  const [before, after] = [effectOf(questions, given), effectOf(questions, answers)]
  const share = (after.share - before.share) * totalHoursOf(analysis, developers, type)
  const hours = (after.hours - before.hours) * wholePerBuildHour(type) + share
  const size = roundHours(Math.abs(hours))
  return hours < 0 && size > 0 ? -size : size
}
