import type { WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'

/** A task of the analysis as the second request shows it. */
export interface ShownTask {
  task: number
  component: string
  name: string
  role: string
  hours: [number, number, number]
  sources: string[]
}

/** A question with its answer, as the second request shows it. */
export interface ShownAnswer {
  question: string
  type: string
  options: string[]
  assumed: unknown
  answer: unknown
  given: boolean
}

/** What the analyst is asked: the user's turn of a Converse request, read. */
export interface Asked {
  title: string
  /** From 1; the first says what holds for the whole. */
  section: number
  of: number
  lines: Line[]
  /** Tasks and questions of the sections before. */
  found: { component: string; tasks: string[] }[]
  /** Kind, stage and platform: of the sections before, or as the user corrected them. Null in the first request. */
  workType: WorkType | null
  /** What the analysis said, if the user could correct it. */
  assumedWorkType: WorkType | null
  tasks: ShownTask[]
  answers: ShownAnswer[]
}

/** Reads the user's turn. Throws where the client's text is not marked as it should be. */
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
  const found = block('found').map((line) => JSON.parse(line) as FoundLine)
  const [work] = block('work').map((line) => JSON.parse(line) as WorkType & { assumed: WorkType })
  return {
    title: block('title').join(' '),
    section: part.includes('b') ? Math.max(2, Number(section)) : Number(section),
    of: Number(of),
    lines: block('requirements').map(lineOf),
    found: found.filter((it): it is { component: string; tasks: string[] } => 'component' in it),
    workType: work ?? found.find((it): it is WorkType => 'kind' in it) ?? null,
    assumedWorkType: work?.assumed ?? null,
    tasks: block('tasks').map((line) => JSON.parse(line) as ShownTask),
    answers: block('answers').map((line) => JSON.parse(line) as ShownAnswer),
  }
}

type FoundLine = WorkType | { component: string; tasks: string[] } | { question: string }

function lineOf(line: string): Line {
  const at = line.indexOf('|')
  return { id: Number(line.slice(0, at)), text: line.slice(at + 1).trim() }
}
