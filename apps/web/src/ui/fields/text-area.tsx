import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { CONTROL, CONTROL_INVALID, Field, type FieldProps } from './field.tsx'
import { useGrowing } from './use-growing.ts'

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** A text field of several lines. It grows up to six lines. */
export function TextArea({
  label,
  prompt,
  invalid,
  hint,
  hideLabel,
  className,
  id,
  required,
  rows = 1,
  ref,
  ...input
}: TextAreaProps) {
  const growing = useGrowing(ref)
  return (
    <Field {...{ id, label, prompt, invalid, hint, hideLabel, required, className }}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...input}
          {...growing}
          {...wiring}
          className={classNames(
            CONTROL,
            'field-sizing-content block max-h-40 resize-none py-2.5',
            wiring['aria-invalid'] && CONTROL_INVALID,
          )}
        />
      )}
    </Field>
  )
}
