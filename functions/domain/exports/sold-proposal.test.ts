import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { proposalOf } from './proposal'
import { proposalText } from './proposal-text'

test('a proposal of what was sold says how long the work takes with an open option, or with all of them', () => {
  const components = ['Boats', 'Map', 'Chat'].map((name, at) => aComponent(name, aTask(name, 80, [at + 1])))
  const given = aVersion(1, components, ['Members book a boat.', 'There is a map.', 'Members chat.'])
  const durationWith = (...optional: string[]) => {
    const changes = optional.map((component) => ({ component, state: 'optional' as const }))
    const person = { settings: defaultSettings, terms: defaultTerms, scope: { changes, added: [] }, record: undefined }
    const project = { title: 'Club', ...defaultSettings }
    const proposal = proposalOf(
      { project, estimation: estimateVersion(given, person), isSold: true },
      { from: 'Ada', createdAt: '2026-11-20', validUntil: '2026-12-20' },
    )
    return proposalText(proposal).replace(/\s+/g, ' ')
  }

  expect(durationWith('Map')).toMatch(/ without the option “Map”; \d+ weeks with it /)
  expect(durationWith('Map', 'Chat')).toMatch(/ without the options “Chat” and “Map”; \d+ weeks with all of them /)
})
