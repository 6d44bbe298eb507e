import { type Bet, GameError, type LobbyId, type RoundId, sentence, type UserId } from '@bettle/contract'
import { isScouted, roundStatus } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { loadTimetable } from '../match/timetable.ts'
import { isOut, lobbyForMember, memberRow } from '../member/member-store.ts'
import { betToWire, selectBets } from './bet-wire.ts'

/**
 * Returns all members' bets on a round to a player whose bet on the round has a Scout card, once betting on it has
 * closed ([H11]). It runs in the lobby's mutex, after the waiting bets. The view is stored and not published.
 */
export async function scoutBets(ctx: Context, userId: UserId, lobbyId: LobbyId, roundId: RoundId): Promise<Bet[]> {
  await lobbyForMember(ctx.db, lobbyId, userId)
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    const timetable = await loadTimetable(tx, lobby.match_id, lobby.plan_id)
    const round = timetable.rounds.find(({ id }) => id === roundId)
    if (!round) throw new GameError('round-not-found')
    const ofRound = selectBets(tx)
      .where('bet.lobby_id', '=', lobbyId)
      .where('bet.round_id', '=', roundId)
      .where('bet.struck', '=', 0)
    // Reads other members' bets only after the last refusal, so that the time of a refusal reveals nothing about their
    // number ([V7]).
    const own = await ofRound.where('bet.account_id', '=', userId).executeTakeFirst()
    if (own?.card !== 'scout') throw new GameError('forbidden', sentence('scout-not-played'))
    const now = ctx.clock.date()
    if (!isScouted(timetable, lobby.settings, round, now.getTime())) {
      throw new GameError('forbidden', sentence('scout-later'))
    }
    const isStarted = roundStatus(timetable, round, now.getTime()) !== 'upcoming'
    const member = await memberRow(tx, lobbyId, userId)
    if (!isStarted && (!member?.present || (await isOut(tx, lobbyId, userId)))) {
      throw new GameError('forbidden', sentence('scout-left'))
    }
    await insertView(tx, { lobby_id: lobbyId, round_id: roundId, account_id: userId, looked_at: now })
    const bets = await ofRound.orderBy('bet.id').execute()
    return { reply: bets.map(betToWire) }
  })
}

/** Stores the player's first view of a round; later views are not stored. */
async function insertView(
  tx: Tx,
  view: { lobby_id: string; round_id: string; account_id: string; looked_at: Date },
): Promise<void> {
  await tx
    .insertInto('scout_look')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
