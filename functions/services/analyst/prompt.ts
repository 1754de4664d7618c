import type { Answers } from '#contract/answers'
import type { Analysis, ClarificationQuestion, Component, Task, WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { percent } from '#domain/format'
import { wholePerBuildHour } from '#domain/supporting-work'
import { oneLine } from '#domain/text'
import { lineRanges } from './line-ids'
import { type Chunk, isFirst } from './chunks'

/** What sections read before have found, so that later ones count nothing twice. */
export interface Found {
  workType?: WorkType
  components: Component[]
  questions: string[]
}

/** A task of the analysis by its number in the whole document. */
export interface NumberedTask {
  number: number
  component: string
  task: Task
}

/** Characters of what was found that a later section is shown; above, the tasks' names are left out. */
const foundLimit = 20_000

/**
 * The user's turn of an analysis. `key` marks where the client's text begins and ends; it is drawn anew for each
 * request, and everything else follows from the arguments.
 */
export function analysisPrompt(title: string, section: Chunk, found: Found, key: string): string {
  const first = isFirst(section)
  return lines(
    position(section),
    `Break down the requirements between the tags with the key ${key}, and record the breakdown with record_analysis.`,
    first
      ? section.of > 1 && 'Summary, kind, stage and platform are those of the whole, as far as this section shows it.'
      : laterSection,
    block('title', key, [oneLine(title)]),
    !first && block('found', key, foundLines(found)),
    requirements(section.lines, key),
  )
}

interface BreakdownRequest {
  title: string
  section: Chunk
  /** Tasks of this section. */
  tasks: NumberedTask[]
  analysis: Analysis
  answers: string[]
  /** With the user's corrections. */
  workType: WorkType
}

const laterSection = `The sections before this one were read already. What they found is listed; its first line is the kind, stage and platform of the whole: repeat them, unless this section shows that one of them is wrong. If this section repeats or details work found before, list it under exactly the same component and task name, with the lines of this section and the hours that it takes as you know it now: the two count once. New work goes into a component found before if it belongs to one. The summary is one sentence on what this section adds, or "". Ask only what the sections before did not ask, and put into settled, word for word, each of their questions that this section answers.`

/** The user's turn of a breakdown: the tasks so far, the answers, and the text they came from. */
export function breakdownPrompt(
  { title, section, tasks, analysis, answers, workType }: BreakdownRequest,
  key: string,
): string {
  const first = isFirst(section)
  return lines(
    position(section),
    `Revise the tasks between the tags with the key ${key} by the answers, and record the changes with record_breakdown.`,
    `Build work is about ${percent(1 / wholePerBuildHour(workType))} of the hours that each "impact" states.`,
    !first &&
      'Revise the tasks of this section only. The first section adds new components and states the assumptions, exclusions, risks and technologies of the whole project. Here, add only tasks to components of this section, and give only the assumptions and exclusions that these lines alone call for, usually none.',
    block('title', key, [oneLine(title)]),
    block('work', key, [JSON.stringify({ ...workType, assumed: analysis.workType })]),
    block('tasks', key, tasks.map(taskLine)),
    first &&
      block('risks', key, [
        ...analysis.risks.map((risk) => JSON.stringify(risk)),
        JSON.stringify({ technologies: analysis.technologies }),
      ]),
    block('answers', key, answers),
    requirements(section.lines, key),
  )
}

/** Questions with their answers, one JSON object each. */
export const answerLines = (questions: ClarificationQuestion[], answers: Answers, assumed: readonly string[]) =>
  questions.map(({ id, question, type, options, impact, neutral }) =>
    JSON.stringify({
      id,
      question,
      type,
      options,
      impact,
      assumed: neutral,
      answer: answers[id] ?? neutral,
      given: answers[id] !== undefined && !assumed.includes(id),
    }),
  )

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n')

const position = ({ number, of, part }: Chunk) => `Section ${number} of ${of}${part && `, part ${part}`}.`

const block = (name: string, key: string, content: string[]) =>
  [`<${name}-${key}>`, ...content, `</${name}-${key}>`].join('\n')

const requirements = (content: Line[], key: string) =>
  block(
    'requirements',
    key,
    content.map(({ id, text }) => `${id}| ${oneLine(text)}`),
  )

const taskLine = ({ number, component, task }: NumberedTask) =>
  JSON.stringify({
    task: number,
    component,
    name: task.name,
    role: task.role,
    hours: [task.optimistic, task.likely, task.pessimistic],
    sources: lineRanges(task.sources),
  })

function foundLines({ workType, components, questions }: Found): string[] {
  const asked = questions.map((question) => JSON.stringify({ question }))
  const full = components.map(({ name, tasks }) => JSON.stringify({ component: name, tasks: tasks.map((t) => t.name) }))
  const size = full.reduce((sum, line) => sum + line.length, 0)
  const shown = size <= foundLimit ? full : components.map(({ name }) => JSON.stringify({ component: name, tasks: [] }))
  return [...(workType ? [JSON.stringify(workType)] : []), ...shown, ...asked]
}
