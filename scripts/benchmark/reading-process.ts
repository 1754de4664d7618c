// Reads a document repeatedly in its own process. Reports the first and the fastest time in seconds, and the peak memory
// after the first read.
import { readFile } from 'node:fs/promises'
import { readDocument } from '#functions/services/documents/read'
import { peakMegabytes } from '#scripts/testing/peak-memory'

async function main(file: string) {
  const bytes = await readFile(file)
  const before = peakMegabytes()
  const measureRuns: number[] = []
  let [after, characters] = [0, 0]
  for (let run = 0; run < 5; run++) {
    const begun = performance.now()
    const reading = await readDocument(bytes)
    measureRuns.push((performance.now() - begun) / 1000)
    if (run > 0) continue
    after = peakMegabytes()
    characters = 'text' in reading ? reading.text.length : 0
  }
  console.log(JSON.stringify({ first: measureRuns[0], seconds: Math.min(...measureRuns), before, after, characters }))
}
void main(process.argv[2] ?? '')
