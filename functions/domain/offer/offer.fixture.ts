import type { Offer } from '#contract/share'
import { totalOf } from '#domain/hours/price'

export const offer: Offer = {
  title: 'Shop',
  note: '',
  from: 'Ada',
  createdAt: '2026-11-20T09:00:00Z',
  validUntil: '2026-12-20',
  components: [],
  options: [{ name: 'Reminders', lines: [], price: 500 }],
  weeksWithOptions: 5,
  lines: [],
  exclusions: [],
  notEstimated: [],
  assumptions: [],
  weeks: 4,
  milestones: [],
  price: { currency: 'EUR', ...totalOf(1_000, 7.25, 8.25) },
  rates: [{ role: 'Back-end developer', rate: 92.5 }],
}
