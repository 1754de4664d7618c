import type { Progress } from '#contract/joining'

/** `Reading section 3 of 7`; of what is one piece, its name. */
export const stageOf = ({ stage, done, total }: Progress) => (total > 1 ? `${stage} ${done} of ${total}` : stage)

/** The value of a `<progress>`; undefined shows that something is going on, and not how far it is. */
export const shareOf = (progress: Progress | null) =>
  progress && progress.total > 0 ? progress.done / progress.total : undefined
