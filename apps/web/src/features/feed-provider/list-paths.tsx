import { TextField } from '../../ui/index.ts'
import type { FixturePaths } from './provider-form.ts'

const FIELDS: readonly { name: keyof FixturePaths; label: string; hint?: string }[] = [
  {
    name: 'list',
    label: 'Path to the match list in the answer',
    hint: 'Leave this field empty if the whole answer of the provider is the list of matches.',
  },
  { name: 'match', label: 'Path from a match to its id' },
  { name: 'homeTeam', label: 'Path from a match to the home team' },
  { name: 'awayTeam', label: 'Path from a match to the away team' },
  { name: 'kickOff', label: 'Path from a match to the kick-off' },
  {
    name: 'matchKickOff',
    label: 'Path to the kick-off in the answer with event totals',
    hint: 'Optional. This path begins at the answer with the event totals of one match. If the provider changes the kick-off before the match begins, Bettle changes it too.',
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
        Optional. With this list you can search for matches and create them. A path from a match begins at one match of
        the list.
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="Match list address"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            hint="The host name must be the same as in the address of the provider. Write {league}, {season} and {day} where the provider expects them."
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
