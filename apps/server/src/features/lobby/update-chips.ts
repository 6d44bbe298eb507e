import { GameError, type LobbyId, type UserId } from '@bettle/contract'
import { reasonGiven, reasonToStore } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { post } from '../ledger/post.ts'
import { memberRow } from '../member/member-store.ts'
import { holdsSeatInMatch, type Operator, refuseBettor } from '../operation/operate-match.ts'
import { accountOf } from '../operation/operator.ts'
import { recordAction } from '../operation/record-action.ts'
import { RIVAL } from '../operation/refuse-rival.ts'
import { correctTrophies } from '../trophy/award-trophies.ts'

export interface UpdateChips {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  /** Negative takes: no more than everyone may see ([L5]). */
  readonly amount: number
  /** Left out, it says that an earlier one is taken back. */
  readonly reason?: string | undefined
}

/**
 * An administrator gives or takes chips: an entry like any other, with its reason. Not one who bet on the match ([V6]); one who plays in it takes none ([V13]), and nobody gives to themselves.
 * Answered and refused by what everyone may see: the balance itself would tell of a bet on a round to come ([V1], [L5]).
 */
export function updateChips(
  ctx: Context,
  operator: Operator,
  { lobbyId, userId, amount, reason }: UpdateChips,
): Promise<number> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    await refuseBettor(tx, operator, lobby.match_id)
    const byId = accountOf(operator)
    if (byId === userId)
      throw new GameError('forbidden', { message: 'You cannot give chips to yourself or take them.' })
    if (amount < 0 && byId !== null && (await holdsSeatInMatch(tx, byId, lobby.match_id))) {
      throw new GameError('forbidden', { message: RIVAL })
    }
    const member = await memberRow(tx, lobbyId, userId)
    if (!member?.ranked) throw new GameError('not-found')
    const posting = {
      lobbyId,
      userId,
      kind: 'admin' as const,
      amount,
      key: `admin:${newId()}`,
      reason: reasonToStore(reasonGiven(reason, 'taken-back')),
    }
    await post(tx, [lobby], [posting], ctx.clock.date())
    const { seen, pushes, seats } = await memberPushes(tx, lobby, userId, ctx.clock.now())
    if (amount < 0 && seen.chips < 0) throw new GameError('insufficient-chips')
    if (amount === 0) return { reply: seen.chips }
    await recordAction(ctx, tx, operator, lobby.match_id, {
      kind: 'update-chips',
      subject: { lobbyId, userId },
      after: { amount, ...(reason !== undefined && { reason }) },
      undo: { kind: 'update-chips', lobbyId, userId, amount: -amount },
      // Others given or taken before and after are none the less right: nothing is built on this one.
      changes: [],
    })
    const trophies = await correctTrophies(tx, [lobby], ctx.clock.date())
    return { reply: seen.chips, pushes: [...pushes, ...(trophies.get(lobbyId) ?? [])], seats }
  })
}
