import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '#contract/answers'
import type { Component } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import type { Scope, ScopeChange } from '#contract/scope'
import { differentConstraints, maskAnswers, maskConstraints } from '#domain/constraints/mask'
import { maskLines } from '#domain/constraints/masked-lines'
import { answersTo } from '#domain/revision/gone-subjects'
import { keyOf } from '#domain/revision/layers'
import { type LineMatch, countLines } from '#domain/revision/match-lines'
import { matchRevision } from '#domain/revision/match-revision'
import { matchTexts } from '#domain/revision/match-texts'
import { countMovedAsNew } from '#domain/revision/moved-lines'
import { withoutLabels } from '#domain/revision/named-lines'
import { type Revisable, bringBack, findNew, mayReturn } from '#domain/revision/returned-lines'
import { editsOf, followEdits } from '#domain/revision/reworded'
import { refOf, scopeKey } from '#domain/scope/scope'
import { shownHoursOf } from '#domain/scope/scoped-work'
import { carryReferences } from '#domain/text/line-references'
import { numberLines } from '#domain/text/requirement-lines'
import { pack } from '#functions/data/large-values'
import { type Job, packSubmission } from '#functions/data/leases'
import {
  buildAnalysisPuts,
  buildBreakdownPuts,
  requireProjectRecord,
  readAnalysis,
  readBreakdown,
  readContents,
} from '#functions/data/projects'
import { readScope } from '#functions/data/scopes'
import * as key from '#functions/data/keys'
import { TableName, type Write } from '#functions/data/table'
import { listStored, replaceVersion } from '#functions/data/version-changes'
import { versionOf } from '#functions/data/versions'
import { refuse } from '#functions/lib/refusal'
import { analystFailures } from '#functions/services/analyst/failures'
import { readRevision } from '#functions/services/analyst/read-revision'
import type { AnalystHooks } from './analyst-hooks'
import { readRevisedText } from './revision-request'
import { layersOf, storedLayers } from './stored-layers'

/**
 * Makes the next version of a project from a changed text. The analyst reads only changed and new lines; everything else
 * is carried over. Returns false if the lease was lost; then the project stays as it was.
 */
export async function revise(job: Job, hooks: AnalystHooks): Promise<boolean> {
  const { userId, projectId } = job
  const record = await requireProjectRecord(userId, projectId)
  const { version, revision } = record
  const { requirements: current, analysis, made } = await readContents(userId, record)
  if (!revision || !analysis || !made) throw new Error('A revision was started without its text or an estimate')
  const requirements = await readRevisedText(userId, projectId, revision.hash)

  const title = maskConstraints(record.title)
  const { lines, written, constraints } = maskLines(requirements)
  const match = matchRevision(analysis.lines, lines)
  const scope = await readScope(userId, projectId)
  const back = await bringBackLines(job, { before: analysis.lines, layers: layersOf(analysis, made), match }, lines)
  const layers = await readRevision({
    ...hooks,
    title: title.text,
    lines,
    ...back.revisable,
    match: countMovedAsNew(back.revisable, lines),
    answers: maskAnswers(analysis.questions, made.answers).answers,
    edited: new Set(scope?.changes.flatMap(({ component, task }) => (task ? keyOf(component, task) : []))),
  })
  const revised = storedLayers(layers)
  if (revised.made.breakdown.components.length === 0) throw refuse.nothingToBuild(analystFailures.nothing)

  const { questions } = revised.analysis
  const answers = answersTo(questions, { ...back.answers, ...made.answers })
  const assumed = [...new Set([...made.assumed, ...back.assumed])].filter((id) =>
    questions.some((question) => question.id === id),
  )
  const stated = differentConstraints([...title.constraints, ...constraints])
  const masked = maskAnswers(questions, answers)
  const next = {
    analysis: { ...revised.analysis, analyst: analysis.analyst, lines, written, constraints: stated },
    made: {
      ...revised.made,
      analyst: made.analyst,
      answers,
      assumed,
      constraints: differentConstraints([...stated, ...masked.constraints]),
      privateAnswers: masked.privateAnswers,
      ...(made.shown && { shown: made.shown }),
      estimatedAt: made.estimatedAt,
    },
  }

  const edits = editsOf(match, withoutLabels(analysis.lines), withoutLabels(lines))
  const known = taskKeysIn(revised.made.breakdown.components)
  const number = version.number + 1
  const isSame = { analysis: isDeepStrictEqual(next.analysis, analysis), made: isDeepStrictEqual(next.made, made) }
  const estimatedAt = isSame.made ? made.estimatedAt : new Date().toISOString()
  const { tasks } = shownHoursOf(versionOf(analysis, made), scope)
  const shown = { tasks: tasks.map((task) => followEdits(task, edits, known)) }
  const puts: Write[] = [
    { Put: { TableName, Item: { ...key.text(userId, projectId, number), packed: await pack(requirements) } } },
    ...(isSame.analysis ? [] : await buildAnalysisPuts(userId, projectId, next.analysis, number)),
    ...(isSame.made ? [] : await buildBreakdownPuts(userId, projectId, { ...next.made, shown, estimatedAt }, number)),
  ]
  return replaceVersion(
    userId,
    projectId,
    {
      parts: {
        text: number,
        analysis: isSame.analysis ? version.analysis : number,
        breakdown: isSame.made ? version.breakdown : number,
      },
      origin: { lines: countLines(matchTexts(numberLines(current), requirements).match) },
      submitted: await packSubmission({ answers, assumed, workType: revised.made.breakdown.workType }),
      estimatedAt,
      scopeFrom: (scope) => carryScope(scope, match, (change) => followEdits(change, edits, known)),
    },
    { ConditionExpression: '#job.#token = :token', names: { '#token': 'token' }, values: { ':token': job.token } },
    puts,
  )
}

/**
 * Adds the lines that come back, word for word, to the current version, each from the newest earlier one that has it, and
 * returns the answers of that one to questions that come back with them.
 */
async function bringBackLines({ userId, projectId }: Job, current: Revisable, lines: Line[]) {
  const asked = questionsIn(current)
  const back = { revisable: current, answers: {} as Answers, assumed: [] as string[] }
  for (const { parts } of (await listStored(userId, projectId)).toReversed()) {
    if (findNew(back.revisable.match).size === 0) break
    const analysis = await readAnalysis(userId, projectId, parts.analysis)
    if (!analysis || !mayReturn(back.revisable, lines, analysis.lines)) continue
    const made = await readBreakdown(userId, projectId, parts.breakdown)
    if (!made) continue
    back.revisable = bringBack(back.revisable, lines, { before: analysis.lines, layers: layersOf(analysis, made) })
    const asking = questionsIn(back.revisable)
    const isBack = (id: string) => asking.has(id) && !asked.has(id)
    back.answers = { ...Object.fromEntries(Object.entries(made.answers).filter(([id]) => isBack(id))), ...back.answers }
    back.assumed.push(...made.assumed.filter(isBack))
  }
  return back
}

const questionsIn = ({ layers }: Revisable) =>
  new Set(layers.flatMap(({ analysis }) => analysis.questions.map(({ id }) => id)))

const taskKeysIn = (components: readonly Component[]) =>
  new Set(components.flatMap((component) => component.tasks.map((task) => scopeKey(refOf(component, task)))))

/**
 * Renumbers the lines that a person's own tasks, risks and assumptions name, and finds the tasks that a person changed by
 * their new names. A risk or an assumption goes with its lines, as those of the analyst do.
 */
const carryScope = (scope: Scope, { kept, changed }: LineMatch, find: (change: ScopeChange) => ScopeChange): Scope => {
  const pairs = [...[...kept].map(([from, to]) => ({ from, to })), ...changed]
  const linesFrom = (id: number) => pairs.flatMap(({ from, to }) => (from === id ? to : []))
  const renumbered = new Map(pairs.map(({ from }) => [from, linesFrom(from)]))
  const carry = (text: string) => carryReferences(text, renumbered)
  return {
    ...scope,
    changes: scope.changes.flatMap((change) => {
      const { detached, ...rest } = find(change)
      if (!detached) return rest
      const lines = detached.flatMap(linesFrom)
      return lines.length > 0 ? { ...rest, detached: lines } : Object.keys(rest).length > 2 ? rest : []
    }),
    added: scope.added.map((task) => ({ ...task, sources: [...new Set(task.sources.flatMap(linesFrom))] })),
    assumptions: scope.assumptions?.flatMap((own) => {
      const [of, text] = [carry(own.of), carry(own.text ?? '')]
      return of === null || text === null ? [] : { of, ...(text && { text }) }
    }),
    risks: scope.risks?.flatMap(({ of, risk }) => {
      if (!risk) return { of }
      const description = carry(risk.description)
      return description === null ? [] : { of, risk: { ...risk, description } }
    }),
  }
}
