/** True if the text describes an answer. */
export const isAnswerSentence = (text: string): boolean => /^“.*” (?:Assum|Answer)ed: /su.test(text)

/** True for an answer that adds nothing to the requirements: "Nothing more", or "Nothing" to what else there is. */
export const addsNothing = (text: string): boolean =>
  /” \w+ed: “?(?:nothing|none|nichts|rien)(?: (?:else|more|weiter|de plus|beyond the requirements)|(?<=\b(?:else|fehlt|manque)\b.*))[.!]?”?\.$/i.test(
    text,
  )
