import { countsOf, figuresOf, LeaderboardEntry, Lobby, type LobbyId, Member, type Place } from '@bettle/contract'
import { type Instant, reasonText } from '@bettle/rules'
import { z } from 'zod'
import type { LobbyRow, Reader } from '../../../db/schema.ts'
import { replySchema } from '../../../http/bind/reply-schema.ts'
import { crowdOf, placesIn } from '../../leaderboard/crowd.ts'
import { membersWithHidden } from '../../leaderboard/members-with-hidden.ts'
import { isOfCompetition, kindOf } from '../../member/lobby-kind.ts'
import type { MatchState } from './match-state.ts'
import type { Versioned } from './one-per-version.ts'

/**
 * The state of a lobby that is the same for all members. It changes only with the versions of lobby and match, and with
 * the clock.
 */
export interface LobbyState extends Versioned {
  readonly fields: z.infer<typeof Fields> & SharedLists
  readonly placeOf: (userId: string) => Place | undefined
  /** The fields of the state as JSON, without the two long lists. */
  readonly json: string
  /** The entries of each list as JSON, written when the first request needs them. */
  readonly listed: Readonly<Record<keyof SharedLists, () => readonly string[]>>
}

/** The lists whose length grows with the number of members. */
export type SharedLists = Pick<Lobby, 'users' | 'leaderboard'>

const Fields = Lobby.pick({
  _id: true,
  lobbyCode: true,
  hostUser: true,
  players: true,
  spectators: true,
  gameSettings: true,
  status: true,
  closedReason: true,
  closedWhy: true,
  prizePot: true,
  counts: true,
  crowd: true,
  createdAt: true,
  version: true,
})
const FIELDS = replySchema(Fields)
const LISTS = { users: replySchema(z.array(Member)), leaderboard: replySchema(z.array(LeaderboardEntry)) }

/** The estimated number of characters of one member's entries in both lists. */
const OF_MEMBER = 800

/** Returns a name for the state of a lobby: the same name means the same bytes. */
export const stateVersion = (version: number, matchVersion: number | string, begun: string): string =>
  `${version}.${matchVersion}.${begun}`

/**
 * Reads the members and their hidden stakes in one statement, and so at one moment. Otherwise a bet placed between two
 * reads would be counted in one of them and hidden in the other ([V3]).
 */
export async function readLobbyState(
  reader: Reader,
  lobby: LobbyRow,
  { match, timetable, ...state }: MatchState,
  now: Instant,
): Promise<LobbyState> {
  const { users, version, matchVersion } = await membersWithHidden(reader, lobby, timetable, now)
  const { reason: closedReason, why: closedWhy } = reasonText(lobby.closed_reason)
  const { leaderboard, ...figures } = figuresOf(users, kindOf(lobby))
  const crowd = crowdOf(users, leaderboard)
  const fields = z.parse(FIELDS, {
    _id: lobby.id as LobbyId,
    lobbyCode: lobby.code,
    hostUser: users.find((member) => member.isHost)?.user ?? null,
    ...figures,
    counts: countsOf(users, match, isOfCompetition(lobby)),
    ...(crowd && { crowd }),
    gameSettings: lobby.settings,
    status: lobby.status,
    ...{ closedReason, closedWhy },
    createdAt: lobby.created_at.toISOString(),
    version,
  }) as z.infer<typeof Fields>
  const json = JSON.stringify(fields)
  return {
    version: stateVersion(version, matchVersion, state.at(now).begun),
    size: json.length + users.length * OF_MEMBER,
    fields: { ...fields, users, leaderboard },
    placeOf: placesIn(leaderboard),
    json,
    listed: {
      users: once(() => written(z.parse(LISTS.users, users))),
      leaderboard: once(() => written(z.parse(LISTS.leaderboard, leaderboard))),
    },
  }
}

const written = (entries: unknown): string[] => (entries as readonly unknown[]).map((entry) => JSON.stringify(entry))

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
