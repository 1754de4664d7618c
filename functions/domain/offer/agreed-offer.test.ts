import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { agreedOffer } from './agreed-offer'
import { defaultChoices, offerOf } from './offer'
import { positionsOf } from './offer-standing'
import { describeRisk } from './offer-text'

test('an accepted offer has no risks of the options that were not chosen, and an open one says with which options each comes', () => {
  const risks = [
    ['Payments', 'Each provider differs.'],
    ['Chat moderation', 'Nobody reads along at night.'],
    ['Accounts and chat', 'Members sign in to the chat.'],
    ['Vague wishes', 'Some lines are short. See [lines 3-4].'],
    ['Old pages', 'Their addresses change. See [line 1].'],
    ['Reports', 'Figures are late.'],
  ].map(([risk, description]) => ({ risk: risk!, description: description!, impact: 'low' as const, mitigation: '' }))
  const components = [
    component([aTask()]),
    component([aTask({ name: 'Card form', sources: [3] })], 'Payments'),
    component([aTask({ name: 'Rooms', sources: [4] })], 'Chat'),
    component([aTask({ name: 'Weekly summary', sources: [5] })], 'Reports'),
  ]
  const input = inputOf({ ...hundredHours, components, risks })
  const changes = ['Payments', 'Chat', 'Reports'].map((name) => ({ component: name, state: 'optional' as const }))
  const estimation = estimationOf({ ...input, scope: { changes, added: [] } })
  const defaults = defaultChoices({ title: 'Shop', estimation })
  const choices = {
    ...defaults,
    options: estimation.options.filter(({ component }) => component !== 'Reports'),
    show: { ...defaults.show, risks: true },
    validUntil: '2027-01-01',
  }
  const sender = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' }
  const offer = offerOf({ estimation, settings: input.settings, terms: defaultTerms }, choices, sender)
  const risksOf = ({ risks = [] }: typeof offer) => risks.map(({ risk }) => risk)

  const [payments, chat, ofBoth, wishes, pages] = risks.map(({ risk }) => risk)
  expect(risksOf(offer)).toEqual([payments, chat, ofBoth, wishes, pages])
  const describedWith = (names: string[]) =>
    offer.risks!.map((risk) => describeRisk(risk, offer, positionsOf(names, offer)))
  const texts = risks.slice(0, 5).map(({ description }) => description.replace(/ See .*/, ''))
  const described = texts
    .with(0, `${texts[0]} Only with an option: “Payments”.`)
    .with(1, `${texts[1]} Only with an option: “Chat”.`)
    .with(3, `${texts[3]} Only with an option: “Chat” and “Payments”.`)
  expect(describedWith([])).toEqual(described)
  expect(describedWith(['Chat'])).toEqual([described[0], ...texts.slice(1)])
  const agreed = [[], ['Payments'], ['Chat'], ['Payments', 'Chat']].map((names) =>
    risksOf(agreedOffer(offer, positionsOf(names, offer))),
  )
  expect(agreed).toEqual([
    [ofBoth, pages],
    [payments, ofBoth, wishes, pages],
    [chat, ofBoth, wishes, pages],
    [payments, chat, ofBoth, wishes, pages],
  ])
})
