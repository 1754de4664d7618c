import * as v from 'valibot'
import { Credentials } from './credentials'
import { maxNameLength, shareLimits } from './limits'
import { oneLineText } from './one-line'
import { wholeNumber } from './whole-number'

const nameMissing = 'Please enter your name.'
const name = oneLineText(nameMissing, maxNameLength, `Names can have at most ${maxNameLength} characters.`)
const textTooLong = `Please use at most ${wholeNumber(shareLimits.responseText)} characters.`
const acceptMissing = 'Please check the box "I accept this offer".'

/** A client's response. The server computes the price from the chosen options. */
export const OfferResponse = v.variant('kind', [
  v.object({
    kind: v.literal('accept'),
    name,
    email: Credentials.entries.email,
    accepted: v.literal(true, acceptMissing),
    /** Positions of the chosen options in the offer. */
    options: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(1_000)),
  }),
  v.object({
    kind: v.literal('decline'),
    name,
    email: v.optional(Credentials.entries.email),
    text: v.pipe(v.optional(v.string(), ''), v.maxLength(shareLimits.responseText, textTooLong), v.trim()),
  }),
  v.object({
    kind: v.literal('question'),
    name,
    email: Credentials.entries.email,
    text: v.pipe(
      v.string('Please enter your question.'),
      v.maxLength(shareLimits.responseText, textTooLong),
      v.trim(),
      v.nonEmpty('Please enter your question.'),
    ),
  }),
])
export type OfferResponse = v.InferOutput<typeof OfferResponse>
