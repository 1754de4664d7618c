import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  aPerson,
  aWindow,
  expectAccessible,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  inChromium,
} from './browser'
import { anEstimate } from './project'

inChromium()

const scopeOf = (page: Page, name: string) => page.getByLabel(`Scope of ${name}`, { exact: true })
const total = (page: Page) => page.locator('.scope-editor__toolbar output strong').innerText()
const isSaved = (page: Page) => page.locator('.scope-editor .save-status').getByText('Saved', { exact: true }).waitFor()

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Edit Scope' }).click()
  await page.locator('.scope-editor__toolbar').waitFor()
}

test('components are left out, made optional, renamed and changed, tasks move, and every figure agrees after a reload', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const read = async () => (await ada.ask('getProject', { params: { id } })).estimation!
  const before = await read()
  const [first, second, third] = before.components.filter(({ tasks }) => tasks.length > 0)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  await openEditor(page)

  await scopeOf(page, second!.name).selectOption('Optional')
  await scopeOf(page, third!.name).selectOption('Out of scope')
  await page.getByRole('button', { name: first!.name, exact: true }).click()
  const parts = await page.locator('.scope-tasks .num').allInnerTexts()
  expect(parts.reduce((sum, text) => sum + Number.parseFloat(text), 0)).toBe(first!.hours)
  const task = first!.tasks[0]!
  await page.getByRole('button', { name: `Edit ${task.name}` }).click()
  await page.getByRole('textbox', { name: 'Hours' }).fill('40')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Rename ${second!.name}` }).click()
  const name = page.getByRole('textbox', { name: 'Component' })
  await name.fill(first!.name)
  await page.getByText('Another component has, or had, this name.').waitFor()
  await name.fill('Extras')
  await page.keyboard.press('Enter')
  for (const [at, to] of ['Extras', 'Vouchers'].entries()) {
    const edit = `Edit ${first!.tasks[at + 1]!.name}`
    await page.getByRole('button', { name: edit }).click()
    await page.getByLabel('Component', { exact: true }).selectOption(at === 0 ? to : 'New component…')
    if (at === 1) await page.getByRole('textbox', { name: 'Name of the new component' }).fill(to)
    await page.keyboard.press('Enter')
    await page.waitForFunction((label) => document.activeElement?.ariaLabel === label, edit)
  }
  await page.getByRole('button', { name: 'Add a component' }).click()
  await name.fill('Vouchers')
  await page.getByRole('textbox', { name: 'Task' }).fill('Gift cards')
  await page.getByRole('textbox', { name: 'Hours' }).fill('9')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add an exclusion' }).click()
  await page.getByRole('textbox', { name: 'Not included' }).fill('Hosting is not included.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit Hosting is not included.' }).waitFor()
  await page.getByRole('button', { name: /^Remove Texts, images/ }).click()
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toContain('Remove Maintenance')
  expect(await page.getByRole('heading', { name: 'Exclusions' }).count()).toBe(0)
  await page.getByRole('button', { name: `Remove ${before.risks.at(-1)!.risk}` }).click()
  await page.getByRole('button', { name: 'Add an assumption' }).click()
  await page.getByRole('textbox', { name: 'Assumption' }).fill('The client delivers content.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add a risk' }).click()
  const typed = await total(page)
  await isSaved(page)
  await expectAccessibleInBothModes(page, '.scope-editor')

  const { totalHours, components, options, outOfScope, origin, exclusions, assumptions, risks } = await read()
  const moved = { name: first!.tasks[1]!.name, original: { component: first!.name } }
  expect(typed).toBe(`${totalHours} h`)
  expect(components.find(({ name }) => name === 'Vouchers')).toMatchObject({
    tasks: [{ name: first!.tasks[2]!.name }, { isAdded: true, hours: 9 }],
  })
  expect(options).toMatchObject([{ component: second!.name, title: 'Extras' }])
  expect(options[0]!.tasks.at(-1)).toMatchObject(moved)
  expect(outOfScope.map(({ component }) => component)).toEqual([third!.name])
  expect(origin!.scope).toBe(totalHours - before.totalHours)
  expect(exclusions).toContain('Hosting is not included.')
  expect(assumptions).toContain('The client delivers content.')
  expect(exclusions.join()).not.toContain('Texts, images')
  expect(risks).not.toContainEqual(before.risks.at(-1))

  await page.reload()
  await page.getByRole('heading', { name: 'Options' }).waitFor()
  expect(await page.locator('.figures dd').first().innerText()).toBe(String(totalHours))
  await page.getByText(`Out of scope: ${third!.name}`).waitFor()
  expect(await page.locator('.risks strong').allInnerTexts()).toEqual(risks.map(({ risk }) => risk))
  await openEditor(page)
  await page.getByRole('button', { name: 'Undo all' }).click()
  expect(await total(page)).toBe(`${before.totalHours} h`)
  await page.getByRole('button', { name: 'Restore my changes' }).click()
  expect(await total(page)).toBe(`${totalHours} h`)
})

/** True if the focused control is on screen, with nothing sticky over its middle. */
function isFocusUncovered() {
  const { x, y, width, height } = document.activeElement!.getBoundingClientRect()
  return document.activeElement!.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('a task is edited by keyboard alone, Escape cancels, and invalid hours change nothing; edits made offline are saved later, and added to by a second tab', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada, width: 390 })
  const other = await aWindow(`/estimate/${id}`, { as: ada })
  await openEditor(other)
  await page.getByRole('button', { name: 'Edit Scope' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.scope-editor__toolbar').waitFor()
  const before = await total(page)
  await page.locator('.scope-row__name').first().focus()
  await page.keyboard.press('Enter')
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  await edit.focus()
  await page.keyboard.press('Enter')
  const likely = page.getByRole('textbox', { name: 'Hours' })
  // A valid beginning of invalid hours changes nothing either.
  await likely.fill('500')
  for (const wrong of ['5000', '-1', '0', 'a lot', '1000.5', '4.25']) {
    await likely.fill(wrong)
    await page.getByText('Hours must be between 0.5 and 1,000, in halves of an hour.').waitFor()
    expect(await total(page)).toBe(before)
  }
  await expectAccessible(page, '.scope-editor')
  await expectNoSidewaysScroll(page)
  const heights = await page
    .locator('.scope-editor :is(button, input, select):visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

  await likely.fill('300')
  expect(await total(page)).not.toBe(before)
  await page.keyboard.press('Escape')

  expect(await total(page)).toBe(before)
  const isFocused = (label: string) =>
    page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label')?.startsWith(label), label)
  await isFocused('Edit ')
  const rename = page.getByRole('button', { name: /^Rename / }).first()
  const label = (await rename.getAttribute('aria-label'))!
  await rename.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Extras')
  await page.getByRole('button', { name: 'Undo: ', exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await isFocused(label)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    await page.waitForFunction(isFocusUncovered)
  }

  const [first, second] = await page.locator('.scope-row__name').allInnerTexts()
  await page.context().setOffline(true)
  await scopeOf(page, first!).selectOption('Optional')
  await page.locator('.scope-editor .save-status').getByText('Not saved').waitFor()
  await page.context().setOffline(false)
  await isSaved(page)
  await scopeOf(other, second!).selectOption('Out of scope')
  await other
    .getByRole('alert')
    .getByText(/changed in another tab/)
    .waitFor()
  await other.getByRole('link', { name: 'Review both' }).click()
  await other.locator('#scope-conflict:focus').waitFor()
  await other.getByRole('button', { name: 'Add my changes to it' }).click()
  await isSaved(other)
  const { scope, estimation } = await ada.ask('getProject', { params: { id } })
  expect(scope!.changes.map(({ component, state }) => [component, state])).toEqual([
    [first, 'optional'],
    [second, 'out'],
  ])
  expect(estimation!.options.map(({ component }) => component)).toEqual([first])
})
