import type { Tongue } from './wishes'

const phrases: Record<Tongue, Record<'hello' | 'can' | 'and' | 'please' | 'lead' | 'bye', string>> = {
  en: {
    hello: 'Hi Frida,',
    can: 'can you',
    and: 'and',
    please: 'Please',
    lead: 'could you please:',
    bye: 'Thanks,\nTom\n\nTom Baker\nHead of Sales\ntom@bakershop.example\nMobile +44 7700 900123',
  },
  de: {
    hello: 'Hallo Frida,',
    can: 'kannst du',
    and: 'und',
    please: 'Bitte',
    lead: 'könntest du bitte:',
    bye: 'Danke und viele Grüße\nTom\n\nTom Bäcker\nVertriebsleiter\ntom@baecker.example\nMobil: 0170 1234567',
  },
  fr: {
    hello: 'Bonjour Frida,',
    can: 'peux-tu',
    and: 'et',
    please: 'Merci de',
    lead: 'pourrais-tu :',
    bye: 'Merci,\nTom\n\nTom Boulanger\nResponsable des ventes\ntom@boulanger.example\nTél. : 06 12 34 56 78',
  },
  es: {
    hello: 'Hola Frida,',
    can: '¿puedes',
    and: 'y',
    please: 'Por favor,',
    lead: '¿podrías?:',
    bye: 'Gracias,\nTom\n\nTom Panadero\nJefe de ventas\ntom@panadero.example\nMóvil: 612 345 678',
  },
  it: {
    hello: 'Ciao Frida,',
    can: 'puoi',
    and: 'e',
    please: 'Per favore',
    lead: 'potresti per favore:',
    bye: 'Grazie,\nTom\n\nTom Fornaio\nResponsabile vendite\ntom@fornaio.example\nCell. 333 1234567',
  },
  nl: {
    hello: 'Hoi Frida,',
    can: 'kun je',
    and: 'en',
    please: 'Graag',
    lead: 'zou je:',
    bye: 'Groeten,\nTom\n\nTom Bakker\nVerkoopleider\ntom@bakker.example\nMobiel: 06 12345678',
  },
}

const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The forms in which clients write the same three wishes. */
export const forms = {
  sentence: (tongue, [one, two, three]) => {
    const { can, and } = phrases[tongue]
    return capitalize(`${can} ${one}, ${two} ${and} ${three}?`).replace(/^¿p/, '¿P')
  },
  sentences: (tongue, all) => all.map((it) => `${phrases[tongue].please} ${it}.`).join(' '),
  bullets: (_, all) => all.map((it) => `- ${capitalize(it)}`).join('\n'),
  numbers: (_, all) => all.map((it, at) => `${at + 1}. ${capitalize(it)}`).join('\n'),
  mail: (tongue, all) => {
    const { hello, lead, bye } = phrases[tongue]
    return `${hello}\n\n${lead}\n${all.map((it) => `- ${it}`).join('\n')}\n\n${bye}`
  },
} satisfies Record<string, (tongue: Tongue, wishes: readonly string[]) => string>
