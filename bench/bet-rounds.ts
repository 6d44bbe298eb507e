import { lobbyDetails, type OddsId, placeBet, type RoundId, startHalf1, startHalf2 } from '@bettle/contract'
import type { HttpRequest } from './http-connection.ts'
import type { OwnServer } from './own-server.ts'
import { asks, type BenchUser, type SeatedLobby, tokenOf } from './users.ts'

const MINUTE = 60_000

/** The bets that are open to all players at the moment. */
export interface Open {
  readonly roundId: RoundId
  readonly oddsId: OddsId
}

/** The lobbies with all their players. */
export interface SeatedLobbies {
  readonly server: OwnServer
  readonly admin: BenchUser
  readonly lobbies: readonly SeatedLobby[]
}

/**
 * Yields the rounds of a match in order. Before each round it moves the clock to a time at which bets on that round are
 * accepted.
 */
export async function* roundsOf({ server, admin, lobbies }: SeatedLobbies): AsyncGenerator<Open, undefined> {
  const [first] = lobbies
  if (!first) return undefined
  const body = { matchId: first.lobby.match._id }
  const nextMinute = () => server.clock.set((Math.floor(server.clock.now() / MINUTE) + 1) * MINUTE)
  const openNow = async (): Promise<Open> => {
    await server.ctx.jobs.settled()
    const lobby = await asks(server, first.players[0] ?? admin, lobbyDetails, { params: { lobbyId: first.lobby._id } })
    const [round] = lobby.upcomingRounds
    const [odds] = lobby.odds
    if (!round || !odds) throw new Error('No round or option is open for bets')
    return { roundId: round._id, oddsId: odds._id }
  }
  for (const start of [startHalf1, startHalf2]) {
    if (start === startHalf1) yield openNow()
    await asks(server, admin, start, { body })
    await nextMinute()
    yield openNow()
    for (let round = 1; round < (start === startHalf1 ? 5 : 4); round += 1) {
      await server.clock.advance(10 * MINUTE)
      yield openNow()
    }
  }
  return undefined
}

/**
 * Returns one bet of every player on a round. Neighbours in the queue belong to different lobbies, as with players who
 * bet at the same time. The server has already verified their tokens, as for players who have the game open.
 */
export async function betsOn({ server: { ctx }, lobbies }: SeatedLobbies, open: Open): Promise<HttpRequest[]> {
  const seats = Math.max(...lobbies.map(({ players }) => players.length))
  const bets: HttpRequest[] = []
  for (let seat = 0; seat < seats; seat += 1) {
    for (const { lobby, players } of lobbies) {
      const player = players[seat]
      if (!player) continue
      const token = await tokenOf(ctx, player)
      await ctx.callers.verify(token)
      bets.push({
        method: placeBet.method,
        path: `/api${placeBet.path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': `bench-${open.roundId}-${player.userId}`,
        },
        body: JSON.stringify({ lobbyId: lobby._id, oddsId: open.oddsId, matchRoundId: open.roundId, stake: 1 }),
      })
    }
  }
  return bets
}
