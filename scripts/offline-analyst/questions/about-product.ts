import type { WorkType } from '#contract/breakdown'
import { expectedHours } from '#domain/hours/range'
import { pattern } from '#domain/text/pattern'
import type { ShownAnswer } from '../prompt'
import { isAsking } from '../reading/statement'
import { asObject, connectionTo } from '../sizing/components'
import { foundation } from '../sizing/plan'
import { type Recognized, systemsIn } from '../sizing/recognize'
import { publicServices } from '../vocabulary/systems'
import type { Study } from '../study'
import { type OpenPoint, isOf, listOf, rounded, select } from './form'

const maxParts = 6

const partsQuestion =
  'Which of these parts still need to be built? Select them, and leave out those that already exist.'

/** Words for parts that were built before: "The login is already live". */
const isBuilt = pattern(
  String.raw`(?<!\p{L})(?:already (?:exists?|built|implemented|developed|live|in use|done|in place|finished|works?)|(?:exists?|built|implemented) already|(?:is|are|been) live|in production (?:since|for)|(?:bereits|schon) (?:vorhanden|umgesetzt|gebaut|fertig|entwickelt|implementiert|live|im einsatz)|(?:existier\p{L}+|gibt es) (?:bereits|schon)|déjà (?:en (?:place|ligne|production)|développé\p{L}*|réalisé\p{L}*)|existent? déjà|ya (?:existen?|est[áa]n? (?:hech|implementad|desarrollad|en producción)\p{L}*)|già (?:realizzat\p{L}*|sviluppat\p{L}*|online)|esist\p{L}+ già|já (?:existem?|est(?:á|ão) (?:pront|implementad|desenvolvid)\p{L}*)|bestaa[tn]? al|al (?:gebouwd|klaar|live))(?!\p{L})`,
)

/** An extension has parts that exist; of a new product only the text can say so. */
export const kindsWithParts = ({ reading: { describesFinished, statements } }: Study): WorkType['kind'][] =>
  describesFinished || statements.some((it) => !isAsking(it) && isBuilt.test(it.text))
    ? ['extension', 'product']
    : ['extension']

/** Asks which parts are still to be built, if the text describes a finished product or mentions an existing one. */
export const partsToBuild: OpenPoint['ask'] = ({ reading }, tasks) => {
  const mentions = reading.statements.some(({ hits }) => hits.some(({ owner }) => owner.kind === 'existing'))
  if (!mentions && !reading.describesFinished) return []
  const hours = new Map<string, number>()
  for (const task of tasks) {
    if (task.component !== foundation.name) {
      hours.set(task.component, (hours.get(task.component) ?? 0) + expectedHours(task))
    }
  }
  const parts = [...hours].toSorted(([, one], [, other]) => other - one).slice(0, maxParts)
  if (parts.length < 2) return []
  const names = parts.map(([name]) => name)
  return [
    {
      question: partsQuestion,
      type: 'multiselect',
      effect: 'parts that already exist',
      unit: 'hours',
      options: parts.map(([option, moves]) => ({ option, moves: rounded(moves) })),
      moves: 0,
      neutral: names,
      effects: (ticked, offered) => [
        { kind: 'remove', of: ({ component }) => offered.includes(component) && !ticked.includes(component) },
      ],
    },
  ]
}

/** States the parts that exist already, as the user answered. */
export function existingParts(answers: readonly ShownAnswer[]): string[] {
  const asked = answers.find(({ question }) => question === partsQuestion)
  const built = new Set(asked ? listOf(asked.answer) : [])
  const existing = asked?.options.filter((part) => !built.has(part)) ?? []
  return existing.length > 0 ? [`These parts exist already and are not built: ${existing.join(', ')}.`] : []
}

const maxSystems = 2

const interfaceQuestion = (system: string) => `How can data be exchanged with ${asObject(system)}?`

const ways = {
  documented: 'Through a documented interface with a test account',
  files: 'Through file exchange',
  unknown: 'Not known yet, or without documentation',
}

/** States how data is exchanged with a system: as the user answered, or else as the text says. */
export function interfaceAssumption(
  system: string,
  { undocumented, described }: Pick<Recognized, 'undocumented' | 'described'>,
  answers: readonly ShownAnswer[],
): string {
  const asked = answers.find(({ question }) => question === interfaceQuestion(system))
  const [way] = asked ? listOf(asked.answer) : []
  if (way === ways.files) return `Data is exchanged with ${asObject(system)} in files.`
  if (undocumented.has(system) || way === ways.unknown) {
    return `Nothing documents the interface of ${asObject(system)} as far as is known: its analysis is included, a way around a missing one is not.`
  }
  if (described.has(system))
    return `Data is exchanged with ${asObject(system)} as the requirements say, and a test account is available.`
  return `The interface of ${asObject(system)} is documented, and a test account is available.`
}

/** Asks about the interfaces of named systems, which texts seldom describe, unless they are public. */
export const interfaces: OpenPoint['ask'] = ({ recognized }, tasks) =>
  systemsIn(recognized)
    .filter((it) => ![recognized.undocumented, recognized.described, publicServices].some((known) => known.has(it)))
    .slice(0, maxSystems)
    .map((system) => {
      const component = connectionTo([system])
      const explore = {
        component,
        name: `Technical analysis of the ${system} interface`,
        role: 'Back-end developer' as const,
        hours: 12,
      }
      return select(
        interfaceQuestion(system),
        `the integration with ${asObject(system)}`,
        [
          { option: ways.documented, effects: [] },
          {
            option: ways.files,
            effects: [{ kind: 'scale', factor: 0.7, of: isOf(component) }],
          },
          { option: ways.unknown, effects: [{ kind: 'add', tasks: [explore] }] },
        ],
        tasks,
      )
    })
