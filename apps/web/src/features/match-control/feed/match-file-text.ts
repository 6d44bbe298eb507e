import { MATCH_FILE_BYTES } from '@bettle/contract'

/** The text of a chosen file, or the reason why the file cannot be read. */
export type MatchFileText = { readonly text: string } | { readonly problem: string }

/** Reads a match file as UTF-8 or UTF-16. A binary file is refused by its kind, because it cannot be sent as text. */
export async function matchFileText(file: File): Promise<MatchFileText> {
  const says = (sentence: string) => ({ problem: `${file.name} is ${sentence}` })
  if (file.size > MATCH_FILE_BYTES) return says('too large: a match file has at most 8 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (begins(bytes, 0x1f, 0x8b)) return says('a gzip archive. Unpack the archive, and choose the file inside.')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return says('a ZIP archive. Unpack the archive, and choose the file inside.')
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) return says('not a text file. Choose a JSON, XML or other text file.')
  return text.trim() === '' ? says('empty. Choose the file that contains the match.') : { text }
}

function encodingOf(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le'
  return begins(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

const begins = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
