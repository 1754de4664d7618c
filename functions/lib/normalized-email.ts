/** Returns the same form for all spellings of an email. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').toLowerCase()
