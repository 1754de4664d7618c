const latin = 'A-Za-zªºÀ-ÖØ-öø-ʯᴀ-ᶿḀ-ỿ'
const greek = 'Ͱ-ͳͶͷͻ-ͽΆΈ-Ͽἀ-ῼ'
const cyrillic = 'Ѐ-ҁҊ-ԯ'
const cased = `A-Za-zÀ-ÖØ-öø-ʯᴀ-ᶿḀ-ỿµ${greek}${cyrillic}`

/** Short lists of the characters of the languages that people write in here, by the property that has many more. */
const characters: Partial<Record<string, string>> = {
  L: `${latin}µ${greek}${cyrillic}א-תء-يऄ-हก-ะ぀-ヿ㐀-䶿一-鿿가-힣`,
  N: '\\d²³¹¼-¾',
  'Script=Latin': latin,
  'Script=Greek': greek,
  'Script=Cyrillic': cyrillic,
}
/** The same for patterns that ignore case, which read a property of upper or lower case as both. */
const ofEitherCase: typeof characters = { ...characters, Lu: cased, Ll: cased }

/** Escapes, classes, and properties outside of classes. */
const parts = /\\[^pP]|\[(?:\\.|[^\]\\]){0,200}\]|\\[pP]\{[^}]{1,40}\}/g
const property = /\\([pP])\{([^}]{1,40})\}/g

/** Escapes, apostrophes, classes, and the beginnings and ends of groups. */
const groups = /\\.|'|\[(?:\\.|[^\]\\]){0,200}\]|\((?:\?<?[=!])?|\)(?:[?*+]|\{\d+(?:,\d*)?\})?\??/g

/** The end of a group that is repeated up to three times. */
const repeated = /^\)\{[0-3](?:,[1-3])?\}/

/**
 * Keeps the code of a pattern small, because V8 optimizes patterns only until a process has 16 MB of it. Adds an empty
 * lookahead, which matches everywhere, after each group that something follows: without it V8 compiles the rest of the
 * pattern up to ten times, once for each way through the group. Adds an alternative that never matches to alternatives
 * that are repeated: V8 compiles up to three copies of a group unless it might match nothing.
 */
function joinWays(source: string): string {
  const opened: number[] = []
  return source.replace(groups, (part, at: number) => {
    if (part === "'") return "['’]"
    if (part[0] === '(') opened.push(at)
    if (part[0] !== ')') return part
    const group = source.slice(opened.pop(), at)
    const end = repeated.test(part) && group.includes('|') ? `|(?!)${part}` : part
    return /^\(\?<?[=!]/.test(group) || /[)|]/.test(source[at + part.length] ?? '|') ? end : `${end}(?=)`
  })
}

/**
 * Compiles a pattern that ignores case by default, and in which "'" is either apostrophe. Uses short lists of characters
 * for properties and, if nothing else needs it, no flag `u`. With both flags V8 takes 25 times as long to parse each
 * property, which patterns have by the hundred, and compares more spellings of each letter: a text took half as long
 * again. Takes a string, because V8 would parse the properties of a literal twice more.
 */
export function pattern(long: string, flags = 'i'): RegExp {
  const source = joinWays(long)
  const short = source.replace(parts, (part) =>
    part.replaceAll(property, (whole, sign: string, name: string) => {
      const list = (flags.includes('i') ? ofEitherCase : characters)[name]
      if (list === undefined || (part.startsWith('[') && sign === 'P')) return whole
      return part.startsWith('[') ? list : `[${sign === 'P' ? '^' : ''}${list}]`
    }),
  )
  return /\\p\{/i.test(short) ? new RegExp(source, `${flags}u`) : new RegExp(short, flags)
}
