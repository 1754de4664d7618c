import { formatWorkType, roles } from '#contract/breakdown'
import type { CitedAnswer, EstimatedComponent, EstimatedTask, Estimation, Line } from '#contract/estimation'
import { type Settings, surchargeShare } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { describeQuote, describeTotal, isPriced } from '#domain/hours/price'
import { hoursBefore } from '#domain/hours/range'
import { formatPersons } from '#domain/hours/schedule'
import { roundHours } from '#domain/hours/task-hours'
import { describeOptionPrices } from '#domain/offer/net-price'
import { nameRisk } from '#domain/offer/risk-name'
import { describeIncluded } from '#domain/offer/sold'
import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import { describeOrigin } from '#domain/record/origin-text'
import { quoted } from '#domain/scope/exclusion-sentences'
import { formatWeeks, money, number, percent, plural, rate, signedHours, signedMoney } from '#domain/text/format'
import { spellReferences } from '#domain/text/line-references'
import { oneLine, shorten } from '#domain/text/text'
import { bullets, layOutPage, table, wrap } from '#domain/text/text-table'
import type { Exported } from './export-view'

type ReportedProject = Exported['project']

/**
 * Formats everything about the estimate as plain text, for its owner. Text from people and models is indented on its own
 * lines, so that it cannot imitate a section.
 */
export function reportOf(project: ReportedProject, estimation: ExplainedEstimate): string {
  return layOutPage(
    [project.title],
    [
      ['Summary', summary(project, estimation)],
      ['Breakdown', breakdown(project, estimation)],
      ['Risks & Assumptions', risksAndAssumptions(estimation)],
      ['Technology Stack', estimation.techStack.length > 0 ? bullets(estimation.techStack) : ['  None named.']],
    ],
  )
}

/** Formats a block under a heading, or nothing if it is empty. */
const block = (heading: string, lines: string[]) => (lines.length > 0 ? ['', `  ${heading}`, ...lines] : [])

type Fact = [name: string, value: string]

function summary(project: ReportedProject, estimation: ExplainedEstimate): string[] {
  const { totalHours, totalCost, timeline, surcharge, range, constraints, analyst, answeredShare, workType, origin } =
    estimation
  const { price, options, sold, agreed } = estimation
  const amount = (value: number) => money(value, price?.currency)
  const facts: Fact[] = [
    ['Total hours', [hours(totalHours), describeIncluded(options, sold)].filter(Boolean).join(', ')],
    [
      'Estimated cost',
      amount(totalCost) + (surcharge > 0 ? `, of which ${project.priority} surcharge ${amount(surcharge)}` : ''),
    ],
    ...(price && isPriced(price) ? [['Price', describeQuote(price)] satisfies Fact, ...describeTotal(price)] : []),
    ...(agreed ? [['Agreed', agreed] satisfies Fact] : []),
    ['Timeline', formatWeeks(timeline.weeks)],
    ...(project.sold ? [['Sold', project.sold] satisfies Fact] : []),
    ['Settings', settingsOf(project)],
    ...ratesOf(project),
    ...(workType ? [['Type of work', formatWorkType(workType)] satisfies Fact] : []),
    ['Questions answered', `${Math.round(answeredShare * 100)}%, a required one counted twice`],
    ...(origin ? [['Since the analysis', describeOrigin(origin)] satisfies Fact] : []),
    ['Judged by', `${analyst}; all sums are computed from its tasks`],
  ]
  const points: [string, { hours: number; cost: number }][] = [
    ['10%', range.p10],
    ['50%, this estimate', range.p50],
    ['80%', range.p80],
    ['90%', range.p90],
  ]
  return [
    ...facts.flatMap(([name, value]) => wrap(value, ' '.repeat(24), `  ${name.padEnd(22)}`)),
    '',
    ...table(
      ['Chance of staying under', 'Hours', 'Cost'],
      points.map(([name, { hours, cost }]) => [name, number(hours), amount(cost)]),
    ),
    ...block(
      'Budgets and deadlines stated in the requirements',
      constraints.flatMap(({ verdict, quote }) => [...bullets([verdict]), ...wrap(`"${quote}"`, '    ')]),
    ),
  ]
}

function settingsOf({ hourlyRate, developerCount, priority, terms }: ReportedProject): string {
  const team = developerCount === 4 ? '4+ developers' : plural(developerCount, 'developer')
  const surcharge = surchargeShare[priority]
  return `${team} at ${rate(hourlyRate, terms?.currency)} an hour, ${priority} priority${surcharge > 0 ? ` (+${percent(surcharge)})` : ''}`
}

function ratesOf({ terms }: ReportedProject): Fact[] {
  const rates = roles.flatMap((role) => {
    const own = terms?.rates[role]
    return own === undefined ? [] : `${role} ${rate(own, terms?.currency)}`
  })
  return rates.length > 0 ? [['Rates by role', `${rates.join(', ')} an hour`]] : []
}

function breakdown({ priority }: Settings, estimation: Estimation): string[] {
  const { phases, components, resources, timeline, lines, answers = [], totalHours, totalCost } = estimation
  const textOf = new Map(lines.map((line) => [line.id, line]))
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]))
  const amount = (value: number) => money(value, estimation.price?.currency)
  const total = ['Total', number(totalHours), amount(totalCost)]
  return [
    ...table(
      ['Phases', 'Hours', 'Cost'],
      [...phases.map(({ name, hours, cost }) => [name, number(hours), amount(cost)]), total],
    ),
    '',
    ...table(
      ['Components, largest first', 'Hours', 'Cost'],
      [...components.map(({ name, hours, cost }) => [name, number(hours), amount(cost)]), total],
    ),
    '',
    ...table(
      ['People', 'Persons', 'Hours', 'Cost'],
      [
        ...resources.map((resource) => [
          resource.role,
          formatPersons(resource, timeline.weeks, priority),
          number(resource.hours),
          resource.cost === undefined ? '' : amount(resource.cost),
        ]),
        ['Total', '', number(totalHours), amount(totalCost)],
      ],
    ),
    '',
    ...table(
      ['Timeline', 'People', 'Weeks', 'Ends in week'],
      timeline.milestones.map(({ name, people, start, end, week }) => [
        name,
        people === undefined ? '' : number(people),
        start === undefined || end === undefined ? '' : Math.max(0.1, end - start).toFixed(1),
        number(week),
      ]),
    ),
    ...optionLines(estimation),
    ...components.flatMap((component) => componentLines(component, amount, textOf, answerOf)),
  ]
}

/** Formats the options, each with the difference that it makes. */
function optionLines(estimation: Estimation): string[] {
  const { options, price, lines } = estimation
  if (options.length === 0) return []
  const note = describeOptionPrices(estimation)
  const textOf = new Map(lines.map((line) => [line.id, line]))
  const rows = options.map((option) => [
    option.title,
    signedHours(option.hours),
    signedMoney(option.price, price?.currency ?? defaultTerms.currency),
  ])
  return [
    '',
    ...table(['Options, not in the total', 'Hours', 'Price'], rows),
    ...(note ? ['', ...wrap(note, '  ')] : []),
    ...options.flatMap((option) => ['', ...wrap(option.title, '  '), ...quotesOf(option.sources, textOf)]),
  ]
}

function componentLines(
  { name, originalName, hours: total, cost, description, tasks, sources, analystHours }: EstimatedComponent,
  amount: (value: number) => string,
  textOf: Map<number, Line>,
  answerOf: Map<string, CitedAnswer>,
) {
  const before = [
    ...(originalName === undefined ? [] : [`renamed from ${originalName}`]),
    ...(analystHours === undefined ? [] : [`${hours(analystHours)} by the analyst`]),
  ]
  return [
    '',
    ...wrap(`${name}: ${hours(total)}, ${amount(cost)}${before.length > 0 ? ` (${before.join(', ')})` : ''}`, '  '),
    ...(description ? wrap(description, '    ') : []),
    ...tasks.flatMap((task) => [
      ...wrap(
        `${task.name} (${task.role}): ${number(task.hours)} h, from ${spoken(task.optimistic)} to ${spoken(task.pessimistic)}${describeChange(task)}`,
        '      ',
        '    - ',
      ),
      ...answersOf(task.answers, answerOf),
      ...quotesOf(task.sources, textOf),
    ]),
    ...(tasks.length === 0 ? quotesOf(sources, textOf) : []),
  ]
}

/** Describes how a person changed a task. Empty if nobody did. */
function describeChange({ original, isAdded }: EstimatedTask): string {
  if (isAdded) return '; added to the analysis'
  if (!original) return ''
  const { name, role, component } = original
  return `; changed from ${name}${component === undefined ? '' : ` (${component})`}, ${role}, ${number(hoursBefore(original))} h`
}

function quotesOf(sources: readonly number[], textOf: Map<number, Line>): string[] {
  const known = sources.flatMap((id) => textOf.get(id) ?? [])
  const more = known.slice(quoted.lines).map(({ id }) => id)
  return [
    ...known.slice(0, quoted.lines).map(quoteOf),
    ...(more.length > 0 ? [`and ${more.length === 1 ? 'line' : 'lines'} ${more.join(', ')}`] : []),
  ].flatMap((quote) => wrap(quote, '          ', '        '))
}

const answersOf = (ids: readonly string[] = [], answerOf: Map<string, CitedAnswer>) =>
  ids
    .flatMap((id) => answerOf.get(id) ?? [])
    .map(({ number, question, answer }) => ({ number, question, answer: shorten(oneLine(answer), quoted.characters) }))
    .flatMap(({ number, question, answer }) =>
      wrap(`answer to question ${number}, "${question}": "${answer}"`, '          ', '        '),
    )

const quoteOf = ({ id, text }: Line) => `line ${id}: "${shorten(oneLine(text), quoted.characters)}"`

function risksAndAssumptions({ risks, assumptions, exclusions, notEstimated, lines }: Estimation): string[] {
  const missing = new Set(notEstimated)
  return [
    ...block(
      'Risks',
      risks.flatMap(({ risk, impact, description, mitigation }) => [
        ...bullets([nameRisk({ risk, impact })]),
        ...(description ? wrap(spellReferences(description), '    ') : []),
        ...(mitigation ? wrap(`Mitigation: ${mitigation}`, '    ') : []),
      ]),
    ),
    ...block('Assumptions', bullets(assumptions.map(spellReferences))),
    ...block('Not included', bullets(exclusions.map(spellReferences))),
    ...block('Requirement lines not estimated', bullets(lines.filter(({ id }) => missing.has(id)).map(quoteOf))),
  ]
}

const hours = (value: number) => `${number(value)} h`
const spoken = (hours: number) => number(roundHours(hours))
