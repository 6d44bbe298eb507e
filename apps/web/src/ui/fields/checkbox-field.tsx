import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'
import { Prompt } from './field.tsx'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label, which may contain a link: 'I accept the Terms of Service'. */
  label: ReactNode
  prompt?: string | undefined
  invalid?: boolean | undefined
}

/**
 * A real but invisible checkbox, 44 px wide, over a drawn one. It supports `{...register('tos')}` and all kinds of
 * input.
 */
export function CheckboxField({
  label,
  prompt,
  invalid = prompt !== undefined && prompt !== '',
  className,
  id: givenId,
  required,
  'aria-describedby': description,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            required={required}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? `${id}-prompt ${description ?? ''}`.trimEnd() : description}
            className="peer absolute -inset-2.5 z-1 size-11 cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className={classNames(
              'absolute inset-0 rounded-md border bg-sunken outline-offset-2 transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-flood',
              'peer-checked:border-flood peer-checked:bg-flood peer-disabled:opacity-50 peer-[:hover:not(:checked)]:border-muted',
              invalid ? 'border-lost ring-2 ring-lost/45' : 'border-line-strong',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.5}
            className="pointer-events-none absolute size-4 scale-50 text-on-flood opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="wrap-anywhere text-ink text-sm">
          {label}
          {required && (
            <span aria-hidden="true" className="text-live">
              {' *'}
            </span>
          )}
        </label>
      </div>
      {invalid && <Prompt id={`${id}-prompt`}>{prompt || msg('ui.checkbox-field.invalid-input')}</Prompt>}
    </div>
  )
}
