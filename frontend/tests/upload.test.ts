import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aPerson, aWindow, brief, expectToast, failing, inChromium } from './browser'

inChromium()

const aFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Creates a file of this size on disk, so that it does not have to be sent to the browser. */
async function aFileOf(name: string, size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), Buffer.alloc(size))
  return join(folder, name)
}

test('a document fills in the missing requirements', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByLabel('Project Title').fill('Studio')
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  const missing = page.getByText('Enter the requirements.').and(page.locator('.amplify-field__error-message'))
  await missing.waitFor()
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(aFile('brief.txt', 'Members book a class.'))

  await page.getByText('brief.txt added').waitFor()
  expect(await page.getByLabel('Requirements', { exact: true }).inputValue()).toBe('Members book a class.')
  expect(await missing.count()).toBe(0)
})

test('the text of a document is added after a blank line', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByLabel('Requirements', { exact: true }).fill(brief.requirements)
  await page.getByRole('button', { name: 'Upload Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Document' })
  await dialog.getByText('Upload requirement documents (PDF, DOC, TXT, MD). Max file size: 10MB').waitFor()
  await page.locator('input[type=file]').setInputFiles(aFile('more.md', '# More\n\nMechanics order parts.'))

  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')
  await page.getByText('more.md added').waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await page.getByLabel('Requirements', { exact: true }).inputValue()).toBe(
    `${brief.requirements}\n\n# More\n\nMechanics order parts.`,
  )
})

test('a document that is uploaded twice is added once', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  for (const title of ['Document Processed', 'Already Added']) {
    await page.getByRole('button', { name: 'Upload Document' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles(aFile('brief.txt', 'Members book a class.\nCoaches confirm it.'))
    await page.locator('.toast:visible').getByText(title).waitFor()
  }
  expect(await page.getByLabel('Requirements', { exact: true }).inputValue()).toBe(
    'Members book a class.\nCoaches confirm it.',
  )
})

test.each([
  ['picture.png', 10, 'This file type is not supported. Please upload a PDF, DOC, DOCX, TXT or MD document.'],
  ['huge.pdf', 10_485_761, 'The document is larger than 10 MB. Please upload a smaller one.'],
  ['nothing.txt', 0, 'The document is empty. Please upload one that contains text.'],
])('%s of %i bytes is rejected before anything is sent', async (name, size, sentence) => {
  const page = await aWindow('/', { as: await aPerson() })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(await aFileOf(name, size))
  await page.locator('.upload__problem').getByText(sentence).waitFor()
  await expectToast(page, 'Upload Error', sentence)
  expect(sent.filter((url) => url.includes('/documents/'))).toEqual([])
})

test('an upload whose response is lost has arrived and is not an error', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  const statuses: number[] = []
  await page.route(/\/uploads\//, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const response = await route.fetch()
    statuses.push(response.status())
    await (statuses.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(aFile('brief.txt', 'Members book a class.'))
  await page.getByText('brief.txt added').waitFor()
  expect(statuses).toEqual([200, 412])
})

test('a document is not uploaded without an upload URL', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await failing(page, '/api/documents/upload', 429, 'Too many uploads. Please wait a while.')
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(aFile('brief.txt', 'A shop.'))
  await expectToast(page, 'Upload Error', 'Failed to get upload URL')
  await page.locator('.upload__problem').getByText('Too many uploads. Please wait a while.').waitFor()
})

test('a document that cannot be sent can be chosen again', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.route(
    (url) => url.pathname.includes('/uploads/'),
    (route) => route.abort(),
    // As often as the browser retries.
    { times: 3 },
  )
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(aFile('brief.txt', 'A shop.'))
  const sentence = 'The document could not be sent. Please check your connection and try again.'
  await expectToast(page, 'Upload Error', sentence)
  await page.locator('input[type=file]').setInputFiles(aFile('brief.txt', 'A shop.'))
  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')
})

test('a document that cannot be read shows the reason', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(aFile('broken.pdf', '%PDF-1.7 and then nothing'))
  await expectToast(page, 'Processing Error', 'Failed to extract text from document')
  await page.locator('.upload__problem').getByText('Please').waitFor()
})

test('a running upload can be canceled', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.route('**/api/documents/process', () => {})
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles(aFile('brief.txt', 'A shop.'))
  await page.getByText('Reading the document').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Choose a document').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('.toast:visible').count()).toBe(0)
})
