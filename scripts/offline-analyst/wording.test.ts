import { expect, test } from 'vitest'
import { measureMessages } from '#scripts/evaluate/messages'
import { buildHours, hoursOf, studied } from './testing/hours'
import { fit } from './wording/fit'
import { readMessages } from './wording/learn'

test('of the short messages from which nothing was learned, the kind of seven in ten is read as meant', () => {
  const heldOut = readMessages().filter(({ isHeldOut }) => isHeldOut)
  const unseen = measureMessages(heldOut.filter((_, at) => at % 8 === 0))
  const share = unseen.filter(({ isKind }) => isKind).length / unseen.length
  expect(share).toBeGreaterThan(0.7)
})

test.each([
  'Pourquoi les billets achetés sur tablette arrivent-ils sans le code-barres ?',
  'The gate opens for plates that were deleted last month',
])('a message that asks for work in no known words is work on what exists: %s', (text) => {
  const study = studied(text, '')
  expect(study.profile.kind).toBe('change')
  expect(buildHours(study)).toBeGreaterThan(0)
})

/** Mails whose length alone says nothing, unlike descriptions of a product as long as they are. */
const mails: [kind: string, mail: string][] = [
  [
    'change',
    `Hallo Herr Weiß,
die Summe im Warenkorb stimmt nicht.
Kunden sollen den Liefertag wählen können.
Der Knopf zur Kasse ist am Handy schwer zu finden.
Bitte schicken Sie mir eine Mail, wenn etwas ausverkauft ist.
Auf der Kontaktseite fehlt die Adresse unseres zweiten Ladens, und die Telefonnummer dort ist noch die alte.
Ich möchte die Bestellungen eines Tages auf einem Blatt ausdrucken.
Gutscheine lassen sich nicht mit einem Rabatt verbinden, das sollte gehen.
Bei Überweisungen hake ich von Hand ab, eine Liste mit Kästchen je Bestellung würde reichen.`,
  ],
  [
    'change',
    `le total du panier est faux.
Les clients doivent pouvoir choisir le jour de livraison.
Le bouton pour payer est difficile à trouver sur mon téléphone.
Envoyez-moi un mail quand un article est épuisé.
Il manque l'adresse de notre deuxième magasin sur la page de contact, et le numéro de téléphone est encore l'ancien.
Je voudrais imprimer les commandes d'un jour sur une feuille.
Les bons d'achat ne peuvent pas être cumulés avec une remise, ce serait utile.
Pour les virements je coche à la main, une liste avec une case par commande suffirait.`,
  ],
  [
    'change',
    `Dear Ann, hope you are well.
Customers should see the price without tax.
They should be able to order the same things again with one click.
The delivery date belongs in the confirmation mail.
Please put the opening hours at the bottom.
We would like a text message when the parcel is ready for pick up at the counter.
The invoice should be a PDF.
Unpaid orders should be in a list that I can print.`,
  ],
  [
    'change',
    `Bonjour Paul,
- un filtre par taille
- le prix hors taxe
- un bouton pour recommander
- la date de livraison dans le mail
- la facture en PDF
- la liste des impayés
- un SMS quand le colis est prêt
- un code promo
- une photo de l'équipe`,
  ],
  [
    'change',
    `- un filtre par taille
- le prix hors taxe
- un bouton pour recommander
- la date de livraison dans le mail
- la liste des impayés
- la facture en PDF
- un SMS quand le colis est prêt`,
  ],
  [
    'product',
    `Hello, I run a driving school.
Students book lessons on their phone.
Instructors see their day.
A student gets a reminder by SMS.
I want to see who has paid.
The lesson log must be printed as PDF for the authority.
Students practice theory questions.
Cars have a service plan.
Pass rates as a chart.`,
  ],
]

test.each(mails)('a mail is a %s from its first wishes to the last, and each adds hours (%#)', (kind, mail) => {
  const lines = mail.split('\n')
  const openings = [5, 7, lines.length].map((count) => lines.slice(0, count).join('\n'))
  expect(openings.map((text) => studied(text).profile.kind)).toEqual(openings.map(() => kind))
  const hours = openings.map((text) => hoursOf(text))
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
})

test('a weight is positive for what speaks for, negative for what speaks against, and 0 for what says nothing', () => {
  const example = (target: number, ...names: string[]) => ({
    features: new Map(['@bias', ...names].map((name) => [name, 1])),
    target,
  })
  const weights = fit([
    ...Array.from({ length: 20 }, (_, at) => example(1, 'for', at % 2 ? 'one' : 'other')),
    ...Array.from({ length: 20 }, (_, at) => example(0, 'against', at % 2 ? 'one' : 'other')),
  ])
  expect(weights['for']).toBeGreaterThan(1)
  expect(weights['against']).toBeLessThan(-1)
  expect(Math.abs(weights['one'] ?? 0)).toBeLessThan(0.01)
})
