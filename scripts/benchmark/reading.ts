import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '#scripts/build/functions'
import { runtimeNode } from '#scripts/runtime/node-24'
import { aDoc, aDocx, aWordParagraph } from '#scripts/testing/document'
import { asPdf, briefOf } from './brief'
import { type Result, metric, round } from './metrics'

const run = promisify(execFile)

const longPages = 100
/** Maximum that the writer of old Word files supports. */
const docPages = 10

interface Read {
  first: number
  seconds: number
  before: number
  after: number
  characters: number
}

function documents(): Record<string, Uint8Array> {
  const pages = briefOf(longPages)
  const lines = pages.flat()
  return {
    PDF: asPdf(pages),
    DOCX: aDocx(lines.map((line) => aWordParagraph(line)).join('')),
    DOC: aDoc(briefOf(docPages).flat().join('\r')),
    TXT: Buffer.from(lines.join('\n')),
    MD: Buffer.from(pages.map(([heading, ...rest]) => `## ${heading}\n\n- ${rest.join('\n- ')}`).join('\n\n')),
  }
}

/** Measures time and memory of reading each format, with the built readers under Lambda's Node version. */
export async function measureReading(): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const program = join(folder, 'reading.cjs')
    await bundle('scripts/benchmark/reading-process.ts', program)
    const node = await runtimeNode()
    const all: (Read & { format: string; megabytes: number })[] = []
    for (const [format, bytes] of Object.entries(documents())) {
      const file = join(folder, format)
      await writeFile(file, bytes)
      const { stdout } = await run(node, [program, file])
      all.push({ format, megabytes: bytes.length / 1024 ** 2, ...(JSON.parse(stdout) as Read) })
    }
    const pdf = all.find(({ format }) => format === 'PDF')!
    return {
      metrics: [
        metric(`Reading a PDF of ${longPages} pages`, pdf.seconds, 's'),
        metric('Most memory while a document is read', Math.max(...all.map(({ after }) => after)), 'MB'),
      ],
      details: {
        columns: [
          'Format',
          'File, KB',
          'Characters',
          'First time, ms',
          'Then, ms',
          'MB/s of text',
          'Peak, MB',
          'of which for it, MB',
        ],
        rows: all.map(({ format, megabytes, characters, first, seconds, before, after }) => [
          format,
          Math.round(megabytes * 1024),
          characters,
          round(first * 1000, 0),
          round(seconds * 1000, 1),
          round(characters / 1024 ** 2 / seconds, 1),
          Math.round(after),
          Math.round(after - before),
        ]),
      },
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
