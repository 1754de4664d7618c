/** Every number that bounds the product. Sentences that quote one are built from it. */

export const kilobyte = 1024

/** Requirements of a project, in characters. */
export const maxRequirementsLength = 300_000

export const maxTitleLength = 200

/** Clarification questions of a project at most, options of one that are chosen, and characters of an id. */
export const questionLimits = { count: 50, options: 50, id: 60 }

/** A text answer to one clarification question, in characters. */
export const maxAnswerLength = 2_000

/** What the analyst names and describes, in characters. */
export const maxAnalystLengths = { component: 120, task: 200, risk: 200, description: 600 }

/** One uploaded document: 10 MB as the screen says. */
export const uploadLimits = {
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
export const maxNameLength = 100

/** Characters of the longest address that mail reaches (RFC 3696, erratum 1690). */
export const maxEmailLength = 254

export const passwordLength = { min: 8, max: 1_000 }

/** US dollars for an hour. */
export const hourlyRateBounds = { min: 1, max: 100_000 }

/** The monthly count that means "no limit", shown as ∞. */
export const unlimited = 999_999

/** Estimates a month when a user has no limit of their own. */
export const defaultMonthlyLimit = 2

/** Saved estimates of one project. */
export const maxSavedPerProject = 100

/** Share of the monthly limit from which the dashboard warns. */
export const warningShare = 0.8
