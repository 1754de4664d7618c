import * as calls from '#contract/calls'
import { createDocument } from '#functions/data/documents'
import { consume } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { uploadUrl } from '#functions/services/documents/uploads'

export const handler = handle(calls.createUpload, async ({ user, now }) => {
  await consume('uploadsPerUser', user.id, now)
  const id = newId(now)
  await createDocument(user.id, id, now)
  return { uploadURL: await uploadUrl(user.id, id) }
})
