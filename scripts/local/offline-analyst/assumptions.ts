import { pieceOf } from './catalogue/catalogue'
import type { Study } from './analyse'

/** What the catalogue takes for granted of the work recognised. */
export function assumptionsOf({ recognised, reading }: Study): string[] {
  const known = [...recognised.capabilities.keys()].flatMap((id) => pieceOf(id).capability.assumption ?? [])
  const general = [
    'The offline analyst recognised known kinds of work by its catalogue and sized what goes beyond them by what the sentences say; no model was asked.',
    ...(reading.language.language === null
      ? [
          'The text is in a language of which the offline analyst knows few words: most was sized by its structure alone.',
        ]
      : []),
  ]
  return [...general, ...new Set(known)]
}
