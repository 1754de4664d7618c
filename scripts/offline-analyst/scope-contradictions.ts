import { pattern } from '#domain/text/pattern'
import { type Contradiction, thingOf } from './contradictions'
import { type Statement, isAsking } from './reading/statement'
import { wordsOf } from './text/words'

/** Finds what one line of a text includes and another one excludes. */

const be = '(?:is|are|ist|sind|est|sont|es|está|son|están)'
const includes = pattern(
  String.raw`(?<!\p{L})(?:includes?|including|comes? with|covers|contains?|enthält|enthalten|beinhaltet|umfasst|inklusive|comprend|inclut|incluye|contiene)(?!\p{L}) (?<things>[^.;:]{3,160})`,
)
const included = pattern(
  `^(?<things>[^,.;:]{3,60}) ${be} (?:also |auch |already |bereits )?(?:included|in scope|part of (?:the|this) (?:scope|project|offer)|inbegriffen|enthalten|inklusive|im (?:leistungs)?umfang(?: enthalten)?|teil des (?:umfangs|projekts|angebots)|inclus?e?s?|comprise?s?|incluid[oa]s?)[.!]?$`,
)
const excluded = pattern(
  `^(?<things>[^,.;:]{3,60}) ${be} (?:explicitly |ausdrücklich )?(?:excluded|out of scope|not (?:included|in scope|part of [^.]{3,40})|nicht (?:(?:im (?:leistungs)?umfang )?enthalten|inbegriffen|teil de[sr] [^.]{3,40})|ausgeschlossen|(?:pas )?exclue?s?|hors périmètre|exclu(?:id|íd)[oa]s?|no incluid[oa]s?)[.!]?$`,
)
const inScope =
  /^(?:in[- ]scope|(?:what is )?included|im (?:leistungs)?umfang|(?:im preis )?(?:enthalten|inbegriffen)|inclus|incluido)\b/i
const separators = /, (?:and |und |et |y )?| (?:and|und|sowie|et|y) /i

/** Maximum words of a thing, and of an item that only names one. */
const maxName = 5

/** Words before a thing that say nothing about it. */
const article = /^(?:an?|the|also|all|eine?[nrm]?|de[rnm]|die|das|auch|une?|les?|la|un[ao]?|el|l[oa]s) /i

const namesIn = (list: string) =>
  list
    .split(separators)
    .map((it) => it.replace(article, ''))
    .filter((it) => wordsOf(it).length <= maxName)
    .map((it) => thingOf(it))
    .filter(Boolean)

const isName = ({ item, text, words }: Statement) => item && words.length <= maxName && !text.includes(':')

function includedIn(statement: Statement): string[] {
  const { text, heading } = statement
  if (!isAsking(statement)) return []
  const { things = isName(statement) && inScope.test(heading) ? text : '' } =
    (included.exec(text) ?? includes.exec(text))?.groups ?? {}
  return namesIn(things)
}

function excludedIn(statement: Statement): string[] {
  const { kind, topic, text } = statement
  if (kind !== 'excluded') return []
  const { things = topic === 'excluded' && isName(statement) ? text : '' } = excluded.exec(text)?.groups ?? {}
  return namesIn(things)
}

/** Finds lines of which one includes what another excludes: "The price includes a chat", "Out of scope: chat". */
export function scopeContradictionsIn(statements: readonly Statement[]): Contradiction[] {
  const including = new Map(statements.flatMap((one) => includedIn(one).map((thing) => [thing, one] as const)))
  const found = statements.flatMap((other) =>
    excludedIn(other).flatMap((thing) => {
      const one = including.get(thing)
      return one ? [[thing, { about: 'the scope', one, other }] as const] : []
    }),
  )
  return [...new Map(found).values()]
}
