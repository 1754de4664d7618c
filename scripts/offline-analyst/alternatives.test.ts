import { expect, test } from 'vitest'
import type { ShownAnswer } from './prompt'
import { assumptionsOf } from './assumptions'
import { effectsOf, questionsFor, tasksOf } from './questions/ask'
import { changeBy, hoursMoved } from './questions/effects'
import { questionsOn } from './questions/open-questions'
import { studied } from './testing/hours'

const shop = 'We need an online shop for soap.'

const choiceIn = (text: string) =>
  questionsFor(studied(text), { isFirst: true, isRevision: false }).questions.filter(({ question }) =>
    question.includes('leave a choice'),
  )

/** Returns the effects and the assumption of an answer to the question about a choice. */
function answered(text: string, answer: string) {
  const study = studied(text)
  const tasks = tasksOf(study)
  const { open } = questionsOn(study, tasks)
  const { question, options, neutral, type } = open.find((it) => it.question.includes('leave a choice'))!
  const shown: ShownAnswer = {
    id: 'q1',
    question,
    type,
    options: options.map(({ option }) => option),
    assumed: neutral[0],
    answer,
    given: true,
  }
  const effects = effectsOf(open, shown)
  return {
    moved: hoursMoved(effects, tasks),
    added: changeBy(effects, tasks).added.flatMap((component) => component.tasks),
    assumption: assumptionsOf(study, undefined, [shown]).find((it) => it.includes('one of')),
  }
}

test.each([
  [`${shop} It should have either a blog or a forum.`, ['A blog', 'A forum', 'Both']],
  [`${shop} Option 1: a blog. Option 2: a forum. Option 3: a chat.`, ['A blog', 'A forum', 'A chat', 'All of them']],
  [`${shop} Payments run through either Stripe or PayPal.`, ['Stripe', 'PayPal', 'Both']],
  [`${shop} Please integrate either Stripe or PayPal.`, ['Stripe', 'PayPal', 'Both']],
  [`${shop} Either Stripe or PayPal should handle the payments.`, ['Stripe', 'PayPal', 'Both']],
  [`${shop} Data goes either to Xero or to QuickBooks.`, ['Xero', 'QuickBooks', 'Both']],
  ['Wir brauchen einen Onlineshop. Zahlungen entweder über Stripe oder PayPal.', ['Stripe', 'PayPal', 'Both']],
  [
    'Our shop runs on Shopware. Please add either gift cards or a loyalty program.',
    ['Gift cards', 'A loyalty program', 'Both'],
  ],
  ['We need a website for our club. It can be WordPress or a custom system.', ['WordPress', 'A custom system']],
  ['We need a website for our club: a custom-built site or WordPress.', ['WordPress', 'A custom-built site']],
  [
    'Wir brauchen eine Website, entweder mit WordPress oder einem eigenen System.',
    ['WordPress', 'Einem eigenen System'],
  ],
  ['Nous voulons un site, soit avec WordPress soit un système sur mesure.', ['WordPress', 'Un système sur mesure']],
])('a client who names two ways is asked for one of them: %s', (text, options) => {
  const [question, ...others] = choiceIn(text)
  expect(others).toEqual([])
  expect(question!.options.map(({ option }) => option)).toEqual(options)
  expect(question!.neutral).toEqual([options[0]])
  // Otherwise nobody would be asked.
  expect(question!.options.some(({ moves }) => moves !== 0)).toBe(true)
})

test.each([
  `${shop} Customers pay with either Stripe or PayPal.`,
  `${shop} It would be nice to have either a blog or a forum.`,
  `${shop} Customers pay either by card or by invoice.`,
  `${shop} Orders are either accepted or rejected by the office.`,
  `${shop} Invoices are sent either by email or by post.`,
  'We need a booking app. Login with Google or Apple.',
  'We need a portal. The report is exported either as Excel or as PDF.',
  'We need a ticket system. It notifies either the manager or the clerk.',
  'Our site runs on WordPress or a custom theme. Please add a chat.',
  'Our website is built with WordPress. Please add a chat.',
  'Wir brauchen einen Onlineshop. Besucher sehen entweder eine Karte oder einen Kalender.',
  `${shop} Import orders from Shopify or a custom shop.`,
  `${shop} Alerts go to either Slack or Telegram, depending on the settings.`,
])('a text that leaves nothing to decide raises no question of choice: %s', (text) => {
  expect(choiceIn(text)).toEqual([])
})

test('another answer changes the assumption, the tasks and their hours, and all of them add up', () => {
  const text = `${shop} It should have either a blog or a forum.`
  const other = answered(text, 'A forum')
  expect(other.assumption).toBe('The requirements ask for one of two things: “a forum” is estimated, not “a blog”.')
  expect(other.moved).toBeGreaterThan(0)
  const both = answered(text, 'Both')
  expect(both.assumption).toContain('all are estimated: “a blog” and “a forum”')
  expect(both.moved).toBeGreaterThan(other.moved)
  // Each task cites the line that asks for it.
  for (const { places } of [...other.added, ...both.added]) expect(places).toHaveLength(1)

  expect(answered(text, 'A blog')).toMatchObject({ moved: 0, added: [] })
})

test('a second payment service is one more integration, and one instead of the first takes as long', () => {
  const text = `${shop} Please integrate either Stripe or PayPal.`
  expect(answered(text, 'PayPal').moved).toBe(0)
  expect(answered(text, 'PayPal').assumption).toContain('“PayPal” is estimated, not “Stripe”')
  expect(answered(text, 'Both').added.map(({ name }) => name)).toEqual(['Integration with PayPal'])
})

test('software of their own takes a website far more than ready-made software', () => {
  const { moved } = answered(
    'We need a website for our club. It can be WordPress or a custom system.',
    'A custom system',
  )
  expect(moved).toBeGreaterThan(20)
})

test('the assumption about an interface is of the system that the client chose', () => {
  const text = `${shop} Data goes either to Xero or to QuickBooks.`
  const study = studied(text)
  const [question] = choiceIn(text)
  const assumptions = assumptionsOf(study, undefined, [
    {
      id: 'q1',
      question: question!.question,
      type: 'select',
      options: [],
      assumed: 'Xero',
      answer: 'QuickBooks',
      given: true,
    },
  ]).join('\n')
  expect(assumptions).toContain('interface of QuickBooks')
  expect(assumptions).not.toContain('interface of Xero')
})
