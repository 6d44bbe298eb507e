import { type Instant, isUnwitnessed, type JudgedRound } from '@bettle/rules'
import type { Tx } from '../../../db/schema.ts'
import type { LoadedRoom } from './recorder-store.ts'

interface EndedRound {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Returns the ids of the bets on a round that are void because nobody could contradict their recorders ([RM34]). */
export async function unwitnessedBets(
  tx: Tx,
  { lobby, room, rules }: LoadedRoom,
  { id: roundId, startsAt, endsAt }: EndedRound,
): Promise<string[]> {
  const bets = await tx
    .selectFrom('bet')
    .select(['id', 'account_id', 'event_type', 'bet_type', 'threshold', 'placed_at'])
    .where('lobby_id', '=', lobby.id)
    .where('round_id', '=', roundId)
    .where('struck', '=', 0)
    .execute()
  if (bets.length === 0) return []
  const members = await membersOf(tx, lobby.id, lobby.match_id)
  const round: JudgedRound = {
    ...{ startsAt, endsAt, recordersAt: (at) => room.recordersAt(at) },
    hasBetOn: (memberId, eventType) => rules.betsOn(eventType, roundId).some((bet) => bet.memberId === memberId),
    seenByOthers: (eventType, memberId) => room.seenByOthers(roundId, eventType, memberId),
    lastSeenAt: (memberId) => members.get(memberId)?.seen_at?.getTime(),
    isSeated: (memberId) => members.get(memberId)?.isSeated === true,
  }
  const judged = bets.filter((bet) =>
    isUnwitnessed(
      {
        ...{ memberId: bet.account_id, eventType: bet.event_type, isOver: bet.bet_type === 'over' },
        ...{ threshold: Number(bet.threshold), placedAt: bet.placed_at.getTime() },
      },
      round,
    ),
  )
  return judged.map(({ id }) => id)
}

async function membersOf(tx: Tx, lobbyId: string, matchId: string) {
  const rows = await tx
    .selectFrom('member')
    .leftJoin('room_watcher', (join) =>
      join.onRef('room_watcher.account_id', '=', 'member.account_id').on('room_watcher.match_id', '=', matchId),
    )
    .select(['member.account_id', 'member.present', 'member.role', 'room_watcher.seen_at'])
    .where('member.lobby_id', '=', lobbyId)
    .execute()
  return new Map(
    rows.map(({ account_id, present, role, seen_at }) => [
      account_id,
      { isSeated: present && role === 'player', seen_at },
    ]),
  )
}

/** Marks bets as void by the decision of their round, which every settlement and correction keeps. */
export async function markUnwitnessed(tx: Tx, betIds: readonly string[]): Promise<void> {
  if (betIds.length === 0) return
  await tx
    .updateTable('bet')
    .set({ unwitnessed: true })
    .where('id', 'in', [...betIds])
    .execute()
}
