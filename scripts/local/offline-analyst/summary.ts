import type { Study } from './analyse'
import { isAsking } from './reading/classify'
import { kindsOfPeople } from './sizing/drivers'
import { expectedHours } from '#domain/range'

const listed = { components: 4, people: 4 }

/** A text with fewer statements that ask for something says little. */
const fewStatements = 6

/** What was understood, how much of it was recognised, and where little is known. */
export function summaryOf(studied: Study, first = true, sections = 1): string {
  const { reading, recognised, plan, ids } = studied
  if (plan.components.size === 0) {
    if (!first) return ''
    return reading.language.language === null
      ? `Nothing to build was found: the text is in ${reading.language.name}, which the offline analyst does not know, and nothing in it looks like requirements.`
      : 'Nothing to build was found: the text does not say what software should do.'
  }
  const parts = [...plan.components.values()]
    .filter(({ name }) => name !== 'Project foundation')
    .map(({ name, tasks }) => ({ name, hours: tasks.reduce((sum, task) => sum + expectedHours(task), 0) }))
    .toSorted((a, b) => b.hours - a.hours)
    .slice(0, listed.components)
    .map(({ name }) => name)
  if (!first) return parts.length > 0 ? `A further section adds to ${listOf(parts)}.` : ''

  const product = [...recognised.products.keys()].filter((name) => name !== 'a web application')[0]
  const people = kindsOfPeople(reading.statements).map(([name]) => name)
  return [
    product ? `This looks like ${product}` : 'This is software to be built',
    people.length > 0 ? ` for ${listOf(people.slice(0, listed.people))}` : '',
    parts.length > 0 ? `; most of the work lies in ${listOf(parts)}. ` : '. ',
    sections > 1 ? '' : countsOf(studied),
    isDoubtful(studied)
      ? ' Little in the text says that it is software that shall be built: take the figure with care.'
      : '',
    ids.length > 0 && reading.language.language === null
      ? ` The text is in ${reading.language.name}, which the offline analyst does not know: it was sized by its structure, so take the figure with care.`
      : '',
    reading.statements.filter(isAsking).length < fewStatements
      ? ' The text is short, so much of the estimate is what such products usually have: the questions tell what would change it.'
      : '',
  ].join('')
}

/** Of many statements that ask for something, so few are in words of software. */
const leastSoftware = 0.1

function isDoubtful({ reading, recognised }: Study): boolean {
  const asked = reading.statements.filter(({ kind }) => kind === 'function')
  const certain = asked.filter(({ software, definite }) => software || definite).length
  return (
    reading.language.language !== null &&
    recognised.products.size === 0 &&
    asked.length >= fewStatements &&
    certain < asked.length * leastSoftware
  )
}

function countsOf({ reading, ids }: Study): string {
  const statements = reading.statements.filter(isAsking)
  const lines = new Set(statements.flatMap(({ lines }) => lines))
  const known = statements.filter(({ hits }) =>
    hits.some(({ owner }) => owner.kind === 'capability' || owner.kind === 'archetype'),
  )
  const knownLines = new Set(known.flatMap(({ lines }) => lines))
  if (ids.length === 1) return 'It was read from one line.'
  const rest = lines.size - knownLines.size
  return `Of ${ids.length} lines, ${lines.size} ask for something: ${knownLines.size} sized as known kinds of work${rest > 0 ? `, ${rest} by what ${rest === 1 ? 'it says' : 'they say'}` : ''}; the others are background.`
}

const listOf = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
