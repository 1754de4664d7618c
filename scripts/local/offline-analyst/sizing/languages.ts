import { type Statement, isAsking } from '../reading/classify'

/** Languages that the product must speak, each with the statements that name it. */
export function languagesIn(statements: readonly Statement[]): Map<string, number[]> {
  const languages = new Map<string, number[]>()
  for (const [index, statement] of statements.entries()) {
    if (!isAsking(statement)) continue
    const { hits } = statement
    const names = new Set(hits.filter(({ owner }) => owner.kind === 'language').map(({ owner }) => owner.name))
    const meant =
      names.size > 1 || hits.some(({ owner }) => owner.kind === 'capability' && owner.name.startsWith('localisation'))
    if (meant) for (const name of names) languages.set(name, [...(languages.get(name) ?? []), index])
  }
  return languages
}
