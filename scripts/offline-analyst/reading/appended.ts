import { pattern } from '#domain/text/pattern'
import { postscript } from '../text/letters'
import type { Passage } from '../text/passages'
import { pleads, reader, withoutOpener } from '../vocabulary/to-reader'
import { leavesIn, withInstead } from './instead'

/** A wish in the first person, or a question to the reader, at the beginning of a sentence. */
const wish = pattern(
  `^(?:(?:also|and|one more thing|außerdem|zusätzlich|zudem|noch etwas|de plus|en outre|además|también|inoltre|verder)[,:]? )?(?:(?:we|I)(?: also)?(?:['’]d| would)?(?: also)? (?:like|love|want|need)|(?:wir|ich) (?:brauchen?|bräuchten?|möchten?|wünschen|hätten?)|(?:brauchen?|bräuchten?|möchten?|wünschen|hätten?) (?:wir|ich)|(?:nous|on) (?:avons (?:aussi |également )?besoin|voul\\p{L}+|voudr\\p{L}+|souhait\\p{L}+|aimer\\p{L}+)|(?:necesitamos|queremos|quisiéramos|nos gustaría)|(?:ci serve|vorremmo|vogliamo)|(?:we|wij) (?:willen|hebben .{1,40} nodig)|${reader})(?!\\p{L})`,
)

/** True for a sentence that asks for something after a list of terms. */
const asks = ({ item, text }: Passage) => !item && wish.test(withoutOpener(text.replace(postscript, '')))

/** A sentence that demands something, and names it: "All data must stay in Switzerland", unlike "These should follow". */
const demand = pattern(
  String.raw`^(?!(?:(?:this|that|these|those|they|it|such|anything|everything|nothing|(?:any|all|every|both|each)(?: of (?:this|that|these|those|them)| (?:this|that|these|those|other|further|additional))?(?= (?:must|shall|should|needs?|have|has|above|items|points))|other|further|additional|das|dies\p{L}*|es|sie|solche|alles|weitere|andere|ceci|cela|ces|ils|elles|est[oae]s?|quest[oaei]|dit|deze|die) ))(?:[^\s,;:.!?]+ ){1,8}?(?:must|shall|should|(?:needs?|has|have) to|muss|müssen|soll|sollen|sollten?|doit|doivent|devra(?:it|ient)?|deben?|deberían?|deve|devono|devem|moet|moeten)(?!\p{L})`,
)
/** True for a sentence that asks for something after a list of what is left out. */
const demands = (it: Passage): boolean => (asks(it) || pleads.test(it.text) || demand.test(it.text)) && leavesIn(it)

const free = (it: Passage, headings: string[]): Passage => ({
  ...it,
  topic: null,
  ownTopic: false,
  headings,
  heading: headings[0] ?? '',
})

/**
 * Frees a wish below a glossary, and what follows it there, from that heading: "Also, we need a newsletter." So is what a
 * sentence demands below the items of what is left out, and the list that it leads to. A further sentence of such an item
 * may say how something is instead.
 */
export function withAppended(passages: readonly Passage[]): Passage[] {
  let isFreed = false
  let items: Passage[] = []
  let freed: string[] = []
  return passages.map((it) => {
    isFreed = it.topic === 'glossary' && (isFreed || asks(it))
    const [title = '', ...others] = it.headings
    if (isFreed) return free(it, [title, ...others.filter((heading) => wish.test(withoutOpener(heading)))])
    if (it.section !== items[0]?.section) [items, freed] = [[], []]
    if (it.topic !== 'excluded' || !it.ownTopic) return it
    const isOfItem = items.some(({ lines }) => it.lines.some((line) => lines.includes(line)))
    const isBelow = items.length > 0 && !isOfItem
    const isOfFreed = it.headings.some((heading) => freed.includes(heading))
    if (isOfFreed || (isBelow && demands(it))) {
      freed.push(it.text)
      return free(
        it,
        others.filter((heading) => freed.includes(heading)),
      )
    }
    if (it.item) items.push(it)
    return isOfItem ? withInstead(it) : it
  })
}
