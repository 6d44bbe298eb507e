import type { Face, Invitation, LobbyCard, PublicUser, UserId } from '@bettle/contract'
import { type Instant, isBettingToCome, isFinalSeat, prizePot, roleOfSeat } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../db/schema.ts'
import { lobbyRowByCode, memberRow } from '../../member/member-store.ts'
import { seatAsIs } from '../../member/seat-of-member.ts'
import { cardOf, type Setting, settingsOf } from '../lobby-card.ts'

/** The highest number of faces on an invitation. */
const MOST_FACES = 6

/** The card of a lobby with a code, which always has a host. */
export type CardByCode = LobbyCard & { hostUser: PublicUser } & Omit<Invitation, keyof LobbyCard>

/** Returns what a lobby shows to everyone who has its code ([V5]). The user id is undefined for a visitor. */
export async function cardByCode(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  code: string,
  userId?: UserId,
): Promise<CardByCode> {
  const [setting] = await settingsOf(db, [await lobbyRowByCode(db, code, userId)])
  if (!setting?.seats.host) throw new Error('a lobby without a match or a host')
  const { lobby, seats } = setting
  return {
    ...cardOf(setting, clock.now()),
    hostUser: setting.seats.host,
    faces: await facesOf(db, lobby.id, lobby.host_id),
    rounds: roundsOf(setting, clock.now()),
    prizePot: prizePot(lobby.settings.startingChips, seats.inPot),
    ...(config.guests && lobby.settings.allowGuests && { takesGuests: true as const }),
  }
}

/** Returns the caller's own seat in the lobby, if the caller ever had one. */
export async function seatIn(reader: Reader, card: LobbyCard, userId: UserId) {
  const member = await memberRow(reader, card._id, userId)
  const seat = member && seatAsIs(member, false)
  return seat && { role: roleOfSeat(seat), present: member.present, isFinal: isFinalSeat(seat) }
}

function roundsOf({ lobby, timetable }: Setting, now: Instant): Invitation['rounds'] {
  const left = timetable.rounds.filter((round) => isBettingToCome(timetable, lobby.settings, round, now))
  return { total: timetable.rounds.length, left: left.length }
}

async function facesOf(reader: Reader, lobbyId: string, hostId: string | null): Promise<Face[]> {
  return reader
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .leftJoin('avatar', 'avatar.id', 'account.selected_avatar')
    .select(['account.username', 'avatar.image'])
    .where('member.lobby_id', '=', lobbyId)
    .where('member.present', '=', true)
    .where('member.role', '=', 'player')
    .orderBy(sql`member.account_id = ${hostId}::uuid`, 'desc')
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .limit(MOST_FACES)
    .execute()
}
