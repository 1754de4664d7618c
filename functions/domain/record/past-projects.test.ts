import { expect, test } from 'vitest'
import { tooManyFinished } from '#contract/track-record'
import { parsePastProjects } from './past-projects'
import { parseAmount } from './typed-hours'

const now = new Date('2026-11-20T12:00:00Z')
const parse = (text: string, known: Parameters<typeof parsePastProjects>[1] = []) => parsePastProjects(text, known, now)
const shop = { title: 'Web shop', estimatedHours: 120, hours: 150.5, finishedOn: '2026-09-30' }

test.each([
  ['commas', 'title,estimated hours,actual hours,finished on\nWeb shop,120,150.5,2026-09-30'],
  [
    'a byte order mark, semicolons and decimal commas',
    '\ufeffTitel;Schätzung;Ist;Datum\r\nWeb shop;120;150,5;30.09.2026\r\n',
  ],
  [
    'tabs, quotes and another order',
    'Finished\tProject\tSpent\tEstimate\n"2026/9/30"\t"Web shop"\t150.5 h\t120 hours\n',
  ],
  ['no heading', '"Web shop",120,150.5,2026-09-30T18:00:00Z\n\n'],
  [
    'a stated delimiter and blank rows',
    'sep=;\r\n\r\ntitle;estimated, in h;actual;finished\r\n;;;\r\nWeb shop;120;150.5;30.09.26',
  ],
])('past projects are read from a file with %s', (name, text) => {
  const { projects, problems } = parse(text)
  expect(projects).toEqual([{ row: name === 'no heading' ? 1 : name.includes('blank') ? 5 : 2, project: shop }])
  expect(problems).toEqual([])
})

const headingsOf = (head: string) => parse(`${head}\n${head.replaceAll(/[^,]+/g, '')}`).headings?.join(', ')
test.each([
  ['Start date,Project,Estimated hours,Actual hours,End date', 'Project, Estimated hours, Actual hours, End date'],
  ['Project,Budget,Estimated hours,Actual hours,Finished', 'Project, Estimated hours, Actual hours, Finished'],
  ['Project,Estimate (h),Actual cost,Hours,Done', 'Project, Estimate (h), Hours, Done'],
  ['Project,Estimate,Effort,Hours,Done', 'Project, Estimate, Hours, Done'],
  ['Title,Checklist,Estimate,Spent,Updated,Date', 'Title, Estimate, Spent, Date'],
  ['Spend,Vendor,Backend,Project,Budget hours,Logged,Completed', 'Project, Budget hours, Logged, Completed'],
  ['Client name,Project name,Planned hours,Effort,Planned end,Ended', 'Project name, Planned hours, Effort, Ended'],
  [
    'projectTitle,estimatedHours,actualHours,rate (€),finishedOn',
    'projectTitle, estimatedHours, actualHours, finishedOn',
  ],
  ['Kunde,Projekt,Soll-Stunden,Ist-Stunden,Kosten,Startdatum,Enddatum', 'Projekt, Soll-Stunden, Ist-Stunden, Enddatum'],
])('of the columns %s, %s are read', (head, read) => {
  expect(headingsOf(head)).toBe(read)
})

test('a file is rejected if two of its columns fit equally, or none does', () => {
  expect(parse('Project,Estimated,Hours,Effort (h),Finished').failure).toBe(
    'The columns “Hours” and “Effort (h)” can both mean “actual hours”. Rename or delete one of them.',
  )
  expect(parse('Client name,Estimated,Actual,Finished').failure).toMatch(/None of its headings means “title”\.$/)
})

test('one clear day settles the order of its column; without one, it is asked for', () => {
  const days = (...given: string[]) =>
    `title,estimated,actual,finished\n${given.map((day) => `${day},5,5,${day}`).join('\n')}`
  const read = (text: string, order?: 'day' | 'month') => {
    const { projects, ambiguousDay } = parsePastProjects(text, [], now, order)
    return [ambiguousDay, ...projects.map(({ project }) => project.finishedOn)]
  }

  expect(read(days('03/04/2026', '25/03/26', '01.02.2026'))).toEqual([
    undefined,
    '2026-04-03',
    '2026-03-25',
    '2026-02-01',
  ])
  expect(read(days('03/04/2026', '3/25/2026'))).toEqual([undefined, '2026-03-04', '2026-03-25'])
  expect(read(days('03/04/2026', '05/05/2026'))).toEqual(['03/04/2026', '2026-05-05'])
  expect(read(days('03/04/2026', '13/14/2026'))).toEqual(['03/04/2026'])
  expect(read(days('03/04/2026'), 'day')).toEqual(['03/04/2026', '2026-04-03'])
  expect(read(days('03/04/2026', '25/03/2026', '3/25/2026'), 'month')).toEqual([
    '03/04/2026',
    '2026-03-04',
    '2026-03-25',
    '2026-03-25',
  ])
})

const rowOf = (row: string) => parse(`title;estimated;actual;finished\n${row}`).problems[0]
test.each([
  ['Blog;0;10;2026-01-01', 'Estimated hours: Hours must be a number between 0.25 and 100,000.'],
  ['Blog;10;-5;2026-01-01', 'Actual hours: Hours must be a number between 0.25 and 100,000.'],
  ['Blog;10;1000000000;2026-01-01', 'Actual hours: Hours must be a number between 0.25 and 100,000.'],
  ['Blog;10;ten;2026-01-01', 'Actual hours: Hours must be a number between 0.25 and 100,000.'],
  ['Blog;10;=B2*8;2026-01-01', '“=B2*8” is a formula. Export its value.'],
  ['@cmd;10;10;2026-01-01', '“@cmd” is a formula. Export its value.'],
  ['Blog;1.200;10;2026-01-01', '“1.200” can mean thousands or decimals. Write it without a thousands separator.'],
  ['Blog;1,200;10;2026-01-01', '“1,200” can mean thousands or decimals. Write it without a thousands separator.'],
  ['Blog;10;10;03/04/2026', '“03/04/2026” can mean two days. Choose if the day or the month comes first.'],
  ['Blog;10;10;2026-02-30', 'Enter the day on which the project was finished, such as 2026-11-20.'],
  ['Blog;10;10;', 'Enter the day on which the project was finished, such as 2026-11-20.'],
  ['Blog;10;10;2026-12-24', 'The day on which the project was finished is in the future.'],
  [';10;10;2026-01-01', 'Enter a title.'],
])('the row %s is reported and not imported', (row, problem) => {
  expect(rowOf(row)).toMatchObject({ row: 2, problem })
})

test('a row that repeats another one, or a project of the record, is skipped', () => {
  const known = [{ ...shop, id: 'a', scope: 'same' as const }]
  const text =
    'title,estimated,actual,finished\nWEB SHOP,90,150.5,2026-09-30\nBlog,5,5,2026-01-01\nBlog,5,5,2026-01-01\n'

  expect(parse(text, known)).toMatchObject({
    projects: [{ row: 3 }],
    problems: [
      { row: 2, title: 'WEB SHOP', problem: 'Already in your track record.' },
      { row: 4, problem: 'The same as row 3.' },
    ],
  })
})

test('a file without the columns, an empty one, one with a stray quote, and one with 10,000 projects import nothing', () => {
  expect(parse('title,estimated,actual,finished\n\nA,1,1,2026-01-01\nThe 27" screen,5,5,2026-01-01').failure).toBe(
    'From row 4 on, the file cannot be read: a quotation mark is in the wrong place or not closed. Correct that row, and choose the file again.',
  )
  expect(parse('a,b,c\n1,2,3').failure).toContain('needs the columns title, estimated hours')
  expect(parse(' \n').failure).toBe('The file is empty.')
  const many = Array.from({ length: 10_000 }, (_, at) => `Project ${at},10,12,2026-01-01`)
  expect(parse(['title,estimated,actual,finished', ...many].join('\n')).failure).toBe(tooManyFinished)
})

test('amounts are read with points and decimal commas', () => {
  expect(
    ['12,5', '12.5', '2,650', '2,65', '2,6500', '1,234.5', '1.234,5', '1 234', "1'234.5", '0,125', '7 h'].map(
      parseAmount,
    ),
  ).toEqual([12.5, 12.5, 2650, 2.65, 2.65, 1234.5, 1234.5, 1234, 1234.5, 0.125, 7])
  expect(['', '1,2,3', 'NaN', '1e9', '=1', '--1'].map(parseAmount)).toEqual(Array(6).fill(Number.NaN))
})
