/** Some browsers read the file only after the click event. */
const keptMs = 30_000

/** Downloads a text generated in the browser as a file. `type` is its media type. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
