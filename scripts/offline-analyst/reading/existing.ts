import { pattern } from '#domain/text/pattern'
import { story, userStory } from '../text/stories'
import { gainIn, gainsPart } from '../vocabulary/gains'
import { additive } from '../vocabulary/ownership'
import { known, leadIn, oneself, wholes, wishList } from '../vocabulary/requests'
import { asksAnybody } from '../vocabulary/to-reader'
import { announcesChange, announcesExtension, announcesModule } from './announces-change'
import { isOfAppearance } from './appearance'
import { placeAlone } from './background'
import { closingOf, saysProductExists } from './closings'
import { nameOfProduct } from './commissions'
import { madeForClient, namesSoftwareInUse, wishesToAdd, worksWith } from './in-use'
import { type Draft, evidenceOfNew, replacesPaper } from './new-product'
import {
  isAltering,
  isBesideKnown,
  isExisting,
  isLacking,
  isOnOccasion,
  isOfKnown,
  isOnPart,
  isOwned,
  isForKnown,
  isPlaced,
  isPlacedInOwned,
  namesWhole,
} from './ownership'
import { keeps, systemField, unchanged } from './present'
import { has, part, product } from './product-nouns'
import { asksReaderFor } from './request-terms'
import { praiseOfProduct } from './remarks'
import { type Statement, isAsking, namesSoftware } from './statement'

/**
 * Evidence that a text asks for work on an existing product. Each kind of evidence has a weight per statement and
 * a maximum, so that no single wording is decisive.
 */

/** Minimum evidence for reading a text as work on an existing product, beyond that of a new one. */
export const enoughEvidence = 0.75

/** Requirements of a text beyond which `few` evidence counts less. Long texts contain some of each kind by chance. */
const maxFewAsks = 12

type Test = (statement: Pick<Statement, 'text' | 'words' | 'hits' | 'leads' | 'kind'>) => boolean

/**
 * Statements among which evidence counts: `all` are those that are not about the product, too, `letter` those of a text
 * without sections, `closing` those behind the list of one, and `untold` those of one without several user stories.
 */
type Scope = 'about' | 'closing' | 'opening' | 'first' | 'asking' | 'all' | 'letter' | 'untold'

interface Evidence {
  test: Test
  weight: number
  max: number
  scope: Scope
  /** Counts less in texts with many requirements. */
  few?: true
  /** Counts only in messages of a few sentences. */
  message?: true
  /** Too common to count without other evidence. */
  weak?: true
}

const praises = pattern(`^${praiseOfProduct}`)

/** Evidence at the beginning, because later statements are about other things, too. */
const opening = (test: Test, weight = 0.8): Evidence => ({ test, weight, max: weight, scope: 'opening' })

/** Evidence in a text with few requirements. */
const few = (test: Test, weight: number, max = weight): Evidence => ({ test, weight, max, scope: 'about', few: true })

const says = (source: string) => {
  const regex = pattern(source)
  return ({ text }: Pick<Statement, 'text'>) => regex.test(text)
}
const casual = pattern(
  `(?<!\\b${product} )\\bfor (?:the|our) (?!new )(?:\\w+ )?(?:shop|site|website|app|portal|tool|intranet|webshop|platform|software)\\b`,
)

/** A command about a text that is there: "Mention the parking lot in it". */
const mentions = says('^(?:please |kindly )?mention\\b.{0,90}\\b(?:in|on|the|our|this)\\b')

/** True for "change the program", unlike "the manager changes the program". */
const namesChange: Test = ({ text, hits, words }) =>
  !replacesPaper.test(text) &&
  hits.some(({ owner, at }) => {
    const isDone =
      words[at]!.raw.endsWith('s') && hits.some((it) => it.owner.kind === 'actor' && it.at + it.length === at)
    return owner.kind === 'change' && !isDone && !letsReport.test(text)
  })

/** Actions of users with something that is broken: "Tenants should be able to report broken lamps". */
const letsReport = pattern(
  '(?<!\\p{L})(?:(?:can|should|must|may|able to|want to|would like to|let|lets|allow|allows)(?!\\p{L})[^,;]{0,40} (?:report|describe|log|submit)|(?:soll|kann|könn|möcht|woll)\\p{L}*[^,;]{0,60} (?:melden|erfassen))(?!\\p{L})',
)

/** A client who has a product, in other languages: "Unsere Gemeinde hat eine Website", "nuestra escuela tiene una web". */
const ownsOne = pattern(
  `(?<!\\p{L})(?:a(?= une? )|possède|h(?:at|aben)|betreib\\p{L}+|avons|utilis(?:e|ons)|tiene|tenemos|usa(?:mos)?|te(?:m|mos)|(?:abbiamo|ha|usiamo)|he(?:eft|bben)(?!.*(?<!\\p{L})nodig(?!\\p{L}))|gebruiken) (?:(?:schon|bereits|déjà|ya|já|già|al) )?(?:eine?n?|une?|una?|uma?|een) (?:[\\p{L}-]+ ){0,2}${wholes}`,
)

const sinceRelease =
  /(?<!\p{L})(?:since (?:the )?(?:last |latest |new )?(?:release|version|update|upgrade)|seit (?:de[rm] )?(?:letzten |neuen )?(?:release|version|update)|depuis la (?:dernière )?(?:mise à jour|version)|desde la (?:última )?(?:actualización|versión)|dall['’](?:ultimo )?aggiornamento|sinds de (?:laatste )?update)(?!\p{L})/iu

/** Words of "about the app", which may be one that does not exist. */
const wordsOfTopic = 3

const evidence: Evidence[] = [
  // "Our billing tool", "in unserem Buchungssystem", "les clients de notre boutique".
  opening(isOwned, 1.3),
  // "We run a web shop", "the clinic has a booking page", "an online booking page exists", unlike "we have a database" and
  // "trucks have a page".
  opening(
    says(
      `\\b(?:(?<!^(?:(?:each|every|all|any) (?:[\\w'’-]+ ){1,2}|[\\w'’-]+s ))(?:has|have)|run|runs|operate|operates|makers? of|use|uses|used by|run by|there is|there are|sells? .{0,40} (?:in|through|on)) (?:[\\w'’-]+ ){0,3}(?:an?|the|our|its|their) (?:[\\w-]+ ){0,4}(?!database)${product}\\b|${product} (?:that|which|of which) .{0,40}\\b(?:has|have|runs?|uses?|operates?)\\b|${product} (?:[\\w ,]+ )?(?:exists?\\b|of (?:our|the) \\w+.{0,20}which already)`,
    ),
    1.3,
  ),
  opening(({ text }) => ownsOne.test(text) || worksWith.test(text) || wishesToAdd.test(text), 1.3),
  // "The site is WordPress 5.9", "in WooCommerce", in letters.
  { test: (it) => namesSoftwareInUse(it) && !staysBeside(it), weight: 0.9, max: 0.9, scope: 'letter', few: true },
  opening(isExisting),
  // "These are for our current shop", behind a list.
  { test: saysProductExists, weight: 1.3, max: 1.3, scope: 'closing' },
  // "The site you built for us", unlike "… for the bakery".
  opening(({ text }) => madeForClient.test(text), 1.3),
  // "Love the new site!", "Die Website sieht toll aus".
  opening(({ text }) => praises.test(text), 1.3),
  // "The existing CSV export", "(web, existing)".
  opening(says(`\\b(?:existing|current) (?:[\\w-]+ ){0,2}${part}\\b|, existing[)]|[(]existing,`)),
  opening(
    says(
      '\\b(?:since|seit|depuis|desde|dal|sinds) (?:19|20)\\d\\d\\b|\\b(?:is|are) (?:run|operated|used|made) by\\b|\\b(?:in use|(?:that|which) (?:we|they) (?:run|use|have))\\b|\\b(?:exists?|already (?:holds?|has|have|knows?)|(?:are|is) (?:already )?(?:there|in it)|already)\\b',
    ),
  ),
  // "For our members' portal we need …", unlike "for our shop we need a website", which is stronger
  // evidence of a new product. A title that names the portal is weaker.
  opening(isPlacedInOwned, 3),
  // "In der Auftragsliste möchten wir filtern".
  { ...opening(isPlaced), few: true },
  // "The cart forgets items".
  { test: isOfKnown, weight: 0.8, max: 0.8, scope: 'about', message: true },
  // "The booking system needs a filter".
  opening(isLacking),
  opening(({ text }) => asksAnybody.test(text) || announcesChange(text)),
  // "About the online shop", unlike "about our new website" and "about the app".
  opening((it) => placeAlone.test(it.text) && it.words.length > wordsOfTopic && isForKnown(it)),
  opening(({ text }) => announcesExtension(text) || announcesModule(text)),
  // "Wir brauchen für den Shop noch:", and no product of its own.
  { ...opening((it) => leadsToRequests(it) && isForKnown(it), 1.2), few: true },
  // A request to us, unlike what a product does: "Please send customers an SMS".
  opening((it) => asksReaderFor(it.text, it.words)),
  // "We need an endpoint for orders", "il nous faudrait un filtre".
  opening((it) => gainsPart(it.text) || (gainIn(it.text) !== null && isOnPart(it))),
  // "The coach should get an email, too", "members should cancel themselves", "members of the club app should form teams",
  // "clients should choose a therapist when they book".
  {
    test: (it) => additive.test(it.text) || oneself.test(it.text) || isBesideKnown(it) || isOnOccasion(it),
    weight: 0.8,
    max: 0.8,
    scope: 'first',
    message: true,
  },
  // "Just a quick one:", "a wishlist for the shop", unlike "an app for the shop".
  opening(({ text }) => [leadIn, known, casual].some((said) => said.test(text))),
  // "System: time tracking (PHP)", "since release 4.2", "seit dem letzten Update".
  opening(({ text }) => systemField.test(text) || sinceRelease.test(text), 2.5),
  // "Ticket #4521".
  opening(says('^\\W{0,4}(?:ticket|issue|jira|bug|task|story) ?(?:#|no[.]?|nr[.]?)? ?(?:[A-Z]{1,6}-)?\\d{2,}'), 1.6),
  // "[Search] Skeleton while results load": the title of a ticket.
  opening(says('^\\W{0,4}\\[[^\\]]{1,40}\\]\\s')),
  // "One more field", "a new module".
  opening(
    says(
      '\\b(?:one more|another|additional|an extra|further|new|leave|meeting) module\\b|\\ba module (?:for|that|to|with)\\b|\\bmodule ["“]|\\bshould now\\b|\\bplease add\\b|\\b(?:should|to) be added\\b|\\bto add\\b|\\b(?:one more|(?<!\\b(?:not|just|yet) )another|an additional|an extra) \\w+|\\bnew (?:field|column|flag|option|setting|filter|button|tab|checkbox|section|page|parameter)',
    ),
  ),
  few(isOfAppearance, 1.2),
  // "Fix", "instead of", unlike "citizens report broken lights", which changes no software.
  { test: (it) => namesChange(it) && (namesSoftware(it) || !has('actor')(it)), weight: 0.7, max: 2, scope: 'asking' },
  // "Add a setting to the settings screen", "ändert die Farbe".
  few((it) => isAltering(it) || mentions(it), 0.6, 1.2),
  // "The export's last column": parts mentioned as known.
  { ...few(says(`\\b(?:the|our|its|your|this) (?:[\\w'’-]+ ){0,3}${part}\\b`), 0.2, 0.8), weak: true },
  // "It no longer prints", unlike what a product spares its users and what its client cancels.
  few(
    says('\\b(?:no longer|(?:not|n.t) (?!need|want).{0,60}any ?(?:more|longer))\\b(?! (?:need|want|ha(?:ve|s) to))'),
    0.5,
  ),
  // "Exit codes stay the same".
  few(({ text }) => unchanged.test(text), 0.8),
  // "Clients time out", "the text is too small".
  {
    ...few(
      says(
        `\\b(?:cannot|can['’]t|can not|fails?|failed|complain(?:s|ed)?|too (?:small|big|large|slow|little|low|late|many|long)|not (?:early|fast|large|big|clear) enough|time ?outs?|missing|wrong|only admins|at once|in one go|as text)\\b`,
      ),
      0.5,
      1,
    ),
    weak: true,
  },
  // "Today it says", "(now 2.9:1)".
  few(says('^\\W*(?:today|now|so far|at present)\\b|\\b(?:nowadays|found that|by hand today)\\b|[(]now \\d'), 0.5),
  // Scenarios and acceptance criteria without stories describe a step in something known.
  { test: says('^\\W*(?:scenario|acceptance criteria)\\b|^given\\b'), weight: 0.7, max: 2.1, scope: 'untold' },
  // Work on a repository that already has code and tests.
  {
    test: says(
      '\\b(?:pull requests?|merge requests?|test coverage|code ?base|(?:existing tests|tests still) (?:pass|run)|break (?:the|any) (?:build|tests?))\\b',
    ),
    weight: 1.2,
    max: 1.2,
    scope: 'all',
  },
  { test: says('\\bthis (?:issue|ticket|story|task|pull request)\\b'), weight: 1, max: 1, scope: 'about' },
  few(says('github\\.com/[\\w-]+/[\\w-]+|\\b(?:GitHub|GitLab)\\b'), 0.4),
]

/** Detects data kept in another product: "Invoices stay in Exact Online". */
const staysElsewhere = /\b(?:stays?|remains?|kept|left) in (?:our |the |their )?\p{Lu}/u

/** Detects what stays beside something new, and says nothing about it: "The existing website stays as it is". */
const staysBeside: Evidence['test'] = (it) =>
  keeps.test(it.text) ||
  (unchanged.test(it.text) && (staysElsewhere.test(it.text) || (isExisting(it) && namesWhole.test(it.text))))

/** Minimum user stories of a product: a change has one. */
const minStories = 2

/** Ends of the cells of a row and of labels, before a story: "Cart | As a customer, I want …". */
const cellOrLabel = / \| |: (?=\p{Lu})/u
const storiesIn = (text: string) => text.split(cellOrLabel).filter((part) => story.test(part) || userStory.test(part))

/** True for the user stories of a product. */
export const areStories = (statements: readonly Pick<Statement, 'text'>[]): boolean =>
  new Set(statements.flatMap(({ text }) => storiesIn(text).filter((part) => userStory.test(part)))).size >= minStories

/** Minimum strong evidence from which weak evidence counts. */
const minStrong = 0.2

/** Number of opening statements, which say what the text is about. */
const beginning = 3

/** Maximum statements of a text that is more likely a change than a product. */
const shortText = 5

/** Maximum statements of a message. */
const maxMessage = 3

const needs = /(?<!\p{L})(?:besoin|nodig|servono|serve|precisamos)(?!\p{L})/iu

const namesWishes = pattern(wishList)

/** True for what leads to a list of requests: "Please add to our shop:", "New features for the portal:". */
export const leadsToRequests: Test = ({ leads, text, words, hits }) =>
  leads === 'lines' &&
  (announcesChange(text) ||
    namesWishes.test(text) ||
    needs.test(text) ||
    asksReaderFor(text, words) ||
    hits.some(({ owner }) => owner.kind === 'request'))

/** Evidence of an existing product, and of a new one. */
export interface Evidences {
  existing: number
  fresh: number
}

/** Evidence of a contract that names the product. */
const ofNamed = 1.5
const namesProduct = ({ text }: Statement) => nameOfProduct(text) !== null

/**
 * Weighs what a text says about the product. It is one of `of` chunks of a document, so that the whole document asks for
 * about `of` times as much.
 */
export function weighEvidence(reading: Draft, title: string, all: readonly Statement[], of: number): Evidences {
  const statements = distinct(reading.statements)
  const asks = statements.filter(isAsking)
  // The first heading may say what the text is about.
  const headings = statements.slice(0, 1).flatMap(({ headings: [outer = ''] }) => ({
    text: outer,
    words: [],
    hits: [],
    leads: null,
    kind: 'background' as const,
  }))
  // User stories describe wishes, not the present state.
  // "The shop should have no blog" is about the shop that the text asks for.
  const isAskedFor = asks.some(({ definite }) => definite)
  const touched = statements.filter((it) => !staysBeside(it) && !(isAskedFor && it.kind === 'excluded'))
  const isTold = ({ text }: Statement) => storiesIn(text).length > 0
  const described = touched.filter((it) => !isTold(it))
  // Leads of lists are no sections.
  const isLetter = new Set(all.flatMap((it) => it.headings).filter((it) => !/[:：]$/.test(it))).size <= 1
  const scopes: Record<Scope, readonly Parameters<Test>[0][]> = {
    about: touched,
    opening: [...headings, ...described.filter((it) => statements.indexOf(it) < beginning)],
    first: described.slice(0, 1),
    asking: asks.filter((it) => !isTold(it)),
    all,
    untold: areStories(touched) ? [] : touched,
    letter: isLetter ? all : [],
    closing: isLetter ? closingOf(statements) : [],
  }
  const asked = asks.length * of
  const share = Math.min(1, (maxFewAsks / asked) ** 2)
  let sum = announcesChange(title) ? 1.5 : 0
  let strong = sum
  for (const it of evidence) {
    if (it.message && statements.length > maxMessage) continue
    const counted = Math.min(it.max, it.weight * scopes[it.scope].filter(it.test).length) * (it.few ? share : 1)
    sum += counted
    if (!it.weak) strong += counted
  }
  const long = Math.max(0, Math.log2(Math.max(1, asked) / maxFewAsks)) * 1.5
  const brief = statements.length <= shortText ? 0.3 : 0
  const existing = strong < minStrong ? Math.min(0, sum) : sum + brief - long
  return { existing, fresh: evidenceOfNew(reading, asks, all, title) + (asks.some(namesProduct) ? ofNamed : 0) }
}

export const distinct = (statements: readonly Statement[]): Statement[] => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
]
