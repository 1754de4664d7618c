import { maxRequirementsLength } from '#contract/limits'
import { isContentsEntry } from './contents-entry'

/** Longer texts are too long even after normalization. */
export const definitelyTooLong = 1.5 * maxRequirementsLength

/** Ligatures and their letters. NFKC would also flatten ², ½ and ™, which carry meaning. */
const ligatures: Record<string, string> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
  // Private-use code points of fonts from before Unicode.
  '\uF001': 'fi',
  '\uF002': 'fl',
}

/** Bullets of list items, including those of Word's symbol fonts in the private use area. */
const bullets = '•‣⁃∙◦●○■□▪▫◆◇►▶➢➤✓✔❖·\uE000-\uF8FF'
const bulletAtStart = new RegExp(`^([ \\t]*)[${bullets}][ \\t]*(?=\\S)`, 'gmu')
const loneBullet = new RegExp(`^[ \\t]*[${bullets}][ \\t]*$`, 'gmu')

/** Fewer dot leaders belong to a form or price list and not to a table of contents. */
const minLeaders = 3

const contentsTitle =
  /^#*\s*(?:table of )?contents:?$|^#*\s*inhalts(?:verzeichnis|übersicht)$|^#*\s*list of (?:tables|figures)$/iu

/**
 * Normalizes a text for display and estimation: composed letters, line ends `\n`, "- " before list items, no control
 * characters, at most one empty line in a row, and no table of contents.
 */
export function normalizeText(text: string): string {
  const plain = text
    // Lone surrogates, which UTF-8 cannot encode.
    .replace(/\p{Cs}/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    // Control, direction and tag characters are invisible and can hide text. Joiners affect the shape of letters.
    .replace(/(?![\t\n]|\u200C|\u200D|[\u0600-\u070F])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/\u2011/g, '-')
    .replace(
      /[\uFB00-\uFB06]|(?<=\p{L})[\uF001\uF002]|[\uF001\uF002](?=\p{Ll})/gu,
      (ligature) => ligatures[ligature] ?? ligature,
    )
    // Presentation forms for vertical text.
    .replace(/[\uFE10-\uFE19\uFE30-\uFE48]/g, (shape) => shape.normalize('NFKC'))
    // Arabic presentation forms.
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFC]/g, (shape) => shape.normalize('NFKC'))
    .normalize('NFC')
    .replace(loneBullet, '')
    .replace(bulletAtStart, '$1- ')
    .replace(/[\uE000-\uF8FF]+/g, ' ')

  const lines = dropContents(plain.split('\n').map((line) => line.trimEnd()))
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trimEnd()
}

/** Drops the lines of a table of contents and its title. */
function dropContents(lines: string[]): string[] {
  const leads = lines.map(isContentsEntry)
  if (leads.filter(Boolean).length < minLeaders) return lines

  const result: string[] = []
  for (const [index, line] of lines.entries()) {
    if (!leads[index]) {
      result.push(line)
      continue
    }
    while (result.at(-1) === '') result.pop()
    if (contentsTitle.test(result.at(-1)?.trim() ?? '')) result.pop()
    result.push('')
  }
  return result
}
