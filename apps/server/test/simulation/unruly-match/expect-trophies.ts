import { naiveActive } from '../../support/naive/naive-activity.ts'
import type { LobbyGroup, UnrulyGame } from './unruly-game.ts'

/**
 * Checks the trophies after results are confirmed and later corrections are booked. If two players have settled bets,
 * the prizes add up to the pot, shared by rank among active players only. Otherwise there are no prizes.
 * @returns the violations as sentences
 */
export async function wrongTrophies(game: UnrulyGame): Promise<string[]> {
  const wrong = await Promise.all(game.groups.map((group) => wrongAt(game, group)))
  return wrong.flat()
}

async function wrongAt({ server }: UnrulyGame, { lobby, players }: LobbyGroup): Promise<string[]> {
  const { db } = server.ctx
  const entries = await db.selectFrom('trophy_entry').selectAll().where('lobby_id', '=', lobby._id).execute()
  const bets = await db
    .selectFrom('bet')
    .selectAll()
    .where('lobby_id', '=', lobby._id)
    .where('outcome', '<>', 'open')
    .execute()
  const bettors = new Set(bets.map((bet) => bet.account_id))
  const winners = entries.flatMap(({ account_id, position }) => (position === 1 ? [account_id] : []))
  const sharers = new Set<string>([...(await naiveActive(db, lobby._id)), ...winners])
  const prizes = new Map<string, number>()
  for (const { account_id, trophies } of entries) prizes.set(account_id, (prizes.get(account_id) ?? 0) + trophies)

  const { startingChips, prizeDistribution } = lobby.gameSettings
  const pot = bettors.size < 2 ? 0 : startingChips * players.length
  const paid = [...prizes.values()].filter((trophies) => trophies !== 0).sort((a, b) => b - a)
  const faults: string[] = []
  const sum = paid.reduce((total, trophies) => total + trophies, 0)
  if (sum !== pot) faults.push(`${sum} trophies were paid of a pot of ${pot}`)
  if (paid.some((trophies) => trophies < 0)) faults.push(`somebody owes trophies: ${paid}`)
  for (const [account, trophies] of prizes)
    if (trophies !== 0 && !sharers.has(account)) faults.push(`${account} bet too rarely and won ${trophies}`)
  if (prizeDistribution === 'winner-takes-all' && paid.length > 1) faults.push(`the winner takes all, and not ${paid}`)
  if (prizeDistribution === 'top-3' && pot > 0) {
    const shares = [[1], [1], [0.7, 0.3]][sharers.size] ?? [0.5, 0.3, 0.2]
    const isOff = shares.some((share, index) => Math.abs(share * pot - (paid[index] ?? 0)) >= 1)
    if (isOff) faults.push(`the first of ${sharers.size} share ${pot} as ${paid}`)
  }
  return faults.map((fault) => `lobby ${lobby._id}, ${prizeDistribution}: ${fault}`)
}
