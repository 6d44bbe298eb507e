import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { fixed, LOCALE } from '../../text/number-text.ts'
import { typedNumber } from '../../text/typed-number.ts'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../theme/class-names.ts'
import { CONTROL_INVALID, Field, type FieldProps } from './field.tsx'

export interface NumberFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'children'
    > {
  value: number
  /**
   * Called only with values inside the range that have no more decimals than `step`. The field ignores another input
   * and says which numbers it accepts. When the field loses the focus, the current value replaces the input.
   */
  onValueChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** The unit after the number: 'min', 'chips', '×'. */
  unit?: string | undefined
}

export function NumberField({
  label,
  prompt,
  invalid,
  hint,
  hideLabel,
  className,
  id,
  required,
  value,
  onValueChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  unit,
  disabled,
  onBlur,
  ...input
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  /** The value at which the field ignored an input. The message about it disappears when the value changes. */
  const [refusedAt, setRefusedAt] = useState<number>()
  const decimals = decimalsOf(step)

  const fits = (request: number) => request >= min && request <= max && decimalsOf(request) <= decimals
  const offer = (request: number) => {
    setDraft(undefined)
    setRefusedAt(undefined)
    const fitting = Number(Math.min(max, Math.max(min, request)).toFixed(decimals))
    if (fitting !== value) onValueChange(fitting)
  }
  const type = (text: string) => {
    setDraft(text)
    const request = typedNumber(text)
    // Another digit can only correct a number that is too small.
    setRefusedAt(request > max || decimalsOf(request) > decimals ? value : undefined)
    if (fits(request)) onValueChange(request)
  }
  /** Ends the input. Returns false if the field ignored it. */
  const finish = (): boolean => {
    const isIgnored = draft !== undefined && draft.trim() !== '' && !fits(typedNumber(draft))
    if (isIgnored) setRefusedAt(value)
    return !isIgnored
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would send the form with the current value instead of the typed one.
    if (event.key === 'Enter' && !finish()) event.preventDefault()
    const jumps: Record<string, number> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      PageUp: value + step * 10,
      PageDown: value - step * 10,
    }
    const request = jumps[event.key]
    if (request === undefined) return
    event.preventDefault()
    offer(request)
  }

  return (
    <Field
      {...{ id, label, invalid, hint, hideLabel, required, className }}
      prompt={prompt ?? (refusedAt === value ? acceptedText(min, max, step) : undefined)}
    >
      {(wiring) => (
        <div
          className={classNames(
            'flex min-h-11 items-stretch rounded-control border border-line-strong bg-sunken transition-colors hover:border-muted',
            'focus-within:outline-2 focus-within:outline-flood focus-within:outline-offset-2',
            wiring['aria-invalid'] && CONTROL_INVALID,
            disabled && 'border-line text-faint',
          )}
        >
          <IconButton
            label={msg('ui.number-field.less', { label })}
            tooltip={false}
            tabIndex={-1}
            icon={<Minus aria-hidden="true" />}
            disabled={disabled || value <= min}
            onClick={() => offer(value - step)}
          />
          <div className="relative min-w-0 flex-1">
            <input
              {...input}
              {...wiring}
              type="text"
              role="spinbutton"
              inputMode={decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              disabled={disabled}
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
              aria-valuetext={unit ? `${value.toLocaleString(LOCALE, { useGrouping: false })} ${unit}` : undefined}
              value={draft ?? fixed(value, decimals)}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={(event) => {
                finish()
                setDraft(undefined)
                onBlur?.(event)
              }}
              className="figures h-full w-full bg-transparent text-center text-lg outline-none"
            />
          </div>
          {unit && (
            <span aria-hidden="true" className="self-center text-faint text-sm">
              {unit}
            </span>
          )}
          <IconButton
            label={msg('ui.number-field.more', { label })}
            tooltip={false}
            tabIndex={-1}
            icon={<Plus aria-hidden="true" />}
            disabled={disabled || value >= max}
            onClick={() => offer(value + step)}
          />
        </div>
      )}
    </Field>
  )
}

/** Returns which numbers a field accepts. */
function acceptedText(min: number, max: number, step: number): string {
  const kind = step === 1 ? msg('ui.number-field.whole-numbers') : msg('ui.number-field.multiples-of', { step })
  return max === Number.MAX_SAFE_INTEGER
    ? msg('ui.number-field.only-or-more', { kind, min })
    : msg('ui.number-field.only-from-to', { kind, min, max })
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
