/** File systems limit names to 255 bytes. */
const maxBytes = 255

/** Returns the name of an export: the title in lower case, with underscores for all but letters and digits. */
export function fileName(title: string, ending: string): string {
  const slug = title.replace(/[^\p{L}\p{M}\p{N}]/gu, '_').toLowerCase()
  return `${cut(slug, maxBytes - 1 - ending.length)}_${ending}`
}

function cut(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
