/** The dots between a title and its page number, or a form's empty field and the number that happens to follow. */
const beforePage = /(?:^|[^.… \t|])([.… \t|]+)(?:\d+|[ivxlc]+)$/u
const leader = /(?:\.[ \t]?){4}|…{2}/u

/** True if a line is an entry of a table of contents: a title, dots that lead to the right, a page number. */
export const leadsToPage = (line: string) => leader.test(beforePage.exec(line)?.[1] ?? '')
