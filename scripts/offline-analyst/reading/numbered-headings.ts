import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { minSeries } from '../text/code-series'
import { countEach, fieldIn, verdictIn } from '../text/requirement-codes'
import { topicOf } from '../text/topics'
import type { Topic } from '../vocabulary/headings'
import { labelOf } from '../vocabulary/tables'

/** Topics of what is not wanted now. */
const topicsOfVerdicts: Record<string, Topic> = { 'Out of scope': 'excluded', Later: 'later', 'Nice to have': 'wishes' }

/**
 * Returns the passages without what repeats below the headings of requirements, such as who asked for each and how it is
 * accepted. The first of the others is the requirement; without any, its heading says what it is.
 */
export function withRequirements(passages: readonly Passage[]): Passage[] {
  const below = passages.filter(({ requirement }) => requirement)
  const byCode = new Map<string, Passage[]>(below.map(({ requirement }) => [requirement, []]))
  for (const it of below) byCode.get(it.requirement)!.push(it)
  const perCode = [...byCode.values()]
  const texts = countEach(below.map(({ text }) => text))
  const fields = countEach(perCode.flatMap((those) => [...new Set(those.map(({ text }) => fieldIn(text)))]))
  const isRefrain = ({ text }: Passage) => texts.get(text)! >= minSeries
  const isField = ({ text }: Passage) => fieldIn(text) !== null && fields.get(fieldIn(text))! >= minSeries
  const kept = new Map(
    perCode.flatMap(([title, ...those]) => {
      const own = those.filter((it) => !isRefrain(it))
      const said = own.filter((it) => !isField(it))
      const shown = said.length > 0 ? said : own.length > 0 ? own : [title!]
      const topic = those.map(({ text }) => topicsOfVerdicts[labelOf(verdictIn(text) ?? '') ?? '']).find(Boolean)
      return shown.map((it, at) => {
        if (it.section !== shown[0]!.section) return [it, { ...it, requirement: '' }] as const
        return [it, { ...it, coded: it.coded || at === 0, ...(topic && { topic, ownTopic: true }) }] as const
      })
    }),
  )
  return passages.flatMap((it) => (it.requirement ? (kept.get(it) ?? []) : fromIntroduction(it)))
}

/** Beginnings of sentences about why there is a function, and about its name. */
const explains = pattern(
  String.raw`^(?:sometimes|often|usually|currently|this (?:is (?:when|where|what|because)|(?:feature|function|requirement|section|use case) (?:is (?:required|needed|necessary|important)|describes|explains|defines))|manchmal|oft|häufig|derzeit|parfois|souvent|a veces)(?!\p{L})`,
)

/** Reads the introduction of one function of a specification as what it asks for: "3.2.1 Booking", "3.2.1.1 Introduction". */
function fromIntroduction(passage: Passage): Passage {
  const { topic, headings, ownTopic, text } = passage
  const [above, chapter] = headings.slice(-3).map(topicOf)
  const isOfFunction = topic === 'about' && ownTopic && above === 'functions' && chapter === null
  return isOfFunction && headings.length > 2 && !explains.test(text) ? { ...passage, topic: above } : passage
}
