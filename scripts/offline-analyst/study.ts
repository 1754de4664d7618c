import type { WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { type Profile, profileOf } from './reading/profile'
import { type Reading, read } from './reading/read'
import { withEntities } from './reading/migration'
import { withoutUnwanted } from './reading/unwanted'
import { type About, type Statement, isAsking } from './reading/statement'
import type { Earlier } from './sizing/items'
import { type Contents, contentsOf } from './sizing/matter'
import { type Plan, planOf } from './sizing/plan'
import { type Content, type Recognized, recognize } from './sizing/recognize'
import type { Decision } from './text/passages'

/** Reading and breakdown of a text. */
export interface Study {
  reading: Reading
  recognized: Recognized
  profile: Profile
  /** Computed when it is first used: the revision of a chunk without an answer does not need it. */
  readonly plan: Plan
  /** Line numbers of the text. */
  ids: number[]
  /** Returns the study of the text with other decisions on what it leaves open. */
  decide: (decisions: readonly Decision[]) => Study
  /** Returns the study of the text for another platform. */
  correct: (platform: WorkType['platform']) => Study
}

/** Facts from earlier chunks or from the user's correction, and the number of chunks of the document. */
interface Known {
  workType?: WorkType | null
  /** True if a person corrected its platform. */
  isCorrected?: boolean
  earlier?: Earlier
  of?: number
  /** Subject of earlier chunks, so that a few lines need not say so again. */
  about?: About
  /** Decisions on what the text leaves open. Defaults to the first of each choice. */
  decisions?: readonly Decision[]
}

/** Contents of recent chunks: a text is analyzed, and revised soon after. */
const recent = new Map<string, Content>()

/** Chunks of the longest document, and some more. */
const maxRecent = 8

function contentOf(title: string, lines: readonly Line[], ...known: Understood): Content {
  const key = JSON.stringify([title, ...known, ...lines.map(({ id, text }) => `${id} ${text}`)])
  const content = recent.get(key) ?? understand(title, lines, ...known)
  recent.delete(key)
  recent.set(key, content)
  if (recent.size > maxRecent) recent.delete(recent.keys().next().value!)
  return content
}

type Understood = [of: number, about: About, said: readonly string[], decisions: readonly Decision[]]

function understand(title: string, lines: readonly Line[], ...known: Understood): Content {
  const found = read(title, lines, ...known)
  const reading = withEntities({ ...found, statements: withoutUnwanted(found.statements) })
  return { reading, recognized: recognize(reading) }
}

/** Reads a text and breaks it down. */
export function study(title: string, lines: readonly Line[], known: Known = {}): Study {
  const {
    workType = null,
    isCorrected = false,
    earlier = { hours: 0, names: [], unread: 0 },
    of = 1,
    about = null,
    decisions = [],
  } = known
  const { reading, recognized } = contentOf(title, lines, of, about, earlier.said ? earlier.names : [], decisions)
  const found = profileOf(reading)
  const isOther = !isCorrected && reading.statements.some(choosesOtherPlatform)
  const profile = { ...found, ...workType, ...(isOther && { platform: found.platform }), isCorrected }
  let plan: Plan | null = null
  const own: Study = {
    reading,
    recognized,
    profile,
    get plan() {
      return (plan ??= planOf(reading, recognized, profile, earlier, of))
    },
    ids: lines.map(({ id }) => id),
    decide: (other) =>
      JSON.stringify(other) === JSON.stringify(decisions)
        ? own
        : study(title, lines, { ...known, workType: workType ?? workTypeOf(own), decisions: other }),
    correct: (platform) =>
      study(title, lines, { ...known, workType: { ...workTypeOf(own), platform }, isCorrected: true }),
  }
  return own
}

/** True if a person chose another platform than the first of those that a sentence leaves open. */
const choosesOtherPlatform = ({ alternative }: Statement) =>
  alternative?.kind === 'platform' && alternative.read.join() !== alternative.things[0]

/** Returns what parts of a text about software are about, which say nothing about its kind. */
export function contentsIn(title: string, texts: readonly string[]): Contents {
  const { reading, recognized } = study(title, numbered(texts), { of: 2, about: 'software' })
  return contentsOf(reading.statements, recognized)
}

/** Reads the names of tasks, each of which asks for something. */
export function readTasks(title: string, names: readonly string[]): Content {
  const found = read(title, numbered(names), 2, 'software')
  const statements = found.statements.map((it) => (isAsking(it) ? it : { ...it, kind: 'function' as const }))
  const reading = { ...found, statements }
  return { reading, recognized: recognize(reading) }
}

const numbered = (texts: readonly string[]): Line[] => texts.map((text, at) => ({ id: at + 1, text }))

/** Returns kind, stage and platform as in the contract. The default platform is web. */
export const workTypeOf = ({ profile: { kind, stage, platform } }: Study): WorkType => ({
  kind,
  stage,
  platform: platform ?? 'web',
})

/** Returns the lines that a task covers: at least one. */
export function linesOf(places: readonly number[], { reading, ids }: Pick<Study, 'reading' | 'ids'>): number[] {
  const found = places.flatMap((place) => reading.statements[place]?.lines ?? [])
  return found.length > 0 ? found : ids.slice(0, 1)
}
