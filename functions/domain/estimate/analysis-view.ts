import type { Analysis } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import type { AiAnalysis } from '#contract/project'
import type { Settings } from '#contract/settings'
import { normalizeComponents } from '#domain/hours/breakdown'
import { spreadOf } from '#domain/hours/range'
import { largestFirst } from '#domain/hours/work-hours'
import { buildHoursOf, workloadOf } from '#domain/hours/workload'
import { idsOf } from '#domain/scope/scoped-work'

/** Returns the analysis for the screens. A component has build hours; the total includes supporting work. */
export function analysisView(
  analysis: Analysis & { lines: readonly Line[]; analyst: string },
  developerCount: Settings['developerCount'],
): AiAnalysis {
  const components = largestFirst(normalizeComponents(analysis.components, idsOf(analysis.lines)))
  const { totalHours, rows } = workloadOf(components, developerCount, analysis.workType)
  const { build, design } = buildHoursOf(components)
  return {
    summary: analysis.summary,
    workType: analysis.workType,
    components: components.map(({ name, description, complexity }, at) => ({
      name,
      description,
      complexity,
      estimatedHours: rows[at]!,
    })),
    technologies: analysis.technologies,
    risks: analysis.risks.map(({ risk }) => risk),
    analyst: analysis.analyst,
    buildHours: build,
    designHours: design,
    totalHours,
    spread: spreadOf(components.flatMap(({ tasks }) => tasks)),
  }
}
