import { expect, test } from 'vitest'
import { statements } from './testing/statements'

test('what is built instead of something out of scope is no part of the exclusion', () => {
  const kindsBelow = (item: string) =>
    statements(`# App\n- Users can book rooms\n## Out of scope\n- ${item}\n- Payments`)
      .slice(2, -1)
      .map(({ kind, text }) => [kind, text])

  for (const text of [
    'Replacing the ERP; instead, the app reads rooms.',
    'Replacing the ERP. Instead, the app reads rooms.',
  ])
    expect(kindsBelow(text)).toEqual([
      ['excluded', 'Replacing the ERP.'],
      ['function', 'The app reads rooms.'],
    ])
  expect(kindsBelow('Eine App; stattdessen zeigt die Website freie Räume.')[1]![0]).toBe('function')
  expect(kindsBelow('An app instead of the website')).toEqual([['excluded', 'An app instead of the website']])
  for (const [item, kind] of [
    ["Native apps. The driver's app is a web app.", 'background'],
    ['Payments by card. Hotels pay by invoice.', 'background'],
    ['Other clubs. The club enters the courts itself.', 'background'],
    ['Native Apps. Die Fahrer-App ist eine Web-App.', 'background'],
    ['Reklamationen. Gäste rufen die Rezeption an.', 'background'],
    ['Newsletter; guests write to us by hand instead', 'background'],
    ['Online ordering. Instead there is a phone button.', 'function'],
    ['Chat. Stattdessen gibt es ein Kontaktformular.', 'function'],
    ['Messagerie. Il y a un formulaire de contact.', 'function'],
    ['Push notifications. The user gets a weekly mail.', 'function'],
    ['Bezahlung. Kunden bekommen eine Rechnung als PDF.', 'function'],
    ['Comptes. Les clients ouvrent leur réservation avec un lien.', 'function'],
    ['Offline mode. The page shows a message when there is no network.', 'function'],
    ['No chat; a contact form replaces it', 'function'],
    ['No user accounts, guests get a link instead', 'function'],
    ['App. Die Seite ist als PWA installierbar.', 'function'],
    ['Loyalty. Guests get no points.', 'excluded'],
    ['Native apps. The members app is a web app that works offline.', 'function'],
    ['Payments. Integration with the bank.', 'excluded'],
    ['Native apps. Push notifications are out of scope as well.', 'excluded'],
    ['Import. The import of old orders is done by us.', 'excluded'],
  ] as const)
    expect(kindsBelow(item)[1]![0], item).toBe(kind)
})
