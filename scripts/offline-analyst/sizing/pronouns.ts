import { pattern } from '#domain/text/pattern'
import { baseOf, deedOf } from './command'
import { aux } from './openings'

/** Pronoun as the subject, and what it does. "This list" begins with none. */
const subject = /^(they|he|she|it|we|you|I|(?:this|these)(?= \w+s? ))(?:['’](?:d|ll))? (.+)$/iu

const adverbs = '(?:(?:then|also|just|always|now|only|automatically|either|both) )*'
const modal = pattern(
  `^${adverbs}(?:(?:shall|must|should|will|can|may|might|could|would|needs? to|ha(?:s|ve) to|wants? to|(?:would )?like to) ${adverbs})+(?:be able to |be possible to )?`,
  'iu',
)

/** The same in German, whose verb is last, and in Romance languages, whose verb follows. */
const others = [
  pattern(
    `^(?:sie|er|es|wir|man|ich) (?:${aux}) (?:(?:auch|dann|sich) )*(?=\\p{L}.*\\s\\p{L}+n$)(?!.* (?:sein|werden|können)$)`,
    'iu',
  ),
  pattern(
    `^(?:(?:ils?|elles?|on|ell[oa]s?|él|eles?|elas?) )?(?:${aux}) (?:(?:aussi|también|também) )?(?:(?:pouvoir|poder) )?(?!être |ser |estar )(?=\\p{L}+(?:[aei]r|re) )`,
    'iu',
  ),
]

/** Verbs of what is, which make no command: "They are often late". */
const state = pattern(String.raw`^(?:am|are|is|was|were|do|does|did|had|don|doesn|didn|can|won)(?!\p{L})`)

const objects: Record<string, string> = { they: 'them', he: 'them', she: 'them', we: 'us', you: 'you', i: 'me' }

/**
 * Returns a name that begins with its verb instead of a pronoun or a modal: "Pick a day" for "They should pick a day". A
 * list of names does not say who "they" are.
 */
export function withoutPronoun(name: string): string {
  for (const other of others) if (other.test(name)) return name.replace(other, '')
  const [, who = '', said = name] = subject.exec(name) ?? []
  const rest = said.replace(modal, '')
  const isAsked = rest !== said
  if (!who && !isAsked) return name
  const command = isAsked ? commandOf(rest, who.toLowerCase()) : deedIn(said, who.toLowerCase())
  return command && /\S\s\S/.test(command) ? command : name
}

/** Returns what is asked for after a modal, as a command. */
function commandOf(rest: string, who: string): string {
  const object = objects[who]
  const [, not] = /^not (?!only )(.+)/i.exec(rest) ?? []
  if (not) return object ? `do not let ${object} ${not}` : `do not ${not}`
  const [, participle = '', after = ''] = /^be (\p{Ll}+)(.*)$/iu.exec(rest) ?? []
  const deed = participle.endsWith('ed') && who !== '' ? deedOf(participle) : undefined
  if (deed) return `${deed} ${object ?? 'it'}${after}`
  return rest.replace(/^(?:be|have) (?:an? |the )?/i, '')
}

/** Returns what a pronoun does as a command, or nothing for what it is. */
function deedIn(said: string, who: string): string | undefined {
  const had = /^ha(?:ve|s) (?:an? |the )?(?!to |been )(.+)/i.exec(said)?.[1]
  if (had) return had
  if (state.test(said)) return undefined
  if (/^(?:they|we|you|i)$/.test(who)) return said
  const [, verb = '', after = ''] = /^(\p{Ll}+s)( .+)$/u.exec(said) ?? []
  return verb && (who !== 'this' || deedOf(verb)) ? baseOf(verb) + after : undefined
}
