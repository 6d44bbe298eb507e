import type * as contract from '@bettle/contract'
import type { Answer } from '@bettle/contract'
import type { Reader } from '../../../src/db/schema.ts'
import { naiveActive } from './naive-activity.ts'

type Career = Answer<typeof contract.career>

/**
 * Recomputes a career game by game, from the chip ledger and the bets alone, without the trophy ledger and the
 * product's rules.
 */
export async function naiveCareer(db: Reader, userId: string): Promise<Career> {
  const own = { games: 0, wins: 0, trophies: 0 }
  const bets: OwnBet[] = []
  for (const lobby of await confirmedLobbies(db)) {
    const players = await playersIn(db, lobby.id)
    if (players.filter(({ settled }) => settled > 0).length < 2 || !players.some((player) => player.id === userId))
      continue
    const ranking = players.toSorted(byRank)
    const pot = players.length * startingChips(lobby.settings)
    own.games += 1
    if (ranking[0]?.id === userId) own.wins += 1
    // A lobby of a competition has no host and pays no trophies itself.
    if (lobby.host_id !== null)
      own.trophies += shareOf(
        ranking.filter((player, index) => index === 0 || player.active),
        userId,
        pot,
        lobby.settings.prizeDistribution ?? 'winner-takes-all',
      )
    bets.push(...(await ownBets(db, lobby.id, userId)))
  }
  const competitions = await competitionRecord(db, userId)
  own.trophies += competitions.trophies
  return {
    ...own,
    competitions,
    winRate: own.games === 0 ? null : Math.round((own.wins * 100) / own.games),
    bestBet: bestOf(bets),
    calibration: bandsOf(bets),
  }
}

/** Computed from the state of each competition, not from the bookings. */
async function competitionRecord(db: Reader, userId: string): Promise<Career['competitions']> {
  const record = { entered: 0, won: 0, trophies: 0 }
  for (const { state, settings } of await db.selectFrom('competition').select(['state', 'settings']).execute()) {
    const shares = state.trophies.filter(({ entry }) => entry === userId)
    for (const { amount } of shares) record.trophies += amount
    if (settings.isPractice) continue
    if (state.entries.some(({ entry, lot }) => entry === userId && lot !== null)) record.entered += 1
    if (state.winner === userId) record.won += 1
    for (const { id, kind, status, divisions } of state.stages) {
      const isFirst = divisions[0]?.table[0]?.entry === userId
      if (kind === 'season' && status === 'finished' && isFirst && shares.some(({ stage }) => stage === id))
        record.won += 1
    }
  }
  return record
}

const startingChips = (settings: { startingChips?: number }) => settings.startingChips ?? 100

function confirmedLobbies(db: Reader) {
  return db
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select(['lobby.id', 'lobby.host_id', 'lobby.settings'])
    .where('match.results_confirmed_at', 'is not', null)
    .where('match.feed', 'is', null)
    .orderBy('lobby.id')
    .execute()
}

interface NaivePlayer {
  readonly id: string
  readonly chips: number
  readonly won: number
  readonly placed: number
  readonly settled: number
  readonly active: boolean
  readonly joinedAt: number
}

/** Returns the members with starting chips, and the sums of their entries. */
async function playersIn(db: Reader, lobbyId: string): Promise<NaivePlayer[]> {
  const entries = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .orderBy('seq')
    .execute()
  const bets = await db.selectFrom('bet').selectAll().where('lobby_id', '=', lobbyId).execute()
  const active = await naiveActive(db, lobbyId)
  const ids = [...new Set(entries.filter(({ kind }) => kind === 'join').map((entry) => entry.account_id))]
  return ids.map((id) => {
    const ownBets = bets.filter((bet) => bet.account_id === id)
    const ownEntries = entries.filter((entry) => entry.account_id === id)
    return {
      id,
      chips: ownEntries.reduce((sum, { amount }) => sum + amount, 0),
      won: ownBets.filter(({ outcome }) => outcome === 'won').length,
      placed: ownBets.length,
      settled: ownBets.filter(({ outcome }) => outcome !== 'open').length,
      active: active.has(id),
      joinedAt: ownEntries[0]?.seq ?? 0,
    }
  })
}

const byRank = (a: NaivePlayer, b: NaivePlayer) =>
  Number(b.active) - Number(a.active) ||
  b.chips - a.chips ||
  b.won - a.won ||
  a.placed - b.placed ||
  a.joinedAt - b.joinedAt

function shareOf(ranking: readonly NaivePlayer[], userId: string, pot: number, how: string): number {
  const chips = ranking.map((player) => Math.max(0, player.chips))
  let parts: number[] = ranking.map((_, index) => (index === 0 ? 1 : 0))
  if (how === 'top-3') parts = ranking.map((_, index) => (ranking.length === 2 ? [70, 30] : [50, 30, 20])[index] ?? 0)
  if (how === 'proportional') parts = chips.some(Boolean) ? chips : chips.map(() => 1)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const exact = parts.map((part) => (pot * part) / whole)
  const shares = exact.map(Math.floor)
  // Gives one trophy at a time to the player whose share was rounded down most, and among equal ones to the higher
  // rank.
  for (let left = pot - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const lacks = exact.map((exactShare, index) => exactShare - (shares[index] ?? 0))
    const neediest = lacks.indexOf(Math.max(...lacks))
    shares[neediest] = (shares[neediest] ?? 0) + 1
  }
  return shares[ranking.findIndex((player) => player.id === userId)] ?? 0
}

type OwnBet = NonNullable<Career['bestBet']> & { readonly outcome: string; readonly count: number | null }

async function ownBets(db: Reader, lobbyId: string, userId: string): Promise<OwnBet[]> {
  const rows = await db
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .selectAll('bet')
    .select(['match.home_team', 'match.away_team'])
    .where('bet.lobby_id', '=', lobbyId)
    .where('bet.account_id', '=', userId)
    .execute()
  return rows.map(
    (bet) =>
      ({
        betId: bet.id,
        lobbyId,
        homeTeam: bet.home_team,
        awayTeam: bet.away_team,
        eventType: bet.event_type,
        displayName: bet.event_type,
        betType: bet.bet_type,
        threshold: bet.threshold,
        odds: bet.hundredths / 100,
        stake: bet.stake,
        payout: bet.payout ?? 0,
        placedAt: bet.placed_at.toISOString(),
        outcome: bet.outcome,
        count: bet.count,
      }) as OwnBet,
  )
}

function bestOf(bets: readonly OwnBet[]): Career['bestBet'] {
  let best: OwnBet | undefined
  for (const bet of bets) {
    if (bet.outcome !== 'won') continue
    const gains = best ? bet.payout - bet.stake - (best.payout - best.stake) : 1
    if (gains > 0 || (gains === 0 && best && bet.odds > best.odds)) best = bet
  }
  if (!best) return null
  const { outcome: _, count: __, ...shown } = best
  return shown
}

function bandsOf(bets: readonly OwnBet[]): Career['calibration'] {
  const decided = bets.filter(({ outcome }) => outcome === 'won' || outcome === 'lost')
  const cameTrue = ({ betType, count, threshold }: OwnBet) => (betType === 'over') === (count ?? 0) > threshold
  const chanceOf = (bet: OwnBet) => 95 / bet.odds
  return [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].flatMap((from) => {
    const within = decided.filter((bet) => chanceOf(bet) >= from && chanceOf(bet) < from + 10)
    if (within.length === 0) return []
    const average = within.reduce((sum, bet) => sum + chanceOf(bet), 0) / within.length
    const won = within.filter(cameTrue).length
    return [{ from, to: from + 10, bets: within.length, won, told: Math.round(average * 10) / 10 }]
  })
}
