/** How long the address of the content stays valid (ms). Safari reads it after the press, and may ask the user first. */
const READ_WITHIN = 60_000

/** Offers a text or a picture to the user as a file download. */
export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN)
}
