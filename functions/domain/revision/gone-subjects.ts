import type { Answer, Answers } from '#contract/answers'
import type { ClarificationQuestion, Risk, Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { escapePattern } from '#domain/text/renamed-texts'
import { stemsIn, wordsOf } from '#domain/text/words'
import { type Layer, changeLayer } from './layers'

interface Texts {
  /** Lines that are no longer in the text. */
  gone: readonly Line[]
  lines: readonly Line[]
}

/** Minimum share of the words of a subject that a line has if it names it. */
const minShare = 0.6

/** Names in a sentence: "How are data exchanged with DATEV?" */
const names = /(?<=[\p{L}\p{N},:] )\p{Lu}[\p{L}\p{N}]{2,}/gu

/**
 * Removes the questions, options of lists, assumptions and risks that only name what lines said which are gone, and what
 * the answers added.
 */
export function withoutSubjects(layers: readonly Layer[], { gone, lines }: Texts): Layer[] {
  const [before, now] = [gone, lines].map((all) => all.map(({ text }) => ` ${wordsOf(text)} `)) as [string[], string[]]
  const isGone = (subject: string) => {
    const best = Math.max(0, ...before.map((line) => shareOf(subject, line)))
    return best >= minShare && now.every((line) => shareOf(subject, line) < best)
  }
  const namesGone = (text: string) => {
    const has = (name: string) => (line: string) => line.includes(` ${name.toLowerCase()} `)
    const all = [...text.matchAll(names)].map(([name]) => name)
    return all.some((name) => before.some(has(name))) && !all.some((name) => now.some(has(name)))
  }
  const carryQuestion = (question: ClarificationQuestion) => {
    if (question.type === 'multiselect') return withoutOptions(question, isGone)
    const [, subject] = /: ([^:]+)\?$/.exec(question.question) ?? []
    return (subject ? isGone(subject) : namesGone(question.question)) ? [] : question
  }
  const asked = layers.flatMap(({ analysis }) => analysis.questions)
  const left = new Map(asked.flatMap(carryQuestion).map((question) => [question.id, question]))
  const carryTask = ({ answers = [], ...task }: Task) => {
    const given = answers.filter((id) => left.has(id))
    if (answers.length > 0 && given.length === 0 && task.sources.length === 0) return null
    return { ...task, ...(given.length > 0 && { answers: given }) }
  }
  const carryRisks = (risks: readonly Risk[]) => risks.filter(({ description }) => !namesGone(description))
  return layers.map((layer) => {
    const { analysis, breakdown, ...rest } = changeLayer(layer, carryTask)
    const questions = analysis.questions.flatMap(({ id }) => left.get(id) ?? [])
    return {
      ...rest,
      analysis: { ...analysis, risks: carryRisks(analysis.risks), questions },
      breakdown: {
        ...breakdown,
        risks: carryRisks(breakdown.risks),
        assumptions: breakdown.assumptions.filter((text) => !namesGone(text)),
      },
    }
  })
}

/** Returns the share of the words of a subject that a line has in any form. */
function shareOf(subject: string, line: string): number {
  const stems = stemsIn(subject)
  return stems.filter((stem) => line.includes(` ${stem}`)).length / stems.length
}

function withoutOptions(question: ClarificationQuestion, isGone: (option: string) => boolean) {
  const { options, effects, neutral } = question
  const removed = options.filter(isGone)
  const isLeft = (option: string) => !removed.includes(option)
  if (removed.length === 0) return question
  if (removed.length === options.length) return []
  return {
    ...question,
    options: options.filter(isLeft),
    impact: removed.reduce(withoutImpact, question.impact),
    ...(effects && { effects: { ...effects, moves: effects.moves.filter((_, at) => isLeft(options[at]!)) } }),
    neutral: Array.isArray(neutral) ? neutral.filter(isLeft) : neutral,
  }
}

/** Removes an option from the effects that a question lists: "about +2 hours for “A”, no change for “B”." */
function withoutImpact(impact: string, option: string): string {
  const effect = `(?:about|no change)[^“”]*“${escapePattern(option)}”`
  return impact.replace(new RegExp(`${effect}, |(?:, )?${effect}`), '')
}

/** Returns the answers to questions that are asked, without options that these no longer have. */
export function answersTo(questions: readonly ClarificationQuestion[], answers: Answers): Answers {
  const left = (question: ClarificationQuestion, answer: Answer) =>
    Array.isArray(answer) ? answer.filter((option) => question.options.includes(option)) : answer
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.id]
      return answer === undefined ? [] : [[question.id, left(question, answer)]]
    }),
  )
}
