import * as calls from '#contract/calls'
import { type SettingsChange, projectNotFound } from '#contract/project'
import { viewProject } from '#functions/data/project-view'
import { changeText } from '#functions/data/project-text'
import { readRecordFor } from '#functions/data/finished-projects'
import { changeSettings } from '#functions/data/projects'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.updateProject, async ({ body, params, user, now }) => {
  const { title, requirements, textRevision, usesCurrentRecord, terms, settingsBefore, ...settings } = body
  if (title !== undefined || requirements !== undefined)
    await changeText(user.id, params.id, { title, requirements, textRevision }, now)
  const record = await changeSettings(user.id, params.id, {
    ...omitEqual(settings, settingsBefore),
    terms,
    ...(usesCurrentRecord && { trackRecord: await readRecordFor(user.id, params.id) }),
  })
  if (!record) throw refuse.notFound(projectNotFound)
  return viewProject(user.id, record, now)
})

/** Returns the settings that differ from those before. */
function omitEqual(settings: SettingsChange, before: SettingsChange = {}): SettingsChange {
  const names = ['hourlyRate', 'developerCount', 'priority'] as const
  return Object.fromEntries(names.flatMap((name) => (settings[name] === before[name] ? [] : [[name, settings[name]]])))
}
