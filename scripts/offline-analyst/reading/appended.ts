import { pattern } from '#domain/text/pattern'
import { postscript } from '../text/letters'
import type { Passage } from '../text/passages'
import { reader, withoutOpener } from '../vocabulary/to-reader'

/** A wish in the first person, or a question to the reader, at the beginning of a sentence. */
const wish = pattern(
  `^(?:(?:also|and|one more thing|außerdem|zusätzlich|zudem|noch etwas|de plus|en outre|además|también|inoltre|verder)[,:]? )?(?:(?:we|I)(?: also)?(?:['’]d| would)?(?: also)? (?:like|love|want|need)|(?:wir|ich) (?:brauchen?|bräuchten?|möchten?|wünschen|hätten?)|(?:brauchen?|bräuchten?|möchten?|wünschen|hätten?) (?:wir|ich)|(?:nous|on) (?:avons (?:aussi |également )?besoin|voul\\p{L}+|voudr\\p{L}+|souhait\\p{L}+|aimer\\p{L}+)|(?:necesitamos|queremos|quisiéramos|nos gustaría)|(?:ci serve|vorremmo|vogliamo)|(?:we|wij) (?:willen|hebben .{1,40} nodig)|${reader})(?!\\p{L})`,
)

/** True for a sentence that asks for something after a list of terms. */
const asks = ({ item, text }: Passage) => !item && wish.test(withoutOpener(text.replace(postscript, '')))

/** Frees a wish below a glossary, and what follows it there, from that heading: "Also, we need a newsletter." */
export function withAppended(passages: readonly Passage[]): Passage[] {
  let isFreed = false
  return passages.map((it) => {
    isFreed = it.topic === 'glossary' && (isFreed || asks(it))
    if (!isFreed) return it
    const [title = '', ...others] = it.headings
    const lead = others.filter((heading) => wish.test(withoutOpener(heading)))
    return { ...it, topic: null, ownTopic: false, headings: [title, ...lead], heading: title }
  })
}
