import type { RecordColumn } from './record-column.ts'

/**
 * '2026-11-20 19:45:00' in UTC: every spreadsheet of any country reads it as date and time. Milliseconds follow if
 * there are any.
 */
export function spreadsheetTime(time: string): string {
  const [day = '', clock = ''] = new Date(time).toISOString().split('T')
  return `${day} ${clock.replace('Z', '').replace(/\.000$/, '')}`
}

/** The name of a column in a file; a time column includes its zone. */
export function fileHeader<Row>({ header, fileTime }: RecordColumn<Row>): string {
  return fileTime ? `${header} (UTC)` : header
}

/** The value of a row in a file. */
export function fileCell<Row>({ file, fileTime }: RecordColumn<Row>, row: Row): string | number {
  const time = fileTime?.(row)
  return time ? spreadsheetTime(time) : (file?.(row) ?? '')
}

export const isInFile = <Row>({ file, fileTime }: RecordColumn<Row>) => file !== undefined || fileTime !== undefined

/** A column of the file only, for values that the screen shows as a mark or beside another value. */
export function fileOnly<Row>(id: string, header: string, file: (row: Row) => string | number): RecordColumn<Row> {
  return { id, header, isFileOnly: true, file, cell: () => null }
}

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
