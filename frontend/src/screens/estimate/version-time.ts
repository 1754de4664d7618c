import type { Project } from '#contract/project'
import type { NumberedVersion } from '#contract/version'

/** Identifies an estimate of a project. A restored version has the time of the earlier one. */
export type VersionTime = Pick<NumberedVersion, 'number' | 'estimatedAt'>

/** True if the project has a newer version, or was estimated again. */
export const isOutdated = ({ number, estimatedAt }: VersionTime, project: Pick<Project, 'version' | 'estimatedAt'>) =>
  number < project.version ||
  (number === project.version && project.estimatedAt !== undefined && estimatedAt < project.estimatedAt)
