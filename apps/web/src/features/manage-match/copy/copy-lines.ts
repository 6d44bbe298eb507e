import type { CopyPreview } from '@bettle/contract'

const price = (odds: number | null) => (odds === null ? 'not offered' : odds.toFixed(2))
const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`

/** Returns the changes that copying would make, one line for each; empty if both matches have the same preparation. */
export function copyLines({ eventTypes, odds, halves, rounds }: CopyPreview): string[] {
  const { added, taken, isReordered } = eventTypes
  return [
    ...(added.length > 0 ? [`Event types to add: ${added.join(', ')}`] : []),
    ...(taken.length > 0
      ? [`Event types to remove: ${taken.join(', ')}. Bets on these event types are still settled`]
      : []),
    ...(isReordered ? ['The order of the event types will change'] : []),
    ...halves.added.map((number) => `Half to add: ${number}`),
    ...halves.taken.map((number) => `Half to remove: ${number}`),
    ...rounds.map(({ halfNumber, before, after }) =>
      before === after
        ? `Half ${halfNumber}: the start or end minutes of rounds will change`
        : `Half ${halfNumber}: ${count(after, 'round')} (now: ${before})`,
    ),
    ...odds
      .filter(({ before, after }) => price(before) !== price(after))
      .map(
        ({ eventType, betType, threshold, before, after }) =>
          `${eventType} ${betType} ${threshold}: ${price(after)} (now: ${price(before)})`,
      ),
  ]
}
