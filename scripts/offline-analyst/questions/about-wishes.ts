import { wordsOf } from '../text/words'
import { additionsIn } from '../vocabulary/additions'
import { featureQuestions } from '../vocabulary/feature-questions'
import { repair } from '../vocabulary/upkeep/common'
import { type OpenPoint, isOf, select } from './form'
import type { Effect, Movable, Question } from './question'

/** Maximum questions about single features. */
const maxFeatures = 2

/** Asks about the features that a message adds what decides their hours, unless it says so itself. */
const features: OpenPoint['ask'] = ({ reading: { statements } }, tasks) => {
  const addedIn = statements.map(({ words }) => additionsIn(words).map(({ owner }) => owner))
  const named = new Set(addedIn.flat())
  const isSaid = (id: string, said: RegExp) =>
    statements.some(({ text }, at) => [at, at - 1].some((from) => addedIn[from]?.includes(id)) && said.test(text))
  return Object.entries(featureQuestions)
    .filter(([id, { said }]) => named.has(id) && !isSaid(id, said))
    .slice(0, maxFeatures)
    .flatMap(([id, { question, answers }]) => {
      const isOfFeature = ({ name }: Movable) => additionsIn(wordsOf(name)).some(({ owner }) => owner === id)
      const lead = tasks.find(isOfFeature)
      if (!lead) return []
      const effectsOf = ({ factor, adds }: (typeof answers)[number]): Effect[] => {
        if (factor) return [{ kind: 'scale', factor, of: isOfFeature }]
        const [name = '', hours = 0] = adds ?? []
        return adds
          ? [{ kind: 'add', tasks: [{ component: lead.component, name, role: 'Back-end developer', hours }] }]
          : []
      }
      const choices = answers.map((answer) => ({ option: answer.option, effects: effectsOf(answer) }))
      return [select(question, lead.name.replace(/: (?:screens|back end)$/, ''), choices, tasks)]
    })
}

const platform = 'What does the existing product run on?'

/** Asks what the changed product is made with, unless the text says so. */
const base: OpenPoint['ask'] = ({ reading }, tasks) => {
  const isSaid = reading.statements.some(({ hits }) => hits.some(({ owner }) => owner.kind === 'technology'))
  if (isSaid) return []
  const all = () => true
  const isShop = reading.statements.some(({ hits }) => hits.some(({ owner }) => shopWorks.has(owner.name)))
  return [
    select(
      isShop ? 'Which shop system does the shop run on?' : platform,
      'all changes',
      [
        {
          option: isShop ? 'Shopify, WooCommerce, Shopware or a similar one' : 'Common software, such as WordPress',
          effects: [],
        },
        { option: 'Software made for us, with its code at hand', effects: [{ kind: 'scale', factor: 1.15, of: all }] },
        { option: 'Not known', effects: [{ kind: 'scale', factor: 1.25, of: all }] },
      ],
      tasks,
    ),
  ]
}

const shopWorks = new Set(['checkout', 'catalogue', 'discounts', 'giftCards', 'loyalty', 'an online shop'])

/** Asks how a fault shows, beside other wishes. */
const fault: OpenPoint['ask'] = ({ recognized }, tasks) =>
  recognized.upkeep.includes(repair)
    ? [
        select(
          'Can the fault be reproduced at any time?',
          'the search for the cause',
          [
            { option: 'Yes, with steps that we can show', effects: [] },
            {
              option: 'Only sometimes, or only for some people',
              effects: [{ kind: 'scale', factor: 1.6, of: isOf(repair.name) }],
            },
          ],
          tasks,
        ),
      ]
    : []

const strongest = ({ options }: Question) => Math.max(...options.map(({ moves }) => Math.abs(moves)))

/** Asks as a freelancer does about a few wishes for an existing product, the most important question first. */
export const aboutWishes: OpenPoint['ask'] = (study, tasks) =>
  study.profile.kind === 'change' && study.reading.form === 'request'
    ? [...features(study, tasks), ...base(study, tasks), ...fault(study, tasks)].toSorted(
        (one, other) => strongest(other) - strongest(one),
      )
    : []
