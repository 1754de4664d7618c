import { expect, test } from 'vitest'
import { fileName } from './file-name'

const reportName = (title: string) => fileName(title, 'estimation.txt')

test('the file is named after the title', () => {
  expect(reportName('Yoga Studio')).toBe('yoga_studio_estimation.txt')
  expect(reportName('Shop v2.0!')).toBe('shop_v2_0__estimation.txt')
  expect(reportName('../../etc/passwd\0')).toBe('______etc_passwd__estimation.txt')
  expect(reportName('Größe Ελλάδα 店')).toBe('größe_ελλάδα_店_estimation.txt')
})

test('any title makes a valid file name', () => {
  const bytes = (name: string) => new TextEncoder().encode(name).length

  expect(bytes(reportName('店'.repeat(200)))).toBeLessThanOrEqual(255)
  expect(reportName('a'.repeat(200))).toBe(`${'a'.repeat(200)}_estimation.txt`)
})
