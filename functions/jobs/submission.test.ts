import { expect, test } from 'vitest'
import { aProduct } from '#scripts/testing/arbitraries'
import { analyzeFirst, projectNotFound } from '#contract/project'
import { findProjectRecord } from '#functions/data/projects'
import { unpack } from '#functions/data/large-values'
import { newId } from '#functions/lib/ids'
import { aProject, someAnswers } from '#scripts/testing/project'
import { buildSubmission } from './submission'

const someone = async () => {
  const userId = newId(new Date())
  return { userId, id: await aProject(userId, 'clarifications') }
}

test('the same answers have the same hash, whatever their order and blanks', async () => {
  const { userId, id } = await someone()
  const one = await buildSubmission(userId, id, { answers: someAnswers, assumed: ['users', 'login'] })
  const turned = Object.fromEntries(Object.entries({ ...someAnswers, else: '' }).toReversed())
  const other = await buildSubmission(userId, id, { answers: turned, assumed: ['login', 'users', 'users'] })
  expect(other.hash).toBe(one.hash)
  expect(await unpack(other.packed)).toEqual({
    answers: someAnswers,
    assumed: ['users', 'login'],
    workType: aProduct,
  })
})

test('different answers, assumed answers and a corrected type of work have different hashes', async () => {
  const { userId, id } = await someone()
  const { hash } = await buildSubmission(userId, id, { answers: someAnswers, assumed: [] })
  const more = await buildSubmission(userId, id, { answers: { ...someAnswers, users: 81 }, assumed: [] })
  const assumed = await buildSubmission(userId, id, { answers: someAnswers, assumed: ['users'] })
  const corrected = await buildSubmission(userId, id, {
    answers: someAnswers,
    assumed: [],
    workType: { ...aProduct, kind: 'change' },
  })
  expect(new Set([hash, more.hash, assumed.hash, corrected.hash]).size).toBe(4)
})

test('assumed questions without an answer, and unknown ones, are ignored', async () => {
  const { userId, id } = await someone()
  const { packed } = await buildSubmission(userId, id, { answers: someAnswers, assumed: ['else', 'nothing'] })
  expect(await unpack(packed)).toMatchObject({ assumed: [] })
})

test('answers that do not match the questions are rejected', async () => {
  const { userId, id } = await someone()
  for (const answers of [{}, { ...someAnswers, login: 'Fingerprint' }, { ...someAnswers, strange: 'x' }]) {
    await expect(buildSubmission(userId, id, { answers, assumed: [] })).rejects.toMatchObject({ status: 400 })
  }
})

test('a project without questions, or of another user, rejects answers', async () => {
  const { userId, id } = await someone()
  const body = { answers: someAnswers, assumed: [] }
  await expect(buildSubmission(newId(new Date()), id, body)).rejects.toMatchObject({
    status: 404,
    message: projectNotFound,
  })

  const early = await aProject(userId)
  await expect(buildSubmission(userId, early, body)).rejects.toMatchObject({ status: 409, message: analyzeFirst })
  expect(await findProjectRecord(userId, early)).not.toHaveProperty('answers')
})
