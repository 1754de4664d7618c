import { pattern } from '#domain/text/pattern'
import type { BuildRole } from '#contract/breakdown'
import type { Statement } from '../reading/statement'
import { wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { screenWords } from '../vocabulary/words'
import { repair } from '../vocabulary/upkeep/common'
import type { Item } from './items'
import { type Hours, rangeOf } from './ranges'
import type { Form } from './scale'

/** Share of the back end in work with a screen. */
const backEndShare = 0.5

/** Minimum hours from which a screen and its back end are separate tasks. */
const splitFrom = 4

const withoutScreens = new Set<Form>(['command line', 'library or API', 'small', 'script', 'bot'])
export const hasScreens = (form: Form) => !withoutScreens.has(form)

/** Returns the role that builds screens. */
export const frontOf = (form: Form): BuildRole => (form === 'mobile' ? 'Mobile developer' : 'Front-end developer')

const screens = new Set(termsOf(screenWords).flatMap((term) => wordsOf(term).map(({ root }) => root)))

const roleOfWork: Record<string, BuildRole> = {
  integrations: 'Back-end developer',
  api: 'Back-end developer',
  migration: 'Data engineer',
  pipeline: 'Data engineer',
  backfill: 'Data engineer',
  dataChecks: 'Data engineer',
  runAlerts: 'DevOps engineer',
  currencies: 'Data engineer',
  ingestion: 'Back-end developer',
  firmware: 'Back-end developer',
  buffering: 'Back-end developer',
  airUpdates: 'Back-end developer',
  gameplay: 'Front-end developer',
  gameContent: 'Front-end developer',
  opponents: 'Front-end developer',
  menus: 'Front-end developer',
  responsive: 'Front-end developer',
  accessibility: 'Front-end developer',
  localisation: 'Front-end developer',
  formats: 'Front-end developer',
  gateways: 'Back-end developer',
  sourceRights: 'Back-end developer',
  release: 'DevOps engineer',
  bot: 'Back-end developer',
  ml: 'Data engineer',
  cicd: 'DevOps engineer',
  monitoring: 'DevOps engineer',
  availability: 'DevOps engineer',
  portability: 'DevOps engineer',
}

const layers: Record<BuildRole, string> = {
  'UX/UI designer': 'design',
  'Front-end developer': 'screens',
  'Mobile developer': 'app',
  'Back-end developer': 'back end',
  'Data engineer': 'data',
  'DevOps engineer': 'operations',
}

/** Returns the name of a role's part of some work, so that no two tasks have one name. */
export const layerName = (work: string, role: BuildRole): string => `${work}: ${layers[role]}`

const layerEnd = new RegExp(`: (?:${Object.values(layers).join('|')})(?: \\(\\d+ of \\d+\\))?$`)

export const withoutLayer = (name: string): string => name.replace(layerEnd, '')

/** Rules of a database, which no screen shows. */
const ofDatabase = pattern(
  String.raw`(?<!\p{L})(?:foreign keys?|primary keys?|(?:referential|data) integrity|normal form|stored procedures?|fremdschlüssel\p{L}*|referenzielle integrität|clés? étrangères?|intégrité référentielle|claves? (?:foráneas?|ajenas?)|integridad referencial|chiav[ei] estern[ae]|integrità referenziale)(?!\p{L})`,
)

/** True for a quality, a rule or a table that is built behind the screens. */
const isBehind = ({ kind, text, topic }: Statement, work: string | null | undefined) =>
  kind === 'quality' || (!work && topic === 'data') || ofDatabase.test(text)

/** True if a statement has screens to design. */
export const isDesigned = (statement: Statement, work: string | null, form: Form): boolean =>
  hasScreens(form) &&
  (roleOfWork[work ?? ''] ?? (isBehind(statement, work) ? null : 'Front-end developer')) === 'Front-end developer'

/** Splits the hours of a statement by role. `work` is the recognized kind of work. */
export function partsOf(
  hours: number,
  statement: Statement,
  { work, upkeep }: Pick<Item, 'work' | 'upkeep'>,
  form: Form,
): (Hours & { role: BuildRole })[] {
  const kind = (work === null && !upkeep) || upkeep === repair ? 'structure' : 'known'
  const front = frontOf(form)
  const own = upkeep?.role ?? roleOfWork[work ?? '']
  const fixed = own === 'Front-end developer' ? front : own
  if (fixed) return [{ role: fixed, ...rangeOf(hours, kind) }]
  if (!hasScreens(form)) return [{ role: 'Back-end developer', ...rangeOf(hours, kind) }]
  if (hours < splitFrom || upkeep || isBehind(statement, work)) {
    const isScreen = work === 'pages' || statement.words.some(({ root }) => screens.has(root))
    return [{ role: isScreen ? front : 'Back-end developer', ...rangeOf(hours, kind) }]
  }
  return [
    { role: front, ...rangeOf(hours * (1 - backEndShare), kind) },
    { role: 'Back-end developer', ...rangeOf(hours * backEndShare, kind) },
  ]
}
