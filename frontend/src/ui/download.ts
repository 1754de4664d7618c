/** Some browsers read the file only after the click event. */
const keptMs = 30_000

/** Downloads a file generated in the browser. `type` is its media type. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
