import { lobbyCodeIn } from '@bettle/rules'
import type { ClipboardEvent } from 'react'
import { msg } from '../../../texts/msg.ts'
import { TextField } from '../../../ui/index.ts'

interface CodeFieldProps {
  label: string
  hint: string
  value: string
  onValueChange: (code: string) => void
  problem: string | undefined
  isDisabled?: boolean
}

/** The longest accepted text: longer than any code, with spaces or dashes between its groups. */
const LONGEST = 40

/**
 * A field for an invitation code. It drops everything except letters and digits, and turns small letters into capitals.
 */
export function CodeField({ label, hint, value, onValueChange, problem, isDisabled = false }: CodeFieldProps) {
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const code = codeIn(text)
    // A link without a code leaves the field as it is.
    if (code === undefined && !text.includes('://')) return
    event.preventDefault()
    if (code !== undefined) onValueChange(code)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      prompt={problem}
      value={value}
      onChange={({ target }) => onValueChange(marksIn(target.value))}
      onPaste={onPaste}
      maxLength={LONGEST}
      disabled={isDisabled}
      placeholder={msg('competition.code-field.ab23cd')}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  )
}

const marksIn = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Finds the code in a link to a competition, or in a sentence with a code of six characters. */
function codeIn(text: string): string | undefined {
  const linked = /[?&]code=([^&#\s]+)/i.exec(text.normalize('NFKC'))?.[1]
  return linked === undefined ? lobbyCodeIn(text) : marksIn(linked)
}
