import { isOfAppearance } from './appearance'
import { unchanged } from './present'
import { type Statement, isAsking, namesSoftware } from './statement'
import { gainIn, gainsPart } from '../vocabulary/gains'
import { asksForThing } from '../vocabulary/making'
import { additive } from '../vocabulary/ownership'
import { known, leadIn, newProduct, oneself } from '../vocabulary/requests'
import { asksAnybody, conjunctions } from '../vocabulary/to-reader'
import { type Draft, evidenceOfNew } from './new-product'
import {
  isAltering,
  isBesideKnown,
  isExisting,
  isLacking,
  isOfKnown,
  isOnPart,
  isOwned,
  isPlaced,
  isPlacedInOwned,
  saysMade,
  saysSoFar,
} from './ownership'
import { asksReaderFor } from './requests'
import { has, part, product } from './product-nouns'
import { story } from './sight'
import { pattern } from '../text/pattern'

/**
 * Evidence that a text asks for work on an existing product. Each kind of evidence has a weight per statement and
 * a maximum, so that no single wording is decisive.
 */

/** Minimum evidence for reading a text as work on an existing product. */
export const enoughEvidence = 0.75

/** Maximum requirements of a text in which `few` evidence counts. Long texts contain some of each kind by chance. */
const maxFewAsks = 12

interface Evidence {
  test: (statement: Pick<Statement, 'text' | 'words' | 'hits'>) => boolean
  weight: number
  max: number
  /** Counts in requirements only. */
  asking?: true
  /** Counts only in texts with few requirements. */
  few?: true
  /** Counts only in messages of a few sentences. */
  message?: true
  /** Counts in the first statement only. */
  first?: true
  /** Counts at the beginning only, because later statements are about other things, too. */
  early?: true
  /** Counts in parts that are not about the product, too. */
  anywhere?: true
  /** Too common to count without other evidence. */
  weak?: true
}

const says = (source: string) => {
  const regex = pattern(source)
  return ({ text }: Pick<Statement, 'text'>) => regex.test(text)
}
const casual = pattern(`(?<!\\b${product} )\\bfor (?:the|our) (?!new )(?:\\w+ )?(?:shop|site|website|app)\\b`)

const isNew = ({ text }: Pick<Statement, 'text'>) => newProduct.test(text) || asksForThing(text)

/** A command about a text that is there: "Mention the parking lot in it". */
const mentions = says('^(?:please |kindly )?mention\\b.{0,90}\\b(?:in|on|the|our|this)\\b')

const evidence: Evidence[] = [
  // "Our billing tool", "in unserem Buchungssystem", "les clients de notre boutique".
  { test: isOwned, weight: 1.3, max: 1.3, early: true },
  // "We run a web shop", "the clinic has a booking page", "an online booking page exists".
  {
    test: says(
      `\\b(?:has|have|run|runs|operate|operates|makers? of|use|uses|used by|run by|there is|there are|sells? .{0,40} (?:in|through|on)) (?:[\\w'’-]+ ){0,3}(?:an?|the|our|its|their) (?:[\\w-]+ ){0,4}${product}\\b|${product} (?:that|which|of which) .{0,40}\\b(?:has|have|runs?|uses?|operates?)\\b|${product} (?:[\\w ,]+ )?(?:exists?\\b|of (?:our|the) \\w+.{0,20}which already)`,
    ),
    weight: 1.3,
    max: 1.3,
    early: true,
  },
  { test: isExisting, weight: 0.8, max: 0.8, early: true },
  // "The existing CSV export", "(web, existing)".
  {
    test: says(`\\b(?:existing|current) (?:[\\w-]+ ){0,2}${part}\\b|, existing[)]|[(]existing,`),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  {
    test: says(
      '\\bsince (?:19|20)\\d\\d\\b|\\b(?:is|are) (?:run|operated|used|made) by\\b|\\b(?:in use|(?:that|which) (?:we|they) (?:run|use|have))\\b|\\b(?:exists?|already (?:holds?|has|have|knows?)|(?:are|is) (?:already )?(?:there|in it)|already)\\b',
    ),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "For our members' portal we need …", unlike "for our shop we need a website", which is stronger
  // evidence of a new product. A title that names the portal is weaker.
  { test: isPlacedInOwned, weight: 3, max: 3, early: true },
  // "In der Auftragsliste möchten wir filtern".
  { test: isPlaced, weight: 0.8, max: 0.8, early: true, few: true },
  // "The cart forgets items".
  { test: isOfKnown, weight: 0.8, max: 0.8, message: true },
  // "The booking system needs a filter", "so far the app only shows events".
  { test: (it) => isLacking(it) || saysSoFar(it), weight: 0.8, max: 0.8, early: true },
  {
    test: (it) => saysMade(it) || (asksAnybody.test(it.text.replace(conjunctions, '')) && !isNew(it)),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // A request to us, unlike what a product does: "Please send customers an SMS".
  {
    test: (it) => asksReaderFor(it.text, it.words) && !isNew(it),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "We need an endpoint for orders", "il nous faudrait un filtre".
  {
    test: (it) => gainsPart(it.text) || (gainIn(it.text) !== null && isOnPart(it) && !isNew(it)),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "The coach should get an email, too", "members should cancel themselves", "members of the club app should form teams".
  {
    test: (it) => additive.test(it.text) || oneself.test(it.text) || isBesideKnown(it),
    weight: 0.8,
    max: 0.8,
    message: true,
    first: true,
  },
  // "Just a quick one:", "a wishlist for the shop", unlike "an app for the shop".
  {
    test: ({ text }) => [leadIn, known, casual].some((said) => said.test(text)),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "[Search] Skeleton while results load": the title of a ticket.
  { test: says('^\\W{0,4}\\[[^\\]]{1,40}\\]\\s'), weight: 0.8, max: 0.8, early: true },
  // "One more field", "a new module".
  {
    test: says(
      '\\b(?:one more|another|additional|an extra|further|new|leave|meeting) module\\b|\\ba module (?:for|that|to|with)\\b|\\bmodule ["“]|\\bshould now\\b|\\bplease add\\b|\\b(?:should|to) be added\\b|\\bto add\\b|\\b(?:one more|another|an additional|an extra) \\w+|\\bnew (?:field|column|flag|option|setting|filter|button|tab|checkbox|section|page|parameter)',
    ),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  { test: isExisting, weight: 0.4, max: 0.8, few: true },
  { test: isOfAppearance, weight: 1.2, max: 1.2, few: true },
  // "Fix", "instead of", "does not work".
  {
    // "Citizens report broken lights" changes no software.
    test: (it) => has('change')(it) && (namesSoftware(it) || !has('actor')(it)),
    weight: 0.7,
    max: 2,
    asking: true,
  },
  // "Add a setting to the settings screen", "ändert die Farbe".
  { test: (it) => (isAltering(it) || mentions(it)) && !isNew(it), weight: 0.6, max: 1.2, few: true },
  // "The export's last column": parts mentioned as known.
  {
    test: says(`\\b(?:the|our|its|your|this) (?:[\\w'’-]+ ){0,3}${part}\\b`),
    weight: 0.2,
    max: 0.8,
    few: true,
    weak: true,
  },
  { test: says('\\b(?:no longer|(?:not|n.t) .{0,60}any ?(?:more|longer))\\b'), weight: 0.5, max: 0.5, few: true },
  // "Exit codes stay the same".
  { test: ({ text }) => unchanged.test(text) && !staysElsewhere.test(text), weight: 0.8, max: 0.8, few: true },
  // "Clients time out", "the text is too small".
  {
    test: says(
      `\\b(?:cannot|can['’]t|can not|fails?|failed|complain(?:s|ed)?|too (?:small|big|large|slow|little|low|late|many|long)|not (?:early|fast|large|big|clear) enough|time ?outs?|missing|wrong|only admins|at once|in one go|as text)\\b`,
    ),
    weight: 0.5,
    max: 1,
    few: true,
    weak: true,
  },
  // "Today it says", "(now 2.9:1)".
  {
    test: says('^\\W*(?:today|now|so far|at present)\\b|\\b(?:nowadays|found that|by hand today)\\b|[(]now \\d'),
    weight: 0.5,
    max: 0.5,
    few: true,
  },
  // Scenarios and acceptance criteria describe a step in something known.
  { test: says('^\\W*(?:scenario|acceptance criteria)\\b|^given\\b'), weight: 0.7, max: 2.1 },
  // Work on a repository that already has code and tests.
  {
    test: says(
      '\\b(?:pull requests?|merge requests?|test coverage|code ?base|(?:existing|all|unit) tests (?:still )?(?:pass|run)|break (?:the|any) (?:build|tests?))\\b',
    ),
    weight: 1.2,
    max: 1.2,
    anywhere: true,
  },
  { test: says('\\bthis (?:issue|ticket|story|task|pull request)\\b'), weight: 1, max: 1 },
  { test: says('github\\.com/[\\w-]+/[\\w-]+|\\b(?:GitHub|GitLab)\\b'), weight: 0.4, max: 0.4, few: true },
]

/** Detects data kept in another product: "Invoices stay in Exact Online". */
const staysElsewhere = /\b(?:stays?|remains?|kept|left) in (?:our |the |their )?\p{Lu}/u

/** Minimum strong evidence from which weak evidence counts. */
const minStrong = 0.2

/** Number of opening statements, which say what the text is about. */
const beginning = 3

/** Maximum statements of a text that is more likely a change than a product. */
const shortText = 5

/** Maximum statements of a message. */
const maxMessage = 3

/** True for a title that says that something exists: "Change to our booking site", "Änderungen am Shop". */
export const announcesChange = (title: string): boolean =>
  /^(?:(?:small |minor )?(?:changes?|improvements?|additions?|fix(?:es)?) (?:to|for|of|in|on)|change request|änderung\p{L}*|anpassung\p{L}*|modifications?|cambios?|alteraç(?:ão|ões))(?!\p{L})/iu.test(
    title,
  )

/**
 * Returns the evidence of an existing product minus the evidence of a new one. The text is one of `of` chunks of a
 * document, so that the whole document asks for about `of` times as much.
 */
export function evidenceOfExisting(reading: Draft, title: string, all: readonly Statement[], of: number): number {
  const statements = distinct(reading.statements)
  const asks = statements.filter(isAsking)
  // The first heading may say what the text is about.
  const headings = statements
    .slice(0, 1)
    .flatMap(({ headings: [outer = ''] }) => ({ text: outer, words: [], hits: [] }))
  // User stories describe wishes, not the present state.
  const described = statements.filter(({ text }) => !story.test(text))
  const opening = [...headings, ...described.filter((it) => statements.indexOf(it) < beginning)]
  const ordered = asks.filter(({ text }) => !story.test(text))
  const asked = asks.length * of
  const isShort = asked <= maxFewAsks
  let sum = announcesChange(title) ? 1.5 : 0
  let strong = sum
  for (const { test, weight, max, asking, few, message, first, early, anywhere, weak } of evidence) {
    if ((few && !isShort) || (message && statements.length > maxMessage)) continue
    const among = asking ? ordered : first ? described.slice(0, 1) : early ? opening : anywhere ? all : statements
    const counted = Math.min(max, weight * among.filter(test).length)
    sum += counted
    if (!weak) strong += counted
  }
  const long = Math.max(0, Math.log2(Math.max(1, asked) / maxFewAsks)) * 1.5
  const brief = statements.length <= shortText ? 0.3 : 0
  if (strong < minStrong) return Math.min(0, sum) - evidenceOfNew(reading, asks, title)
  return sum + brief - long - evidenceOfNew(reading, asks, title)
}

export const distinct = (statements: readonly Statement[]): Statement[] => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
]
