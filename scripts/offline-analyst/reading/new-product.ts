import { pattern } from '#domain/text/pattern'
import { topicOf } from '../text/topics'
import type { Meaning } from '../vocabulary/lexicon'
import { asksForThing } from '../vocabulary/making'
import { beneficiaries, lacks } from '../vocabulary/ownership'
import { papers } from '../vocabulary/papers'
import { newProduct, wholes } from '../vocabulary/requests'
import { works } from '../vocabulary/work'
import { indefinite } from './known-object'
import type { TextLanguage } from './language'
import { isAltering, isForKnown, isOfKnown, isOwned, isPlaced } from './ownership'
import { madeForClient, namesSoftwareInUse } from './in-use'
import { systemField } from './present'
import { has, part, product, whole } from './product-nouns'
import { namesList } from './sight'
import type { Statement } from './statement'

const prepositions =
  'for|of|in|into|on|to|from|with|by|about|zu[mr]?|im|am|auf|bei|von|pour|du|des?|sur|dans|aux?|para|en|del|per|sul|nel|di|voor|op|van'
/** A title that names the product: "Choir app (iPhone and Android)", "Website for the repair café". */
const named = pattern(
  `^(?:[^:.]{1,50}: )?(?:(?:an?|the|our|small|simple|new|personal|product|(?!(?:${prepositions})\\b)[\\w'’-]+) ){0,5}${product}\\b(?: (?:for|like|similar to|to|that|which|where|with|in|on|of|by|allows?|is (?:an?|the|to|for|meant)|using)\\b|\\s*[(:;]|\\s*$)`,
)
/** A title with an article in other languages, and nothing else: "Eine App für Kuriere." */
const titled = pattern(
  `^(?:eine?|une?|una?|uma|een|un['’]) ?(?:[\\p{L}-]+ ){0,2}?${wholes} (?:für|zu[mr]|pour|para|per|voor) (?:[\\p{L}'’-]+ ?){1,6}[.:]?$`,
)
/** A wish for charts of data, which a database alone does not show: "We'd like a dashboard." */
const charts = pattern(
  String.raw`(?<!\p{L})(?:an?|eine?|un|een) (?:\p{L}+ )?(?:dashboard|cockpit|tableau de bord|cuadro de mandos?|cruscotto)(?=[.,;:]|$)`,
)
/** A product with an indefinite article: "as an HTTP API", "a command line program that". */
const introduced = pattern(
  `(?<!\\b(?:has|have|run|runs|use|uses|sell|sells|in|within|into|own|operate|operates|from|on|to|via|through|by|our|there is|of) )\\b(?:an?(?! une? )|our own|a new) (?:(?!(?:to|of|in|on|for|the|and|with|that|who|from|at|by)\\b)[\\w.-]+ ){0,4}${whole}\\b`,
)
/** Headings of a README, which describes a finished product. */
const ofReadme =
  /^(?:licen[sc]e|installation|install|built with|getting started|how to run|tech(?:nology)? stack|contributing)\b/i

/** Headings of the first version of a product. */
const firstVersion = pattern(String.raw`^\P{L}*(?:MVP|minimum viable product)(?!\p{L})`)

/** Minimum headings about a tender, such as "Budget" and "How to respond". Nobody tenders a small change. */
const minTenderHeadings = 3

/** Products that are compared with one of another company: "App like Uber but for dog walkers". */
const likened = pattern(
  `^(?:(?:we|I) (?:want|need|would like) )?(?:an? |our own |eine? |une? |una? |uma? |een )?(?:[\\p{L}-]+ ){0,2}?${wholes} (?:like|similar to|wie|ähnlich wie|comme|como|come|zoals) \\p{Lu}`,
)

/** Titles of such texts. */
const tender =
  /^(?:rf[pqi]\b|request for (?:proposals?|quotations?|tenders?)|(?:call|invitation) (?:for|to) (?:tenders?|bids?)|tender\b|ausschreibung|lastenheft|cahier des charges|appel d['’]offres|pliego|licitaci[oó]n|capitolato|bando\b|programma van eisen|aanbesteding|edital\b)/i

/** Duties to deliver a product: "The vendor shall deliver a web-based system", "Der Auftragnehmer soll ein Portal liefern". */
const commissioned = pattern(
  `^(?:(?:the|any|der|die|das|le|la|el|il|lo|de|o) )?(?:(?:selected|successful|chosen) )?(?:vendor|contractor|supplier|provider|bidder|agency|developer|auftragnehmer\\p{L}*|dienstleister|anbieter|prestataire|titulaire|proveedor|contratista|adjudicatario|fornitore|leverancier|opdrachtnemer|fornecedor) (?:shall|must|will|should|is to|soll|muss|wird|devra|doit|deberá|debe|dovrà|deve|deverá|moet|dient)[^.;]{1,60}?(?<!\\p{L})(?:an?|eine?n?|une?|una?|uma?|een) (?:[\\p{L}-]+ ){0,4}?${wholes}`,
)

/** Wishes for a product that are told: "My son says that there should be an app", "es sollte eine App geben". */
const shouldBe = pattern(
  `(?<!\\p{L})(?:there (?:should|must|ought to|has to) be ${newProduct.source}|es (?:soll(?:te)?|muss|müsste) ${newProduct.source} geben|debería haber ${newProduct.source}|il devrait y avoir ${newProduct.source})(?! (?:in|on|im|auf|dans|en) )`,
)

/** Words before and within the name of a product that its client has: "we run a portal", "an existing website". */
const having = pattern(
  String.raw`(?<!\p{L})(?:(?:we|I)(?: already| currently)? (?:run|have|operate|own|use)|(?:wir|ich) (?:haben?|betreiben?|nutzen?)(?: schon| bereits)?|nous avons|tenemos|abbiamo) $`,
)
const present = pattern(
  String.raw`(?<!\p{L})(?:existing|current|bestehend|vorhanden|existant|existente|esistent|bestaand)`,
)

/** True for a text that names a new product, unlike one that its client has. */
function namesNew(text: string): boolean {
  const found = newProduct.exec(text)
  if (!found) return false
  const isThere = present.test(found[0]) || having.test(text.slice(0, found.index))
  return !isThere || namesNew(text.slice(found.index + found[0].length))
}

/** Words that say that the product exists, unlike those for which it is: "App for address changes". */
const there = pattern(
  String.raw`(?<!\p{L}|(?<!\p{L})(?:for|of|für|de|pour|para|per|di|voor) (?:[\p{L}-]+ )?)(?:kleinigkeiten|änderungen|anpassungen|nachbesserungen|korrekturen|(?:small|little|minor|some) (?:things|changes|fixes|edits)|changes|modifications|corrections|retouches|cambios|correcciones|modifiche|correzioni|wijzigingen|aanpassingen)(?!\p{L})|\b(?:add(?:ing)?|fix(?:ing)?|updat(?:e|ing)|chang(?:e|ing)|improv(?:e|ing)|(?:in|into|on|to) the|already|exists?|existing|since (?:19|20)\d\d|(?:run|used|operated|made) by|(?<!for )our (?!own)|module|we (?:use|run|have|operate)|built for us)\b`,
)

export interface Draft {
  statements: readonly Statement[]
  headings: readonly string[]
  language: TextLanguage
}

export const describesFinished = (headings: readonly string[]): boolean => headings.some((text) => ofReadme.test(text))

/** True for what comes with the name of something that is there: "Product page: show the stock", "The backend (Java 11)". */
const namesPlace = (it: Statement): boolean =>
  labelledPart.test(it.text) || systemField.test(it.text) || (isKnownThing.test(it.text) && namesSoftwareInUse(it))
const labelledPart = pattern(`^(?:[\\p{L}-]+ ){1,3}${part}s?:`)
const isKnownThing = /^(?:so |now |and |also )?(?:the|this|our) /i

/** Number of opening statements that may contain a title. */
const openingLength = 8

/** True for a word for "form" among the first ones, which names a part of something that is there: "a form for cake orders". */
const asksForForm = ({ words }: Statement) => words.slice(0, maxWordsBeforeForm + 1).some(({ raw }) => forms.has(raw))
const forms = new Set(['form', 'formular', 'formulaire', 'formulario', 'modulo', 'formulier'])
const maxWordsBeforeForm = 5

/** Number of opening statements that may ask for a product although they seem to be about something else. */
const beginning = 3

/** Maximum words of an item that only names something. A list of such items has as many functions as wishes. */
const maxWordsOfName = 4
const isDescribed = (it: Statement) => !it.item || it.words.length > maxWordsOfName || has('modal')(it)

const isFunction = ({ kind, name }: Meaning) => kind === 'work' && works.get(name)?.quality !== true

/** Kinds of work that a change may name, and the evidence of a product from each further one. */
const maxWorksOfChange = 7
const evidenceOfWork = 1.6

/** Papers and tables that a new product takes the place of: "replace the Excel list". */
export const replacesPaper = pattern(
  `(?<!\\p{L})(?:replac\\p{L}+|ersetz\\p{L}+|ablös\\p{L}+|abgelöst|remplac\\p{L}+|sustitu\\p{L}+|substitu\\p{L}+|sostitu\\p{L}+|vervang\\p{L}+)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})${papers}(?!\\p{L})|(?<!\\p{L})(?:excel\\p{L}*|papier\\p{L}*|zettel\\p{L}*)(?!\\p{L})[^.;]{0,30}(?<!\\p{L})(?:ersetz\\p{L}+|ablös\\p{L}+|abgelöst)(?!\\p{L})`,
)

/** A whole product as the subject or the object of a sentence, unlike a part of one: "the search of our app". */
const wholeThing = `(?:(?:our|the|this|my|unsere?|das|die|der|notre|l[ae]|l['’]|nuestr[oa]|el|onze|de|het) ?)(?:(?!(?:of|for|in|on|von|für|de|du|van)\\s)[\\p{L}\\d.+#-]+ ){0,4}?${wholes}`
const rewriting = [
  `^${wholeThing} (?:(?:must|should|shall|will|has to|needs to|is to) (?:now )?be|to be) (?:\\p{L}+ly )?(?:re-?written|re-?built|re-?developed|re-?implemented|ported)(?!\\p{L})`,
  `^(?:[^,;:.]{0,30} to |please )?(?:re-?write|re-?build|re-?develop|re-?implement|port) ${wholeThing} (?:(?:\\p{L}+ly|fully) )?(?:from scratch|in|with|on|to|as|using)(?!\\p{L})`,
  `^${wholeThing} (?:soll|muss|sollte|müsste|wird) [^;,]{0,60}neu (?:geschrieben|aufgebaut)(?!\\p{L})`,
  `^${wholeThing} (?:doit|devrait|devra) être (?:\\p{L}+ment )?(?:ré[ée]crite?|redéveloppée?|refaite?)(?!\\p{L})`,
  `^${wholeThing} (?:debe|tiene que|hay que) (?:ser )?re(?:escrit[oa]|escribirse|hacerse|desarrollarse)(?!\\p{L})`,
  `^${wholeThing} (?:moet|zal|gaat) [^;,]{0,60}(?:herschreven|herbouwd|opnieuw (?:gebouwd|ontwikkeld|geschreven))(?!\\p{L})`,
]
const rewritten = pattern(rewriting.join('|'))
const inOtherTechnology = pattern(
  String.raw`(?<!\S)\.net(?!\p{L})|(?<!\p{L})(?:from scratch|(?:new|modern) (?:technolog(?:y|ies)|(?:tech )?stack|framework)|von grund auf|neuen? technolog\p{L}+|de zéro|desde cero|vanaf nul)(?!\p{L})`,
)
/** A whole product that another takes the place of, whatever it is made with: "Our ERP must be replaced by a new application". */
const replaced = pattern(
  `^${wholeThing} (?:soll|muss|sollte|müsste|wird) [^;,]{0,60}neu (?:entwickelt|programmiert|implementiert)(?!\\p{L})|^${wholeThing} (?:(?:must|should|shall|will|has to|needs to|is to) be replaced (?:by|with) an?|(?:soll|muss|sollte|wird) durch eine?) (?:\\p{L}+ly )?(?:new|modern|own|custom|neue[ns]?|moderne[ns]?|eigene[ns]?) (?:[\\p{L}\\d-]+ ){0,3}?${wholes}`,
)

/** True for the demand to write a product again in other technology, which takes as long as a new one. */
const isRewrite = ({ text, hits }: Statement) =>
  replaced.test(text) ||
  (rewritten.test(text) && (inOtherTechnology.test(text) || hits.some(({ owner }) => owner.kind === 'technology')))

/** Returns the evidence of a new product. `all` are the statements that are not about the product, too. */
export function evidenceOfNew(
  { statements, headings, language }: Draft,
  asks: readonly Statement[],
  all: readonly Statement[],
  title: string,
): number {
  const opening = statements.slice(0, openingLength)
  const isMessage = opening.some((it) => isPlaced(it) || isOfKnown(it))
  const titles = [
    ...(isMessage ? [] : [title]),
    ...opening.flatMap(({ headings: [outer = ''] }) => (outer.includes(' ') ? outer : [])),
    ...opening.slice(0, 2).flatMap((it) => (isOwned(it) || isAltering(it) || namesPlace(it) ? [] : it.text)),
  ]
  // "The site you built is great. We want a page for the chef."
  const isPart = opening.some(({ text }) => madeForClient.test(text))
  const names = (text: string) => named.test(text) && !there.test(text) && (!isPart || introduced.test(text))
  const isNamed =
    titles.some((text) => names(text) || namesList(text)) ||
    statements.slice(0, 1).some((it) => titled.test(it.text) && !lacks.test(it.text) && !isForKnown(it)) ||
    statements
      .slice(0, 2)
      .some(({ text }) => introduced.test(text) && !there.test(text) && !present.test(introduced.exec(text)![0]))
  // A lead, and a beginning that seems to be about something else, ask for a product, too: "A notary needs a web app."
  const wishes = [
    ...asks,
    ...statements.filter(({ kind, leads }) => kind === 'background' && leads === 'lines'),
    ...all.slice(0, beginning).filter(({ kind }) => kind === 'background'),
  ]
  const isRequested =
    statements.some(
      (it) =>
        (asksForThing(it.text) && !(isMessage && asksForForm(it))) ||
        commissioned.test(it.text) ||
        shouldBe.test(it.text) ||
        it.alternative?.kind === 'platform',
    ) ||
    wishes.some(
      (it) =>
        (namesNew(it.text) || (it.definite && language.language !== 'en')) &&
        !isOwned(it) &&
        !(it.leads === 'lines' && isForKnown(it)) &&
        has('request')(it),
    )
  const codes = statements.filter(({ coded }) => coded).length
  const functions = new Set(
    asks
      .filter(isDescribed)
      .flatMap(({ hits }) => hits.flatMap(({ owner }) => (isFunction(owner) ? [owner.name] : []))),
  )
  const isTender =
    titles.some((text) => tender.test(text)) ||
    headings.filter((text) => topicOf(text) === 'procurement').length >= minTenderHeadings
  return (
    Number(isTender) * 2.2 +
    Number(opening.slice(0, 2).some((it) => asksBeside(it) || likened.test(it.text))) * 4 +
    Number(opening.some(isRewrite)) * 4 +
    Number(opening.slice(0, 2).some(({ text }) => replacesPaper.test(text))) * 2 +
    Number(codes >= minCodes) +
    evidenceOfWork * Math.max(0, functions.size - maxWorksOfChange) +
    Number(isNamed) * 2.2 +
    Number(headings.some((text) => firstVersion.test(text))) * 2 +
    Number(isRequested) * 2 +
    Number(asks.some((it) => has('request')(it) && charts.test(it.text))) * 0.8 +
    Number(describesFinished(headings)) * 2.5
  )
}

/** Products of their own, although they are asked for in the words of a change: "an iOS version of our shop". */
const newBeside = new Set([
  'an app version of a product',
  'a list for the office',
  'a quoting tool',
  'a chatbot',
  'a browser extension',
  'a bot',
  'a data pipeline',
  'a calculator',
  'a small game',
])

/** Maximum words between the article and the name of such a product. */
const maxBetween = 4

/** True for a move to another shop or content system: "We want to go to Shopify". */
const asksToMove = ({ hits }: Statement) =>
  hits.some(
    ({ owner, at, length }) =>
      owner.name === 'a data migration' &&
      hits.some((it) => it.owner.kind === 'technology' && it.at >= at && it.at < at + length),
  )

/** True if a statement asks for such a product as something new: with an indefinite article, or as its first words. */
const asksBeside = (statement: Statement) =>
  asksToMove(statement) ||
  statement.hits.some(
    ({ owner, at, length }) =>
      owner.kind === 'archetype' &&
      newBeside.has(owner.name) &&
      ((at === 0 && beneficiaries.has(statement.words[length]?.raw ?? '')) ||
        statement.words.slice(Math.max(0, at - maxBetween), at + length).some(({ raw }) => indefinite.has(raw))),
  )

/** Minimum requirement codes, such as "R12", that indicate the specification of a product. */
const minCodes = 4
