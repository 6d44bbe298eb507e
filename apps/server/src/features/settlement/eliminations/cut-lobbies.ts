import type { RoundId } from '@bettle/contract'
import {
  type CutMember,
  cutAtEndOf,
  eliminatedByCut,
  isActive,
  planCutBets,
  publicFigures,
  type Round,
  reasonText,
  reasonToStore,
  roundStatus,
  seatOf,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { uuids } from '../../../db/queries/arrays.ts'
import type { LobbyRow, MemberRow, Tx } from '../../../db/schema.ts'
import { type BetWithNames, selectBets } from '../../bet/bet-wire.ts'
import { hiddenStakes, memberKey, NOTHING } from '../../leaderboard/standings.ts'
import { post } from '../../ledger/post.ts'
import { hasSettledBet } from '../../member/member-store.ts'
import { type BatchPushes, merged, NO_PUSHES } from '../batches.ts'
import { decidedBet, pushesOfBets } from '../pushes-of-bets.ts'
import type { RoundInMatch } from '../round-in-match.ts'
import { groupedByLobby, type LobbyPlan, type PlannedBet, toPlanIn } from '../round-plans.ts'
import { saveOutcomes } from '../settlement-store.ts'
import { type PlannedEliminations, pushesOfEliminations, type SeatOfLobby, saveEliminations } from './eliminations.ts'

/**
 * Makes the cut at the end of a round, the last step of its settlement: the lowest of the ranking are eliminated, and
 * their bets on later rounds are void ([X8], [X10]). It reads the ranking after the other steps have been written.
 */
export async function cutLobbies(
  ctx: Context,
  tx: Tx,
  found: RoundInMatch,
  plans: readonly LobbyPlan[],
  at: Date,
): Promise<BatchPushes> {
  const { row, timetable } = found
  const cuts = plans.flatMap(({ lobby, plan }) => {
    const cut = plan.decidesEnd ? cutAtEndOf(row.round_number, lobby.settings, timetable.rounds.length) : undefined
    return cut ? [{ lobby, cut }] : []
  })
  if (cuts.length === 0) return NO_PUSHES
  const members = await membersToRank(
    tx,
    cuts.map(({ lobby }) => lobby),
    ctx.clock.now(),
  )
  const planned = cuts.map(({ lobby, cut }): PlannedEliminations => {
    const out = eliminatedByCut(members.get(lobby.id) ?? [], cut)
    const changed = out.map(({ stored }): SeatOfLobby => {
      return { ...stored, eliminatedIn: row.round_number, role: 'spectator', seatEnd: 'eliminated' }
    })
    const userIds = out.map(({ userId }) => userId)
    const shown = userIds.length > 0 ? [{ roundNumber: row.round_number, userIds, lastStanding: null }] : []
    return { lobby, eliminations: { changed, eliminated: userIds, shown } }
  })
  await saveEliminations(tx, planned, at)
  const voided = await voidLaterBets(ctx, tx, found, planned, at)
  return merged(pushesOfEliminations(planned), voided)
}

/** A member with the facts of the seat as they are stored. */
type MemberToCut = CutMember & { readonly lobbyId: string; readonly stored: SeatOfLobby }

/**
 * Reads the ranked members of these lobbies with the figures that a lobby with hidden bets shows: all open stakes count
 * as chips ([X9]).
 */
async function membersToRank(tx: Tx, lobbies: readonly LobbyRow[], now: number): Promise<Map<string, MemberToCut[]>> {
  const blind = lobbies.map((lobby) => ({ ...lobby, settings: { ...lobby.settings, showCompetitorBets: false } }))
  const hidden = await hiddenStakes(tx, blind, [], now)
  const { rows } = await sql<MemberRow & { has_settled: boolean; is_out: boolean }>`
    select member.*, ${hasSettledBet} as has_settled, exists (select from removal r
      where r.lobby_id = member.lobby_id and r.account_id = member.account_id and r.removed_to = 'out') as is_out
    from member where member.lobby_id = any(${uuids(lobbies.map(({ id }) => id))}) and member.ranked
    order by member.joined_at, member.account_id for update of member`.execute(tx)
  return groupedByLobby(
    rows.map((row): MemberToCut => {
      const facts = { role: row.role, present: row.present, seatEnd: row.seat_end, isOut: row.is_out }
      const { chips, betsPlaced } = publicFigures(
        { chips: row.chips, betsPlaced: row.bets_placed },
        hidden.get(memberKey(row.lobby_id, row.account_id)) ?? NOTHING,
      )
      const ends = { eliminatedIn: row.eliminated_in, lastStanding: row.last_standing }
      const own = { lobbyId: row.lobby_id, userId: row.account_id, ...ends }
      return {
        ...{ ...own, chips, betsPlaced, betsWon: row.bets_won, hasSettledBet: row.has_settled },
        isActive: isActive({ roundsBet: row.rounds_bet, roundsOpen: row.rounds_open }),
        joinedAt: row.joined_at.getTime(),
        seat: seatOf({ ...facts, isEliminated: row.eliminated_in !== null }),
        stored: { ...own, ...facts, chips: row.chips, hasOpenBet: false },
      }
    }),
  )
}

/**
 * Voids the bets of eliminated players on later rounds that all members may see: settled ones, and those on a round that
 * has started in a lobby that shows bets. A hidden bet is void when its round is settled, so that nothing reveals it
 * before ([V1], [X10]).
 */
async function voidLaterBets(
  ctx: Context,
  tx: Tx,
  { row, timetable }: RoundInMatch,
  planned: readonly PlannedEliminations[],
  at: Date,
): Promise<BatchPushes> {
  const later = timetable.rounds.filter(({ roundNumber }) => roundNumber > row.round_number)
  const started = later.filter((round) => roundStatus(timetable, round, ctx.clock.now()) !== 'upcoming')
  const rows = started.length === 0 ? [] : await laterBetsOf(tx, planned, started)
  if (rows.length === 0) return NO_PUSHES
  const ids = [...new Set(rows.map(({ lobby_id }) => lobby_id))]
  // The settlement has moved the heads of the ledgers since the lobbies were locked.
  const heads = await tx
    .selectFrom('lobby')
    .select(['id', 'ledger_seq', 'ledger_hash', 'sealed'])
    .where('id', 'in', ids)
    .execute()
  const lobbies = planned.flatMap(({ lobby }) => {
    const head = heads.find(({ id }) => id === lobby.id)
    return head ? [{ ...lobby, ...head }] : []
  })
  const bets = groupedByLobby(rows.map(toPlanIn(lobbies, null)))
  const plans = lobbies.map(({ id }) => planCutBets(id, bets.get(id) ?? []))
  const decisions = plans.flatMap((plan) => plan.decisions)
  const postings = plans.flatMap((plan) => plan.postings)
  await post(
    tx,
    lobbies,
    postings,
    at,
    plans.flatMap((plan) => plan.figures),
  )
  await saveOutcomes(tx, decisions, at)
  const pushes: BatchPushes[] = []
  for (const round of started) {
    const ofRound = decisions.filter(({ bet }) => bet.row.round_id === round.id)
    if (ofRound.length > 0)
      pushes.push(await pushesOfVoided(ctx, tx, lobbies, { round, timetable, decisions: ofRound, at }))
  }
  return merged(...pushes)
}

async function laterBetsOf(
  tx: Tx,
  planned: readonly PlannedEliminations[],
  rounds: readonly Round[],
): Promise<BetWithNames[]> {
  const out = planned.flatMap(({ eliminations }) => eliminations.changed)
  if (out.length === 0) return []
  const sighted = planned.filter(({ lobby }) => lobby.settings.showCompetitorBets).map(({ lobby }) => lobby.id)
  return selectBets(tx)
    .innerJoin(
      sql<{ lobby_id: string; account_id: string }>`unnest(${uuids(out.map(({ lobbyId }) => lobbyId))},
        ${uuids(out.map(({ userId }) => userId))})`.as<'cut'>(sql`cut(lobby_id, account_id)`),
      (join) => join.onRef('cut.lobby_id', '=', 'bet.lobby_id').onRef('cut.account_id', '=', 'bet.account_id'),
    )
    .where('bet.round_id', '=', sql<string>`any(${uuids(rounds.map(({ id }) => id))})`)
    .where('bet.struck', '=', 0)
    .where(sql<boolean>`(bet.outcome <> 'open' or bet.lobby_id = any(${uuids(sighted)}))`)
    .orderBy('bet.id')
    .execute()
}

interface Voided {
  readonly round: Round
  readonly timetable: RoundInMatch['timetable']
  readonly decisions: ReturnType<typeof planCutBets<PlannedBet>>['decisions']
  readonly at: Date
}

function pushesOfVoided(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { round, timetable, decisions, at }: Voided,
): Promise<BatchPushes> {
  return pushesOfBets(ctx, tx, lobbies, {
    changed: decisions.map((one) => decidedBet(one, at, false)),
    timetable,
    pushOf: (_lobby, bets, standings) => ({
      type: 'round.corrected',
      matchRoundId: round.id as RoundId,
      roundNumber: round.roundNumber,
      bets,
      standings,
      ...reasonText(reasonToStore({ code: 'player-cut' })),
    }),
    onlyWhereBets: true,
  })
}
