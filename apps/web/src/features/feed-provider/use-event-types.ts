import { type FeedProvider, listAvailableEventTypes } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'
import type { SelectOption } from '../../ui/index.ts'

/** Returns all event types that a match can have, and those that the provider already names. */
export function useEventTypes(provider: FeedProvider | undefined): readonly SelectOption[] {
  const { data } = useQuery(queryOf(listAvailableEventTypes, {}))
  const all = [...(data?.eventTypes.builtIn ?? []), ...(data?.eventTypes.configurable ?? [])]
  const { eventTypes = [], delays = [], measured = [] } = provider ?? {}
  const named = [...eventTypes, ...[...delays, ...measured].map(({ eventType }) => eventType)]
  const unlisted = [...new Set(named)].filter((name) => !all.some((type) => type.name === name))
  return [
    ...all.map(({ name, displayName }) => ({ value: name, label: displayName })),
    ...unlisted.map((name) => ({ value: name, label: name })),
  ]
}
