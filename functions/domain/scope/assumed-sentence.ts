/** True if the text describes an answer, also in the words of estimates saved earlier. */
export const isAnswerSentence = (text: string): boolean =>
  /^(?:“.*” (?:Assum|Answer)ed: |(?:Assumed: .*, in answer to|Not answered:) ".*")/su.test(text)
