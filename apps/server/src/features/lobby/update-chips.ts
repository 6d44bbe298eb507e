import { GameError, type LobbyId, type UserId } from '@bettle/contract'
import { reasonGiven, reasonToStore } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { post } from '../ledger/post.ts'
import { isOfCompetition } from '../member/lobby-kind.ts'
import { memberRow } from '../member/member-store.ts'
import { holdsSeatInMatch, type Operator, refuseBettor } from '../operator/operate-match.ts'
import { accountOf } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { RIVAL } from '../operator/refuse-rival.ts'
import { correctTrophies } from '../trophy/award-trophies.ts'

export interface UpdateChips {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  /** Negative to take chips, at most as many as the public balance ([L5]). */
  readonly amount: number
  /** Omitted if the gift undoes an earlier one. */
  readonly reason?: string | undefined
}

const NO_GIFTS = 'Chips cannot be given or taken in a game of a competition.'

/**
 * Gives or takes chips for an administrator, by a ledger entry with a reason. Administrators who bet on the match may
 * do neither ([V6]). Administrators with a seat in the match may not take chips ([V13]). No administrator may change
 * their own chips. The public balance decides and is returned, because the true balance would reveal a bet on a coming
 * round ([V1], [L5]).
 */
export function updateChips(
  ctx: Context,
  operator: Operator,
  { lobbyId, userId, amount, reason }: UpdateChips,
): Promise<number> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    await refuseBettor(tx, operator, lobby.match_id)
    if (isOfCompetition(lobby)) throw new GameError('forbidden', { message: NO_GIFTS })
    const byId = accountOf(operator)
    if (byId === userId)
      throw new GameError('forbidden', { message: 'You cannot give chips to yourself or take chips from yourself.' })
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
      // If this gift is undone, other gifts remain valid, so no later action depends on this one.
      changes: [],
    })
    const trophies = await correctTrophies(tx, [lobby], ctx.clock.date())
    return { reply: seen.chips, pushes: [...pushes, ...(trophies.get(lobbyId) ?? [])], seats, movesRanks: true }
  })
}
