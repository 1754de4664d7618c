import { type Breakdown, type Component, type WorkType, formatWorkType } from '#contract/breakdown'
import { type EstimatedComponent, type Estimation, type Line, type Option, changedLines } from '#contract/estimation'
import type { Version } from '#contract/project'
import { emptyScope } from '#contract/scope'
import { defaultTerms } from '#contract/terms'
import { compareConstraints } from '#domain/constraints/compare'
import { normalizeComponents } from '#domain/hours/breakdown'
import { correctionBy, estimateWork, estimatedTask, sourcesOf } from '#domain/hours/estimated-work'
import { type FiguresInput, figuresOf } from '#domain/hours/figures'
import { roundTask } from '#domain/hours/range'
import { boundSources } from '#domain/hours/task-sources'
import { largestFirst } from '#domain/hours/work-hours'
import { buildHoursOf, totalHoursOf } from '#domain/hours/workload'
import { withoutAdded } from '#domain/scope/added-wishes'
import { findsNoRequirement, notEstimatedSentence } from '#domain/scope/exclusion-sentences'
import { checksOf, exclusionId, exclusionsIn } from '#domain/scope/exclusions'
import { assumptionsIn, risksIn } from '#domain/scope/own-texts'
import { type ScopeItem, type ScopedComponent, itemsIn, selectTasks } from '#domain/scope/scope'
import { scopeTexts } from '#domain/scope/scoped-texts'
import { type Person, type ScopedInput, idsOf, scopedWorkOf } from '#domain/scope/scoped-work'
import { constraintsIn } from '#domain/constraints/quoted'
import { isMarkdownHeading } from '#domain/text/list-marks'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { renamerIn } from '#domain/text/renamed-texts'
import { answerTo, inWords, isChanged } from '#domain/scope/answers'
import { assumptionsOf } from './assumptions'
import { withoutChecked } from './checked-lines'
import { previewTotal, statedChange } from './preview'
import { namesForProduct } from './product-technologies'

interface Input extends Omit<Version, 'estimatedAt'>, Omit<ScopedInput, keyof Version> {
  /** Day of the estimate, from which deadlines are judged. */
  startsOn: Date
}

/**
 * Computes the estimate of a breakdown under a person's scope, terms and record. The same input always gives the same
 * figures.
 */
export function estimationOf(input: Input): Estimation {
  const { breakdown, settings, terms = defaultTerms, scope = emptyScope, analyst } = input
  const { workType } = breakdown
  const lines = asRead(input.lines)
  const lineIds = idsOf(lines)
  const { analysts, unedited, scoped, components, conditions } = scopedWorkOf(input)
  const { record, answeredShare } = conditions
  const computed = estimateWork(components, conditions)
  const { estimate, figures, ofPhases } = computed
  const { work } = figures

  const analystWork = unedited ?? work
  const analystHours = new Map(
    analysts.flatMap(({ tasks }, at) => {
      const component = scoped.components[at]!
      return isTouched(component, tasks.length) ? [[component.name, analystWork.rows[at]!] as const] : []
    }),
  )

  const rename = renamerIn(scoped.components)
  const bound = boundSources(lines)
  const rows = estimate.components.map((row) =>
    row.tasks.length > 0
      ? {
          ...withAnalystHours(row, analystHours.get(row.name)),
          description: rename(row.description),
          tasks: bound(row.name, row.tasks),
        }
      : { ...row, sources: linesFor(row.name, breakdown, lineIds) },
  )
  const outsideWork = ({ tasks, ...item }: ScopeItem) => ({
    ...item,
    tasks: bound(
      item.componentName,
      tasks.map((task) => estimatedTask(task, task.shown ?? roundTask(task))),
    ),
    sources: sourcesOf(tasks),
  })
  const options = itemsIn(scoped.components, 'optional').map((item) => ({
    ...outsideWork(item),
    ...optionOf(item, { all: scoped.components, inScope: components }, figures, conditions),
  }))
  const exclusions = exclusionsIn(input, scope, scoped.components)
  const excludedIds = new Set(exclusions.map(({ of }) => of))
  const outOfScope = itemsIn(scoped.components, 'out').map((item) => ({
    ...outsideWork(item),
    ...(!excludedIds.has(exclusionId(item)) && { isUnnamed: true }),
  }))
  const included = [...rows, ...options]
  const all = [...included, ...outOfScope]
  const decided = new Set(all.flatMap(({ sources }) => sources))
  const background = new Set(breakdown.background)
  const isNoRequirement = findsNoRequirement(scope)
  const undecided = lines.filter(({ id }) => !decided.has(id))
  const notEstimated = undecided
    .filter((line) => !background.has(line.id) && !isMarkdownHeading(line.text) && !isNoRequirement(line.text))
    .map(({ id }) => id)
  const isReduced = options.length + outOfScope.length > 0
  const isCalibrated = record !== undefined
  const counts = {
    all: lines.length,
    notEstimated: notEstimated.length,
    background: undecided.length - notEstimated.length,
  }
  const methodAssumptions = assumptionsOf(ofPhases, counts, settings, workType, isReduced, isCalibrated)
  const named = [...included, ...outOfScope.filter(({ isUnnamed }) => !isUnnamed)]
  const shown = new Set([...named.flatMap(({ sources }) => sources), ...notEstimated])
  // A wish that a person added as work is wanted or offered, whatever the answer to its question.
  const assumed = input.assumed.flatMap((text) => withoutAdded(text, scope.added) || [])
  const texts = scopeTexts(
    {
      ...breakdown,
      risks: risksIn(breakdown, scope, scoped.components).map(({ risk }) => risk),
      assumptions: [
        ...withoutChecked(
          assumptionsIn(breakdown, scope, scoped.components).map(({ text }) => text),
          all,
          lines,
        ),
        ...assumed.map(rename),
      ].map((text) => ({ text })),
    },
    { leftOut: outOfScope, included, lines },
  )

  return {
    ...estimate,
    components: rows,
    techStack: breakdown.techStack.filter(
      (technology) =>
        texts.techStack.includes(technology) || lines.some(({ text }) => namesForProduct(technology, text)),
    ),
    risks: texts.risks,
    assumptions: [
      ...texts.assumptions.map(({ text }) => text),
      ...checksOf(included, exclusions),
      ...methodAssumptions,
    ],
    methodAssumptions: methodAssumptions.length,
    options,
    outOfScope,
    unapplied: scoped.unapplied,
    constraints: compareConstraints(constraintsIn(input.constraints, scope), {
      ...estimate,
      startsOn: input.startsOn,
      terms,
    }),
    exclusions: [
      ...exclusions.map(({ text }) => text),
      ...(notEstimated.length > 0 ? [notEstimatedSentence(notEstimated.length)] : []),
    ],
    lines: lines.filter(({ id }) => shown.has(id)),
    idleLines: lines.filter(({ id }) => !shown.has(id)),
    ...(input.asked && { answers: citedAnswers(input.asked, scoped.components, rename) }),
    notEstimated,
    ...(input.asked && { origin: originOf(input.asked, analystWork.totalHours, figures, input) }),
    ...(input.record && { record: correctionBy(input.record, computed) }),
    answeredShare,
    workType,
    analyst,
  }
}

/** Returns requirement lines as a person reads them. */
export const asRead = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, text: withoutInlineMarkup(line.text) }))

/** Computes the estimate of a stored version. */
export const estimateVersion = ({ estimatedAt, ...version }: Version, person: Person): Estimation =>
  estimationOf({ ...version, ...person, startsOn: new Date(estimatedAt) })

/** Returns an option with the difference that it makes, supporting work and rounding included. */
function optionOf(
  { componentName, tasks }: ScopeItem,
  { all, inScope }: Record<'all' | 'inScope', readonly ScopedComponent[]>,
  without: ReturnType<typeof figuresOf>,
  input: FiguresInput,
): Pick<Option, 'hours' | 'price'> {
  const chosen = new Set(tasks)
  const own = all.filter(({ name }) => name === componentName)
  const withIt = [
    ...inScope.filter(({ name }) => name !== componentName),
    ...selectTasks(own, (task) => task.state === 'in' || chosen.has(task)),
  ]
  const { totalHours, price } = figuresOf(largestFirst(withIt), input)
  return { hours: totalHours - without.totalHours, price: price.quoted - without.price.quoted }
}

/** True if a person changed the tasks of a component, or how many it has. */
const isTouched = ({ tasks }: ScopedComponent, analystTasks: number) =>
  tasks.length !== analystTasks ||
  tasks.some(({ state, original, addedId }) => state !== 'in' || (original ?? addedId) !== undefined)

const withAnalystHours = (row: EstimatedComponent, hours: number | undefined): EstimatedComponent =>
  hours === undefined || hours === row.hours ? row : { ...row, analystHours: hours }

/**
 * Splits the total hours into those of the analysis, what the answers change as their questions say it, the supporting work
 * of a corrected type of work, the revision, the scope and the record. The revision has what rounding adds, which is a part
 * of its own without one.
 */
function originOf(
  { components, questions, answers, workType: read }: NonNullable<Input['asked']>,
  analystHours: number,
  { work: { totalHours }, correction }: Pick<ReturnType<typeof figuresOf>, 'work' | 'correction'>,
  { breakdown: { workType }, settings: { developerCount }, lines, shown }: Input,
): Estimation['origin'] {
  const first = buildHoursOf(normalizeComponents(components, idsOf(lines)))
  const analysis = totalHoursOf(first, developerCount, read ?? workType)
  const corrected = totalHoursOf(first, developerCount, workType)
  const preview = { analysis: first, current: first, given: {}, questions, answers }
  const previewed = previewTotal(preview, developerCount, workType)
  const stated = statedChange(preview, developerCount, workType)
  const rest = analystHours - corrected - stated
  const isRevised = analystHours !== previewed
  return {
    analysis,
    answers: stated,
    workType: corrected - analysis,
    rounding: isRevised ? 0 : rest,
    revision: isRevised ? rest : 0,
    revisedFor: [
      ...(questions.some((question) => isChanged(question, answers)) ? ['answers'] : []),
      ...(read && !isSameType(read, workType) ? ['type of work'] : []),
      // Tasks of changed lines reflected earlier answers from the start, which their questions state all the same.
      ...(shown ? [changedLines] : []),
    ],
    scope: totalHours - analystHours,
    record: correction,
  }
}

const isSameType = (one: WorkType, other: WorkType) =>
  one.platform === other.platform && formatWorkType(one) === formatWorkType(other)

/** Returns the answers that tasks come from, in the order of the questions. */
function citedAnswers(
  { questions, answers }: NonNullable<Input['asked']>,
  components: readonly Component[],
  rename: (text: string) => string,
) {
  const cited = new Set(components.flatMap(({ tasks }) => tasks.flatMap((task) => task.answers ?? [])))
  return questions
    .map(({ id, type, question: asked, neutral }, at) => {
      const question = rename(asked)
      const answer = inWords(answerTo({ id }, answers) ?? neutral)
      return {
        id,
        number: at + 1,
        question,
        ...(question !== asked && { asked }),
        // A text is in the person's own words.
        answer: type === 'text' ? answer : rename(answer),
      }
    })
    .filter(({ id }) => cited.has(id))
}

/** Returns the lines that ask for a row of supporting work. */
const linesFor = (name: string, { supporting }: Breakdown, lineIds: ReadonlySet<number>): number[] =>
  supporting.filter(({ row }) => row === name).flatMap(({ sources }) => sources.filter((id) => lineIds.has(id)))
