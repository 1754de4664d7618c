import type { WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'

/** A task of the analysis in the second request. */
export interface ShownTask {
  task: number
  component: string
  name: string
  role: string
  hours: [number, number, number]
  sources: string[]
}

/** A question with its answer in the second request. */
export interface ShownAnswer {
  id: string
  question: string
  type: string
  options: string[]
  assumed: unknown
  answer: unknown
  given: boolean
}

/** Parsed user message of a Converse request. */
export interface Asked {
  title: string
  /** Number of the chunk, from 1. The first chunk covers what concerns the whole document. */
  section: number
  of: number
  /** Number of chunks before this one that were not read yet. */
  unread: number
  lines: Line[]
  /** Components of the chunks before, with their expected hours and tasks. */
  found: FoundComponent[]
  /** Kind, stage and platform from earlier chunks or corrected by the user. Null in the first request. */
  workType: WorkType | null
  /** Work type of the analysis, if the user could correct it. */
  assumedWorkType: WorkType | null
  tasks: ShownTask[]
  /** Technologies of the analysis in the second request. */
  technologies: string[]
  answers: ShownAnswer[]
  /** True if the lines are the changed and new ones of a revised text. */
  isRevision: boolean
  replaced: ReplacedLine[]
}

/** Earlier text of a changed line, and the tasks that came from it, with the number of lines that each cites. */
export interface ReplacedLine {
  line: number
  before: string
  tasks: (Pick<ShownTask, 'component' | 'name' | 'role' | 'hours'> & { lines: number })[]
}

/** Parses the user message. Throws an error if the client's text is not delimited. */
export function askedIn(text: string): Asked {
  const key = /<title-([0-9a-f]{16})>/.exec(text)?.[1]
  if (!key) throw new Error('The prompt marks no title')
  const block = (name: string): string[] => {
    const start = text.indexOf(`<${name}-${key}>\n`)
    const end = text.indexOf(`</${name}-${key}>`, start)
    if (start < 0 || end < 0) return []
    return text
      .slice(start + name.length + key.length + 4, end)
      .split('\n')
      .filter(Boolean)
  }
  const [, section = '1', of = '1', part = ''] = /^Section (\d+) of (\d+)(?:, part ([ab]+))?\.$/m.exec(text) ?? []
  const before = part.includes('b') ? Number(section) : Number(section) - 1
  const [, last = '1'] = /^You have already read (?:section|sections 1 to) (\d+)/m.exec(text) ?? []
  const found = block('found').map((line) => JSON.parse(line) as FoundLine)
  const [work] = block('work').map((line) => JSON.parse(line) as WorkType & { assumed: WorkType })
  return {
    title: block('title').join(' '),
    section: part.includes('b') ? Math.max(2, Number(section)) : Number(section),
    of: Number(of),
    unread: Math.max(0, before - Number(last)),
    lines: block('requirements').map(lineOf),
    found: found.filter((it): it is FoundComponent => 'component' in it),
    workType: work ?? found.find((it): it is WorkType => 'kind' in it) ?? null,
    assumedWorkType: work?.assumed ?? null,
    tasks: block('tasks').map((line) => JSON.parse(line) as ShownTask),
    technologies: block('risks').flatMap(
      (line) => (JSON.parse(line) as { technologies?: string[] }).technologies ?? [],
    ),
    answers: block('answers').map((line) => JSON.parse(line) as ShownAnswer),
    isRevision: /^This section has only the lines that a new version /m.test(text),
    replaced: block('replaced').map((line) => JSON.parse(line) as ReplacedLine),
  }
}

interface FoundComponent {
  component: string
  hours: number
  tasks: string[]
}

type FoundLine = WorkType | FoundComponent | { question: string }

function lineOf(line: string): Line {
  const at = line.indexOf('|')
  return { id: Number(line.slice(0, at)), text: narrow(line.slice(at + 1).trim()) }
}

/**
 * Copies a text in Western characters to one of a byte per character. Cut out of a request with any other character it
 * has two, and patterns take twice as long.
 */
const narrow = (text: string): string =>
  /[\u0100-\uffff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1')
