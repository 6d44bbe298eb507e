import type { Competition, CompetitionGroup, CompetitionStage, UserId } from '@bettle/contract'

/** One player of a tie, with the chips that they hold so far. */
export interface TieSide {
  readonly userId: UserId
  readonly seed: number
  /** The sum of the player's final chips; null if the player has not been present in a game of this tie. */
  readonly chips: number | null
  readonly isAbsent: boolean
}

/** A tie as the bracket draws it. */
export interface BracketTie {
  /** From 0. */
  readonly index: number
  readonly sides: readonly [TieSide | null, TieSide | null]
  readonly winner: UserId | null
  readonly group: CompetitionGroup | undefined
  readonly isProvisional: boolean
}

export interface RoundOfTies {
  readonly stage: string
  readonly status: CompetitionStage['status'] | 'to-come'
  readonly ties: readonly BracketTie[]
}

/** Returns the rounds of the knockout with the results of their lobbies. */
export function roundsOf({ bracket, stages }: Pick<Competition, 'bracket' | 'stages'>): RoundOfTies[] {
  return bracket.map(({ stage: id, ties }) => {
    const stage = stages.find(({ stage }) => stage === id)
    return {
      stage: id,
      status: stage?.status ?? 'to-come',
      ties: ties.map(({ sides: [one, other], winner }, index) => {
        const group = stage?.groups.find((candidate) => candidate.group === index)
        const side = (given: typeof one) => given && { ...given, ...resultOf(group, stage, given.userId) }
        return {
          index,
          winner,
          group,
          sides: [side(one), side(other)] as const,
          isProvisional: group?.isProvisional ?? false,
        }
      }),
    }
  })
}

function resultOf(group: CompetitionGroup | undefined, stage: CompetitionStage | undefined, userId: UserId) {
  const row = group?.table.find((candidate) => candidate.userId === userId)
  const isPresent = row !== undefined && row.present > 0
  return { chips: isPresent ? row.chips : null, isAbsent: !isPresent && stage?.status === 'finished' }
}

export const isOfTie = ({ sides }: BracketTie, userId: UserId | undefined): boolean =>
  userId !== undefined && sides.some((side) => side?.userId === userId)

/** Returns the index of the round to show first: the first round with an undecided tie, else the last round. */
export function openingRound(rounds: readonly RoundOfTies[]): number {
  const open = rounds.findIndex(
    ({ status, ties }) => status !== 'finished' && ties.some(({ winner }) => winner === null),
  )
  return open === -1 ? rounds.length - 1 : open
}
