import * as contract from '@bettle/contract'
import type { Player } from '../../support/scenario.ts'

/** A competition as its page shows it, and the leaderboards of its lobbies. */
export interface Shown {
  readonly competition: contract.Competition
  readonly leaderboards: ReadonlyMap<contract.LobbyId, readonly contract.LeaderboardEntry[]>
}

/** Actions of a test that the pages do not show in a form that a recount can use. */
export interface RecountContext {
  /** The index of the stage from which on each disqualified player counts as absent. */
  readonly disqualifiedFrom: ReadonlyMap<string, number>
  readonly startingChips: number
}

export interface RecountedRow {
  readonly userId: string
  readonly points: number
  readonly wins: number
  readonly chips: number
  readonly bestFinish: number
  readonly present: number
  readonly form: readonly (number | null)[]
}

const POINTS = [10, 7, 5, 4, 3, 2]

type Stage = contract.CompetitionStage
type Group = contract.CompetitionGroup

/** Reads the leaderboard of every lobby of the competition as the administrator, who watches all of them. */
export async function readShown(admin: Player, competitionId: contract.CompetitionId): Promise<Shown> {
  const params = { competitionId }
  const { competition } = await admin.gets(contract.competitionById, { params })
  const lobbies = competition.stages.flatMap(({ groups }) => groups.flatMap((group) => group.lobbies))
  const leaderboards = new Map<contract.LobbyId, readonly contract.LeaderboardEntry[]>()
  for (const { lobbyId, matchId } of lobbies) {
    const fixture = competition.fixtures.find((each) => each.matchId === matchId)
    if (fixture?.status !== 'counted') continue
    const { leaderboard } = await admin.gets(contract.leaderboard, { params: { lobbyId } })
    leaderboards.set(lobbyId, leaderboard)
  }
  return { competition, leaderboards }
}

/** Returns the rows of a group over its counted fixtures, from the first rank on. */
export function recountTable(shown: Shown, context: RecountContext, stage: Stage, group: Group): RecountedRow[] {
  const { competition, leaderboards } = shown
  const index = competition.stages.indexOf(stage)
  const counted = competition.fixtures
    .filter(({ matchId, status }) => stage.fixtures.includes(matchId) && status === 'counted')
    .toSorted((a, b) => a.kickOffAt.localeCompare(b.kickOffAt))
  const rankings = counted.flatMap(({ matchId }) => {
    const lobby = group.lobbies.find((each) => each.matchId === matchId)
    if (!lobby) return []
    const present = (leaderboards.get(lobby.lobbyId) ?? []).filter(
      ({ user, hasSettledBet }) =>
        hasSettledBet && (context.disqualifiedFrom.get(user._id) ?? Number.POSITIVE_INFINITY) > index,
    )
    return [present.toSorted(byLobbyRank(shown))]
  })
  const rows = group.members.map((userId): RecountedRow => {
    const form = rankings.map((ranking) => ranking.findIndex(({ user }) => user._id === userId) + 1 || null)
    const ranks = form.filter((rank) => rank !== null)
    const chips = rankings.flatMap((ranking) => ranking.find(({ user }) => user._id === userId)?.chips ?? [])
    return {
      userId,
      points: ranks.reduce((sum, rank) => sum + (POINTS[rank - 1] ?? 1), 0),
      wins: ranks.filter((rank) => rank === 1).length,
      chips: chips.reduce((sum, each) => sum + each, 0),
      bestFinish: chips.length > 0 ? Math.max(...chips) : 0,
      present: ranks.length,
      form,
    }
  })
  return rows.toSorted((a, b) => byCriteria(a, b) || lastCriterion(shown, stage, a.userId, b.userId))
}

/**
 * Returns the winner of a finished tournament: the first of its last group or tie, with present players before absent
 * ones.
 */
export function recountWinner(shown: Shown, context: RecountContext): string | null {
  const last = shown.competition.stages.at(-1)
  const [group] = last?.groups ?? []
  if (shown.competition.phase !== 'finished' || !group || last?.kind === 'season') return null
  if (!last) return null
  if (everPresent(shown, context).length === 0) return null
  return recountAdvancing(shown, context, last, group, 1)[0] ?? null
}

/** Returns who advances from a group or tie: present players in order of the table, then absent ones. */
export function recountAdvancing(
  shown: Shown,
  context: RecountContext,
  stage: Stage,
  group: Group,
  count: number,
): string[] {
  const table = recountTable(shown, context, stage, group)
  const ordered = [...table.filter(({ present }) => present > 0), ...table.filter(({ present }) => present === 0)]
  return ordered.slice(0, count).map(({ userId }) => userId)
}

/** Returns the pairs of the next round in order of the bracket. The two players of a pair are sorted. */
export function recountPairs(shown: Shown, context: RecountContext, stage: Stage): string[][] {
  if (stage.kind === 'round') {
    const winners = stage.groups.map((group) => recountAdvancing(shown, context, stage, group, 1)[0] ?? '')
    return winners.flatMap((winner, index) => (index % 2 === 0 ? [[winner, winners[index + 1] ?? ''].toSorted()] : []))
  }
  const qualified = stage.groups.map((group) => recountAdvancing(shown, context, stage, group, 2))
  const rowOf = (userId: string) =>
    stage.groups.flatMap((group) => recountTable(shown, context, stage, group)).find((row) => row.userId === userId)
  const winners = qualified
    .map(([first = ''], group) => ({ group, userId: first, row: rowOf(first) as RecountedRow }))
    .toSorted((a, b) => byCriteria(a.row, b.row) || lastCriterion(shown, stage, a.userId, b.userId))
  const ties = standardOrder(winners.length).map((seed) => winners[seed - 1])
  return ties.map((winner, tie) => {
    const partner = ties[(tie + ties.length / 2) % ties.length]
    return [winner?.userId ?? '', qualified[partner?.group ?? 0]?.[1] ?? ''].toSorted()
  })
}

/**
 * Returns the trophies of each player by stage: the whole sum for the winner, or 50/30/20 of it in each league group.
 */
export function recountTrophies(shown: Shown, context: RecountContext): string[] {
  const { competition } = shown
  const pays = (stage: string, userId: string, amount: number) => `${stage} ${userId} ${amount}`
  if (competition.format !== 'league') {
    const winner = recountWinner(shown, context)
    const present = everPresent(shown, context).length
    const last = competition.stages.at(-1)
    return winner === null || present < 2 || !last ? [] : [pays(last.stage, winner, present * context.startingChips)]
  }
  return competition.stages.flatMap((stage) => {
    const counted = competition.fixtures.filter((each) => each.stage === stage.stage && each.status === 'counted')
    if (stage.status !== 'finished' || counted.length * 2 < competition.seasonFixtures) return []
    return stage.groups.flatMap((group) => {
      const rows = recountTable(shown, context, stage, group).filter(({ present }) => present > 0)
      if (rows.length < 2) return []
      // The starting chips of this simulation can be divided without a remainder.
      const shares = rows.length === 2 ? [70, 30] : [50, 30, 20]
      return shares.map((share, rank) =>
        pays(stage.stage, rows[rank]?.userId ?? '', (rows.length * context.startingChips * share) / 100),
      )
    })
  })
}

export function everPresent(shown: Shown, context: RecountContext): string[] {
  const rows = shown.competition.stages.flatMap((stage) =>
    stage.groups.flatMap((group) => recountTable(shown, context, stage, group)),
  )
  return [...new Set(rows.filter(({ present }) => present > 0).map(({ userId }) => userId))]
}

function byLobbyRank(shown: Shown) {
  return (a: contract.LeaderboardEntry, b: contract.LeaderboardEntry) =>
    Number(b.isActive) - Number(a.isActive) ||
    b.chips - a.chips ||
    b.betsWon - a.betsWon ||
    a.betsPlaced - b.betsPlaced ||
    (lotOf(shown, a.user._id) < lotOf(shown, b.user._id) ? -1 : 1)
}

function byCriteria(a: RecountedRow, b: RecountedRow): number {
  return b.points - a.points || b.wins - a.wins || b.chips - a.chips || b.bestFinish - a.bestFinish
}

/** Returns the last criterion of the order: the seed in a tie, and the lot elsewhere. */
function lastCriterion(shown: Shown, { kind, stage }: Stage, a: string, b: string): number {
  if (kind !== 'round') return lotOf(shown, a) < lotOf(shown, b) ? -1 : 1
  const sides = shown.competition.bracket.find((round) => round.stage === stage)?.ties.flatMap((tie) => tie.sides) ?? []
  const seedOf = (userId: string) => sides.find((side) => side?.userId === userId)?.seed ?? 0
  return seedOf(a) - seedOf(b)
}

function lotOf({ competition }: Shown, userId: string): string {
  return competition.players.find(({ user }) => user._id === userId)?.lot ?? ''
}

function standardOrder(seeds: number): number[] {
  return seeds <= 1 ? [1] : standardOrder(seeds / 2).flatMap((seed) => [seed, seeds + 1 - seed])
}
