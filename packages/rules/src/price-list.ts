import type { Instant } from './time.ts'

/** What a plan's options cost on one round from a moment on, in hundredths by their ids; what is not named was not offered. */
export interface PriceList {
  readonly from: Instant
  readonly prices: Readonly<Record<string, number>>
}

/**
 * What an option cost on a round when a request arrived, undefined where it was not offered ([P9]). A round is priced a
 * moment after it has become the next one: its first list holds for whoever came in between, as the first price of an option
 * does for whoever heard of it from a server whose clock is ahead.
 * @param lists of the round, in any order
 */
export function priceAt(lists: readonly PriceList[], optionId: string, arrivedAt: Instant): number | undefined {
  const inOrder = lists.toSorted((one, other) => one.from - other.from)
  const current = inOrder.findLast(({ from }) => from <= arrivedAt) ?? inOrder[0]
  if (!current) return undefined
  return priceOn(current, optionId) ?? firstPrice(inOrder, current, optionId)
}

/** Of what had been offered before it was taken away there is no later price that counts. */
function firstPrice(lists: readonly PriceList[], current: PriceList, optionId: string): number | undefined {
  const offered = lists.find((list) => priceOn(list, optionId) !== undefined)
  return offered && offered.from > current.from ? priceOn(offered, optionId) : undefined
}

function priceOn({ prices }: PriceList, optionId: string): number | undefined {
  return Object.hasOwn(prices, optionId) ? prices[optionId] : undefined
}
