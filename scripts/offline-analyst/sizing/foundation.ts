import type { BuildRole } from '#contract/breakdown'
import { pattern } from '#domain/text/pattern'
import { asksReader } from '../vocabulary/to-reader'
import type { Form } from './scale'

interface Share {
  name: string
  role: BuildRole
  share: number
  /** True for the work that a product without data of its own does without. */
  stores?: true
}

const web: Share[] = [
  { name: 'Visual style of all pages', role: 'UX/UI designer', share: 0.26 },
  { name: 'Page frame and navigation', role: 'Front-end developer', share: 0.18 },
  { name: 'Server and its connection to the pages', role: 'Back-end developer', share: 0.19 },
  { name: 'Database for all data', role: 'Back-end developer', share: 0.18, stores: true },
  { name: 'Hosting and publishing of new versions', role: 'DevOps engineer', share: 0.19 },
]

const app: Share[] = [
  { name: 'Visual style of the app', role: 'UX/UI designer', share: 0.26 },
  { name: 'App structure and navigation', role: 'Mobile developer', share: 0.26 },
  { name: 'Storage and exchange of data', role: 'Mobile developer', share: 0.26, stores: true },
  { name: 'Release in the app stores', role: 'DevOps engineer', share: 0.22 },
]

const webAndApp: Share[] = [
  { name: 'Visual style of the pages and the app', role: 'UX/UI designer', share: 0.22 },
  { name: 'Page frame and navigation', role: 'Front-end developer', share: 0.14 },
  { name: 'App structure and navigation', role: 'Mobile developer', share: 0.14 },
  { name: 'Server and its connection to pages and app', role: 'Back-end developer', share: 0.14 },
  { name: 'Database for all data', role: 'Back-end developer', share: 0.18, stores: true },
  { name: 'Hosting and publishing of new versions', role: 'DevOps engineer', share: 0.1 },
  { name: 'Release in the app stores', role: 'DevOps engineer', share: 0.08 },
]

const desktop: Share[] = [
  { name: 'Application window and navigation', role: 'Front-end developer', share: 0.55 },
  { name: 'Storage of all data', role: 'Back-end developer', share: 0.45, stores: true },
]

const program: Share[] = [
  { name: 'Structure, settings and error messages', role: 'Back-end developer', share: 0.65 },
  { name: 'Installation and publishing of new versions', role: 'DevOps engineer', share: 0.35 },
]

const hosting = 'Hosting, domain and publishing of changes'

const site: Share[] = [
  { name: 'Site structure and layout', role: 'Front-end developer', share: 0.6 },
  { name: hosting, role: 'DevOps engineer', share: 0.4 },
]

const shares: Record<Form, Share[]> = {
  web,
  mixed: webAndApp,
  unknown: web,
  mobile: app,
  desktop,
  'command line': program,
  'library or API': program,
  small: program,
  script: program,
  bot: program,
  site,
  'small application': site,
}

const namesHosting = pattern(
  String.raw`(?<!\p{L})(?:hosting|web ?space|domains?|hébergement|nom de domaine|alojamiento|dominio|domínio|hospedagem|domein(?:naam)?)(?!\p{L})`,
)

/** True if a sentence asks for a foundation task: "Can you sort the domain and hosting as well?" */
export const isAskedIn = (task: string, sentence: string): boolean =>
  task === hosting && namesHosting.test(sentence) && asksReader(sentence)

/** Returns the foundation tasks of a new product of this form, with their hours. */
export const foundationTasks = (form: Form, hours: number, isStoring: boolean) =>
  shares[form].flatMap(({ share, stores, ...task }) =>
    stores && !isStoring ? [] : [{ ...task, hours: hours * share }],
  )

/** Reasons for these tasks, in words for a client. */
const reasons = new Map([
  [web, 'its look and navigation, the server and database, and hosting and the publishing of new versions'],
  [
    webAndApp,
    'its look, the navigation of its pages and app, the server and database, hosting and the publishing of new versions, and the release in the stores',
  ],
  [app, 'its look and navigation, the storage of data, and the release in the stores'],
  [desktop, 'its window and navigation, and the storage of data'],
  [program, 'its structure, settings, error messages and installation'],
  [site, 'its structure and layout, hosting, the domain and the publishing of changes'],
])
export const foundationReason = (form: Form, isStoring: boolean): string => {
  const reason = reasons.get(shares[form])!
  return `What every part of the product is built on: ${isStoring ? reason : reason.replace(/ and database|,(?: and)? the storage of data/, '')}.`
}
