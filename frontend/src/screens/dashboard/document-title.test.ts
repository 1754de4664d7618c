import { expect, test } from 'vitest'
import { titleOfDocument } from './document-title'

const university = 'University of Nowhere\nDepartment of Computer Science'

test.each([
  ['# Rowing club portal\nMembers book boats.', 'Rowing club portal'],
  ['# **Rowing club portal**\nMembers book boats.', 'Rowing club portal'],
  ['\n  Клиентский портал  \n\nВход по паролю.', 'Клиентский портал'],
  [
    'Boat booking for Rowing & Co\nBrief by Ada Lovelace, owner, 3 May 2027\n\nMembers book boats.',
    'Boat booking for Rowing & Co',
  ],
  ['Boat booking\n3 May 2027\nMembers book boats.', 'Boat booking'],
  ['Boat booking\n============\nMembers book boats.', 'Boat booking'],
  ['Members book boats\nCoaches are paid by Stripe', 'Crm brief'],
  ['Rowing club Software Requirements Specification\nOars Inc.\nVersion 1.3', 'Rowing club'],
  ['# Software Requirements Specification for Rowing club\nPrepared by Ada', 'Rowing club'],
  ['Software Requirements Specification\nfor\nRowing club\nPrepared by Ada', 'Rowing club'],
  [
    `${university}\nBoat booking for rowing clubs\n\nSoftware Requirements Specification\nTeam Members`,
    'Boat booking for rowing clubs',
  ],
  [`${university}\nSoftware Requirements Specification`, 'Crm brief'],
  ['Members book boats.\n\nCoaches confirm them.', 'Crm brief'],
  ['Members book boats\nCoaches confirm them', 'Crm brief'],
  ['# Software Requirements Specification\n\n## 1. Introduction', 'Crm brief'],
  ['# Problem\n\nBoats are booked twice.', 'Crm brief'],
  ['1. Introduction\n\nA shop.', 'Crm brief'],
  ['- Members book boats\n\n- Coaches confirm them', 'Crm brief'],
  [`# ${'long '.repeat(20)}`, 'Crm brief'],
  ['', 'Crm brief'],
])('a document is titled by the heading or title page that it begins with, or by its file: %j', (text, title) => {
  expect(titleOfDocument('crm_brief-v2.pdf', text)).toBe(title)
})

test.each([
  ['02b rowing club qms srs.txt', 'Rowing club qms'],
  ['12_club-portal_SRS_final-v2.1.pdf', 'Club portal'],
  ['3D printing (1).md', '3D printing'],
  ['2024.pdf', '2024'],
  ['SRS.docx', 'SRS'],
])('a title from the name of a file has neither numbers nor the kind of document: %s', (file, title) => {
  expect(titleOfDocument(file, '')).toBe(title)
})
