import { TextField } from '../../ui/index.ts'
import type { PhaseFields as Fields } from './provider-form.ts'

const VALUES: readonly { name: keyof Fields; label: string }[] = [
  { name: 'half1', label: 'Values in half 1' },
  { name: 'interval', label: 'Values in the interval' },
  { name: 'half2', label: 'Values in half 2' },
  { name: 'over', label: 'Values after the match' },
  { name: 'interrupted', label: 'Values while play is interrupted (optional)' },
  { name: 'calledOff', label: 'Values of a match that is called off (optional)' },
]

interface PhaseFieldsProps {
  fields: Fields
  onChange: (fields: Fields) => void
}

/** Asks where a generic provider states the phase of a match, and what its values mean [F24]. */
export function PhaseFields({ fields, onChange }: PhaseFieldsProps) {
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 sm:col-span-2">
      <legend className="px-1 font-medium text-muted text-sm">Phase of the match</legend>
      <p className="mb-3 text-pretty text-muted text-sm">
        Optional. If the answer with the event totals also states the phase of the match, Bettle starts and ends the
        halves for you.
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="Path to the phase"
            maxLength={200}
            autoComplete="off"
            hint="Enter the values of the provider exactly as it writes them. Separate several values by commas. With any other value during the match, betting waits."
            value={fields.path}
            onChange={({ target }) => onChange({ ...fields, path: target.value })}
          />
        </div>
        {VALUES.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            maxLength={300}
            autoComplete="off"
            value={fields[name]}
            onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
