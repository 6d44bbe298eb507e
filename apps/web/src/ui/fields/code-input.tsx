import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'
import { Field, type FieldProps } from './field.tsx'

export interface CodeInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'children'> {
  value: string
  onValueChange: (code: string) => void
  /** Called whenever an input completes the code. */
  onComplete?: ((code: string) => void) | undefined
  length: number
  alphabet: string
  /** Returns the code that a pasted text holds; undefined if it holds none. */
  codeIn: (text: string) => string | undefined
}

const NO_CODE = msg('ui.code-input.this-text-contains-no')

/**
 * Cells that are drawn over one real input, so that pasting, phone keyboards and screen readers work. The cells show the
 * input's selection and caret.
 */
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
  length,
  alphabet,
  codeIn,
  disabled,
  placeholder = 'AB23CD',
  onFocus,
  onBlur,
  ...rest
}: CodeInputProps) {
  const [focused, setFocused] = useState(false)
  const [selected, setSelected] = useState({ start: value.length, end: value.length })
  const [isWithoutCode, setWithoutCode] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  /** The selection that follows an edit. The browser moves the caret to the end when a value is corrected. */
  const wanted = useRef<{ start: number; end: number }>(undefined)
  const lastWhole = useRef<string>(undefined)
  const pressedCell = useRef(0)

  useLayoutEffect(() => {
    const { current } = wanted
    wanted.current = undefined
    if (current) input.current?.setSelectionRange(current.start, current.end)
  })

  const select = (start: number, end = start) => {
    wanted.current = { start, end }
    setSelected({ start, end })
  }
  const become = (code: string, caret: number, isUndone = false) => {
    setWithoutCode(false)
    select(caret)
    if (code === value) return
    if (value.length === length) lastWhole.current = value
    onValueChange(code)
    if (code.length === length && !isUndone) onComplete?.(code)
  }
  const marksIn = (text: string) =>
    [...text.normalize('NFKC').toUpperCase()].filter((mark) => alphabet.includes(mark)).join('')

  /** Replaces the part of the value between two positions by a text that was typed, pasted or dropped at once. */
  const insert = (text: string, start: number, end: number) => {
    const code = codeIn(text)
    if (code !== undefined) return become(code, code.length)
    const marks = marksIn(text)
    const isPart = marks !== '' && marks.length === text.normalize('NFKC').replace(/[\s\p{P}]/gu, '').length
    const whole = value.slice(0, start) + marks + value.slice(end)
    if (isPart && whole.length <= length) return become(whole, start + marks.length)
    select(start, end)
    setWithoutCode(true)
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const { start, tail } = shared(value, typed)
    const inserted = typed.slice(start, typed.length - tail)
    if ([...inserted].length > 1) return insert(inserted, start, value.length - tail)
    const code = marksIn(typed)
    const caret = marksIn(typed.slice(0, target.selectionStart ?? typed.length)).length
    if (code.length <= length) become(code, caret)
    else become(value, Math.max(caret - 1, 0))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    insert(event.clipboardData.getData('text'), selectionStart ?? value.length, selectionEnd ?? value.length)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    const { current } = lastWhole
    if (!isUndo || current === undefined) return
    event.preventDefault()
    become(current, current.length, true)
  }

  const cellAt = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(Math.max(Math.floor(((clientX - left) / (width || 1)) * length), 0), length - 1)
  }
  /** The glyphs of the input do not lie under the cells, so a press selects by cell. */
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (event.detail > 1) return select(0, value.length)
    const cells = [pressedCell.current, cellAt(event)]
    select(Math.min(...cells, value.length), Math.min(Math.max(...cells) + 1, value.length))
  }

  const { start, end } = selected
  return (
    <Field {...{ id, label, invalid, hint, hideLabel, required, className }} prompt={isWithoutCode ? NO_CODE : prompt}>
      {(wiring) => (
        // The characters of a code stand from left to right in every language.
        <div className="relative" dir="ltr">
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
                  isSelected={focused && start <= cell && cell < end}
                  caret={focused && start === end ? caretIn(cell, start, length) : undefined}
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
            onChange={onChange}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            onMouseDown={(event) => {
              pressedCell.current = cellAt(event)
            }}
            onClick={onClick}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
              setSelected({ start: selectionStart ?? 0, end: selectionEnd ?? 0 })
            }
            onFocus={(event) => {
              setFocused(true)
              if (value.length === length) select(0, length)
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

/** Returns how many characters two values share at the start, and how many at the end. */
function shared(before: string, after: string): { start: number; tail: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { start, tail }
}

/** Returns on which side of a cell the caret is. Behind a full code it is at the end of the last cell. */
function caretIn(cell: number, caret: number, length: number): 'before' | 'after' | undefined {
  if (cell === caret) return 'before'
  return caret === length && cell === length - 1 ? 'after' : undefined
}

interface CellProps {
  mark: string | undefined
  ghost: string | undefined
  isSelected: boolean
  caret: 'before' | 'after' | undefined
  invalid: boolean
}

function Cell({ mark, ghost, isSelected, caret, invalid }: CellProps) {
  return (
    <span
      data-selected={isSelected || undefined}
      data-caret={caret}
      className={classNames(
        'figures relative grid h-[min(4rem,18vw)] place-items-center rounded-control border text-[min(2.75rem,11vw)] transition-colors',
        isSelected ? 'bg-flood text-on-flood' : mark ? 'bg-sunken text-ink' : 'bg-sunken text-faint/45',
        invalid ? 'border-lost' : mark ? 'border-flood/60' : 'border-line-strong',
        (isSelected || caret) && 'outline-2 outline-flood outline-offset-2',
      )}
    >
      {mark ? (
        <span key={mark} className="animate-pop">
          {mark}
        </span>
      ) : (
        !caret && <span data-example="">{ghost}</span>
      )}
      {caret && (
        <span
          className={classNames(
            'h-8 w-0.5 animate-caret rounded-full bg-flood',
            mark && 'absolute top-1/2 -translate-y-1/2',
            mark && (caret === 'before' ? 'start-1' : 'end-1'),
          )}
        />
      )}
    </span>
  )
}
