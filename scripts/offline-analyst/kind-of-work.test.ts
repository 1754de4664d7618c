import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

const kindOf = (text: string) => studied(text).profile.kind

const wishes = { en: ['waiting list', 'members can cancel a class'], de: ['Warteliste', 'Mitglieder können absagen'] }
const listed = (lead: string, of: readonly string[]) => [lead, ...of.map((wish) => `- ${wish}`)].join('\n')

test.each([
  listed('Points for the current booking tool of our yoga studio:', wishes.en),
  'Unsere Wünsche an die vorhandene Vereinsseite:\n- Fotos vom Sommerfest\n- Kalender mit Spielterminen\n- Formular für neue Mitglieder',
  listed('Anbei die Punkte für unsere Buchungsseite (läuft seit 2021, ca. 300 Buchungen im Monat):', wishes.de),
  "Bonjour, notre association a un site WordPress. Il faudrait mettre à jour les horaires, ajouter le logo de notre nouveau sponsor et réparer le formulaire d'adhésion qui n'envoie plus les mails. C'est urgent car les inscriptions ouvrent lundi. Bien à vous, Chantal",
  'Cerchiamo qualcuno che aggiunga un modulo di contatto al nostro sito.',
  'Our customers search for a hotel on our portal. Please add a filter for pets.',
  'Wir suchen Software-Tester für unsere App. Außerdem soll die App einen Dunkelmodus bekommen.',
])('what a lead, an adjective, a year or an owner says exists is changed: %s', (text) => {
  expect(kindOf(text)).toBe('change')
})

test.each([
  'Wir sind eine Tischlerei und suchen ein einfaches Programm, in dem wir Aufträge erfassen und den Status ändern. Es soll auf dem Tablet laufen.',
  'Gesucht: einfache App, in der Nachbarn Werkzeug verleihen. Fotos vom Werkzeug, Anfrage schicken, Rückgabedatum.',
  'Je suis apicultrice et je cherche un petit logiciel pour noter mes ruches et les visites. Sur mon téléphone, même sans réseau.',
  'Je suis coiffeuse et je voudrais que mes clientes prennent rendez-vous en ligne. Merci, Nadia',
  'Buongiorno, vorremmo un sito nuovo per il nostro agriturismo. Ci servono le foto delle camere, i prezzi e un modulo per le richieste.',
  "Hi there, we're a food truck. Need a one-page website with our menu and where we are today.",
  listed('Wünsche für unsere neue Website:', wishes.de),
])('a product that is asked for in the words of a letter is new: %s', (text) => {
  expect(kindOf(text)).toBe('product')
})

test.each([
  ['We are looking for a small program where drivers enter their tours. The office sees all tours.', 15],
  ['Wir suchen ein kleines Programm, in dem Fahrer ihre Touren eintragen. Das Büro sieht alle Touren.', 15],
])('a small program in which people work is more than a script: %s', (text, hours) => {
  expect(hoursOf(text)).toBeGreaterThan(hours)
})

test.each([
  'I need a small program. It renames my photos by date.',
  'A little program for my PC which copies new files to a USB stick every night.',
  'Ich brauche ein kleines Programm für Windows, das PDFs zusammenfügt.',
  "J'ai besoin d'un petit programme : lire un fichier CSV et envoyer un mail par ligne.",
])('a small program that works by itself is a script: %s', (text) => {
  expect(hoursOf(text)).toBeLessThan(10)
})

test('tickets for tours are sold on a booking site of a few sentences', () => {
  const text = 'Guests pick a date, choose how many people and pay by card. Our staff scans the ticket at the door.'
  expect(hoursOf(`We are a small museum and want to sell guided tours online. ${text}`)).toBeLessThan(100)
})
