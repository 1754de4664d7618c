import { test } from 'vitest'
import { aPerson, aProject, aWindow, anEstimate, save, inChromium } from './browser'

inChromium()
test('shots', async () => {
  const ada = await aPerson({ firstName: 'Ada', lastName: 'Lovelace', subscriptionTier: 'tier3' })
  await aProject(ada)
  const id = await anEstimate(ada, { title: 'A very long title of a project that goes on and on until it wraps' })
  await save(ada, id)
  await ada.ask('updateProject', { params: { id }, body: { hourlyRate: 120 } })
  await save(ada, id)
  await aProject(ada, { title: 'Third' })
  for (const [width, dark] of [[1200, false], [390, true]] as const) {
    const page = await aWindow(`/projects`, { as: ada, width, dark })
    await page.getByText('Third').waitFor()
    await page.getByRole('button', { name: /^Rename Bicycle/ }).click()
    await page.getByRole('button', { name: /^Delete Third/ }).click()
    await page.screenshot({ path: `/tmp/shell-shots/projects-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.goto('/')
    await page.getByText('All projects').waitFor()
    await page.screenshot({ path: `/tmp/shell-shots/dashboard-${width}.png`, fullPage: true })
  }
})
