/** Line separators besides CR and LF. Programs treat them differently: `.` in a regular expression matches only some. */
const lineSeparators = /[\v\f\u0085\u2028\u2029]/g

/** Replaces uncommon line separators in user input, so that no other code has to handle them. */
export const replaceLineSeparators = (text: string) => text.replace(lineSeparators, '\n')
