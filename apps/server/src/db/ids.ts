import { v7 } from 'uuid'

/** Returns a new UUID version 7, so that rows sort by creation. */
export function newId<Id extends string>(): Id {
  return v7() as Id
}
