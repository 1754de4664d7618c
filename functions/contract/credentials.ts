import * as v from 'valibot'
import { maxEmailLength, maxNameLength, passwordLength } from './limits'

/** Converts a domain in other letters to its ASCII form (Punycode), which mail servers understand. */
function encodeDomain(email: string): string {
  const start = email.lastIndexOf('@') + 1
  const domain = email.slice(start)
  if (!/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email
  try {
    return email.slice(0, start) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

const notAnEmail = 'Please enter a valid email address'
const email = v.pipe(
  v.string('Please enter your email address'),
  v.trim(),
  v.nonEmpty('Please enter your email address'),
  v.maxLength(maxEmailLength, 'This email address is too long'),
  v.transform(encodeDomain),
  // The RFC's pattern allows apostrophes, as in O'Brien. A domain without a dot receives no mail.
  v.rfcEmail(notAnEmail),
  v.regex(/@[^@]*\.[^.@]{2,}$/, notAnEmail),
  v.toLowerCase(),
)
const name = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength, `Names can have at most ${maxNameLength} characters`)),
  '',
)

const tooLong = `Passwords can have at most ${passwordLength.max} characters`

export const NewPassword = v.pipe(
  v.string('Please choose a password'),
  v.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters`),
  v.maxLength(passwordLength.max, tooLong),
  v.check((password) => password.trim() !== '', 'A password cannot consist of spaces only'),
)

export const Credentials = v.object({
  email,
  password: v.pipe(
    v.string('Please enter your password'),
    v.nonEmpty('Please enter your password'),
    v.maxLength(passwordLength.max, tooLong),
  ),
})
export type Credentials = v.InferOutput<typeof Credentials>

export const Registration = v.object({ email, password: NewPassword, firstName: name, lastName: name })
export type Registration = v.InferOutput<typeof Registration>

export const guessablePassword = 'This password is too easy to guess. Please choose another one.'
export const wrongCredentials = 'Wrong email or password.'
export const emailTaken = 'An account with this email already exists. Please sign in instead.'
export const sessionEnded = 'Your session has ended. Please sign in again.'
