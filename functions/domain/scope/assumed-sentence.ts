/**
 * True if an answer, given or assumed, says that a wish of this name is not wanted: “Does this belong in the first
 * release: Map?”
 */
export const isAnsweredOut = (text: string, name: string): boolean =>
  /^\w+: no\b/.test(text.toLowerCase().split(`: ${name.toLowerCase()}?” `)[1] ?? '')

/** True if the text describes an answer, also in the words of estimates saved earlier. */
export const isAnswerSentence = (text: string): boolean =>
  /^(?:“.*” (?:Assum|Answer)ed: |(?:Assumed: .*, in answer to|Not answered:) ".*")/su.test(text)
