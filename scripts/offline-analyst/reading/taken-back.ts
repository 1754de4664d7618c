import { applyCancellations, cancelledBy, verdict } from '#domain/text/cancellations'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { leavesAlone } from './untouched'

/** A verdict alone, on the sentence before it. */
const alone = pattern(
  `^(?:(?:was|is|were|wurde|ist) )?${verdict}(?:[,]? (?:for now|for the moment|at the moment|again|vorerst|erst einmal|fürs erste|pour (?:le moment|l.instant)|por ahora|de momento))?[.!]?$`,
)

/** A sentence about how the one before is offered: "Please quote as an option", "Das wäre Stufe 2, bitte noch nicht anbieten". */
const offered = pattern(
  /^(?:(?:that|this|it|das|dies|c['’]est|ce serait|eso|esto|isso|questo|dat) [^.]{2,40}[,;] )?(?:please |bitte |merci de |por favor,? )?(?:(?:don['’]t|do not|not) (?:quote|price|estimate|cost)|(?:quote|price|offer|cost) (?:it |this |that |them )?(?:as an option|separately)|(?:jetzt |noch |erst mal )*(?:nicht|nur|als option|optional|separat) (?:optional |als option )?(?:anbieten|kalkulieren|einrechnen|ausweisen)|ne pas chiffrer|à ne pas chiffrer|(?:à )?chiffrer (?:en option|à part|séparément)|no (?:presupuestar|cotizar)|(?:presupuestar|cotizar) (?:como opción|aparte)|(?:orçar|cotar) (?:como opção|à parte)|não (?:orçar|cotar)|(?:quotare|preventivare) (?:come opzione|a parte)|non (?:quotare|preventivare)|(?:graag )?(?:als optie|apart) (?:offreren|aanbieden)|niet (?:offreren|begroten)|(?:(?:but )?(?:that|this|it)(?:['’]?s| is)|(?:aber )?(?:das|dies|es) ist|(?:mais )?ce n['’]est|(?:pero )?(?:eso )?no es|(?:ma )?(?:questo )?non è|(?:maar )?dat is) (?:aber |jedoch |but |only )*(?:not (?:a must|essential|necessary|urgent)|optional|kein muss|nicht (?:zwingend|unbedingt nötig)|pas (?:obligatoire|indispensable)|imprescindible|obligatorio|indispensabile|obbligatorio|geen must|niet noodzakelijk))[^.,;]{0,20}[.!]?$/iu,
)

const option =
  /op[tzcç]|must|muss|essent|nece|nötig|zwing|urgent|oblig|obblig|indisp|impresc|noodz|apart|separa|sépar|à part/iu

/** Joins verdicts with the sentence that they are on: "Discussed: loyalty points. Rejected for now." */
export function withVerdicts(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const before = joined.at(-1)
    if (before?.lines.at(-1) === passage.lines[0] && before && offered.test(passage.text)) {
      const topic = option.test(passage.text) ? 'wishes' : 'excluded'
      joined[joined.length - 1] = { ...before, topic, ownTopic: true, item: true }
      joined.push({ ...passage, topic, ownTopic: true })
    } else if (before && alone.test(passage.text)) {
      const text = `${before.text.replace(/^[^:]{2,30}: |[.!]$/gu, '')}: ${passage.text.toLowerCase()}`
      joined[joined.length - 1] = { ...before, text, lines: [...new Set([...before.lines, ...passage.lines])] }
    } else joined.push(passage)
  }
  return joined
}

/** Takes from each passage what a later one cancels, and marks what cancels something or leaves it as it is. */
export function withoutCancelled(passages: readonly Passage[]): Passage[] {
  const { texts, cancelling } = applyCancellations(passages.map(({ text }) => text))
  return passages.flatMap((passage, at) => {
    const own = leavesAlone(passage.text) ? 'left' : cancelledBy(passage.text)?.manner
    const cancels = cancelling.has(at) ? 'said' : own
    return texts[at] === '' ? [] : [{ ...passage, text: texts[at]!, cancels }]
  })
}
