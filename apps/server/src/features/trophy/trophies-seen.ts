import { countsOf, figuresOf, type LobbyTrophies, type Member, type TrophyAward, type UserId } from '@bettle/contract'
import { type Award, awardsOf, currentAwards, type GameSettings } from '@bettle/rules'
import type { LobbyRow, MatchRow } from '../../db/schema.ts'
import { isOwnMatch } from '../match/own-match.ts'
import { isPractice } from '../match/practice-match.ts'
import { isOfCompetition, kindOf, paysOrCounts } from '../member/lobby-kind.ts'
import type { Booked } from './trophy-ledger.ts'

export interface GameSeen {
  readonly lobbyStatus: LobbyRow['status']
  readonly match: Pick<MatchRow, 'status' | 'feed' | 'opened_by'>
  readonly settings: GameSettings
  /** Null in a competition, which pays the trophies itself. */
  readonly host_id: string | null
  /** The public view of the members. A stake on a coming round changes no prize ([V1]). */
  readonly members: readonly Member[]
}

/** Returns the provisional trophies, or the booked trophies once there is a booking ([Z7]). */
export function trophiesSeen(game: GameSeen, booked: Booked | undefined): LobbyTrophies {
  const counts = countsOf(game.members, kindOfMatch(game.match), isOfCompetition(game))
  if (booked) {
    return {
      counts,
      state: 'booked',
      bookedAt: booked.at.toISOString(),
      corrected: booked.bookings > 1,
      awards: toWire([...currentAwards(booked.entries).values()]),
    }
  }
  const isOff = game.match.status === 'abandoned' || game.lobbyStatus === 'closed'
  const awards = isOff || !paysOrCounts(counts.code) ? [] : provisionalAwards(game)
  return { counts, state: isOff ? 'none' : 'provisional', bookedAt: null, corrected: false, awards: toWire(awards) }
}

/** Returns the trophies that would be booked if nothing changed any more. */
export function provisionalAwards(game: Pick<GameSeen, 'members' | 'settings' | 'host_id'>): Award[] {
  const { members, settings } = game
  const { leaderboard, prizePot } = figuresOf(members, kindOf(game))
  const ranking = leaderboard.map((entry) => ({ ...entry, userId: entry.user._id }))
  return awardsOf(ranking, prizePot, settings.prizeDistribution)
}

const kindOfMatch = (match: GameSeen['match']) => ({
  isPractice: isPractice(match),
  ...(isOwnMatch(match) && { isOwn: true as const }),
})

const toWire = (awards: readonly Award[]): TrophyAward[] =>
  awards
    .map((award) => ({ ...award, userId: award.userId as UserId }))
    .toSorted((one, other) => one.position - other.position)
