import type { Lobby } from '@bettle/contract'
import { ListOrdered, Unplug } from 'lucide-react'
import { countsText } from '../../match-ui/counts-text.ts'
import { useEventTypes } from '../../match-ui/event-names.tsx'
import { classNames } from '../../ui/index.ts'

/** Says which provider counts the events of the match, with what delay, and since when it has sent nothing [F19]. */
export function CountsLine({ match }: Pick<Lobby, 'match'>) {
  const types = useEventTypes()
  const { countsFrom } = match
  if (!countsFrom) return null
  // The event types that both the match and the provider have.
  const named = (given: readonly string[]) =>
    types.filter(({ name }) => given.includes(name)).map(({ displayName }) => displayName)
  const unknown = countsFrom.unknown ?? []
  const counted = named(countsFrom.eventTypes.filter((name) => !unknown.includes(name)))
  const isSilent = countsFrom.silentSince !== null
  const Icon = isSilent ? Unplug : ListOrdered
  return (
    <p
      role="status"
      className={classNames(
        'flex min-w-0 basis-full items-start gap-2 px-1 text-sm leading-5',
        isSilent ? 'text-closing' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{countsText(countsFrom, counted, named(unknown), match.suspended)}</span>
    </p>
  )
}
