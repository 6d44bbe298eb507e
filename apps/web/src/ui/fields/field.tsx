import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'

/** The props that every field has besides those of its input. */
export interface FieldProps {
  label: string
  /** The field's error message. If given, the field also has the ring of an invalid field. */
  prompt?: string | undefined
  /** True if the field is invalid but has no message of its own. It then shows 'Invalid input'. */
  invalid?: boolean | undefined
  /** Says which input is expected. It is shown before any error. */
  hint?: ReactNode
  /** If true, the label is only for screen readers. */
  hideLabel?: boolean | undefined
}

export interface FieldWiring {
  id: string
  required?: boolean | undefined
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

interface FieldShellProps extends FieldProps {
  id?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
  /** Content at the right end of the label's line, such as a link or a counter. */
  aside?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

export const CONTROL =
  'w-full min-h-11 rounded-control border border-line-strong bg-sunken px-3 text-base text-ink transition-colors hover:border-muted disabled:border-line disabled:text-faint'
export const CONTROL_INVALID = 'border-lost ring-2 ring-lost/45 hover:border-lost'

/** Connects label, control, hint and error message, both visibly and for screen readers. */
export function Field({
  id: givenId,
  label,
  prompt,
  invalid = prompt !== undefined && prompt !== '',
  hint,
  hideLabel = false,
  required,
  className,
  aside,
  children,
}: FieldShellProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [invalid && `${id}-prompt`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} id={`${id}-label`} className="font-medium text-muted text-sm">
          {label}
          {required && (
            <span aria-hidden="true" className="text-live">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        required,
        'aria-invalid': invalid || undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-faint text-sm">
          {hint}
        </p>
      )}
      {invalid && <Prompt id={`${id}-prompt`}>{prompt || msg('ui.field.invalid-input')}</Prompt>}
    </div>
  )
}

export function Prompt({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex animate-fade items-start gap-1.5 text-lost text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
