import { expect, test } from 'vitest'
import { withoutInlineMarkup } from './inline-markup'

test.each([
  ['Members __must__ log in with *email* or _phone_.', 'Members must log in with email or phone.'],
  ['***All*** prices are **gross, *always* so**.', 'All prices are gross, always so.'],
  [
    '**_Später:_** Gäste zahlen **bar**, nicht per **Karte**-Terminal',
    'Später: Gäste zahlen bar, nicht per Karte-Terminal',
  ],
  ['The `/login` page reads `user_id` and **`role`**.', 'The /login page reads user_id and role.'],
  ['Like [our old site](https://example.org/a_b "Old"), see ![logo](logo.png)', 'Like our old site, see logo'],
  ['(*optionnel*) “**Panier**” – **≥ 99 %** und **€5**', '(optionnel) “Panier” – ≥ 99 % und €5'],
  ['支持**微信**支付', '支持微信支付'],
  ['_The field user_id and 2*3 cm stay_ in **3*4 tables**', 'The field user_id and 2*3 cm stay in 3*4 tables'],
  ['**A long line is numbered by its sentences.', 'A long line is numbered by its sentences.'],
  ['The last one is bold too.**', 'The last one is bold too.'],
  ['| **R-1** | *Must* |', '| R-1 | Must |'],
  ['**Fields marked \\* are required**', 'Fields marked \\* are required'],
  ['**.NET** with **[a plan](https://example.org)**', '.NET with a plan'],
])('a line in Markdown is read without its marks: %s', (line, read) => {
  expect(withoutInlineMarkup(line)).toBe(read)
})

test.each([
  'The table order_items has snake_case names, _id and _rev too.',
  'Boxes are 2*3 m or 2*3*4 m, and 5 * 3 * 2 is the price.',
  'x**2 + y**2 = z**2, 2**10 and 3**2',
  'Import *.csv, *.xlsx and src/**/*.ts; export (*.csv|*.xlsx), *.png;*.jpg',
  'Name* and email* are required. (*) required, (*) optional',
  '*Prices without tax',
  '* Members log in',
  'f(**options), **kwargs and items[0](x)',
  'SELECT *, count(*) FROM a',
  'Name: ______ Date: ______',
  'it`s the client`s wish, don`t change it',
  '[ ] Members log in [x](y) [FR-1] (see above)',
  'a_b*c_d and C:\\data\\new, C:\\*.csv, C:\\in\\_old\\*.csv',
  '\\*required\\* fields and the \\_id\\_ of order\\_items',
  '*****',
])('a line in which these are no marks stays: %s', (line) => {
  expect(withoutInlineMarkup(line)).toBe(line)
})
