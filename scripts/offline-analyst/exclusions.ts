import type { Study } from './study'

const maxExclusions = 15
const maxLength = 220

/** Lists what the text excludes or postpones. */
export function exclusionsIn({ reading }: Study): string[] {
  const excluded = reading.statements.flatMap(({ kind, text, words }) => {
    if (words.length < 2 || /[:：]$/.test(text)) return []
    if (kind === 'excluded') return [`Excluded by the text: ${quoted(text)}`]
    return kind === 'later' ? [`Postponed by the text: ${quoted(text)}`] : []
  })
  return [...new Set(excluded)].slice(0, maxExclusions)
}

const quoted = (text: string) => {
  const plain = text.replace(/\s+\|\s+/g, ', ').replace(/[.;]$/, '')
  return `“${plain.length > maxLength ? `${plain.slice(0, maxLength - 1).trimEnd()}…` : plain}”`
}
