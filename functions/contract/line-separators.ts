/** Line separators besides CR and LF. Programs disagree about them: `.` in a regular expression stops at some, not at others. */
const lineSeparators = /[\v\f\u0085\u2028\u2029]/g

/** Replaces uncommon line separators in what a user typed, so that nothing behind has to know them. */
export const replaceLineSeparators = (text: string) => text.replace(lineSeparators, '\n')
