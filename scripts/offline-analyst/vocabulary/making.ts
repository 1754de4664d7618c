import { pattern } from '#domain/text/pattern'
import { indefinite } from './articles'
import { newProduct } from './requests'
import { please, reader } from './to-reader'

/**
 * Requests to make something that does not exist yet, whatever it is: "Can you build something like Calendly", "a tool
 * with which our fitters enter their hours".
 */

/** Words of a wish before a verb of making or a new thing. */
const wishing =
  "(?:what (?:we|I) (?:want|need|have in mind) is|(?:we|I)(?:['’](?:d|re|m)| would| are| am)?(?: like| love| need| want| look(?:ing)? for)(?: to have)?(?: (?:you|someone|somebody)(?: who can)?)?(?: to)?|(?:wir|ich) (?:möchten?|wollen|will|hätten?(?: gerne?)?|würden? gerne|brauchen?|bräuchten?|suchen?)|(?:nous|je) (?:voul|voudr|veux|souhait|aimer|cherch)\\p{L}*|j['’](?:aimerais|ai besoin d['’e])|on (?:voudrait|aimerait|cherche)|il (?:nous |me )?fau(?:t|drait)|(?:nos gustaría|me gustaría|queremos|quer[íi]amos|quiero|quisiéra?mos|necesit\\p{L}+|buscamos|precis\\p{L}+(?: de)?|gostar[íi]a(?:mos)?(?: de)?|quero)|(?:vorr|vogl|cerc)\\p{L}+|(?:ci|mi) serv(?:e|irebbe)|(?:we|wij|ik) (?:willen|wil|zoeken|zoek)(?: graag)?)"

/** Verbs of making, before the thing and, in German and Dutch, after it. */
const making =
  '(?:build|create|make(?= (?:me|us|an?|something)(?!\\p{L}))|develop|program|baut?|bauen sie|entwickelt?|entwickeln sie|programmiert?|programmieren sie|crée[rz]|développe[rz]|réalise[rz]|concev(?:oir|ez)|faire|fabriquer|crear|hacer|desarrollar|programar|creare?|realizzare|sviluppare|fare|criar|fazer|desenvolver)(?:nos|me|ci|mi)?'
const madeLate = '(?:bauen|entwickeln|programmieren|erstellen|machen|maken|bouwen|ontwikkelen)'

const article = `(?:${indefinite}|one)`
const anything = '(?:something|etwas|was|quelque chose|algo|qualcosa|iets)'

/** Relative clauses for what people do with a thing: "a page where", "eine Lösung, mit der". */
const relative =
  '(?:where|that lets|(?:on|in|with) which|wo|(?:mit|in|über|auf) de[mr]|où|(?:avec|dans) (?:lequel|laquelle)|qui permet\\p{L}*|donde|(?:con|en) (?:el|la) que|dove|(?:con|in) cui|onde|waarmee|waarop|waarin|waar)(?!\\p{L})'

/** Things that are made within a product, not instead of one, unless people do something with them: "a page where". */
const within = `(?!(?:(?!(?:to|that|which|with|for|of|in|on|mit|für|zum|von|pour|avec|de|para|con|per|voor)(?!\\p{L}))[\\p{L}\\d-]+ ){0,3}?[\\p{L}-]*(?:pages?|modul\\p{L}*|seiten?|sections?|forms?|formular\\p{L}*|templates?|vorlagen?|reports?|backups?|cop(?:y|ies|ie)|kopien?|copias?|kopie|umgebung|environments?|banners?|logos?|buttons?|fields?|filters?|tabs?|lists?|listen?|texte?s?|e-?mails?|accounts?|users?|roles?|endpoints?|exports?|imports?|versions?|versión|devis|offre|página|secci[oó]n|pagina|sezione)(?!\\p{L})(?!,? ${relative}))`

const people = '(?: (?:me|us|for (?:me|us)|uns|mir|für uns|nous|nos|ons|voor ons))?'
const adverbs = '(?:[ ,]+(?:please|bitte|gerne?|graag|faire|fare|far|hacer|laten|mal|me|us|uns|mir|nous|nos|ci|ons))*'

const start = '(?:^|^[^.?!]{0,60}[,:!] ?|^[^.?!,]{0,60}\\b(?:und|and|et|y) )¿?'

/** A command, a question to the reader or a wish to make a thing: "Build me a bot", "Könnt ihr uns ein Tool bauen". */
export const makesThing = pattern(
  `${start}(?:(?:${please},? |(?:${reader}|${wishing})${adverbs} )?${making}${people} (?:${anything}(?!\\p{L})|${article} ${within}\\p{L})|(?:(?:${reader}|${wishing})(?:[ ,]+[\\p{L}-]+){0,5}? |${please},? )(?:${anything}|${article} ${within}[\\p{L}-]+)(?:,? [\\p{L}\\d-]+){0,6}? ${madeLate}(?!\\p{L}))`,
)

/** A wish for a thing with which people do something: "I want one list of shifts where", "hätten gerne eine Lösung, mit der". */
const wantsThing = pattern(
  `(?:(?<!\\p{L})${wishing}${adverbs} |^)(?:(?:${anything}|${article}(?: (?!(?:the|our|unser\\p{L}*|notre|la|le|el|nuestr[oa]|il|lo|na|no|nell[ao]|de|het|onze?)(?!\\p{L}))[\\p{L}\\d-]+){1,5}?),? ${relative}|${anything} (?:like|similar|wie|ähnlich\\p{L}*|comme|parecid[oa]|como|simile|come|zoals) )`,
)

/** True for a request for something that does not exist yet, whatever it is. */
export const asksForThing = (text: string): boolean => makesThing.test(text) || wantsThing.test(text)

const wantsProduct = pattern(`(?<!\\p{L})${wishing}${adverbs} ${newProduct.source}`)

/** True for a request for a new product: "We need an app for hikers". */
export const asksForProduct = (text: string): boolean => wantsProduct.test(text) || asksForThing(text)
