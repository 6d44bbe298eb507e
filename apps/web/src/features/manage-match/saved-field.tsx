import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../ui/index.ts'

interface SavedFieldProps<Value> extends Pick<TextFieldProps, 'label' | 'className' | 'placeholder' | 'disabled'> {
  /** What stands, as the field shows it. */
  shown: string
  /** What a text means; nothing where it is none, and what stood there is put back. */
  read: (text: string) => Value | undefined
  onSave: (value: Value) => void
}

/**
 * A field that is saved as it is left; the same again is not. What was typed stays until it is answered, and what comes in meanwhile
 * takes no field from whoever types in it.
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

/** A number as people write it, with a comma too. */
export function readNumber(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  const figure = Number(typed)
  return typed === '' || !Number.isFinite(figure) ? undefined : figure
}
