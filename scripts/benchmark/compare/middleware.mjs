// create-project as a team with middy and zod would write it: middleware for what `handle` does, zod for the contract. The
// table's functions are the product's own.
import { createHash, timingSafeEqual } from 'node:crypto'
import { middy } from '@middy/core'
import httpErrorHandler from '@middy/http-error-handler'
import httpHeaderNormalizer from '@middy/http-header-normalizer'
import httpJsonBodyParser from '@middy/http-json-body-parser'
import httpSecurityHeaders from '@middy/http-security-headers'
import { z } from 'zod'
import { createProject } from '../../../functions/data/projects.ts'
import { findCaller } from '../../../functions/data/sessions.ts'
import { limitOf } from '../../../functions/domain/quota.ts'
import { newId } from '../../../functions/lib/ids.ts'

const required = 'Please fill in all required fields'
const text = z.string({ error: required }).trim().min(1, required)
const NewProject = z.object({
  title: text.max(200),
  requirements: text.max(300_000),
  hourlyRate: z.int().min(1).max(100_000).default(100),
  developerCount: z.int().min(1).max(4).default(2),
  priority: z.enum(['standard', 'high', 'rush']).default('standard'),
})
const Reply = z.object({ id: z.string() })

class Refused extends Error {
  expose = true
  constructor(statusCode, message) {
    super(message)
    this.statusCode = statusCode
  }
}

const digest = (given) => createHash('sha256').update(given).digest()

const fromOurOrigin = () => ({
  before: ({ event }) => {
    const given = event.headers['x-origin-secret'] ?? ''
    if (!timingSafeEqual(digest(given), digest(process.env.ORIGIN_SECRET)))
      throw new Refused(403, 'Please open the site.')
  },
})

const signedIn = () => ({
  before: async (request) => {
    const [, token = ''] = /^Bearer +(\S+) *$/i.exec(request.event.headers.authorization ?? '') ?? []
    const caller = await findCaller(token, new Date())
    if (!caller) throw new Refused(401, 'Please sign in.')
    request.event.user = caller.user
  },
})

const validated = (body, reply) => ({
  before: (request) => {
    const read = body.safeParse(request.event.body)
    if (!read.success) throw new Refused(400, read.error.issues[0].message)
    request.event.body = read.data
  },
  after: (request) => {
    request.response = {
      statusCode: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(reply.parse(request.response)),
    }
  },
})

export const handler = middy()
  .use(httpHeaderNormalizer())
  .use(httpSecurityHeaders())
  .use(httpErrorHandler({ logger: false }))
  .use(fromOurOrigin())
  .use(signedIn())
  .use(httpJsonBodyParser())
  .use(validated(NewProject, Reply))
  .handler(async ({ body, user }) => {
    const now = new Date()
    const project = { ...body, id: newId(now), createdAt: now.toISOString() }
    const isCounted = await createProject(user.id, project, limitOf(user))
    if (!isCounted) throw new Refused(403, "You've used all your estimates for this month.")
    return { id: project.id }
  })
