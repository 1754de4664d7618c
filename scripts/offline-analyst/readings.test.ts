import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Component, WorkType } from '#contract/breakdown'
import { wholePerBuildHour } from '#domain/hours/supporting-work'
import { buildHoursOf } from '#domain/hours/workload'
import { root } from '#scripts/root'
import { median } from '#scripts/evaluate/statistics'
import { workTypeOf } from './study'
import { documents } from './testing/documents'
import { buildHours, studied } from './testing/hours'
import { specifications } from './testing/specifications'
import { texts } from './testing/texts'

/**
 * Total hours that a large language model estimates for the texts of this folder through the product's prompt, one
 * text at a time, without having seen an estimate. All of them are new products.
 */
const readings: Record<string, Record<string, number>> = {
  documents: {
    'French list': 133,
    Lastenheft: 189,
    'message of a client': 179,
    'one line': 134,
    'product brief': 206,
    prose: 159,
    'request for proposals': 289,
    'table of priorities': 149,
    'three lines': 41,
    'three short sentences': 94,
    'use cases': 196,
    'user stories': 172,
  },
  specifications: {
    Chinese: 115,
    French: 142,
    Greek: 101,
    Portuguese: 158,
    Russian: 103,
    Spanish: 147,
  },
  texts: {
    brief: 110,
    german: 145,
    notes: 254,
    specification: 175,
    stories: 147,
    tender: 134,
  },
}

/** The shortest texts leave the most open. */
const maxFactor = 2.2

const all: Record<string, Record<string, string>> = { documents, specifications, texts }
const compared = Object.entries(readings).flatMap(([group, byName]) =>
  Object.entries(byName).map(([name, hours]) => {
    const study = studied(all[group]![name]!)
    const workType = workTypeOf(study)
    return { name, hours, kind: workType.kind, ratio: (buildHours(study) * wholePerBuildHour(workType)) / hours }
  }),
)

test.each(compared)('$name: a new product within a factor of 2.2 of the $hours h of a model', (it) => {
  expect(it.kind).toBe('product')
  expect(it.ratio).toBeGreaterThan(1 / maxFactor)
  expect(it.ratio).toBeLessThan(maxFactor)
})

test('most texts are within a factor of 1.5 of a model, with an unbiased median', () => {
  const ratios = compared.map(({ ratio }) => ratio)
  expect(ratios.filter((ratio) => ratio > 1 / 1.5 && ratio < 1.5).length).toBeGreaterThan(ratios.length * 0.75)
  expect(median(ratios)).toBeGreaterThan(0.8)
  expect(median(ratios)).toBeLessThan(1.25)
})

test('a change is read like the recorded reading of a model, within a factor of 2', () => {
  const recorded = (name: string) =>
    readFileSync(join(root, 'functions/services/analyst/recordings', `guest-passes.${name}`), 'utf8')
  const { kind, stage, platform, components } = JSON.parse(recorded('json')) as WorkType & { components: Component[] }
  const offline = studied(recorded('txt').trim(), 'Yoga studio')

  expect(workTypeOf(offline)).toEqual({ kind, stage, platform })
  const ratio = buildHours(offline) / buildHoursOf(components).build
  expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(2))
})
