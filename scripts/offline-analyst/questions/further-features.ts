import { memoize } from '#domain/hours/memoize'
import { buildHoursIn } from '#domain/hours/workload'
import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import { type Reading, read } from '../reading/read'
import { firm } from '../reading/sight'
import { isAsking } from '../reading/statement'
import { matterOf } from '../sizing/matter'
import { recognize } from '../sizing/recognize'
import { taskName } from '../sizing/task-name'
import { hoursMoved } from './effects'
import { type OpenPoint, rounded, select } from './form'
import type { Effect, NewTask } from './question'

/**
 * Maximum hours that an answer can add, as a share of the build hours. It is below the share from which an answer is
 * required: nobody has to know what a text leaves out.
 */
const maxShareOfText = 0.19

const no = 'no|none|nothing|n/a|nichts|nein|keine?|rien|non|nada|ningun[ao]'
const beside =
  'thing|else|more|further|other|beyond|in|the|text|that|this|it|is|s|all|for|now|thanks?|you|please|wishes|requirements|features|weiter\\p{L}*|mehr|sonst|danke|das|ist|alles|wünsche|anforderungen|de|plus|d|autre|pour|le|moment|merci|c|est|tout|más|gracias|eso|es|todo|por|ahora'

/** Answers such as "Nothing beyond the text." and "No, thanks", unlike "No-show fees". */
const nothing = pattern(`^\\W*(?:${no})(?:[\\s,.!'’]+(?:${no}|${beside}))*[\\s.!]*$`)

const decided =
  '(?:decided|determined|defined|confirmed|discussed|clarified|clear|known|sure|certain|fixed|agreed|entschieden|festgelegt|geklärt|klar|bekannt|besprochen|sicher|décidé|défini|connu|sûr|decidid[oa]|definid[oa]|claro|seguro|deciso|definito|besloten|bekend|duidelijk)'
/** Answers that leave it open: "Not decided yet", "Tbd", "Noch offen", "We will tell you later". */
const open = pattern(
  `^\\W*(?:${[
    `(?:(?:(?:that|this|it|we|das|es|ce|c['’]est)(?:['’]s)? )?(?:is|are|have|['’]s|haben|ist|est)? ?)?(?:not|nicht|noch nicht|pas|pas encore|no|aún no|todavía no|non|non ancora|niet|nog niet) (?:yet |been |fully |quite |está |encore )*${decided}(?: yet| so far)?`,
    `(?:still )?(?:to be|has to be|must be|needs to be) ${decided}`,
    't\\.?b\\.?[acdn]\\.?|n\\.?t\\.?b\\.?',
    `(?:maybe |perhaps |vielleicht |peut-être |quizás )?(?:later|later on|some other time|another time|später|ein andermal|plus tard|más (?:adelante|tarde)|più (?:avanti|tardi)|mais tarde)`,
    `(?:we|I)(?:['’]ll| will| would| can| shall)? (?:(?:have to |need to |must )?(?:tell|let|inform|send|decide|discuss|think|see|come back|get back|clarify|talk)(?: (?:you|about|it|that|this|to|on|know|with|us|internally|over))*)(?: (?:later|soon|then|next week|tomorrow|after\\p{L}*))?`,
    "(?:is |it['’]s |that['’]s )?(?:still )?(?:open|unclear|undecided|unknown|pending|under discussion)(?: still| yet| at the moment)?",
    '(?:das |ist |es |bleibt )*(?:noch |erst ?mal )?(?:offen|unklar|ungewiss|in klärung|zu klären)',
    '(?:das )?(?:steht|wissen wir|weiß ich|klären wir|entscheiden wir|sagen wir(?: (?:ihnen|euch|dir))?|melden wir)(?: (?:noch|erst|intern|das))*(?: (?:nicht(?: fest)?|später|nach))?',
    '(?:à|encore à) (?:définir|déterminer|décider|voir|préciser)|on (?:verra|vous dira)(?: plus tard)?|por (?:definir|decidir|determinar)|pendiente|ya veremos|da (?:definire|decidere)|vedremo|nog open|a (?:definir|decidir)',
    "(?:we|I) (?:do not|don['’]t|cannot|can['’]t) (?:know|say)(?: (?:that|it|this|yet|now|at the moment))*|no idea(?: yet)?|(?:not|nicht) (?:sure|sicher)|keine ahnung",
  ].join('|')})[\\s.!,]*$`,
)

/** Asks for requirements that the text does not contain. */
export const anythingElse: OpenPoint['ask'] = ({ reading }, tasks) => {
  const max = buildHoursIn({ tasks }) * maxShareOfText
  return [
    {
      question: 'What else must the product do that the requirements do not mention?',
      type: 'text',
      effect: 'additional features',
      unit: 'hours',
      options: [],
      moves: rounded(max),
      neutral: ['Nothing beyond the requirements'],
      effects: ([answer = '']) =>
        nothing.test(answer) || open.test(answer) ? [] : addedBy(answer, max, hoursPerUnit(reading)),
    },
  ]
}

const maxWishes = 6

/** A relative clause, whose list is no wish of its own: "a portal where customers see their systems, reports and invoices". */
const ofClause = pattern(
  String.raw`(?<!\p{L})(?:where|that|which|who|when|wo|(?:in|mit|auf|an|bei|aus|von) de[rmn]|qui|où|lequel|laquelle|que|donde|che|dove|waar|waarin)(?!\p{L})`,
)
const ownArticle = /^(?:and |und |et |y )?(?:an?|eine?n?|une?|una?|uma?|een|des|unos|unas) /iu

/** Words before a wish that name nothing: "Optionally, hotels see the footprint". */
const opener = pattern(
  '^(?:optional(?:ly)?|(?:if|as|wenn|falls|sofern|si|se|indien) (?:it is )?(?:possible|möglich|posible|possibile|possível|mogelijk)|ideal(?:ly|erweise|iter|mente|ement)|idéalement|later(?: on)?|eventually|maybe|perhaps|possibly|später|vielleicht|eventuell|gegebenenfalls|ggf\\.|plus tard|peut-être|éventuellement|optionnellement|en option|más (?:adelante|tarde)|quizás?|tal vez|eventualmente|opcionalmente|più (?:avanti|tardi)|forse|eventueel|misschien|optioneel|mais tarde|talvez), +(?=\\S)',
)

/** A case, a place or people before what a sentence wishes: "For members, a chat", "If a member is ill, the coach gets a mail". */
const setting =
  /^(?:if|when|once|after|before|as|for|on|in|at|with|wenn|falls|sobald|nach|vor|für|auf|im|bei|mit|si|quand|après|avant|pour|sur|dans|en|avec|cuando|para|con|quando|per|se|als|voor|op|met) \S/iu

/** Returns the wishes that a line lists, or the line. */
function wishesOf(line: string): string[] {
  const text = capitalize(line.replace(opener, ''))
  const [first = '', ...others] = text.split(listed)
  const isOne = setting.test(first) || (ofClause.test(first) && !others.every((it) => ownArticle.test(it)))
  return isOne ? [text] : [first, ...others]
}

/** Separates a list of wishes: "Nice to have: a gallery, a chat", unlike "a map, also offline". */
const listed = pattern(
  String.raw`, (?!(?:also|even|including|auch|sogar|inklusive|aussi|même|también|incluso)(?!\p{L}))(?:and |und |et |y )?(?!(?:damit|sodass|um|die|der|das|wenn|so|which|that|if|when|afin|pour|qui|que|si|para|che|zodat|om|(?:in|mit|auf|an|bei|aus|von) (?:de[rmn]|die|das)|(?:in|with|on|for) which|dans l\p{L}+|en (?:el|la) que|waarin)(?!\p{L}))`,
)

interface Wishes {
  asked: { option: string; added: NewTask[] }[]
  others: string[]
}

/** Returns the wishes of a text, at most `maxWishes` with the tasks that each takes, and the text of the others. */
export const wishesIn = memoize((reading: Reading): Wishes => {
  const places = new Map<string, number>()
  for (const [place, { kind, text, topic, item }] of reading.statements.entries()) {
    if (kind !== 'wish') continue
    for (const wish of topic === 'wishes' && item && !firm.test(text) ? wishesOf(text) : [text])
      if (!places.has(wish)) places.set(wish, place)
  }
  const factor = hoursPerUnit(reading)
  const asked = new Map<string, NewTask[]>()
  const others: string[] = []
  for (const [text, place] of places) {
    const added = asked.size < maxWishes ? tasksOf([text], factor).map((task) => ({ ...task, place })) : []
    if (added.length > 0) asked.set(taskName({ text }), added)
    else others.push(text)
  }
  return { asked: [...asked].map(([option, added]) => ({ option, added })), others }
})

type Wish = Wishes['asked'][number]

const askOne = ({ option, added }: Wish) => {
  const choices = [
    { option: 'No', effects: [] },
    { option: 'Yes', effects: [{ kind: 'add' as const, tasks: added }] },
  ]
  return select(`Does this belong in the first release: ${option}?`, 'optional features', choices, [])
}

const askAmong = (asked: readonly Wish[]): ReturnType<OpenPoint['ask']>[number] => ({
  question: 'Which of these optional features belong in the first release?',
  type: 'multiselect',
  effect: 'optional features',
  unit: 'hours',
  options: asked.map(({ option, added }) => ({
    option,
    moves: rounded(hoursMoved([{ kind: 'add', tasks: added }], [])),
  })),
  moves: 0,
  neutral: [],
  effects: (ticked) =>
    asked.flatMap(({ option, added }) => (ticked.includes(option) ? [{ kind: 'add' as const, tasks: added }] : [])),
})

/** Asks which optional wishes to include. None is included by default. */
export const wishes: OpenPoint['ask'] = ({ reading }) => {
  const { asked } = wishesIn(reading)
  return asked.length > 1 ? [askAmong(asked)] : asked.map(askOne)
}

/** Asks about each wish that a revision adds: the text before it may have been asked about several. */
export const addedWishes: OpenPoint['ask'] = ({ reading }) => wishesIn(reading).asked.map(askOne)

/** Returns the questions about wishes in each form in which they were asked, when a version had more or fewer of them. */
export const wishesInAnyForm: OpenPoint['ask'] = ({ reading }) => {
  const { asked } = wishesIn(reading)
  return [askAmong(asked), ...asked.map(askOne)]
}

/** Returns the build hours per hour of matter that an answer adds. */
const hoursPerUnit = ({ isOfExisting }: Reading): number => (isOfExisting ? 0.2 : 0.5)

/** Returns the tasks of features described in a few words each. */
function tasksOf(features: readonly string[], factor: number): NewTask[] {
  const lines = features.map((text, at) => ({ id: at + 1, text: `- ${text}` }))
  const all = read('An app', [{ id: 0, text: 'Users can use the app.' }, ...lines])
  // "A chat would be nice" is a requirement once it is chosen.
  const statements = all.statements.map((it) => (it.kind === 'wish' ? { ...it, kind: 'function' as const } : it))
  const reading = { ...all, statements }
  const recognized = recognize(reading)
  // A wish is about what it names, which a text may name by the way.
  const certain = new Set(recognized.works.flatMap((ids) => [...ids]))
  const own = matterOf(reading.statements, { ...recognized, certain })
  return reading.statements.flatMap((statement, at): NewTask[] =>
    isAsking(statement) && !statement.lines.includes(0)
      ? [
          {
            component: 'Additional features',
            name: taskName(statement),
            role: 'Back-end developer',
            hours: own[at]! * factor,
          },
        ]
      : [],
  )
}

/** Reads an answer as requirements. Their total is capped at `max` hours. */
function addedBy(answer: string, max: number, factor: number): Effect[] {
  const features = answer
    .split(/[\n\u2028\u2029;]|(?<=[.!?])\s/)
    .map((feature) => feature.trim())
    .filter((feature) => /\p{L}{2}/u.test(feature))
  const added = tasksOf(features, factor)
  const sum = added.reduce((hours, task) => hours + task.hours, 0)
  if (sum === 0) return []
  const scale = Math.min(1, max / sum)
  return [{ kind: 'add', tasks: added.map((task) => ({ ...task, hours: task.hours * scale })) }]
}
