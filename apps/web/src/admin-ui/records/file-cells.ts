import { DELETED_PLAYER, type PublicUser } from '@bettle/contract'
import type { RecordColumn } from './record-column.ts'

/**
 * Formats a time as '2026-11-20 19:45:00' in UTC. Spreadsheets of every country read this as a date and a time.
 * Milliseconds are appended if there are any.
 */
export function spreadsheetTime(time: string): string {
  const [day = '', clock = ''] = new Date(time).toISOString().split('T')
  return `${day} ${clock.replace('Z', '').replace(/\.000$/, '')}`
}

/** Returns the name of a column in a file. The name of a time column includes the time zone. */
export function fileHeader<Row>({ header, column = header, fileTime }: RecordColumn<Row>): string {
  return fileTime ? `${column} (UTC)` : column
}

/** Returns the value of a row in a column of a file. */
export function fileCell<Row>({ file, fileTime }: RecordColumn<Row>, row: Row): string | number {
  const time = fileTime?.(row)
  return time ? spreadsheetTime(time) : (file?.(row) ?? '')
}

export const isInFile = <Row>({ file, fileTime }: RecordColumn<Row>) => file !== undefined || fileTime !== undefined

/**
 * Returns a column that appears only in the file, for a value that the screen shows as a mark or beside another value.
 */
export function fileOnly<Row>(id: string, column: string, file: (row: Row) => string | number): RecordColumn<Row> {
  return { id, header: '', column, isFileOnly: true, file, cell: () => null }
}

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** Returns the stored username for a file, which is the same in every language, also that of a deleted account. */
export const usernameInFile = ({ username, isDeleted }: Pick<PublicUser, 'username' | 'isDeleted'>): string =>
  isDeleted ? `${DELETED_PLAYER} ${username.slice(-5)}` : username
