import type { FieldStore } from './field-store.ts'
import type { FieldValues, Path, PathValue } from './paths.ts'
import { useWatch } from './use-watch.ts'

export interface Controlled<Values extends FieldValues, Name extends Path<Values>> {
  readonly value: PathValue<Values, Name>
  readonly onChange: (value: PathValue<Values, Name>) => void
  readonly onBlur: () => void
  /** Belongs on the element that gets the focus when the field is invalid. */
  readonly ref: (element: HTMLElement | null) => void
}

/** Binds a component that shows a value which it does not hold itself. */
export function useControlled<Values extends FieldValues, Name extends Path<Values>>(
  fields: FieldStore<Values>,
  name: Name,
): Controlled<Values, Name> {
  const value = useWatch(fields, name)
  return {
    value,
    onChange: (next) => fields.change(name, next),
    onBlur: () => undefined,
    ref: fields.attach(name),
  }
}
