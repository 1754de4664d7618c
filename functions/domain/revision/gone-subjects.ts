import type { Answers } from '#contract/answers'
import type { ClarificationQuestion, Risk, Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { shareOfWords, wordsOf } from '#domain/text/words'
import { type Layer, changeLayer } from './layers'

interface Texts {
  /** Lines that are no longer in the text. */
  gone: readonly Line[]
  lines: readonly Line[]
}

/** Minimum share of the words of a subject that a line has if it names it. */
const minShare = 0.6

/** Minimum share of the longer words of a text, without names that are gone, that a line has if the text is about it. */
const minRest = 1 / 3

/** Minimum letters of such a word. Shorter ones, "with" and "data", are in any text. */
const minLetters = 5

/** A question about one wish, which it names: "Does this belong in the first release: Map?" */
const aboutWish = /\bfirst release: ([^:]+)\?$/

/**
 * A question about a choice, which names its things, "The requirements leave a choice: a blog or a forum. …", and of
 * several between the same things its sentence.
 */
const aboutChoice = /\bleave a choice: (.+?)\. Which do you want(?: in (“.+”))?\?$/
const joint = /, | or /

/**
 * The assumption about one, and each thing in it: "Of the choice, “a blog” is estimated, not “a forum”. See [line 2]." Older
 * ones start with "Of the choice in [line 2], ".
 */
const ofChoice = /^Of the choice(?:,| in) /
const quoted = /“[^“”]+”/g

/** Names in a sentence: "How are data exchanged with DATEV?" */
const names = /(?<=[\p{L}\p{N},:] )\p{Lu}[\p{L}\p{N}]{2,}/gu

/**
 * Removes the questions, options of lists, assumptions and risks that only name what lines said which are gone, and what
 * the answers added.
 */
export function withoutSubjects(layers: readonly Layer[], { gone, lines }: Texts): Layer[] {
  const [before, now] = [gone, lines].map((all) => all.map(({ text }) => ` ${wordsOf(text)} `)) as [string[], string[]]
  const isGone = (subject: string) => {
    const best = Math.max(0, ...before.map((line) => shareOfWords(subject, line)))
    return best >= minShare && now.every((line) => shareOfWords(subject, line) < best)
  }
  const namesGone = (text: string) => {
    const named = (text.match(names) ?? []).map((name) => name.toLowerCase())
    const findIn = (all: readonly string[]) => named.filter((name) => all.some((line) => line.includes(` ${name} `)))
    const lost = findIn(before)
    if (lost.length === 0 || findIn(now).length > 0) return false
    const rest = wordsOf(text)
      .split(' ')
      .filter((word) => word.length >= minLetters && !lost.includes(word))
    return rest.length === 0 || now.every((line) => shareOfWords(rest.join(' '), line) < minRest)
  }
  const carryQuestion = (question: ClarificationQuestion) => {
    if (question.type === 'multiselect') return withoutOptions(question, isGone)
    const [, wish] = aboutWish.exec(question.question) ?? []
    const [, things, sentence] = aboutChoice.exec(question.question) ?? []
    const subject = wish ?? sentence
    const subjects = subject ? [subject] : things?.split(joint)
    return (subjects ? subjects.some(isGone) : namesGone(question.question)) ? [] : question
  }
  const assumesGone = (text: string) =>
    namesGone(text) || (ofChoice.test(text) && text.match(quoted)?.some(isGone) === true)
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
        assumptions: breakdown.assumptions.filter((text) => !assumesGone(text)),
      },
    }
  })
}

function withoutOptions(question: ClarificationQuestion, isGone: (option: string) => boolean) {
  const { options, effects, neutral, impact } = question
  const isLeft = (option: string) => !isGone(option)
  const left = options.filter(isLeft)
  if (left.length === 0) return []
  return {
    ...question,
    options: left,
    impact: impact
      .replace(listedEffect, (effect, option: string) => (isLeft(option) ? effect : ''))
      .replace(': , ', ': '),
    ...(effects && { effects: { ...effects, moves: effects.moves.filter((_, at) => isLeft(options[at]!)) } }),
    neutral: Array.isArray(neutral) ? neutral.filter(isLeft) : neutral,
  }
}

/** An effect of a list: "Optional features: about +2 hours for “A”, no change for “B”." */
const listedEffect = /(?:, )?(?:about|no change)[^“”]*“([^”]*)”/g

/** Returns the answers to questions that are asked, without options that these no longer have. */
export const answersTo = (questions: readonly ClarificationQuestion[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const answer = answers[id]
      const left = Array.isArray(answer) ? answer.filter((option) => options.includes(option)) : answer
      return left === undefined ? [] : [[id, left]]
    }),
  )
