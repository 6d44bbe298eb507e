import type { ReactNode } from 'react'

/** A column of a list in the administrators' area. */
export interface RecordColumn<Row> {
  /** The id of the column. For a sortable column it is also the server's name of the column. */
  id: string
  header: string
  /** The name of the column in the exported file. It is the same in every language. */
  column?: string | undefined
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** Returns the value in the exported file. A column without this function or `fileTime` is not exported. */
  file?: ((row: Row) => string | number) | undefined
  /** Returns a time for the exported file; null if the row has none. The file shows it in a format for spreadsheets. */
  fileTime?: ((row: Row) => string | null) | undefined
  /** True if the column appears only in the exported file. */
  isFileOnly?: boolean | undefined
  /** True if the cells of this column name their rows for screen readers. */
  rowHeader?: boolean | undefined
  /** Numbers stand at the end of a cell. */
  align?: 'start' | 'end' | undefined
  className?: string | undefined
}
