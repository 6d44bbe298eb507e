import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { CONTROL, CONTROL_INVALID, Field, type FieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** An icon inside the field on the left, such as a magnifier or an at sign. */
  icon?: ReactNode
  aside?: ReactNode
}

/** A text field of one line. It accepts `ref` and every prop of an input, such as those of `{...register('email')}`. */
export function TextField({
  label,
  prompt,
  invalid,
  hint,
  hideLabel,
  icon,
  aside,
  className,
  id,
  required,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, prompt, invalid, hint, hideLabel, required, className, aside }}>
      {(wiring) => (
        <div className="relative">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-faint [&_svg]:size-5">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={classNames(CONTROL, Boolean(icon) && 'ps-10', wiring['aria-invalid'] && CONTROL_INVALID)}
          />
        </div>
      )}
    </Field>
  )
}
