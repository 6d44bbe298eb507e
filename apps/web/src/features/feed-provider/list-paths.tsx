import { TextField } from '../../ui/index.ts'
import type { FixturePaths } from './provider-form.ts'

const FIELDS: readonly { name: keyof FixturePaths; label: string; hint?: string }[] = [
  { name: 'list', label: 'List path', hint: 'Leave this empty if the whole answer is the list.' },
  { name: 'match', label: 'Match id path' },
  { name: 'homeTeam', label: 'Home team path' },
  { name: 'awayTeam', label: 'Away team path' },
  { name: 'kickOff', label: 'Kick-off path' },
  {
    name: 'matchKickOff',
    label: 'Kick-off path of one match',
    hint: 'A path in the answer with the totals. If the provider moves the kick-off, Bettle moves the match too.',
  },
]

interface ListPathsProps {
  paths: FixturePaths
  onChange: (paths: FixturePaths) => void
}

/**
 * Asks where a generic provider lists the matches of a league. All fields stay empty if the provider has no such list.
 */
export function ListPaths({ paths, onChange }: ListPathsProps) {
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 sm:col-span-2">
      <legend className="px-1 font-medium text-muted text-sm">List of matches</legend>
      <p className="mb-3 text-pretty text-muted text-sm">
        Optional. Matches can be searched and created from this list. The paths begin inside one match of the list.
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="List address"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            hint="An address on the same host. Write {league}, {season} and {day} where the provider expects them."
            value={paths.url}
            onChange={({ target }) => onChange({ ...paths, url: target.value })}
          />
        </div>
        {FIELDS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            maxLength={200}
            autoComplete="off"
            value={paths[name]}
            onChange={({ target }) => onChange({ ...paths, [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
