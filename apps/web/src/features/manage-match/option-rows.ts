import type { OddsId } from '@bettle/contract'

/** Another threshold makes another option: on the screen it stays in the row in which it was typed. */
export function optionRows() {
  const currentOptions = new Map<string, OddsId>()
  return {
    /** The row an option stands in, among those that are listed. */
    rowOf: (id: OddsId, listed: readonly { readonly _id: OddsId }[]): string => {
      for (const [row, option] of currentOptions) if (option === id) return row
      // The list may not know yet what came of it, or the option a row began with is offered again beside the one it holds.
      const isAgain = listed.some(({ _id }) => _id === currentOptions.get(id))
      return isAgain ? `${id} again` : id
    },
    /** The option a row holds by now, where it was drawn with this one. */
    optionIn: (row: string, drawn: OddsId): OddsId => currentOptions.get(row) ?? drawn,
    becomes: (row: string, id: OddsId): void => void currentOptions.set(row, id),
  }
}

/** Rows where they stood, as far as they did; what is new comes behind them. */
export function inOrderOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  order: readonly string[] | undefined,
): readonly Row[] {
  if (!order) return rows
  const positionOf = (row: Row) => {
    const position = order.indexOf(keyOf(row))
    return position === -1 ? order.length : position
  }
  return rows.toSorted((one, other) => positionOf(one) - positionOf(other))
}
