import * as v from 'valibot'
import * as calls from '#contract/calls'
import { VersionNumber, versionNotFound } from '#contract/version'
import { readVersion } from '#functions/data/versions'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

/** Returns the version `?number=`, or the current one. */
export const handler = handle(calls.getVersion, ({ params, query, user }) => {
  if (query.number === undefined) return readVersion(user.id, params.id)
  const number = v.safeParse(VersionNumber, Number(query.number))
  if (!number.success) throw refuse.notFound(versionNotFound)
  return readVersion(user.id, params.id, number.output)
})
