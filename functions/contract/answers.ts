import * as v from 'valibot'
import { WorkType } from './breakdown'
import { maxAnswerLength, questionLimits } from './limits'
import { replaceLineSeparators } from './line-separators'
import { wholeNumber } from './whole-number'

const tooLong = `An answer can have at most ${wholeNumber(maxAnswerLength)} characters`

/** Maximum of a number answer: counts of users, pages, records. */
export const maxNumberAnswer = 1_000_000_000

export const numberInvalid = `Please enter a whole number from 0 to ${wholeNumber(maxNumberAnswer)}.`

const text = v.pipe(v.string(), v.transform(replaceLineSeparators), v.maxLength(maxAnswerLength, tooLong))

export const Answer = v.union([
  text,
  v.pipe(v.number(), v.integer(numberInvalid)),
  v.pipe(v.array(text), v.maxLength(questionLimits.options, 'Too many options selected')),
])
export type Answer = v.InferOutput<typeof Answer>

const questionId = v.pipe(v.string(), v.maxLength(questionLimits.id))

/** Answers by question id: text for text and select, a list for multiselect, an integer for number. */
export const Answers = v.record(questionId, Answer)
export type Answers = v.InferOutput<typeof Answers>

/**
 * `assumed` lists the questions that were filled in for the user, which count as unanswered. `workType` is the user's
 * correction; without it, the analyst's type of work applies.
 */
export const AnswersBody = v.object({
  answers: Answers,
  assumed: v.optional(v.pipe(v.array(questionId), v.maxLength(questionLimits.count)), []),
  workType: v.optional(WorkType),
})
export type AnswersBody = v.InferOutput<typeof AnswersBody>

export const unanswered = 'Please answer all required questions'
