import { reportName, reportOf } from '#domain/report'
import type { Estimation } from '#contract/estimation'

export type Reported = Parameters<typeof reportOf>[0]

/** Some browsers read the file only after the click is over. */
const keptMs = 30_000

/** Downloads the text report, made here: no call is sent. */
export function exportReport(project: Reported, estimation: Estimation): void {
  const report = new Blob([reportOf(project, estimation)], { type: 'text/plain;charset=utf-8' })
  const url = URL.createObjectURL(report)
  const link = document.createElement('a')
  link.href = url
  link.download = reportName(project.title)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
