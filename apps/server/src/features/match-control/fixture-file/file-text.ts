import { GameError } from '@bettle/contract'

/** A larger share of NUL bytes on one side of each pair means UTF-16 without a byte order mark. */
const NUL_SHARE = 0.3
const PROBED = 4096
/** The first bytes of an archive. */
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008']

/**
 * Decodes a file as spreadsheets save it: UTF-8, UTF-16 or Windows-1252. Refuses other formats and names them ([D6]).
 */
export function textOfFile(bytes: Uint8Array): string {
  refuseWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
  const text = decoded(bytes)
  const kind = text.includes('\0') ? 'not a text' : kindOfText(text)
  if (kind !== undefined) throw refusal(kind)
  return text
}

function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Works also for a text that a client decoded: the first characters of a workbook survive that. */
export function refuseWorkbook(content: string): void {
  const kind = kindOf(content)
  if (kind !== undefined) throw refusal(kind)
}

function kindOf(content: string): string | undefined {
  if (ZIP.some((mark) => content.startsWith(mark))) {
    return (
      ARCHIVED.find(([signs]) => signs.every((sign) => content.includes(sign)))?.[1] ??
      'a ZIP archive or an Excel workbook (.xlsx)'
    )
  }
  return MARKS.find(([mark]) => content.startsWith(mark))?.[1] ?? kindOfText(content)
}

/** Kinds of archives, by the names of their files. */
const ARCHIVED: readonly (readonly [signs: readonly string[], kind: string])[] = [
  [['opendocument.spreadsheet'], 'an OpenDocument spreadsheet (.ods)'],
  [['Index/', '.iwa'], 'a Numbers document (.numbers)'],
  [['word/document'], 'a Word document (.docx)'],
  [['ppt/presentation'], 'a PowerPoint document (.pptx)'],
  [['xl/'], 'an Excel workbook (.xlsx)'],
  [['[Content_Types].xml'], 'an Excel workbook (.xlsx)'],
]

/** The first bytes of files that are no text. */
const MARKS: readonly (readonly [mark: string, kind: string])[] = [
  ['\u00D0\u00CF\u0011\u00E0', 'an old Excel workbook (.xls)'],
  ['%PDF-', 'a PDF'],
  ['\u001F\u008B', 'a gzip archive'],
  ['BZh9', 'a bzip2 archive'],
  ["7z\u00BC\u00AF'\u001C", 'a 7z archive'],
  ['Rar!\u001A', 'a RAR archive'],
  ['\u0089PNG', 'a picture'],
  ['\u00FF\u00D8\u00FF', 'a picture'],
  ['GIF8', 'a picture'],
]

/** The kind of a text that is no table, by its beginning. */
function kindOfText(content: string): string | undefined {
  const start = content
    .slice(0, PROBED)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^[[{]/.test(start) && isJson(content)) return 'a JSON file'
  return TEXTS.find(([sign]) => sign.test(start))?.[1]
}

const TEXTS: readonly (readonly [sign: RegExp, kind: string])[] = [
  [/^<(!doctype\s+html|html|head|body|table|meta)[\s>]/i, 'a web page (HTML)'],
  [/^<\?xml[\s\S]*<(\w+:)?Workbook[\s>]/, 'an XML spreadsheet'],
  [/^<\?xml\s/, 'an XML file'],
  [/^BEGIN:VCALENDAR\s/, 'a calendar (.ics)'],
  [/^\{\\rtf/, 'a Rich Text document (.rtf)'],
  [/^=+ \S[\s\S]*\s(v|vs|-|\d+-\d+)\s/, 'a Football.TXT list (openfootball)'],
]

function isJson(content: string): boolean {
  try {
    JSON.parse(content.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

const HOW_TO_SAVE = 'Open it where it was made, save it as CSV (in Excel: Save As, CSV UTF-8), and choose that file.'

const HOW_TO_UNPACK = 'Unpack it, save what is in it as CSV, and choose that file.'

const refusal = (kind: string) =>
  new GameError('fixture-file-kind', {
    message: `This file is ${kind}. ${kind.includes('archive') ? HOW_TO_UNPACK : HOW_TO_SAVE}`,
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
