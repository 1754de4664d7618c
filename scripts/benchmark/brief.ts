import { pdfOf, streamOf } from '#scripts/testing/document'

const things = ['order', 'invoice', 'member', 'booking', 'shipment', 'claim', 'report', 'contract', 'ticket', 'product']
const people = ['A customer', 'A manager', 'An administrator', 'A driver', 'An accountant', 'A guest']
const deeds = [
  'searches every THING by name, date and status and saves the search',
  'creates a THING from a form with attachments and a signature',
  'approves or rejects a THING and is told by e-mail and push message when it changes',
  'pays for a THING by card and gets a receipt as PDF',
  'exports each THING to a spreadsheet for a chosen period',
  'sees each THING on a map and plans a route between them',
  'imports THING records from the old system every night',
]

/** Creates pages of numbered requirements without repeated lines. */
export const briefOf = (pages: number): string[][] =>
  Array.from({ length: pages }, (_, page) => [
    `${page + 1}. Working with each ${things[page % things.length]}`,
    ...Array.from({ length: 28 }, (_, line) => {
      const at = page * 28 + line
      const deed = deeds[at % deeds.length]!.replace('THING', things[(page + line) % things.length]!)
      return `R-${at + 1} ${people[at % people.length]} ${deed} (case ${at + 1}).`
    }),
  ])

/** Creates a PDF with one page per list of lines, in Helvetica. */
export const asPdf = (pages: string[][]) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${4 + 2 * page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, page) => {
      const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * page} 0 R >>`,
        streamOf(Buffer.from(`BT /F1 10 Tf 24 TL 50 780 Td\n${shown}\nET`, 'latin1')),
      ]
    }),
  ])
