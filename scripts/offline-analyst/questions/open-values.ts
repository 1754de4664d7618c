import { pattern } from '#domain/text/pattern'
import { quote } from '#domain/text/text'
import { type OpenPoint, select } from './form'
import type { NewTask } from './question'

const holder =
  '(?:x{2,}|X{2,4}|TBD|TBC|tbd|tbc|[Nn]\\. ?[Nn]\\.|NN|\\?{2,}|\\.{3}|…|_{2,}|[[<](?:[Nn]umber|[Aa]mount|[Vv]alue|[Cc]ount|[Aa]nzahl|[Zz]ahl|[Ww]ert|[Nn]ombre|[Vv]aleur|[Nn]úmero|[Vv]alor|[Nn]umero|[Aa]antal|TBD|tbd|x+|X+|\\.{3}|…|\\?+)[\\]>])'
const people =
  '(?:users?|people|visitors?|customers?|clients?|members?|employees|connections?|requests?|sessions?|\\p{L}*nutzer\\p{L}*|anwender\\p{L}*|besucher\\p{L}*|kunden|personen|mitglieder\\p{L}*|zugriffe\\p{L}*|anfragen|utilisateurs?|usagers?|visiteurs?|requêtes|usuarios?|visitas|utenti|gebruikers|usuários?)'
const unit = `(?:${people}|%|percent|prozent|seconds?|sek\\p{L}*|minut\\p{L}*|hours?|stunden?|days?|tagen?|months?|monaten?|years?|jahren?|secondes?|heures?|jours?|segundos?|horas?|días?|secondi|ore|giorni|[kmgt]b|[kmg]o|ms|characters|zeichen|files?|dateien|records?|datensätzen?|rows?|pages?|seiten|items?|documents?|dokumenten?|orders?|concurrent|simultaneous|gleichzeitig\\p{L}*|simultan\\p{L}*|parallel\\p{L}*)`
const measure =
  '(?:number of|amount of|response time|load time|(?:maximum|minimum) \\p{L}+|capacity|availability|uptime|limit|(?:an)?zahl (?:der|von)|antwortzeit|ladezeit|kapazität|verfügbarkeit|obergrenze|grenzwert|nombre d|temps de réponse|disponibilité|número de|tiempo de respuesta|disponibilidad|numero di|tempo di risposta)'

const than =
  "(?:at (?:most|least)|(?:more|less|fewer) than|up to|max[.]?|mindestens|höchstens|maximal|mehr als|weniger als|bis zu|au (?:plus|moins)|plus de|jusqu['’]à|al menos|como máximo|más de|hasta|almeno|più di|minstens|meer dan)"

const before = '(?<=^|[\\s(:])'
/** Values that a text leaves open, and how many words before them say what they are: "more than xxx users", "Response time: TBD". */
const values: [value: string, before: number][] = [
  [`${before}${holder}(?=\\s?(?:\\p{L}+ ){0,2}?${unit}(?!\\p{L}))(?:\\s?\\S+){1,4}`, 5],
  [`${measure}(?:\\s\\S+){0,5}\\s${holder}(?![\\p{L}\\d])`, 3],
  [`${than} ${holder}(?![\\p{L}\\d])(?:\\s\\S+){0,3}`, 4],
]
const openValue = pattern(values.map(([value, before]) => `(?:\\S+\\s+){0,${before}}${value}`).join('|'))
/** The same without the words before, which takes far less time. */
const anyValue = pattern(values.map(([value]) => value).join('|'))
/** Any placeholder, which few lines have. */
const anyHolder = /xx|tb[dc]|n\. ?n\.|NN|\?\?|\.\.\.|…|__|[[<]/i
const ofLoad = pattern(`(?<!\\p{L})${people}(?!\\p{L})`)

/** Maximum questions about values that a text leaves open. */
const maxAsked = 2

const added = (component: string, name: string, hours: number) => ({
  kind: 'add' as const,
  tasks: [{ component, name, role: 'Back-end developer', hours } satisfies NewTask],
})

/** Asks for the values that a text leaves open. */
export const openValues: OpenPoint['ask'] = ({ reading }, tasks) => {
  const found = reading.statements.flatMap(({ text, topic }) => {
    const isOpen = topic !== 'glossary' && anyHolder.test(text) && anyValue.test(text)
    const [said] = isOpen ? (openValue.exec(text) ?? []) : []
    return said ? [said.trim().replace(/[.,;:]$/, '')] : []
  })
  return [...new Set(found)].slice(0, maxAsked).map((said) => {
    const question = `The requirements leave a value open: ${quote(said)}. What do you expect?`
    const choices = ofLoad.test(said)
      ? [
          { option: 'Up to 100', effects: [] },
          { option: 'Up to 1,000', effects: [added('Performance', 'Load tests', 6)] },
          { option: '10,000 or more', effects: [added('Performance', 'Load tests and tuning for many users', 24)] },
        ]
      : [
          { option: 'A value that is usual for such products', effects: [] },
          {
            option: 'A demanding value, which takes work of its own',
            effects: [added('Performance', `Work for: ${said}`, 10)],
          },
        ]
    return select(question, 'load and limits', choices, tasks)
  })
}
