import { anyWeekday } from '#domain/constraints/dates'
import { chatPrefix } from '#domain/text/chat-prefix'
import { withoutGreeting } from '#domain/text/courtesies'
import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import { sentenceEnd } from '#domain/text/quoted-line'
import { lexicon } from '../vocabulary/lexicon'
import { labelIn } from './labels'
import { abbreviation } from './sentence-ends'
import { isSmallTalk } from './small-talk'
import { wordsOf } from './words'

/** Reads chats: messages with their senders and times, below these, or in a dialogue. */

/** Time of a chat message: "9:12 AM", "— Today at 9:12", "28.11.2026 09:12". */
const sentAt =
  '(?:[–—] )?(?:(?:(?:[Tt]oday|[Yy]esterday) at|(?:[Hh]eute|[Gg]estern) um|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?) )?\\[?\\d{1,2}:\\d{2}(?:\\s?(?:[AP]M|[ap]m))?\\]?$'

/** Line above chat messages: "Maria Lopez  9:12 AM", "9:13". */
const sender = new RegExp(`^(?:\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,3}\\s{1,3})?${sentAt}`, 'u')

/** The same with a name of any letters, which must occur repeatedly: "kira_w  9:05 am", unlike "breakfast 7:30". */
const nickname = new RegExp(`^(\\p{L}[\\p{L}\\d_.'’-]*(?: \\p{L}[\\p{L}\\d_.'’-]*){0,2})\\s{1,3}${sentAt}`, 'u')

const unit = '(?:m(?:o|in)?|h|d|w|\\p{L}{3,})'
/** Age of a comment: "2d ago", "vor 3 Stunden". */
const age = `(?:(?:an?|\\d{1,2}) ?${unit} (?:ago|fa|geleden|atrás)|(?:vor|il y a|hace|há) \\d{1,2} ${unit}|just now|yesterday|gerade eben|gestern)`
/** Date of a comment: "Jun 15, 2026", "15. Juni", "2026-06-15". */
const date =
  '(?:\\p{L}{3,10}[.]? \\d{1,2}(?:, \\d{4})?|\\d{1,2}[.]? \\p{L}{3,10}[.]?(?: \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})'
const person = `\\p{L}[\\p{L}\\d_.'’-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,2}(?: \\([^()]{1,20}\\))?`
const commented = '(?: ?[·•|–—,-]| commented| kommentierte| a commenté| comentó)(?: on)?'

/** Line above a comment with its age, maybe with a number and a place: "#4 Omar (dev) · Cart / Mobile · 2d ago". */
const commentHead = pattern(`^(?:#\\d{1,4}:? )?${person}(?: ?[·•|–—,-] ?[^·•|]{1,40}?){0,3}${commented} ?${age}$`)

/** Line that says who commented when, which is above a comment wherever it is: "omar_h commented on Jun 15, 2026". */
const comment = pattern(
  `^${person} (?:commented|kommentierte|a commenté|comentó|ha commentato|reageerde)(?: (?:on|am|le|el|il|op))? (?:${date}|${age})(?: [•·] edited)?$|^${person} [·•|–—] comment [·•|–—] ${date}$`,
)

/** Persons to whom a message is addressed: "@Omar the map, please". */
const mentions = /^(?:@[\p{L}\d_.-]+[,:]?\s+)+/u

/** Name of the place where a chat was: "#parcel-lockers". */
const channel = /^#[\p{L}\d_-]+$/u

/** Minimum share of such lines in a chat, of which others have a few as a timetable. */
const senderShare = 0.2

/** Name of a person before what they say in a dialogue: "Lena: hi". */
const speaker = /^(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20})?): +(?=\S)/u

/** Minimum messages of a dialogue, minimum share of its lines, and maximum messages per name that occurs. */
const dialogue = { messages: 3, share: 0.7, speakers: 0.5 }

/** Lines that the chat program adds, with or without a time and a sender. */
const notice = pattern(
  String.raw`^(?:[^\p{L}]*\d[^\p{L}]*)?(?:(?:messages and calls|nachrichten und anrufe|les messages et les appels|los mensajes y las llamadas|i messaggi e le chiamate|berichten en oproepen|as mensagens e (?:as )?chamadas) [^.]{0,20}(?:end-to-end|ende-zu-ende|bout en bout|extremo a extremo|ponta a ponta)|(?:only people|no one outside|nur personen|niemand außerhalb|seules les personnes|solo las personas|solo le persone|alleen (?:mensen|personen)|(?:apenas|só|somente) as pessoas) [^.]{0,20}(?:of|in|von|participant à|en|de|di) (?:this|diese[mrs]|cette|este|questa|deze?|nesta|esta) (?:chat|discussion|conversa\p{L}*)|[<\u200e]|(?:this message was deleted|diese nachricht wurde gelöscht|ce message a été supprimé|se eliminó este mensaje)[.]?$)`,
)

/** Interjections at the beginning of a sentence: "ok. but they should …", "oh and the logo …". */
const interjection =
  /^(?:(?:ok(?:ay)?|oh|ah|and|but|so|well|yes|yeah|also|btw|ja|und|aber|ach|oui|et|mais|sí|pero|pues|ma)(?:\s?[,.!]+(?:\s+|$)|\s+(?=\S))|(?:no|nope|nein|non)[,.!]\s+)+/iu

/** A question that goes without its mark: "what exactly did he say yes to". */
const inquires = pattern(
  String.raw`^(?:what|who|when|where|why|how|which)(?: \p{L}+)? (?:did|do|does|is|are|was|were|has|have) (?:he|she|they|you|it|that|this)(?!\p{L})[^.!?]*$`,
)

const smiley = /\s*[:;]-?[()DP](?=\s|$)/g
export const emoji = /\p{Emoji_Presentation}|[\u{1F000}-\u{1FAFF}]|\uFE0F|\u200D/gu

/** Writes a chat message, which often has neither capitals nor full stops, as sentences without small talk. */
const sentencesOf = (message: string, people: ReadonlySet<string>): string =>
  withoutGreeting(message.replace(emoji, '').trim().replace(mentions, ''))
    .replace(smiley, '')
    .trim()
    .split(sentenceEnd)
    .reduce<string[]>(
      (all, it) => (abbreviation.test(all.at(-1) ?? '') ? [...all.slice(0, -1), `${all.at(-1)} ${it}`] : [...all, it]),
      [],
    )
    .map((sentence) => capitalize(sentence.replace(interjection, '')))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !isSmallTalk(sentence, people))
    .join(' ')
    .replace(/(?<=[\p{L}\p{N})])$/u, (_, at: number, text: string) => (inquires.test(text) ? '?' : '.'))

const also = / (?:too|as well|auch|aussi|también|anche|ook|também)$/iu

/** A question that only names a thing: "And reminders?" */
const inquiry = /(?:^|[.!?] )(?:(?:and|und|et|y|e|en) )?((?:[\p{L}\d'’-]+ ?){1,4}) ?\?$/u
const agrees = pattern(
  String.raw`^(?:yes|yeah|yep|good point|ja|jo|guter punkt|oui|bonne remarque|sí|si|buena pregunta|sì|sim|goed punt)(?!\p{L})[\s,.!]*`,
)
/** An answer about the thing that does not name it: "has to be imported", "would be nice but not in the first round". */
const predicate = pattern(
  String.raw`^(?:would|has to|have to|must|needs? to|should|wäre|muss|müssen|sollte|serait|doit|doivent|sería|tiene que|debe|deve|moet|zou)(?!\p{L})[^?]+$`,
)
/** Words of a question that names no thing: "Friday?", "By next week?", "Are you sure?" */
const namesNothing = pattern(
  `^(?:by|until|before|next|this|on|today|tomorrow|bis|vor|am|nächste\\p{L}?|heute|morgen|avant|demain|antes|mañana|entro|domani|tegen|are|is|am|do|does|did|will|can|could|would|should|you|really|sure|bist|seid|sind|ist|wirklich|sicher|tu|vous|vraiment|seguro|sicuro|weet|${anyWeekday})(?!\\p{L})`,
)
/** Words with which an answer goes on about the thing. */
const goesOn = pattern(
  String.raw`^(?:with|mit|avec|con|com|met|for|für|pour|para|per|by|per|par|por|via|over|über)(?!\p{L})`,
)

const refuses = pattern(String.raw`^(?:no(?:pe)?|nein|nö|non|nee|não)(?!\p{L})`)

/** A refusal before a clause, without the comma behind it: "nein das machen wir nicht". */
const refusesIn = pattern(
  String.raw`^(?:(?:nope|nein|nö|nee)(?=\s)|no(?= (?:we|I|they|you|it|that|this|he|she)(?!\p{L})))`,
)

/** A refusal before a thing that is wanted instead: "no but a newsletter". */
const instead = pattern(String.raw`^(\p{L}+),? (?=(?:but|aber|dafür|mais|pero|maar|ma|mas)(?!\p{L}))`)

/** Moves what a question names to its answer, maybe below the name of its sender: "Reminders?" – "yes, by SMS". */
function withAnswered(messages: readonly (string | null)[], isSender: readonly boolean[]): (string | null)[] {
  const said = [...messages]
  for (const [at, text] of messages.entries()) {
    const thing = inquiry
      .exec(text ?? '')?.[1]
      ?.replace(interjection, '')
      .replace(also, '')
      .trim()
    const next = isSender[at + 1] ? at + 2 : at + 1
    const answer = messages[next]
    const isRefused = refuses.test(answer ?? '')
    const isSaid = predicate.test(answer ?? '') && !namesNothing.test(thing ?? '')
    if (!thing || !answer || !(isRefused || agrees.test(answer) || isSaid)) continue
    const rest = isRefused ? answer.replace(instead, '$1. ').replace(refusesIn, '$&,') : answer.replace(agrees, '')
    said[at] = text!.replace(inquiry, (whole) => whole.slice(0, 1).replace(/[^.!?]/, ''))
    const mark = isRefused ? ':' : goesOn.test(rest) || predicate.test(rest) ? '' : '.'
    said[next] = `${thing}${mark} ${rest}`.trim()
  }
  return said
}

/** Returns the names before the messages of a dialogue, none of which is a label or a word of requirements. */
function speakersIn(texts: readonly string[]): ReadonlySet<string> {
  const names = texts.flatMap((text) => speaker.exec(text)?.[1] ?? [])
  const known = new Set(names)
  const isDialogue =
    names.length >= Math.max(dialogue.messages, texts.filter(Boolean).length * dialogue.share) &&
    known.size <= names.length * dialogue.speakers &&
    [...known].every((name) => !labelIn(`${name}: x`) && lexicon.find(wordsOf(name)).length === 0)
  return isDialogue ? known : new Set()
}

/** Returns for each line if it is the one above messages or a comment. Names of a timetable follow each other. */
function sendersAmong(lines: readonly string[]): boolean[] {
  const names = lines.map((text) => nickname.exec(text)?.[1])
  const given = names.filter((name) => name !== undefined)
  const inRow = names.filter((name, at) => name !== undefined && names[at + 1] !== undefined)
  const areNames =
    given.length >= dialogue.messages &&
    new Set(given).size <= given.length * dialogue.share &&
    inRow.length <= given.length * dialogue.speakers
  return lines.map((text, at) => sender.test(text) || commentHead.test(text) || (areNames && names[at] !== undefined))
}

/** A line typed like a message: several sentences, all of which begin with a small letter. */
const typed = /^\p{Ll}(?!.*[.!?] \p{Lu}).*\p{Ll}{3}[.!?]+ \p{Ll}/u

interface Messages {
  /** Texts of the lines, those of messages as sentences without sender and time. */
  texts: string[]
  /** True for a line that only names a sender, and for a notice of the chat program. */
  isIdle: (line: number) => boolean
}

/** Finds the messages among the lines of a text. */
export function messagesAmong(lines: readonly string[]): Messages {
  const speakers = speakersIn(lines)
  const senders = sendersAmong(lines)
  const isBelowSenders = senders.filter(Boolean).length >= Math.max(2, lines.length * senderShare)
  const messages = withAnswered(
    lines.map((text) => {
      const said = text.replace(chatPrefix, '')
      if (said !== text || isBelowSenders) return said
      return speakers.has(speaker.exec(text)?.[1] ?? '') ? text.replace(speaker, '') : null
    }),
    senders,
  )
  const isChat = isBelowSenders || speakers.size > 0
  const names = [...speakers, ...lines.map((text, at) => (senders[at] ? text : (chatPrefix.exec(text)?.[0] ?? '')))]
  const people = new Set(names.flatMap((text) => /\p{L}[\p{L}'’-]+/u.exec(text)?.[0] ?? []))
  const hasMessages = isChat || messages.some((text) => text !== null)
  return {
    texts: lines.map((line, at) =>
      isChat || messages[at] !== null || typed.test(line) ? sentencesOf(messages[at] ?? line, people) : line,
    ),
    isIdle: (at) =>
      (isBelowSenders && (senders[at]! || channel.test(lines[at]!))) ||
      comment.test(lines[at]!) ||
      (hasMessages && notice.test(messages[at] ?? lines[at]!)),
  }
}
