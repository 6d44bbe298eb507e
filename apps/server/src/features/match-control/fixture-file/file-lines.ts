import { FIXTURES_MAX, type FixtureFault } from '@bettle/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { fieldOfColumn } from './column-names.ts'

export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t', '|']
/** Titles and blank lines may stand above the names of the columns. */
const HEAD_LINES = 10
/** Excel's own way to name the separator. */
const NAMED_SEPARATOR = /^\uFEFF?"?sep=(.)"?\r?\n/i

/** The lines of a file from the one that names the columns on; at most one more than may be in it is read. */
export function linesOf(text: string): { head: FileLine; lines: FileLine[] } | { fault: FixtureFault } {
  const named = NAMED_SEPARATOR.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const above = named ? 1 : 0
  const delimiter = named?.[1] ?? separatorOf(content)
  let read = 0
  try {
    const found = recordsOf(content, {
      delimiter,
      to: FIXTURES_MAX + HEAD_LINES + 1,
      on_record: (record: string[], { lines }: { lines: number }) => {
        read = lines
        return record
      },
    })
    const head = headAmong(found.slice(0, HEAD_LINES).map(({ record }) => record))
    const lines = found.map(({ info, record }) => ({ line: info.lines + above, cells: record }))
    return { head: lines[head] ?? { line: 1, cells: [] }, lines: lines.slice(head + 1) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that never closes is told at the end of the file: it stands behind the last line that could be read.
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    return {
      fault: {
        line: above + (error.code === 'CSV_QUOTE_NOT_CLOSED' ? read + 1 : line),
        message: 'From here on the file cannot be read: a quote is missing, or stands in the wrong place.',
      },
    }
  }
}

interface CsvRecord {
  readonly info: { readonly lines: number }
  readonly record: string[]
}

function recordsOf(text: string, options: object): CsvRecord[] {
  return parse(text, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    ...options,
  }) as unknown as CsvRecord[]
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
    return recordsOf(text, { delimiter, to: HEAD_LINES, relax_quotes: true }).map(({ record }) => record)
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
