import * as contract from '@bettle/contract'
import { expect } from 'vitest'
import { KICK_OFF } from '../../../src/clock.ts'
import { advanceCompetition } from '../../../src/features/competition/advance-competition.ts'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { competitionQueue } from '../../../src/features/match/competition-work.ts'
import type { OwnedWork } from '../../../src/jobs/jobs.ts'
import { Crash, crashingTransaction } from '../../support/crashing-context.ts'
import { aPlayer, betOn, type Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import { type RandomSource, randomSource } from '../random-source.ts'
import { readShown, recountPairs, recountTable, recountTrophies, recountWinner, type Shown } from './recount-shown.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const REASON = 'The simulation decides so.'
const STARTING_CHIPS = 100
const MOST_FIXTURES = 16

type Stage = contract.CompetitionStage

/** Plays a random competition over HTTP, and compares every page with a recount after every step. */
export async function playCompetition(server: TestServer, seed: number): Promise<SimulatedCompetition> {
  const simulated = await SimulatedCompetition.create(server, seed)
  await simulated.enrolEverybody()
  await simulated.draw()
  for (let played = 0; played < MOST_FIXTURES && !simulated.isOver; played += 1) {
    await simulated.playNextFixture().catch((cause: unknown) => {
      throw new Error(simulated.log.join('\n'), { cause })
    })
  }
  expect(simulated.log.at(-1), simulated.log.join('\n')).toBe('finished')
  return simulated
}

export class SimulatedCompetition {
  /** What happened so far, for the message of a failed comparison. */
  readonly log: string[] = []
  readonly #server: TestServer
  readonly #random: RandomSource
  readonly #admin: Player
  readonly #players: Player[]
  readonly #disqualifiedFrom = new Map<string, number>()
  /** Events that are deleted after the next fixture has kicked off. */
  readonly #lateCorrections: contract.MatchEvent[] = []
  /** The players of each stage that has begun, which never change. */
  readonly #begun = new Map<string, string>()
  /** Players whose sessions have ended. The next field holds those whose account is deleted. */
  readonly #signedOut = new Set<string>()
  readonly #deleted = new Set<string>()
  #id = '' as contract.CompetitionId
  #fixtures = 0
  isOver = false
  /** The number of bets. It shows that the comparisons compared something. */
  bets = 0
  crashes = 0

  private constructor(server: TestServer, seed: number, admin: Player, players: Player[]) {
    this.#server = server
    this.#random = randomSource(seed)
    this.#admin = admin
    this.#players = players
  }

  static async create(server: TestServer, seed: number): Promise<SimulatedCompetition> {
    await server.clock.set(KICK_OFF)
    const noMatch = () => '' as contract.MatchId
    const admin = await aPlayer(server, `Admin ${seed}`, noMatch, 'admin')
    const players: Player[] = []
    for (let number = 1; number <= 4 + (seed % 6); number += 1)
      players.push(await aPlayer(server, `Ana ${seed}-${number}`, noMatch))
    const simulated = new SimulatedCompetition(server, seed, admin, players)
    await simulated.#open(seed)
    return simulated
  }

  async #open(seed: number): Promise<void> {
    const isLeague = seed % 3 === 0
    const matchIds: contract.MatchId[] = []
    for (let count = 0; count < 5; count += 1) matchIds.push(await this.#newMatch())
    const { competition } = await this.#admin.gets(contract.createCompetition, {
      body: {
        name: `Cup ${seed}`,
        format: isLeague ? 'league' : 'tournament',
        places: this.#players.length,
        groupFixtures: 1 + (seed % 2),
        seasonFixtures: 3,
        closesAt: this.#timeAt(HOUR),
        lastDay: this.#timeAt(100 * DAY),
        isPrivate: false,
        matchIds,
        gameSettings: { startingChips: STARTING_CHIPS, minBetAmount: 10, maxBetAmount: 100 },
      },
    })
    this.#id = competition._id
    await this.#check()
  }

  async enrolEverybody(): Promise<void> {
    const params = { competitionId: this.#id }
    for (const player of this.#players) await player.gets(contract.enrol, { params, body: {} })
    await this.#check()
    const withdrawn = this.#random.pick(this.#players)
    await withdrawn.gets(contract.withdraw, { params })
    this.#note(`${withdrawn.name} withdraws before the draw`)
    await this.#check()
    if (this.#random.bool(0.5)) {
      await withdrawn.gets(contract.enrol, { params, body: {} })
      this.#note(`${withdrawn.name} enrols again`)
    }
    if (this.#random.bool(0.4)) await this.#disable(this.#random.pick(this.#players))
    await this.#check()
  }

  async draw(): Promise<void> {
    await this.#server.clock.set(KICK_OFF + HOUR)
    await this.#advance()
    expect((await this.#check()).phase).toBe('drawn')
  }

  /**
   * Plays one step: something happens, the players bet, the match is played or fails, and its results may be corrected.
   */
  async playNextFixture(): Promise<void> {
    await this.#addFixtureIfMissing()
    await this.#randomIncident()
    const shown = await this.#check()
    const stage = shown.stages.at(-1)
    const fixture = shown.fixtures.find((each) => each.status === 'planned' && each.stage === stage?.stage)
    if (!fixture) return
    const kickOff = Date.parse(fixture.kickOffAt)
    await this.#server.clock.set(kickOff - 5 * MINUTE)
    await this.#advance()
    const { fixtures } = await this.#check()
    expect(fixtures.find(({ matchId }) => matchId === fixture.matchId)?.status, this.log.join('\n')).toBe('planned')
    await this.#watchLobbies(fixture.matchId)
    for (const player of this.#players) await this.#bet(player, fixture.matchId)
    await this.#server.clock.set(kickOff)
    await this.#play(fixture.matchId)
    await this.#advance()
    const after = await this.#check()
    if (after.phase === 'finished') {
      await this.#correctLate()
      // Running a finished job again changes nothing.
      for (let again = 0; again < 2; again += 1) await advanceCompetition(this.#server.ctx, this.#job())
      await this.#advance()
      await this.#check()
      this.isOver = true
      this.#note('finished')
    }
  }

  async #play(matchId: contract.MatchId): Promise<void> {
    await this.#admin.gets(contract.startHalf1, { body: { matchId } })
    await this.#server.clock.advance(2 * MINUTE)
    await this.#advance()
    await this.#check()
    await this.#correctLate()
    const event = this.#random.bool(0.6) ? await this.#recordCorner(matchId) : undefined
    await this.#server.clock.advance(12 * MINUTE)
    if (this.#random.bool(0.15)) {
      await this.#admin.gets(contract.abandonMatch, { body: { matchId, reason: REASON } })
      this.#note('the match is abandoned')
      return
    }
    await this.#admin.gets(contract.endMatch, { body: { matchId } })
    await this.#admin.gets(contract.confirmResults, { body: { matchId } })
    this.#note(`the results are confirmed${event ? ' with a corner' : ''}`)
    if (!event || this.#random.bool(0.4)) return
    if (this.#random.bool(0.5)) this.#lateCorrections.push(event)
    else {
      await this.#advance()
      await this.#check()
      await this.#correct(event)
    }
  }

  async #recordCorner(match: contract.MatchId): Promise<contract.MatchEvent> {
    const timeStamp = new Date(this.#server.clock.now()).toISOString()
    const body = { match, eventType: 'Corner', timeStamp }
    return (await this.#admin.gets(contract.recordMatchEvent, { body })).event
  }

  async #correct(event: contract.MatchEvent): Promise<void> {
    await this.#admin.gets(contract.deleteMatchEvent, { params: { id: event._id }, query: { reason: REASON } })
    this.#note('the corner is deleted after the confirmation')
    await this.#server.clock.advance(MINUTE)
    await this.#advance()
    await this.#check()
  }

  async #correctLate(): Promise<void> {
    for (const correction of this.#lateCorrections.splice(0)) await this.#correct(correction)
  }

  async #bet(player: Player, matchId: contract.MatchId): Promise<void> {
    const params = { competitionId: this.#id }
    const answer = await player.asks(contract.competitionById, { params })
    if (!answer.ok || !this.#random.bool(0.8)) return
    const { next } = answer.reply.mine
    if (next?.matchId !== matchId || next.lobbyId === null) return
    const lobby = await player.gets(contract.lobbyDetails, { params: { lobbyId: next.lobbyId } })
    const option = `${this.#random.pick(['Over', 'Under'])} 0.5 Corner`
    const before = await this.#answersToOthers(player)
    await player.gets(contract.placeBet, { body: betOn(lobby, option, 10 * this.#random.whole(1, 10)) })
    this.bets += 1
    expect(await this.#answersToOthers(player), `${player.name} bets on ${option}`).toEqual(before)
  }

  /** Returns the bytes of every reply about the competition that other users receive. */
  async #answersToOthers(player: Player): Promise<string[]> {
    const params = { competitionId: this.#id }
    const other = this.#players.find(({ userId }) => userId !== player.userId && !this.#signedOut.has(userId))
    const texts = [this.#admin, ...(other ? [other] : [])].map(async (viewer) => [
      JSON.stringify(await viewer.gets(contract.competitionById, { params })),
      JSON.stringify(await viewer.gets(contract.listCompetitions, {})),
      JSON.stringify(await viewer.gets(contract.competitionDraw, { params })),
      JSON.stringify(await viewer.gets(contract.publicCompetition, { params })),
    ])
    return (await Promise.all(texts)).flat()
  }

  async #randomIncident(): Promise<void> {
    const { stages, fixtures } = await this.#check()
    const player = this.#random.pick(this.#players)
    const planned = fixtures.filter(({ status }) => status === 'planned')
    const chosen = this.#random.whole(0, 9)
    if (chosen === 0 && !this.#signedOut.has(player.userId)) {
      const answer = await player.asks(contract.withdraw, { params: { competitionId: this.#id } })
      this.#note(`${player.name} withdraws: ${answer.status}`)
    } else if (chosen === 1) await this.#disable(player)
    else if (chosen === 2) await this.#enable()
    else if (chosen === 3) {
      if (!this.#signedOut.has(player.userId))
        await this.#admin.gets(contract.adminDeleteUser, { params: { id: player.userId } })
      this.#signedOut.add(player.userId)
      this.#deleted.add(player.userId)
      this.#note(`${player.name} is deleted`)
    } else if (chosen === 4) await this.#disqualify(player, stages)
    else if (chosen === 5) await this.#move(planned, 5 * HOUR)
    else if (chosen === 6 && planned.length > 1) await this.#move(planned, 200 * DAY)
    else if (chosen === 7 && planned.length > 1) {
      const { matchId } = this.#random.pick(planned)
      await this.#admin.gets(contract.deleteMatch, { params: { id: matchId } })
      this.#note('a match is deleted')
    }
    await this.#advance()
  }

  async #disable(player: Player): Promise<void> {
    if (this.#signedOut.has(player.userId)) return
    const params = { id: player.userId }
    await this.#admin.gets(contract.adminDisableUser, { params, body: { reason: REASON } })
    this.#signedOut.add(player.userId)
    this.#note(`${player.name} is disabled`)
  }

  async #enable(): Promise<void> {
    const id = [...this.#signedOut].find((userId) => !this.#deleted.has(userId)) as contract.UserId | undefined
    if (id === undefined) return
    await this.#admin.gets(contract.adminEnableUser, { params: { id }, body: { reason: REASON } })
    this.#note('a disabled account is enabled, whose sessions have ended')
  }

  async #disqualify(player: Player, stages: readonly Stage[]): Promise<void> {
    const body = { decision: { kind: 'disqualified' as const, userId: player.userId }, reason: REASON }
    const answer = await this.#admin.asks(contract.decideCompetition, { params: { competitionId: this.#id }, body })
    if (answer.ok) this.#disqualifiedFrom.set(player.userId, Math.max(0, stages.findLastIndex(hasBegun)))
    this.#note(`${player.name} is disqualified: ${answer.status}`)
  }

  async #move(planned: readonly contract.CompetitionFixture[], by: number): Promise<void> {
    const [first] = planned
    if (!first) return
    const startTime = new Date(Date.parse(first.kickOffAt) + by).toISOString()
    await this.#admin.gets(contract.updateMatch, { params: { id: first.matchId }, body: { startTime } })
    this.#note(`a match is moved by ${by / HOUR} hours`)
  }

  async #addFixtureIfMissing(): Promise<void> {
    const { fixtures } = await this.#check()
    if (fixtures.some(({ status, stage }) => status === 'planned' && stage === null)) return
    const body = { matchIds: [await this.#newMatch()] }
    await this.#admin.gets(contract.addFixtures, { params: { competitionId: this.#id }, body })
    await this.#advance()
  }

  async #newMatch(): Promise<contract.MatchId> {
    this.#fixtures += 1
    const at =
      Math.max(KICK_OFF, this.#server.clock.now() - DAY) + (this.#fixtures === 1 ? 2 : 1 + this.#fixtures) * DAY
    const body = { homeTeam: 'France', awayTeam: 'Croatia', startTime: new Date(at).toISOString() }
    return (await this.#admin.gets(contract.createMatch, { body })).match._id
  }

  async #watchLobbies(matchId: contract.MatchId): Promise<void> {
    const { stages } = await this.#check()
    const lobbies = stages.flatMap(({ groups }) => groups.flatMap((group) => group.lobbies))
    for (const { lobbyId } of lobbies.filter((lobby) => lobby.matchId === matchId))
      await this.#admin.gets(contract.watchCompetitionLobby, { params: { competitionId: this.#id }, body: { lobbyId } })
  }

  /** Runs the jobs. Sometimes the job of the competition first crashes after one of its transactions, several times. */
  async #advance(): Promise<void> {
    let crashes = 0
    while (this.#random.bool(0.5) && crashes < 6) {
      const when = this.#random.pick(['before-commit', 'after-commit'] as const)
      const crashing = crashingTransaction(this.#server.ctx, this.#random.whole(1, 4), when)
      await advanceCompetition(crashing, this.#job()).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
        crashes += 1
      })
      await this.#checkStored()
    }
    this.crashes += crashes
    if (crashes > 0) this.#note(`the job crashes ${crashes} times`)
    await this.#server.ctx.jobs.settled()
  }

  #job(): OwnedWork {
    return {
      ownerId: this.#id,
      queue: competitionQueue(this.#id),
      kind: 'advance-competition',
      key: this.#id,
      due_at: this.#server.clock.date(),
      attempts: 0,
      wait_until: null,
      last_error: null,
      reason: null,
    }
  }

  /** Checks that trophies are booked once, lobbies exist once, and every ledger is correct, even after a crash. */
  async #checkStored(): Promise<{ booked: string[] }> {
    const { db } = this.#server.ctx
    const rows = await db
      .selectFrom('competition_trophy')
      .select(['part', 'account_id', 'kind', 'trophies'])
      .where('competition_id', '=', this.#id)
      .orderBy('number')
      .execute()
    const current = new Map<string, number>()
    for (const { part, account_id, kind, trophies } of rows) {
      const key = `${part} ${account_id}`
      expect(current.has(key), this.log.join('\n')).toBe(kind === 'reversal')
      if (kind === 'reversal') {
        expect(trophies).toBe(-(current.get(key) ?? 0))
        current.delete(key)
      } else current.set(key, trophies)
    }
    const lobbies = await db
      .selectFrom('competition_lobby')
      .select(['stage', 'pairing', 'match_id'])
      .where('competition_id', '=', this.#id)
      .where('replaced_at', 'is', null)
      .execute()
    const keys = lobbies.map(({ stage, pairing, match_id }) => `${stage} ${pairing} ${match_id}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(await ledgerFaults(db)).toEqual([])
    await this.#checkAccountLines()
    return { booked: [...current].map(([key, trophies]) => `${key} ${trophies}`).toSorted() }
  }

  /** Checks that the competition's log says once that an account is lost, and once that it is back. */
  async #checkAccountLines(): Promise<void> {
    const lines = await this.#server.ctx.db
      .selectFrom('competition_line')
      .select(['kind', 'data'])
      .where('competition_id', '=', this.#id)
      .where('kind', 'in', ['account-lost', 'account-restored'])
      .orderBy('number')
      .execute()
    const lost = new Set<string>()
    for (const { kind, data } of lines) {
      const { entry } = data as { readonly entry: string }
      expect(lost.has(entry), this.log.join('\n')).toBe(kind === 'account-restored')
      if (kind === 'account-lost') lost.add(entry)
      else lost.delete(entry)
    }
  }

  /** Compares the page and the database with the recount. */
  async #check(): Promise<contract.Competition> {
    await this.#server.ctx.jobs.settled()
    const shown = await readShown(this.#admin, this.#id)
    const { competition } = shown
    const context = { disqualifiedFrom: this.#disqualifiedFrom, startingChips: STARTING_CHIPS }
    const history = this.log.join('\n')
    for (const stage of competition.stages) {
      for (const group of stage.groups) {
        if (group.isProvisional) continue
        const rows = group.table.map(({ position, decidedBy, ...row }) => row)
        expect(rows, history).toEqual(recountTable(shown, context, stage, group))
      }
    }
    this.#checkPlayers(shown)
    expect(competition.winner?._id ?? null, history).toBe(recountWinner(shown, context))
    const owed = recountTrophies(shown, context).toSorted()
    expect(
      competition.trophies.map(({ stage, userId, amount }) => `${stage} ${userId} ${amount}`).toSorted(),
      history,
    ).toEqual(owed)
    expect((await this.#checkStored()).booked, history).toEqual(owed)
    await this.#checkSameForAll(competition)
    return competition
  }

  /**
   * Checks the players of a round. Before a round begins, they follow from the stage before. After that, they never
   * change.
   */
  #checkPlayers(shown: Shown): void {
    const { stages } = shown.competition
    const context = { disqualifiedFrom: this.#disqualifiedFrom, startingChips: STARTING_CHIPS }
    for (const [index, stage] of stages.entries()) {
      const members = stage.groups.map((group) => group.members.toSorted())
      expect(new Set(members.flat()).size).toBe(members.flat().length)
      const before = stages[index - 1]
      const fixed = this.#begun.get(stage.stage)
      if (fixed !== undefined) expect(JSON.stringify(members), this.log.join('\n')).toBe(fixed)
      else if (before && stage.kind === 'round')
        expect(members, this.log.join('\n')).toEqual(recountPairs(shown, context, before))
      if (hasBegun(stage)) this.#begun.set(stage.stage, JSON.stringify(members))
    }
  }

  async #checkSameForAll(competition: contract.Competition): Promise<void> {
    const params = { competitionId: this.#id }
    const viewer = this.#players.find(({ userId }) => !this.#signedOut.has(userId))
    if (!viewer) return
    const seen = (await viewer.gets(contract.competitionById, { params })).competition
    const anyone = (await viewer.gets(contract.publicCompetition, { params })).competition
    expect(JSON.stringify(seen)).toBe(JSON.stringify(competition))
    expect(JSON.stringify(anyone)).toBe(JSON.stringify(competition))
  }

  #timeAt(offset: number): string {
    return new Date(KICK_OFF + offset).toISOString()
  }

  #note(what: string): void {
    this.log.push(what)
  }
}

/** True if a fixture of the stage has kicked off. */
function hasBegun({ status }: Stage): boolean {
  return status !== 'known'
}
