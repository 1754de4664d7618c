import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import { answerLimit } from '#contract/limits'
import { readDraft } from '../../session/drafts'
import { number } from '../../ui/format'

/** Value of one field: text as typed, or the selected options. */
export type Field = string | string[]

/** Current form values. `assumed` names the questions that "Not sure" filled in. */
export interface AnswerDraft {
  fields: Record<string, Field>
  assumed: string[]
}

const wholeNumber = /^\+?\d{1,9}$/

export function isAnswered(field: Field | undefined): boolean {
  return typeof field === 'string' ? field.trim() !== '' : field !== undefined && field.length > 0
}

/** Returns why a field is invalid, or null. An empty field is valid: it is only unanswered. */
export function problemOf(question: ClarificationQuestion, field: Field | undefined): string | null {
  if (typeof field !== 'string' || !isAnswered(field)) return null
  if (question.type === 'number' && !wholeNumber.test(field.trim())) return 'Please enter a whole number, 0 or more'
  if (field.length > answerLimit) return `An answer can have at most ${number(answerLimit)} characters`

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
    else if (wholeNumber.test(field.trim())) answers[id] = Number(field)
  }
  return answers
}

/** Creates a draft from submitted answers. */
export function draftOf(answers: Answers = {}, assumed: string[] = []): AnswerDraft {
  const fields = Object.entries(answers).map(([id, answer]) => [
    id,
    typeof answer === 'number' ? String(answer) : answer,
  ])
  return { fields: Object.fromEntries(fields), assumed }
}

export function neutralField({ neutral, type }: ClarificationQuestion): Field {
  if (type === 'multiselect') return Array.isArray(neutral) ? neutral : [String(neutral)]
  return Array.isArray(neutral) ? neutral.join(', ') : String(neutral)
}

/** Changes a field by hand: the question then counts as answered, no longer as assumed. */
export function withField({ fields, assumed }: AnswerDraft, id: string, field: Field): AnswerDraft {
  return { fields: { ...fields, [id]: field }, assumed: assumed.filter((other) => other !== id) }
}

/** Toggles the neutral answer and its mark as assumed. */
export function withAssumption({ fields, assumed }: AnswerDraft, question: ClarificationQuestion): AnswerDraft {
  const { id } = question
  if (assumed.includes(id)) {
    const { [id]: _, ...others } = fields
    return { fields: others, assumed: assumed.filter((other) => other !== id) }
  }
  return { fields: { ...fields, [id]: neutralField(question) }, assumed: [...assumed, id] }
}

/** Returns the user's stored draft without entries that no longer match the questions, or null. */
export function readAnswers(email: string, projectId: string, questions: ClarificationQuestion[]): AnswerDraft | null {
  try {
    const kept = JSON.parse(readDraft(email, projectId) ?? 'null') as Partial<AnswerDraft> | null
    if (!kept?.fields) return null

    const fields: AnswerDraft['fields'] = {}
    for (const question of questions) {
      const field = fitting(question, kept.fields[question.id])
      if (field !== undefined) fields[question.id] = field
    }
    const assumed = Array.isArray(kept.assumed) ? kept.assumed.filter((id) => Object.hasOwn(fields, id)) : []
    return { fields, assumed }
  } catch {
    return null
  }
}

function fitting({ type, options }: ClarificationQuestion, field: unknown): Field | undefined {
  if (type === 'multiselect')
    return Array.isArray(field) ? options.filter((option) => field.includes(option)) : undefined
  if (typeof field !== 'string') return undefined

  return type !== 'select' || field === '' || options.includes(field) ? field : undefined
}
