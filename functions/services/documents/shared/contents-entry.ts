/** The dots between a title and its page number. Also matches an empty field of a form before a number. */
const beforePage = /(?:^|[^.… \t|])([.… \t|]+)(?:\d+|[ivxlc]+)$/u
const leader = /(?:\.[ \t]?){4}|…{2}/u

/** True if a line is an entry of a table of contents: a title, a dot leader and a page number. */
export const isContentsEntry = (line: string) => leader.test(beforePage.exec(line)?.[1] ?? '')
