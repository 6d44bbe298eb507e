import type { Reader } from '../context.ts'

/** Reads that have to agree: all of them see the database as it was at one moment, whatever is written meanwhile. */
export function atOneMoment<Result>(reader: Reader, read: (moment: Reader) => Promise<Result>): Promise<Result> {
  if (reader.isTransaction) return read(reader)
  return reader.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
