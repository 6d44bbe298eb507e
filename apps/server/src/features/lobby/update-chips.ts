import { GameError, type LobbyId, type UserId } from '@bettle/contract'
import { reasonToStore } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inLobby } from '../../live/in-lobby.ts'
import { memberNews } from '../leaderboard/member-news.ts'
import { post } from '../ledger/post.ts'
import { refuseSeatHolder } from '../match/operate-match.ts'
import { memberRow } from '../member/member-store.ts'

export interface UpdateChips {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  /** Negative takes: no more than everyone may see ([L5]). */
  readonly amount: number
  readonly reason: string
}

/**
 * An administrator gives or takes chips: an entry like any other, with its reason. Not one who plays in the match ([V6]).
 * Answered and refused by what everyone may see: the balance itself would tell of a bet on a round to come ([V1], [L5]).
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
    const posting = {
      lobbyId,
      userId,
      kind: 'admin' as const,
      amount,
      key: `admin:${newId()}`,
      reason: reasonToStore({ code: 'operator', text: reason }),
    }
    await post(tx, [lobby], [posting], ctx.clock.date())
    const { seen, news, seats } = await memberNews(tx, lobby, userId, ctx.clock.now())
    if (amount < 0 && seen.chips < 0) throw new GameError('insufficient-chips')
    return amount === 0 ? { reply: seen.chips } : { reply: seen.chips, news, seats }
  })
}
