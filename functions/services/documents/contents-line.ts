const leader = /^.*(?:(?:\.[ \t]?){4,}|…{2,})[.… \t|]*(?:\d+|[ivxlc]+)$/u
const longest = 300

/** Whether a line is one of a table of contents: a title, dots that lead to the right, a page number. */
export const leadsToPage = (line: string) => line.length <= longest && leader.test(line)
