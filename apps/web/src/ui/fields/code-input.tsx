import { type ClipboardEvent, type ComponentProps, useRef, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import { Field, type FieldProps } from './field.tsx'

/** Letters without I and O, and digits without 0 and 1, so that a code that is read aloud is unambiguous. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export interface CodeInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'children'> {
  value: string
  onValueChange: (code: string) => void
  /** Called whenever an input completes the code. */
  onComplete?: ((code: string) => void) | undefined
  length?: number | undefined
  alphabet?: string | undefined
}

/** Cells that are drawn over one real input, so that pasting, phone keyboards and screen readers work. */
export function CodeInput({
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
  onComplete,
  length = 6,
  alphabet = CODE_ALPHABET,
  disabled,
  placeholder = 'AB23CD',
  onFocus,
  onBlur,
  ...rest
}: CodeInputProps) {
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const take = (text: string) => {
    const code = normalizedCode(text, alphabet, length)
    if (code === value) return
    onValueChange(code)
    if (code.length === length) onComplete?.(code)
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  const keepCaretLast = () => input.current?.setSelectionRange(value.length, value.length)

  return (
    <Field {...{ id, label, prompt, invalid, hint, hideLabel, required, className }}>
      {(wiring) => (
        <div className="relative">
          <div
            aria-hidden="true"
            className="grid gap-1.5 sm:gap-2"
            style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}
          >
            {Array.from({ length }, (_, cell) => ({ cell, mark: value[cell], ghost: placeholder[cell] })).map(
              ({ cell, mark, ghost }) => (
                <Cell
                  key={cell}
                  mark={mark}
                  ghost={focused ? undefined : ghost}
                  active={focused && cell === Math.min(value.length, length - 1)}
                  waiting={focused && cell === value.length}
                  invalid={wiring['aria-invalid'] ?? false}
                />
              ),
            )}
          </div>
          <input
            {...rest}
            {...wiring}
            ref={input}
            type="text"
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={placeholder}
            value={value}
            onChange={(event) => take(event.target.value)}
            onPaste={onPaste}
            onSelect={keepCaretLast}
            onFocus={(event) => {
              setFocused(true)
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setFocused(false)
              onBlur?.(event)
            }}
            className="absolute inset-0 size-full cursor-text bg-transparent forced-color-adjust-none text-base text-transparent caret-transparent outline-none selection:bg-transparent placeholder:text-transparent"
          />
        </div>
      )}
    </Field>
  )
}

interface CellProps {
  mark: string | undefined
  ghost: string | undefined
  active: boolean
  waiting: boolean
  invalid: boolean
}

function Cell({ mark, ghost, active, waiting, invalid }: CellProps) {
  return (
    <span
      className={classNames(
        'figures relative grid h-[min(4rem,18vw)] place-items-center rounded-control border bg-sunken text-[min(2.75rem,11vw)] transition-colors',
        mark ? 'text-ink' : 'text-faint/45',
        invalid ? 'border-lost' : mark ? 'border-flood/60' : 'border-line-strong',
        active && 'outline-2 outline-flood outline-offset-2',
      )}
    >
      {mark ? (
        <span key={mark} className="animate-pop">
          {mark}
        </span>
      ) : waiting ? (
        <span className="h-8 w-0.5 animate-caret rounded-full bg-flood" />
      ) : (
        <span data-example="">{ghost}</span>
      )}
    </span>
  )
}

/** Converts a text to a code: in uppercase, without characters outside the alphabet, and cut to the length. */
export function normalizedCode(text: string, alphabet = CODE_ALPHABET, length = 6): string {
  return [...text.toUpperCase()]
    .filter((mark) => alphabet.includes(mark))
    .slice(0, length)
    .join('')
}
