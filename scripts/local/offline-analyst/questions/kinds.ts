/** Kinds of product with a few pages and nothing behind them. */
export const small = ['a landing page', 'a website', 'a blog']

/** Kinds of product that nobody looks at. */
export const unseen = [
  'a script',
  'an API',
  'an integration',
  'a data migration',
  'a data pipeline',
  'a browser extension',
  'a plugin',
  'the firmware of a device',
]
