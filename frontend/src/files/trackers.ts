import type { ExportRow, ExportView } from '#domain/exports/export-view'
import { roundHours } from '#domain/hours/task-hours'
import { number } from '#domain/text/format'
import { csvOf } from './csv'

/** A component and its tasks in scope. Options are created once they are ordered. The correction is nobody's task. */
interface Epic {
  title: string
  description: string
  issues: ExportRow[]
}

const epicsOf = ({ components }: ExportView): Epic[] =>
  components
    .filter(({ isRecord }) => !isRecord)
    .map(({ name, description, rows }) => ({
      title: name,
      description,
      issues: rows.filter(({ state }) => state === 'in'),
    }))
    .filter(({ issues }) => issues.length > 0)

/** Describes an issue in paragraphs of plain text. */
const paragraphsOf = ({ role, hours, points, sources }: ExportRow): string[] => [
  `${role}, ${number(hours)} h expected${points ? `, from ${number(roundHours(points.optimistic))} h to ${number(roundHours(points.pessimistic))} h` : ''}.`,
  ...sources,
]

/** Characters with a meaning in Jira's wiki markup, such as images from other sites, mentions and macros. */
const escapeWiki = (text: string) => text.replace(/[\\{}[\]!|*_^~]/g, '\\$&')

const secondsPerHour = 3600

/**
 * Formats Jira's CSV: epics first, because a parent must precede its children. `Parent` refers to `Issue ID`. Jira reads
 * the original estimate in seconds. It keeps parents in its import from external systems, and ignores them when issues
 * are created in bulk.
 */
export function jiraCsv(view: ExportView): string {
  const epics = epicsOf(view)
  const tasks = epics.flatMap(({ issues }, at) => issues.map((issue) => ({ issue, parent: at + 1 })))
  return csvOf([
    ['Issue ID', 'Parent', 'Issue Type', 'Summary', 'Description', 'Original Estimate'],
    ...epics.map(({ title, description }, at) => [at + 1, null, 'Epic', title, escapeWiki(description), null]),
    ...tasks.map(({ issue, parent }, at) => [
      epics.length + at + 1,
      parent,
      'Task',
      issue.task,
      paragraphsOf(issue).map(escapeWiki).join('\n\n'),
      Math.round(issue.hours * secondsPerHour),
    ]),
  ])
}

/** Productive hours of one person's day, which is one point. */
const hoursPerPoint = 6

/** Escapes Markdown, and breaks up mentions of people and issues, which notify and link them even when escaped. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~&!$]/g, '\\$&').replace(/@|#(?=\d)/g, '$&\u200b')

/**
 * Formats the CSV that Linear exports, and its importer reads. It has no epics: the component is the label, from which
 * the importer splits others at commas. Linear estimates in points.
 */
export const linearCsv = (view: ExportView): string =>
  csvOf([
    ['Title', 'Description', 'Status', 'Estimate', 'Priority', 'Assignee', 'Labels', 'Created', 'Archived'],
    ...epicsOf(view).flatMap(({ title, issues }) =>
      issues.map((issue) => [
        issue.task,
        paragraphsOf(issue).map(escapeMarkdown).join('\n\n'),
        'Backlog',
        Math.max(1, Math.ceil(issue.hours / hoursPerPoint)),
        'No priority',
        null,
        title.replaceAll(', ', ' '),
        null,
        null,
      ]),
    ),
  ])

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => htmlEntities[character]!)

/**
 * Formats the CSV of Azure Boards. The second title column makes a work item the child of the one above with the first.
 * Epics, tasks and their remaining work in hours exist in each of its processes. Descriptions are HTML.
 */
export const azureCsv = (view: ExportView): string =>
  csvOf([
    ['Work Item Type', 'Title 1', 'Title 2', 'Description', 'Remaining Work'],
    ...epicsOf(view).flatMap(({ title, description, issues }) => [
      ['Epic', title, null, escapeHtml(description), null],
      ...issues.map((issue) => [
        'Task',
        null,
        issue.task,
        paragraphsOf(issue).map(escapeHtml).join('<br>'),
        issue.hours,
      ]),
    ]),
  ])

/** Quotes a text for the shell, in which nothing has a meaning between apostrophes. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/**
 * Formats a script for GitHub's command line, which has no import of issues. GitHub has no estimates either, so the
 * hours are in the description.
 */
export function githubScript(view: ExportView): string {
  const body = (paragraphs: string[]) => quote(paragraphs.map(escapeMarkdown).join('\n\n'))
  const commands = epicsOf(view).flatMap(({ title, description, issues }) => [
    '',
    `epic=$(create ${quote(title)} ${body([description])})`,
    ...issues.map((issue) => `create ${quote(issue.task)} ${body(paragraphsOf(issue))} "$epic"`),
  ])
  return `${[
    '#!/bin/sh',
    `# Creates the issues of the estimate ${quote(view.title)}`,
    '# in the GitHub repository of the current folder. Needs the GitHub CLI, signed in: https://cli.github.com',
    'set -eu',
    '',
    '# create TITLE BODY [EPIC]: prints the URL of the new issue.',
    'create() {',
    '  gh issue create --title="$1" --body="$2${3:+',
    '',
    'Part of $3}"',
    '}',
    ...commands,
  ].join('\n')}\n`
}
