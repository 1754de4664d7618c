/** Limits of the product. Messages that quote a limit are built from it. */

export const kilobyte = 1024

/** Requirements of a project, in characters. */
export const maxRequirementsLength = 300_000

export const maxTitleLength = 200

/** Maximum questions of a project, selected options of an answer, and characters of a question's id. */
export const questionLimits = { count: 50, options: 50, id: 60 }

/** A text answer to one clarification question, in characters. */
export const maxAnswerLength = 2_000

/** Names and texts in the analyst's output, in characters. `text` is a technology, an assumption or an exclusion. */
export const maxAnalystLengths = { component: 120, task: 200, risk: 200, description: 600, text: 400 }

/** Requirement lines shown with a task. */
export const maxTaskSources = 8

/** Limits of an uploaded document. The screen shows its size as 10 MB. */
export const uploadLimits = {
  bytes: 10_485_760,
  extensions: ['.txt', '.doc', '.docx', '.pdf', '.md'],
  /** Pages of a scan. Textract charges per page. */
  scanPages: 100,
  /** Lifetime of a presigned URL. */
  urlSeconds: 300,
} as const

/** Lifetime of a session. */
export const sessionDays = 30

/** First and last name, in characters each. */
export const maxNameLength = 100

/** Maximum length of a deliverable email address, in characters (RFC 3696, erratum 1690). */
export const maxEmailLength = 254

export const passwordLength = { min: 8, max: 1_000 }

/** Units of the currency per hour. */
export const hourlyRateBounds = { min: 1, max: 100_000 }

/** A person's changes to one breakdown, tasks added to it, and changed or added exclusions, assumptions and risks. */
export const scopeLimits = { changes: 500, added: 200, exclusions: 100, assumptions: 100, risks: 50, constraints: 50 }

/** Changes of lines after which a person left the same work as it is. The newest are stored. */
export const maxChecked = 50

/** Hours that a person can give a task, in halves of an hour as they are shown. */
export const ownHoursBounds = { min: 0.5, max: 1_000 }

/** Monthly limit that means "no limit", shown as ∞. */
export const unlimited = 999_999

/** Estimates per month on the free plan, and of a custom plan until its limit is set. */
export const defaultMonthlyLimit = 2

/** Saved estimates of a project. They are deleted with it in one transaction of at most 100 items. */
export const maxSavedPerProject = 90

/**
 * A revision keeps this share of the lines of the longer text; less is a new project. `freeLines` new lines do not count.
 * `versions` of a project are stored.
 */
export const revisionLimits = { keptShare: 0.5, freeLines: 20, versions: 50 } as const

/**
 * Links to saved estimates that are live at the same time, how long a link can be valid, and questions through one link.
 * An acceptance ends the other ones of its project, with two of the 100 writes of a transaction for each. Lengths are in
 * characters.
 */
export const shareLimits = {
  livePerEstimate: 20,
  livePerProject: 45,
  livePerUser: 200,
  days: 366,
  defaultDays: 30,
  note: 5_000,
  responseText: 2_000,
  questions: 20,
} as const

/**
 * Finished projects of a user, projects that an estimate is calibrated on (older ones weigh less than 2 % of the newest),
 * and hours that a project can take.
 */
export const trackRecordLimits = { projects: 1_000, newest: 20, minHours: 0.25, maxHours: 100_000 } as const

/** Share of the monthly limit from which the dashboard shows a warning. */
export const warningShare = 0.8
