import { useState } from 'react'
import { typedNumber } from '../../text/typed-number.ts'
import { TextField, type TextFieldProps } from '../../ui/index.ts'

interface SavedFieldProps<Value> extends Pick<TextFieldProps, 'label' | 'className' | 'placeholder' | 'disabled'> {
  /** The stored value, formatted as text. */
  shown: string
  /**
   * Parses the typed text. If the text is invalid, the function returns undefined and the stored value is shown again.
   */
  read: (text: string) => Value | undefined
  onSave: (value: Value) => void
}

/**
 * A field that saves a changed value when the operator leaves it. The typed text stays until the stored value changes.
 * An update does not replace a text that is being edited.
 */
export function SavedField<Value>({ shown, read, onSave, ...rest }: SavedFieldProps<Value>) {
  const [typed, setTyped] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const [saved, setSaved] = useState(shown)
  const [entered, setEntered] = useState(shown)
  if (saved !== shown) {
    setSaved(shown)
    if (!isTyping) setTyped(undefined)
  }
  const text = typed ?? shown
  const leave = () => {
    if (!isTyping) return
    setTyping(false)
    const value = read(text)
    if (value === undefined) setTyped(undefined)
    else if (value !== read(entered)) onSave(value)
  }
  return (
    <TextField
      {...rest}
      hideLabel
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onFocus={() => setEntered(text)}
      onChange={({ target }) => {
        setTyped(target.value)
        setTyping(true)
      }}
      onBlur={leave}
    />
  )
}

/** Parses a number. The decimal separator may be a point or a comma. */
export function readNumber(text: string): number | undefined {
  const figure = typedNumber(text)
  return Number.isNaN(figure) ? undefined : figure
}
