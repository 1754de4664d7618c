import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { defaultTerms } from '#contract/terms'
import type { VersionSummary } from '#contract/version'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'

export const limit = {
  id: 'a',
  component: 'Booking',
  name: 'Limit of 48 hours',
  role: 'Back-end developer' as const,
  hours: { likely: 4 },
  state: 'in' as const,
  sources: [1],
}

export const version = (number: number) => ({
  ...aVersion(
    number,
    [aComponent('Booking', aTask('Booking pages', 8 * number, [1]))],
    [`Customers book ${24 * number} hours before.`],
  ),
  scope: { changes: [], added: [limit], revision: 1 },
})

export const summaries = [3, 2, 1].map(
  (number): VersionSummary => ({
    number,
    origin: {},
    estimatedAt: '2026-11-20T10:00:00.000Z',
    totalHours: 8,
    totalPrice: 800,
    currency: 'USD',
    weeks: 1,
    isSaved: number < 3,
  }),
)

/** Returns the saved estimate of a version. */
export const aSaved = (number = 3, id = 's') => ({
  id,
  projectId: 'p',
  title: 'Studio',
  createdAt: '2026-11-20T10:00:00.000Z',
  version: number,
  totalCost: 4_400,
  totalHours: 8,
})

/** Returns one that was sold. */
export const aSold = (number = 3, id = 's') => {
  const saved = aSaved(number, id)
  const decision = { kind: 'accept' as const, at: saved.createdAt, name: 'Grace', options: [], total: 2_400 }
  return { ...saved, links: { one: { ...aLink, decision } } }
}
export const aLink = { createdAt: '2026-11-20T10:00:00.000Z', endsAt: '2027-11-20T10:00:00.000Z', openedCount: 1 }

/** Returns a saved estimate as it is opened. */
export function openedOf(saved: SavedEstimate) {
  const given = { ...version(saved.version!), record: undefined }
  return { ...saved, ...given, estimation: estimateVersion(given, given), acceptedOptions: [] }
}

/** Returns what another answer changes in the project, if it moves no hours. */
export function answered(): Partial<Project> {
  const given = { ...version(3), assumed: ['“How many languages?” Answered: 2.'], record: undefined }
  return { estimation: estimateVersion(given, given) }
}

/** Returns what another discount changes in the project. */
export function discounted(): Partial<Project> {
  const terms = { ...defaultTerms, discount: 5 }
  return { terms, estimation: estimateVersion(version(3), { ...version(3), terms, record: undefined }) }
}
