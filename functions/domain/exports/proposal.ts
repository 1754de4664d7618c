import type { Offer, OfferedWork } from '#contract/share'
import { describeAddition } from '#domain/offer/added-price'
import { type Sender, defaultChoices, offerOf } from '#domain/offer/offer'
import { describeTax } from '#domain/offer/net-price'
import { nameRisk } from '#domain/offer/risk-name'
import { describeRisk, joinQuotes, senderOf, timelineOf } from '#domain/offer/offer-text'
import { nameOptions } from '#domain/offer/sold'
import { priceRows } from '#domain/offer/price-rows'
import { capitalize, formatDate, formatWeeks, money, plural } from '#domain/text/format'
import { maxQuotes, oneLine } from '#domain/text/text'
import type { Exported } from './export-view'

/** A part of a section, for each format to lay out. Texts of people and models are on one line. */
export type Block =
  | { kind: 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'list' | 'quotes'; texts: string[] }
  | { kind: 'prices'; rows: [name: string, amount: string][] }

/** Contents of a file for a client: the offer that a link would show with its default choices. */
export interface Proposal {
  title: string
  sender: string
  sections: { title: string; blocks: Block[] }[]
}

/** Sender of a proposal, and its last day of validity as an ISO date. */
export type Sending = Sender & { validUntil: string }

/**
 * Creates the proposal of an estimate. It has the specification's four sections, and so the risks, which a link shows
 * only if its owner chooses them. A section can be empty. Contingency, range, hours and rates are the owner's alone.
 */
export function proposalOf(
  { project, estimation, isSold = false }: Pick<Exported, 'project' | 'estimation' | 'isSold'>,
  { validUntil, ...sender }: Sending,
): Proposal {
  const title = oneLine(project.title) || 'Untitled Project'
  const defaults = defaultChoices({ title, estimation })
  const choices = { ...defaults, show: { ...defaults.show, risks: true }, validUntil }
  const offer = offerOf({ estimation, settings: project, terms: project.terms }, choices, sender)
  return {
    title,
    sender: oneLine(senderOf(offer)),
    sections: [
      { title: 'Summary', blocks: summary(offer, isSold) },
      { title: 'Breakdown', blocks: breakdown(offer, isSold) },
      { title: 'Risks & Assumptions', blocks: risksAndAssumptions(offer) },
      { title: 'Technology Stack', blocks: lists(estimation.techStack) },
    ],
  }
}

const textBlock = (kind: 'heading' | 'subheading' | 'paragraph') => (text: string) => ({ kind, text: oneLine(text) })
const heading = textBlock('heading')
const subheading = textBlock('subheading')
const paragraph = textBlock('paragraph')
const paragraphs = (...texts: string[]) => texts.filter(Boolean).map(paragraph)
/** Returns a block of texts, or nothing for none. */
const block = (kind: 'list' | 'quotes', texts: readonly string[]): Block[] =>
  texts.length > 0 ? [{ kind, texts: texts.map(oneLine) }] : []
const lists = (texts: readonly string[]) => block('list', texts)
const quotes = (lines: Offer['lines']) =>
  block(
    'quotes',
    lines.map(({ text }) => text),
  )

/** Returns blocks under a heading, or nothing if there are none. */
const under = (title: string, blocks: readonly Block[]) => (blocks.length > 0 ? [heading(title), ...blocks] : [])

/** Names the options that the price is without. Of what was sold, it may be with others. */
const nameOpen = ({ options }: Offer, isSold: boolean) =>
  isSold ? nameOptions(options.map(({ name }) => name)) : undefined

function summary(offer: Offer, isSold: boolean): Block[] {
  const { price, options, validUntil } = offer
  const total = money(price.total, price.currency)
  return [
    paragraph(
      [
        total,
        formatWeeks(offer.weeks),
        ...(options.length > 0 ? [`without ${nameOpen(offer, isSold) ?? 'options'}`] : []),
        ...(isSold ? [] : [`valid until ${formatDate(validUntil)}`]),
      ].join(', '),
    ),
    { kind: 'prices', rows: [...priceRows(offer), ['Total', total]] },
    ...(price.tax.percent === 0 ? [paragraph(`${capitalize(describeTax(price.tax))}.`)] : []),
  ]
}

function breakdown(offer: Offer, isSold: boolean): Block[] {
  const { components, options, exclusions, notEstimated } = offer
  const { duration, milestones } = timelineOf(offer, { named: nameOpen(offer, isSold) })
  const lineOf = new Map(offer.lines.map((line) => [line.id, line]))
  const further: Block[] = []
  const quotesOf = (name: string, ids: readonly number[] = []) => {
    const lines = ids.flatMap((id) => lineOf.get(id) ?? [])
    const more = lines.splice(maxQuotes)
    if (more.length === 0) return quotes(lines)
    further.push(subheading(name), ...quotes(more))
    return [...quotes(lines), paragraph(`And ${plural(more.length, 'more line')}, quoted below.`)]
  }
  const work = (name: string, { description = '', tasks = [], lines, remark = '' }: OfferedWork) => [
    subheading(name),
    ...paragraphs(description),
    ...tasks.flatMap((task) => [...lists([task.name]), ...quotesOf(name, task.lines)]),
    ...quotesOf(name, lines),
    ...paragraphs(remark),
  ]
  return [
    ...under(
      'What is included',
      components.flatMap((component) => work(component.name, component)),
    ),
    ...under(
      'Options, not in the total',
      options.flatMap((option, at) => work(`${option.name}, ${describeAddition(offer, at).join('')}`, option)),
    ),
    ...under('Not included', [
      ...lists(joinQuotes(exclusions)),
      ...(notEstimated.length > 0
        ? [paragraph('From your requirements, without work in this offer:'), ...quotes(notEstimated)]
        : []),
    ]),
    heading('Timeline'),
    paragraph(duration),
    ...lists(milestones),
    ...under('More lines of your requirements that are included', further),
  ]
}

const risksAndAssumptions = (offer: Offer): Block[] => [
  ...under(
    'Risks',
    (offer.risks ?? []).flatMap((risk) => [
      subheading(nameRisk(risk)),
      ...paragraphs(describeRisk(risk, offer), risk.mitigation && `Mitigation: ${risk.mitigation}`),
    ]),
  ),
  ...under('Assumptions', lists(joinQuotes(offer.assumptions))),
]
