import { Fragment } from 'react'
import type { CitedAnswer, EstimatedComponent, Line } from '#contract/estimation'
import { LineNumber } from './line-number'

/** Lines and answers that tasks cite. */
export interface Cited {
  lines: Line[]
  answers: CitedAnswer[]
}

interface Props extends Cited {
  task: EstimatedComponent['tasks'][number]
}

/** Origin of a task: "; from your answer to question 4", "; from line 3", or "; from lines 3, 4 and 8". */
export function Origin({ task, lines, answers }: Props) {
  const asked = answers.filter(({ id }) => task.answers?.includes(id))
  const ids = [...new Set(task.sources)]
  // A task that a person added may cite nothing.
  if (asked.length + ids.length === 0) return null
  return (
    <>
      {'; from '}
      {asked.map(({ id, number, question, answer }, at) => (
        <Fragment key={id}>
          {at > 0 && ' and '}
          <span title={`${question} ${answer}`}>your answer to question {number}</span>
        </Fragment>
      ))}
      {asked.length > 0 && ids.length > 0 && ', and '}
      {ids.length > 0 && (ids.length === 1 ? 'line ' : 'lines ')}
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && (at === ids.length - 1 ? ' and ' : ', ')}
          <LineNumber ids={[id]} lines={lines}>
            {id}
          </LineNumber>
        </Fragment>
      ))}
    </>
  )
}

/** Questions with their numbers and answers. */
export function AnswerQuotes({ answers }: Pick<Cited, 'answers'>) {
  return answers.map(({ id, number, question, answer }) => (
    <blockquote key={id} className="line-quote small">
      <span className="num muted">Question {number}</span>
      <span>
        <span className="written">{question}</span> <strong className="written">{answer}</strong>
      </span>
    </blockquote>
  ))
}
