import type { ReactNode } from 'react'

/** A column of an administrators' list. */
export interface RecordColumn<Row> {
  /** Where it can be sorted by, also what the server calls it. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** What stands in the file; a column without it is not there. */
  file?: ((row: Row) => string | number) | undefined
  /** A time as it stands in the file, as spreadsheets read it; null where there is none. */
  fileTime?: ((row: Row) => string | null) | undefined
  /** It stands in the file alone. */
  isFileOnly?: boolean | undefined
  /** Names the row for those who hear the table. */
  rowHeader?: boolean | undefined
  /** Figures go to the right. */
  align?: 'left' | 'right' | undefined
  className?: string | undefined
}
