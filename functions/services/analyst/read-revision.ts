import type { Answers } from '#contract/answers'
import { maxAnalystLengths } from '#contract/limits'
import { selectChanged } from '#domain/revision/changed-lines'
import { attachAmendments } from '#domain/revision/amendments'
import { findCancelled } from '#domain/revision/excluded-lines'
import { withoutSubjects } from '#domain/revision/gone-subjects'
import {
  type Change,
  type Layer,
  affectedTasks,
  mergeBreakdowns,
  remainingComponents,
  reviseLayers,
} from '#domain/revision/layers'
import { withoutLabels } from '#domain/revision/named-lines'
import { requote, withoutQuotes } from '#domain/revision/quotes'
import { renameInTexts } from '#domain/revision/replaced-names'
import type { Revisable } from '#domain/revision/returned-lines'
import { editsOf } from '#domain/revision/reworded'
import { wordingsOf } from '#domain/revision/wordings'
import { cancellationsIn } from '#domain/text/cancellations'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { withoutBullet } from '#domain/text/list-marks'
import { quote, shorten } from '#domain/text/text'
import { analyzeChanges } from './analyze'
import { judgeAgain } from './lost-lines'
import type { AnalystInput } from './read-chunks'
import { findUnread, readable } from './repeats'

interface RevisionInput extends AnalystInput, Revisable {
  /** Answers of that version, without budgets and deadlines. */
  answers: Answers
  /** Keys of tasks that a person changed. */
  edited?: ReadonlySet<string>
}

/**
 * Returns the layers of a revised text. The analyst reads only changed and new lines, and those of tasks that lost others;
 * without any, nothing is spent.
 * Passages that the text contains already count once, as in a first analysis. Exclusions that quote an edited line quote
 * its new text if that asks for nothing either.
 */
export async function readRevision(input: RevisionInput): Promise<Layer[]> {
  const { layers, match, before, lines, answers } = input
  const kept = new Set(match.kept.values())
  const texts = new Set(lines.filter(({ id }) => kept.has(id)).map(({ text }) => text))
  const gone = before.filter(({ id, text }) => !match.kept.has(id) && !texts.has(text))
  const carried = reviseLayers(layers, match, await readChanges(input), answers)
  const judged = await judgeAgain(carried, input)
  const isAdded = new Set(match.added)
  const idle = new Set(judged.flatMap(({ breakdown }) => breakdown.background).filter((id) => isAdded.has(id)))
  const revised = attachAmendments(judged, lines, idle)
  const renamed = renameInTexts(
    withoutQuotes(revised, { gone, lines }),
    editsOf(match, withoutLabels(before), withoutLabels(lines)),
    lines,
  )
  return withoutSubjects(renamed, { gone, lines })
}

async function readChanges({ before, match, layers, lines, ...input }: RevisionInput): Promise<Change | undefined> {
  const own = new Set([...match.added, ...match.changed.map(({ to }) => to)])
  if (own.size === 0) return undefined
  const [oldLines, newLines] = [lines.filter(({ id }) => !own.has(id)), lines.filter(({ id }) => own.has(id))]
  const unread = new Set([...findUnread([...oldLines, ...newLines])].filter((id) => own.has(id)))
  const changed = match.changed.filter(({ to }) => !unread.has(to))
  const [old, current] = [before, lines].map(withoutLabels)
  const selected = selectChanged(readable(lines, unread), {
    added: match.added.filter((id) => !unread.has(id)),
    changed,
  })
  const ids = [...own].toSorted((one, other) => one - other)
  const breakdowns = layers.map(({ breakdown }) => breakdown)
  const { components, workType } = mergeBreakdowns(breakdowns)
  const edits = editsOf({ changed }, old!, current!)
  const changes = {
    ...input,
    ...selected,
    replaced: wordingsOf({ changed }, old!, current!).flatMap(({ from, to, before }) =>
      to.map((line) => ({ line, before, tasks: affectedTasks(components, from) })),
    ),
    unchanged: {
      components: remainingComponents(components, match),
      workType,
      questions: layers.flatMap((layer) => layer.analysis.questions),
    },
  }
  const analysis =
    selected.lines.length > 0
      ? await analyzeChanges(changes)
      : { ...nothing, workType: layers[0]!.analysis.workType, background: [] }
  const isIdle = new Set([...analysis.background, ...unread])
  const quoting = requote(
    breakdowns,
    edits.filter(({ to }) => isIdle.has(to)),
  )
  const { cancelling } = findCancelled(lines)
  quoting.exclusions.push(
    ...lines
      .filter(({ id }) => own.has(id) && cancelling.has(id))
      .flatMap(({ id, text }) => (isIdle.has(id) ? [text] : cancellationsIn(text)))
      .map(quoteExcluded),
  )
  const background = [...analysis.background, ...unread].toSorted((one, other) => one - other)
  return { lines: ids, analysis: { ...analysis, background }, quoting, edits }
}

/** Returns the exclusion of what a line of a new version cancels. */
const quoteExcluded = (text: string) =>
  shorten(
    `As the requirements say: ${quote(withoutBullet(withoutInlineMarkup(text)).replace(/[.;]$/, ''))}`,
    maxAnalystLengths.text,
  )

const nothing = {
  summary: '',
  components: [],
  technologies: [],
  risks: [],
  questions: [],
  supporting: [],
} satisfies Partial<Change['analysis']>
