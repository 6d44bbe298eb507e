import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'

/** The props of every field besides those of its input. */
export interface FieldProps {
  label: string
  /** The field's error message. It also shows the warning ring. */
  prompt?: string | undefined
  /** Invalid without a message: the prompt reads 'Invalid input'. */
  invalid?: boolean | undefined
  /** The expected input, shown before any error. */
  hint?: ReactNode
  /** The label is for screen readers only. */
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
  /** At the right end of the label's line: a link or a counter. */
  aside?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

export const CONTROL =
  'w-full min-h-11 rounded-control border border-line-strong bg-sunken px-3 text-base text-ink transition-colors hover:border-muted disabled:border-line disabled:text-faint'
export const CONTROL_INVALID = 'border-lost ring-2 ring-lost/45 hover:border-lost'

/** Connects label, control, hint and prompt, visibly and for screen readers. */
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
      {invalid && <Prompt id={`${id}-prompt`}>{prompt || 'Invalid input'}</Prompt>}
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
