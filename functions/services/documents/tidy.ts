import { maxRequirementsLength } from '#contract/limits'
import { leadsToPage } from './contents-line'

/** Characters from which a text is too long, whatever `tidy` leaves out of it. */
export const clearlyTooLong = 1.5 * maxRequirementsLength

/** Characters that one font draws as one shape. NFKC would also flatten ², ½ and ™, which carry meaning. */
const ligatures: Record<string, string> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
  // Where fonts of before Unicode have them.
  '\uF001': 'fi',
  '\uF002': 'fl',
}

/** Shapes that stand before the items of a list, those of Word's symbol fonts in the private use area among them. */
const bullets = '•‣⁃∙◦●○■□▪▫◆◇►▶➢➤✓✔❖·\uE000-\uF8FF'
const bulletAtStart = new RegExp(`^([ \\t]*)[${bullets}][ \\t]*(?=\\S)`, 'gmu')
const loneBullet = new RegExp(`^[ \\t]*[${bullets}][ \\t]*$`, 'gmu')

/** Fewer of them are no contents, but a form or a list of prices. */
const fewestLeaders = 3

const contentsTitle =
  /^#*\s*(?:table of )?contents:?$|^#*\s*inhalts(?:verzeichnis|übersicht)$|^#*\s*list of (?:tables|figures)$/iu

/**
 * The text as it is shown and estimated, whatever it was read from: one form of each letter, line ends `\n`, "- " before
 * list items, no control characters, no more than one empty line in a row, and no lines that only point at pages.
 */
export function tidy(text: string): string {
  const plain = text
    // Halves of characters, which UTF-8 cannot hold.
    .replace(/\p{Cs}/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    // Control, direction and tag characters show nothing and hide things; joiners shape letters.
    .replace(/(?![\t\n]|\u200C|\u200D|[\u0600-\u070F])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/\u2011/g, '-')
    .replace(
      /[\uFB00-\uFB06]|(?<=\p{L})[\uF001\uF002]|[\uF001\uF002](?=\p{Ll})/gu,
      (ligature) => ligatures[ligature] ?? ligature,
    )
    // Signs as they are drawn in lines from top to bottom.
    .replace(/[\uFE10-\uFE19\uFE30-\uFE48]/g, (shape) => shape.normalize('NFKC'))
    // Arabic letters as they are drawn at a word's start, middle and end.
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFC]/g, (shape) => shape.normalize('NFKC'))
    .normalize('NFC')
    .replace(loneBullet, '')
    .replace(bulletAtStart, '$1- ')
    .replace(/[\uE000-\uF8FF]+/g, ' ')

  const lines = withoutContents(plain.split('\n').map((line) => line.trimEnd()))
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trimEnd()
}

/** Drops the lines that lead to page numbers, and the title above them. */
function withoutContents(lines: string[]): string[] {
  const leads = lines.map(leadsToPage)
  if (leads.filter(Boolean).length < fewestLeaders) return lines

  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    if (!leads[index]) {
      kept.push(line)
      continue
    }
    while (kept.at(-1) === '') kept.pop()
    if (contentsTitle.test(kept.at(-1)?.trim() ?? '')) kept.pop()
    kept.push('')
  }
  return kept
}
