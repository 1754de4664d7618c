import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { indefinite } from '../vocabulary/articles'
import { lexicon } from '../vocabulary/lexicon'
import { papers } from '../vocabulary/papers'

const thing = '[^,.;:?!]{3,40}?'
const fresh = `${indefinite} (?!(?:new|neue\\p{L}*|nouve\\p{L}+|nuev\\p{L}+|nieuwe?|better|other) )[^.;:?!]{3,60}`

/** Words before something that exists and is to go, the wish for another thing, and the command to take the first off. */
const exchanges = (
  [
    [
      '(?:instead of|in place of|rather than) (?:the|our|this)',
      "(?:(?:we|I)(?:['’]d| would)? (?:rather )?(?:like|love|want|need|prefer|have)|(?:can|could) we (?:have|get))",
      'Remove the ….',
    ],
    [
      '(?:an)?statt (?:des|der|dem|uns(?:e?re)?[sr]|dieser)',
      '(?:hätten?|möchten?|wollen|brauchen|bräuchten?) (?:wir|ich)(?: (?:lieber|gerne?))*',
      '… entfernen.',
    ],
    [
      "au lieu (?:du|de la|de l['’]|de notre)",
      '(?:nous|on) (?:voudr|aimer|souhait|préfér|veu|voul)\\p{L}+(?: avoir)?',
      'Supprimer le ….',
    ],
    ['en (?:vez|lugar) (?:del|de la|de nuestr[oa])', '(?:quer|preferi)\\p{L}+|nos gustaría(?: tener)?', 'Quitar el ….'],
    ['in plaats van (?:de|het|onze?)', '(?:willen|hebben) (?:we|wij)(?: liever| graag)?', 'De … verwijderen.'],
  ] as const
).flatMap(([instead, wish, removal]) => [
  { removal, way: pattern(`^${instead} ?(?<gone>${thing}),? (?<wish>(?:${wish}) ${fresh}?)[.!?]*$`) },
  { removal, way: pattern(`^(?<wish>(?:${wish}) ${fresh}?),? ${instead} ?(?<gone>${thing})[.!?]*$`) },
])

/** Things that a client uses outside of a product, so that nothing is taken off it: "instead of the Excel list". */
const outside = pattern(
  `(?<!\\p{L})(?:${papers}|excel\\p{L}*|e-?mails?|phone|telephone|calls?|telefon\\p{L}*|téléphone|teléfono|whatsapp|fax|post)(?!\\p{L})`,
)

/** Parts of a product, whatever they lead to: "the WhatsApp button". */
const part = pattern(
  String.raw`(?:button|link|form|page|widget|icon|banner|knopf|knöpfe|seite|formular|bouton|lien|formulaire|botón|enlace|formulario|knop|pagina)(?:s|en|n|es)?(?!\p{L})`,
)

/** Puts the subject of a wish before its verb: "möchten wir", at the end of a sentence. */
const subjectFirst = (wish: string) => wish.replace(/^(\p{L}+) (wir|ich|we|wij)(?!\p{L})/iu, '$2 $1')

const worksIn = (text: string) =>
  lexicon.find(wordsOf(text)).flatMap(({ owner }) => (owner.kind === 'work' ? [owner.name] : []))

/** Separates a part that goes from what takes its place: "Instead of the chat we'd like a form", unlike another logo. */
export function separateExchange(passage: Passage): Passage[] {
  for (const { removal, way } of exchanges) {
    const { gone, wish } = way.exec(passage.text)?.groups ?? {}
    if (!gone || !wish) continue
    const [old, fresh] = [worksIn(gone), worksIn(wish)]
    if ((outside.test(gone) && !part.test(gone)) || old.length === 0 || old.some((name) => fresh.includes(name)))
      continue
    // "Statt des Chats".
    const name = removal.startsWith('…') ? gone.replace(/(?<=\p{L}{3})s$/u, '') : gone
    return [
      { ...passage, text: removal.replace('…', name) },
      { ...passage, text: `${capitalize(subjectFirst(wish))}.`, item: false },
    ]
  }
  return [passage]
}
