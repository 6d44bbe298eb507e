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

/**
 * Returns the rows of a group over its counted fixtures, from the first rank on. `asPlayed` disregards
 * disqualifications.
 */
export function recountTable(
  shown: Shown,
  context: RecountContext,
  stage: Stage,
  group: Group,
  asPlayed = false,
): RecountedRow[] {
  const { competition, leaderboards } = shown
  const index = competition.stages.indexOf(stage)
  const counted = competition.fixtures
    .filter(({ matchId, status }) => stage.fixtures.includes(matchId) && status === 'counted')
    .toSorted((a, b) => a.kickOffAt.localeCompare(b.kickOffAt))
  const rankings = counted.flatMap(({ matchId }) => {
    const lobby = group.lobbies.find((each) => each.matchId === matchId)
    if (!lobby) return []
    const present = (leaderboards.get(lobby.lobbyId) ?? []).filter(
      ({ user, hasSettledBet }) => hasSettledBet && (asPlayed || !isOutIn(context, user._id, index)),
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

function isOutIn({ disqualifiedFrom }: RecountContext, userId: string, stage: number): boolean {
  return (disqualifiedFrom.get(userId) ?? Number.POSITIVE_INFINITY) <= stage
}

/**
 * Returns the winner of a finished tournament: the first of its last group or tie, with present players before absent
 * ones. The title of a disqualified winner goes to the next player who was present.
 */
export function recountWinner(shown: Shown, context: RecountContext): string | null {
  const last = shown.competition.stages.at(-1)
  const [group] = last?.groups ?? []
  if (shown.competition.phase !== 'finished' || !group || last?.kind === 'season') return null
  if (!last) return null
  if (everPresent(shown, context).length === 0) return null
  const [asPlayed] = recountTable(shown, context, last, group, true)
  const [first] = recountAdvancing(shown, context, last, group, 1)
  const isTaken = asPlayed && isOutIn(context, asPlayed.userId, shown.competition.stages.indexOf(last))
  const row = recountTable(shown, context, last, group).find(({ userId }) => userId === first)
  return isTaken && row?.present === 0 ? null : (first ?? null)
}

/**
 * Returns who advances from a group or tie: present players in order of the table, then absent ones. Disqualified
 * players do not.
 */
export function recountAdvancing(
  shown: Shown,
  context: RecountContext,
  stage: Stage,
  group: Group,
  count: number,
): string[] {
  const index = shown.competition.stages.indexOf(stage)
  const table = recountTable(shown, context, stage, group).filter(({ userId }) => !isOutIn(context, userId, index))
  const ordered = [...table.filter(({ present }) => present > 0), ...table.filter(({ present }) => present === 0)]
  return ordered.slice(0, count).map(({ userId }) => userId)
}

/** Returns the pairs of the next round in order of the bracket. The two players of a pair are sorted. */
export function recountPairs(shown: Shown, context: RecountContext, stage: Stage): string[][] {
  if (stage.kind === 'round') {
    const winners = stage.groups.map((group) => recountAdvancing(shown, context, stage, group, 1)[0] ?? '')
    return winners.flatMap((winner, index) => (index % 2 === 0 ? [pairOf(winner, winners[index + 1])] : []))
  }
  const qualified = stage.groups.map((group) => recountAdvancing(shown, context, stage, group, 2))
  const rowOf = (userId: string) =>
    stage.groups.flatMap((group) => recountTable(shown, context, stage, group)).find((row) => row.userId === userId)
  const winners = qualified
    .map(([first = ''], group) => ({ group, userId: first, row: rowOf(first) }))
    .toSorted((a, b) =>
      a.row && b.row
        ? byCriteria(a.row, b.row) || lastCriterion(shown, stage, a.userId, b.userId)
        : Number(!a.row) - Number(!b.row),
    )
  const ties = standardOrder(winners.length).map((seed) => winners[seed - 1])
  return ties.map((winner, tie) => {
    const partner = ties[(tie + ties.length / 2) % ties.length]
    return pairOf(winner?.userId, qualified[partner?.group ?? 0]?.[1])
  })
}

/** Returns the players of a tie, sorted. A side that nobody may take is left out. */
const pairOf = (...sides: (string | undefined)[]) => sides.filter((side) => side).toSorted() as string[]

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
      const isThere = ({ present }: RecountedRow) => present > 0
      const count = recountTable(shown, context, stage, group, true).filter(isThere).length
      const rows = recountTable(shown, context, stage, group).filter(
        (row) => isThere(row) && !context.disqualifiedFrom.has(row.userId),
      )
      if (count < 2 || rows.length === 0) return []
      // The starting chips of this simulation can be divided without a remainder.
      const shares = [[100], [70, 30]][rows.length - 1] ?? [50, 30, 20]
      return shares.map((share, rank) =>
        pays(stage.stage, rows[rank]?.userId ?? '', (count * context.startingChips * share) / 100),
      )
    })
  })
}

export function everPresent(shown: Shown, context: RecountContext): string[] {
  const rows = shown.competition.stages.flatMap((stage) =>
    stage.groups.flatMap((group) => recountTable(shown, context, stage, group, true)),
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
