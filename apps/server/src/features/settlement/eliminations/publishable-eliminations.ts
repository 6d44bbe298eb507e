import { eliminationShows, type Instant, neverBegan, roundSpan, roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import type { RoundInMatch } from '../round-in-match.ts'

/** True if the server may publish to the whole lobby the eliminations at the end of the round with this number. */
export type MayPublish = (lobby: LobbyRow, roundNumber: number) => boolean

/**
 * Decides by public information only: the status of the rounds, when each opened for bets, and which are settled.
 * Whether a bet exists does not matter, because a missing publication would reveal the bet ([X6]).
 * @param settling the round that these lobbies are settling in this transaction; null if they settle none
 */
export async function publishableEliminations(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { plan, timetable }: RoundInMatch,
  settling: string | null = null,
): Promise<MayPublish> {
  if (lobbies.length === 0) return () => false
  const opened = await openedAt(tx, plan.id)
  const settled = await settledIn(tx, lobbies)
  const now = clock.now()
  return (lobby, eliminatedIn) => {
    const endsAt = endOf(eliminatedIn)
    const later = timetable.rounds
      .filter(({ roundNumber }) => roundNumber > eliminatedIn)
      .map((round) => ({
        status: roundStatus(timetable, round, now),
        neverBegan: neverBegan(timetable, round),
        settled: round.id === settling || settled.has(`${lobby.id}:${round.id}`),
        wasOpen: (opened.get(round.id) ?? Number.POSITIVE_INFINITY) < endsAt,
      }))
    return eliminationShows({ isBlind: !lobby.settings.showCompetitorBets, later })
  }

  function endOf(roundNumber: number): Instant {
    const round = timetable.rounds.find((candidate) => candidate.roundNumber === roundNumber)
    return (round && roundSpan(timetable, round).endsAt) ?? Number.POSITIVE_INFINITY
  }
}

/** Reads when each round was first priced as the next round; no bet on the round can be earlier ([P7]). */
async function openedAt(tx: Tx, planId: string): Promise<ReadonlyMap<string, Instant>> {
  const { rows } = await sql<{ round_id: string; from_at: Date }>`
    select round_id, min(from_at) as from_at from price_list where plan_id = ${planId}::uuid group by round_id`.execute(
    tx,
  )
  return new Map(rows.map(({ round_id, from_at }) => [round_id, from_at.getTime()]))
}

async function settledIn(tx: Tx, lobbies: readonly LobbyRow[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ lobby_id: string; round_id: string }>`
    select lobby_id, round_id from lobby_round
    where settled_at is not null and lobby_id = any(${lobbies.map(({ id }) => id)}::uuid[])`.execute(tx)
  return new Set(rows.map(({ lobby_id, round_id }) => `${lobby_id}:${round_id}`))
}
