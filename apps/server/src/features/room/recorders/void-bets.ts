import { isUnwitnessed, type JudgedRound } from '@bettle/rules'
import type { Tx } from '../../../db/schema.ts'
import type { LoadedRoom } from './recorder-store.ts'
import type { EndedRound } from './round-checks.ts'

/** The bets on a round that its decision makes void, by the reason. */
export interface VoidBets {
  /** Bets of recorders whom no other recorder could contradict ([RM34]). */
  readonly unwitnessed: readonly string[]
  /** Bets that depend on a claim about which the recorders did not decide ([RM35]). */
  readonly disputed: readonly string[]
}

/** Returns the bets on a round that are void because of what its recorders did not say ([RM34], [RM35]). */
export async function voidBetsOf(
  tx: Tx,
  { lobby, room, rules }: LoadedRoom,
  { id: roundId, startsAt, endsAt }: EndedRound,
): Promise<VoidBets> {
  const bets = await tx
    .selectFrom('bet')
    .select(['id', 'account_id', 'event_type', 'bet_type', 'threshold', 'placed_at'])
    .where('lobby_id', '=', lobby.id)
    .where('round_id', '=', roundId)
    .where('struck', '=', 0)
    .execute()
  if (bets.length === 0) return { unwitnessed: [], disputed: [] }
  const members = await membersOf(tx, lobby.id, lobby.match_id)
  const round: JudgedRound = {
    ...{ startsAt, endsAt, recordersAt: (at) => room.recordersAt(at) },
    hasBetOn: (memberId, eventType) => rules.betsOn(eventType, roundId).some((bet) => bet.memberId === memberId),
    seenByOthers: (eventType, memberId) => room.seenByOthers(roundId, eventType, memberId),
    lastSeenAt: (memberId) => members.get(memberId)?.seen_at?.getTime(),
    isSeated: (memberId) => members.get(memberId)?.isSeated === true,
  }
  const judged = bets.map((bet) => ({
    ...{ id: bet.id, memberId: bet.account_id, round: roundId, eventType: bet.event_type },
    ...{ isOver: bet.bet_type === 'over', threshold: Number(bet.threshold), placedAt: bet.placed_at.getTime() },
  }))
  return {
    unwitnessed: judged.filter((bet) => isUnwitnessed(bet, round)).map(({ id }) => id),
    disputed: judged.filter((bet) => room.isDisputed(bet)).map(({ id }) => id),
  }
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
export async function markVoid(tx: Tx, { unwitnessed, disputed }: VoidBets): Promise<void> {
  const mark = (ids: readonly string[], values: { unwitnessed: true } | { disputed: true }) =>
    ids.length > 0 && tx.updateTable('bet').set(values).where('id', 'in', ids).execute()
  await mark(unwitnessed, { unwitnessed: true })
  await mark(disputed, { disputed: true })
}
