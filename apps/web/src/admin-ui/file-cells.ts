import type { RecordColumn } from './record-column.ts'

/** '2026-11-20 19:45:00', in UTC: a date and a time to every spreadsheet, in whatever country. Milliseconds where there are any. */
export function spreadsheetTime(time: string): string {
  const [day = '', clock = ''] = new Date(time).toISOString().split('T')
  return `${day} ${clock.replace('Z', '').replace(/\.000$/, '')}`
}

/** What a column is called in a file: a time says its zone. */
export function fileHeader<Row>({ header, fileTime }: RecordColumn<Row>): string {
  return fileTime ? `${header} (UTC)` : header
}

/** What stands in a file for a row. */
export function fileCell<Row>({ file, fileTime }: RecordColumn<Row>, row: Row): string | number {
  const time = fileTime?.(row)
  return time ? spreadsheetTime(time) : (file?.(row) ?? '')
}

export const isInFile = <Row>({ file, fileTime }: RecordColumn<Row>) => file !== undefined || fileTime !== undefined

/** A column that stands in the file alone: what the screen shows as a mark or a line beside something else. */
export function fileOnly<Row>(id: string, header: string, file: (row: Row) => string | number): RecordColumn<Row> {
  return { id, header, isFileOnly: true, file, cell: () => null }
}

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
