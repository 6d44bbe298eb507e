import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

/**
 * Passes on what the inputs of a form hold but never reported: password managers and browsers may fill a field without
 * an event.
 */
export function readFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  element: HTMLFormElement,
): void {
  for (const input of element.elements) {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) || input.name === '') continue
    const field = (get(form.control._fields, input.name) as { _f?: Registered } | undefined)?._f
    // Fields with a component of their own report each change themselves.
    if (!field || !(field.ref === input || field.refs?.includes(input))) continue
    const name = input.name as Path<Values>
    const [held, known] = [heldBy(input, field), form.getValues(name)]
    const isUntouched = (known === undefined || known === null) && (held === '' || held === false)
    if (!isUntouched && !Object.is(held, known)) void form.register(name).onChange({ target: input, type: 'change' })
  }
}

interface Registered {
  readonly ref: unknown
  readonly refs?: readonly unknown[]
  readonly setValueAs?: (value: string) => unknown
}

function heldBy(input: HTMLInputElement | HTMLTextAreaElement, { setValueAs }: Registered): unknown {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked
  return setValueAs ? setValueAs(input.value) : input.value
}
