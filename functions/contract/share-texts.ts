import * as v from 'valibot'
import { maxNameLength, maxTitleLength, shareLimits } from './limits'
import { oneLineText } from './one-line'
import { wholeNumber } from './whole-number'

export const validityInvalid = `A link can be valid from today to ${shareLimits.days} days from now.`

/** Texts of a link that its owner types. */
export const ShareTexts = v.object({
  /** Name of the sender, which later links start with. */
  from: oneLineText(
    'Enter your name or company.',
    maxNameLength,
    `Names can have at most ${maxNameLength} characters.`,
  ),
  title: oneLineText('Enter a title.', maxTitleLength, `A title can have at most ${maxTitleLength} characters.`),
  note: v.pipe(
    v.string('The note must be a text.'),
    v.maxLength(
      shareLimits.note,
      `A note can have at most ${wholeNumber(shareLimits.note)} characters. Please shorten it.`,
    ),
    v.trim(),
  ),
})
