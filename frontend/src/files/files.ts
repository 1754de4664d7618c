import { type Exported, exportViewOf } from '#domain/exports/export-view'
import type { Sending } from '#domain/exports/proposal'
import { fileName } from '#domain/text/file-name'
import type { Paper } from './docx'
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
  create: (exported: Exported, sending: Sending, paper: Paper) => BlobPart | Promise<BlobPart>
}

/** A format for the owner, who sees everything. */
const owners = (ending: string, type: string, create: (view: View) => BlobPart): Format => ({
  ending,
  type,
  create: (exported) => create(exportViewOf(exported)),
})

const formats = {
  docx: {
    ending: 'proposal.docx',
    type: `${office}.wordprocessingml.document`,
    create: async (exported, sending, paper) => {
      const [{ documentOf }, { proposalOf }] = await Promise.all([import('./docx'), import('#domain/exports/proposal')])
      return documentOf(proposalOf(exported, sending), paper)
    },
  },
  report: {
    ending: 'report.txt',
    type: 'text/plain;charset=utf-8',
    create: async ({ project, estimation }) => (await import('#domain/exports/report')).reportOf(project, estimation),
  },
  xlsx: owners('estimation.xlsx', `${office}.spreadsheetml.sheet`, workbookOf),
  csv: owners('tasks.csv', csv, tasksCsv),
  jira: owners('jira.csv', csv, jiraCsv),
  linear: owners('linear.csv', csv, linearCsv),
  azure: owners('azure_devops.csv', csv, azureCsv),
  github: owners('github.sh', 'application/x-sh', githubScript),
} satisfies Record<string, Format>

export type FileKind = keyof typeof formats

/** Creates a file about an estimate. */
export async function createFile(kind: FileKind, exported: Exported, sending: Sending, language: string) {
  const { ending, type, create }: Format = formats[kind]
  const content = await create(exported, sending, paperOf(language))
  return { name: fileName(exported.project.title, ending), type, content }
}
