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
  return (
    <TextField
      label={label}
      hint={hint}
      prompt={problem}
      value={value}
      onChange={({ target }) => onValueChange(target.value.toUpperCase().replace(/[^A-Z0-9]/g, ''))}
      maxLength={LONGEST}
      disabled={isDisabled}
      placeholder="AB23CD"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  )
}
