import { expect, test } from 'vitest'
import { aProduct } from '#scripts/testing/arbitraries'
import { analyzeFirst, projectNotFound } from '#contract/project'
import { findProjectRecord } from '#functions/data/projects'
import { unpack } from '#functions/data/large-values'
import { newId } from '#functions/lib/ids'
import { aProject, someAnswers } from '#scripts/testing/project'
import { submissionOf } from './submission'

const someone = async () => {
  const userId = newId(new Date())
  return { userId, id: await aProject(userId, 'clarifications') }
}

test('the same answers look the same, in whatever order and with whatever blanks they come', async () => {
  const { userId, id } = await someone()
  const one = await submissionOf(userId, id, { answers: someAnswers, assumed: ['users', 'login'] })
  const turned = Object.fromEntries(Object.entries({ ...someAnswers, else: '' }).toReversed())
  const other = await submissionOf(userId, id, { answers: turned, assumed: ['login', 'users', 'users'] })
  expect(other.hash).toBe(one.hash)
  expect(await unpack(other.packed)).toEqual({
    answers: someAnswers,
    assumed: ['users', 'login'],
    workType: aProduct,
  })
})

test('other answers, the same ones assumed, and a corrected type of work look different', async () => {
  const { userId, id } = await someone()
  const { hash } = await submissionOf(userId, id, { answers: someAnswers, assumed: [] })
  const more = await submissionOf(userId, id, { answers: { ...someAnswers, users: 81 }, assumed: [] })
  const assumed = await submissionOf(userId, id, { answers: someAnswers, assumed: ['users'] })
  const corrected = await submissionOf(userId, id, {
    answers: someAnswers,
    assumed: [],
    workType: { ...aProduct, kind: 'change' },
  })
  expect(new Set([hash, more.hash, assumed.hash, corrected.hash]).size).toBe(4)
})

test('what is assumed without an answer, or of no question, is left out', async () => {
  const { userId, id } = await someone()
  const { packed } = await submissionOf(userId, id, { answers: someAnswers, assumed: ['else', 'nothing'] })
  expect(await unpack(packed)).toMatchObject({ assumed: [] })
})

test('answers that do not fit the questions are refused with a sentence', async () => {
  const { userId, id } = await someone()
  for (const answers of [{}, { ...someAnswers, login: 'Fingerprint' }, { ...someAnswers, strange: 'x' }]) {
    await expect(submissionOf(userId, id, { answers, assumed: [] })).rejects.toMatchObject({ status: 400 })
  }
})

test('a project without questions yet, or of someone else, takes no answers', async () => {
  const { userId, id } = await someone()
  const body = { answers: someAnswers, assumed: [] }
  await expect(submissionOf(newId(new Date()), id, body)).rejects.toMatchObject({
    status: 404,
    message: projectNotFound,
  })

  const early = await aProject(userId)
  await expect(submissionOf(userId, early, body)).rejects.toMatchObject({ status: 409, message: analyzeFirst })
  expect(await findProjectRecord(userId, early)).not.toHaveProperty('answers')
})
