const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether something kept or typed has the form of an id; which kind, its reader knows. */
export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && UUID.test(value)
}
