import type { Competition, PublicUser, UserId } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'

export const GONE = msg('competition.people.a-player-who-has')

/** The users of a competition, and the signed-in user. */
export interface People {
  readonly ownId: UserId | undefined
  readonly find: (userId: UserId) => PublicUser | undefined
  readonly nameOf: (userId: UserId) => string
}

export function peopleOf({ players }: Pick<Competition, 'players'>, ownId: UserId | undefined): People {
  const users = new Map(players.map(({ user }) => [user._id, user]))
  return {
    ownId,
    find: (userId) => users.get(userId),
    nameOf: (userId) => users.get(userId)?.username ?? GONE,
  }
}
