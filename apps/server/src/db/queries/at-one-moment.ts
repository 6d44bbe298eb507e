import type { Reader } from '../schema.ts'

/** Runs several reads on one snapshot of the database, whatever other transactions write meanwhile. */
export function atOneMoment<Result>(reader: Reader, read: (moment: Reader) => Promise<Result>): Promise<Result> {
  if (reader.isTransaction) return read(reader)
  return reader.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
