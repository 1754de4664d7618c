/** Budgets and deadlines, far too low and far too high. None of them may change an hour. */
export const anchors: readonly string[] = [
  'The budget is $20,000.',
  'The budget is $2,000,000.',
  'The project must be done in 2 weeks.',
  'The project must be done in 18 months.',
]
