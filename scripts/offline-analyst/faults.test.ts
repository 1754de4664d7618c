import { expect, test } from 'vitest'
import { scopeTexts } from '#domain/scope/scoped-texts'
import { assumptionsOf } from './assumptions'
import { risksOf } from './risks'
import { studied } from './testing/hours'

test('a fault of unknown cause is found and fixed by one person, and the estimate states what that assumes', () => {
  const fault = studied("Our checkout button doesn't work on iPhone.\nPlease fix it.")

  expect(fault.plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))).toEqual([
    "Find and fix: Our checkout button doesn't work on iPhone",
  ])
  expect(fault.reading.statements.map(({ lines }) => lines)).toEqual([[1, 2]])
  expect(risksOf(fault).map(({ risk }) => risk)).toEqual(['Unknown cause'])
  expect(assumptionsOf(fault).join('\n')).toContain('its cause is in the product itself')
})

test.each([
  'For our member area: when I press Save it says "please try again later". And we would like a filter by city.',
  'Wenn ich im Bestellformular auf Absenden drücke, steht da „Ungültige Anfrage“. Und die Überschrift bitte auf Blau ändern.',
  'Quand on clique sur Payer, le site affiche « Session expirée ». Pouvez-vous regarder ?',
  'Depuis la mise à jour, les factures partent sans pièce jointe. Merci de corriger au plus vite.',
  'Since yesterday the checkout on our tea shop says "invalid postcode" for every address. Can you look at it today please?',
  'The invoice PDF shows the old VAT number, please correct.',
])('what a message says is wrong, or a plea asks to mend, is a fault: %s', (text) => {
  expect(studied(text).plan.components.map(({ name }) => name)).toContain('Bug fixes')
})

test('a plea to correct what is old belongs to its fault', () => {
  expect(studied('The contact page lists the old address. Please correct.').plan.components).toHaveLength(1)
})

test.each([
  'When a customer pays, the page should show "Thank you for your order".',
  'Wenn das Kontingent voll ist, soll "Ausgebucht" stehen.',
  "The button on the form says 'Send'. It should say 'Book now'.",
  'Quand on commande, le site affiche « Merci » et envoie une facture.',
  'Our shop: the product page shows the old price crossed out. Please add this.',
  'The history shows the old value and the new value of each field.',
])('a message that a product should show is no fault: %s', (text) => {
  expect(studied(text).plan.components.map(({ name }) => name)).not.toContain('Bug fixes')
})

test('sentences that begin with small letters are read one by one', () => {
  const text =
    "salut, peux tu changer le numéro de téléphone sur notre site? et le menu s'ouvre pas sur mobile. merci beaucoup"
  expect(
    studied(text)
      .plan.components.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Bug fixes', 'Text and appearance'])
})

test('the risk and the assumption of a fault are left out with its work', () => {
  const fault = studied(
    "Please add a rating of orders to our shop.\nOur checkout button doesn't work on iPhone, please fix it.",
  )
  const texts = {
    risks: risksOf(fault),
    assumptions: assumptionsOf(fault).map((text) => ({ text })),
    techStack: [],
  }
  const work = (component: string, sources: number[]) => ({ component, tasks: [], sources })
  const [ratings, button] = [work('Ratings', [1]), work('Button', [2])]
  const lines = [1, 2].map((id) => ({ id, text: `Sentence ${id}.` }))
  const saidOf = ({ risks, assumptions }: Pick<typeof texts, 'risks' | 'assumptions'>) =>
    [...risks.map(({ risk }) => risk), ...assumptions.map(({ text }) => text)].filter((text) => /cause/.test(text))

  expect(saidOf(scopeTexts(texts, { leftOut: [ratings], included: [button], lines }))).toEqual(saidOf(texts))
  expect(saidOf(texts)).toHaveLength(2)
  expect(saidOf(scopeTexts(texts, { leftOut: [button], included: [ratings], lines }))).toEqual([])
})
