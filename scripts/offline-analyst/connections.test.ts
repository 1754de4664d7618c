import { expect, test } from 'vitest'
import { technologiesOf } from './technologies'
import { studied } from './testing/hours'

test('a product does not connect to itself, nor to people', () => {
  const text = `TTL shall record samples.\nTTL shall print labels.\nTechnicians maintain the integration of TTL.
Orders are sent to SUAs.\nThe lab results are sent to the Reporting Party.\nTTL integrates with Orbis.`
  expect([...new Set(studied(text).recognized.systems.flatMap((names) => [...names]))]).toEqual(['Orbis'])
})

test('a new product has one database, the first that its text names', () => {
  const text = 'We need a booking portal. The stack is React and MySQL or PostgreSQL. Members book courts.'
  expect(technologiesOf(studied(text))).toEqual(expect.arrayContaining(['React', 'MySQL']))
  expect(technologiesOf(studied(text))).not.toContain('PostgreSQL')
  const hosted = 'We need a booking portal. It uses PostgreSQL on Supabase. Members book courts.'
  expect(technologiesOf(studied(hosted))).not.toContain('PostgreSQL')
})

test('roles and those who get messages are people, and no systems', () => {
  const systemsIn = (text: string) => [...new Set(studied(text).recognized.systems.flatMap((names) => [...names]))]
  for (const sentence of [
    'The system shall send an email and a text message to the Master user when a booking is cancelled.',
    'The portal shall send a reminder to the Wardens.\nBookings are sent to the Warden for approval.',
    'A key code shall be sent to the Verger account.',
    'Failed readings shall be posted to the Foreman role.',
    'Le système doit envoyer un message aux utilisateurs Capitaine.',
    'El sistema debe enviar un correo al usuario Maestro cuando se cancela una reserva.',
  ])
    expect([sentence, systemsIn(`A booking tool for boats.\n${sentence}`)]).toEqual([sentence, []])
  const connected = 'Invoices sync with the Zorvo account. Hours are exported to Orbis. Orbis users see them.'
  expect(systemsIn(`A booking tool for boats.\n${connected}`).toSorted()).toEqual(['Zorvo'])
})
