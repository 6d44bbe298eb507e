import type { LobbyId, LobbyPush, RoundId } from '@bettle/contract'
import { roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { uuids } from '../../db/queries/arrays.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { refreshMovedSeats } from '../bet/moved-seat.ts'
import { crowdedAmong, MOST_LISTED } from '../leaderboard/crowd.ts'
import { matchWire } from '../match/match-wire.ts'
import { ensurePriced } from '../odds/reprice.ts'
import { BATCH, type BatchPushes, type From, forEachBatch, merged, NO_PUSHES, type RemainingLobby } from './batches.ts'
import { publishEliminatedOf } from './eliminations/eliminations.ts'
import { pushesOfRevealed } from './pushes-of-bets.ts'
import { planIdOf, type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { betsOnRound } from './settlement-store.ts'
import { betsOfRound, isUnrevealed, planOfRound } from './unsettled.ts'

/**
 * Handles the start of a round: prices the options for the next round and shows the bets on the started round to all
 * members ([V1]). It also publishes the earlier eliminations that may be public from this start on ([X6]).
 */
export async function revealRound(ctx: Context, work: OwnedWork): Promise<void> {
  const planId = await planIdOf(ctx.db, work.key)
  await ensurePriced(ctx, work.ownerId, planId)
  await forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesToReveal(reader, work.key, from),
    lock: roundInMatch,
    apply: (tx, lobbies, round) => reveal(ctx, tx, lobbies, round),
  })
  await refreshMovedSeats(ctx, planId)
  ctx.live.announce({ type: 'match.changed', match: await matchWire(ctx.db, work.ownerId) })
}

/**
 * Selects the lobbies with visible bets that have not yet shown the bets of this round, or the eliminations before it.
 */
async function lobbiesToReveal(reader: Reader, key: string, { after, without }: From): Promise<RemainingLobby[]> {
  const roundId = sql<string>`${key}::uuid`
  const { rows } = await sql<RemainingLobby>`
    select lobby.id, ${betsOfRound(roundId)} as bets from lobby
    where lobby.plan_id = ${planOfRound(roundId)} and ${isUnrevealed(roundId)}
      and lobby.id > ${after}::uuid and lobby.id <> all(${without}::uuid[])
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows
}

async function reveal(
  ctx: Context,
  tx: Tx,
  locked: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchPushes | undefined> {
  const { row, timetable } = found
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) === 'upcoming') return undefined
  const lobbies = await markRevealed(tx, locked, row.id, ctx.clock.date())
  if (lobbies.length === 0) return NO_PUSHES
  const short = await shortPushes(tx, lobbies, row)
  const others = lobbies.filter(({ id }) => !short.has(id as LobbyId))
  const revealed = await betsOnRound(tx, others, row.id, 'all')
  const bets = await pushesOfRevealed(ctx, tx, others, { roundId: row.id as RoundId, revealed, timetable })
  return merged({ pushes: short, seats: [] }, bets, await publishEliminatedOf(ctx, tx, lobbies, found))
}

interface Revealed {
  readonly lobby_id: string
  readonly cards: Extract<LobbyPush, { type: 'card.played' }>['cards']
}

/**
 * Returns the pushes to crowded lobbies whose bets and standings are too many for a push ([V14]). Both lists stay
 * empty, so it reads neither. A member has one bet on a round, so the number of ranked members who bet decides.
 */
async function shortPushes(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { id, round_number: roundNumber }: RoundInMatch['row'],
): Promise<Map<LobbyId, LobbyPush[]>> {
  const crowded = await crowdedAmong(tx, lobbies)
  if (crowded.length === 0) return new Map()
  const { rows } = await sql<Revealed>`
    select bet.lobby_id, coalesce(jsonb_agg(jsonb_build_object('userId', bet.account_id, 'kind', bet.card) order by bet.id)
      filter (where bet.card is not null), '[]') as cards
    from bet join member on member.lobby_id = bet.lobby_id and member.account_id = bet.account_id
    where bet.round_id = ${id}::uuid and bet.struck = 0 and bet.lobby_id = any(${uuids(crowded.map((lobby) => lobby.id))})
    group by bet.lobby_id having count(*) filter (where member.ranked) > ${MOST_LISTED}`.execute(tx)
  const matchRoundId = id as RoundId
  return new Map(
    rows.map(({ lobby_id: lobbyId, cards }): [LobbyId, LobbyPush[]] => [
      lobbyId as LobbyId,
      [
        { type: 'bets.revealed', matchRoundId, bets: [], standings: [], partial: true },
        ...(cards.length > 0 ? [{ type: 'card.played', matchRoundId, roundNumber, cards } as const] : []),
      ],
    ]),
  )
}

/**
 * Marks the round as revealed and returns the lobbies that had not revealed it: another node may have done so since
 * they were read.
 */
async function markRevealed(tx: Tx, locked: readonly LobbyRow[], roundId: string, now: Date): Promise<LobbyRow[]> {
  const { rows } = await sql<{ lobby_id: string }>`
    insert into lobby_round (lobby_id, round_id, revealed_at)
    select id, ${roundId}::uuid, ${now}::timestamptz from unnest(${locked.map(({ id }) => id)}::uuid[]) as locked (id)
    on conflict (lobby_id, round_id) do update set revealed_at = excluded.revealed_at
      where lobby_round.revealed_at is null
    returning lobby_id`.execute(tx)
  const marked = new Set(rows.map((row) => row.lobby_id))
  return locked.filter(({ id }) => marked.has(id))
}
