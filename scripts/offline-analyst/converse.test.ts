import { expect, test } from 'vitest'
import type { Component, WorkType } from '#contract/breakdown'
import { emptyScope } from '#contract/scope'
import { maskConstraints } from '#domain/constraints/mask'
import { expectedHours } from '#domain/hours/range'
import { buildHoursOf } from '#domain/hours/workload'
import { type Layer, mergeBreakdowns } from '#domain/revision/layers'
import { applyScope } from '#domain/scope/scope'
import { numberLines } from '#domain/text/requirement-lines'
import { startAdapter } from '#scripts/evaluate/testing/adapter'
import { respondToConverse } from './converse'
import { study } from './study'
import { apart } from './testing/hours'
import { texts } from './testing/texts'

const { analyst, analyze, breakDown } = await startAdapter()

async function analyzed(text: string) {
  const lines = numberLines(maskConstraints(text).text)
  const analysis = await analyze(lines)
  return { lines, analysis, hours: hoursIn(analysis) }
}

const hoursIn = ({ components }: { components: { tasks: Parameters<typeof expectedHours>[0][] }[] }) =>
  components.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + expectedHours(task), 0)

test('analysis and breakdown are valid without repair', async () => {
  const { lines, analysis, hours } = await analyzed(texts.specification)
  const breakdown = await breakDown(lines, analysis)

  expect(hoursIn(breakdown)).toBe(hours)
  expect(breakdown.components).toEqual(analysis.components)
  expect(analysis.summary).toContain('Most of the work is in')
  expect(analysis.risks.length).toBeGreaterThan(0)
  expect(analysis.technologies.length).toBeGreaterThan(2)
  expect(breakdown.assumptions.length).toBeGreaterThan(1)
})

test('a shop corrected to an extension keeps nearly all hours of what its text lists, and a change takes less', async () => {
  const { lines, analysis, hours } = await analyzed(texts.notes)
  const hoursAs = async (kind: WorkType['kind']) => {
    const workType = { ...analysis.workType, kind }
    return hoursIn(await breakDown(lines, analysis, workType))
  }
  const isListed = ({ name, component }: { name: string; component: string }) =>
    component !== 'Project foundation' && !name.includes('usual for')
  const listed = hoursIn({
    components: analysis.components.map(({ name: component, tasks }) => ({
      tasks: tasks.filter(({ name }) => isListed({ name, component })),
    })),
  })
  const [product, extension, change] = [await hoursAs('product'), await hoursAs('extension'), await hoursAs('change')]

  expect(product).toBe(hours)
  expect(apart(extension, listed * 0.9)).toBeLessThan(0.02)
  expect(extension).toBeGreaterThan(product / 4)
  expect(change).toBeLessThan(extension)
})

const verbs = ['record', 'plan', 'compare', 'approve', 'print', 'archive', 'assign', 'count']
const nouns = {
  Rooms: 'beds keys lamps carpets balconies wardrobes minibars heaters windows safes',
  Guests: 'visits passports complaints wishes deposits birthdays arrivals loyalties pets cars',
  Kitchen: 'menus recipes suppliers allergens ovens knives leftovers buffets spices cellars',
  Garden: 'plants paths fountains mowers seeds benches hedges weddings tents statues',
  Pool: 'towels filters lifeguards saunas lessons chemicals ladders slides lockers showers',
  Parking: 'permits barriers chargers garages valets meters trailers bicycles scratches ramps',
  Staff: 'shifts contracts uniforms absences salaries trainings badges interviews canteens unions',
  Laundry: 'sheets dryers stains detergents bags irons curtains tablecloths hangers pillows',
}
/** A document of several chunks. */
const hotel = Object.entries(nouns)
  .map(([part, names]) => {
    const things = names.split(' ')
    const lines = verbs.flatMap((verb) =>
      things.map(
        (thing, at) =>
          `- The system shall let staff ${verb} the ${thing} and their ${things[(at + verb.length) % things.length]}, and tell the manager about each fault that they find.`,
      ),
    )
    return `## ${part}\n${lines.join('\n')}`
  })
  .join('\n')

test('a change corrected to a new product keeps its hours and gets a foundation', async () => {
  const { lines, analysis, hours } = await analyzed(
    'Please add a loyalty program to our shop. Customers collect points and pay with them.',
  )
  const workType = { ...analysis.workType, kind: 'product' as const }
  const corrected = await breakDown(lines, analysis, workType)

  expect(analysis.workType.kind).toBe('change')
  expect(hoursIn(corrected)).toBeGreaterThan(hours + 30)
  // The technologies are those of the corrected kind.
  expect(analysis.technologies).toEqual([])
  expect(corrected.techStack).toContain('PostgreSQL')
})

test('a change request about a service that the text has or lacks names the technologies of a first text with it', async () => {
  const request = '\n- Members get a reminder by SMS the day before a training.\n- Members pay the yearly fee by card.'
  const stackOf = ({ layers }: { layers: readonly Layer[] }) =>
    mergeBreakdowns(layers.map(({ breakdown }) => breakdown)).techStack
  const wishes = '\n## Functions\n- Members book courts.\n- The board sees a report of the bookings.'
  const club = `# Club portal\nWe need a web portal.${wishes}`
  const gateway = '# Club portal\nWe need a web portal.\n## Assumptions\n- An SMS gateway is available.'
  const ofOwnGateway = `${gateway}${wishes}\n- The portal sends members an SMS if a court is closed.`

  for (const [text, isProvided] of [
    [club, true],
    [ofOwnGateway, false],
  ] as const) {
    const before = await analyst.estimate('Club', text)
    if ('refused' in before) throw new Error(before.refused)
    const whole = await analyst.estimate('Club', text + request)
    if ('refused' in whole) throw new Error(whole.refused)
    const stack = stackOf(await analyst.revise('Club', before, text + request))
    expect(stack.includes('Twilio')).toBe(isProvided)
    expect(stack).toContain('Stripe')
    expect(stack.toSorted()).toEqual(stackOf(whole).toSorted())
  }
})

test('the hours of a document read in chunks are close to those of the whole', async () => {
  const lines = numberLines(hotel)
  expect(lines.reduce((sum, line) => sum + line.text.length, 0)).toBeGreaterThan(60_000)

  const { hours } = await analyzed(hotel)
  expect(apart(hours, hoursIn({ components: [...study('A project', lines).plan.components] }))).toBeLessThan(0.15)
})

/** Contract terms, which are numbered. */
const termsOf = (count: number, end: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. The Supplier indemnifies the Client against ${end(at)}.`)

test('contract terms that make another chunk of a text, before or after it, hardly change its hours and not its kind', async () => {
  const half = hotel.slice(0, hotel.indexOf('## Garden'))
  const terms = termsOf(350, (at) => `loss ${at}`)
  const chunk = termsOf(600, (at) => `losses of kind ${at + 1} under this Agreement`)
  const { hours } = await analyzed(half)
  expect(apart((await analyzed([half, ...terms].join('\n'))).hours, hours)).toBeLessThan(0.03)
  expect(apart((await analyzed([...terms, half].join('\n'))).hours, hours)).toBeLessThan(0.05)

  const last = await analyzed([...chunk, half].join('\n'))
  expect(apart(last.hours, hours)).toBeLessThan(0.1)
  expect(last.analysis.workType.kind).toBe('product')
  expect(last.analysis.components.map(({ name }) => name)).toContain('Project foundation')
})

test.for([
  'Members book a court for an hour.\nMembers pay by card.\nStaff see a report of the income.',
  'Members book a court for an hour.\nMembers pay by card.\nStaff need a dashboard with the income.',
])(
  'the foundation of a product without a name carries every function, so it stays when one is left out: %s',
  async (text) => {
    const { lines, analysis } = await analyzed(text)
    const { tasks } = analysis.components.find(({ name }) => name === 'Project foundation')!
    for (const { sources } of tasks) expect(sources).toEqual(lines.map(({ id }) => id))
  },
)

test('a request without a title or with an unknown tool is rejected', () => {
  const request = (name: string, text: string) => ({
    messages: [{ role: 'user', content: [{ text }] }],
    toolConfig: { tools: [{ toolSpec: { name } }] },
  })
  expect(() => respondToConverse(request('record_analysis', 'Hello'))).toThrow('The prompt marks no title')
  expect(() =>
    respondToConverse(request('record_weather', '<title-0123456789abcdef>\nx\n</title-0123456789abcdef>')),
  ).toThrow('There is no tool record_weather')
})

const club = `We need a web application for our tennis club.
- Members book a court for an hour and pay by card.
- Members see their bookings and cancel them.
- Staff manage courts and prices.
- Staff see a report of the income by month.`

/** Returns the breakdown of a text before and after its platform is corrected, and that of a first reading for it. */
async function correct(text: string, platform: WorkType['platform'], kind?: WorkType['kind']) {
  const lines = numberLines(text)
  const analysis = await analyze(lines)
  const workType = { ...analysis.workType, platform, ...(kind && { kind }) }
  const after = await breakDown(lines, analysis, workType)
  const first = study('A project', lines, { workType, isCorrected: true }).plan
  return { before: analysis, after, first, lines }
}

const tasksIn = (components: readonly Component[]) => components.flatMap(({ tasks }) => tasks)
const rolesIn = (components: readonly Component[]) => [...new Set(tasksIn(components).map(({ role }) => role))]
const foundationOf = (components: readonly Component[]) => components.find(({ name }) => name === 'Project foundation')!
const namesIn = (components: readonly Component[]) => tasksIn(components).map(({ name }) => name)

test('a web application corrected to a mobile app is built by mobile developers and released in the stores', async () => {
  const { before, after } = await correct(club, 'mobile')

  expect(before.workType.platform).toBe('web')
  expect(rolesIn(after.components)).toContain('Mobile developer')
  expect(rolesIn(after.components)).not.toContain('Front-end developer')
  expect(namesIn(after.components).filter((name) => name.endsWith(': screens'))).toEqual([])
  const { description, tasks } = foundationOf(after.components)
  expect(tasks.map(({ name }) => name)).toContain('Release in the app stores')
  expect(tasks.map(({ name }) => name)).not.toContain('Page frame and navigation')
  expect(description).toContain('release in the stores')
  expect(after.techStack).toContain('React Native')
})

test.each([
  [club, 'mobile'],
  [club, 'desktop'],
  [club, 'command line'],
  [club, 'library or API'],
  [club, 'mixed'],
  ['A mobile app for runners. Runners record their runs and see statistics.', 'web'],
  ['A website for our bakery with opening hours, a photo gallery and a contact form.', 'desktop'],
  ['A command line tool that reads bank statements as CSV and writes a report as PDF.', 'web'],
] as const)(
  'a corrected platform has the roles and hours of a first reading for it: %s, %s',
  async (text, platform) => {
    const { before, after, first, lines } = await correct(text, platform)
    const hoursIn = ({ components }: { components: readonly Pick<Component, 'tasks'>[] }) =>
      buildHoursOf(components).build
    const { components } = { components: first.components.map((it) => ({ ...it, tasks: it.tasks as never })) }

    expect(before.workType.platform).not.toBe(platform)
    expect(hoursIn(after) / hoursIn({ components })).toBeCloseTo(1, 1)
    expect(rolesIn(after.components).toSorted()).toEqual(rolesIn(components as Component[]).toSorted())
    expect(
      foundationOf(after.components)
        .tasks.map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      first.components
        .at(-1)!
        .tasks.map(({ name }) => name)
        .toSorted(),
    )
    // What the text asks for stays: no line loses its work.
    const cited = new Set(tasksIn(after.components).flatMap(({ sources }) => sources))
    expect(
      tasksIn(before.components)
        .flatMap(({ sources }) => sources)
        .filter((id) => !cited.has(id)),
    ).toEqual([])
    expect(lines.length).toBeGreaterThan(0)
  },
)

test('edits of work that both platforms have still apply, and those of other work are named as lost', async () => {
  const { before, after, lines } = await correct(club, 'mobile')
  const changeOf = (name: string) => {
    const component = before.components.find(({ tasks }) => tasks.some((task) => task.name === name))!
    const { role } = component.tasks.find((task) => task.name === name)!
    return { component: component.name, task: { name, role }, state: 'optional' as const }
  }
  const shared = changeOf('Staff manage courts and prices: back end')
  const ofWeb = changeOf('Staff manage courts and prices: screens')
  const ids = new Set(lines.map(({ id }) => id))
  const scoped = (components: Component[]) =>
    applyScope(components, { ...emptyScope, changes: [shared, ofWeb] }, ids).unapplied

  expect(scoped(before.components)).toEqual([])
  expect(scoped(after.components)).toEqual([{ component: ofWeb.component, task: ofWeb.task }])
})

test('a change corrected to a mobile app as a new product gets its foundation', async () => {
  const { before, after } = await correct('Please add a loyalty program to our shop.', 'mobile', 'product')

  expect(before.workType.kind).toBe('change')
  expect(namesIn(after.components)).toContain('Release in the app stores')
  expect(rolesIn(after.components)).not.toContain('Front-end developer')
})
