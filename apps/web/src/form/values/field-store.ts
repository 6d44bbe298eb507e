import type { ChangeEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, valueAt, withValueAt } from './paths.ts'

/** The error messages by the names of their fields. */
export type FieldErrors = Readonly<Record<string, string>>

export type Checked<Output> = { readonly values: Output; readonly errors: FieldErrors }

type Input = HTMLInputElement | HTMLTextAreaElement

export interface Registration {
  readonly name: string
  readonly ref: (element: Input | null) => void
  readonly onChange: (event: ChangeEvent<Input>) => void
  readonly onBlur: () => void
}

interface Field {
  /** The element that gets the focus if the field is invalid. */
  element?: HTMLElement | undefined
  /** True if the element holds the value, so that a change by the program is written to it. */
  isInput: boolean
  read?: ((text: string) => unknown) | undefined
  registration?: Registration
  attach?: (element: HTMLElement | null) => void
  /** Why the value is not there yet, such as an upload that has not ended. The form is not sent meanwhile. */
  unfinished?: string | undefined
  setUnfinished?: (reason: string | undefined) => void
}

interface Options<Values extends FieldValues, Output> {
  defaults: DefaultValues<Values>
  /** Validates the changed field at each change. Otherwise the form decides when to validate. */
  isCheckedAtInput: boolean
  check: (values: Values) => Promise<Checked<Output>>
}

export type FieldStore<Values extends FieldValues> = ReturnType<typeof createFieldStore<Values, unknown>>

/** Holds the values and the error messages of a form, and knows the elements of its fields. */
export function createFieldStore<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  type Name = Path<Values>
  let values = { ...options.defaults } as Values
  let errors: FieldErrors = {}
  const fields = new Map<string, Field>()
  const valueListeners = new Set<(name: string | undefined) => void>()
  const errorListeners = new Set<() => void>()

  const fieldOf = (name: string): Field => {
    const field = fields.get(name) ?? { isInput: false }
    fields.set(name, field)
    return field
  }
  const put = (name: string, value: unknown) => {
    values = withValueAt(values, name, value) as Values
  }
  const publish = (name: string | undefined) => {
    for (const listener of valueListeners) listener(name)
  }
  const setErrors = (next: FieldErrors) => {
    if (next === errors) return
    errors = next
    for (const listener of errorListeners) listener()
  }
  /** Focuses the invalid field that comes first on the page. A field may have been registered after later ones. */
  const focusFirst = () => {
    let first: HTMLElement | undefined
    for (const [name, { element }] of fields) {
      if (!element?.isConnected || !hasErrorAt(errors, name)) continue
      if (!first || element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) first = element
    }
    first?.focus()
  }
  const check = async () => {
    const checked = await options.check(values)
    const found: Record<string, string> = { ...checked.errors }
    for (const [name, { unfinished }] of fields) if (unfinished) found[name] = unfinished
    return { ...checked, errors: found }
  }
  const trigger = async (names?: readonly string[]): Promise<boolean> => {
    const { errors: found } = await check()
    const isAsked = (name: string) => names === undefined || names.some((asked) => isWithin(name, asked))
    const kept = Object.entries(errors).filter(([name]) => !isAsked(name))
    const asked = Object.entries(found).filter(([name]) => isAsked(name))
    setErrors(Object.fromEntries([...kept, ...asked]))
    return asked.length === 0
  }
  const change = (name: string, value: unknown) => {
    put(name, value)
    publish(name)
    if (options.isCheckedAtInput) void trigger([name])
  }

  return {
    onChange: (listener: (name: string | undefined) => void) => {
      valueListeners.add(listener)
      return () => void valueListeners.delete(listener)
    },
    onErrors: (listener: () => void) => {
      errorListeners.add(listener)
      return () => void errorListeners.delete(listener)
    },
    getErrors: () => errors,
    getAll: () => values,
    getValue: <Field extends Name>(name: Field) => valueAt(values, name) as PathValue<Values, Field>,
    /** Changes a field by the program. An input shows the new value. */
    setValue: <Field extends Name>(name: Field, value: PathValue<Values, Field>) => {
      put(name, value)
      write(fieldOf(name), value)
      publish(name)
    },
    change,
    /** Takes over the value of an input that reported no event. */
    readInput: (input: Input) => {
      const field = fields.get(input.name)
      if (field?.element !== input || !field.isInput) return
      const [held, known] = [heldBy(input, field), valueAt(values, input.name)]
      const isUntouched = (known === undefined || known === null) && (held === '' || held === false)
      if (!isUntouched && !Object.is(held, known)) change(input.name, held)
    },
    /** Returns the props of an input that holds its own value. */
    register: (name: Name, { read }: Pick<Field, 'read'> = {}): Registration => {
      const field = fieldOf(name)
      field.isInput = true
      field.read = read
      field.registration ??= {
        name,
        ref: (element) => {
          field.element = element ?? undefined
          if (!element) return
          const value = valueAt(values, name)
          if (value === undefined) put(name, heldBy(element, field))
          else write(field, value)
        },
        onChange: ({ target }) => change(name, heldBy(target, field)),
        onBlur: () => undefined,
      }
      return field.registration
    },
    /** Returns the ref of the element that gets the focus for a field with a component of its own. */
    attach: (name: Name): ((element: HTMLElement | null) => void) => {
      const field = fieldOf(name)
      field.attach ??= (element) => {
        field.element = element ?? undefined
      }
      return field.attach
    },
    /** Returns the setter of the reason why a field has no value yet. Without a reason the field is finished. */
    unfinished: (name: Name): ((reason: string | undefined) => void) => {
      const field = fieldOf(name)
      field.setUnfinished ??= (reason) => {
        if (field.unfinished === reason) return
        field.unfinished = reason
        publish(name)
      }
      return field.setUnfinished
    },
    setError: (name: string, message: string) => setErrors({ ...errors, [name]: message }),
    focusFirst,
    clearErrors: (name?: string) => {
      const kept = Object.entries(errors).filter(([field]) => name !== undefined && !isWithin(field, name))
      setErrors(Object.fromEntries(kept))
    },
    trigger,
    /** Validates all values. Passes them on if they are valid; otherwise focuses the first invalid field. */
    submit: async (onValid: (values: Output) => Promise<void>, onInvalid: () => void) => {
      const checked = await check()
      setErrors(checked.errors)
      if (Object.keys(checked.errors).length === 0) return onValid(checked.values)
      onInvalid()
      focusFirst()
      // The part of the page with the field may be rendered only now.
      setTimeout(focusFirst)
    },
    reset: (next: DefaultValues<Values>) => {
      values = { ...next } as Values
      setErrors({})
      for (const [name, field] of fields) write(field, valueAt(values, name))
      publish(undefined)
    },
    /** Replaces the rules, which may depend on the latest render. */
    setCheck: (check: typeof options.check) => {
      options.check = check
    },
  }
}

/** Returns whether the field is this one or lies within it. */
export const isWithin = (name: string, field: string): boolean => name === field || name.startsWith(`${field}.`)

const hasErrorAt = (errors: FieldErrors, name: string): boolean =>
  Object.keys(errors).some((field) => isWithin(field, name))

function heldBy(input: Input, { read }: Field): unknown {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked
  return read ? read(input.value) : input.value
}

function write({ element, isInput }: Field, value: unknown): void {
  if (!isInput || !element) return
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    element.checked = Boolean(value)
    return
  }
  const text = value === undefined || value === null ? '' : String(value)
  const input = element as Input
  if (input.value !== text) input.value = text
}
