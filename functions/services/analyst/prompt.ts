import type { Answers } from '#contract/answers'
import type { Analysis, ClarificationQuestion, Component, Task, WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { wholePerBuildHour } from '#domain/hours/supporting-work'
import { buildHoursOf } from '#domain/hours/workload'
import { percent } from '#domain/text/format'
import { oneLine } from '#domain/text/text'
import { type Chunk, isFirst } from './chunks'
import { lineRanges } from './line-ids'

/** Findings of earlier chunks, so that later ones count nothing twice. */
export interface Found {
  /** Number of the last chunk that was read. Chunks between it and the current one are read concurrently. */
  chunks: number
  workType?: WorkType
  components: Component[]
  questions: string[]
}

/** Changed line, by its new number, with its earlier text and the tasks that came from it. */
interface ReplacedLine {
  line: number
  before: string
  tasks: { component: string; task: Task }[]
}

/** Changes to a text, of which the analyst reads only the changed and new lines. */
export interface Changes {
  /** Numbers of unchanged lines that only show where the others belong. */
  context: ReadonlySet<number>
  replaced: ReplacedLine[]
}

/** Task of the analysis with its number in the whole document. */
export interface NumberedTask {
  number: number
  component: string
  task: Task
}

/** Maximum characters of the findings that a later chunk sees. Above it, task names are left out. */
const foundLimit = 20_000

/**
 * Returns the user message of an analysis. `key` marks the beginning and end of the client's text and is random for
 * each request. Everything else is deterministic.
 */
export function analysisPrompt(title: string, chunk: Chunk, found: Found, key: string, changes?: Changes): string {
  const first = isFirst(chunk)
  const ids = new Set(chunk.lines.map(({ id }) => id))
  const context = [...(changes?.context ?? [])].filter((id) => ids.has(id))
  const replaced = changes?.replaced.filter(({ line }) => ids.has(line)) ?? []
  return lines(
    position(chunk),
    `Break down the requirements between the tags with the key ${key}, and record the breakdown with record_analysis.`,
    first
      ? chunk.of > 1 && 'Summary, kind, stage and platform describe the whole product, as far as this section shows it.'
      : laterChunk(found.chunks),
    changes !== undefined && changedLines,
    context.length > 0 && contextLines(context),
    replaced.length > 0 && replacedTasks,
    block('title', key, [oneLine(title)]),
    !first && block('found', key, foundLines(found)),
    replaced.length > 0 && block('replaced', key, replaced.map(replacedLine)),
    requirements(chunk.lines, key),
  )
}

interface BreakdownRequest {
  title: string
  chunk: Chunk
  /** Tasks of this chunk. */
  tasks: NumberedTask[]
  analysis: Analysis
  answers: string[]
  /** With the user's corrections. */
  workType: WorkType
}

const laterChunk = (chunks: number) =>
  `You have already read ${chunks > 1 ? `sections 1 to ${chunks}` : 'section 1'}, and your findings are listed, with the expected hours of each component so far. Their first line is the kind, stage and platform of the whole product: repeat them, unless this section shows that one of them is wrong. If this section repeats or details work that you found before, list it under exactly the same component and task name, with the lines of this section and the hours that it takes according to everything you know now: the two count once. Put new work into an existing component if it belongs to one. The summary is one sentence on what this section adds, or "". Ask only questions that you have not asked before, and put into settled, word for word, each earlier question that this section answers.`

const changedLines =
  'This section has only the lines that a new version of the requirements adds or changes. All other lines stay, with the tasks that you found. Ask only about what these lines add or change.'

const contextLines = (ids: readonly number[]) =>
  `Lines ${lineRanges(ids).join(', ')} are unchanged and only show where the others belong: put them into background.`

const replacedTasks =
  'Each line between the replaced tags is changed: "before" is its earlier text, followed by the tasks that came from it, with their hours and how many lines they cite. If the changed line still asks for such a task, record the task again under exactly the same component, name and role, with this line: with the same hours, unless the change alters the work. Otherwise leave the task out.'

/** Returns the user message of a breakdown: the tasks so far, the answers, and the requirements. */
export function breakdownPrompt(
  { title, chunk, tasks, analysis, answers, workType }: BreakdownRequest,
  key: string,
): string {
  const first = isFirst(chunk)
  return lines(
    position(chunk),
    `Revise the tasks between the tags with the key ${key} according to the answers, and record the changes with record_breakdown.`,
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
    requirements(chunk.lines, key),
  )
}

/** Formats questions with their answers as one JSON object per line. */
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

const replacedLine = ({ line, before, tasks }: ReplacedLine) =>
  JSON.stringify({
    line,
    before: oneLine(before),
    tasks: tasks.map(({ component, task: { name, role, optimistic, likely, pessimistic, sources } }) => ({
      component,
      name,
      role,
      hours: [optimistic, likely, pessimistic],
      lines: sources.length,
    })),
  })

function foundLines({ workType, components, questions }: Found): string[] {
  const asked = questions.map((question) => JSON.stringify({ question }))
  const format = ({ name, tasks }: Component, names: string[]) =>
    JSON.stringify({ component: name, hours: Math.round(buildHoursOf([{ tasks }]).build * 10) / 10, tasks: names })
  const full = components.map((component) =>
    format(
      component,
      component.tasks.map(({ name }) => name),
    ),
  )
  const size = full.reduce((sum, line) => sum + line.length, 0)
  const shown = size <= foundLimit ? full : components.map((component) => format(component, []))
  return [...(workType ? [JSON.stringify(workType)] : []), ...shown, ...asked]
}
