import { type Exported, exportViewOf } from '#domain/export-view'
import { fileName } from '#domain/file-name'
import { type Paper, documentOf } from './docx'
import { tasksCsv } from './task-table'
import { azureCsv, githubScript, jiraCsv, linearCsv } from './trackers'
import { workbookOf } from './xlsx'

/** Countries that print on Letter. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE', 'PR'])

/** Returns the paper of a reader's country, such as that of `en-US`. */
export function paperOf(language: string): Paper {
  const [, country = ''] = /-([A-Z]{2})\b/.exec(language) ?? []
  return letterCountries.has(country) ? 'Letter' : 'A4'
}

const office = 'application/vnd.openxmlformats-officedocument'
const csv = 'text/csv;charset=utf-8'

type View = ReturnType<typeof exportViewOf>
interface Format {
  ending: string
  /** Media type. */
  type: string
  create: (view: View, paper: Paper) => BlobPart
}

const formats = {
  xlsx: { ending: 'estimation.xlsx', type: `${office}.spreadsheetml.sheet`, create: workbookOf },
  docx: { ending: 'proposal.docx', type: `${office}.wordprocessingml.document`, create: documentOf },
  csv: { ending: 'tasks.csv', type: csv, create: tasksCsv },
  jira: { ending: 'jira.csv', type: csv, create: jiraCsv },
  linear: { ending: 'linear.csv', type: csv, create: linearCsv },
  azure: { ending: 'azure_devops.csv', type: csv, create: azureCsv },
  github: { ending: 'github.sh', type: 'application/x-sh', create: githubScript },
} satisfies Record<string, Format>

export type FileKind = keyof typeof formats

/** Creates a file about an estimate. */
export function createFile(kind: FileKind, exported: Exported, language: string) {
  const { ending, type, create }: Format = formats[kind]
  const view = exportViewOf(exported)
  return { name: fileName(exported.project.title, ending), type, content: create(view, paperOf(language)) }
}
