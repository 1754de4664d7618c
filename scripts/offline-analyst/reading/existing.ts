import { topicOf } from '../text/topics'
import { isOfAppearance } from './appearance'
import { unchanged } from './present'
import { type Statement, isAsking, namesSoftware } from './statement'
import type { TextLanguage } from './language'
import type { Meaning } from '../vocabulary/lexicon'
import { known, leadIn } from '../vocabulary/requests'
import { works } from '../vocabulary/work'
import { namesList, story } from './sight'

/**
 * Evidence that a text asks for work on an existing product. Each kind of evidence has a weight per statement and
 * a maximum, so that no single wording is decisive.
 */

/** Minimum evidence for reading a text as work on an existing product. */
export const enoughEvidence = 0.75

/** Maximum requirements of a text in which `few` evidence counts. Long texts contain some of each kind by chance. */
const maxFewAsks = 12

/** Nouns for a whole product. */
const product =
  '(?:apps?|application|applications|tool|system|site|website|web ?site|shop|store|platform|portal|software|API|intranet|program|programme|web ?page|back ?end|front ?end|service|dashboard|page|database|SaaS|product|game|bot|chatbot|library|plugin|extension|script|firmware|blog|marketplace|CRM|ERP)'
/** Nouns that always name a whole product. */
const whole =
  '(?:apps?|application|tool|system|site|website|web ?site|web ?page|landing page|shop|store|platform|portal|software|API|program|programme|game|bot|chatbot|plugin|script|firmware|blog|marketplace|CRM|ERP|online (?:booking|ordering|reservation|registration)s?)'
/** Nouns for parts of a product. */
const part =
  '(?:page|screen|view|form|list|table|column|row|field|tab|dialog|panel|section|drop-?down|filter|menu|button|checkbox|label|header|footer|link|import|export|endpoint|report|overview|notification|reminder|message|text|color|colour|setting|settings|schedule|calendar|profile|record|description|format|option|flag|parameter|wristband|label|e-?mail)'
const owner = "(?:our|my|their|the \\w+['’]s?)(?! new )"

const pattern = (source: string) => new RegExp(source, 'iu')

interface Evidence {
  test: (statement: Pick<Statement, 'text' | 'words' | 'hits'>) => boolean
  weight: number
  max: number
  /** Counts in requirements only. */
  asking?: true
  /** Counts only in texts with few requirements. */
  few?: true
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
const has =
  (kind: string) =>
  ({ hits }: Pick<Statement, 'hits'>) =>
    hits.some(({ owner }) => owner.kind === kind)

const casual = pattern(
  `(?:^|, )(?:can|could) you also\\b|(?<!\\b${product} )\\bfor (?:the|our) (?:web ?|online ?)?(?:shop|site|website|app)\\b`,
)

const evidence: Evidence[] = [
  // "Our billing tool", "we run a web shop", "the clinic has a booking page", "an online booking page exists".
  {
    test: says(
      `(?<!\\b(?:for|to|replac\\w+|new|rebuil\\w+|redesign\\w*|connect\\w*) )\\b${owner} (?:[\\w'’-]+ ){0,3}${product}\\b(?! of our own)|\\b(?:has|have|run|runs|operate|operates|makers? of|use|uses|used by|run by|there is|there are|sells? .{0,40} (?:in|through|on)) (?:[\\w'’-]+ ){0,3}(?:an?|the|our|its|their) (?:[\\w-]+ ){0,4}${product}\\b|${product} (?:that|which|of which) .{0,40}\\b(?:has|have|runs?|uses?|operates?)\\b|${product} (?:[\\w ,]+ )?(?:exists?\\b|of (?:our|the) \\w+.{0,20}which already)`,
    ),
    weight: 1.3,
    max: 1.3,
    early: true,
  },
  { test: has('existing'), weight: 0.8, max: 0.8, early: true },
  // "In unserem Buchungssystem", "dans notre boutique".
  {
    test: says(
      `(?<!ersetz\\w{1,3} )(?<!\\p{L})(?:unser\\p{L}{0,2}|notre|nos|nuestr[oa]s?|noss[oa]s?) (?!neue|nouve|nuev|nov)(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]*(?:system|seite|website|app|shop|portal|plattform|software|tool|anwendung|site|boutique|application|logiciel|panel|tienda|página|sistema|aplicación|plataforma|intranet|CRM|ERP)(?!\\p{L})`,
    ),
    weight: 1,
    max: 1,
    early: true,
  },
  // A request to us, unlike what a product does: "Please send customers an SMS".
  {
    test: says(
      `^(?:please|kindly|bitte|por favor|veuillez|merci de|(?:can|could|would) you(?! (?:build|create|develop|make|program))|könn(?:en|test|ten|tet|t) (?:du|sie|ihr)|(?:pouvez|pourriez)-vous|¿?podr(?:ía|ías|ían))[, ]|\\bin addition to the\\b`,
    ),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "We need an endpoint for orders".
  {
    test: says(
      `\\b(?:need|needs|want|wants|like|would like) (?:an?|another|two|three|more) (?:[\\w-]+ )?(?:endpoint|field|column|filter|button|tab|checkbox|option|setting|roles?|audit log)s?\\b`,
    ),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "Just a quick one:", "can you also", "a wishlist for the shop", unlike "an app for the shop".
  {
    test: ({ text }) => [leadIn, known, casual].some((said) => said.test(text)),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  // "Our bakery website is online already".
  { test: says('\\b(?:already (?:online|live)|(?:online|live) already)\\b'), weight: 1.5, max: 1.5, early: true },
  // "Vendor data in the discovery tool".
  {
    test: says(
      `^(?!(?:purpose|goals?|aims?|scope|features|functions|overview|description|summary)\\b)[^.]{3,60}\\b(?:in|on|to|of) (?:the|our|its) (?!new )(?:[\\w-]+ ){0,3}${whole}\\b`,
    ),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
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
  // "[Search] Skeleton while results load": the title of a ticket.
  { test: says('^\\W{0,4}\\[[^\\]]{1,40}\\]\\s'), weight: 0.8, max: 0.8, early: true },
  // "Should also handle leave", "one more field", "a new module".
  {
    test: says(
      '\\b(?:also|as well|one more|another|additional|an extra|further|new|leave|meeting) module\\b|\\ba module (?:for|that|to|with)\\b|\\bmodule ["“]|\\bshould (?:also|now)\\b|\\bas well\\b|\\bplease add\\b|\\b(?:should|to) be added\\b|\\bto add\\b|\\b(?:one more|another|an additional|an extra) \\w+|\\bnew (?:field|column|flag|option|setting|filter|button|tab|checkbox|section|page|parameter)',
    ),
    weight: 0.8,
    max: 0.8,
    early: true,
  },
  { test: has('existing'), weight: 0.4, max: 0.8, few: true },
  { test: isOfAppearance, weight: 1.2, max: 1.2, few: true },
  // "Fix", "instead of", "does not work".
  {
    // "Citizens report broken lights" changes no software.
    test: (it) => has('change')(it) && (namesSoftware(it) || !has('actor')(it)),
    weight: 0.7,
    max: 2,
    asking: true,
  },
  // "Add a setting to the settings screen".
  {
    test: says(
      `^(?:please |kindly |so |[\\w ,]{1,40}: )?(?:add|adapt|adjust|alter|append|bring|change|correct|enlarge|extend|fix|hide|include|increase|introduce|let|make|mention|move|offer|order|provide|remove|rename|replace|reverse|set|show|sort|update)\\b.{0,90}\\b(?:to|in|on|of|from|for|with|under|above|below|the|our|this|existing)\\b`,
    ),
    weight: 0.6,
    max: 1.2,
    few: true,
  },
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
  { test: says('^\\W*(?:problem|solution|context|proposal)\\b\\W*:'), weight: 0.4, max: 0.8 },
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

/** A title that names the product: "Choir app (iPhone and Android)", "Website for the repair café". */
const named = pattern(
  `^(?:[^:.]{1,50}: )?(?:(?:an?|the|our|small|simple|new|personal|product|(?!(?:for|of|in|into|on|to|from|with|by|about)\\b)[\\w'’-]+) ){0,5}${product}\\b(?: (?:for|to|that|which|where|with|in|on|of|by|allows?|is (?:an?|the|to|for|meant)|using)\\b|\\s*[(:;]|\\s*$)`,
)
/** A product with an indefinite article: "as an HTTP API", "a command line program that". */
const indefinite = pattern(
  `(?<!\\b(?:has|have|run|runs|use|uses|sell|sells|in|within|into|own|operate|operates|from|on|to|via|through|by|our|there is|of) )\\b(?:an?|our own|a new) (?:(?!(?:to|of|in|on|for|the|and|with|that|who|from|at|by)\\b)[\\w.-]+ ){0,4}${whole}\\b`,
)
const request =
  /\b(?:need|want|like|looking for|build|building|create|creating|develop|developing|design|wants?|needs?|launch|set up|commission|replaces?|would do|should do)\b/i

/** A request such as "What I want is a page where people see what is free". */
const place =
  /\b(?:want|need|like|looking for)\b.{0,20}\b(?:an?|one) (?:[\w-]+ ){0,3}(?:page|screen|place|way|thing) (?:where|on which|in which)\b/i

/** Headings of a README, which describes a finished product. */
const ofReadme =
  /^(?:licen[sc]e|installation|install|built with|getting started|how to run|tech(?:nology)? stack|contributing)\b/i

/** Minimum headings about a tender, such as "Budget" and "How to respond". Nobody tenders a small change. */
const minTenderHeadings = 3

/** Words that say that the product exists. */
const there =
  /\b(?:add(?:ing)?|fix(?:ing)?|updat(?:e|ing)|chang(?:e|ing)|improv(?:e|ing)|(?:in|into|on|to) the|already|exists?|existing|since (?:19|20)\d\d|(?:run|used|operated|made) by|(?<!for )our (?!own)|module|we (?:use|run|have|operate)|built for us)\b/i

interface Draft {
  statements: readonly Statement[]
  headings: readonly string[]
  language: TextLanguage
}

export const describesFinished = (headings: readonly string[]): boolean => headings.some((text) => ofReadme.test(text))

/** Number of opening statements that may contain a title. */
const openingLength = 8

/** Returns the evidence of a new product. */
function evidenceOfNew({ statements, headings, language }: Draft, asks: readonly Statement[], title: string): number {
  const opening = statements.slice(0, openingLength)
  const titles = [
    title,
    ...opening.flatMap(({ headings: [outer = ''] }) => outer),
    ...opening.slice(0, 2).map(({ text }) => text),
  ]
  const isNamed =
    titles.some((text) => (named.test(text) && !there.test(text)) || namesList(text)) ||
    statements
      .slice(0, 2)
      .some((it) => (indefinite.test(it.text) && !there.test(it.text)) || (it.definite && isMigration(it)))
  const isRequested =
    statements.some(({ text }) => place.test(text)) ||
    asks.some(
      (it) =>
        (it.definite || indefinite.test(it.text)) &&
        has('request')(it) &&
        !has('existing')(it) &&
        !has('change')(it) &&
        (language.language !== 'en' || (indefinite.test(it.text) && request.test(it.text))),
    )
  const codes = statements.filter(({ coded }) => coded).length
  const functions = new Set(
    asks.flatMap(({ hits }) => hits.flatMap(({ owner }) => (isFunction(owner) ? [owner.name] : []))),
  )
  const isTender = headings.filter((text) => topicOf(text) === 'procurement').length >= minTenderHeadings
  return (
    Number(isTender) * 2.2 +
    Number(opening.slice(0, 2).some(asksBeside)) * 4 +
    Number(codes >= minCodes) +
    evidenceOfWork * Math.max(0, functions.size - maxWorksOfChange) +
    Number(isNamed) * 2.2 +
    Number(isRequested) * 2 +
    Number(describesFinished(headings)) * 2.5
  )
}

/** Products of their own, although they are asked for in the words of a change: "an iOS version of our shop". */
const newBeside = new Set(['an app version of a product', 'a list for the office', 'a chatbot'])

const articles = new Set('a an ein eine einen einem une un una uma um'.split(' '))

/** Maximum words before the name of such a product, and between its article and its name. */
const max = { before: 8, between: 4 }

/** True if a statement asks for such a product as something new: with an indefinite article. */
const asksBeside = ({ text, words, hits }: Statement) =>
  !/^(?:please )?(?:add|fix|updat|chang|improv)/i.test(text) &&
  hits.some(
    ({ owner, at, length }) =>
      owner.kind === 'archetype' &&
      newBeside.has(owner.name) &&
      at <= max.before &&
      words.slice(Math.max(0, at - max.between), at + length).some(({ raw }) => articles.has(raw)),
  )

/** Detects a data migration, which builds neither of the two products but a program of its own. */
const isMigration = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'archetype' && owner.name === 'a data migration')

/** Maximum statements of a text that is more likely a change than a product. */
const shortText = 5

const isFunction = ({ kind, name }: Meaning) => kind === 'work' && works.get(name)?.quality !== true

/** Kinds of work that a change may name, and the evidence of a product from each further one. */
const maxWorksOfChange = 7
const evidenceOfWork = 1.6

/** Minimum requirement codes, such as "R12", that indicate the specification of a product. */
const minCodes = 4

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
  for (const { test, weight, max, asking, few, early, anywhere, weak } of evidence) {
    if (few && !isShort) continue
    const counted = Math.min(
      max,
      weight * (asking ? ordered : early ? opening : anywhere ? all : statements).filter(test).length,
    )
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
