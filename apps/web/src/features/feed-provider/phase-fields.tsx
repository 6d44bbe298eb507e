import { msg } from '../../texts/msg.ts'
import { TextField } from '../../ui/index.ts'
import type { PhaseFields as Fields } from './provider-form.ts'

const VALUES: readonly { name: keyof Fields; label: string }[] = [
  { name: 'half1', label: msg('feed-provider.phase-fields.values-in-half-1') },
  { name: 'interval', label: msg('feed-provider.phase-fields.values-in-the-interval') },
  { name: 'half2', label: msg('feed-provider.phase-fields.values-in-half-2') },
  { name: 'over', label: msg('feed-provider.phase-fields.values-after-the-match') },
  { name: 'interrupted', label: msg('feed-provider.phase-fields.values-while-play-is') },
  { name: 'calledOff', label: msg('feed-provider.phase-fields.values-of-a-match') },
]

interface PhaseFieldsProps {
  fields: Fields
  onChange: (fields: Fields) => void
}

/** Asks where a generic provider states the phase of a match, and what its values mean [F24]. */
export function PhaseFields({ fields, onChange }: PhaseFieldsProps) {
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 sm:col-span-2">
      <legend className="px-1 font-medium text-muted text-sm">
        {msg('feed-provider.phase-fields.phase-of-the-match')}
      </legend>
      <p className="mb-3 text-pretty text-muted text-sm">{msg('feed-provider.phase-fields.optional-if-the-answer')}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={msg('feed-provider.phase-fields.path-to-the-phase')}
            maxLength={200}
            autoComplete="off"
            hint={msg('feed-provider.phase-fields.enter-the-values-of')}
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
