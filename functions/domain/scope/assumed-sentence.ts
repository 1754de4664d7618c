/** True if the text describes an answer, also in the words of estimates saved earlier. */
export const isAnswerSentence = (text: string): boolean =>
  /^(?:“.*” (?:Assum|Answer)ed: |(?:Assumed: .*, in answer to|Not answered:) ".*")/su.test(text)

/** True for an answer that adds nothing to the requirements: "Nothing else", and "None" to a question that asks what else. */
export const addsNothing = (text: string): boolean =>
  /^“.*(?:” \w+ed: “?(?:nothing|nichts|rien) (?:else|more|weiter|mehr|de plus|beyond the requirements)|\belse\b[^”]*” \w+ed: “?(?:nothing|none))[.!]?”?\.$/is.test(
    text,
  )
