/** Terms of capabilities in other languages than English, by the capability's id. */
export const translations: Record<string, Record<string, string>> = {}
