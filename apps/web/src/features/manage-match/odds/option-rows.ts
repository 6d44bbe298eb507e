import type { OddsId } from '@bettle/contract'

/** Assigns rows to options. A changed threshold creates a new option, which stays in the row where it was typed. */
export function optionRows() {
  const currentOptions = new Map<string, OddsId>()
  return {
    /** Returns the row of an option among the listed ones. */
    rowOf: (id: OddsId, listed: readonly { readonly _id: OddsId }[]): string => {
      for (const [row, option] of currentOptions) if (option === id) return row
      // The list may not contain the new option yet, or may offer the row's first option again beside it.
      const isAgain = listed.some(({ _id }) => _id === currentOptions.get(id))
      return isAgain ? `${id} again` : id
    },
    /** Returns the current option of a row that was rendered with an earlier one. */
    optionIn: (row: string, drawn: OddsId): OddsId => currentOptions.get(row) ?? drawn,
    becomes: (row: string, id: OddsId): void => void currentOptions.set(row, id),
  }
}

/** Returns the rows in their previous order as far as possible, followed by new ones. */
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
