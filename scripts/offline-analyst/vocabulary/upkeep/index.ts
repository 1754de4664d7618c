import { content, repair } from './common'
import { maintenance } from './maintenance'
import { element, pieces } from './pieces'
import type { Upkeep } from './upkeep'

/** All work with hours of its own, in order of precedence. */
export const upkeep: Record<string, Upkeep> = {
  element,
  ...maintenance,
  content,
  value: {
    name: 'Values and settings',
    hours: 2,
    verbs: ['alter'],
    isSmall: true,
    things: {
      en: 'from _ to, password (of|for), vat rate, tax rate, default value',
      de: 'von _ auf, mehrwertsteuer*, steuersatz',
      fr: 'de _ a, taux de tva, tva',
      es: 'del _ al, de _ a, iva',
      pt: 'de _ para, iva, imposto',
      ru: 'с _ на, ндс',
      el: 'απο _ σε, φπα',
      zh: '税率',
      other: 'van _ naar, btw*',
    },
  },
  removal: {
    name: 'Removal',
    hours: 2,
    verbs: ['remove'],
    isSmall: true,
  },
  repair,
  ...pieces,
}
