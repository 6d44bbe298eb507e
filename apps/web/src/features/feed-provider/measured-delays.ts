import type { FeedProvider } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import type { SelectOption } from '../../ui/index.ts'
import type { DelayRow } from './provider-form.ts'

type Measured = FeedProvider['measured'][number]

/** The smallest number of events from which the dialog applies a measured delay. */
export const FEWEST_EVENTS = 10

export const isUsable = ({ events }: Measured): boolean => events >= FEWEST_EVENTS

/** Returns the measured delays as a text, such as 'Corner 38 s (12 events), Throw-in 41 s (9 events)'. */
export function measuredText(measured: readonly Measured[], types: readonly SelectOption[]): string {
  return measured
    .map(({ eventType, seconds, events }) => {
      const name = types.find(({ value }) => value === eventType)?.label ?? eventType
      // No line ends between a number and its unit.
      return msg('feed-provider.measured-delays.s-event-events-name', { events, name, seconds })
    })
    .join(', ')
}

/**
 * Returns the rows with the usable measured delays. A type that has a row keeps its position; a new type is added at
 * the end.
 */
export function withMeasured(rows: readonly DelayRow[], measured: readonly Measured[]): readonly DelayRow[] {
  const usable = measured
    .filter(isUsable)
    .map(({ eventType, seconds }): DelayRow => ({ eventType, seconds: String(seconds) }))
  const rowOf = (type: string) => usable.find(({ eventType }) => eventType === type)
  const added = usable.filter(({ eventType }) => !rows.some((row) => row.eventType === eventType))
  return [...rows.map((row) => rowOf(row.eventType) ?? row), ...added]
}
