import { FIXTURES_MAX, type FixtureFault } from '@bettle/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { fieldOfColumn, mayHoldTeams } from './column-names.ts'
import { CSV_OPTIONS, type CsvRecord, csvRecords } from './csv-records.ts'
import { writtenTime } from './written-time.ts'

export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t', '|']
/** Titles and blank lines may come before the line with the column names. */
const HEAD_LINES = 30
const HEAD_CHARACTERS = 8192
/** Excel's own way to name the separator. */
const NAMED_SEPARATOR = /^\uFEFF?"?sep=(.)"?\r?\n/i

/** The lines of a file from the column names on. It reads at most one line more than the limit. */
export async function linesOf(text: string): Promise<{ head: FileLine; lines: FileLine[] } | { fault: FixtureFault }> {
  const named = NAMED_SEPARATOR.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const above = named ? 1 : 0
  const delimiter = named?.[1] ?? separatorOf(content)
  const { records, error } = await csvRecords(content, { delimiter }, FIXTURES_MAX + HEAD_LINES + 1)
  if (error) {
    // A missing closing quote is detected only at the file's end. It lies behind the last line that could be read.
    const isAtEnd = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    return {
      fault: {
        line: above + (isAtEnd ? (records.at(-1)?.info.lines ?? 0) + 1 : line),
        message: 'From here on the file cannot be read: a quote is missing, or stands in the wrong place.',
      },
    }
  }
  const lines = numbered(records, above).filter(({ cells }) => !isRule(cells))
  const top = lines.slice(0, HEAD_LINES).map(({ cells }) => cells)
  const head = headAmong(top)
  const [first] = lines
  if (head === undefined && first && namesDay(first.cells)) {
    return { head: { line: first.line, cells: first.cells.map(() => '') }, lines }
  }
  return { head: lines[head ?? 0] ?? { line: 1, cells: [] }, lines: lines.slice((head ?? 0) + 1) }
}

/**
 * Gives each record the line on which it begins. The parser counts the line on which it ends, and a CRLF inside a cell
 * twice.
 */
function numbered(records: readonly CsvRecord[], above: number): FileLine[] {
  let countedTwice = 0
  return records.map(({ info, record }) => {
    const inside = record.reduce((count, cell) => count + breaksIn(cell, /\r\n?|\n/g), 0)
    countedTwice += record.reduce((count, cell) => count + breaksIn(cell, /\r\n/g), 0)
    return { line: info.lines - countedTwice - inside + above, cells: record }
  })
}

const breaksIn = (cell: string, breaks: RegExp) => cell.match(breaks)?.length ?? 0

/** A line of dashes below the column names. */
const isRule = (cells: readonly string[]) =>
  cells.some((cell) => /-{3}/.test(cell)) && cells.every((cell) => /^[\s:=_-]*$/.test(cell))

/** A column name contains no date, so a first line with one is a fixture. */
const namesDay = (cells: readonly string[]) => cells.some((cell) => writtenTime(cell.trim())?.days !== undefined)

/** The separator that gives the most known columns, otherwise the most columns. */
function separatorOf(text: string): string {
  const found = SEPARATORS.map((delimiter) => {
    const rows = firstRows(text, delimiter)
    const understood = rows[headAmong(rows) ?? 0]?.filter((name) => fieldOfColumn(name) !== undefined).length ?? 0
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

/** The first line with columns for both teams, or with one that may hold both and a time; otherwise undefined. */
function headAmong(rows: readonly (readonly string[])[]): number | undefined {
  const at = rows.findIndex((cells) => {
    const fields = cells.map(fieldOfColumn)
    if (fields.includes('home-team') && fields.includes('away-team')) return true
    return cells.some(mayHoldTeams) && (fields.includes('date') || fields.includes('kick-off'))
  })
  return at < 0 ? undefined : at
}
