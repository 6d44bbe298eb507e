import { MATCH_FILE_BYTES } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'

/** The text of a chosen file, or the reason why the file cannot be read. */
export type MatchFileText = { readonly text: string } | { readonly problem: string }

/** Reads a match file as UTF-8 or UTF-16. A binary file is refused by its kind, because it cannot be sent as text. */
export async function matchFileText(file: File): Promise<MatchFileText> {
  const { name } = file
  if (file.size > MATCH_FILE_BYTES) return { problem: msg('match-control.match-file-text.is-too-large-a', { name }) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (begins(bytes, 0x1f, 0x8b)) return { problem: msg('match-control.match-file-text.is-a-gzip-archive', { name }) }
  if (begins(bytes, 0x50, 0x4b, 3, 4))
    return { problem: msg('match-control.match-file-text.is-a-zip-archive', { name }) }
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) return { problem: msg('match-control.match-file-text.is-not-a-text', { name }) }
  return text.trim() === '' ? { problem: msg('match-control.match-file-text.is-empty-choose-the', { name }) } : { text }
}

function encodingOf(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le'
  return begins(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

const begins = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
