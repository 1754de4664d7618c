import { type Answer, type Answers, maxNumberAnswer, numberInvalid, unanswered } from '#contract/answers'
import { type ClarificationQuestion, type WorkType, defaultWorkType } from '#contract/breakdown'
import { oneLine, quote, quoteAll } from '#domain/text/text'
import { type Added, withoutAdded } from './added-wishes'

type Question = ClarificationQuestion

/** Returns the questions that are asked about a kind of work. Answers to others do not count. */
export const questionsFor = <Q extends Pick<Question, 'kinds'>>(questions: readonly Q[], kind: WorkType['kind']): Q[] =>
  questions.filter(({ kinds }) => kinds?.includes(kind) ?? true)

/**
 * Numbers the questions that are to be asked: those about wishes that a person added as work are answered by that, unless
 * the answer is another one.
 */
export const numberOpen = (questions: readonly Question[], answers: Answers, added: readonly Added[] = []) =>
  questions
    .map((question, at) => ({ ...question, number: at + 1 }))
    .filter((question) =>
      answerSentences([question], answers, [question.id]).some((text) => withoutAdded(text, added) !== ''),
    )

/** A required question is more informative, so it counts twice. */
const weightOf = ({ required }: Question) => (required ? 2 : 1)

/** Returns the given answer, or undefined. A blank text is not an answer. An empty list is one: none of the options. */
export function answerTo({ id }: Pick<Question, 'id'>, answers: Answers): Answer | undefined {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
  return typeof answer === 'string' && answer.trim() === '' ? undefined : answer
}

/** Returns a message about the first invalid answer to a question about this kind of work, or null. */
export function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
  kind = defaultWorkType.kind,
): string | null {
  const known = new Set(questions.map(({ id }) => id))
  if (Object.keys(answers).some((id) => !known.has(id))) {
    return 'The answers name a question that this project does not have. Please reload the page and answer again.'
  }
  for (const [index, question] of questionsFor(questions, kind).entries()) {
    const answer = answerTo(question, answers)
    if (answer === undefined) {
      if (question.required) return `${unanswered}: question ${index + 1} has no answer.`
      continue
    }
    const problem = problemWith(question, answer)
    if (problem) return `Question ${index + 1}: ${problem}`
  }
  return null
}

function problemWith({ type, options }: Question, answer: Answer): string | null {
  if (type === 'text') return typeof answer === 'string' ? null : 'Please answer in words.'
  if (type === 'select') {
    return typeof answer === 'string' && options.includes(answer) ? null : 'Please choose one of the options.'
  }
  if (type === 'multiselect') {
    const isChoice = Array.isArray(answer) && answer.every((option) => options.includes(option))
    return isChoice && new Set(answer).size === answer.length ? null : 'Please choose from the options, each once.'
  }
  const whole = typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= maxNumberAnswer
  return whole ? null : numberInvalid
}

/**
 * Returns the share of open questions answered, 0 to 1, with required ones counted twice. `assumed` names questions filled
 * in for the user, which count as unanswered. 0 without questions, and 1 if the scope answers all of them.
 */
export function answeredShare(
  questions: readonly Question[],
  answers: Answers,
  assumed: readonly string[] = [],
  added?: readonly Added[],
): number {
  if (questions.length === 0) return 0
  let all = 0
  let answered = 0
  for (const question of numberOpen(questions, answers, added)) {
    all += weightOf(question)
    if (isGiven(question, answers, assumed)) answered += weightOf(question)
  }
  return all > 0 ? answered / all : 1
}

const isGiven = (question: Question, answers: Answers, assumed: readonly string[]) =>
  answerTo(question, answers) !== undefined && !assumed.includes(question.id)

/** Returns an answer to every question: the user's, or the neutral one. */
export const completeAnswers = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(questions.map((question) => [question.id, answerTo(question, answers) ?? question.neutral]))

/** True if an answer differs from the assumed one, which the analysis reflects. */
export const isChanged = (question: Question, answers: Answers): boolean =>
  inWords(answerTo(question, answers) ?? question.neutral) !== inWords(question.neutral)

/** Describes the answer to each question, given or assumed. Own words are quoted. */
export function answerSentences(
  questions: readonly Question[],
  answers: Answers,
  assumed: readonly string[],
): string[] {
  return questions.map((question) => {
    const { type, options, neutral } = question
    const isAnswered = isGiven(question, answers, assumed)
    const answer = answerTo(question, answers) ?? neutral
    const words = oneLine(inWords(answer))
    const isOwnWords = isAnswered && type === 'text'
    // That of none names the options, which only the form shows otherwise.
    const isNone = Array.isArray(answer) && answer.length === 0
    const said = isNone ? `none of ${quoteAll(options)}` : isOwnWords ? quote(words) : words
    return `“${question.question}” ${isAnswered ? 'Answered' : 'Assumed'}: ${said}.`
  })
}

/** Formats an answer without its final period. */
export function inWords(answer: Answer): string {
  if (Array.isArray(answer)) return answer.length > 0 ? answer.join(', ') : 'none'
  return typeof answer === 'number' ? answer.toLocaleString('en-US') : (/^.*[^.\s]/su.exec(answer)?.[0] ?? 'nothing')
}
