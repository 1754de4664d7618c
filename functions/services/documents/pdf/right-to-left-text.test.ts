import { expect, test } from 'vitest'
import { pdfOf, streamOf } from '#scripts/testing/document'
import { textIn } from '#scripts/testing/pdf-text'

/** Words with their positions, left to right as in a PDF, with the letters in visual order. */
type Placed = [text: string, x: number, y: number]

const letters = [...new Set('אבגדהוזחטיךכלםמןנסעףפץצקרשתﺍﺏﺐﺒﺓﻠﻟﻄﻤﺘﺎﻳﺐﺠﺐاأبتلمنيةجدطرصحﻻ')]
const codeOf = (sign: string) => (letters.includes(sign) ? 128 + letters.indexOf(sign) : sign.codePointAt(0)!)
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** Lam and alef are one glyph for two letters. */
const meaningOf = (sign: string) =>
  Array.from(sign === 'ﻻ' ? 'لا' : sign, (letter) => hex(letter.codePointAt(0)!, 4)).join('')

/** A page in a font whose letters are all half as wide as high. */
function aPage(placed: Placed[]): Buffer<ArrayBuffer> {
  const map = letters.map((sign) => `<${hex(codeOf(sign), 2)}> <${meaningOf(sign)}>`).join('\n')
  const drawn = placed.map(([text, x, y]) => {
    const codes = Array.from(text, (sign) => hex(codeOf(sign), 2)).join('')
    return `BT /F 10 Tf ${x} ${842 - y} Td <${codes}> Tj ET`
  })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 0 /LastChar 255 /Widths [${'500 '.repeat(256)}] /ToUnicode 6 0 R >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>',
    streamOf(Buffer.from(drawn.join('\n'))),
    streamOf(
      Buffer.from(`/CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange
${letters.length} beginbfchar
${map}
endbfchar endcmap`),
    ),
  ])
}

const seen = (word: string) => Array.from(word).toReversed().join('')

const read = (placed: Placed[]) => textIn(aPage(placed))

const filler: Placed = [`.${seen('המערכת תאפשר לכל מטופל לקבוע תור ולבטל אותו')}`, 300, 400]

test('Hebrew is read right to left, with the Latin words and numbers in it left to right', async () => {
  const line: Placed[] = [
    [seen('בטוח'), 300, 100],
    ['HTTPS 2.0', 325, 100],
    [seen('דרך'), 375, 100],
    ['12', 395, 100],
    [seen('עד'), 410, 100],
    [seen('תורים'), 425, 100],
  ]
  expect(await read([...line, filler])).toContain('תורים עד 12 דרך HTTPS 2.0 בטוח')
})

test('brackets open and close in reading order, and the number of a list item comes first', async () => {
  const line: Placed[] = [
    [`(${seen('ביטול')})`, 300, 100],
    [seen('תור'), 340, 100],
    ['.1', 375, 100],
  ]
  expect(await read([...line, filler])).toContain('1. תור (ביטול)')

  // LibreOffice writes mirrored brackets in visual form.
  expect(await read([[`)${seen('ביטול')}(`, 300, 100], filler])).toContain('(ביטול)')
})

test('the rightmost column of a Hebrew table is the first one', async () => {
  const rows: Placed[] = [
    ['תפקיד', 'הרשאות'],
    ['מטופל', 'קביעת תור'],
    ['מנהל', 'הכל'],
  ].flatMap(([role, rights], index): Placed[] => [
    [seen(role!), 500 - 5 * role!.length, 100 + 20 * index],
    [seen(rights!), 300 - 5 * rights!.length, 100 + 20 * index],
  ])
  expect(await read([...rows, filler])).toContain('תפקיד | הרשאות\nמטופל | קביעת תור\nמנהל | הכל')
})

test('Arabic that is drawn letter by letter in presentation forms becomes words of base letters', async () => {
  const shapes = Array.from(seen('ﺍﻟﻤﺘﻄﻠﺒﺎت'), (sign, index): Placed => [sign, 300 + 5 * index, 100])
  const word: Placed[] = Array.from('ﺐﻠط', (sign, index): Placed => [sign, 400 + 5 * index, 100])
  const text = await read([...shapes, ...word, [seen('المطلب المدبر لمن يريد أن يجرب المدينة الجديدة'), 200, 300]])
  expect(text).toContain('طلب')
  expect(text).toContain('المتطلبات')
})

test('letters of an Arabic ligature are read in their order', async () => {
  const text = await read([
    [seen('المطلب من الصﻻحيات الجديدة'), 200, 300],
    [seen('المطلب من المدينة الجديدة'), 200, 320],
  ])
  expect(text).toContain('المطلب من الصلاحيات الجديدة')
})

test('a Hebrew name in an English text is read in place', async () => {
  const line: Placed[] = [
    ['The ministry is called', 72, 100],
    [seen('תורים'), 187, 100],
    [seen('משרד'), 217, 100],
    ['and pays for the booking portal.', 242, 100],
  ]
  expect(await read(line)).toBe('The ministry is called משרד תורים and pays for the booking portal.')
})
