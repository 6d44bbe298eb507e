import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { call } from '../api/call.ts'

/** The id of a record that does not exist yet. */
export const NEW = 'new'

export const isNew = (id: string | undefined): boolean => id === undefined || id === NEW

type BodyOf<R extends RouteSpec> = Giving<R> extends { body: infer Body } ? Body : never

interface RecordRoutes<Create extends RouteSpec, Update extends RouteSpec> {
  /** The route of a new record. */
  create: Create
  /** The route of an existing record, with its id at the end. */
  update: Update
  id: string | undefined
}

/**
 * Sends the values and the extra fields to the route of a new record or of the one with this id. Pass it to a form as
 * `submit`.
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

/** The route's name of the id in its path. */
export function idName(route: RouteSpec): string {
  const name = /:(\w+)$/.exec(route.path)?.[1]
  if (name === undefined) throw new Error(`${route.path} does not end in an id`)
  return name
}
