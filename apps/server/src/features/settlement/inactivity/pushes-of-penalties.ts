import type { LobbyId, LobbyPush, RoundId, UserId } from '@bettle/contract'
import type { Penalty } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import type { SeatPushes } from '../../../transactions/in-lobby.ts'
import { type Hidden, standingsOf } from '../../leaderboard/standings.ts'
import type { BatchPushes } from '../batches.ts'
import type { RoundInMatch } from '../round-in-match.ts'

interface PenalisedLobby {
  readonly lobby: LobbyRow
  readonly plan: { readonly penalties: readonly Penalty[] }
}

/**
 * Returns the pushes of penalties: to each lobby as its members see them, and to each penalised player.
 * @param hidden the hidden stakes after the penalties
 */
export async function pushesOfPenalties(
  ctx: Context,
  tx: Tx,
  plans: readonly PenalisedLobby[],
  { row, timetable }: RoundInMatch,
  hidden: ReadonlyMap<string, Hidden>,
): Promise<BatchPushes> {
  const pushes = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatPushes[] = []
  const felt = plans.flatMap(({ lobby, plan }) => {
    const penalties = plan.penalties.filter(({ told, kicked }) => told > 0 || kicked)
    return penalties.length > 0 ? [{ lobby, penalties }] : []
  })
  const userIds = [...new Set(felt.flatMap(({ penalties }) => penalties.map(({ userId }) => userId)))]
  const lobbies = plans.map(({ lobby }) => lobby)
  const standings = await standingsOf(tx, lobbies, userIds, timetable, ctx.clock.now(), { hidden })
  for (const { lobby, penalties } of felt) {
    const lobbyId = lobby.id as LobbyId
    const byUser = new Map(penalties.map((one) => [one.userId as UserId, one]))
    const hit = (standings.get(lobby.id) ?? []).filter(({ own }) => byUser.has(own.userId))
    const published = penalties.map((one) => toPublished(one, one.told))
    const applied = { type: 'penalty.applied', matchRoundId: row.id as RoundId } as const
    pushes.set(lobbyId, [{ ...applied, penalties: published, standings: hit.map(({ seen }) => seen) }])
    for (const { own } of hit) {
      const penalty = byUser.get(own.userId)
      // The player receives the penalty that was subtracted. Other members see a larger one if a stake of the player is
      // hidden.
      const mine = penalty && (penalty.amount > 0 || penalty.kicked) ? [toPublished(penalty, penalty.amount)] : []
      seats.push({ lobbyId, userId: own.userId, push: { ...applied, penalties: mine, standings: [own] } })
    }
  }
  return { pushes, seats }
}

const toPublished = ({ userId, kicked }: Penalty, amount: number) => ({ userId: userId as UserId, amount, kicked })
