import {
  addFixtures,
  type Competition,
  type CompetitionDecision,
  type CompetitionId,
  competitionById,
  confirmResults,
  createCompetition,
  createMatch,
  decideCompetition,
  endMatch,
  enrol,
  type LobbyId,
  lobbyDetails,
  type MatchEvent,
  type MatchId,
  type MyCompetition,
  type NewCompetition,
  placeBet,
  recordMatchEvent,
  startHalf1,
} from '@bettle/contract'
import type { z } from 'zod'
import { KICK_OFF } from '../../src/clock.ts'
import { aPlayer, betOn, type Player } from './scenario.ts'
import type { TestServer } from './test-app.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Returns the time `offset` milliseconds after the start of the test. */
export const timeAt = (offset: number): string => new Date(KICK_OFF + offset).toISOString()

type Fields = Partial<z.input<typeof NewCompetition>>

/**
 * Creates a tournament for eight whose enrolment closes one hour after `from`, the start of the test. It is public if
 * an administrator organises it.
 */
export async function aCompetition(organiser: Player, fields: Fields = {}, from = KICK_OFF): Promise<CompetitionId> {
  const { competition } = await organiser.gets(createCompetition, {
    body: {
      name: 'Cup of friends',
      format: 'tournament',
      places: 8,
      closesAt: new Date(from + HOUR).toISOString(),
      lastDay: new Date(from + 200 * DAY).toISOString(),
      isPrivate: organiser.name !== 'Admin',
      ...fields,
    } as z.infer<typeof NewCompetition>,
  })
  return competition._id
}

/** Creates a match that kicks off at that instant. */
async function aMatch(admin: Player, kickOffAt: number): Promise<MatchId> {
  const body = { homeTeam: 'France', awayTeam: 'Croatia', startTime: new Date(kickOffAt).toISOString() }
  return (await admin.gets(createMatch, { body })).match._id
}

/** A competition with its fixtures. */
export interface Cup {
  readonly id: CompetitionId
  readonly fixtures: readonly MatchId[]
}

/** Creates a public tournament whose enrolment closes one hour from now, with fixtures a day apart. */
export async function aCup({ clock }: TestServer, admin: Player, fields: Fields = {}, fixtures = 3): Promise<Cup> {
  const from = clock.now()
  const matchIds: MatchId[] = []
  for (let day = 1; day <= fixtures; day += 1) matchIds.push(await aMatch(admin, from + day * DAY))
  const id = await aCompetition(admin, { name: 'Office Cup', isPrivate: false, matchIds, ...fields }, from)
  return { id, fixtures: matchIds }
}

export async function enrolAll(players: readonly Player[], competitionId: CompetitionId, code?: string): Promise<void> {
  for (const player of players) await player.gets(enrol, { params: { competitionId }, body: { ...(code && { code }) } })
}

/** Moves the clock to the draw, and seats the players. */
export async function draws(server: TestServer, id: CompetitionId): Promise<void> {
  await server.clock.set(server.clock.now() + HOUR)
  await server.ctx.jobs.settled()
  await server.ctx.jobs.runJobs(`competition:${id}`)
}

/** The stake of each player's bet. */
export type Stake = number | ((player: Player) => number)

/** A player's bet on a round with one corner. */
export type Play = 'over' | 'under' | 'none'

/** An administrator and players, and the actions on competitions that tests need. */
export interface CompetitionScenario {
  readonly server: TestServer
  readonly admin: Player
  readonly players: readonly Player[]
  /** Creates a match that kicks off `offset` milliseconds after the start of the test. */
  fixture(offset: number): Promise<MatchId>
  /** Creates one match a day, from the first day after the start of the test. */
  fixtures(count: number, firstDay?: number): Promise<MatchId[]>
  sees(id: CompetitionId, viewer?: Player): Promise<Competition>
  mine(id: CompetitionId, player: Player): Promise<MyCompetition>
  enrols(id: CompetitionId, players?: readonly Player[], code?: string): Promise<void>
  decides(id: CompetitionId, decision: CompetitionDecision, by?: Player): Promise<Competition>
  adds(id: CompetitionId, matchIds: readonly MatchId[]): Promise<void>
  /** Moves the clock to `offset` milliseconds after the start of the test, and runs all jobs until then. */
  reaches(offset: number): Promise<void>
  /** Lets every player who has a lobby on the fixture bet on the lobby's first round. */
  bet(id: CompetitionId, matchId: MatchId, play: (player: Player) => Play, stake?: Stake): Promise<void>
  /** Kicks off and plays the first round, which contains one corner, to its end. */
  begins(matchId: MatchId): Promise<MatchEvent>
  ends(matchId: MatchId): Promise<void>
  /** Plays a fixture from the bets to the confirmed results. The clock must be before its kick-off. */
  plays(id: CompetitionId, matchId: MatchId, play: (player: Player) => Play, stake?: Stake): Promise<MatchEvent>
}

export async function aCompetitionScenario(server: TestServer, playerCount: number): Promise<CompetitionScenario> {
  await server.clock.set(KICK_OFF)
  const admin = await aPlayer(server, 'Admin', () => '' as MatchId, 'admin')
  const players: Player[] = []
  for (let number = 1; number <= playerCount; number += 1)
    players.push(await aPlayer(server, `Ana ${number}`, () => '' as MatchId))
  const at = (competitionId: CompetitionId) => ({ params: { competitionId } })
  const scenario: CompetitionScenario = {
    ...{ server, admin, players },
    fixture: (offset) => aMatch(admin, KICK_OFF + offset),
    async fixtures(count, firstDay = 1) {
      const ids: MatchId[] = []
      for (let day = firstDay; day < firstDay + count; day += 1) ids.push(await scenario.fixture(day * DAY))
      return ids
    },
    sees: async (id, viewer = admin) => (await viewer.gets(competitionById, at(id))).competition,
    mine: async (id, player) => (await player.gets(competitionById, at(id))).mine,
    enrols: (id, some = players, code) => enrolAll(some, id, code),
    async decides(id, decision, by = admin) {
      const { competition } = await by.gets(decideCompetition, { ...at(id), body: { decision, reason: 'For a test' } })
      return competition
    },
    async adds(id, matchIds) {
      await admin.gets(addFixtures, { ...at(id), body: { matchIds: [...matchIds] } })
    },
    async reaches(offset) {
      await server.clock.set(KICK_OFF + offset)
      await server.ctx.jobs.settled()
    },
    async bet(id, matchId, play, stake = 100) {
      const competition = await scenario.sees(id)
      const lobbies = competition.stages.flatMap(({ groups }) => groups.flatMap(({ lobbies }) => lobbies))
      for (const player of players) {
        const option = { over: 'Over 0.5 Corner', under: 'Under 0.5 Corner', none: undefined }[play(player)]
        const own = lobbies.find((lobby) => lobby.matchId === matchId && lobby.players.includes(player.userId))
        if (!own || option === undefined) continue
        const lobby = await player.gets(lobbyDetails, { params: { lobbyId: own.lobbyId as LobbyId } })
        await player.gets(placeBet, { body: betOn(lobby, option, typeof stake === 'number' ? stake : stake(player)) })
      }
    },
    async begins(matchId) {
      await admin.gets(startHalf1, { body: { matchId } })
      await server.clock.advance(2 * MINUTE)
      const timeStamp = new Date(server.clock.now()).toISOString()
      const body = { match: matchId, eventType: 'Corner', timeStamp }
      const { event } = await admin.gets(recordMatchEvent, { body })
      await server.clock.advance(12 * MINUTE)
      await server.ctx.jobs.settled()
      return event
    },
    async ends(matchId) {
      await admin.gets(endMatch, { body: { matchId } })
      await admin.gets(confirmResults, { body: { matchId } })
      await server.ctx.jobs.settled()
    },
    async plays(id, matchId, play, stake) {
      const { fixtures } = await scenario.sees(id)
      const kickOff = Date.parse(fixtures.find((fixture) => fixture.matchId === matchId)?.kickOffAt ?? '')
      await scenario.reaches(kickOff - KICK_OFF - 5 * MINUTE)
      await scenario.bet(id, matchId, play, stake)
      await scenario.reaches(kickOff - KICK_OFF)
      const event = await scenario.begins(matchId)
      await scenario.ends(matchId)
      return event
    },
  }
  return scenario
}
