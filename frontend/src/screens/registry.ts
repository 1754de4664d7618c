import type { CallName } from '#contract/route-table'
import type { ShellName } from './shells'

export interface Screen {
  /** A route path; several screens may share one. */
  path: string
  /** Query parameter that selects this screen among those of its path. Its value is then the screen's id. */
  query?: string
  access: 'signed-in' | 'signed-out' | 'anyone'
  /** Screen shown in its place to signed-out visitors, who are otherwise sent to `/auth`. */
  signedOut?: string
  /** Further modules that it loads on opening, in its folder. */
  parts?: string[]
  /** Calls it reads first. They are sent before the program has loaded. */
  reads: CallName[]
  /** Shown until the program has loaded; without one, the page says "Loading...". */
  shell?: ShellName
}

/**
 * Every screen by its folder, most specific first. The folder's `screen.tsx` exports the component, which receives the
 * id if its path or query has one. The routes, the built page's preloads and its first requests derive from this.
 */
export const screens: Record<string, Screen> = {
  dashboard: {
    path: '/',
    access: 'signed-in',
    signedOut: 'auth',
    parts: ['estimate-lists'],
    reads: ['getUser', 'listSavedEstimates', 'listProjects', 'getTrackRecord'],
    shell: 'dashboard',
  },
  auth: {
    path: '/auth',
    access: 'signed-out',
    reads: [],
    shell: 'auth',
  },
  pricing: {
    path: '/pricing',
    access: 'anyone',
    reads: ['getUser'],
    shell: 'pricing',
  },
  projects: {
    path: '/projects',
    access: 'signed-in',
    parts: ['track-record-card'],
    reads: ['getUser', 'listProjects', 'listSavedEstimates', 'getTrackRecord'],
  },
  subscribe: {
    path: '/subscribe',
    access: 'signed-in',
    reads: ['getUser'],
  },
  'saved-estimate': {
    path: '/estimate/:id',
    query: 'saved',
    access: 'signed-in',
    reads: ['getUser', 'getSavedEstimate', 'listSavedEstimates', 'listShares'],
  },
  estimate: {
    path: '/estimate/:id',
    access: 'signed-in',
    parts: ['requirements-panel', 'clarifications-panel', 'results/results-panel', 'quick-stats'],
    reads: ['getUser', 'getProject', 'listSavedEstimates', 'getTrackRecord'],
  },
  'not-found': {
    path: '*',
    access: 'anyone',
    reads: [],
  },
}
