import type * as contract from '@bettle/contract'
import { type Answer, figuresOf, type LobbyId, type Member, type MyGame, type UserId } from '@bettle/contract'
import { bettingWindow, CAPS, type Instant, isGameDecided, roundSpan } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { Reader } from '../../db/schema.ts'
import { figuresShown, type KeptFromSeat, keptFromSeat } from '../bet/moved-seat.ts'
import { membersSeen, seenByThemselves } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { kindOf } from '../member/lobby-kind.ts'
import { membersByLobby, membersOf } from '../member/member-store.ts'
import { cardOf, type Setting, settingsOf } from './lobby-card.ts'

/**
 * Returns the user's current games, and the lobbies from which the user was removed. The games of running matches come
 * first; in each group, the game in which the user took a seat last comes first ([M14]).
 */
export function listMyGames(ctx: Context, userId: UserId): Promise<Answer<typeof contract.listMyGames>> {
  return atOneMoment(ctx.db, async (moment) => ({
    games: await gamesAt(moment, userId, ctx.clock.now()),
    removedFrom: await removalsOf(moment, userId),
  }))
}

/**
 * Returns the lobbies from which the user was removed ([M13]). The list of lobbies is the same for everyone and does
 * not show this.
 */
async function removalsOf(reader: Reader, userId: UserId): Promise<Answer<typeof contract.listMyGames>['removedFrom']> {
  const rows = await reader
    .selectFrom('removal')
    .innerJoin('lobby', 'lobby.id', 'removal.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select(['removal.lobby_id', 'removal.removed_to'])
    .where('removal.account_id', '=', userId)
    .where('lobby.status', '=', 'open')
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .execute()
  return rows.map(({ lobby_id, removed_to }) => ({ lobbyId: lobby_id as LobbyId, to: removed_to }))
}

/**
 * Reads the games. The reader must read one snapshot, so that a stake is either in all numbers of a lobby or in none
 * ([V3]).
 */
async function gamesAt(reader: Reader, userId: UserId, now: Instant): Promise<MyGame[]> {
  const rows = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .selectAll('lobby')
    .where('member.account_id', '=', userId)
    .where('member.present', '=', true)
    .where('lobby.status', '=', 'open')
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .orderBy(sql`match.status = 'active'`, 'desc')
    .orderBy('member.joined_at', 'desc')
    .orderBy('lobby.id', 'desc')
    .limit(CAPS.seats)
    .execute()
  const settings = await settingsOf(reader, rows.map(readLobby))
  const members = await membersOf(
    reader,
    settings.map(({ lobby }) => lobby.id),
  )
  const rounds = await roundsBetOn(reader, userId, settings)
  const lobbies = settings.map(({ lobby }) => lobby)
  const timetables = settings.map(({ timetable }) => timetable)
  const hidden = await hiddenStakes(reader, lobbies, timetables, now)
  const seated = membersByLobby(members)
  const shown = settings.map(async (setting): Promise<MyGame> => {
    const { lobby } = setting
    const kept = await keptFromSeat(reader, lobby, userId, now)
    const rows = seated.get(lobby.id) ?? []
    const seen = membersSeen(lobby.host_id, rows, hidden)
    const row = rows.find(({ account_id }) => account_id === userId)
    if (!row) throw new Error(`the user has no seat in lobby ${lobby.id}`)
    const own = figuresShown(seenByThemselves(row, lobby.host_id), kept)
    return {
      ...cardOf(setting, now),
      ...ownFigures(own, setting, seen),
      // A decided game has no next round. This member's view decides, because the elimination of all others may still
      // be hidden from the member ([X6]).
      ...(!isGameDecided(seen.map((member) => (member.user._id === userId ? own : member))) &&
        nextRoundOf(setting, withoutKept(rounds, lobby.id, kept), now)),
    }
  })
  return Promise.all(shown)
}

/** Returns the member's true chips, and their rank in the public ranking ([K7]). */
function ownFigures(
  own: Member,
  { lobby }: Setting,
  seen: readonly Member[],
): Pick<MyGame, 'role' | 'chips' | 'position' | 'eliminatedIn'> {
  const { leaderboard } = figuresOf(seen, kindOf(lobby))
  const index = leaderboard.findIndex(({ user }) => user._id === own.user._id)
  const { role, chips, eliminatedIn } = own
  return { role, chips, eliminatedIn, position: index < 0 ? null : index + 1 }
}

function nextRoundOf(
  { lobby, timetable }: Setting,
  betOn: ReadonlySet<string>,
  now: Instant,
): Pick<MyGame, 'nextRound'> {
  const { round, closesAt } = bettingWindow(timetable, lobby.settings, now)
  if (!round) return {}
  const { startsAt } = roundSpan(timetable, round)
  return {
    nextRound: {
      roundNumber: round.roundNumber,
      closesAt: timeOf(closesAt),
      startsAt: timeOf(startsAt),
      hasBet: betOn.has(roundKeyOf(lobby.id as LobbyId, round.id)),
    },
  }
}

const timeOf = (instant: Instant | null): string | null => (instant === null ? null : new Date(instant).toISOString())
const roundKeyOf = (lobbyId: string, roundId: string) => `${lobbyId} ${roundId}`

/** Leaves out the rounds of bets that the device of the seat does not see ([G16]). */
function withoutKept(betOn: ReadonlySet<string>, lobbyId: string, { roundIds }: KeptFromSeat): ReadonlySet<string> {
  const hidden = new Set([...roundIds].map((roundId) => roundKeyOf(lobbyId, roundId)))
  return new Set([...betOn].filter((key) => !hidden.has(key)))
}

/** Returns the keys of the rounds on which the user has an open bet. */
async function roundsBetOn(reader: Reader, userId: UserId, settings: readonly Setting[]): Promise<Set<string>> {
  if (settings.length === 0) return new Set()
  const bets = await reader
    .selectFrom('bet')
    .select(['lobby_id', 'round_id'])
    .where('account_id', '=', userId)
    .where('outcome', '=', 'open')
    .where(
      'lobby_id',
      'in',
      settings.map(({ lobby }) => lobby.id),
    )
    .execute()
  return new Set(bets.map(({ lobby_id, round_id }) => roundKeyOf(lobby_id, round_id)))
}
