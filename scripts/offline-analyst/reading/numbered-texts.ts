import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { type Statement, isAsking } from './statement'

/** Minimum numbered requirements, and their share, in a text whose other sentences explain them. */
const numbered = { min: 8, share: 0.7 }

/**
 * Returns a test for sentences that only explain the numbered requirements of a text: all others if few other sentences ask
 * for something, and those of sections without one if fewer do there.
 */
export function explanationsIn(statements: readonly Statement[]): (passage: Passage) => boolean {
  const coded = statements.filter((it) => it.coded && it.kind !== 'background')
  const asking = statements.filter((it) => isAsking(it) || coded.includes(it))
  const sections = new Set(coded.map(({ section }) => section))
  const isElsewhere = ({ section }: Passage) => !sections.has(section)
  if (coded.length < numbered.min) return () => false
  const own = new Set(statements.filter(goesOnIn(coded, sections)).map(({ text }) => text))
  if (coded.length >= numbered.share * asking.length) return (passage) => isBesides(passage) && !own.has(passage.text)
  const isMain = coded.length >= asking.filter((it) => isBesides(it) && isElsewhere(it)).length
  return (passage) => isMain && isBesides(passage) && isElsewhere(passage)
}

/** Beginnings of sentences that explain the requirement before them: "This means that", "For example". */
const explains = pattern(
  String.raw`^(?:this|that|these|those|thus|hence|because|since|e\.g\.|for (?:example|instance)|note|the (?:reason|aim|purpose|idea|number)|so|such|most|many|our|today|currently|dies\p{L}*|das|damit|dadurch|so|solche|viele|unsere?|heute|weil|da|z\. ?b\.|zum beispiel|hinweis|cela|ceci|ainsi|nos|notre|par exemple|esto|así|por ejemplo|questo|così|per esempio|dit|zo|bijvoorbeeld)(?!\p{L})`,
)

/** Returns a test for further sentences of numbered requirements, and for those beside them that plainly ask for something. */
function goesOnIn(coded: readonly Statement[], sections: ReadonlySet<number>) {
  const lines = new Set(coded.flatMap((it) => it.lines))
  return (it: Statement) =>
    !explains.test(it.text) &&
    (it.lines.some((line) => lines.has(line)) || (it.demanded && isAsking(it) && sections.has(it.section)))
}

const isBesides = ({ coded, item, requirement }: Passage) => !coded && !item && !requirement

export const asBackground = (it: Statement): Statement => ({ ...it, kind: 'background', definite: false })

/**
 * Takes the first sentence of a chapter on migration as a requirement if none of its sentences is one, and the row of a
 * price form if no other line asks for it.
 */
export function withMigration(statements: Statement[]): Statement[] {
  const chapters = new Map<string, number[]>()
  for (const [at, { heading }] of statements.entries()) chapters.set(heading, [...(chapters.get(heading) ?? []), at])
  const moved = [...chapters].flatMap(([heading, places]) =>
    namesMigration(heading) && places.every((at) => statements[at]!.kind === 'background') ? places.slice(0, 1) : [],
  )
  const isAsked = statements.some((it) => isAsking(it) && namesMigration(it.text))
  const row = statements.findIndex(
    (it) => it.kind === 'background' && priceForm.test(it.heading) && namesMigration(it.text),
  )
  if (moved.length === 0 && !isAsked && row >= 0) moved.push(row)
  return statements.map((it, at) => (moved.includes(at) ? { ...it, kind: 'function', topic: null } : it))
}

/** Headings of forms in which bidders enter prices. */
const priceForm = pattern(
  String.raw`^\W*(?:\p{L}+ )?(?:pric(?:e|ing) (?:form|schedule|sheet|table)|preis(?:blatt|formular|tabelle|verzeichnis)|leistungsverzeichnis|bordereau (?:des|de) prix|formulario de precios|prijsformulier)`,
)

const namesMigration = (text: string) => lexicon.find(wordsOf(text)).some(({ owner }) => owner.name === 'migration')
