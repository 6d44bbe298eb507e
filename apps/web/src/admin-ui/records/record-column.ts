import type { ReactNode } from 'react'

/** A column of an administrators' list. */
export interface RecordColumn<Row> {
  /** Also the server's name of the column, if it is sortable. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** The value in the file; a column without it is not exported. */
  file?: ((row: Row) => string | number) | undefined
  /** A time for the file in spreadsheet format; null if there is none. */
  fileTime?: ((row: Row) => string | null) | undefined
  /** The column appears only in the file. */
  isFileOnly?: boolean | undefined
  /** Names the row for screen readers. */
  rowHeader?: boolean | undefined
  /** Numbers are aligned to the right. */
  align?: 'left' | 'right' | undefined
  className?: string | undefined
}
