import type { Reader } from '../../../src/db/schema.ts'

/**
 * Returns the players who bet on at least a third of the rounds on which they could bet, and on at least one. It counts
 * rounds that began and ended, without the product's rules.
 */
export async function naiveActive(db: Reader, lobbyId: string): Promise<Set<string>> {
  const of = (table: 'bet' | 'penalty' | 'lobby_round') =>
    db.selectFrom(table).selectAll().where('lobby_id', '=', lobbyId).execute()
  const rounds = (await of('lobby_round')) as { round_id: string; settled_at: Date | null; counts: unknown }[]
  const bets = (await of('bet')) as { round_id: string; account_id: string; outcome: string }[]
  const penalties = (await of('penalty')) as { round_id: string; account_id: string }[]
  const began = new Set(rounds.flatMap((row) => (row.settled_at && row.counts ? [row.round_id] : [])))
  const settled = bets.filter((bet) => bet.outcome !== 'open' && began.has(bet.round_id))
  const active = new Set<string>()
  for (const id of new Set(settled.map((bet) => bet.account_id))) {
    const betOn = new Set(settled.flatMap((bet) => (bet.account_id === id ? [bet.round_id] : [])))
    const satOut = penalties.filter(
      ({ account_id, round_id }) => account_id === id && began.has(round_id) && !betOn.has(round_id),
    )
    if (betOn.size >= Math.floor((betOn.size + satOut.length) / 3)) active.add(id)
  }
  return active
}
