import { pattern } from '#domain/text/pattern'
import { isPoliteness } from './politeness'
import { lexicon } from '../vocabulary/lexicon'
import { wordsOf } from './words'

/** Sentences of calls and chats that are about the talk itself. */

const short =
  '(?:one|just a|a|eine?n?|kurz(?:en)?|une?|un) (?:sec|second|moment|minute|sekunde|momentchen|instant|momento)'
const days =
  '(?:later|soon|tomorrow|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morgen|später|dann|bald|nächste woche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|domani|lunedì|martedì|mercoledì|giovedì|venerdì|(?:maan|dins|woens|donder|vrij|zater|zon)dag)'
const talk = pattern(
  [
    // What is heard and seen in a call
    `(?:(?:can|could) (?:you|everyone|everybody|anyone) )?(?:hear me|see my screen)(?!\\p{L})|(?:sorry,? )?(?:you|I|we)(?: are| am| was|['’]re|['’]m) (?:on mute|muted|breaking up|frozen|back)(?!\\p{L})|(?:the )?recording (?:is (?:on|running)|(?:has )?started)|(?:die )?aufnahme läuft|(?:man|ich|wir) (?:hört?|höre|hören) (?:dich|euch|sie|nichts)(?!\\p{L})|(?:hörst du|hört ihr|hören sie) (?:mich|uns)`,
    `(?:let me|I['’]ll|I will)(?: just| quickly)? (?:share (?:my|the) screen|pull (?:it|that|this) up|get back)|ich (?:teile|zeige) (?:\\p{L}+ ){0,3}(?:meinen )?bildschirm|(?:je )?partage (?:mon )?écran`,
    // How it goes on, and when it ends
    `(?:so |then |ok |okay |alright )?let['’]s (?:move on|get started|get going|begin|wrap up|go on|continue|take a break|call it a day)(?: (?:to|with) (?:the )?(?:next|other|last) (?:topic|point|item|question|one))?(?!\\p{L})|(?:na )?dann (?:mal )?los|los geht['’]?s|(?:on )?y va`,
    `(?:(?:perfect|great|super|ok|okay|cool|perfekt|parfait|alors),? )?(?:(?:(?:talk|speak|catch up|see|call|write)(?: (?:to|with))? (?:you|ya|u)|on se (?:voit|parle|rappelle)|nos vemos|hablamos)(?: \\p{L}+){0,2}|(?:bis|tot|spreek je|à|hasta)(?: \\p{L}+)?|a) ${days}(?: (?:maybe|then|morning|evening|vllt|vielleicht|früh|abend|alors|allora|dan))?[.!]*$`,
    `(?:I|we|ich|wir) (?:have to|need to|must|gotta|muss|müssen) (?:(?:now|gleich|jetzt|leider) )?(?:go|leave|run|drop off|jump off|los|weg)(?: now)?(?:,[^,:;]{0,50})?[.!]*$`,
    `(?:sounds (?:like a plan|good|great|fine|perfect|reasonable)|(?:no|kein) (?:worries|problem)|keine sorge|take your time|lass dir zeit|pas de souci|no hay problema)(?!\\p{L})(?=[,.!]|$)`,
    `${short}(?=[,.!]|$)|(?:moment|hold on|hang on)(?=[,.!])|[^,]{3,50}, (?:one (?:sec|moment)|just a (?:sec|second|moment)|einen (?:sekunde|moment))[.!]*$`,
  ]
    .map((it) => `^(?:${it})`)
    .join('|'),
)

const article = pattern(
  String.raw`(?<!\p{L})(?:the|an?|every|each|all|any|no|our|their|his|her|its|der|die|das|dem|den|des|eine?[nmrs]?|jede[rsnm]?|alle[nrsm]?|keine?[nrm]?|unsere?\p{L}?|ihre?\p{L}?|seine?\p{L}?|l[ea]s?|une?|des|du|el|los|un[ao]?s?|i|gli|het|de|een|elke?)(?!\p{L})`,
)
/** Words of the weather and the like. */
const around = pattern(
  String.raw`^(?:[^,]{2,12}, )?(?:it(?:['’]s| is| was)|es (?:ist|war)|il fait|hace) .*(?<!\p{L})(?:here|outside|today|hier|draußen|heute|ici|dehors|aujourd['’]hui|aquí|fuera|hoy)(?!\p{L})`,
)
const maxWords = 7

/** True for a few words without a thing, of which none names work. */
const areUnknown = (text: string) =>
  !article.test(text) &&
  wordsOf(text).length <= maxWords &&
  lexicon.find(wordsOf(text)).every(({ owner }) => owner.kind === 'noise')

/** True for a sentence to a person, or for one of what is around the writer. */
function saysNothing(sentence: string, people: ReadonlySet<string>): boolean {
  const called = /^(\p{Lu}[\p{L}'’-]+), |, (\p{Lu}[\p{L}'’-]+)[.!?]*$/u.exec(sentence)
  return (around.test(sentence) || people.has(called?.[1] ?? called?.[2] ?? '')) && areUnknown(sentence)
}

/** True for a sentence of a call or a chat that is about the talk itself. `people` are the first names of those who talk. */
export function isSmallTalk(sentence: string, people: ReadonlySet<string>): boolean {
  if (isPoliteness(sentence)) return true
  const [said] = talk.exec(sentence) ?? []
  return said === undefined ? saysNothing(sentence, people) : areUnknown(sentence.slice(said.length))
}
