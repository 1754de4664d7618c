import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import { answerLimit } from '#contract/limits'
import { readDraft } from '../../session/drafts'
import { number } from '../../ui/format'

/** What stands in one field: text as typed, or the options ticked. */
export type Field = string | string[]

/** The form as it stands. `assumed` names the questions that "Not sure" filled in. */
export interface AnswerDraft {
  fields: Record<string, Field>
  assumed: string[]
}

const wholeNumber = /^\+?\d{1,9}$/

export function isAnswered(field: Field | undefined): boolean {
  return typeof field === 'string' ? field.trim() !== '' : field !== undefined && field.length > 0
}

/** Why a field cannot be sent, or null. An empty field is no problem: it is only unanswered. */
export function problemOf(question: ClarificationQuestion, field: Field | undefined): string | null {
  if (typeof field !== 'string' || !isAnswered(field)) return null
  if (question.type === 'number' && !wholeNumber.test(field.trim())) return 'Please enter a whole number, 0 or more'
  if (field.length > answerLimit) return `An answer can have at most ${number(answerLimit)} characters`

  return null
}

/** The answers to send: nothing for a field left empty, integers for number questions. */
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

/** A draft that shows answers sent before. */
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

/** A change by the user's own hand: the question counts as answered, no longer as assumed. */
export function withField({ fields, assumed }: AnswerDraft, id: string, field: Field): AnswerDraft {
  return { fields: { ...fields, [id]: field }, assumed: assumed.filter((other) => other !== id) }
}

/** Fills in the neutral answer and marks it, or takes it out again. */
export function withAssumption({ fields, assumed }: AnswerDraft, question: ClarificationQuestion): AnswerDraft {
  const { id } = question
  if (assumed.includes(id)) {
    const { [id]: _, ...others } = fields
    return { fields: others, assumed: assumed.filter((other) => other !== id) }
  }
  return { fields: { ...fields, [id]: neutralField(question) }, assumed: [...assumed, id] }
}

/** The user's draft for a project, without what no longer fits the questions; null where there is none. */
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
