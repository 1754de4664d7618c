import { expect, test } from 'vitest'
import { titleOfDocument } from './document-title'

test.each([
  ['# Rowing club portal\nMembers book boats.', 'Rowing club portal'],
  ['\n  Клиентский портал  \n\nВход по паролю.', 'Клиентский портал'],
  ['Members book boats.\n\nCoaches confirm them.', 'Crm brief v2'],
  ['Members book boats\nCoaches confirm them', 'Crm brief v2'],
  ['# Software Requirements Specification\n\n## 1. Introduction', 'Crm brief v2'],
  ['1. Introduction\n\nA shop.', 'Crm brief v2'],
  ['- Members book boats\n\n- Coaches confirm them', 'Crm brief v2'],
  [`# ${'long '.repeat(20)}`, 'Crm brief v2'],
  ['', 'Crm brief v2'],
])('a document is titled by the heading that it begins with, or by its file: %j', (text, title) => {
  expect(titleOfDocument('crm_brief-v2.pdf', text)).toBe(title)
})
