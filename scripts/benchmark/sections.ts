import type { Result } from './metrics'

interface Section {
  title: string
  measure: () => Promise<Result>
  /** True if it is only measured when named. */
  rare?: true
}

/** Sections of the bench by name. Each loads its programs when it is measured. */
export const sections = {
  bundles: { title: 'Lambdas by weight', measure: async () => (await import('./bundles')).measureBundles() },
  'first-load': {
    title: 'What the browser loads',
    measure: async () => (await import('./first-load')).measureFirstLoad(),
  },
  cold: { title: 'Cold starts', measure: async () => (await import('./cold')).measureCold() },
  warm: { title: 'Calls on a warm Lambda', measure: async () => (await import('./warm')).measureWarm() },
  units: { title: 'Request units', measure: async () => (await import('./units')).measureUnits() },
  cost: { title: 'What an estimate costs', measure: async () => (await import('./cost')).measureCosts() },
  reading: { title: 'Reading documents', measure: async () => (await import('./reading')).measureReading() },
  domain: { title: 'The domain', measure: async () => (await import('./domain')).measureDomain() },
  analyst: { title: 'The offline analyst', measure: async () => (await import('./analyst')).measureAnalyst() },
  journey: { title: 'From file to estimate', measure: async () => (await import('./journey')).measureJourney() },
  'sign-in': { title: 'Refused sign-ins', measure: async () => (await import('./sign-in')).measureSignIn() },
  start: { title: 'Starting', measure: async () => (await import('./commands')).measureStart() },
  lighthouse: { title: 'Lighthouse', measure: async () => (await import('./lighthouse')).measureLighthouse() },
  test: { title: 'Every check', measure: async () => (await import('./commands')).measureTests(), rare: true },
} satisfies Record<string, Section>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

export const isRare = (name: SectionName) => 'rare' in sections[name]
