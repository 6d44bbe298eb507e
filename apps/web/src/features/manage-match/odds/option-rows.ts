import type { OddsId } from '@bettle/contract'

/** Assigns rows to options. A changed threshold creates a new option, which stays in the row in which it was typed. */
export function optionRows() {
  const currentOptions = new Map<string, OddsId>()
  return {
    /** Returns the row of a listed option. */
    rowOf: (id: OddsId, listed: readonly { readonly _id: OddsId }[]): string => {
      for (const [row, option] of currentOptions) if (option === id) return row
      // Usually the list contains either the row's first option or the new option that replaced it. If it contains
      // both, the first option gets a row of its own.
      const isAgain = listed.some(({ _id }) => _id === currentOptions.get(id))
      return isAgain ? `${id} again` : id
    },
    /** Returns the current option of a row. The row may have been rendered with an option that was replaced since. */
    optionIn: (row: string, drawn: OddsId): OddsId => currentOptions.get(row) ?? drawn,
    becomes: (row: string, id: OddsId): void => void currentOptions.set(row, id),
  }
}

/** Returns the rows in their previous order, followed by the new rows. */
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
