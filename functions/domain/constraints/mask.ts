import type { Answer, Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { Constraint } from '#contract/estimation'
import { withheldNotice } from '#domain/text/requirement-lines'
import { lineBreaks, linesOf, sentencesOf } from '#domain/text/sentences'
import { flatten, shorten } from '#domain/text/text'
import { isFillerWord } from './filler-words'
import { historyHeading, partOfWork, scheduleHeading } from './document-phrases'
import { budgetCue, deadlineCue, dictates, discussed, ofWhole, someActor } from './phrases'
import { type Statement, startIn, statementsIn } from './statements'

type Kind = Constraint['kind']

/** Marks that replace figures the analyst must not see. */
const withheld: Record<Kind, string> = { budget: '[amount withheld]', deadline: '[date withheld]' }

/** Length of a quote around a figure, and its part after the figure, in characters. */
const quote = { length: 200, after: 40 }

interface Masked {
  text: string
  /** Words that marks replace, in order. */
  withheld: string[]
  constraints: Constraint[]
}

/**
 * Separates a text from the budgets and deadlines it states. A number that an estimator has seen pulls the estimate
 * toward it, even when told to ignore it (arXiv 2412.06593). Prices, periods and dates that belong to the product stay,
 * and so does every line's position. A sentence that says nothing else becomes `withheldNotice`, so that it is the same
 * whatever it stated. `under` is the heading above it, and `asked` the question that it answers.
 */
export function maskConstraints(text: string, under = '', asked = ''): Masked {
  const constraints: Constraint[] = []
  const hidden: string[] = []
  let starts: string | undefined
  const pieces: string[] = []
  let kept = 0
  const replace = (start: number, end: number, marker: string) => {
    pieces.push(text.slice(kept, start), marker, ...(text.slice(start, end).match(lineBreaks) ?? []))
    kept = end
  }

  let previous = asked
  let heading: Heading = { announces: announcedBy(under), linesLeft: headingLimit.lines, isHistory: false }
  for (const line of linesOf(text, statesNothingElse)) {
    const flat = flatten(text.slice(line.start, line.end))
    const startOf = (position: number) => line.start + flat.at[position]!
    const endOf = (position: number) => startOf(position - 1) + 1
    let isStated = false
    let { announces } = heading
    let isAsked = false
    for (const { start, end } of sentencesOf(flat.text)) {
      const sentence = flat.text.slice(start, end)
      const isCount = (howMany.test(previous) || isAboutMany(previous, sentence)) && sentence.search(budgetCue) < 0
      previous = sentence
      starts ??= startIn(sentence)
      const statements = statementsIn(sentence, announces).filter(
        ({ stated: { amount, currency } }) => !(isCount && amount !== undefined && !currency),
      )
      if (statements.length === 0) {
        // "Our budget? $5,000!", "Bob asked about the budget. Anna said $5,000."
        isAsked = discussed.test(sentence)
        if (isAnnouncement(sentence) || isAsked) announces = announcedBy(sentence)
        continue
      }
      isStated = true
      const isAlone = isFillerWord(without(sentence, statements))
      const byItself = statementsIn(sentence, noHeading.announces)
      for (const statement of statements) {
        const isNamed = isAlone || isAsked || byItself.some(({ start }) => start === statement.start)
        if (!isOfDocument(statement, flat.text, heading))
          constraints.push(...constraintsOf(statement, sentence, !isNamed || isOfPart(statement, sentence)))
        if (isAlone) continue
        replace(startOf(start + statement.start), endOf(start + statement.end), withheld[kindOf(statement)])
        hidden.push(sentence.slice(statement.start, statement.end))
      }
      if (!isAlone) continue
      // No line shows a start that is stated alone, so it is listed, although it is not compared.
      if (statements.every(({ shape }) => shape === 'start'))
        constraints.push({ kind: 'deadline', quote: quoteOf(sentence, statements.at(-1)!) })
      replace(startOf(start + sentence.search(/\S/)), endOf(start + sentence.trimEnd().length), withheldNotice)
    }
    heading = headingAfter(flat.text, isStated, heading)
  }
  const counted = constraints.map((it) =>
    // "--12-24" is a day of any year.
    starts && it.date && !it.date.startsWith('-') && it.date > starts ? { ...it, starts } : it,
  )
  const masked = [...pieces, text.slice(kept)].join('')
  return { text: masked, withheld: hidden, constraints: differentConstraints(counted) }
}

/** Asks for a number of things, which "We have 12k." then states. */
const howMany = /\b(?:how many|wie ?viele|combien d|cu[aá]nt[oa]s|quant(?:[ie]|[oa]s)\b|hoeveel)/i

/** Things of which a sentence says a number: "Our members get a newsletter. We have 4k.", unlike what members shall do. */
const video = /v[ií]d[eé]os?|resolution|auflösung|followers|mitglieder/i
const asking = /should|must|can |want|need|soll|möcht|doivent|deben|pueden|quer/i
const owns = /^\W*(?:we|wir|nous|tenemos)(?: \p{L}+){0,3} [\d.,]+ ?k\W*$/iu
const isAboutMany = (previous: string, sentence: string) =>
  owns.test(sentence) &&
  (someActor.test(previous) || video.test(previous)) &&
  (!asking.test(previous) || previous.includes('?'))

/** Detects a figure of a phase or another part, and not one followed by ", with a pilot in September" or ", pilot in May". */
function isOfPart({ start, end }: Statement, sentence: string): boolean {
  if (ofWhole.test(sentence.slice(0, start).split(/[,;]/).at(-1)!)) return false
  const beside = sentence.slice(end).search(besides)
  return partOfWork.test(beside < 0 ? sentence : sentence.slice(0, end + beside))
}

const besides =
  /[,;] (?:with |including |after |following |preceded by |(?:(?:the|an?|der|die|eine?|le|la|une?|el) )?(?:pilot\p{L}{0,6}|beta|first phase|erste phase|première phase|primera fase) (?!only)\p{L})/iu

/**
 * Masks text answers like the requirements and returns the budgets and deadlines they state, and the ids of answers of any
 * type that clients do not read because they may state one. Choices and counts stay. A
 * question about the product's users announces nothing about the project.
 */
export function maskAnswers(
  questions: readonly ClarificationQuestion[],
  answers: Answers,
): { answers: Answers; constraints: Constraint[]; privateAnswers: string[] } {
  const masked: Answers = {}
  const privateAnswers: string[] = []
  const constraints: Constraint[] = []
  for (const { id, type, question } of questions) {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
    if (answer === undefined) continue
    masked[id] = answer
    if (isAboutConstraint(question, answer)) privateAnswers.push(id)
    if (type !== 'text' || typeof answer !== 'string') continue
    const found = maskConstraints(answer, someActor.test(question) ? '' : question, question)
    masked[id] = found.text
    constraints.push(...found.constraints)
  }
  return { answers: masked, constraints: differentConstraints(constraints), privateAnswers }
}

/**
 * True if an answer or its question is about a budget or deadline, which are the owner's alone. Any price or day may be
 * one, so it finds more than what is withheld from the analyst.
 */
function isAboutConstraint(question: string, answer: Answer): boolean {
  if (announcedBy(question).size > 0) return true
  const words = String(answer)
  return [words, `${question} ${words}`].some(
    (text) => maskConstraints(text, 'Budget and deadline', question).text !== text,
  )
}

function statesNothingElse(line: string): boolean {
  const { text } = flatten(line.slice(0, quote.length))
  const statements = statementsIn(text, noHeading.announces)
  return statements.length > 0 && isFillerWord(without(text, statements))
}

interface Heading {
  announces: ReadonlySet<Kind>
  linesLeft: number
  /** True for the document's own revision history. */
  isHistory: boolean
}
const noHeading: Heading = { announces: new Set(), linesLeft: 0, isHistory: false }

/** Maximum length of a heading in characters, and the number of lines it covers. */
const headingLimit = { characters: 60, lines: 12 }

/** Returns what a heading such as "Budget" or "3. Timeline and costs" announces for the lines below it. */
function headingAfter(line: string, isStated: boolean, heading: Heading): Heading {
  // A rule under a heading, or between table rows.
  if (!/[\p{L}\p{N}]/u.test(line)) return heading
  if (historyHeading.test(line)) return { ...noHeading, linesLeft: headingLimit.lines, isHistory: true }
  if (!isStated && isAnnouncement(line)) {
    return { announces: announcedBy(line), linesLeft: headingLimit.lines, isHistory: false }
  }
  const isShort = line.length <= headingLimit.characters && !isStated
  const isHeading = line.startsWith('#') || (isShort && /^[\p{L}\d][^.!?。]*[^\d.!?。]$/u.test(line))
  return isHeading || heading.linesLeft <= 1 ? noHeading : { ...heading, linesLeft: heading.linesLeft - 1 }
}

/** True for a date of the document itself, such as in its revision history, which is no deadline of the project. */
const isOfDocument = ({ shape }: Statement, line: string, { isHistory }: Heading) =>
  shape === 'date' && (isHistory || scheduleHeading.test(line))

const isAnnouncement = (line: string) => line.length <= headingLimit.characters && isFillerWord(line)

function announcedBy(line: string): ReadonlySet<Kind> {
  const announces = new Set<Kind>()
  if (line.search(budgetCue) >= 0) announces.add('budget')
  if (line.search(deadlineCue) >= 0) announces.add('deadline')
  return announces
}

function without(sentence: string, statements: readonly Statement[]): string {
  const ends = [0, ...statements.map(({ end }) => end)]
  const starts = [...statements.map(({ start }) => start), sentence.length]
  return ends.map((end, at) => sentence.slice(end, starts[at])).join(' ')
}

const kindOf = ({ shape }: Statement): Kind => (shape === 'amount' ? 'budget' : 'deadline')

/** Removes the figure of a statement about a part, which cannot be compared with the whole. */
function constraintsOf(statement: Statement, sentence: string, isPart: boolean): Constraint[] {
  const { shape, start } = statement
  if (shape === 'start' || (shape === 'effort' && dictates.test(sentence.slice(0, start)))) return []
  return [{ kind: kindOf(statement), ...(isPart ? {} : statement.stated), quote: quoteOf(sentence, statement) }]
}

/** Quotes the words around a figure. A word that would be cut is left out. */
function quoteOf(sentence: string, { end }: Statement): string {
  const from = end + quote.after - quote.length
  const text = (from > 0 ? sentence.slice(from).replace(/^(?:\S{0,40}\s+)?/, '…') : sentence).trim()
  const quoted = shorten(text, quote.length)
  return quoted === text ? text : quoted.replace(/\s\S{0,40}…$/, '…')
}

/** Removes repetitions of the same figure. */
export function differentConstraints(constraints: Constraint[]): Constraint[] {
  const figureOf = ({ kind, amount, currency, tax, date, weeks, quote }: Constraint) =>
    [kind, amount, currency, tax, date, weeks, amount ?? date ?? weeks ?? quote].join(' ')
  return [...new Map(constraints.map((constraint) => [figureOf(constraint), constraint])).values()]
}
