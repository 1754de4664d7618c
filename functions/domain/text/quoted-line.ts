import { chatPrefix } from './chat-prefix'
import { isCourtesy, mailHead, withoutGreeting } from './courtesies'
import { capitalize } from './format'
import { escapes, withoutInlineMarkup } from './inline-markup'
import { withoutBullet, withoutCellMarks } from './list-marks'
import { withoutMarks } from './text'

/** Fillers of spoken language before a sentence: "ok so basically we need". */
const filler =
  /^(?:(?:hey|hi|hello|ok(?:ay)?|so|well|anyway|yeah|um+|hmm+)(?:,\s+|\s+(?=(?:so|basically|we|I)\s))|basically,?\s+){1,3}/i

/** Thanks at the end of a sentence about something else: "we need a shop, thanks", "we need a shop thx". */
const thanks =
  /(?:[,;–—-]\s*(?:many )?(?:thanks?|thank you|thx|cheers|danke|merci|gracias|obrigad[oa])|\s(?:thx|thnx|tia|thanks in advance|many thanks|danke im voraus|vielen dank|merci d['’]avance|gracias de antemano))(?:\s(?:a lot|so much|in advance|im voraus|schon mal|beaucoup))?[\s!.]{0,5}$/iu

/** Thanks between two messages that became one line: "we need a shop thx Customers pay by card". */
const thanksBetween = /\s(?:thx|thnx|tia)[!.]{0,3}(?=\s\p{Lu})/gu

/** Ends of sentences, unlike those of abbreviations such as "e.g." and "z. B.". */
export const sentenceEnd = /(?<=[.!?])(?<![\s.]\p{L}\.)\s+/u

/** Returns what a message says beside its sender, greetings and thanks. */
const saidIn = (line: string): string =>
  withoutGreeting(line.replace(chatPrefix, ''))
    .replace(thanksBetween, '.')
    .split(sentenceEnd)
    .filter((sentence) => !isCourtesy(sentence))
    .map((sentence) => sentence.replace(filler, '').replace(thanks, ''))
    .join(' ')
    .trim()

const letter = /[\p{L}\p{N}]/u

/** True for a line of greetings and thanks alone. */
export const saysNothing = (text: string): boolean => !letter.test(saidIn(text))

/** Agreement, and announcements: "Great, go ahead!", "Two more wishes:", "Two more bits before you start." */
const talk =
  /[:：]\s*$|^(?:\w+, )?(?:go ahead|sounds good|(?:one|two|three) (?:more|last) (?:bit|thing|wish|change)e?s?(?: before you start)?)[ .!]*$/i

/** True for a line that asks for nothing by itself: heads of mails, greetings, thanks, agreement and announcements. */
export const asksNothing = (text: string): boolean =>
  mailHead.test(text) || saysNothing(text) || talk.test(saidIn(text))

/**
 * Returns a requirement line for a quote that a client reads: without its bullet and inline markup and, if it was a
 * message, without its sender, greeting and thanks. A line of nothing else stays as it is. Cells of a table are separated
 * by dashes, without the code and the priority of the row. A withheld budget or deadline is an ellipsis.
 */
export function quotedText(text: string): string {
  const line = withoutMarks(withoutCellMarks(withoutBullet(withoutInlineMarkup(text)))).replace(escapes, '')
  const quoted = saidIn(line)
  if (!letter.test(quoted)) return line
  // Other lines can begin with a name in lower case.
  const isCut = !line.startsWith(quoted.slice(0, 20))
  return isCut ? capitalize(quoted) : quoted
}
