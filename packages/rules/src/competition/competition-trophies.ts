import { prizesOf } from '../ranking/prize.ts'
import { MIN_PLAYERS_TO_COUNT } from '../ranking/trophy.ts'
import type { EntryId } from './competition-log.ts'

/** The trophies that a competition pays one entry. */
export interface EntryTrophies {
  readonly entry: EntryId
  readonly amount: number
}

/**
 * Returns the trophies of a tournament's winner: the starting chips times the number of entries ever present. Returns
 * an empty list without a winner, or if fewer than two entries were present ([CP45]).
 */
export function tournamentTrophies(
  winner: EntryId | null,
  startingChips: number,
  everPresent: number,
): EntryTrophies[] {
  if (winner === null || everPresent < MIN_PLAYERS_TO_COUNT) return []
  return [{ entry: winner, amount: startingChips * everPresent }]
}

/**
 * Returns the trophies of a league group at the end of a season: the starting chips of every member ever present, to
 * the first three of these members as 50/30/20 (two 70/30). Returns nothing if fewer than two were present ([CP46]).
 * @param table the rows in order, each with the number of lobbies in which the member was present
 * @param everPresent how many members were ever present, also those that are disqualified and left out of the table
 *   ([CP81])
 */
export function groupTrophies(
  table: readonly { readonly entry: EntryId; readonly present: number }[],
  startingChips: number,
  everPresent = table.filter((row) => row.present > 0).length,
): EntryTrophies[] {
  const present = table.filter((row) => row.present > 0)
  if (everPresent < MIN_PLAYERS_TO_COUNT) return []
  const candidates = present.map(() => ({ chips: 0, hasSettledBet: true, isActive: true }))
  const prizes = prizesOf(candidates, startingChips * everPresent, 'top-3')
  return present.flatMap(({ entry }, index) => {
    const amount = prizes[index] ?? 0
    return amount > 0 ? [{ entry, amount }] : []
  })
}
