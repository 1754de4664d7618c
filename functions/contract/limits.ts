/** Every number that bounds the product. Sentences that quote one are built from it. */

export const kilobyte = 1024

/** Requirements of a project, as typed. */
export const requirementsLimit = { characters: 300_000 }

export const titleLimit = 200

/** Clarification questions of a project at most, options of one that are chosen, and characters of an id. */
export const questionLimit = { count: 50, options: 50, id: 60 }

/** A text answer to one clarification question, in characters. */
export const answerLimit = 2_000

/** What the analyst names and describes, in characters. */
export const analystLimit = { component: 120, task: 200, risk: 200, description: 600 }

/** One uploaded document: 10 MB as the screen says. */
export const uploadLimit = {
  bytes: 10_485_760,
  extensions: ['.txt', '.doc', '.docx', '.pdf', '.md'],
  /** Pages of a scan: each is read at a price. */
  scanPages: 100,
  /** Seconds that a presigned URL can be used. */
  urlSeconds: 300,
} as const

/** Days that a sign-in lasts. */
export const sessionDays = 30

/** First and last name each, in characters. */
export const nameLimit = 100

/** Characters of the longest address that mail reaches (RFC 3696, erratum 1690). */
export const emailLimit = 254

export const passwordLimit = { min: 8, max: 1_000 }

/** US dollars for an hour. */
export const rateLimit = { min: 1, max: 100_000 }

/** The monthly count that means "no limit", shown as ∞. */
export const unlimited = 999_999

/** Estimates a month when a user has no limit of their own. */
export const defaultMonthlyLimit = 2

/** Share of the monthly limit from which the dashboard warns. */
export const warningShare = 0.8

export const recentShown = 3
export const analysisComponentsShown = 6
export const phaseColours = 5

/** At most `count` times in `minutes`, each counted per the thing named. */
export const throttles = {
  failedLoginsOfEmail: { count: 5, minutes: 15, refusal: 'Too many failed sign-ins for this email.' },
  failedLoginsOfAddress: { count: 100, minutes: 15, refusal: 'Too many failed sign-ins from your network.' },
  registrationsOfAddress: { count: 200, minutes: 60, refusal: 'Too many new accounts from your network.' },
  uploadsOfUser: { count: 30, minutes: 60, refusal: 'You have uploaded many documents in a short time.' },
  /** Projects without anything to estimate that are not counted: each may have cost a reading. */
  uncountedOfUser: { count: 5, minutes: 24 * 60, refusal: 'Several projects had nothing to estimate today.' },
  analystRunsOfProject: { count: 10, minutes: 24 * 60, refusal: 'This project was analyzed very often today.' },
} as const
export type Throttle = keyof typeof throttles

/** A toast's life and a tooltip's delays, in milliseconds. */
export const toastMs = { shown: 5_000, removed: 1_000_000 }
export const tooltipMs = { open: 700, skip: 300 }
