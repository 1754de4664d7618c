import type { Estimation, Line } from '#contract/estimation'

/** Returns all lines of an estimate in their order, with and without work. */
export const allLines = ({ lines, idleLines = [] }: Pick<Estimation, 'lines' | 'idleLines'>): Line[] =>
  [...lines, ...idleLines].toSorted((one, other) => one.id - other.id)
