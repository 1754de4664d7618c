import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { documentRefusals } from '#contract/document'
import { uploadLimits } from '#contract/limits'
import { PlainError } from '#scripts/cli/plain-error'
import { perform } from './processes'

/** A document of the folder, as far as it could be read. */
export type Document = { name: string } & ({ text: string } | { unreadable: string })

/** A file that lists the others is no requirements document. */
const isIndex = (name: string) => /^index\.(?:md|txt)$/i.test(basename(name))

/** Names of the documents in a folder and its folders, in order. Throws a `PlainError` where there are none. */
export async function documentsIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true }).catch(() => {
    throw new PlainError(`There is no folder ${folder} that can be read. Usage: npm run evaluate -- FOLDER`)
  })
  const extensions: readonly string[] = uploadLimits.extensions
  const names = all.filter((name) => extensions.includes(extname(name).toLowerCase()) && !isIndex(name)).toSorted()
  if (names.length === 0) {
    throw new PlainError(`There is no document in ${folder}: none ends in ${extensions.join(', ')}.`)
  }
  return names
}

/** How long one document may take to be read, in milliseconds, on a machine that has other work. */
const patienceMs = 60_000
const pagePatienceMs = 20_000

/** Reads a document as an upload is read; a scan by Textract's emulator. */
export async function readDocumentIn(folder: string, name: string): Promise<Document> {
  const file = join(folder, name)
  const { size } = await stat(file)
  if (size > uploadLimits.bytes) return { name, unreadable: documentRefusals.tooBig }
  const read = await perform({ do: 'read', file }, patienceMs)
  if ('failed' in read) return { name, unreadable: documentRefusals.tooComplex }
  if (!('scan' in read)) return { name, ...read }
  const pages = read.scan.pages.length
  if (pages > uploadLimits.scanPages) return { name, unreadable: documentRefusals.tooManyPages }
  const scanned = await perform({ do: 'scan', file, layer: read.scan }, patienceMs + pages * pagePatienceMs)
  return { name, ...('failed' in scanned ? { unreadable: documentRefusals.noText } : scanned) }
}

/** Two documents of different formats and the same content. */
export interface Pair {
  names: [string, string]
  /** Share of the words that they have in common. */
  similarity: number
}

/** Words in common from which two documents are the same content; of two with one name, fewer will do. */
const same = { content: 0.9, named: 0.5 }

/** Pairs among documents: by the name without its ending, or by their words. */
export function pairsIn(documents: readonly { name: string; text: string }[]): Pair[] {
  const counted = documents.map(({ name, text }) => ({ name, words: countsOf(text) }))
  return counted.flatMap(({ name, words }, at) =>
    counted.slice(at + 1).flatMap((other): Pair[] => {
      if (extname(other.name).toLowerCase() === extname(name).toLowerCase()) return []
      const similarity = similarityOf(words, other.words)
      const isNamed = stemOf(name) === stemOf(other.name)
      return similarity >= (isNamed ? same.named : same.content) ? [{ names: [name, other.name], similarity }] : []
    }),
  )
}

const stemOf = (name: string) => basename(name, extname(name)).toLowerCase()

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Words in common by their counts, as a share of the words of the longer text. */
function similarityOf(one: Map<string, number>, other: Map<string, number>): number {
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0)
  const common = sum([...one].map(([word, count]) => Math.min(count, other.get(word) ?? 0)))
  return common / Math.max(1, sum(one.values()), sum(other.values()))
}
