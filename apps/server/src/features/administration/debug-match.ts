import type * as contract from '@bettle/contract'
import { type Answer, LEDGERS_CHECKED, type LobbyId, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { ledgerFaultsOf } from '../ledger/check-ledger.ts'
import { matchRow } from '../match/match-store.ts'
import { halfToWire, roundsToWire } from '../match/match-wire.ts'
import { halvesOf, timetablesOf } from '../match/timetable.ts'
import { workOfMatch } from './list-jobs.ts'

type Debugged = Answer<typeof contract.debugMatch>

/**
 * Returns all stored data of a match, for support. It leaves out balances, counts of ledger entries and seat versions,
 * because these would reveal bets on future rounds ([D5]).
 */
export async function debugMatch({ db, clock }: Context, matchId: MatchId): Promise<Debugged> {
  const match = await matchRow(db, matchId)
  const now = clock.now()
  const halves = await halvesOf(db, matchId)
  const plans = await timetablesOf(db, match)
  return {
    match: {
      _id: matchId,
      homeTeam: match.home_team,
      awayTeam: match.away_team,
      status: match.status,
      version: match.version,
      tempo: match.tempo,
      suspended: match.suspended_at !== null,
    },
    serverTime: new Date(now).toISOString(),
    halves: halves.map((half) => halfToWire(half, match.planned_start)),
    plans: plans.map(({ plan, timetable }) => ({
      roundDuration: plan.round_duration,
      rounds: roundsToWire(timetable, now),
      pricedRoundNumber: timetable.rounds.find(({ id }) => id === plan.priced_round_id)?.roundNumber ?? null,
    })),
    dueWork: await workOfMatch(db, matchId),
    lobbies: await lobbiesOf(db, matchId),
    events: await eventsOf(db, matchId),
  }
}

async function lobbiesOf(reader: Reader, matchId: MatchId): Promise<Debugged['lobbies']> {
  const rows = await reader
    .selectFrom('lobby')
    .innerJoin('plan', 'plan.id', 'lobby.plan_id')
    .select(['lobby.id', 'lobby.code', 'lobby.status', 'lobby.version', 'plan.round_duration'])
    .where('lobby.match_id', '=', matchId)
    .orderBy('lobby.id')
    .execute()
  const settled = await reader
    .selectFrom('lobby_round')
    .innerJoin('lobby', 'lobby.id', 'lobby_round.lobby_id')
    .innerJoin('round', 'round.id', 'lobby_round.round_id')
    .select(['lobby_round.lobby_id', 'round.round_number'])
    .where('lobby.match_id', '=', matchId)
    .where('lobby_round.settled_at', 'is not', null)
    .orderBy('round.round_number')
    .execute()
  const roundsOf = new Map<string, number[]>(rows.map(({ id }) => [id, []]))
  for (const { lobby_id, round_number } of settled) roundsOf.get(lobby_id)?.push(round_number)
  const checked = new Set(rows.slice(0, LEDGERS_CHECKED).map(({ id }) => id))
  const broken = new Set((await ledgerFaultsOf(reader, [...checked])).map(({ lobbyId }) => lobbyId))
  const ledgerOf = (id: string) => (!checked.has(id) ? 'unchecked' : broken.has(id) ? 'broken' : 'sound')
  return rows.map((lobby) => ({
    _id: lobby.id as LobbyId,
    lobbyCode: lobby.code ?? '',
    roundDuration: lobby.round_duration,
    status: lobby.status,
    version: lobby.version,
    settledRounds: roundsOf.get(lobby.id) ?? [],
    ledger: ledgerOf(lobby.id),
  }))
}

async function eventsOf(reader: Reader, matchId: MatchId): Promise<Debugged['events']> {
  const { recorded, taken } = await reader
    .selectFrom('match_event')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('removed_at', 'is', null).as('recorded'),
      fn.countAll<number>().filterWhere('removed_at', 'is not', null).as('taken'),
    ])
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow()
  return { recorded: Number(recorded), takenBack: Number(taken) }
}
