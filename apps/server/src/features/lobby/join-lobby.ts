import { GameError, type Lobby, type LobbyId, type UserId } from '@bettle/contract'
import { isJoinable, joinRefusal, seatAfterJoin } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { LobbyRow, MemberRow } from '../../db/schema.ts'
import { inLobby } from '../../live/in-lobby.ts'
import { memberNews } from '../leaderboard/member-news.ts'
import { timetableOf } from '../match/timetable.ts'
import { isOut, lobbyRow, lobbyRowByCode, memberRow, OUT, seatsOf } from '../member/member-store.ts'
import { announceLobby } from './announce-lobby.ts'
import { lobbyView } from './lobby-view.ts'
import { refuseSeat } from './refuse-over-caps.ts'
import { giveStartingChips, seatNewMember } from './seat-member.ts'
import { tellMyGames } from './tell-my-games.ts'

export interface JoinLobby {
  readonly lobbyCode: string
  readonly role: 'player' | 'spectator'
}

/** Joins as player or spectator; a member comes back to what they had ([M5], [M6], [M7], [M13]). */
export async function joinLobby(ctx: Context, userId: UserId, { lobbyCode, role }: JoinLobby): Promise<Lobby> {
  const { id } = await lobbyRowByCode(ctx.db, lobbyCode)
  const lobbyId = id as LobbyId
  const changed = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    const member = await memberRow(tx, lobbyId, userId)
    const seats = (await seatsOf(tx, [lobbyId])).get(lobbyId)
    const timetable = await timetableOf(tx, lobby.match_id, lobby.plan_id)
    const attempt = {
      lobbyStatus: lobby.status,
      joinable: isJoinable(timetable, lobby.settings, ctx.clock.now()),
      playersPresent: seats?.players ?? 0,
      settings: lobby.settings,
      role,
      member: member && {
        role: member.role,
        present: member.present,
        ranked: member.ranked,
        roleFinal: member.role_final,
        isOut: await isOut(tx, lobbyId, userId),
      },
    }
    const refusal = joinRefusal(attempt)
    if (refusal) throw new GameError(refusal, attempt.member?.isOut ? { message: OUT } : {})
    const seat = seatAfterJoin(attempt)
    if (seat.seat === 'kept') return { reply: false }
    if (!member?.present) await refuseSeat(ctx, tx, userId)
    await takeSeat(tx, lobby, userId, member, seat.role, ctx.clock.date())
    const type = member ? 'member.changed' : 'member.joined'
    const told = await memberNews(tx, lobby, userId, ctx.clock.now(), type)
    return { reply: true, news: told.news, seats: told.seats }
  })
  if (changed) {
    tellMyGames(ctx, userId)
    await announceLobby(ctx, lobbyId, 'lobby.changed')
  }
  return lobbyView(ctx.db, await lobbyRow(ctx.db, lobbyId), userId, ctx.clock.now())
}

async function takeSeat(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  member: MemberRow | undefined,
  role: 'player' | 'spectator',
  now: Date,
): Promise<void> {
  if (!member) return seatNewMember(tx, lobby, userId, role, now)
  const steppedDown = member.role === 'player' && role === 'spectator'
  await tx
    .updateTable('member')
    .set({
      present: true,
      role,
      ranked: member.ranked || role === 'player',
      role_final: member.role_final || steppedDown,
      played_since: member.played_since ?? (role === 'player' ? now : null),
      spectator_since: role === 'spectator' ? (member.spectator_since ?? now) : null,
    })
    .where('lobby_id', '=', lobby.id)
    .where('account_id', '=', userId)
    .execute()
  if (role === 'player' && !member.ranked) await giveStartingChips(tx, lobby, userId, now)
}
