import { createContext, type KeyboardEvent, type ReactNode, type Ref, use, useEffect, useId, useRef } from 'react'
import { classNames } from '../theme/class-names.ts'

interface Group {
  name: string
  value: string | undefined
  disabled: boolean
  choose: (value: string) => void
}

const GroupContext = createContext<Group>({ name: '', value: undefined, disabled: false, choose: () => {} })

export interface ChoiceGroupProps {
  /** The accessible name of the choice, or the id of the element that holds the name. */
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  /** Undefined if nothing is chosen. */
  value: string | undefined
  onValueChange: (value: string) => void
  disabled?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/**
 * A choice of one among several cards. Under each card lies a native radio input: with an arrow key the browser moves
 * focus and choice in one step, however slow the device is.
 */
export function ChoiceGroup({
  label,
  labelledBy,
  describedBy,
  value,
  onValueChange,
  disabled = false,
  className,
  ref,
  children,
}: ChoiceGroupProps) {
  const name = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  useResetOfForm(anchor, value, onValueChange)
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      onKeyDown={withoutSubmission}
      className={className}
    >
      <GroupContext value={{ name, value, disabled, choose: onValueChange }}>{children}</GroupContext>
      <span ref={anchor} hidden />
    </div>
  )
}

export interface ChoiceProps {
  value: string
  /** The accessible name, if the content of the card is more than the name. */
  label?: string | undefined
  describedBy?: string | undefined
  title?: string | undefined
  disabled?: boolean | undefined
  /** The classes of the card. `data-state` is `checked` on the chosen card. */
  className: string
  ref?: Ref<HTMLLabelElement> | undefined
  children: ReactNode
}

/** One card of a `ChoiceGroup`. */
export function Choice({ value, label, describedBy, title, disabled, className, ref, children }: ChoiceProps) {
  const group = use(GroupContext)
  const isChosen = group.value === value
  return (
    <label
      ref={ref}
      title={title}
      data-state={isChosen ? 'checked' : 'unchecked'}
      className={classNames('choice', className)}
    >
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={isChosen}
        disabled={group.disabled || disabled}
        onChange={() => group.choose(value)}
        aria-label={label}
        aria-describedby={describedBy}
      />
      {children}
    </label>
  )
}

/** Enter on a card sends no form: a person who confirms a choice with Enter has not finished the form. */
function withoutSubmission(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** Returns to the first choice when the form around the group is reset. */
function useResetOfForm(
  anchor: React.RefObject<HTMLElement | null>,
  value: string | undefined,
  onValueChange: (value: string) => void,
): void {
  const first = useRef(value)
  const latest = useRef(onValueChange)
  useEffect(() => {
    latest.current = onValueChange
  })
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const onReset = () => latest.current(first.current ?? '')
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [anchor])
}
