import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { about, client, day, house, number, our } from '../vocabulary/clients'
import { lexicon } from '../vocabulary/lexicon'
import { wholes } from '../vocabulary/requests'
import { presentsOthers } from './archetypes'
import { introducesPlainly, isFactOfPeople, isPlainFact } from './plain-facts'

const ofHouse =
  '(?:employees|members|staff|people|seats|tables|rooms|beds|branches|locations|stores|shops|sites|offices|years old|mitarbeiter\\p{L}*|angestellte|leute|mitglieder|(?:sitz)?plätze|tische|zimmer|räume|betten|filialen|standorte|läden|jahre alt|employée?s|salariée?s|membres|places|chambres|salles|boutiques|ans|emplead[oa]s|personas|miembros|socios|plazas|mesas|habitaciones|tiendas|años|dipendenti|soci|posti|camere|negozi|anni|medewerkers|leden|plaatsen|kamers|winkels|jaar oud)'
const has =
  '(?:are|is|have|has|employ|sind|ist|habe|haben|hat|sommes|avons|a|compte|somos|tenemos|tiene|siamo|abbiamo|ha|zijn|hebben|heeft)'
const contact =
  '(?:(?:tele)?phone(?: number)?|mobile(?: number)?|fax(?: number)?|e-?mail(?: address)?|(?:postal |street )?address|telefon(?:nummer)?|handynummer|mobilnummer|faxnummer|e-?mail-?adresse|(?:post)?adresse|anschrift|numéro(?: de téléphone)?|teléfono|número de teléfono|dirección|indirizzo|numero di telefono|telefoonnummer|adres)'
const hours =
  "(?:opening (?:hours|times)|(?:business|office) hours|öffnungszeiten|sprechzeiten|bürozeiten|(?:les |nos )?horaires(?: d['’]ouverture)?|horario(?:s)?(?: de apertura)?|openingstijden)"
const person =
  '(?:managing director|director|owner|chair(?:man|woman|person)?|ceo|boss|manager|president|treasurer|contact(?: person)?|geschäftsführer(?:in)?|inhaber(?:in)?|chef(?:in)?|vorsitzende[r]?|vorstand|ansprechpartner(?:in)?|directeur|directrice|gérante?|président(?:e)?|director[a]?|dueñ[oa]|gerente|president[ae])'

/** Words of a sentence about days that says for whom or in which case. */
const further =
  '(?<!\\p{L})(?:who|which|that|if|when|unless|for|online|wenn|falls|für|dass|qui|si|pour|quand|que|para|cuando|als|voor)(?!\\p{L})'

const clause = pattern(String.raw`,|(?<!\p{L})(?:who|whose|which|that|when|if)(?!\p{L})`)

/** Words of a limit or a rule, unlike what there is: "There are at most 40 members in a group". */
const limit =
  '(?:at (?:most|least)|max(?:imum|imal)?|höchstens|mindestens|au (?:maximum|plus|moins)|como (?:máximo|mínimo)|al (?:massimo|minimo)|hoogstens|minstens|(?:in|an|en|dans|per|pro|par|por) (?:an?|one|each|every|eine[mr]?|jede[mr]?|une?|chaque|una?|cada|ogni|een|elke?))'

/** Statements of who and what the client is, each with a figure, a day or a name, and nothing else. */
const facts = [
  `${our} ${contact} (?:is|lautet|ist|est(?: le)?|es(?: el)?|è|:) ?(?=[^,;]*(?:\\d|@))[^,;]+(?:, [^,;\\s]+(?: [^,;\\s]+)?)?`,
  `(?!.*${further})(?:${our} )?${hours} (?:are|sind|sont|es|son|zijn) [^;]*?(?<!\\p{L})${day}(?!\\p{L})[^;]*`,
  `(?!.*${further})${client} (?:are|is|sind|ist|haben|hat|sommes|est|estamos|está|zijn) (?=[^;]*(?<!\\p{L})${day})(?:only |nur |immer |always )?[^;]*?(?<!\\p{L})(?:open|closed|geöffnet|offen|auf|zu|geschlossen|ouverts?|fermés?|abiert[oa]s?|cerrad[oa]s?|gesloten)(?!\\p{L})[^;]*`,
  `${client} (?:opens?|closes?|öffne[nt]|schließ(?:t|en)|ouvr(?:e|ons)|ferm(?:e|ons)|abr(?:e|imos)|cierra|cerramos|apre|chiude|opent|sluit) (?:at|from|um|ab|à|a las|alle|om) [\\p{L}\\d:.]{1,12}(?: (?:am|pm|uhr|heures|o['’]clock))?(?:,? (?:on |am |le )?${day})?`,
  `(?:who we are|wer wir sind|qui sommes-nous|quiénes somos|chi siamo|wie (?:zijn wij|we zijn)) ?: (?:an?|een|eine?|une?|una?) (?:[\\p{L}-]+ ){0,2}?${house}(?!\\p{L})[^;]*`,
  `(?:${client} ${has}|j['’]ai|somos|tenemos|tengo|siamo|abbiamo|ho|(?:there are|es gibt|il y a|hay|ci sono|er zijn)(?!.* ${limit}(?!\\p{L}))) (?:${about} )?(?:an? \\p{L}+ (?:of|with) |ein(?:e)? \\p{L}+ (?:von|mit) |une? \\p{L}+ de |una? \\p{L}+ (?:de|con|di) )?(?:${about} )?${number} (?:\\p{L}+ )?${ofHouse}(?: (?:in|across|near|an|bei|à|en|a) [\\p{L} ]{2,40})?`,
  `(?:${client}|(?:our|unsere?|notre|nuestr[oa]|(?:il |la )?nostr[oa]|onze?) (?!${wholes})[\\p{L}-]+) ${has} (?:already |schon |bereits |déjà |ya |già )?(?:an?|eine|une?|una?|een) (?:\\p{L}+ )?${wholes}(?: [\\p{L}\\d.]+)?`,
]
const fact = pattern(`^(?:${facts.join('|')})[.!]?$`)
const names = new RegExp(
  `^${our} ${person} (?:is|heißt|ist|s['’]appelle|est|es|se llama)(?: (?:Mrs?\\.?|Ms\\.?|Frau|Herr|Mme|M\\.|Dr\\.))?(?: .+)$`,
  'iu',
)
const proper = /(?: \p{Lu}[\p{L}.'’-]+){2,3}[.!]?$/u

/** Words of a sentence that asks for more than the fact. */
const asks = pattern(
  String.raw`(?<!\p{L})(?:new|neue\p{L}*|nouve\p{L}+|nuev[oa]|please|bitte|svp|merci de|por favor|should|must|soll\p{L}*|muss|müssen|wrong|falsch|shown?|displayed|angezeigt|not|nicht|n['’]t|no longer|any ?more|now|from now on|instead|changed|jetzt|ab sofort|künftig|geändert|statt|désormais|maintenant|ahora|ya no|nu)(?!\p{L})`,
)

const namesProduct = (text: string) => lexicon.find(wordsOf(text)).some(({ owner }) => owner.kind === 'archetype')

const isClientFact = ({ text, item }: Passage): boolean =>
  isFactOfPeople(text) ||
  (!asks.test(text) &&
    (fact.test(text) ||
      isPlainFact(text) ||
      (item && introducesPlainly(text)) ||
      (names.test(text) && proper.test(text)) ||
      (presentsOthers.test(text) && !clause.test(text) && namesProduct(text))))

/** Settles facts about the client, which are no work: "Our phone number is 0221 12345", "The trucks are leased". */
export const withClientFacts = (passages: readonly Passage[]): Passage[] =>
  passages.map((it) => (!it.settled && isClientFact(it) ? { ...it, settled: 'background' } : it))
