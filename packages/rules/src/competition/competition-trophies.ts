import { prizesOf } from '../ranking/prize.ts'
import { MIN_PLAYERS_TO_COUNT } from '../ranking/trophy.ts'
import type { EntryId } from './competition-log.ts'

/** Trophies of one entry. */
export interface EntryTrophies {
  readonly entry: EntryId
  readonly amount: number
}

/** Returns what a tournament pays its winner: the starting chips of every entry ever present, or nothing if fewer than two were ([CP45]). */
export function tournamentTrophies(
  winner: EntryId | null,
  startingChips: number,
  everPresent: number,
): EntryTrophies[] {
  if (winner === null || everPresent < MIN_PLAYERS_TO_COUNT) return []
  return [{ entry: winner, amount: startingChips * everPresent }]
}

/**
 * Returns what a league group pays at the end of a season: the starting chips of every member ever present, to the first three of them as
 * 50/30/20 (two 70/30), or nothing if fewer than two were present ([CP46]).
 * @param table in order, with how many lobbies each was present in
 */
export function groupTrophies(
  table: readonly { readonly entry: EntryId; readonly present: number }[],
  startingChips: number,
): EntryTrophies[] {
  const present = table.filter((row) => row.present > 0)
  if (present.length < MIN_PLAYERS_TO_COUNT) return []
  const candidates = present.map(() => ({ chips: 0, hasSettledBet: true, isActive: true }))
  const prizes = prizesOf(candidates, startingChips * present.length, 'top-3')
  return present.flatMap(({ entry }, index) => {
    const amount = prizes[index] ?? 0
    return amount > 0 ? [{ entry, amount }] : []
  })
}
