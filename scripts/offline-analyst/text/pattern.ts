/**
 * Compiles a pattern that ignores case. With the flag `u` V8 compares each letter with more spellings and searches
 * several times as long, so only patterns with properties of characters have it.
 */
export const pattern = (source: string): RegExp => new RegExp(source, /\\p\{/i.test(source) ? 'iu' : 'i')
