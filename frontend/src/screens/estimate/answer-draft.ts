import { type Answers, maxNumberAnswer, numberInvalid } from '#contract/answers'
import * as v from 'valibot'
import { type ClarificationQuestion, WorkType } from '#contract/breakdown'
import { maxAnswerLength } from '#contract/limits'
import { number } from '#domain/text/format'

/** Value of one field: text as typed, or the selected options. An empty list is an answer: none of them. */
export type Field = string | string[]

/**
 * Current form values. `assumed` names the questions that "Not sure" filled in. Without a type of work, the
 * analyst's holds.
 */
export interface AnswerDraft {
  fields: Record<string, Field>
  assumed: string[]
  workType?: WorkType
}

const wholeNumber = /^\+?\d{1,10}$/

const isNumber = (field: string) => wholeNumber.test(field.trim()) && Number(field) <= maxNumberAnswer

export function isAnswered(field: Field | undefined): boolean {
  return typeof field === 'string' ? field.trim() !== '' : field !== undefined
}

/** Describes how far the answers are: `2 of 9 answered, 6 assumed, 1 required left`. */
export function describeProgress(
  questions: readonly ClarificationQuestion[],
  { fields, assumed }: AnswerDraft,
): string {
  const filled = questions.filter((question) => {
    const field = fields[question.id]
    return isAnswered(field) && problemOf(question, field) === null
  })
  const guessed = filled.filter(({ id }) => assumed.includes(id)).length
  const left = questions.filter((question) => question.required && !filled.includes(question)).length
  return [
    `${filled.length - guessed} of ${questions.length} answered`,
    ...(guessed > 0 ? [`${guessed} assumed`] : []),
    ...(left > 0 ? [`${left} required left`] : []),
  ].join(', ')
}

/** Returns why a field is invalid, or null. An empty field is valid: it is only unanswered. */
export function problemOf(question: ClarificationQuestion, field: Field | undefined): string | null {
  if (typeof field !== 'string' || !isAnswered(field)) return null
  if (question.type === 'number' && !isNumber(field)) return numberInvalid
  if (field.length > maxAnswerLength) return `An answer can have at most ${number(maxAnswerLength)} characters`

  return null
}

/** Returns the answers to send: no entry for an empty field, integers for number questions. */
export function answersOf(questions: ClarificationQuestion[], { fields }: AnswerDraft): Answers {
  const answers: Answers = {}
  for (const { id, type } of questions) {
    const field = fields[id]
    if (field === undefined || !isAnswered(field)) continue
    if (typeof field !== 'string') answers[id] = field
    else if (type !== 'number') answers[id] = field.trim()
    else if (isNumber(field)) answers[id] = Number(field)
  }
  return answers
}

/** Creates a draft from submitted answers. */
export function draftOf(answers: Answers = {}, assumed: string[] = [], workType?: WorkType): AnswerDraft {
  const fields = Object.entries(answers).map(([id, answer]) => [
    id,
    typeof answer === 'number' ? String(answer) : answer,
  ])
  return { fields: Object.fromEntries(fields), assumed, ...(workType && { workType }) }
}

export function neutralField({ neutral, type }: ClarificationQuestion): Field {
  if (type === 'multiselect') return Array.isArray(neutral) ? neutral : [String(neutral)]
  return Array.isArray(neutral) ? neutral.join(', ') : String(neutral)
}

/** Fields of the draft that an answer changes. */
type Answered = Omit<AnswerDraft, 'workType'>

/** Changes a field by hand, or clears it if undefined: its question is no longer assumed. */
export function withField(draft: AnswerDraft, id: string, field: Field | undefined): Answered {
  const { [id]: _, ...others } = draft.fields
  const fields = field === undefined ? others : { ...others, [id]: field }
  return { fields, assumed: draft.assumed.filter((other) => other !== id) }
}

/** Toggles the neutral answer and its mark as assumed. */
export function withAssumption(draft: AnswerDraft, question: ClarificationQuestion): Answered {
  const { id } = question
  if (draft.assumed.includes(id)) return withField(draft, id, undefined)
  const fields = { ...draft.fields, [id]: neutralField(question) }
  return { fields, assumed: [...draft.assumed, id] }
}

/** Returns a stored draft without entries that no longer match the questions, or null. */
export function parseAnswers(text: string | null, questions: ClarificationQuestion[]): AnswerDraft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<AnswerDraft> | null
    if (!stored?.fields) return null

    const fields: AnswerDraft['fields'] = {}
    for (const question of questions) {
      const field = parseField(question, stored.fields[question.id])
      if (field !== undefined) fields[question.id] = field
    }
    const assumed = Array.isArray(stored.assumed) ? stored.assumed.filter((id) => Object.hasOwn(fields, id)) : []
    const { success, output: workType } = v.safeParse(WorkType, stored.workType)
    return { fields, assumed, ...(success && { workType }) }
  } catch {
    return null
  }
}

function parseField({ type, options }: ClarificationQuestion, field: unknown): Field | undefined {
  if (type === 'multiselect')
    return Array.isArray(field) ? options.filter((option) => field.includes(option)) : undefined
  if (typeof field !== 'string') return undefined

  return type !== 'select' || field === '' || options.includes(field) ? field : undefined
}
