import { expect, test } from 'vitest'
import { studied } from './testing/hours'

test('sentences outside the chapters with numbered requirements ask for nothing, and a letter behind a code is a priority', () => {
  const requirements = [
    'describe records',
    'move records',
    'search records',
    'order files',
    'print slips',
    'scan slips',
  ]
  const codes = requirements.map(
    (deed, at) => `R${at + 1} (${at < 4 ? 'A' : 'B'}) Archivists ${deed} in the reading room.`,
  )
  const text = `Specification of a new archive system

1 Purpose
A means that the system cannot be accepted without it. B means that we want it if the budget permits.

2 Present situation
The archive uses a database.

2.1 A day today
A reader arrives at nine. The archivist searches the database in her place and writes down the codes.

3 Requirements
${codes.join('\n')}
R7 (A) Readers register online.
R8 (A) Administrators keep the opening hours.

4 Data migration
The supplier takes over the 412,000 records of the old database.

5 Glossary
Accession | A delivery of records
Finding aid | List of the records of a fonds
Slip | Paper that travels with an ordered file`
  const kinds = studied(text).reading.statements.filter(({ kind }) => kind !== 'background')
  const asked = kinds
    .filter(({ kind, coded, heading }) => kind === 'function' && (coded || heading !== ''))
    .map(({ text }) => text)
  expect(asked).toEqual([
    ...requirements.slice(0, 4).map((deed) => `Archivists ${deed} in the reading room.`),
    'Readers register online.',
    'Administrators keep the opening hours.',
    'The supplier takes over the 412,000 records of the old database.',
  ])
  expect(kinds.filter(({ kind }) => kind === 'wish').map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Archivists print slips in the reading room.',
      'Archivists scan slips in the reading room.',
    ]),
  )
})

test('sentences beside numbered requirements explain them if few ask for something, and elsewhere if fewer do', () => {
  const codes = ['describe', 'move', 'search', 'order', 'print', 'scan', 'keep', 'merge'].map(
    (deed, at) => `R${at + 1} Archivists ${deed} files in the reading room.`,
  )
  const inside = 'Readers see the opening hours on the website.'
  const outside = 'Readers reserve seats on the website.'
  const demand = 'Archivists must count visits.'
  const askedBeside = (further: { inside?: string[]; outside?: string[] }) => {
    const text = `Specification of a new archive system

1 Present situation
The archive uses a database.

2 Requirements
${[...codes, inside, ...(further.inside ?? [])].join('\n')}

3 Use
${[outside, demand, ...(further.outside ?? [])].join('\n')}`
    return studied(text)
      .reading.statements.filter(({ kind, text }) => kind === 'function' && [inside, outside, demand].includes(text))
      .map(({ text }) => text)
  }
  const demands = ['send letters', 'bill copies', 'lend books', 'map rooms'].map((deed) => `Archivists must ${deed}.`)
  const more = ['pay fees', 'read news', 'send mails', 'share lists', 'rate rooms'].map((deed) => `They must ${deed}.`)

  expect(askedBeside({})).toEqual([demand])
  expect(askedBeside({ inside: demands })).toEqual([inside, demand])
  expect(askedBeside({ outside: [...demands, ...more] })).toEqual([inside, outside, demand])
})
