import * as calls from '#contract/calls'
import { documentRefusals } from '#contract/document-messages'
import { joinDocument } from '#functions/jobs/join-document'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'
import { documentIdOf } from '#functions/services/documents/uploads'

export const handler = handle(calls.processDocument, async ({ body, user, clientIp, deadline }) => {
  const id = await documentIdOf(body.documentURL, user.id)
  if (!id) throw refuse.notFound(documentRefusals.notOurs)

  return joinDocument({ userId: user.id, id, ip: clientIp }, deadline)
})
