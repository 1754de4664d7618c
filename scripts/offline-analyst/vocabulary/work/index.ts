import { ai } from './ai'
import { commerce } from './commerce'
import { communication } from './communication'
import { content } from './content'
import { devices } from './devices'
import { flows } from './flows'
import { games } from './games'
import { offers } from './offers'
import { operations } from './operations'
import { people } from './people'
import { quality } from './quality'
import { records } from './records'
import { sectors } from './sectors'
import { technical } from './technical'
import type { Work } from './work'

/** All kinds of work by id. If two fit a statement equally well, the earlier one wins. */
export const works: ReadonlyMap<string, Work> = new Map(
  Object.entries({
    ...people,
    ...commerce,
    ...offers,
    ...sectors,
    ...operations,
    ...communication,
    ...records,
    ...ai,
    ...devices,
    ...flows,
    ...games,
    ...technical,
    ...content,
    ...quality,
  }),
)

/** Kinds of work with ambiguous terms, which take two mentions. */
export const rareWorks: ReadonlySet<string> = new Set([
  ...Object.keys(sectors),
  'aiQuality',
  'auctions',
  'audit',
  'blockchain',
  'calls',
  'circulation',
  'delivery',
  'donations',
  'fleet',
  'game',
  'gamification',
  'imaging',
  'iot',
  'kiosk',
  'listings',
  'manufacturing',
  'matching',
  'media',
  'ml',
  'moderation',
  'pos',
  'queue',
  'realtime',
  'recommendations',
  'scraping',
  'social',
  'spatial',
  'tickets-events',
])
