import type { Progress } from '#contract/joining'
import { number } from '#domain/text/format'

/** Formats progress as `Reading sections: 3 of 7`, or as the stage alone if there is one part. */
export const stageOf = ({ stage, done, total }: Progress) =>
  total > 1 ? `${stage}: ${number(done)} of ${number(total)}` : stage

/** Returns the value of a `<progress>`, or undefined for an indeterminate one: a single part has no share. */
export const shareOf = (progress: Progress | null) =>
  progress && progress.total > 1 ? progress.done / progress.total : undefined
