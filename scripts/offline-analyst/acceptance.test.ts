import { expect, test } from 'vitest'
import { withoutLayer } from './sizing/roles'
import { exclusionsIn } from './exclusions'
import { hoursOf, studied } from './testing/hours'

const read = (text: string) => studied(text).reading.statements.map(({ kind, text }) => ({ kind, text }))
const namesOf = (text: string) => studied(text).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))

const repairs = {
  en: 'Could you fix the search of our shop? It returns nothing.',
  de: 'Könnt ihr bitte die Suche in unserem Shop reparieren?',
  fr: 'Pouvez-vous réparer la recherche de notre boutique ?',
  es: '¿Podéis arreglar la búsqueda de nuestra tienda?',
  it: 'Potete riparare la ricerca del nostro negozio?',
  nl: 'Kunnen jullie de zoekfunctie van onze winkel repareren?',
}

test.each([
  ['en', 'The photos in the gallery are slightly too dark, but nobody minds.'],
  ['en', 'The icons look a bit old, that is not a big deal.'],
  ['en', 'The archive loads slowly. We can live with that, though.'],
  ['en', 'The team page is not very pretty, but it does the job.'],
  ['en', 'The map takes a while to load, no big deal.'],
  ['en', 'We can live with the old gallery.'],
  ['en', 'The calendar is good the way it is, our guests like it.'],
  ['en', 'The blurry banner does not bother us at all.'],
  ['de', 'Die Schrift im Archiv ist etwas klein, aber das stört niemanden.'],
  ['de', 'Das Archiv lädt langsam, was für uns nicht schlimm ist.'],
  ['de', 'Die Schrift im Archiv ist nicht schön, aber egal.'],
  ['de', 'Mit dem alten Kalender kommen wir gut klar.'],
  ['de', 'Die Galerie ist gut so, wie sie ist.'],
  ['fr', "Les photos sont un peu sombres, mais ce n'est pas grave."],
  ['es', 'Las fotos son un poco oscuras, pero no nos molesta.'],
  ['it', 'La galleria va bene così, alla gente piace.'],
  ['nl', 'De foto is wat donker, maar dat is niet erg.'],
] as const)('what its client accepts costs nothing and is in no name: %s %s', (language, accepted) => {
  const plea = repairs[language]
  for (const text of [`${accepted} ${plea}`, `${plea} ${accepted}`]) {
    expect(namesOf(text)).toEqual(namesOf(plea))
    expect(hoursOf(text)).toBeCloseTo(hoursOf(plea), 5)
  }
})

test.each([
  ['en', 'The old archive is slow as well, but leave it for now.'],
  ['en', 'The gallery needs a new layout, but that can wait until next year.'],
  ['en', 'The archive is a little off too, but forget it for now.'],
  ['en', "Let's leave the newsletter for now."],
  ['de', 'Das Archiv ist auch langsam, aber das kann warten.'],
  ['de', 'Der Newsletter bräuchte ein neues Layout, das machen wir später.'],
  ['fr', 'La galerie est un peu lente, mais ça peut attendre.'],
  ['es', 'La galería también es lenta, pero puede esperar.'],
  ['it', 'La galleria è lenta, ma può aspettare.'],
  ['nl', 'De galerij is ook traag, maar dat kan wachten.'],
] as const)('what its client puts off costs nothing and is listed as postponed: %s %s', (language, postponed) => {
  const text = `${repairs[language]} ${postponed}`
  expect(hoursOf(text)).toBeCloseTo(hoursOf(repairs[language]), 5)
  expect(exclusionsIn(studied(text))).toEqual([`Postponed in the requirements: “${postponed.slice(0, -1)}”`])
})

test.each([
  ['The dashboard of our portal is fine, but the export is broken, please fix it.', 'Find and fix: Export is broken'],
  ['The banner of our shop is old, but that is ok, please fix the cart.', 'Fix the cart'],
  ['The cart of our shop works well, could you add a filter by date?', 'Add a filter by date'],
  ['The site and booking you built still work well, but we need a page for vouchers.', 'Page for vouchers'],
  [
    'Die Seite, die ihr gebaut habt, läuft noch gut, aber wir brauchen eine Seite für Gutscheine.',
    'Seite für Gutscheine',
  ],
  ['Die App läuft super, aber es fehlt ein Kalender.', 'Es fehlt ein Kalender'],
  [
    'Das Formular auf unserer Seite ist okay, aber es fehlt ein Feld für die Telefonnummer.',
    'Es fehlt ein Feld für die Telefonnummer',
  ],
  [
    'Das Kursportal funktioniert prima, aber die Trainer hätten gern eine Warteliste.',
    'Die Trainer hätten gern eine Warteliste',
  ],
])('a sentence that accepts one thing and asks for another is named after the other: %s', (text, name) => {
  expect([...new Set(namesOf(text).map(withoutLayer))]).toEqual([name])
})

test.each([
  'The gallery of our shop is slow, but that can wait until Monday. Can you have a look?',
  'The gallery of our shop is slow, but that can wait. Can you have a look?',
  'Members of our club book without an account, that is fine with us.',
  'The import of our shop is slow, but no rush. Please fix it when you can.',
  'The search of our shop is slow, and that is not ok. Please fix it.',
  'The footer of our shop is fine on desktop, on phones it overlaps the menu. Please fix.',
  'The mails of our shop are fine, but they should be in French, too.',
  "We'd like a newsletter for our shop, a simple form is fine.",
  'Members of our club should book without an account, that is fine with us.',
  'A monthly report by email is OK for me.',
  'A simple contact form is fine for us.',
  'A login with a password is okay for us.',
  'Die Suche in unserem Shop ist langsam, aber das eilt nicht. Bitte behebt es.',
  'Kunden sollen in unserem Portal ohne Konto bestellen können, das ist für uns in Ordnung.',
])('a wish or fault that only sounds accepted is work: %s', (text) => {
  expect(read(text)[0]!.kind).toBe('function')
  expect(exclusionsIn(studied(text))).toEqual([])
})

test.each([
  ['We need a site for our bakery.', "We don't need a shop, people come by."],
  ['We need a site for our bakery.', 'No online orders, the guests just call us.'],
  ['We need a site for our bakery.', 'A newsletter is not needed, we already use Mailchimp.'],
  ['Please add a map to our site.', "We don't need a booking form, people book by phone."],
  ['Wir brauchen eine Seite für unsere Bäckerei.', 'Ein Kontaktformular brauchen wir nicht, die Leute rufen an.'],
  ['Bitte ergänzt in unserem Shop einen Filter.', 'Eine Sortierung brauchen wir nicht, die Leute scrollen einfach.'],
  ['Ajoutez une carte à notre site.', "On n'a pas besoin de newsletter, personne ne la lit."],
  ['Añadid un mapa a nuestra web.', 'No necesitamos reservas online, la gente llama por teléfono.'],
  ['Aggiungete una mappa al nostro sito.', 'Non serve la prenotazione online, la gente telefona.'],
  ['Please add a map to our site.', 'No vouchers please, these we sell in the shop.'],
  ['Please add a map to our site.', 'No invoices, those come from our accountant.'],
  ['Please add a map to our site.', "We don't need a shop for the beer, that is sold through our distributor."],
  ['We need a site for our bakery.', 'Please no newsletter, that one my sister writes by hand.'],
  ['Wir brauchen eine Website für unseren Chor.', 'Bitte keine Gutscheine für die Konzerte, die gibt es auf Papier.'],
  ['Añadid un mapa a nuestra web.', 'Nada de vales, esos los vendemos en la tienda.'],
])('the reason why something is not needed is no work: %s %s', (asked, denied) => {
  const text = `${asked} ${denied}`
  expect(hoursOf(text)).toBeCloseTo(hoursOf(asked), 5)
  expect(exclusionsIn(studied(text))).toHaveLength(1)
})

test.each([
  ["We don't need accounts, members sign in with a link by mail.", 'link'],
  ["We don't need sorting, customers should see the newest first.", 'newest'],
  ['No mails are needed, the system shows a notice.', 'notice'],
  ['No paper lists, members sign up for shifts online.', 'shifts'],
  ['No accounts, guests enter their number.', 'number'],
  ["We don't need PDF files, customers download them as XML.", 'XML'],
  ['Ein Passwort brauchen wir nicht, die Mitglieder melden sich mit einem Code an.', 'Code'],
  ['Einen Shop brauchen wir nicht, ein Kontaktformular reicht.', 'Kontaktformular'],
  ['Eine Eingabe von Hand brauchen wir nicht, das übernimmt ein Import.', 'Import'],
  ['Pas besoin de compte, les parents reçoivent un lien par mail.', 'lien'],
  ['No login, they enter a code instead.', 'code'],
  ['No blank lines, those should be removed.', 'removed'],
  ['Keine Papierliste mehr, die Anmeldungen sollen per Mail kommen.', 'Mail'],
])('what a sentence asks for instead of something else is work: %s', (denied, part) => {
  const asked = read(`We need a portal for our club. ${denied}`).find(({ text }) => text.includes(part))
  expect(asked?.kind).toBe('function')
})

test.each([
  ['Can you fix it? Also the footer still says 2023.', 'Find and fix: Footer still says 2023'],
  ['Please fix it. And our price list is outdated.', 'Find and fix: Our price list is outdated'],
  ['Can you fix it? Also the error shows up on phones.', null],
  ['Can you fix it? Also it happens on phones.', null],
])('another fault after a plea is a task of its own, unlike more about the first: %s', (text, name) => {
  const first = 'Find and fix: Newsletter form of our shop throws an error'
  expect(namesOf(`The newsletter form of our shop throws an error. ${text}`)).toEqual(name ? [first, name] : [first])
})
