import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { nameSaved } from '#domain/change/compared-estimate'
import { currentOf } from '#domain/offer/sale-state'
import { type Sold, acceptancesIn } from '#domain/offer/sold'

/** An estimate of a project that can be compared: a saved one, or a version as it is. */
export interface ComparableEstimate {
  /** That of the current estimate stays the same when it is saved. */
  key: string
  /** Number of its version. */
  number: number
  name: string
  /** Absent from a version that is not saved as it is. */
  saved?: SavedEstimate | undefined
  isCurrent: boolean
}

type Listed = Pick<Project, 'version' | 'isSaved' | 'savedId'>

/** Returns the estimates of all versions, newest first. `own` are the saved ones of the project, newest first. */
export function listComparable(
  project: Listed,
  numbers: readonly number[],
  own: readonly SavedEstimate[],
): ComparableEstimate[] {
  const current = currentOf(project, own)
  return numbers.flatMap((number) => {
    const all = own.filter(({ version = 1 }) => version === number)
    const isNow = number === project.version
    const isUnsaved = isNow ? !all.some((saved) => saved === current) : all.length === 0
    const name = `version ${number}`
    const key = `${number}`
    return [
      ...(isUnsaved ? [{ key, number, name: all.length > 0 ? `${name} as it is now` : name, isCurrent: isNow }] : []),
      ...all.map((saved) => {
        const isCurrent = isNow && saved === current
        return { key: isCurrent ? key : saved.id, number, name: nameSaved(saved, own), saved, isCurrent }
      }),
    ]
  })
}

/**
 * Returns the estimate with which one is compared unless the owner chooses another: the last one that was sold, or else the
 * newest of an earlier version, saved if there is one.
 */
export function chooseBefore(
  all: readonly ComparableEstimate[],
  after: ComparableEstimate,
): ComparableEstimate | undefined {
  const others = all.filter((one) => one !== after)
  const accepted = acceptancesIn(others.flatMap(({ saved = [] }) => saved)).at(-1)?.saved
  const earlier = others.filter(({ number }) => number < after.number)
  return (
    others.find(({ saved }) => saved && saved === accepted) ??
    earlier.find(({ saved }) => saved) ??
    earlier[0] ??
    others[0]
  )
}

/** True if a change request can add what differs: to what was sold, or to an earlier estimate that was saved. */
export function canFollow(
  after: ComparableEstimate,
  before: ComparableEstimate,
  sold: Pick<Sold, 'saved'> | undefined,
): boolean {
  if (!before.saved || !(after.saved || after.isCurrent)) return false
  if (before.number !== after.number) return before.number < after.number
  return before.saved.id === sold?.saved.id || !after.saved || before.saved.createdAt < after.saved.createdAt
}
