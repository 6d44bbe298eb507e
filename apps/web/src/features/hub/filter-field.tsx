import { Search } from 'lucide-react'
import { TextField } from '../../ui/index.ts'

interface FilterFieldProps {
  label: string
  placeholder: string
  value: string
  onValueChange: (filter: string) => void
}

/** Over a list that is too long to read. */
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
