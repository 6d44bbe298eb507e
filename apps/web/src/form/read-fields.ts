import type { FieldStore } from './values/field-store.ts'
import type { FieldValues } from './values/paths.ts'

/**
 * Passes on what the inputs of a form hold but never reported: password managers and browsers may fill a field without
 * an event.
 */
export function readFields<Values extends FieldValues>(fields: FieldStore<Values>, element: HTMLFormElement): void {
  for (const input of element.elements) {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) || input.name === '') continue
    // Fields with a component of their own report each change themselves.
    fields.readInput(input)
  }
}
