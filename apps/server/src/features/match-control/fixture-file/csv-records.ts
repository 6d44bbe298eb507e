import { setImmediate } from 'node:timers/promises'
import { CsvError, type Options, parse } from 'csv-parse'

export interface CsvRecord {
  readonly info: { readonly lines: number }
  readonly record: string[]
}

interface CsvRead {
  readonly records: readonly CsvRecord[]
  /** The error that ended the reading; the records before it are valid. */
  readonly error?: CsvError
}

export const CSV_OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
} as const satisfies Options

/** Bytes that are parsed before other requests run: a few milliseconds. */
const SLICE = 4096
/** A longer line lacks its closing quote, or is no line of a table. */
const LONGEST_RECORD = 32 * 1024

/** Reads a text in slices, so that a large one delays no other request, and stops after `most` records. */
export async function csvRecords(text: string, options: Options, most: number): Promise<CsvRead> {
  const records: CsvRecord[] = []
  let error: Error | undefined
  const parser = parse({ ...CSV_OPTIONS, max_record_size: LONGEST_RECORD, ...options })
  parser.on('data', (record: CsvRecord) => records.push(record))
  const ended = new Promise<void>((resolve) => {
    parser.once('end', resolve)
    parser.once('error', (why) => {
      error = why
      resolve()
    })
  })
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length && records.length < most && !error; at += SLICE) {
    parser.write(bytes.subarray(at, at + SLICE))
    await setImmediate()
  }
  if (records.length >= most) {
    parser.destroy()
    return { records: records.slice(0, most) }
  }
  if (!error) parser.end()
  await ended
  if (error instanceof CsvError) return { records, error }
  if (error) throw error
  return { records }
}
