/** Files beside the text report, in the order of the menu. */
export const documentKinds = { xlsx: 'Excel (.xlsx)', docx: 'Word (.docx)', csv: 'Tasks (.csv)' } as const

/** Imports of issue trackers. */
export const trackerKinds = {
  jira: 'Jira (.csv)',
  linear: 'Linear (.csv)',
  azure: 'Azure DevOps (.csv)',
  github: 'GitHub (script)',
} as const

export type FileKind = keyof typeof documentKinds | keyof typeof trackerKinds
