/** Phases in chronological order. */
export const phases = [
  'Discovery & Planning',
  'UX & Design',
  'Development',
  'Testing & QA',
  'Deployment & Handover',
] as const
