import { expect, test } from 'vitest'
import { iconPathOf } from './component-icon'

test("a component's icon depends on the words in its name, and defaults to a box", () => {
  const box = iconPathOf('Zzz')

  const names = ['User Authentication', 'Payment checkout', 'REST API integration', 'Email notifications', 'Reports']
  const drawn = names.map(iconPathOf)

  expect(drawn).not.toContain(box)
  expect(new Set(drawn).size).toBe(names.length)
  expect(iconPathOf('PAYMENTS')).toBe(iconPathOf('payments'))
})
