import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '#contract/user'
import { storeSession } from '../storage/stored-session'
import { updateUser } from './current-user'
import { keepDraft, readDraft } from './drafts'
import { useDraft } from './use-draft'
import { parseUser } from './user'

const aUser = (email: string): User => parseUser(JSON.stringify({ email }))!

test('drafts follow the user to a new email, and stay where another session has begun', () => {
  storeSession('session', aUser('old@example.com'))
  keepDraft('old@example.com', 'new', { text: 'A booking app' })
  keepDraft('old@example.com.au', 'new', { text: 'of someone else' })

  updateUser('an ended session', aUser('eve@example.com'))
  expect(readDraft('eve@example.com', 'new')).toBeNull()
  updateUser('session', aUser('new@example.com'))

  expect(readDraft('new@example.com', 'new')).toBe('{"text":"A booking app"}')
  expect(readDraft('old@example.com', 'new')).toBeNull()
  expect(readDraft('old@example.com.au', 'new')).not.toBeNull()
})

test('a draft that another tab removed stays removed, although this one stored it meanwhile', () => {
  const email = 'ada@example.com'
  const { result } = renderHook(() => useDraft(email, 'new', (stored) => ({ text: stored ?? '' })))
  act(() => result.current.change({ text: 'A booking app' }))
  dispatchEvent(new Event('pagehide'))
  expect(readDraft(email, 'new')).not.toBeNull()

  dispatchEvent(new StorageEvent('storage', { key: `draft:${email}:new`, newValue: null }))

  expect(readDraft(email, 'new')).toBeNull()
})

test('two tabs share a draft: each shows what the other stored, and replaces only what was typed in it', () => {
  const email = 'grace@example.com'
  const { result } = renderHook(() =>
    useDraft(email, 'new', (stored) => ({ title: '', text: '', ...(JSON.parse(stored ?? '{}') as object) })),
  )
  act(() => result.current.change({ title: 'Studio' }))
  keepDraft(email, 'new', { title: '', text: 'A booking app' })
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `draft:${email}:new`, newValue: '…' })))
  expect(result.current.draft).toEqual({ title: 'Studio', text: 'A booking app' })

  keepDraft(email, 'new', { title: '', text: 'A booking app for dogs' })
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(readDraft(email, 'new')).toBe('{"title":"Studio","text":"A booking app for dogs"}')
})
