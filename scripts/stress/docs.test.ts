import { readFile, readdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import * as key from '#functions/data/keys'
import type { Key } from '#functions/data/user-key'
import { root } from '#scripts/root'

const read = (file: string) => readFile(join(root, file), 'utf8')
const readme = await read('README.md')
const commands = await read('scripts/README.md')
const pages = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'scripts/stress/threats.md',
  'scripts/stress/money.md',
  'scripts/stress/asvs.md',
  'ARCHITECTURE.md',
  'functions/README.md',
  'frontend/README.md',
  'infra/README.md',
]
const guides = [readme, commands, ...(await Promise.all(pages.map(read)))].join('\n')

test('every npm command in a guide exists', async () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(await read('package.json')),
  )
  const named = [...guides.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)/g)].map(([, name]) => name!)

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** Commands that CI runs outside `.ci/commands`, and one that needs an AWS account. */
const elsewhere = ['start', 'test', 'evaluate', 'deploy']

test('CI runs every documented command', async () => {
  const attempt = await read('.ci/commands')
  const named = [...commands.matchAll(/`npm (?:run )?([a-z]+)/g)].map(([, name]) => name!)

  expect(named).toContain('estimate')
  expect(
    named.filter(
      (name) => !elsewhere.includes(name) && !new RegExp(`^(try|.*run\\.mjs) ${name}\\b`, 'm').test(attempt),
    ),
  ).toEqual([])
})

test('every file and folder in a guide exists', () => {
  const named = [...guides.matchAll(/`((?:functions|frontend|infra|scripts|events|\.ci)\/[\w./-]*)`/g)].map(
    ([, path]) => path!,
  )

  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test("the guides have every key of the table, and the version of Stripe's API", () => {
  const keys: Record<keyof typeof key, Key> = {
    user: key.user('id'),
    email: key.email('email'),
    tombstone: key.tombstone('id'),
    quota: key.quota('id', '2026-11'),
    carriedQuota: key.carriedQuota('hash', '2026-11'),
    session: key.session('id', 'age', 'sha256'),
    mailToken: key.mailToken('id', 'RESET'),
    mail: key.mail('ulid'),
    project: key.project('id', 'ulid'),
    attempt: key.attempt('id', 'sha256'),
    deletion: key.deletion('id', 'ulid'),
    text: key.text('id', 'ulid'),
    analysis: key.analysis('id', 'ulid'),
    breakdown: key.breakdown('id', 'ulid'),
    version: key.version('id', 'ulid', 1),
    scope: key.scope('id', 'ulid'),
    checkpoint: key.checkpoint('id', 'ulid', 'hash'),
    estimate: key.estimate('id', 'ulid'),
    body: key.body('id', 'ulid'),
    saved: key.saved('id', 'project', 'hash'),
    finished: key.finished('id'),
    offer: key.offer('sha256'),
    share: key.share('id', 'ulid'),
    shareEvent: key.shareEvent('id', 'ulid', 'ulid'),
    shareRevision: key.shareRevision('id'),
    customer: key.customer('cus_…'),
    analystQueue: key.analystQueue('id'),
    waitingPlaces: key.waitingPlaces('id'),
    document: key.document('id', 'ulid'),
    rateLimit: key.rateLimit('uploadsPerUser', 'subject'),
  }
  const table = guides.replace('#limit#', '#uploadsPerUser#')
  for (const { pk, sk } of Object.values(keys)) {
    expect(table).toContain(`\`${pk}\``)
    expect(table).toContain(`\`${sk}\``)
  }
  expect(guides).toContain(`\`${Stripe.API_VERSION}\``)
})

test('the README is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(160)
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10 * 1024)
})

test('every link of every page leads to a file', async () => {
  const folders = ['', 'frontend', 'functions', 'infra', 'scripts']
  const found = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: folder !== '', withFileTypes: true })),
  )
  const files = found.flat().filter(({ name, parentPath }) => name.endsWith('.md') && !parentPath.includes('texts'))
  expect(files.length).toBeGreaterThan(10)
  const broken = files.map(async ({ parentPath, name }) => {
    const text = await readFile(join(parentPath, name), 'utf8')
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[\w-]+)?\)/g)].map(([, path]) => path!)
    return links.filter((path) => !existsSync(join(parentPath, path))).map((path) => `${name}: ${path}`)
  })
  expect((await Promise.all(broken)).flat()).toEqual([])
})
