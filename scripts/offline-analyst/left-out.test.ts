import { expect, test } from 'vitest'
import { studied } from './testing/hours'
import { kindOf } from './testing/statements'

const findings =
  '| # | Finding | Severity | Page |\n|---|---|---|---|\n| 1 | The button is too small | A | Home |\n| 2 | The logo is blurry | C | All |'

test.each([
  ['Nicht im MVP: Chat zwischen Eltern.', 'Chat', 'excluded'],
  ['Not in the first version: chat, forum', 'forum', 'excluded'],
  ["Don't want: chat, forum", 'forum', 'excluded'],
  ['Not in stock: show the delivery time.', 'delivery', 'function'],
  ['Done: the card turns green and moves to the archive.', 'card', 'function'],
  ['Erledigt: die Karte wird grün und wandert ins Archiv.', 'Karte', 'function'],
  ['Terminé : la carte passe au vert.', 'carte', 'function'],
  ['Already done: the newsletter', 'newsletter', 'background'],
  ['Out of scope\n- No native apps for iOS; the web application is enough.', 'web application', 'background'],
  ['Nicht enthalten\n- Keine nativen Apps für iOS; die Webanwendung reicht.', 'Webanwendung', 'background'],
  ["Hors périmètre\n- Pas d'application native ; l'application web suffit.", 'web suffit', 'background'],
  ['Out of scope\n- No native apps; the web application is not changed.', 'web application', 'excluded'],
  ['Bookings are kept for seven years, without personal data after three.', 'personal data', 'function'],
  ['Buchungen werden sieben Jahre gespeichert, ohne Namen nach drei Jahren.', 'Namen', 'function'],
  [
    "| Want | Don't want |\n|---|---|\n| Live chat | Chat bot |\n| Price list as a table | PDF price list |",
    'bot',
    'excluded',
  ],
  [
    "| Want | Don't want |\n|---|---|\n| Live chat | Chat bot |\n| Price list as a table | PDF price list |",
    'Price list as a table',
    'function',
  ],
  ['| Gewünscht | Nicht gewünscht |\n|---|---|\n| Live-Chat | Chatbot |\n| Karte | Forum |', 'Forum', 'excluded'],
  [
    'Do members see prices?\n| Yes | No |\n|---|---|\n| They see the price list | They call the office |',
    'call',
    'function',
  ],
  ['| Ja | Nein |\n|---|---|\n| Mitglieder sehen Preise | Gäste rufen an |', 'Gäste', 'function'],
  [`${findings}\nSeverity C will be handled by us next year.`, 'logo', 'later'],
  [`${findings}\nSeverity C will be handled by us next year.`, 'button', 'function'],
  [`${findings}\nSeverity C needs only a short test.`, 'logo', 'function'],
  [`${findings}\nSeverity C must not be ignored.`, 'logo', 'function'],
  [`${findings}\nFindings of severity C can wait in the queue until somebody is free.`, 'logo', 'function'],
  [`${findings}\nSchweregrad C muss ins nächste Release.`, 'logo', 'function'],
  [`${findings}\nPriorité C pour la semaine prochaine.`, 'logo', 'function'],
])('labels, columns and signs say what is left out: %s, %s', (text, part, kind) => {
  expect(kindOf(`We have a portal for tenants.\n${text}`, part)).toBe(kind)
})

test('a severity that a sentence puts off leaves out its rows in German, too', () => {
  const text =
    'Fehlerliste unseres Portals\n| Nr | Fehler | Priorität |\n|---|---|---|\n| 1 | Suche findet nichts | 1 |\n| 2 | Logo ist verzerrt | 3 |\nPriorität 3 machen wir später.'
  expect(kindOf(text, 'Logo ist')).toBe('later')
})

test.each([
  ['Out of scope', 'Scope', 'Guests pay by card.', 'function'],
  ['Nicht enthalten', 'Umfang', 'Gäste bezahlen mit Karte.', 'function'],
  ['Hors périmètre', 'Périmètre', 'Les clients paient par carte.', 'function'],
  ['Later', 'Must have', 'Guests pay by card.', 'function'],
  ['Non-goals', 'In scope', 'Order form for flowers with delivery date.', 'function'],
  ['Out of scope', 'User accounts', 'Reports of all bookings', 'excluded'],
  ['Later', 'Contact form', 'Invoices by mail', 'later'],
  ['Nicht enthalten', 'Module für Vereine', 'Berichte über Buchungen', 'excluded'],
])('a list below "%s" ends at a scope, and not at an item: %s', (heading, line, below, kind) => {
  for (const items of ['- Chat\n- Forum', 'Chat\nForum'])
    expect(kindOf(`App of a hotel\nUsers can book rooms.\n${heading}\n${items}\n${line}\n${below}`, below)).toBe(kind)
})

test.each([
  'Not included\n- App. The site can be installed as a PWA.\n\nIncluded\n- order form for flowers with a delivery date',
  'Nicht enthalten\n- App. Die Seite ist als PWA installierbar.\n\nEnthalten\n- Bestellformular für Blumen mit Lieferdatum',
  'Members book courts on the website. It is a progressive web app. They pay by card and see their bookings.',
])('a website that can be installed is no app of the stores: %s', (text) => {
  const { profile, plan } = studied(text)
  expect(profile.platform).toBe('web')
  expect(plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join()).not.toMatch(/app stores/i)
})
