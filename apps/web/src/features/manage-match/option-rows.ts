import type { OddsId } from '@bettle/contract'

/** Another threshold makes another option: on the screen it stays in the row in which it was typed. */
export function optionRows() {
  const standing = new Map<string, OddsId>()
  return {
    /** The row an option stands in, among those that are listed. */
    rowOf: (id: OddsId, listed: readonly { readonly _id: OddsId }[]): string => {
      for (const [row, option] of standing) if (option === id) return row
      // The list may not know yet what came of it, or the option a row began with is offered again beside the one it holds.
      const isAgain = listed.some(({ _id }) => _id === standing.get(id))
      return isAgain ? `${id} again` : id
    },
    /** The option a row holds by now, where it was drawn with this one. */
    optionIn: (row: string, drawn: OddsId): OddsId => standing.get(row) ?? drawn,
    becomes: (row: string, id: OddsId): void => void standing.set(row, id),
  }
}

/** Rows where they stood, as far as they did; what is new comes behind them. */
export function inPlaces<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  places: readonly string[] | undefined,
): readonly Row[] {
  if (!places) return rows
  const placeOf = (row: Row) => {
    const place = places.indexOf(keyOf(row))
    return place === -1 ? places.length : place
  }
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
