/** True if the text describes an assumed answer, also in the words of estimates saved earlier. */
export const isAssumedSentence = (text: string): boolean =>
  /^(?:“.*” Assumed: |(?:Assumed: .*, in answer to|Not answered:) ".*")/su.test(text)
