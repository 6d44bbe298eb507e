import type { Instant } from '../time.ts'

/**
 * The prices of a plan's options for one round from an instant on, in hundredths by option id. An option that is
 * missing in the list was not offered.
 */
export interface PriceList {
  readonly from: Instant
  readonly prices: Readonly<Record<string, number>>
}

/**
 * Returns the price of an option for a round when a request arrived, or undefined if the option was not offered ([P9]).
 * A round gets its prices a moment after it becomes the next round, so its first list also holds for requests in
 * between. Likewise, the first price of an option holds for a player who received it from a server whose clock is
 * ahead.
 * @param lists of the round, in any order
 */
export function priceAt(lists: readonly PriceList[], optionId: string, arrivedAt: Instant): number | undefined {
  const inOrder = lists.toSorted((one, other) => one.from - other.from)
  const current = inOrder.findLast(({ from }) => from <= arrivedAt) ?? inOrder[0]
  if (!current) return undefined
  return priceOn(current, optionId) ?? firstPrice(inOrder, current, optionId)
}

/**
 * Returns the first price of an option that was first offered after the current list. If the option was offered earlier
 * and then removed, a later price does not count.
 */
function firstPrice(lists: readonly PriceList[], current: PriceList, optionId: string): number | undefined {
  const offered = lists.find((list) => priceOn(list, optionId) !== undefined)
  return offered && offered.from > current.from ? priceOn(offered, optionId) : undefined
}

function priceOn({ prices }: PriceList, optionId: string): number | undefined {
  return Object.hasOwn(prices, optionId) ? prices[optionId] : undefined
}
