import { type IdentifiedMatchFile, MatchFileError, parseMatchFile } from './match-file.ts'
import { importStatsBomb, isStatsBomb, type StatsBombSource } from './statsbomb.ts'
import { jsonFormatOf, refuseFormat, SUPPORTED_FORMATS, textFormatOf } from './unsupported-format.ts'

/** Facts about a StatsBomb file that its content does not contain. */
type FileFacts = Omit<StatsBombSource, 'events'>

/**
 * Reads a match from one document, which is parsed JSON or any text. Refuses content in other formats, and names the
 * format if it is known ([F9]).
 */
export function matchFromContent(content: unknown, fileName: string, facts: FileFacts = {}): IdentifiedMatchFile {
  const value = typeof content === 'string' ? documentIn(content, fileName) : content
  if (isStatsBomb(value)) return importStatsBomb({ ...facts, events: value })
  const format = jsonFormatOf(value)
  return format === undefined ? parseMatchFile(value, fileName) : refuseFormat(fileName, format)
}

/** Removes a byte order mark from the beginning of a text. */
export const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

function documentIn(content: string, fileName: string): unknown {
  const text = withoutMark(content).trimStart()
  try {
    return JSON.parse(text)
  } catch {
    const format = textFormatOf(text)
    if (format !== undefined) refuseFormat(fileName, format)
    throw new MatchFileError(`${fileName} is not a match Bettle can play: it is ${kindOf(text)}. ${SUPPORTED_FORMATS}`)
  }
}

function kindOf(text: string): string {
  if (text === '') return 'empty'
  if (text.startsWith('<')) return 'XML in an unknown format'
  return /^[[{]/.test(text) ? 'incomplete or damaged JSON' : 'neither JSON nor XML'
}
