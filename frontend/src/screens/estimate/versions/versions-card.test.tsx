import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { Scope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import type { Sold } from '#domain/offer/sold'
import { SessionProvider } from '../../../session/session'
import { parseUser } from '../../../session/user'
import { storeSession } from '../../../storage/stored-session'
import { createProjectStore } from '../project-store'
import { createScopeStore } from '../scope/scope-store'
import { createSettingsStore } from '../settings-store'
import { VersionsCard } from './versions-card'
import {
  aLink,
  aSaved,
  aSold,
  answered,
  discounted,
  limit,
  openedOf,
  summaries,
  version,
} from './versions-card.fixture'

let downloaded: string[] = []
/** Edits the scope of the project that is shown. */
let edit: (edit: (scope: Scope) => Scope) => void
let listed = summaries
const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!
/** Responses of the API, or promises of them, by the end of their path. */
let responses: Record<string, unknown> = {}
beforeEach(() => {
  listed = summaries
  downloaded = []
  responses = { user }
  vi.stubGlobal('fetch', (url: URL | string) => {
    const { pathname, searchParams } = new URL(String(url), location.origin)
    if (pathname.endsWith('/versions')) return Promise.resolve(Response.json(listed))
    const response = responses[pathname.split('/').at(-1)!]
    if (response) return Promise.resolve(response).then((body) => Response.json(body))
    const number = searchParams.get('number')
    return Promise.resolve(Response.json(number ? version(Number(number)) : []))
  })
  URL.createObjectURL = () => '#'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download)
  })
})
async function showVersions(
  listed: Pick<Sold<SavedEstimate>, 'own'> &
    Partial<Pick<Sold<SavedEstimate>, 'saved'>> & { replaced?: Pick<Sold, 'acceptedAt'> } = { own: [] },
  savedId?: string,
  given: Partial<Project> = {},
) {
  const estimation = estimateVersion(version(3), {
    settings: defaultSettings,
    terms: defaultTerms,
    scope: version(3).scope,
    record: undefined,
  })
  const { own } = listed
  for (const saved of own) responses[saved.id] = openedOf(saved)
  responses['estimation-history'] = own
  const project = {
    id: 'p',
    title: 'Studio',
    version: 3,
    isSaved: savedId !== undefined,
    savedId,
    ...defaultSettings,
    terms: defaultTerms,
    scope: version(3).scope,
    estimation,
    ...given,
  } as Project
  const none = () => {}
  const store = createProjectStore({ id: 'p', email: 'ada@example.com', onOutcome: none })
  store.setState({ project })
  const save = async (change: object) => {
    store.setState({ project: { ...project, ...('added' in change ? { scope: change } : change) } })
    return store.getState().project!
  }
  const options = { settings: project, save, onSaved: none, onFailed: none }
  const settings = createSettingsStore(options)
  const scope = createScopeStore({
    ...options,
    stored: project.scope,
    unsaved: null,
    keep: none,
    reload: () => save({}),
  })
  edit = (...given) => act(() => scope.getState().edit(...given))
  const Card = () => (
    <VersionsCard
      isFinal={false}
      project={useStore(store).project!}
      {...{ store, settings, scope }}
      shown={estimation}
      own={own}
      sold={listed.saved && ({ acceptedAt: aLink.createdAt, ...listed } as Sold<SavedEstimate>)}
      onHistory={async () => {}}
    />
  )
  storeSession('session', user)
  render(
    <MemoryRouter>
      <SessionProvider>
        <Card />
      </SessionProvider>
    </MemoryRouter>,
  )
  // The comparison is loaded first.
  await screen.findAllByText(
    /^Version 3 (?:as it is now )?(?:compared|was sold)|^Estimate \d of version 3 compared/,
    undefined,
    { timeout: 10_000 },
  )
  return screen.queryByRole('button', { name: /^Share (?:as Change Request|Another Link)$/ })!
}

test('a change request is offered beside the offer, and is the main action and numbered once something was sold', async () => {
  const before = await showVersions({ own: [aSaved(1)] })
  expect(before.className).not.toContain('--primary')
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  cleanup()

  const saved = aSold(1)
  const change = { ...aLink, isChange: true }
  const after = await showVersions({ own: [saved], saved })
  expect(after.className).toContain('--primary')
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  cleanup()

  const changed = { ...saved, links: { ...saved.links, two: change } }
  await showVersions({ own: [changed], saved: changed })
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  cleanup()

  // What its client has seen keeps its number, also in another link to it.
  const seen = { ...aSaved(3, 't'), links: { one: { ...change, since: saved.createdAt } } }
  const again = await showVersions({ own: [seen, saved], saved }, 't')
  expect(again.className).not.toContain('--primary')
  expect(again.textContent).toBe('Share Another Link')
  const shared = screen.getByRole('link', { name: 'Opened: links to Studio' })
  expect(shared.getAttribute('href')).toBe('/estimate/p?saved=t#sharing')
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(downloaded).toEqual(['', '_1', '_2', '_1'].map((number) => `studio_change_request${number}.txt`))
  fireEvent.click(again)
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('Studio: Change request 1')
})

test('nothing is left to share once the newest version is sold, until it is changed', async () => {
  const saved = aSold()
  const sold = { own: [saved], saved }

  expect(await showVersions(sold, 's')).toBeNull()
  expect(screen.getByText(/^Version 3 was sold\./)).toBeTruthy()
  cleanup()
  listed = summaries.slice(0, 1)
  await showVersions(sold, 's')
  expect(screen.queryByLabelText('Compare estimate')).toBeNull()
  listed = summaries
  cleanup()

  // Its estimate of now is compared with the one that was sold. One that is the same again has nothing to share.
  expect(await showVersions(sold)).toBeNull()
  screen.getByText(/^There is no difference: /)
  expect(screen.queryByText(/^If a changed line/)).toBeNull()
  cleanup()
  const unsold = aSaved(2, 'u')
  const back = 'Go Back to the Sold Settings'
  // Its code is loaded after the comparison.
  const isBackShown = () => document.querySelector('.loading') !== null || screen.queryByText(back) !== null
  expect(await showVersions({ ...sold, own: [saved, unsold] }, undefined, discounted())).toBeTruthy()
  await screen.findByRole('button', { name: back })
  expect(
    screen.getByRole('heading', {
      name: /^Version 3 as it is now compared with version 3 as it was sold on Nov 20, 2026: /,
    }),
  ).toBeTruthy()
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Compare estimate'), { target: { value } })
  const chosen = () =>
    ['Compare estimate', 'with estimate'].map(
      (label) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]!.textContent,
    )
  // In the order of the heading.
  expect(chosen()).toEqual(['Version 3 as it is now', 'Version 3, sold'])
  choose(saved.id)
  expect(chosen()).toEqual(['Version 3, sold', 'Version 3, sold'])
  await screen.findByText(/^Version 3 was sold\./)
  expect(isBackShown()).toBe(false)
  choose('3')
  fireEvent.change(screen.getByLabelText('with estimate'), { target: { value: unsold.id } })
  expect(await screen.findByText(/Compare it with version 3 as it is now to share what changed since\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share as Change Request' })).toBeNull()
  expect(isBackShown()).toBe(false)
  fireEvent.change(screen.getByLabelText('with estimate'), { target: { value: saved.id } })
  fireEvent.click(await screen.findByRole('button', { name: back }))
  await expect.poll(isBackShown).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Versions' }))
  cleanup()
  // An earlier estimate that was sold again from its own page is not what the project is now.
  const later = aSaved(3, 't')
  expect(await showVersions({ ...sold, own: [later, saved] }, 't', discounted())).toBeTruthy()
  cleanup()
  // One that was saved again, after a later one, is.
  expect(await showVersions({ ...sold, own: [later, saved] }, 's')).toBeNull()
  cleanup()
  const earlier = aSold(1)
  expect(await showVersions({ own: [earlier], saved: earlier }, 's')).toBeTruthy()
})

test('the link of a change is shown, although its estimate is saved before the card knows of it and its dialog was closed', async () => {
  const saved = aSold()
  let finish = () => {}
  const shares = new Promise((resolve) => (finish = () => resolve({ token: 'link-of-change' })))
  Object.assign(responses, { 'save-estimation': aSaved(3, 't'), shares })
  listed = summaries.slice(0, 1)
  fireEvent.click(await showVersions({ own: [saved], saved }, undefined, discounted()))
  const name = await screen.findByLabelText<HTMLInputElement>('From')
  fireEvent.change(name, { target: { value: 'Ada' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Create Link', hidden: true }))
  await screen.findByText('Creating...')
  fireEvent.click(screen.getByLabelText('Close'))
  // Another pair cannot follow, so that its button is gone.
  const compared = screen.getByLabelText<HTMLSelectElement>('Compare estimate')
  expect(compared.disabled).toBe(true)
  fireEvent.change(compared, { target: { value: saved.id } })
  await screen.findByText(/^Version 3 was sold\./)
  expect(document.querySelector('dialog')).toBeNull()
  finish()
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toContain('/shared/link-of-change')
})

test('each version that was sold or saved says so, with its figures then, also after a later one was sold or took its place', async () => {
  const soldAs = (version: number) => {
    const { links, ...saved } = aSold(version, `s${version}`)
    const decision = { ...links.one.decision, at: `2026-11-2${version}T11:00:00.000Z` }
    const sold = version === 2 ? { price: 1_200, hours: 12, options: 1 } : undefined
    return { ...saved, links: { one: { ...links.one, decision, sold } } }
  }
  const [first, second] = [soldAs(1), soldAs(2)]
  const sold = { own: [second, first], saved: second }
  const marks = () =>
    [...document.querySelectorAll('.versions__list span .muted')].map(
      (row) => /, (?:sold|saved).*/.exec(row.textContent)?.[0],
    )
  const choices = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Compare estimate').options].map(({ text }) => text)
  const figures = () => [...document.querySelectorAll('.versions__list .num')].map(({ textContent }) => textContent)

  await showVersions(sold)
  expect(marks()).toEqual([undefined, ', sold with 1 option', ', sold'])
  expect(choices()).toEqual(['Version 3', 'Version 2, sold', 'Version 1, sold'])
  expect(figures()).toEqual(['44 h, $4,400', '12 h, $1,200', '8 h, $800'])
  cleanup()
  const replaced = { acceptedAt: first.links.one.decision.at }
  await showVersions({ ...sold, own: [aSaved(3, 's3'), ...sold.own], replaced })
  // What is saved can have other figures than the version, and is what others are compared with.
  expect(marks()).toEqual([', saved with 8 h, $4,400', ', sold with 1 option', ', sold, then replaced'])
  expect(choices().at(-1)).toBe('Version 1, replaced')
  cleanup()
  await showVersions({ ...sold, own: [{ ...aSaved(3, 's3'), totalPrice: 5_000 }, ...sold.own] })
  expect(marks()[0]).toBe(', saved with 8 h, $5,000')
})

test('an answer that was changed after the sale is a difference to its owner, in the words that the client reads', async () => {
  const saved = aSold()
  expect(await showVersions({ own: [saved], saved }, undefined, answered())).toBeTruthy()
  expect(screen.queryByText(/^There is no difference/)).toBeNull()
  screen.getByText(/^The work stays the same: /)
  const { nextElementSibling: list } = screen.getByRole('heading', { name: 'Assumptions' })
  expect(list!.textContent).toBe('Added: “‘How many languages?’ Given: 2.”')
})

test('a comparison that no change request can be made of says which one can be shared', async () => {
  const note = 'To share a change request, compare a later estimate with an earlier one that is saved.'
  // Nothing was saved yet.
  expect(await showVersions()).toBeNull()
  screen.getByText(note)
  cleanup()
  expect(await showVersions({ own: [aSaved(2)] })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Compare estimate'), { target: { value: '1' } })
  await screen.findByText(note)
  expect(screen.queryByRole('button', { name: 'Share as Change Request' })).toBeNull()
  // It stays as it is, whatever is edited.
  edit((scope) => ({ ...scope, added: [] }))
  expect(screen.queryByText('Updating the comparison…')).toBeNull()
  fireEvent.change(screen.getByLabelText('Compare estimate'), { target: { value: '3' } })
  await screen.findByText('Updating the comparison…')
})

test('the words of a line that changed are marked for its owner, also where a typed name still quotes the earlier ones, until it is kept', async () => {
  await showVersions()
  const marked = ['del', 'ins'].map((mark) => [...document.querySelectorAll(mark)].map((each) => each.textContent))
  expect(marked.map(String)).toEqual(['48,48', '72,72'])
  expect(screen.getByText(/please check/).parentElement!.textContent).toContain(`${limit.name}. `)
  fireEvent.click(screen.getByRole('button', { name: `Keep ${limit.name}` }))
  // The comparison is that of before until the change is saved.
  await screen.findByText('Updating the comparison…')
  await vi.waitFor(() => expect(screen.queryByText(/please check|^Updating/)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Versions' }))
})

test('only questions that nothing answers are called open: no answer, and no added work', async () => {
  const wishes = ['Limit of 48 hours', 'Map', 'Chat'].map((wish) => ({
    id: wish,
    question: `Does this belong in the first release: ${wish}?`,
    type: 'select' as const,
    options: ['No', 'Yes'],
    required: false,
    impact: '',
    neutral: 'No',
  }))
  await showVersions(undefined, undefined, { clarificationQuestions: wishes, answers: { Map: 'Yes' } })
  expect(screen.getByRole('link', { name: /^Answer question/ }).textContent).toBe('Answer question 3')
})
