import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { maxRequirementsLength } from '#contract/limits'
import { shuffle } from '#scripts/random'
import { root } from '#scripts/root'
import { type Sectioned, cutAtHeadings, paragraphBreak, paragraphsOf } from './blocks'
import { anchors } from './texts/anchors'
import { features } from './texts/features'

/** Changed text whose hours should change little, or in one direction only. */
export interface Variant {
  /** Description of the change for a report: "with the warranty in front". */
  change: string
  text: string
}

const textsFolder = join(root, 'scripts/evaluate/texts')

/** Returns the texts in one of our folders by name, such as `table of contents`. */
export const textsIn = (folder: string): [string, string][] =>
  readdirSync(join(textsFolder, folder)).map((file) => [
    file.replace(/\.txt$/, '').replaceAll('-', ' '),
    readFileSync(join(textsFolder, folder, file), 'utf8').trim(),
  ])

const boilerplate = textsIn('boilerplate')

const fits = ({ text }: Variant) => text.length <= maxRequirementsLength

const put = {
  'at the start': (text: string, added: string) => `${added}\n\n${text}`,
  'in the middle': (text: string, added: string) => {
    const paragraphs = text.split(paragraphBreak)
    const middle = Math.ceil(paragraphs.length / 2)
    return [...paragraphs.slice(0, middle), added, ...paragraphs.slice(middle)].join('\n\n')
  },
  'at the end': (text: string, added: string) => `${text}\n\n${added}`,
}
type Place = keyof typeof put
const places = Object.keys(put) as Place[]

/** Adds a budget or a deadline, as a paragraph and within a paragraph. */
export function addAnchors(text: string): Variant[] {
  const inside = paragraphsOf(text).find((paragraph) => paragraph.endsWith('.'))
  return anchors.flatMap((anchor) => [
    ...places.map((place) => ({ change: `with "${anchor}" ${place}`, text: put[place](text, anchor) })),
    ...(inside
      ? [{ change: `with "${anchor}" in a paragraph`, text: text.replace(inside, () => `${inside} ${anchor}`) }]
      : []),
  ])
}

/** Adds a feature. */
export const addFeature = (text: string): Variant[] =>
  features
    .flatMap((feature) =>
      places.map((place) => ({ change: `with "${feature}" ${place}`, text: put[place](text, feature) })),
    )
    .filter(fits)

/** Adds all features. An estimate has to grow. */
export const addAllFeatures = (text: string): Variant[] =>
  [{ change: `with ${features.length} features more`, text: put['at the end'](text, features.join('\n\n')) }].filter(
    fits,
  )

/** Number of repeated paragraphs, spread over the text, and their minimum characters. Shorter ones are headings. */
const repeated = { count: 5, minLength: 60 }

/** Repeats a paragraph, or the whole text. */
export function repeatParagraphs(text: string): Variant[] {
  const paragraphs = paragraphsOf(text).filter((paragraph) => paragraph.length >= repeated.minLength)
  const step = Math.max(1, Math.floor(paragraphs.length / repeated.count))
  const chosen = paragraphs.filter((_, at) => at % step === Math.floor(step / 2)).slice(0, repeated.count)
  return [
    ...chosen.flatMap((paragraph) => [
      {
        change: `with "${startOf(paragraph)}" twice`,
        text: text.replace(paragraph, () => `${paragraph}\n\n${paragraph}`),
      },
      { change: `with "${startOf(paragraph)}" again at the end`, text: put['at the end'](text, paragraph) },
    ]),
    { change: 'with the whole text twice', text: put['at the end'](text, text) },
  ].filter(fits)
}

const startOf = (text: string) => text.trim().slice(0, 40).split('\n')[0]!.trim()

/** Orders of the sections. */
const orders: [string, (sections: string[]) => string[]][] = [
  ['reversed', (sections) => sections.toReversed()],
  ['rotated', (sections) => [...sections.slice(thirdOf(sections)), ...sections.slice(0, thirdOf(sections))]],
  ['shuffled', (sections) => shuffle(sections, 1)],
  ['shuffled otherwise', (sections) => shuffle(sections, 2)],
]
const thirdOf = (sections: string[]) => Math.ceil(sections.length / 3)

/**
 * Reorders the sections, and the subsections of each, if there are any. A subsection stays in its section: below "Out
 * of scope" it would have another meaning.
 */
export function reorder(text: string): Variant[] {
  const cut = cutAtHeadings(text)
  if (!cut) return []
  return orders.flatMap(([change, order]) => {
    const within = joined({
      front: cut.front,
      sections: cut.sections.map((section) => reorderedWithin(section, order)),
    })
    return [
      { change: `with its sections ${change}`, text: joined({ front: cut.front, sections: order(cut.sections) }) },
      ...(within === joined(cut) ? [] : [{ change: `with the subsections of each section ${change}`, text: within }]),
    ]
  })
}

function reorderedWithin(section: string, order: (sections: string[]) => string[]): string {
  const [heading = '', ...body] = section.split('\n')
  const cut = cutAtHeadings(body.join('\n'))
  return cut ? `${heading}\n\n${joined({ ...cut, sections: order(cut.sections) })}` : section
}

const joined = ({ front, sections }: Sectioned) => [front, ...sections].join('\n\n').trim()

/** Approximate number of paragraphs per page. */
const pageLength = 12

/** Adds text that contracts, tenders and word processors put around requirements. */
export function addNoise(text: string): Variant[] {
  const all = boilerplate.map(([, noise]) => noise).join('\n\n')
  const around = [...boilerplate, ['boilerplate of every kind', all] as const].flatMap(([name, noise]) =>
    (['at the start', 'at the end'] as const).map((place) => ({
      change: `with ${name} ${place}`,
      text: put[place](text, noise),
    })),
  )
  const pages = text
    .split(paragraphBreak)
    .flatMap((paragraph, at) =>
      at % pageLength === pageLength - 1
        ? [paragraph, `Northwind Partners Ltd. - Confidential\nPage ${(at + 1) / pageLength} of 40`]
        : [paragraph],
    )
  return [...around, { change: 'with page footers between its paragraphs', text: pages.join('\n\n') }].filter(fits)
}
