/** Output format of tables: for a terminal, or for a page. */
export type TableFormat = 'text' | 'markdown'

export interface Table {
  head: string[]
  rows: string[][]
}

export const formatTable = (table: Table, format: TableFormat) => (format === 'text' ? align(table) : asMarkdown(table))

/** Aligns the first column left and numbers right. */
function align({ head, rows }: Table): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n')
}

const asMarkdown = ({ head, rows }: Table) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export const formatList = (messages: readonly string[], format: TableFormat) =>
  messages.map((message) => (format === 'markdown' ? `- ${message}` : message)).join('\n')

/** Marks a value that misses its limit. */
export const formatMiss = (text: string, format: TableFormat) => (format === 'markdown' ? `**${text}**` : `${text} !`)

export const formatCount = (number: number) => number.toLocaleString('en-US')
