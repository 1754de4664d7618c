const request = /\bplease check\b|\bcheck: lines? \d/i

/** True for an assumption that asks its owner to check how the text was read. Clients do not see it. */
export const asksToCheck = (assumption: string): boolean => request.test(assumption)
