import { expect, test } from 'vitest'
import { numberLines } from '#domain/requirement-lines'
import { read } from './reading/read'

const statements = (text: string) => read('', numberLines(text)).statements

test('rows of a CSV table are classified by their priorities', () => {
  const text = `ID;Story;Priority
1;"Customers can browse plants; by family and height";Must
2;Discount codes for regular customers;Could
3;Native apps for both systems;Won't`
  expect(statements(text).map(({ kind }) => kind)).toEqual(['function', 'wish', 'excluded'])
})

test('rows of a table of requirements are read without their numbers, priorities and states', () => {
  const text = `# Portal for a choir

Nr. | Anforderung | Priorität | Status | Quelle
1 | Mitglieder melden sich zu Konzerten an. Danach sehen sie ihre Stimme. | Muss | offen | Vorstand
2 | Noten werden als PDF abgelegt. Nur Mitglieder sehen sie. | Kann | offen | Chorleitung
3 | ${'Der Vorstand sieht die Anmeldungen je Stimme, je Konzert und je Probe, auch die der letzten drei Jahre. '.repeat(2)}Er druckt sie aus. | Muss | offen | Vorstand
4 | Gäste kaufen Karten. | Soll | abgelehnt | Vorstand
5 | Mitglieder ändern ihre Adresse. | Muss | erledigt | Vorstand`
  expect(statements(text).map(({ kind, text }) => [kind, text.slice(0, 40)])).toEqual([
    ['function', 'Portal for a choir'],
    ['function', 'Mitglieder melden sich zu Konzerten an.'],
    ['function', 'Danach sehen sie ihre Stimme.'],
    ['wish', 'Noten werden als PDF abgelegt; Nur Mitgl'],
    ['function', 'Der Vorstand sieht die Anmeldungen je St'],
    ['function', 'Der Vorstand sieht die Anmeldungen je St'],
    ['function', 'Er druckt sie aus.'],
    ['excluded', 'Gäste kaufen Karten.'],
  ])
})

test("the titles of a table's columns ask for nothing", () => {
  const text = `We need a portal for a tool hire.
Screen | Purpose
Catalogue | Customers browse machines by category
Reservation | Customers reserve a machine for a weekend`
  expect(statements(text).map(({ text }) => text.slice(0, 20))).toEqual([
    'We need a portal for',
    'Catalogue | Customer',
    'Reservation | Custom',
  ])
})
