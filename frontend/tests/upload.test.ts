import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { aPerson, aWindow, expectToast, failing, inChromium } from './browser'

inChromium()

const aFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Creates a file of this size on disk, so that it does not have to be sent to the browser. */
async function aFileOf(name: string, size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), Buffer.alloc(size))
  return join(folder, name)
}

const openDialog = (page: Page) => page.getByRole('button', { name: 'Upload Document' }).click()

test('a document fills in the missing title and requirements, is added once, and the next one after a blank line; one that cannot be sent or read shows the reason and can be chosen again, and an upload can be canceled', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  const input = page.locator('input[type=file]')
  const requirements = page.getByLabel('Requirements', { exact: true })
  const title = page.getByLabel('Project Title')
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  const missing = page.getByText('Enter the requirements.').and(page.locator('.amplify-field__error-message'))
  await missing.waitFor()
  const text = '# Dance studio\nMembers book a class.'
  for (const message of ['Document Processed', 'Already Added']) {
    await openDialog(page)
    await input.setInputFiles(aFile('brief.txt', text))
    await page.locator('.toast:visible').getByText(message).waitFor()
    expect(await requirements.inputValue()).toBe(text)
  }
  expect(await missing.count()).toBe(0)
  expect(await title.inputValue()).toBe('Dance studio')
  expect(await page.getByText('Enter a project title.').count()).toBe(0)
  await title.fill('Studio')

  await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Upload Document' })
  await dialog.getByText('Upload requirement documents (PDF, DOC, TXT, MD). Max file size: 10MB').waitFor()
  await input.setInputFiles(aFile('more.md', '# More\n\nMechanics order parts.'))
  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')
  await page.getByText('more.md added').waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await requirements.inputValue()).toBe(`${text}\n\n# More\n\nMechanics order parts.`)
  expect(await title.inputValue()).toBe('Studio')
  await page.getByRole('button', { name: 'Dismiss' }).click()

  const problem = page.locator('.upload__problem')
  const sent: string[] = []
  await openDialog(page)
  await page.route('**/api/documents/process', () => {}, { times: 1 })
  await input.setInputFiles(aFile('brief.txt', 'A shop.'))
  await page.getByText('Reading the document').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Choose a document').waitFor()
  // Escape would dismiss a toast too.
  expect(await page.locator('.toast:visible').count()).toBe(0)
  expect(await problem.innerText()).toBe('')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await openDialog(page)
  page.on('request', (request) => sent.push(request.url()))
  for (const [name, size, sentence] of [
    ['picture.png', 10, 'This file type is not supported. Please upload a PDF, DOC, DOCX, TXT or MD document.'],
    ['huge.pdf', 10_485_761, 'The document is larger than 10 MB. Please upload a smaller one.'],
    ['nothing.txt', 0, 'The document is empty. Please upload one that contains text.'],
  ] as const) {
    await input.setInputFiles(await aFileOf(name, size))
    await problem.getByText(sentence).waitFor()
    await expectToast(page, 'Upload Error', sentence)
  }
  expect(sent.filter((url) => url.includes('/documents/'))).toEqual([])

  await failing(page, '/api/documents/upload', 429, 'Too many uploads. Please wait a while.', 1)
  await input.setInputFiles(aFile('brief.txt', 'A shop.'))
  await expectToast(page, 'Upload Error', 'Failed to get upload URL')
  await problem.getByText('Too many uploads. Please wait a while.').waitFor()

  await input.setInputFiles(aFile('broken.pdf', '%PDF-1.7 and then nothing'))
  await expectToast(page, 'Processing Error', 'Failed to extract text from document')
  await problem.getByText('Please').waitFor()

  await page.route(
    (url) => url.pathname.includes('/uploads/'),
    (route) => route.abort(),
    // As often as the browser retries.
    { times: 3 },
  )
  await input.setInputFiles(aFile('brief.txt', 'A shop.'))
  await expectToast(page, 'Upload Error', 'The document could not be sent. Please check your connection and try again.')
  await input.setInputFiles(aFile('brief.txt', 'A shop.'))
  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')

  // An upload whose response is lost has arrived and is not an error.
  const statuses: number[] = []
  await page.route(/\/uploads\//, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const response = await route.fetch()
    statuses.push(response.status())
    await (statuses.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  await openDialog(page)
  await input.setInputFiles(aFile('other.txt', 'Teachers plan courses.'))
  await page.getByText('other.txt added').waitFor()
  expect(statuses).toEqual([200, 412])
})
