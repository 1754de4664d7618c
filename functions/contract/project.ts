import * as v from 'valibot'
import { Answers } from './answers'
import { Breakdown, ClarificationQuestion, Component, Complexity, WorkType } from './breakdown'
import { ErrorKind } from './error-kinds'
import { Constraint, Estimation, Line } from './estimation'
import { Progress } from './joining'
import { maxRequirementsLength, maxTitleLength } from './limits'
import { replaceLineSeparators } from './line-separators'
import { ScopeRef, StoredScope } from './scope'
import { Settings, defaultSettings } from './settings'
import { Terms } from './terms'
import { wholeNumber } from './whole-number'

export const titleMissing = 'Enter a project title.'
export const requirementsMissing = 'Enter the requirements.'

export const projectNotFound = "The project you're looking for doesn't exist or has been deleted."

/** Added to the error message if an analysis finds nothing to estimate. */
export const notCounted = 'It does not count toward your monthly limit.'

export const requirementsTooLong = `Requirements can have at most ${wholeNumber(maxRequirementsLength)} characters. Please shorten them or split the project.`

/** Error for a text within the limit that is too large for an item even when compressed. */
export const requirementsTooBig = 'The requirements are too long to store. Please shorten them or split the project.'

/** Matches a character that can be seen. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

const text = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => visible.test(text), missing),
  )

export const NewProject = v.object({
  title: v.pipe(
    text(titleMissing),
    v.maxLength(maxTitleLength, `A title can have at most ${maxTitleLength} characters`),
    v.transform(replaceLineSeparators),
  ),
  requirements: v.pipe(
    text(requirementsMissing),
    v.maxLength(maxRequirementsLength, requirementsTooLong),
    v.transform(replaceLineSeparators),
  ),
  hourlyRate: v.optional(Settings.entries.hourlyRate, defaultSettings.hourlyRate),
  developerCount: v.optional(Settings.entries.developerCount, defaultSettings.developerCount),
  priority: v.optional(Settings.entries.priority, defaultSettings.priority),
})
export type NewProject = v.InferOutput<typeof NewProject>

/** Each setting is optional, although the screen always sends all three. */
export const SettingsChange = v.partial(Settings)
export type SettingsChange = v.InferOutput<typeof SettingsChange>

/** Above any number of edits, and exact in the database. */
const maxRevision = 1e9
const revisionInvalid = 'The text has an invalid revision. Please reload the page.'

/**
 * The title can always be changed, the requirements until the estimate is completed, and neither while a job runs. With
 * the `textRevision` that they were edited from, a change made elsewhere in the meantime is not overwritten.
 */
export const TextChange = v.object({
  ...v.partial(v.pick(NewProject, ['title', 'requirements'])).entries,
  textRevision: v.optional(
    v.pipe(
      v.number(revisionInvalid),
      v.integer(revisionInvalid),
      v.minValue(0, revisionInvalid),
      v.maxValue(maxRevision, revisionInvalid),
    ),
  ),
})
export type TextChange = v.InferOutput<typeof TextChange>

/** Terms replace the earlier ones as a whole, unless `settingsBefore` has those before. */
export const ProjectChange = v.object({
  ...TextChange.entries,
  ...SettingsChange.entries,
  /** Settings as shown before the change. Those that are still the same were not changed, so they are not written. */
  settingsBefore: v.optional(v.object({ ...Settings.entries, terms: v.optional(Terms) })),
  terms: v.optional(Terms),
  /** Replaces the record that corrects the project's estimate by the owner's current one. */
  usesCurrentRecord: v.optional(v.literal(true)),
})

export const Status = v.picklist(['requirements', 'analysis', 'clarifications', 'completed'])
export type Status = v.InferOutput<typeof Status>

export const JobKind = v.picklist(['analyze', 'estimate', 'revise'])
export type JobKind = v.InferOutput<typeof JobKind>

export const AiAnalysis = v.object({
  summary: v.string(),
  workType: WorkType,
  components: v.array(
    v.object({ name: v.string(), description: v.string(), complexity: Complexity, estimatedHours: v.number() }),
  ),
  technologies: v.array(v.string()),
  risks: v.array(v.string()),
  analyst: v.string(),
  /** Expected hours of all tasks and of design tasks, for `totalHoursOf`. */
  buildHours: v.number(),
  designHours: v.number(),
  /** Preliminary total hours with supporting work, and the spread of the tasks, for `rangeOf`. */
  totalHours: v.number(),
  spread: v.number(),
})
export type AiAnalysis = v.InferOutput<typeof AiAnalysis>

export const Project = v.object({
  id: v.string(),
  title: v.string(),
  requirements: v.string(),
  /** Number of times that the title or requirements were changed or analyzed. */
  textRevision: v.optional(v.number(), 0),
  status: Status,
  ...Settings.entries,
  terms: Terms,
  /** ISO 8601. */
  createdAt: v.string(),
  aiAnalysis: v.optional(AiAnalysis),
  clarificationQuestions: v.optional(v.array(ClarificationQuestion)),
  /** Answers submitted last, even if their estimate is still running. */
  answers: v.optional(Answers),
  /** Ids of questions with an assumed answer. */
  assumed: v.optional(v.array(v.string())),
  /** Type of work submitted with the answers. */
  workType: v.optional(WorkType),
  estimation: v.optional(Estimation),
  /** Time of the estimate (ISO 8601), as in its version. */
  estimatedAt: v.optional(v.string()),
  /** True if the current estimate is saved. */
  isSaved: v.optional(v.boolean()),
  /** Saved estimate that the current one is. Absent from projects saved before it was stored. */
  savedId: v.optional(v.string()),
  /** The person's changes to the breakdown, once there are any. */
  scope: v.optional(StoredScope),
  /** Number of the current version. */
  version: v.optional(v.number(), 1),
  /** Budgets and deadlines stated in the requirements. They are found during the analysis and hidden from the analyst. */
  constraints: v.optional(v.array(Constraint)),
  /** The running job, which the screen joins when it opens. */
  job: v.optional(
    v.object({
      id: v.string(),
      kind: JobKind,
      progress: Progress,
      /** Milliseconds since its start. */
      ageMs: v.optional(v.number()),
    }),
  ),
  /** Error of the last job if it failed within a day and none runs. */
  failure: v.optional(v.object({ kind: JobKind, reason: ErrorKind, message: v.string() })),
})
export type Project = v.InferOutput<typeof Project>

/** Hours that the version before showed. Tasks with the same expected hours keep them, so that rounding moves only others. */
export const ShownHours = v.object({
  tasks: v.array(v.object({ ...ScopeRef.entries, expected: v.number(), hours: v.number() })),
})
export type ShownHours = v.InferOutput<typeof ShownHours>

/** Input of an estimate beside scope, settings and terms. A browser computes previews from it. */
export const Version = v.object({
  breakdown: Breakdown,
  /** All requirement lines with the numbers the analyst saw. */
  lines: v.array(Line),
  constraints: v.array(Constraint),
  /** The first analysis, its questions and their answers. */
  asked: v.optional(
    v.object({
      components: v.array(Component),
      questions: v.array(ClarificationQuestion),
      answers: Answers,
      /** Ids of questions with an assumed answer, which count as unanswered. */
      assumed: v.optional(v.array(v.string())),
      /** Before a person corrected it. */
      workType: v.optional(WorkType),
    }),
  ),
  /** Share of questions answered, 0 to 1, before the scope answers any. */
  answeredShare: v.number(),
  /** Texts about answers, given or assumed. */
  assumed: v.array(v.string()),
  /** Absent from first versions, and from those made before it was stored. */
  shown: v.optional(ShownHours),
  analyst: v.string(),
  /** Time of the estimate (ISO 8601). Deadlines are counted from this day. */
  estimatedAt: v.string(),
})
export type Version = v.InferOutput<typeof Version>

/** A project as lists show it. */
export const ProjectSummary = v.object({
  id: v.string(),
  title: v.string(),
  status: Status,
  createdAt: v.string(),
  /** Kind of the running job. */
  running: v.optional(JobKind),
  progress: v.optional(Progress),
  /** True if the current estimate is saved. */
  isSaved: v.boolean(),
  /** Saved estimate that the current one is. Absent from projects saved before it was stored. */
  savedId: v.optional(v.string()),
  /** Settings and terms that the next project starts with, unless its owner has defaults. */
  ...v.pick(Settings, ['hourlyRate', 'developerCount']).entries,
  terms: Terms,
})
export type ProjectSummary = v.InferOutput<typeof ProjectSummary>

/** A part of the list, newest first, and the cursor of the next one. */
export const ProjectPage = v.object({ projects: v.array(ProjectSummary), next: v.nullable(v.string()) })
export type ProjectPage = v.InferOutput<typeof ProjectPage>

export const analyzeFirst = 'Please run the AI analysis of this project first.'
export const otherAnswersRunning =
  'An estimate with other answers is running. Please wait for it to finish, then submit these again.'
export const listLost = 'This part of your projects was not found. Please reload the page.'
export const notEstimated = 'This project has no estimate yet. Estimate it first.'
export const jobRunning = 'This project is being analyzed or estimated. Please wait for it to finish, then try again.'
export const requirementsFixed =
  'The estimate of this project is completed, so its requirements cannot be edited. Start a new estimate with the changed text.'
export const textChanged =
  'The text of this project was changed or analyzed in another tab or on another device. Please review it and save your changes again.'
export const notStarted = 'The analysis could not be started. Please try again in a moment.'
