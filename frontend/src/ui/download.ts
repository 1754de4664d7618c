/** Some browsers read the file only after the click is over. */
const keptMs = 30_000

/** Hands the user a file of text that was made here. `type` is its media type. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
