/** True if the text describes an answer, also in the words of estimates saved earlier. */
export const isAnswerSentence = (text: string): boolean =>
  /^(?:“.*” (?:Assum|Answer)ed: |(?:Assumed: .*, in answer to|Not answered:) ".*")/su.test(text)

const nothing = '(?:nothing|none|nichts|keine?|rien|nada|niente|niets|geen)'
const further =
  "(?:else|more|further|other|beyond|weiter\\p{L}*|sonst|mehr|de plus|d['’]autres?|más|altro|mais|anders|meer)"
/** Words that may follow: "beyond the requirements", "for now, thanks". */
const rest =
  '(?:,? (?:the|what|is|in|at|for|now|moment|requirements?|text|needed|please|thanks?|thank you)(?!\\p{L})){0,6}'

/** An answer "Nothing else", and "None" to a question that asks what else. */
const empty = [
  `^“.*” (?:Assum|Answer)ed: “?${nothing},? ${further}(?!\\p{L})${rest}[.!]?”?\\.$`,
  `^“[^”]*(?<!\\p{L})(?:else|sonst|d['’]autre)(?!\\p{L})[^”]*” (?:Assum|Answer)ed: “?${nothing}[.!]?”?\\.$`,
].map((source) => new RegExp(source, 'isu'))

/** True for the sentence of an answer that adds nothing to the requirements. */
export const addsNothing = (text: string): boolean => empty.some((pattern) => pattern.test(text))
