import { createContext, useContext } from 'react'

/** Words typed into the filter of the editor. */
export const TypedWords = createContext('')

/** Text in which the typed words are marked. */
export function Marked({ text }: { text: string }) {
  const words = useContext(TypedWords).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const found = new RegExp(`(${words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'i')
  return text.split(found).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
