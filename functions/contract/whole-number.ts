/** Formats a whole number: `12,345`. Not by `Intl`, whose first use would delay the start of a page and of a Lambda. */
export const wholeNumber = (value: number): string => String(value).replace(/\d(?=(?:\d{3})+$)/gu, '$&,')
