const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Returns true if a value has the form of an id. The caller's type argument names the kind of the id. */
export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && UUID.test(value)
}
