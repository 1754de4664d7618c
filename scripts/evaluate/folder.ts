import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { documentRefusals } from '#contract/document-messages'
import { uploadLimits } from '#contract/limits'
import { PlainError } from '#scripts/cli/plain-error'
import { perform } from './processes'

/** Document of the folder, with its text if it could be read. */
export type Document = { name: string } & ({ text: string } | { unreadable: string })

/** A list of the other files is not a requirements document. */
const isIndex = (name: string) => /^index\.(?:md|txt)$/i.test(basename(name))

/** Returns the names of documents in a folder and its subfolders, sorted. Throws a `PlainError` if there are none. */
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

/** Timeout for reading one document, in milliseconds, on a machine with other work. */
const timeoutMs = 60_000
const pageTimeoutMs = 20_000

/** Reads a document like an upload. Scans are read by Textract's emulator. */
export async function readDocumentIn(folder: string, name: string): Promise<Document> {
  const file = join(folder, name)
  const { size } = await stat(file)
  if (size > uploadLimits.bytes) return { name, unreadable: documentRefusals.tooBig }
  const read = await perform({ do: 'read', file }, timeoutMs)
  if ('failed' in read) return { name, unreadable: documentRefusals.tooComplex }
  if (!('scan' in read)) return { name, ...read }
  const pages = read.scan.pages.length
  if (pages > uploadLimits.scanPages) return { name, unreadable: documentRefusals.tooManyPages }
  const scanned = await perform({ do: 'scan', file, layer: read.scan }, timeoutMs + pages * pageTimeoutMs)
  return { name, ...('failed' in scanned ? { unreadable: documentRefusals.noText } : scanned) }
}

/** Two documents in different formats with the same content. */
export interface Pair {
  names: [string, string]
  /** Share of common words. */
  similarity: number
}

/** Minimum share of common words of two documents with the same content, and of two that also have the same name. */
const same = { content: 0.9, named: 0.5 }

/** Finds pairs of documents by name without extension, or by their words. */
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

/** Returns the number of common words as a share of the longer text. */
function similarityOf(one: Map<string, number>, other: Map<string, number>): number {
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0)
  const common = sum([...one].map(([word, count]) => Math.min(count, other.get(word) ?? 0)))
  return common / Math.max(1, sum(one.values()), sum(other.values()))
}
