import type { HalfId } from '@bettle/contract'
import type { RoundRow } from '../../../src/db/schema.ts'
import { type LobbyGroup, now, type UnrulyGame } from './unruly-game.ts'

/** A round's current times, computed from halves and minutes alone, without the server's times. */
export interface NaiveRoundNow {
  readonly id: string
  readonly half: number
  readonly startMinute: number
  readonly endMinute: number | null
  /** Null if the half of the round has not started. */
  readonly start: number | null
  /** Null if the end of the round is unknown. */
  readonly end: number | null
  readonly state: 'upcoming' | 'active' | 'finished' | 'never-began'
}

/** The stored data of a match and its halves, without derived data. */
export interface MatchNow {
  readonly status: 'upcoming' | 'active' | 'completed' | 'abandoned'
  readonly confirmed: boolean
  readonly halves: readonly HalfNow[]
}

export interface HalfNow {
  readonly id: HalfId
  readonly halfNumber: number
  readonly status: 'upcoming' | 'active' | 'finished'
  readonly startTime: number | null
  readonly endTime: number | null
}

export async function matchNow({ server, matchId }: UnrulyGame): Promise<MatchNow> {
  const { db } = server.ctx
  const row = await db.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
  const halves = await db.selectFrom('match_half').selectAll().where('match_id', '=', matchId).execute()
  return {
    status: row.status,
    confirmed: row.results_confirmed_at !== null,
    halves: halves
      .map((half) => ({
        id: half.id as HalfId,
        halfNumber: half.half_number,
        status: half.status,
        startTime: half.start_time?.getTime() ?? null,
        endTime: half.end_time?.getTime() ?? null,
      }))
      .sort((a, b) => a.halfNumber - b.halfNumber),
  }
}

/** Returns the rounds of a lobby's plan in their order. */
export async function roundsNow(game: UnrulyGame, group: LobbyGroup, match: MatchNow): Promise<NaiveRoundNow[]> {
  const rows = await game.server.ctx.db
    .selectFrom('round')
    .innerJoin('lobby', 'lobby.plan_id', 'round.plan_id')
    .selectAll('round')
    .where('lobby.id', '=', group.lobby._id)
    .execute()
  return rows.map((row) => roundNow(game, match, row)).sort((a, b) => a.half - b.half || a.startMinute - b.startMinute)
}

function roundNow(game: UnrulyGame, match: MatchNow, row: RoundRow): NaiveRoundNow {
  const { id, start_minute: startMinute, end_minute: endMinute } = row
  const half = match.halves.find((candidate) => candidate.id === row.half_id)
  if (!half) throw new Error('a round belongs to a half')
  const { startTime: kickOff, endTime: whistle } = half
  const at = (minute: number) => (kickOff === null ? null : kickOff + (minute * 60_000) / game.tempo)
  const start = at(startMinute)
  const ends = [endMinute === null ? null : at(endMinute), whistle].filter((time) => time !== null)
  const end = ends.length === 0 ? null : Math.min(...ends)
  const span = { id, half: half.halfNumber, startMinute, endMinute, start, end }
  return { ...span, state: stateOf(game, match, span, whistle) }
}

function stateOf(
  game: UnrulyGame,
  match: MatchNow,
  { start, end }: Pick<NaiveRoundNow, 'start' | 'end'>,
  whistle: number | null,
): NaiveRoundNow['state'] {
  const matchOver = match.status === 'completed' || match.status === 'abandoned'
  if (start === null) return matchOver ? 'never-began' : 'upcoming'
  if (whistle !== null && start >= whistle) return 'never-began'
  if (start > now(game)) return 'upcoming'
  return end !== null && end <= now(game) ? 'finished' : 'active'
}

/**
 * Returns whether a bet on the next round is accepted now, and which round that is. It implements [B2] independently of
 * the product.
 */
export function bettingNow(
  game: UnrulyGame,
  { lobby: { gameSettings } }: LobbyGroup,
  rounds: readonly NaiveRoundNow[],
): { readonly round: NaiveRoundNow; readonly open: boolean } | undefined {
  const next = rounds.find(({ state }) => state === 'upcoming')
  if (!next) return undefined
  const before = rounds.filter(({ half, startMinute }) => half === next.half && startMinute < next.startMinute).at(-1)
  if (!before || gameSettings.allowLateBetting) return { round: next, open: true }
  if (before.state === 'upcoming') throw new Error('the next round is the first that is to come')
  if (before.state !== 'active' || before.start === null) return { round: next, open: false }
  const length = (before.endMinute ?? before.startMinute + gameSettings.roundDuration) - before.startMinute
  const limit = Math.min(0.8 * length, gameSettings.bettingTimeLimit, length - gameSettings.breakDuration)
  return { round: next, open: now(game) < before.start + (limit * 60_000) / game.tempo }
}
