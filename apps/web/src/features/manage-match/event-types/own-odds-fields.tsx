import { msg } from '../../../texts/msg.ts'
import { TextField } from '../../../ui/index.ts'
import type { OwnOddsText } from './own-odds.ts'

interface OwnOddsFieldsProps {
  value: OwnOddsText
  onChange: (value: OwnOddsText) => void
}

const FIELDS = [
  ['threshold', 'Threshold'],
  ['over', msg('manage-match.own-odds-fields.odds-over')],
  ['under', msg('manage-match.own-odds-fields.odds-under')],
] as const

/** Asks for the operator's own odds of a new event type. Empty fields leave the odds to the model. */
export function OwnOddsFields({ value, onChange }: OwnOddsFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-muted text-sm">{msg('manage-match.own-odds-fields.your-own-odds-instead')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            value={value[name]}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
