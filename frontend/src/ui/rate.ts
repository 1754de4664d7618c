/** An hourly rate as typed, read as an integer: the whole part of a number (`1e3` is 1000). NaN for anything else. */
export const readRate = (typed: string): number => (typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed)))
