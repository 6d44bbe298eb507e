import { v7 } from 'uuid'

/** A new id: UUID version 7, so rows sort by birth. */
export function newId<Id extends string>(): Id {
  return v7() as Id
}
