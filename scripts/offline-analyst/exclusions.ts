import type { Study } from './study'

const mostTold = 15
const longest = 220

/** Lists what the text excludes or postpones. */
export function exclusionsIn({ reading }: Study): string[] {
  const told = reading.statements.flatMap(({ kind, text, words }) => {
    if (words.length < 2 || /[:：]$/.test(text)) return []
    if (kind === 'excluded') return [`Excluded by the text: ${quoted(text)}`]
    return kind === 'later' ? [`Postponed by the text: ${quoted(text)}`] : []
  })
  return [...new Set(told)].slice(0, mostTold)
}

const quoted = (text: string) => {
  const plain = text.replace(/\s+\|\s+/g, ', ').replace(/[.;]$/, '')
  return `“${plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain}”`
}
