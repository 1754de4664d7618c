import { measureAnalyst } from './analyst'
import { measureBundles } from './bundles'
import { measureCold } from './cold'
import { measureStart, measureTests } from './commands'
import { measureCosts } from './cost'
import { measureDomain } from './domain'
import type { Result } from './metrics'
import { measureFirstLoad } from './first-load'
import { measureJourney } from './journey'
import { measureLighthouse } from './lighthouse'
import { measureReading } from './reading'
import { measureSignIn } from './sign-in'
import { measureUnits } from './units'
import { measureWarm } from './warm'

interface Section {
  title: string
  measure: () => Promise<Result>
  /** True if it is only measured when named. */
  rare?: true
}

/** Sections of the bench by name. */
export const sections = {
  bundles: { title: 'Lambdas by weight', measure: measureBundles },
  'first-load': { title: 'What the browser loads', measure: measureFirstLoad },
  cold: { title: 'Cold starts', measure: measureCold },
  warm: { title: 'Calls on a warm Lambda', measure: measureWarm },
  units: { title: 'Request units', measure: measureUnits },
  cost: { title: 'What an estimate costs', measure: measureCosts },
  reading: { title: 'Reading documents', measure: measureReading },
  domain: { title: 'The domain', measure: measureDomain },
  analyst: { title: 'The offline analyst', measure: measureAnalyst },
  journey: { title: 'From file to estimate', measure: measureJourney },
  'sign-in': { title: 'Refused sign-ins', measure: measureSignIn },
  start: { title: 'Starting', measure: measureStart },
  lighthouse: { title: 'Lighthouse', measure: measureLighthouse },
  test: { title: 'Every check', measure: measureTests, rare: true },
} satisfies Record<string, Section>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

export const isRare = (name: SectionName) => 'rare' in sections[name]
