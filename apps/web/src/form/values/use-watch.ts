import { useSyncExternalStore } from 'react'
import type { FieldStore } from './field-store.ts'
import { type FieldValues, type Path, type PathValue, valueAt } from './paths.ts'

/** Returns the value of a field, and renders again when it changes. */
export function useWatch<Values extends FieldValues, Name extends Path<Values>>(
  fields: FieldStore<Values>,
  name: Name,
): PathValue<Values, Name> {
  return useSyncExternalStore(fields.onChange, () => valueAt(fields.getAll(), name)) as PathValue<Values, Name>
}

/** Returns all values of a form, and renders again when one changes. */
export function useWatchAll<Values extends FieldValues>(fields: FieldStore<Values>): Values {
  return useSyncExternalStore(fields.onChange, fields.getAll)
}
