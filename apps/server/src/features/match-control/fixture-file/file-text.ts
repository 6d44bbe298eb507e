import { GameError } from '@bettle/contract'

/** A share of NUL bytes above this, on one side of each pair, is UTF-16 without its mark. */
const NUL_SHARE = 0.3
const PROBED = 4096
/** How an archive begins. */
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008']

/** The text of a file as a spreadsheet saves it: UTF-8, UTF-16, or Windows-1252. Refuses what is no text by its name ([D6]). */
export function textOfFile(bytes: Uint8Array): string {
  refuseWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    return readable(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof GameError) throw error
    return readable(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Also of a text that a client decoded: the first letters of a workbook survive that. */
export function refuseWorkbook(content: string): void {
  const kind = kindOf(content)
  if (kind !== undefined) throw refusal(kind)
}

function kindOf(content: string): string | undefined {
  if (content.startsWith('PK')) {
    if (content.includes('opendocument.spreadsheet')) return 'an OpenDocument spreadsheet (.ods)'
    if (content.includes('Index/') && content.includes('.iwa')) return 'a Numbers document (.numbers)'
    if (content.includes('word/document')) return 'a Word document (.docx)'
    return ZIP.some((mark) => content.startsWith(mark)) ? 'an Excel workbook (.xlsx)' : undefined
  }
  if (content.startsWith('\u00D0\u00CF\u0011\u00E0')) return 'an old Excel workbook (.xls)'
  if (content.startsWith('%PDF-')) return 'a PDF'
  return undefined
}

function readable(text: string): string {
  if (text.includes('\0')) throw refusal('not a text')
  return text
}

const refusal = (kind: string) =>
  new GameError('fixture-file-kind', {
    message: `This file is ${kind}. Open it where it was made, save it as CSV (in Excel: Save As, CSV UTF-8), and choose that file.`,
  })

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const probed = bytes.subarray(0, PROBED)
  const nulsAt = (side: number) => probed.filter((byte, index) => index % 2 === side && byte === 0).length
  const [even, odd] = [nulsAt(0), nulsAt(1)]
  const enough = (probed.length / 2) * NUL_SHARE
  if (odd > enough && even < odd / 10) return 'utf-16le'
  if (even > enough && odd < even / 10) return 'utf-16be'
  return 'utf-8'
}
