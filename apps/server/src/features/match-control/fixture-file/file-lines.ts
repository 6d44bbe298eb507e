import { FIXTURES_MAX, type FixtureFault } from '@bettle/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { fieldOfColumn } from './column-names.ts'
import { CSV_OPTIONS, type CsvRecord, csvRecords } from './csv-records.ts'

export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t', '|']
/** Titles and blank lines may stand above the names of the columns. */
const HEAD_LINES = 10
const HEAD_CHARACTERS = 8192
/** Excel's own way to name the separator. */
const NAMED_SEPARATOR = /^\uFEFF?"?sep=(.)"?\r?\n/i

/** The lines of a file from the one that names the columns on; at most one more than may be in it is read. */
export async function linesOf(text: string): Promise<{ head: FileLine; lines: FileLine[] } | { fault: FixtureFault }> {
  const named = NAMED_SEPARATOR.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const above = named ? 1 : 0
  const delimiter = named?.[1] ?? separatorOf(content)
  const { records, error } = await csvRecords(content, { delimiter }, FIXTURES_MAX + HEAD_LINES + 1)
  if (error) {
    // A quote that never closes is told at the end of the file: it stands behind the last line that could be read.
    const isAtEnd = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    return {
      fault: {
        line: above + (isAtEnd ? (records.at(-1)?.info.lines ?? 0) + 1 : line),
        message: 'From here on the file cannot be read: a quote is missing, or stands in the wrong place.',
      },
    }
  }
  const head = headAmong(records.slice(0, HEAD_LINES).map(({ record }) => record))
  const lines = records.map(({ info, record }) => ({ line: info.lines + above, cells: record }))
  return { head: lines[head] ?? { line: 1, cells: [] }, lines: lines.slice(head + 1) }
}

/** The separator by which most columns are understood; where none is, the one that makes most columns. */
function separatorOf(text: string): string {
  const found = SEPARATORS.map((delimiter) => {
    const rows = firstRows(text, delimiter)
    const understood = rows[headAmong(rows)]?.filter((name) => fieldOfColumn(name) !== undefined).length ?? 0
    return { delimiter, understood, columns: rows[0]?.length ?? 0 }
  })
  const [best] = found.sort((a, b) => b.understood - a.understood || b.columns - a.columns)
  return best?.delimiter ?? ','
}

function firstRows(text: string, delimiter: string): string[][] {
  try {
    const head = text.slice(0, HEAD_CHARACTERS)
    const found = parse(head, { ...CSV_OPTIONS, delimiter, to: HEAD_LINES, relax_quotes: true })
    return (found as unknown as CsvRecord[]).map(({ record }) => record)
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

/** The first line that names both teams; the first of all where none does. */
function headAmong(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((cells) => {
    const fields = cells.map(fieldOfColumn)
    return fields.includes('home-team') && fields.includes('away-team')
  })
  return Math.max(at, 0)
}
