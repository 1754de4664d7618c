/** Papers and tables in which clients keep data without a product, in all languages together, as a pattern. */
export const papers =
  '(?:excel|spreadsheets?|paper|papier\\p{L}*|carta|papel|tableurs?|hojas? de cálculo|zettel\\p{L}*|pen and paper)'
