import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'
import { readDocument } from './read'

/** Documents of third parties that we may not copy. The tests are skipped if the folder does not exist. */
const folder = join(root, '../shared/requirements')
const testReal = test.skipIf(!existsSync(folder))

const known = new Map<string, ReturnType<typeof readDocument>>()

/** Reads a document once. */
const read = async (name: string) => {
  const reading = known.get(name) ?? readDocument(readFileSync(join(folder, name)))
  known.set(name, reading)
  const found = await reading
  return 'text' in found ? found.text : found
}

testReal.each([
  ['08_pure_home-1.3.pdf', /^4\.1\.1 The DigitalHome System shall allow a web-ready computer, .* small appliances\.$/m],
  [
    '08_pure_home-1.3.pdf',
    /^1\.1 \| 10\/15\/2010 \| AM \| Michel Jackson \| Updated version, based on external review \|/m,
  ],
  [
    '09_18f_california-intake-module-sow.docx',
    /^5\.2\. The Contractor shall produce, review and gain agreement .* sprints\.$/m,
  ],
  [
    '09_18f_california-intake-module-sow.docx',
    /^Scrum Master \| The Contractor shall provide a Scrum Master\..* \| 1\. The Scrum Master shall/m,
  ],
  ['13_alaska_readme_states-300k-budget.md', /^#/m],
  ['15_eagle-pass_prd.txt', /^\| \*\*Check-in\*\* \| Location ≠ scheduled/m],
  ['17_de_envirocar-pflichtenheft.pdf', /^\/\/PF41110\/\/ Darstellen einer Karte in einem Webbrowser$/m],
  [
    '17_de_envirocar-pflichtenheft.pdf',
    /Außerdem sollen Funktionen zur räumlichen Interpolation der Daten zur Verfügung gestellt werden\./m,
  ],
  ['23_mobile-pos_srs.doc', /^Pawin Suthipornopas \| 15\/12\/13 \| Edit 2\.1, 4\.2, 5\.4 \| 2$/m],
  ['24_18f_outfitter-permits.md', /^## Applicant profiles$/m],
])('%s reads well (%#)', async (name, expected) => {
  expect(await read(name)).toMatch(expected)
})

testReal('a scan is known as one', async () => {
  expect(await read('21_scanned_no-text-layer_linn.pdf')).toEqual({ scan: { pages: [''], pictures: [] } })
})

testReal('headers and footers are gone', async () => {
  expect(await read('08_pure_home-1.3.pdf')).not.toContain('Digital Home Project, SRS 1.3')
  expect(await read('14b_black-lion-qms_srs.pdf')).not.toContain('QMS for Tikur Anbessa Hospital')
})

testReal('one document as text and as PDF has the same words, as often', async () => {
  const wordsOf = async (name: string) => {
    const text = await read(name)
    return typeof text === 'string'
      ? text
          .toLowerCase()
          .match(/[\p{L}\d]+/gu)
          ?.toSorted()
      : []
  }
  expect(await wordsOf('14_black-lion-qms_srs.txt')).toEqual(await wordsOf('14b_black-lion-qms_srs.pdf'))
})
