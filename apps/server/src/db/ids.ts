import { v7 } from 'uuid'

/** A new UUID version 7: rows sort by creation. */
export function newId<Id extends string>(): Id {
  return v7() as Id
}
