import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { call } from '../api/call.ts'

/** The id that means a record which does not exist yet. */
export const NEW = 'new'

export const isNew = (id: string | undefined): boolean => id === undefined || id === NEW

type BodyOf<R extends RouteSpec> = Giving<R> extends { body: infer Body } ? Body : never

interface RecordRoutes<Create extends RouteSpec, Update extends RouteSpec> {
  /** The route that creates a record. */
  create: Create
  /** The route that changes an existing record, with the record's id at the end. */
  update: Update
  id: string | undefined
}

/**
 * Returns the function to pass to a form as `submit`. It sends the values and the extra fields to the route that
 * creates a record, or to the route that changes the record with this id.
 */
export function saveRecord<Create extends RouteSpec, Update extends RouteSpec, Extra extends object = object>(
  { create, update, id }: RecordRoutes<Create, Update>,
  extra?: Extra,
) {
  return (values: Omit<BodyOf<Create>, keyof Extra>): Promise<Reply<Create> | Reply<Update>> => {
    const body = { ...values, ...extra }
    return isNew(id)
      ? call(create, { body } as unknown as Giving<Create>)
      : call(update, { params: { [idName(update)]: id }, body } as unknown as Giving<Update>)
  }
}

/** Returns the name of the id in the route's path. */
export function idName(route: RouteSpec): string {
  const name = /:(\w+)$/.exec(route.path)?.[1]
  if (name === undefined) throw new Error(`${route.path} does not end in an id`)
  return name
}
