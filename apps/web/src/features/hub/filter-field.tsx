import { Search } from 'lucide-react'
import { TextField } from '../../ui/index.ts'

interface FilterFieldProps {
  label: string
  placeholder: string
  value: string
  onValueChange: (filter: string) => void
}

/** The search field above a long list. */
export function FilterField({ label, placeholder, value, onValueChange }: FilterFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      icon={<Search aria-hidden="true" />}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      autoComplete="off"
      enterKeyHint="search"
    />
  )
}
