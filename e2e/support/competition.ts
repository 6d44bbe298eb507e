import {
  type Competition,
  competitionById,
  confirmResults,
  createCompetition,
  createMatch,
  deleteMatchEvent,
  endMatch,
  enrol,
  lobbyDetails,
  type MatchEventId,
  type MatchId,
  type MyCompetition,
  type NewCompetition,
  placeBet,
  recordMatchEvent,
  startHalf1,
} from '@bettle/contract'
import { type Credentials, speaker } from './past-game.ts'
import { ADMIN, type StageServer } from './server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How a player bets on a fixture of the cup: on a corner, against it, or not at all, which makes the player absent. */
export type CupBet = 'right' | 'wrong' | 'none'

export interface CupPlayer {
  readonly name: string
  readonly account: Credentials
}

export interface PlayedFixture {
  readonly matchId: MatchId
  readonly corner: MatchEventId
}

const TEAMS = [
  ['France', 'Croatia'],
  ['Spain', 'Italy'],
  ['Brazil', 'Norway'],
  ['Japan', 'Ghana'],
] as const

/**
 * A competition that a test runs over HTTP, on matches whose kick-offs are three hours apart. It moves the server's
 * clock.
 */
export class Cup {
  readonly fixtures: readonly MatchId[]
  readonly competition: Competition
  /** The code to enter the competition. Empty for a public competition. */
  readonly code: string
  private readonly server: StageServer

  private constructor(
    server: StageServer,
    { competition, mine }: { competition: Competition; mine: MyCompetition },
    fixtures: readonly MatchId[],
  ) {
    this.server = server
    this.competition = competition
    this.code = mine.code ?? ''
    this.fixtures = fixtures
  }

  /** Creates the matches, and a competition on them whose enrolment closes after an hour. */
  static async opens(
    server: StageServer,
    organiser: Credentials,
    fields: Partial<NewCompetition> = {},
    fixtures = 3,
  ): Promise<Cup> {
    const start = server.clock.now()
    const admin = await speaker(server, ADMIN)
    const matchIds: MatchId[] = []
    for (let index = 0; index < fixtures; index += 1) {
      const [homeTeam, awayTeam] = TEAMS[index % TEAMS.length] ?? TEAMS[0]
      const startTime = new Date(start + (2 + 3 * index) * HOUR).toISOString()
      matchIds.push((await admin(createMatch, { body: { homeTeam, awayTeam, startTime } })).match._id)
    }
    const says = await speaker(server, organiser)
    const opened = await says(createCompetition, {
      body: {
        name: 'Cup of friends',
        format: 'tournament',
        places: 8,
        closesAt: new Date(start + HOUR).toISOString(),
        lastDay: new Date(start + 200 * HOUR).toISOString(),
        groupFixtures: 1,
        seasonFixtures: 6,
        seasons: 1,
        gameSettings: {},
        isPrivate: true,
        isExclusive: false,
        matchIds,
        ...fields,
      },
    })
    return new Cup(server, opened, matchIds)
  }

  async enrols(account: Credentials): Promise<void> {
    const says = await speaker(this.server, account)
    const body = this.code === '' ? {} : { code: this.code }
    await says(enrol, { params: this.params, body })
  }

  /** Moves the clock past the draw, so that the players are seated. */
  async isDrawn(): Promise<void> {
    await this.server.clock.set(Date.parse(this.competition.closesAt))
    await this.server.clock.advance(MINUTE)
  }

  async seenBy(account: Credentials): Promise<{ competition: Competition; mine: MyCompetition }> {
    return (await speaker(this.server, account))(competitionById, { params: this.params })
  }

  /** Lets each player bet in their lobby of a fixture, kicks the match off and records a corner. */
  async kicksOff(
    index: number,
    players: readonly CupPlayer[],
    betOf: (player: CupPlayer) => CupBet,
    stakeOf: (player: CupPlayer) => number = () => 50,
  ): Promise<PlayedFixture> {
    const matchId = this.fixtures[index]
    if (matchId === undefined) throw new Error(`the cup has no fixture ${index}`)
    const kickOff = Date.parse(this.competition.fixtures[index]?.kickOffAt ?? '')
    await this.server.clock.set(kickOff - 5 * MINUTE)
    for (const player of players) await this.bets(player, matchId, betOf(player), stakeOf(player))
    await this.server.clock.set(kickOff)
    const admin = await speaker(this.server, ADMIN)
    await admin(startHalf1, { body: { matchId } })
    await this.server.clock.advance(2 * MINUTE)
    const timeStamp = new Date(this.server.clock.now()).toISOString()
    const { event } = await admin(recordMatchEvent, { body: { match: matchId, eventType: 'Corner', timeStamp } })
    await this.server.clock.advance(12 * MINUTE)
    return { matchId, corner: event._id }
  }

  async ends({ matchId }: PlayedFixture): Promise<void> {
    const admin = await speaker(this.server, ADMIN)
    await admin(endMatch, { body: { matchId } })
    await admin(confirmResults, { body: { matchId } })
    await this.server.clock.advance(1000)
  }

  /** Deletes the corner of a fixture, so that each bet on it is settled the other way. */
  async corrects({ corner }: PlayedFixture, reason: string): Promise<void> {
    const admin = await speaker(this.server, ADMIN)
    await admin(deleteMatchEvent, { params: { id: corner }, query: { reason } })
    await this.server.clock.advance(1000)
  }

  private async bets({ account }: CupPlayer, matchId: MatchId, bet: CupBet, stake: number): Promise<void> {
    const { mine } = await this.seenBy(account)
    if (bet === 'none' || mine.next?.matchId !== matchId || mine.next.lobbyId === null) return
    const says = await speaker(this.server, account)
    const lobby = await says(lobbyDetails, { params: { lobbyId: mine.next.lobbyId } })
    const name = `${bet === 'right' ? 'Over' : 'Under'} 0.5 Corner`
    const option = lobby.odds.find((odds) => odds.name === name)
    const round = lobby.upcomingRounds[0]
    if (!option || !round) throw new Error(`${name} is not offered`)
    await says(placeBet, { body: { lobbyId: lobby._id, oddsId: option._id, matchRoundId: round._id, stake } })
  }

  private get params() {
    return { competitionId: this.competition._id }
  }
}
