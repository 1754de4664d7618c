import * as calls from '#contract/calls'
import { type SettingsChange, projectNotFound } from '#contract/project'
import { viewChanged } from '#functions/data/estimate-saving'
import { changeText } from '#functions/data/project-text'
import { readRecordFor } from '#functions/data/finished-projects'
import { changeSettings, changeTerms, omitEqual } from '#functions/data/project-settings'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.updateProject, async ({ body, params, user, now }) => {
  const { title, requirements, textRevision, usesCurrentRecord, terms, settingsBefore, ...settings } = body
  if (title !== undefined || requirements !== undefined)
    await changeText(user.id, params.id, { title, requirements, textRevision }, now)
  const change = {
    ...omitEqual<SettingsChange>(settings, settingsBefore ?? {}, ['hourlyRate', 'developerCount', 'priority']),
    ...(usesCurrentRecord && { trackRecord: await readRecordFor(user.id, params.id) }),
  }
  const record =
    terms && settingsBefore?.terms
      ? await changeTerms(user.id, params.id, { ...change, terms }, settingsBefore.terms)
      : await changeSettings(user.id, params.id, { ...change, terms })
  if (!record) throw refuse.notFound(projectNotFound)
  return viewChanged(user.id, record, now)
})
