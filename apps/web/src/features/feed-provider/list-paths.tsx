import { msg } from '../../texts/msg.ts'
import { TextField } from '../../ui/index.ts'
import type { FixturePaths } from './provider-form.ts'

const FIELDS: readonly { name: keyof FixturePaths; label: string; hint?: string }[] = [
  {
    name: 'list',
    label: msg('feed-provider.list-paths.path-to-the-match'),
    hint: msg('feed-provider.list-paths.leave-this-field-empty'),
  },
  { name: 'match', label: msg('feed-provider.list-paths.path-from-a-match') },
  { name: 'homeTeam', label: msg('feed-provider.list-paths.path-from-a-match-to') },
  { name: 'awayTeam', label: msg('feed-provider.list-paths.path-from-a-match-to-the') },
  { name: 'kickOff', label: msg('feed-provider.list-paths.path-from-a-match-to-the-kick-off') },
  {
    name: 'matchKickOff',
    label: msg('feed-provider.list-paths.path-to-the-kick-off'),
    hint: msg('feed-provider.list-paths.optional-this-path-begins'),
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
      <legend className="px-1 font-medium text-muted text-sm">{msg('feed-provider.list-paths.list-of-matches')}</legend>
      <p className="mb-3 text-pretty text-muted text-sm">{msg('feed-provider.list-paths.optional-with-this-list')}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={msg('feed-provider.list-paths.match-list-address')}
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            hint={msg('feed-provider.list-paths.the-host-name-must')}
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
