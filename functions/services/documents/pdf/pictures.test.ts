import { expect, test } from 'vitest'
import { type Printed, aMixedPdf, aParagraph, aPdf, aPicture, pdfOf, streamOf } from '#scripts/testing/document'
import { readDocument } from '../read'

const lines = [
  'The portal shall let every patient of the clinic book, move and cancel',
  'appointments. Reception sees each change with its time and its reason.',
]
const text = lines.join(' ')
const textPage = { printed: aParagraph([...lines, ...lines, ...lines]) }
const scanned = Array.from({ length: 12 }, (_, index) => `Scanned requirement ${index}: the portal sends one reminder`)

/** A sky with hills, without text. */
const aPhoto = () =>
  aPicture([], (context) => {
    for (let y = 0; y < 850; y += 4)
      for (let x = 0; x < 1_200; x += 4) {
        const shade = Math.round(120 + 100 * Math.sin(x / 180) * Math.cos(y / 240) + ((x * 7 + y * 13) % 23))
        context.fillStyle = `rgb(${shade}, ${(shade * 3) % 256}, ${255 - shade})`
        context.fillRect(x, y, 4, 4)
      }
  })

test('a scanned page among text pages is read', async () => {
  const pdf = aMixedPdf([textPage, { picture: aPicture(scanned), printed: [] }, textPage])
  const reading = await readDocument(pdf)
  expect(reading).toMatchObject({ scan: { pictures: [2] } })
  expect('scan' in reading && reading.scan.pages.map((page) => page.length > 300)).toEqual([true, false, true])
})

test('a photo that fills a page does not make the document a scan', async () => {
  const title: Printed[] = [{ text: 'Patient portal', y: 300, size: 30 }]
  const reading = await readDocument(aMixedPdf([{ picture: aPhoto(), printed: title }, textPage]))
  expect(reading).toMatchObject({ text: expect.stringContaining(text) })
})

test('scanned pages in a document that is too long for Textract are named in its text', async () => {
  const pages = [{ picture: aPicture(scanned), printed: [] }, ...Array.from({ length: 100 }, () => textPage)]
  const reading = await readDocument(aMixedPdf(pages))
  expect(reading).toMatchObject({ text: expect.stringMatching(/^\[Page 1 is a picture\. Its text was not read\.\]/) })
})

test('a few words without a picture are the whole text', async () => {
  expect(await readDocument(aPdf([aParagraph(['A shop for hats'])]))).toEqual({ text: 'A shop for hats' })
})

test('a few words on a picture are read with the scan', async () => {
  const pdf = aMixedPdf([{ picture: aPicture([]), printed: aParagraph(['A shop for hats']) }])
  expect(await readDocument(pdf)).toEqual({
    scan: { pages: [expect.stringContaining('A shop for hats')], pictures: [] },
  })
})

/** A page in a font without a character mapping, so that its text consists of glyph numbers. */
const inNumbers = (sentence: string) => {
  const codes = Array.from(sentence, (sign) => (sign.codePointAt(0)! - 29).toString(16).padStart(4, '0')).join('')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Some /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>',
    streamOf(Buffer.from(`BT /F 6 Tf 20 700 Td <${codes}> Tj ET`)),
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Some /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /DW 500 >>',
    '<< /Type /FontDescriptor /FontName /ABCDEF+Some /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ])
}

test('glyphs without a character mapping are read as a picture', async () => {
  expect(await readDocument(inNumbers(text))).toEqual({ scan: { pages: [''], pictures: [1] } })
})
