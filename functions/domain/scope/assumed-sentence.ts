/** True if the text assumes that a wish of this name is not wanted: “Does this belong in the first release: Map?” */
export const isAssumedOut = (text: string, name: string): boolean =>
  text.toLowerCase().includes(`: ${name.toLowerCase()}?” assumed: no`)

/** True if the text describes an assumed answer, also in the words of estimates saved earlier. */
export const isAssumedSentence = (text: string): boolean =>
  /^(?:“.*” Assumed: |(?:Assumed: .*, in answer to|Not answered:) ".*")/su.test(text)
