import type { Language } from '../../vocabulary/cues'
import { de } from './de'
import { el } from './el'
import { es } from './es'
import { fr } from './fr'
import { pt } from './pt'
import { ru } from './ru'
import { zh } from './zh'

/** The commonest terms in one language: of capabilities by their id, and of kinds of product by their name. */
export interface Translation {
  capabilities: Record<string, string>
  products: Record<string, string>
}

export const translations: Record<Exclude<Language, 'en'>, Translation> = { de, fr, es, pt, ru, el, zh }
