import {
  abandonMatch,
  createFeedProvider,
  createMatch,
  endHalf,
  endMatch,
  type FeedProviderForm,
  type FeedProviderFormat,
  type FeedProviderId,
  followFeed,
  type Lobby,
  listBets,
  listMatchHalves,
  lobbyDetails,
  type Match,
  type Odds,
  pauseHalf,
  placeBet,
  resumeHalf,
  startHalf1,
  startHalf2,
  updateHalf,
} from '@bettle/contract'
import { LocalProvider, type LocalService, serveLocalProvider } from '@bettle/replay'
import { aPlayer, type Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import { lateBy } from '../count-feeds/play-counted-matches.ts'
import { type RandomSource, randomSource } from '../random-source.ts'
import { eventsUntil, type FaultyMatch, MINUTE, SECOND, windowOf } from './faulty-match.ts'

/** Seconds between two calls for a match. */
const PACES = [60, 60, 30] as const
/** The provider states everything 5 to 25 seconds late, and counts each event up to 20 seconds later still. */
const STATED_LATE = { delaySeconds: 15, jitterSeconds: 10 }
const COUNTED_LATE = [0, 20] as const
const DELAY_SECONDS = 25
const STEP = 30 * SECOND
const AFTER_THE_END = 16 * MINUTE
/** A match that was called off is abandoned three hours after the second answer that states it. */
const UNTIL_ABANDONED = (3 * 60 + 15) * MINUTE
/** From this age on, an event that the server does not know shows that the provider is behind. */
const BEHIND = 2 * MINUTE
/** Events are compared with those that the server recorded over this time. */
const COMPARED = 10 * MINUTE
const STAKE = 1
/** One account hosts at most this many open lobbies. */
const LOBBIES_PER_HOST = 5

/** Why the spectator knows more than the server at the time of a bet, or that they know nothing more. */
export type Knowledge = 'none' | 'begun' | 'halted' | 'behind' | 'unseen' | 'counted-too-many'

export interface SpectatorBet {
  readonly round: number
  readonly type: string
  readonly line: number
  readonly side: 'over' | 'under'
  readonly knowledge: Knowledge
  /** The prices of the chosen side and of the other one. */
  readonly price: number
  readonly otherPrice: number
  readonly outcome: 'open' | 'won' | 'lost' | 'void'
  readonly voidReason: string | undefined
  readonly placedAt: number
}

export interface SpectatedMatch {
  readonly format: FeedProviderFormat
  readonly real: FaultyMatch
  readonly match: Match
  readonly bets: readonly SpectatorBet[]
}

/** The matches whose counts come from providers of one format. */
export interface SpectatedFormat {
  readonly format: FeedProviderFormat
  /** The event types that the provider counts. */
  readonly types: readonly string[]
  readonly matches: readonly FaultyMatch[]
  /** The accounts in each lobby through which the spectator bets: a player has one bet in a round. */
  readonly seats: number
}

export interface Spectated {
  readonly formats: readonly SpectatedFormat[]
  readonly seed: number
  readonly allowsLateBets: boolean
}

interface Game {
  readonly format: FeedProviderFormat
  readonly real: FaultyMatch
  readonly match: Match
  readonly lobby: Lobby
  readonly players: readonly Player[]
  readonly placed: Map<string, Placed>
}

type Placed = Omit<SpectatorBet, 'outcome' | 'voidReason' | 'placedAt'>

interface Timed {
  readonly at: number
  run(): Promise<unknown>
}

const noMatch = () => {
  throw new Error('each lobby names its match')
}

/**
 * Plays matches at the same time through a provider with faults. In each one a player bets who sees the match without
 * any delay, on each type, line and round that the server lets them bet on, as late as possible or with the most knowledge.
 */
export async function playSpectated(server: TestServer, spectated: Spectated): Promise<SpectatedMatch[]> {
  const { formats, allowsLateBets } = spectated
  const random = randomSource(spectated.seed)
  const matches = formats.flatMap((of) => of.matches)
  const first = Math.min(...matches.map(({ planned, startsAt }) => Math.min(planned, startsAt[0]))) - 15 * MINUTE
  await server.clock.set(first)
  const admin = await aPlayer(server, 'Admin', noMatch, 'admin')
  const services: LocalService[] = []
  const games: Game[] = []
  for (const of of formats) {
    const local = new LocalProvider({
      matches: of.matches.map(({ file, planned, faults }, index) => ({
        ...{ id: String(index + 1), kickOff: planned, faults },
        file: lateBy(file, COUNTED_LATE, random),
      })),
      ...{ now: () => server.clock.now(), random: random.float, tempo: 1, ...STATED_LATE, faults: {} },
    })
    const service = await serveLocalProvider(local, { port: 0 })
    services.push(service)
    for (const [index, { startsAt }] of of.matches.entries()) {
      for (const half of [1, 2] as const) local.startHalf(String(index + 1), half, startsAt[half - 1] as number)
    }
    games.push(...(await openGames(server, admin, of, { url: service.url, allowsLateBets })))
  }
  const spectator = new Spectator(server, random)
  const timed = games.flatMap((game) => [
    ...momentsOf(game, allowsLateBets).map(({ at, isLast }) => ({ at, run: () => spectator.bets(game, isLast) })),
    ...(game.format === 'openligadb' ? operatedBy(admin, game) : []),
  ])
  for (const { at, run } of [...timed, ...steps(games, first)].toSorted((a, b) => a.at - b.at)) {
    if (server.clock.now() < at) await server.clock.set(at)
    await run()
  }
  for (const service of services) await service.stop()
  return Promise.all(games.map(spectatedMatch))
}

/** Creates the providers of a format, the matches that follow them, and a lobby for each match. */
async function openGames(
  server: TestServer,
  admin: Player,
  { format, types, matches, seats }: SpectatedFormat,
  { url, allowsLateBets }: { readonly url: string; readonly allowsLateBets: boolean },
): Promise<Game[]> {
  const providers: FeedProviderId[] = []
  for (const intervalSeconds of PACES) {
    const form = { ...providerForm(format, types, url), intervalSeconds, key: null }
    providers.push((await admin.gets(createFeedProvider, { body: form })).provider._id)
  }
  const guests: Player[] = []
  for (let seat = 1; seat < seats; seat += 1) guests.push(await aPlayer(server, `Spectator ${seat}`, noMatch))
  let host = admin
  const games: Game[] = []
  for (const [index, real] of matches.entries()) {
    const names = { homeTeam: `Ashford ${format} ${index}`, awayTeam: `Brentwood ${format} ${index}` }
    const { match } = await admin.gets(createMatch, { body: { ...names, tempo: 1, startTime: iso(real.planned) } })
    const provider = { providerId: providers[index % providers.length] as FeedProviderId, match: String(index + 1) }
    await admin.gets(followFeed, { body: { matchId: match._id, source: 'provider', provider } })
    if (index % LOBBIES_PER_HOST === 0) host = await aPlayer(server, `Host ${index}`, noMatch)
    const settings = {
      maxPlayers: 20,
      inactivityPenalty: 0,
      startingChips: 1000,
      minBetAmount: STAKE,
      allowLateBetting: allowsLateBets,
    }
    const lobby = await host.opensLobby(settings, match._id)
    for (const guest of guests) await guest.joins(lobby)
    games.push({ format, real, match, lobby, players: [host, ...guests], placed: new Map() })
  }
  return games
}

function providerForm(
  format: FeedProviderFormat,
  types: readonly string[],
  url: string,
): Omit<FeedProviderForm, 'intervalSeconds'> {
  const addresses = { generic: '/generic/match/{match}', 'api-football': '/api-football', openligadb: '/openligadb' }
  const form = {
    ...{ name: 'Counts Ltd', format, url: `${url}${addresses[format]}`, keyHeader: null },
    ...{ delaySeconds: DELAY_SECONDS, delays: [], dailyCalls: null, totals: [] },
  }
  if (format !== 'generic') return form
  return {
    ...form,
    ...{ matchPath: 'id', timePath: 'time' },
    totals: types.flatMap((eventType) =>
      (['home', 'away'] as const).map((side, team) => ({ eventType, side, path: `teams[${team}].${eventType}` })),
    ),
    phases: {
      ...{ path: 'state', half1: ['half-1'], interval: ['interval'], half2: ['half-2'], over: ['over'] },
      ...{ interrupted: ['interrupted'], calledOff: ['abandoned'] },
    },
  }
}

/** Returns the steps of the clock between the actions: every half minute, and every minute once all have ended. */
function steps(games: readonly Game[], first: number): Timed[] {
  const isCalledOff = ({ real }: Game) => real.kind === 'called-off'
  const ends = games.flatMap((game) => (isCalledOff(game) ? [] : [game.real.endsAt[1] + AFTER_THE_END]))
  const off = games.filter(isCalledOff).map(({ real }) => (real.stop?.from ?? 0) + UNTIL_ABANDONED)
  const last = Math.max(first, ...ends)
  const timed: Timed[] = []
  const run = () => Promise.resolve()
  for (let at = first; at <= last; at += STEP) timed.push({ at, run })
  for (let at = last; at <= Math.max(last, ...off); at += MINUTE) timed.push({ at, run })
  return timed
}

/** Returns the moments of a spectator's bets. At the last one of a round they bet, whether they know anything or not. */
function momentsOf({ real }: Game, allowsLateBets: boolean): { readonly at: number; readonly isLast: boolean }[] {
  const [first, second] = real.startsAt
  const last = [
    real.planned - 2 * SECOND,
    real.endsAt[0] + 11.5 * MINUTE,
    ...[first, second].flatMap((start, half) =>
      [1, 2, 3, 4].map((ten) => {
        const { from } = windowOf(real, half * 5 + ten)
        const opened = windowOf(real, half * 5 + ten + 1).from
        return allowsLateBets ? opened - 5 * SECOND : Math.min(from + 7.4 * MINUTE, Math.max(opened, start))
      }),
    ),
  ]
  const isPlayed = (at: number) => real.kind !== 'called-off' || at < (real.stop?.from ?? 0) + 30 * MINUTE
  return [
    ...last.map((at) => ({ at, isLast: true })),
    ...[first, second].map((at) => ({ at: at + 5 * SECOND, isLast: false })),
    ...real.moments.map((at) => ({ at, isLast: false })),
  ]
    .filter(({ at }) => isPlayed(at) && at < real.endsAt[1])
    .map(({ at, isLast }) => ({ at: Math.floor(at / (10 * SECOND)) * 10 * SECOND, isLast }))
}

/** Returns what an operator does in a match whose provider states neither the start of a half nor an interruption. */
function operatedBy(admin: Player, { real, match }: Game): Timed[] {
  const body = { matchId: match._id }
  const { startsAt, endsAt, stop, kind } = real
  const timed = ([1, 2] as const).flatMap((halfNumber): Timed[] => {
    const at = startsAt[halfNumber - 1] as number
    const isEarly = kind === `early-${halfNumber}`
    // A half kicks off at the full minute after its start, so a half that began early is started late and corrected.
    const started = at + (isEarly ? 2 * MINUTE + 20 * SECOND : -20 * SECOND)
    const starts = () => admin.gets(halfNumber === 1 ? startHalf1 : startHalf2, { body })
    const corrects = async () => {
      const { matchHalfs } = await admin.gets(listMatchHalves, { params: { matchId: match._id } })
      const half = matchHalfs.find((one) => one.halfNumber === halfNumber)
      if (half) {
        await admin.gets(updateHalf, { params: { id: half._id }, body: { startTime: new Date(at).toISOString() } })
      }
    }
    return [
      { at: started, run: starts },
      ...(isEarly ? [{ at: at + 4 * MINUTE, run: corrects }] : []),
      {
        at: (endsAt[halfNumber - 1] as number) + 10 * SECOND,
        // The provider may have stated the end of the match before.
        run: () =>
          halfNumber === 1 ? admin.gets(endHalf, { body: { ...body, halfNumber } }) : admin.asks(endMatch, { body }),
      },
    ]
  })
  if (!stop) return timed
  const half = { ...body, halfNumber: stop.half }
  const stops = {
    at: stop.from + 40 * SECOND,
    run: () => admin.gets(pauseHalf, { body: { ...half, at: iso(stop.from) } }),
  }
  if (kind === 'interrupted') {
    const goesOn = {
      at: stop.until + 20 * SECOND,
      run: () => admin.gets(resumeHalf, { body: { ...half, at: iso(stop.until) } }),
    }
    return [...timed, stops, goesOn]
  }
  const isBefore = ({ at }: Timed) => at < stop.from
  const reason = 'The match was called off'
  const abandons = { at: stop.from + 10 * MINUTE, run: () => admin.gets(abandonMatch, { body: { ...body, reason } }) }
  return [...timed.filter(isBefore), stops, abandons]
}

const iso = (at: number) => new Date(at).toISOString()

/** A player who sees each event of a match at once. */
class Spectator {
  readonly #server: TestServer
  readonly #random: RandomSource

  constructor(server: TestServer, random: RandomSource) {
    this.#server = server
    this.#random = random
  }

  /**
   * Bets on the next round, on one side of each line of which the spectator knows something. At the last moment they bet
   * on other lines too, as long as they have accounts without a bet.
   */
  async bets(game: Game, isLast: boolean): Promise<void> {
    const { players, lobby, placed } = game
    const [host] = players as [Player]
    const { odds, upcomingRounds, match } = await host.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
    const [round] = upcomingRounds
    if (!round || match.suspended || match.status === 'abandoned') return
    const before = [...placed.values()].filter((bet) => bet.round === round.roundNumber)
    const free = players.slice(before.length)
    const recorded = await this.#recorded(game)
    const open = odds.filter(
      ({ suspended, retired, eventType }) => !suspended && !retired && !match.suspendedEventTypes.includes(eventType),
    )
    const lines = open.flatMap((over) => {
      const of = open.filter((one) => one.eventType === over.eventType)
      const under = of.find((one) => one.betType === 'under' && one.threshold === over.threshold)
      const isBefore = before.some(({ type, line }) => type === over.eventType && line === over.threshold)
      if (over.betType !== 'over' || !under || isBefore) return []
      const mean = of.reduce((sum, { threshold }) => sum + threshold, 0) / of.length
      const known = this.#knows(game, round.roundNumber, over, { mean, recorded, isLast })
      return known || isLast ? [{ over, under, known, order: known ? 0 : this.#random.float() + 1 }] : []
    })
    for (const { over, under, known } of lines.toSorted((a, b) => a.order - b.order)) {
      const player = free.shift()
      if (!player) return
      const side = known?.side ?? (this.#random.bool(0.5) ? 'over' : 'under')
      const [chosen, other] = side === 'over' ? [over, under] : [under, over]
      const answer = await player.asks(placeBet, {
        body: { lobbyId: lobby._id, oddsId: chosen._id, matchRoundId: round._id, stake: STAKE },
      })
      if (!answer.ok) {
        if (['betting-closed', 'suspended'].includes(answer.failure.code)) return
        throw new Error(`the bet was refused: ${JSON.stringify(answer.failure)}`)
      }
      placed.set(answer.reply.bet._id, {
        ...{ round: round.roundNumber, type: over.eventType, line: over.threshold, side },
        ...{ knowledge: known?.knowledge ?? 'none', price: chosen.odds, otherPrice: other.odds },
      })
    }
  }

  /** Returns the side on which the spectator would bet, by what they see and the server does not know. */
  #knows(
    { real }: Game,
    round: number,
    { eventType, threshold }: Odds,
    given: { readonly mean: number; readonly recorded: ReadonlyMap<string, number[]>; readonly isLast: boolean },
  ): { readonly side: 'over' | 'under'; readonly knowledge: Knowledge } | undefined {
    const now = this.#server.clock.now()
    const { from, until } = windowOf(real, round)
    const happened = eventsUntil(real, eventType, now)
    if (real.stop && now >= real.stop.from && now < real.stop.until) return { side: 'under', knowledge: 'halted' }
    if (from <= now) {
      const count = happened.filter((at) => at >= from && at < until).length
      const share = Math.min(1, (now - from) / (10 * MINUTE))
      const surplus = count - given.mean * share
      if (count > threshold || (count > 0 && surplus >= 0.7)) return { side: 'over', knowledge: 'begun' }
      if (share >= 0.3 && surplus <= -0.3 * given.mean) return { side: 'under', knowledge: 'begun' }
      return undefined
    }
    const since = now - COMPARED
    const recent = happened.filter((at) => at > since)
    const recorded = (given.recorded.get(eventType) ?? []).filter((at) => at > since)
    const missing = recent.length - recorded.length
    if (missing < 0) return { side: 'under', knowledge: 'counted-too-many' }
    const oldest = recent[recent.length - missing]
    if (missing === 0 || oldest === undefined) return undefined
    if (now - oldest > BEHIND) return { side: 'over', knowledge: 'behind' }
    return given.isLast ? { side: 'over', knowledge: 'unseen' } : undefined
  }

  /** Returns the times of the events that the server has recorded, by type. */
  async #recorded({ match }: Game): Promise<ReadonlyMap<string, number[]>> {
    const rows = await this.#server.ctx.db
      .selectFrom('match_event')
      .select(['event_type', 'at'])
      .where('match_id', '=', match._id)
      .where('removed_at', 'is', null)
      .execute()
    const times = new Map<string, number[]>()
    for (const { event_type, at } of rows) times.set(event_type, [...(times.get(event_type) ?? []), at.getTime()])
    return times
  }
}

async function spectatedMatch({ format, real, match, players, lobby, placed }: Game): Promise<SpectatedMatch> {
  const [host] = players as [Player]
  const { bets } = await host.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })
  return {
    ...{ format, real, match },
    bets: bets.map((bet) => ({
      ...(placed.get(bet._id) as Placed),
      ...{ outcome: bet.outcome, voidReason: bet.voidReason?.code, placedAt: Date.parse(bet.placedAt) },
    })),
  }
}
