import { GameError, type LobbyId, type UserId } from '@bettle/contract'
import { reasonToStore } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inLobby } from '../../live/in-lobby.ts'
import { memberTold } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { post } from '../ledger/post.ts'
import { refuseSeatHolder } from '../match/operate-match.ts'
import { timetableOf } from '../match/timetable.ts'
import { memberRow, membersOf } from '../member/member-store.ts'

export interface UpdateChips {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  /** Negative takes: never below zero, which only a correction may do ([S6]). */
  readonly amount: number
  readonly reason: string
}

/**
 * An administrator gives or takes chips: an entry like any other, with its reason. Not one who plays in the match ([V6]), and
 * the answer is what everyone may see: a balance would tell of a bet on a round to come ([V1]).
 */
export function updateChips(
  ctx: Context,
  operator: UserId,
  { lobbyId, userId, amount, reason }: UpdateChips,
): Promise<number> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    await refuseSeatHolder(tx, operator, lobby.match_id)
    const member = await memberRow(tx, lobbyId, userId)
    if (!member?.ranked) throw new GameError('not-found')
    if (member.chips + amount < 0) throw new GameError('insufficient-chips')
    const posting = {
      lobbyId,
      userId,
      kind: 'admin' as const,
      amount,
      key: `admin:${newId()}`,
      reason: reasonToStore({ code: 'operator', text: reason }),
    }
    await post(tx, [lobby], [posting], ctx.clock.date())
    const timetable = await timetableOf(tx, lobby.match_id, lobby.plan_id)
    const hidden = await hiddenStakes(tx, [lobby], timetable, ctx.clock.now())
    const rows = (await membersOf(tx, [lobbyId])).filter((row) => row.account_id === userId)
    const [row] = rows
    if (!row) throw new Error(`member ${userId} of lobby ${lobbyId} is gone`)
    const told = memberTold('member.changed', lobby.host_id, row, hidden)
    return { reply: told.push.member.chips, news: [told] }
  })
}
