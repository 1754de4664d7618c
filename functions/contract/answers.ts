import * as v from 'valibot'
import { answerLimit } from './limits'

const tooLong = `An answer can have at most ${answerLimit.toLocaleString('en-US')} characters`

export const Answer = v.union([
  v.pipe(v.string(), v.maxLength(answerLimit, tooLong)),
  v.pipe(v.number(), v.integer('Please enter a whole number')),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(answerLimit, tooLong))), v.maxLength(50, 'Too many options chosen')),
])
export type Answer = v.InferOutput<typeof Answer>

/** Answers by question id: text for text and select, a list for multiselect, an integer for number. */
export const Answers = v.record(v.pipe(v.string(), v.maxLength(60)), Answer)
export type Answers = v.InferOutput<typeof Answers>

/** `assumed` names the questions whose answer was filled in for the user: they count as unanswered. */
export const AnswersBody = v.object({
  answers: Answers,
  assumed: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(50)), []),
})
export type AnswersBody = v.InferOutput<typeof AnswersBody>

export const unanswered = 'Please answer all required questions'
