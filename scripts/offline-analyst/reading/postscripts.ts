import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { postscript } from '../text/letters'
import { wordsOf } from '../text/words'
import { asksReader } from '../vocabulary/to-reader'
import { namesThingOfWork } from './request-terms'

const regards =
  '(?:(?:(?:best|warm|kind|many|big) )?(?:greetings|regards)|(?:(?:viele|liebe|schöne|beste|herzliche|ganz|einen) ){1,2}(?:gruß|grüße)|(?:le |un (?:grand )?)?bonjour|(?:meilleures )?salutations|(?:(?:muchos|un) )?(?:recuerdos|saludos?|abrazo)|(?:(?:tanti|un|cari) )?salut[io]|(?:hartelijke |vele )?groet(?:en|jes))'
const names = '(?!(?:the|our|all|each|every|new|users?|customers?|members?|visitors?|guests?)(?!\\p{L}))\\p{L}'

/** Greetings to and from people whom the reader knows: "Say hi to Lisa", "Schöne Grüße von Peter, er schwärmt noch heute". */
export const greets = pattern(
  `^(?:${regards} (?:from|to|von|vom|an|aus|auch|de|du|à|a|da|dalla|van|aan)|(?:say|tell) (?:hi|hello) to|give (?:my|our) (?:love|regards|best) to|(?:\\p{L}+ ){1,2}(?:says (?:hi|hello)|sends (?:(?:you|her|his|their) )?(?:greetings|regards|love)|lässt (?:dich|euch|sie )?(?:schön |herzlich )?grüßen)|grüß(?:t|en sie)?(?: mir| uns| bitte| auch| ganz| schön| lieb){0,3}|(?:passe[rz]?|transmet\\p{L}+) (?:le|mon|mes|nos) (?:bonjour|salutations|amitiés) à|da(?:le|les)? (?:recuerdos|saludos) a|salutami|saluta(?:te)?|doe de groeten aan) ${names}`,
)

/**
 * Removes the mark of a postscript, and what a postscript says of people and not of the product: "PS: He still talks about the
 * barbecue". It goes on to the end of the text.
 */
export function withoutPostscripts(passages: readonly Passage[]): Passage[] {
  const first = passages.findIndex(({ text }) => postscript.test(text))
  if (first < 0) return [...passages]
  const below = passages.slice(first).flatMap((passage) => {
    const text = passage.text.replace(postscript, '')
    if (greets.test(text) || !(namesThingOfWork(wordsOf(text)) || asksReader(text))) return []
    return [{ ...passage, text }]
  })
  return [...passages.slice(0, first), ...below]
}
