import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aWindow, expectToast, inChromium } from './browser'
import { brief } from './project'

inChromium()

/** Creates a PDF of one page with a text layer: PDF 1.4, Helvetica, one line below the other. */
function aPdf(lines: string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 11 Tf 15 TL 60 780 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

test('a new user gets from signing up and a PDF to a saved and exported estimate, and back to it after signing in again', async () => {
  const page = await aWindow('/')
  const email = `journey-${process.pid}-${Date.now()}@example.com`
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await field('Email').fill(email)
  await field('Password').fill('correct horse')
  await button('Create Account').click()
  await expectToast(page, 'Registration successful', 'Welcome! Your account has been created.')

  await field('Project Title').fill('Bicycle workshop: phase 1')
  await button('Upload Document').click()
  const pdf = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: aPdf(brief.requirements.split('\n')) }
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')
  await page.getByText('brief.pdf added').waitFor()
  expect(await field('Requirements').inputValue()).toContain('Customers book a repair online')
  await button('Start AI Analysis').click()

  await page.waitForURL('**/estimate/*')
  const project = page.url()
  await page.getByRole('heading', { level: 1, name: 'Bicycle workshop: phase 1' }).waitFor()
  await button('Start AI Analysis').click()
  await expectToast(page, 'Analysis Complete', 'AI has analyzed your requirements and generated clarifying questions.')
  for (const question of await page.locator('.question').all())
    await question.getByRole('button', { name: /^Not sure/ }).click()
  await button('Continue to Estimate').click()
  await expectToast(page, 'Estimation Complete', 'Your detailed project estimate has been generated!')

  await field('Hourly Rate (USD)').fill('150')
  await expectToast(page, 'Configuration Updated', 'Project settings have been saved successfully.')
  await button('Save Estimate').click()
  await expectToast(page, 'Estimate Saved', 'Your estimation has been saved to your history')
  await page.locator(':focus').getByText('Share').waitFor()
  const download = page.waitForEvent('download')
  await button('Export Proposal').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('bicycle_workshop__phase_1_estimation.txt')
  const report = await readFile(await file.path(), 'utf8')
  for (const section of ['Summary', 'Breakdown', 'Risks & Assumptions', 'Technology Stack'])
    expect(report).toMatch(new RegExp(`^${section}`, 'im'))

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.locator('#history').getByText('Bicycle workshop: phase 1').waitFor()
  await button('Log out').click()
  await expectToast(page, 'Logout successful', "You've been logged out.")
  await field('Email').fill(email)
  await field('Password').fill('correct horse')
  await button('Sign In').click()
  await expectToast(page, 'Login successful', 'Welcome back!')
  await page.locator('#history').getByRole('link', { name: 'Bicycle workshop: phase 1' }).click()
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await page.getByRole('link', { name: 'Open the Project' }).click()
  await button('Back to Clarifications').waitFor()
  expect(page.url()).toBe(project)
})
