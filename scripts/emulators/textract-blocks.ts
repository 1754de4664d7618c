import { createHash } from 'node:crypto'
import * as v from 'valibot'

const part = {
  text: v.string(),
  /** Percent. */
  confidence: v.number(),
  /** In shares of the page's width and height. */
  box: v.object({ Left: v.number(), Top: v.number(), Width: v.number(), Height: v.number() }),
}

/** Lines of one page with their words. */
export const Page = v.array(v.object({ ...part, words: v.array(v.object(part)) }))
export type Page = v.InferOutput<typeof Page>

type Part = Omit<Page[number], 'words'>

/** Converts pages to Textract's format: each page's block, then those of its lines and words, linked by their ids. */
export function buildBlocks(jobId: string, pages: Page[]) {
  return pages.flatMap((lines, index) => {
    const number = index + 1
    const idOf = (...place: number[]) => blockId(`${jobId} ${number} ${place.join(' ')}`)
    const whole = { Left: 0, Top: 0, Width: 1, Height: 1 }
    const page = { BlockType: 'PAGE', Id: idOf(), Page: number, ...geometry(whole) }

    return [
      { ...page, ...children(lines.map((_, line) => idOf(line))) },
      ...lines.map((line, at) => ({
        ...blockOf('LINE', line, idOf(at), number),
        ...children(line.words.map((_, word) => idOf(at, word))),
      })),
      ...lines.flatMap((line, at) =>
        line.words.map((word, position) => ({
          ...blockOf('WORD', word, idOf(at, position), number),
          TextType: 'PRINTED',
        })),
      ),
    ]
  })
}

const blockOf = (BlockType: 'LINE' | 'WORD', { text, confidence, box }: Part, Id: string, Page: number) => ({
  BlockType,
  Id,
  Page,
  Text: text,
  Confidence: confidence,
  ...geometry(box),
})

const geometry = (box: Part['box']) => {
  const { Left, Top, Width, Height } = box
  const corners = [
    [Left, Top],
    [Left + Width, Top],
    [Left + Width, Top + Height],
    [Left, Top + Height],
  ]
  return { Geometry: { BoundingBox: box, Polygon: corners.map(([X, Y]) => ({ X, Y })) } }
}

const children = (Ids: string[]) => (Ids.length > 0 ? { Relationships: [{ Type: 'CHILD', Ids }] } : {})

const blockId = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
