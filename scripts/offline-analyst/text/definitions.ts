/** Layout of a line. `number` precedes its text. */
interface Looks {
  text: string
  bullet: boolean
  number: string
}

/** Glossary lines: "HVAC – Heating, Ventilation and Air Conditioning", "HIS | Hospital Information System — …". */
const parted = /^(\p{Lu}[\p{L}\d/&.' -]{0,50}?(?:\s\([^)]{1,50}\))?)\s*(\s[-–—]|[-–—]\s|\s\||:\s)\s*(\S.+)$/u
const abbreviation = /^[\p{Lu}\d][\p{L}\d/&.-]{1,8}$/u
/** Beginning of a definition after a dash. */
const defining =
  /^(?:an?|the|any|one of|process|refers to|means|stands for|short for|ein(?:e|en)?|der|die|das|une?|les?|la|el|los|las|o|os|as)\s/i
const demanding = /\b(?:shall|must|should|will|can|may|soll|muss|kann|doit|peut|debe|puede|deve|pode)\b/i
const goesOn = /^(?:This|It|These|They|Such|Dies|Er|Sie|Es)\s/u

/** Maximum distance in lines between entries of a glossary. */
const near = 4

type Form = 'abbreviation' | 'term' | null

/** Returns the indexes of glossary lines, detected by their form. Plain terms count only near abbreviations. */
export function definitionsAmong(marks: readonly Looks[]): Set<number> {
  const forms = marks.map(formOf)
  const found = new Set<number>()
  const spread = (from: number) => {
    for (const step of [-1, 1]) {
      for (let at = from + step, gap = 0; gap < near && at >= 0 && at < marks.length; at += step, gap++) {
        if (forms[at] === null || found.has(at)) continue
        found.add(at)
        gap = -1
      }
    }
  }
  for (const [at, form] of forms.entries()) {
    if (form !== 'abbreviation') continue
    found.add(at)
    spread(at)
  }
  for (const [at, { text }] of marks.entries()) if (found.has(at - 1) && goesOn.test(text)) found.add(at)
  return found
}

function formOf({ text, bullet, number }: Looks): Form {
  const [, term = '', mark = '', rest = ''] = parted.exec(text) ?? []
  if (!rest) return null
  const short = /\(([^)]+)\)$/.exec(term)?.[1] ?? term
  if (abbreviation.test(short) && spells(short, term === short ? rest : term)) return 'abbreviation'
  const isTerm = mark.includes('|')
    ? /\s[–—]\s/u.test(rest)
    : !mark.includes(':') && !bullet && !number && defining.test(rest)
  return isTerm && !demanding.test(text) ? 'term' : null
}

/** True if the letters of an abbreviation are initials of its meaning, in order. */
function spells(short: string, meaning: string): boolean {
  const letters = short.toLowerCase().match(/\p{L}/gu) ?? []
  if (letters.length < 2 || letters.length > 8) return false
  const initials = meaning
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, letters.length + 4)
    .map((word) => word[0]!)
  let at = 0
  for (const initial of initials) if (initial === letters[at]) at += 1
  return at === letters.length && initials[0] === letters[0]
}
