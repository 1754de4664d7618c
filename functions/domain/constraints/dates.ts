import { pattern } from '#domain/text/pattern'
import { type Span, findAll } from '#domain/text/text'
import { wordEnd } from './numbers'
import { type Feast, feastNames } from './feasts'

/** A day, month, quarter or year in a text, represented by its last day. */
export interface StatedDate extends Span {
  /** 1 to 12 and 1 to 31; undefined if the text only says "next month" or "Christmas". */
  month?: number
  day?: number
  year?: number
  /** 1 (Monday) to 7 of "by Friday". */
  weekday?: number
  /** True for "the end of the month". */
  endsMonth?: boolean
  feast?: Feast
}

const monthNames: readonly string[] = [
  'jan|januar[iy]?|jänner|janvier|enero|janeiro|gennaio|январ[ьяе]|ιανουαρίου|ιανουάριο[ςυ]?',
  'feb|februar[iy]?|février|febrero|fevereiro|febbraio|феврал[ьяе]|φεβρουαρίου|φεβρουάριος?',
  'march|mar|märz|maart|mars|marzo|março|март[ае]?|μαρτίου|μάρτιος?',
  'april|apr|aprile|avril|abril|апрел[ьяе]|απριλίου|απρίλιος?',
  'may|mai|mei|mayo|maio|maggio|ма[йяе]|μαΐου|μάιος?',
  'june|jun|juni|juin|junio|junho|giugno|июн[ьяе]|ιουνίου|ιούνιος?',
  'july|jul|juli|juillet|julio|julho|luglio|июл[ьяе]|ιουλίου|ιούλιος?',
  'august(?:us)?|aug|août|agosto|август[ае]?|αυγούστου|αύγουστος?',
  'september|sept|sep|septembre|septiembre|setembro|settembre|сентябр[ьяе]|σεπτεμβρίου|σεπτέμβριος?',
  'october|oct|okt|oktober|octobre|octubre|outubro|ottobre|октябр[ьяе]|οκτωβρίου|οκτώβριος?',
  'november|nov|novembre|noviembre|novembro|ноябр[ьяе]|νοεμβρίου|νοέμβριος?',
  'december|dec|dez|dezember|décembre|diciembre|dezembro|dicembre|декабр[ьяе]|δεκεμβρίου|δεκέμβριος?',
]
const month = `(?<month>(?:${monthNames.join('|')})${wordEnd})\\.?`
const monthPatterns = monthNames.map((names) => pattern(`^(?:${names})$`))

const day = '(?<day>[0-3]?\\d)(?!\\d)(?:st|nd|rd|th|er|\\.|º|ª)?'
const year = "(?<year>(?:19|20)\\d{2}|'\\d{2})(?!\\d)(?: ?(?:года|год|г\\.?))?"
const of = '(?:of |de |del |do |den |the )?'
const comma = ',? ?(?:of |de |del |do )?'

const part =
  '(?<part>the end of|end of|end|ende|fin(?:ales|al)? (?:de )?|fim(?: de)?|late|fine|einde?|конец|концу|конца|τέλος|τέλη|early|beginning of|the beginning of|start of|the start of|anfang|début|principios de|início de|inizio|begin|начал[оеу]|αρχές|mid|the middle of|middle of|mitte|mi|mediados de|meados de|metà|half|середин[аеы])[- ]?'
const quarterNames = [
  'q1|1st|first|1\\.|erstes|premier|primer|i',
  'q2|2nd|second|2\\.|zweites|deuxième|segundo|ii',
  'q3|3rd|third|3\\.|drittes|troisième|tercer|terceiro|iii',
  'q4|4th|fourth|last|4\\.|viertes|quatrième|cuarto|quarto|iv',
]
const quarterPatterns = quarterNames.map((names) => pattern(`^(?:${names})$`))

const weekdayNames: readonly string[] = [
  'monday|mon|montag|lundi|lunes|segunda-feira|lunedì|maandag',
  'tuesday|tue|tues|dienstag|mardi|martes|terça-feira|martedì|dinsdag',
  'wednesday|wed|mittwoch|mercredi|miércoles|quarta-feira|mercoledì|woensdag',
  'thursday|thu|thurs|donnerstag|jeudi|jueves|quinta-feira|giovedì|donderdag',
  'friday|fri|freitag|vendredi|viernes|sexta-feira|venerdì|vrijdag',
  'saturday|sat|samstag|sonnabend|samedi|sábado|sabato|zaterdag',
  'sunday|sun|sonntag|dimanche|domingo|domenica|zondag',
]
/** Names of days of the week, abbreviated ones included, as a group of a pattern. */
export const anyWeekday = `(?:${weekdayNames.join('|')})`
const weekday = `(?<weekday>${anyWeekday}${wordEnd})`
const weekdayPatterns = weekdayNames.map((names) => pattern(`^(?:${names})$`))
const start = '(?<![\\p{L}\\p{N}])'
const seasons =
  'spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno'
const daysOff = '(?:ferien|feiertagen?|tagen?|fest|zeit)'
const christmas = `christmas|xmas|weihnacht(?:en|s${daysOff})|heilig(?:abend|en abend)|noël|navidad(?:es)?|nochebuena|natal`
const yearEnd =
  "jahres(?:wechsel|ende)|silvester|year[- ]end|(?:the )?turn of the year|new year(?:'?s)? eve|saint-sylvestre|nochevieja"
const newYear = '(?<!in (?:the )?)new year|neujahr|(?<=(?:zum|vor dem) )neuen jahr|nouvel an|año nuevo'
const easter = `easter|oster(?:n|${daysOff})|pâques|semana santa|pascuas?|páscoa|пасх\\p{L}{1,2}|πάσχα`
const pentecost = `whitsun(?:day|tide)?|whit sunday|pentecost|pfingst(?:en|${daysOff})|pentecôte|pentecostés`
const advent =
  "(?:(?:1st|first|1\\.|ersten?) )?(?:sunday (?:of|in) )?(?<!(?:[2-4](?:\\.|nd|rd|th)|zweiten?|dritten?|vierten?|second|third|fourth) ?(?:sunday (?:of|in) )?)advent(?! of)|l'avent|adviento"
const article = '(?:the|our|den|dem|les?|las?|el) '
/** Before the name of a feast, other than in "menu de Noël". */
const timesOff = 'vacances|fêtes|veille|jour|vacaciones|fiestas|día'
const festive = `${start}(?:${article})?(?:(?:${timesOff}) (?:de |d'))?(?<!(?<!${start}antes|${timesOff}) de )`
/** After the name of a feast, other than in "Christmas orders". */
const notTopic =
  "(?:'s)?(?: (?:eve|day))?(?![\\p{L}\\p{N}])(?! (?:orders?|bookings?|part(?:y|ies)|markets?|cards?|menus?|gifts?|campaigns?|shopping|calendars?|sales?|offers?|concerts?|dinners?|lunch(?:es)?|specials?|events?|newsletters?)(?!\\p{L}))"
/** Holidays without a known day. */
const holidays = `(?<=(?:before|by|until|till|vor|bis zu|avant|antes de|d'ici) )(?:${article})?(?:(?:summer|autumn|winter|school) (?:holidays|break|vacation)|(?:sommer|herbst|winter|schul)ferien|vacances (?:d'été|scolaires)|vacaciones (?:de verano|escolares))`
const today = 'tomorrow|tonight|today|morgen|übermorgen|heute|demain|mañana|amanhã|hoje|завтра|сегодня'
const sources = [
  // 2027-03-01, 2027/3/1
  `(?<![\\d.,/-])(?<year>(?:19|20)\\d{2})[-/.](?<monthNumber>[01]?\\d)[-/.](?<day>[0-3]?\\d)(?!\\d)`,
  // 01.03.2027, 3/1/2027, 1-3-27
  `(?<![\\d.,/-])(?<first>[0-3]?\\d)(?<mark>[./-])(?<second>[0-3]?\\d)\\k<mark>(?<year>(?:19|20)\\d{2}|\\d{2})(?![\\d])`,
  // 1 March 2027, 1st of March, 1. März 2027, 1 de marzo de 2027
  `(?<!\\d[.,]?)${day} ?${of}${month}(?:${comma}${year})?`,
  // March 1, 2027, March 1st
  `${start}${month} ${of}${day}(?:${comma}${year})?`,
  // end of March 2027, mid-June
  `${start}${part}(?:the )?${month}(?:${comma}${year})?`,
  // March 2027
  `${start}${month}${comma}${year}`,
  // 2027 Q2
  `(?<!\\d)(?<year>20\\d{2})[ /-]?(?<quarter>q[1-4])(?![\\p{L}\\p{N}])`,
  // Q2 2027, second quarter of 2027, 2. Quartal 2027
  `${start}(?:${part})?(?:the )?(?<quarter>q[1-4]|(?:${quarterNames.join('|')}) ?(?:quarter|quartals?|trimestre|квартал\\p{L}{0,2}))(?:(?: of| de| del|/|,)? ?${year})?(?![\\p{L}\\p{N}])`,
  // 2027年3月1日, 2027年3月底
  `(?:(?<year>20\\d{2}) ?年 ?)?(?<monthNumber>1[0-2]|0?[1-9]) ?月 ?(?:(?<day>[0-3]?\\d) ?日|底|末|前)?`,
  `(?<year>20\\d{2}) ?年[底末前]?`,
  // summer 2027, end of 2027, end of the year
  `${start}(?<season>${seasons})(?:${comma}${year})`,
  `${start}${part}(?:of )?(?:the |des |der |l'|d'|del |du |do |de |dell'|van het )?(?:(?:this|(?<later>next|coming)|current|calendar|fiscal|school) )?(?:${year}|year|jahres|année|año|ano|anno|jaar|года|(?<currentMonth>month|monats|mois|mes|mês)|quarter|(?<currentWeek>week|woche|semaine|semana)|season)(?![\\p{L}\\p{N}])`,
  // Easter 2027, before Christmas, until New Year's Eve, avant les vacances de Noël, before the summer holidays
  `${festive}(?:(?<easter>${easter})|(?<pentecost>${pentecost})|(?<advent>${advent})|(?<christmas>${christmas})|(?<yearEnd>${yearEnd})|(?<newYear>${newYear}))${notTopic}(?:${comma}${year})?`,
  `${holidays}${wordEnd}`,
  // next Monday, nächsten Freitag, vendredi prochain
  `${start}(?:this|next|coming|nächste[nr]?|kommende[nr]?|diesen|este|próxim[oa]) ${weekday}(?: prochain)?`,
  // next month, this week, Black Friday
  `${start}(?:${anyWeekday} )?(?:(?:this|next|coming|nächsten?|nächstes|kommenden?|próxim[oa]|следующ\\p{L}{2,3}) (?:week|month|quarter|year|${seasons}|school year|season|woche|monat|quartal|jahr|semana|mes|mês|año|ano|недел\\p{L}|месяц\\p{L}{0,1}|год\\p{L}{0,1})|(?:la semaine|le mois|l'année) prochaine?|thanksgiving|black friday|back[- ]to[- ]school)(?![\\p{L}\\p{N}])`,
]

/** Tomorrow, a weekday, a month or a year alone: only after a word such as "by", which the caller looks for. */
const vagueSources = [
  `${start}(?:${today})(?![\\p{L}\\p{N}])`,
  `${start}${weekday}`,
  // 20.12., but no version, which an English sentence ends with: "go live on 8.3."
  `(?<![\\d.,/-]|(?<!\\p{L})(?:on|to|by|with|than|version|php) )(?<day>[0-3]?\\d)\\. ?(?<monthNumber>1[0-2]|0?[1-9])\\.(?!\\d)`,
  `${start}${month}(?! ?\\d)`,
  // Deadline: before the summer holidays. Frist: im Frühjahr
  `(?<=(?:[de] ?line|frame|frist|termin|délai|plazo)(?: is| ist| est)? ?:? (?:\\p{L}{2,6} ){0,2})(?:the |dem |den |l')?(?:${seasons})(?:ferien| holidays?| season)?(?! ?\\p{L})`,
  // Phase 3 (weeks 11–12)
  `${start}(?:weeks?|months?|kw|monate?|wochen?) ?\\d{1,2}(?: ?[–-] ?\\d{1,2})?(?= ?(?:[).,;:|]|$))`,
  `(?<![\\p{L}\\p{N}.,/-])(?<year>20[2-4]\\d)(?![\\p{L}\\p{N}.,/-]\\d)`,
]

/** Exported for the test that no pattern has an unbounded repetition. */
export const datePatterns = [...sources, ...vagueSources].map((source) => pattern(source, 'gi'))

/** Fast check, because most sentences name no date. "may" is mostly not a month. */
const dateHint = pattern(
  `\\d[./-]\\d{1,2}[./-]\\d|\\d\\. ?\\d{1,2}\\.|(?:19|20)\\d\\d|\\d ?[月年]|(?<!\\p{L})(?:q[1-4]|may ?\\d|(?:\\d|th|st|of|by|in|until|before|end|mid|early|late)[ -]may|${part}|(?:this|next|coming) [a-z]|(?:${monthNames.join('|').replace('may|', '')}|${anyWeekday})${wordEnd}|quart|trimes|кварт|${seasons}|nächst|kommend|(?:kw|week|month|woche|monat)[a-z]? ?\\d|próxim|след|${christmas}|${yearEnd}|${newYear}|${easter}|${pentecost}|adv(?:ent|iento)|avent|schulf|holidays|school|vaca|${today}|thanks|black fr|back.to|la semaine|le mois|l'ann)`,
)

/** Finds dates, in any order. A bare month or year is `vague`. */
export function findDates(text: string): (StatedDate & { isVague: boolean })[] {
  const found: (StatedDate & { isVague: boolean })[] = []
  if (!dateHint.test(text)) return found
  for (const [at, pattern] of datePatterns.entries()) {
    for (const match of findAll(pattern, text)) {
      const said = match[0].trimEnd()
      const end = match.index + said.length
      // The full stop of a sentence is no part of its date: "by December 15. Customers pay", unlike "Dec. 15".
      const isStop = said.endsWith('.') && /\p{L}/u.test(said) && /^(?:\s+\p{Lu}|\s*$)/u.test(text.slice(end))
      const span = { start: match.index, end: end - Number(isStop) }
      if (found.some(({ start, end }) => start < span.end && span.start < end)) continue
      const date = dateOf(match.groups ?? {})
      if (date) found.push({ ...span, ...date, isVague: at >= sources.length })
    }
  }
  return found
}

/** End of a working week. */
const friday = 5

/** Returns the last day of the date, or null if the numbers are not a date. */
function dateOf(groups: Record<string, string | undefined>): Omit<StatedDate, keyof Span> | null {
  const year = yearOf(groups.year)
  if (groups.first) {
    const [first, second] = [Number(groups.first), Number(groups.second)]
    // With slashes the month comes first, unless it is above 12.
    const monthFirst = first <= 12 && (groups.mark === '/' || second > 12)
    return valid({ year, month: monthFirst ? first : second, day: monthFirst ? second : first })
  }
  const feast = feastNames.find((name) => groups[name])
  if (feast) return { feast, ...(year !== undefined && { year }) }
  if (groups.christmas) return valid({ year, month: 12, day: 24 })
  if (groups.yearEnd) return valid({ year, month: 12, day: 31 })
  if (groups.newYear) return valid({ year, month: 1, day: 1 })
  if (groups.weekday) return { weekday: weekdayPatterns.findIndex((pattern) => pattern.test(groups.weekday!)) + 1 }
  if (groups.currentMonth || groups.currentWeek) {
    if (groups.later || isEarly(groups.part) || isMiddle(groups.part)) return {}
    return groups.currentMonth ? { endsMonth: true } : { weekday: friday }
  }
  const month = groups.monthNumber ? Number(groups.monthNumber) : monthOf(groups)
  if (month === undefined) return year === undefined ? {} : { year, ...partOfYear(groups.part) }
  return valid({ year, month, day: groups.day ? Number(groups.day) : dayOf(month, year, groups.part) })
}

function yearOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const digits = written.replace(/\D/g, '')
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}

function monthOf({ month, quarter, season }: Record<string, string | undefined>): number | undefined {
  if (month) return monthPatterns.findIndex((pattern) => pattern.test(month)) + 1
  if (quarter) {
    const name = quarter.toLowerCase().split(' ')[0]!
    return 3 * (quarterPatterns.findIndex((pattern) => pattern.test(name)) + 1) || undefined
  }
  if (!season) return undefined
  if (/^(?:spring|früh|print|prima)/i.test(season)) return 5
  if (/^(?:summer|sommer|été|verano)/i.test(season)) return 8
  return /^(?:autumn|fall|herbst|automne|otoño)/i.test(season) ? 11 : 2
}

const isEarly = (part: string | undefined) =>
  /early|begin|start|anfang|début|princip|início|inizio|начал|αρχ/i.test(part ?? '')
const isMiddle = (part: string | undefined) => /mid|mi|medi|mead|metà|half|серед/i.test(part ?? '')

function dayOf(month: number, year: number | undefined, part: string | undefined): number {
  if (isEarly(part)) return 10
  return isMiddle(part) ? 20 : new Date(Date.UTC(year ?? 2027, month, 0)).getUTCDate()
}

function partOfYear(part: string | undefined) {
  if (isEarly(part)) return { month: 3, day: 31 }
  return isMiddle(part) ? { month: 7, day: 31 } : { month: 12, day: 31 }
}

function valid({ year, month, day }: { year: number | undefined; month: number; day: number }) {
  const last = new Date(Date.UTC(year ?? 2028, month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day < 1 || day > last) return null
  return { month, day, ...(year !== undefined && { year }) }
}
