import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { quotaSpent } from '#contract/plan'
import type { Project, ProjectPage } from '#contract/project'
import { defaultTerms, standardDefaults } from '#contract/terms'
import { changeSettings } from '#functions/data/project-settings'
import { saveDefaults } from '#functions/data/users'
import { aDraft } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as create } from './create-project'
import { handler as read } from './get-project'
import { handler as getUser } from './get-user'
import { handler as list } from './list-projects'

const wiki = aDraft()

test('a new project is counted and listed', async () => {
  const { ask } = await aUser()
  const reply = await create(ask(wiki))
  expect(reply.statusCode).toBe(200)
  const { id } = JSON.parse(reply.body ?? '') as { id: string }

  expect(JSON.parse((await getUser(ask())).body ?? '')).toMatchObject({ monthlyEstimationCount: 1 })
  expect(JSON.parse((await list(ask())).body ?? '')).toEqual({
    projects: [
      {
        id,
        title: wiki.title,
        status: 'requirements',
        createdAt: expect.any(String),
        isSaved: false,
        hourlyRate: 100,
        developerCount: wiki.developerCount,
        terms: defaultTerms,
      },
    ],
    next: null,
  })
})

test('a request whose response was lost is the same project when it is sent again, and another text is another one', async () => {
  const { ask } = await aUser()
  const request = { ...wiki, attempt: randomUUID() }
  const [first, again] = await Promise.all(
    [request, request].map(async (body) => JSON.parse((await create(ask(body))).body ?? '') as { id: string }),
  )
  expect(again).toEqual(first)

  await create(ask({ ...request, title: 'Other wiki' }))
  expect(JSON.parse((await getUser(ask())).body ?? '')).toMatchObject({ monthlyEstimationCount: 2 })
  expect(JSON.parse((await create(ask(request))).body ?? '')).toEqual(first)
})

test('a project has the terms of the one before it without its discount, unless its user has defaults', async () => {
  const { ask, user } = await aUser({ subscriptionTier: 'tier1' })
  await create(ask(wiki))
  const listed = async () => (JSON.parse((await list(ask())).body ?? '') as ProjectPage).projects
  const [first] = await listed()
  const terms = {
    ...defaultTerms,
    currency: 'EUR',
    quoteAt: 80,
    rates: { 'Back-end developer': 105 },
    tax: 19,
  } as const
  await changeSettings(user.id, first!.id, { terms: { ...terms, discount: 5 }, hourlyRate: 85 })
  await create(ask({ ...wiki, hourlyRate: 85 }))

  const passedOn = { terms, hourlyRate: 85 }
  const [second, ...others] = await listed()
  expect([second, ...others]).toMatchObject([passedOn, passedOn])
  const { terms: own } = JSON.parse((await read(ask(undefined, { id: second!.id }))).body ?? '') as Project
  expect(own).toEqual(terms)
  await saveDefaults(user.id, { ...standardDefaults, terms: { ...defaultTerms, currency: 'GBP' } })
  await create(ask(wiki))
  expect((await listed())[0]).toMatchObject({ terms: { currency: 'GBP' } })
})

test('a free user’s third project in a month is rejected', async () => {
  const { ask } = await aUser({ subscriptionTier: 'free' })
  await create(ask(wiki))
  await create(ask(wiki))
  expect(await create(ask(wiki))).toMatchObject({
    statusCode: 403,
    headers: { 'x-error-code': 'over-quota' },
    body: quotaSpent,
  })
  expect(JSON.parse((await getUser(ask())).body ?? '')).toMatchObject({ monthlyEstimationCount: 2 })
})

test('a custom user has an individual limit, and an unlimited plan has none', async () => {
  const agency = await aUser({ subscriptionTier: 'custom', customLimit: 3 })
  const replies = []
  for (let count = 0; count < 4; count++) replies.push(await create(agency.ask(wiki)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403])

  const team = await aUser({ subscriptionTier: 'tier3' })
  for (let count = 0; count < 6; count++) expect((await create(team.ask(wiki))).statusCode).toBe(200)
})

test('of fifty concurrent projects at a limit of two, two are created and the others get an error message', async () => {
  const { ask } = await aUser()
  const replies = await Promise.all(Array.from({ length: 50 }, () => create(ask(wiki))))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(replies.filter(({ body }) => body === quotaSpent)).toHaveLength(48)
  expect(JSON.parse((await list(ask())).body ?? '')).toMatchObject({ projects: [{}, {}] })
})

test('a rejected project is not counted', async () => {
  const { ask } = await aUser()
  const rejected = [
    { ...wiki, title: ' ' },
    { ...wiki, title: '\u200b\u200d\u3164' },
    { ...wiki, requirements: '\ufeff\n\u2060' },
    { ...wiki, hourlyRate: 1.5 },
    { ...wiki, requirements: randomBytes(290_000).toString('latin1') },
  ]
  const replies = await Promise.all(rejected.map((body) => create(ask(body))))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 413])
  expect(JSON.parse((await getUser(ask())).body ?? '')).toMatchObject({ monthlyEstimationCount: 0 })
})
