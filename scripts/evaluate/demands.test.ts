import { expect, test } from 'vitest'
import { isDemand } from './demands'
import { textsIn } from './variants'

const isAsked = (text: string) => isDemand({ id: 1, text })

test.each([
  'The system shall send a reminder.',
  'Users can search the catalogue.',
  'As a member, I want to list a tool so that others find it.',
  'REQ-12: Show all the open loans of one member',
  '3.2.1.4 A list with all the open loans of members',
  'Das System muss Mahnungen verschicken.',
  'Le système doit envoyer un rappel.',
  'El sistema debe enviar un recordatorio.',
  'O sistema deve enviar um lembrete.',
  'Система должна отправлять напоминание.',
  'Το σύστημα πρέπει να στέλνει υπενθύμιση.',
  '系统必须发送提醒。',
])('"%s" is a demand', (text) => {
  expect(isAsked(text)).toBe(true)
})

test.each([
  '# Users can search',
  'The library was founded in 1901.',
  'The Contractor shall maintain insurance.',
  'Proposals must be submitted before the closing date.',
  'The system shall not store card numbers.',
  'This document can be changed by the project team.',
  'What should the screen show?',
  'The following functions shall be provided:',
])('"%s" is not a demand', (text) => {
  expect(isAsked(text)).toBe(false)
})

test('boilerplate contains almost no demands', () => {
  const lines = textsIn('boilerplate').flatMap(([, text]) => text.split('\n').filter(Boolean))

  expect(lines.filter(isAsked).length).toBeLessThan(lines.length / 10)
})
