import {
  deleteOdds,
  GameError,
  type Hand,
  type Lobby,
  type Odds,
  resume,
  suspend,
  type UserId,
  updateChips,
  updateOdds,
} from '@bettle/contract'
import { CARD_KINDS, type CardKind } from '@bettle/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'
import type { PlaceBetRequest } from './bet-request.ts'
import { placeBet } from './place-bet.ts'

/** Number of bets that the test places: use `BETTLE_BETS=100000` for a long run. */
const BETS = Number(process.env.BETTLE_BETS ?? 1500)
const SEED = Number(process.env.BETTLE_SEED ?? 20261122)
const WAVE = BETS > 10_000 ? 250 : 100
/** 10 ms of wall time, in match minutes. */
const MOMENT = 1 / 6000
const PLAYERS = BETS > 10_000 ? 60 : 12
const LOBBIES = BETS > 10_000 ? 16 : 5
/** Number of request ids in each lobby: some ids are used twice. */
const REQUEST_IDS = BETS > 10_000 ? 400 : 80

/** A set of players, lobbies and requests that a seed determines, so that the test can create it twice. */
interface World {
  readonly scenario: Scenario
  readonly players: readonly Player[]
  readonly lobbies: readonly Lobby[]
  /** Options that are no longer offered. */
  readonly retired: Odds['_id'][]
}

interface Wanted {
  readonly player: number
  readonly lobby: number
  /** The round of the bet, counted from the next round. */
  readonly round: number
  readonly option: number
  readonly stake: number
  readonly odds: 'none' | 'right' | 'wrong'
  readonly request: string | undefined
  readonly card: CardKind | undefined
}

const scenarios: Scenario[] = []
afterEach(async () => {
  for (const scenario of scenarios.splice(0)) await scenario.ends()
})

describe('bets that are placed in batches', () => {
  it('bets placed in batches have the same outcomes as bets placed one by one [B8] [B12] [L3] [H5]', {
    timeout: 3_600_000,
  }, async () => {
    console.log(`${BETS} bets, seed ${SEED}`)
    const batched = await played({})
    const oneByOne = await played({ batchSize: 1 })
    expect(batched.outcomes).toHaveLength(BETS)
    expect(batched.outcomes).toEqual(oneByOne.outcomes)
    expect(batched.ledgers).toEqual(oneByOne.ledgers)
    expect(batched.faults.concat(oneByOne.faults)).toEqual([])
    const kinds = new Set(batched.outcomes.map((outcome) => outcome.split(' ')[0]))
    for (const kind of EVERY_KIND) expect(kinds).toContain(kind)
    for (const card of ['boost', 'shield', 'near-miss']) {
      expect(batched.outcomes.some((outcome) => outcome.includes(`${card} attached`))).toBe(true)
    }
  })
})

const EVERY_KIND = [
  'placed',
  'lobby-not-found',
  'spectators-cannot-bet',
  'betting-closed',
  'already-placed',
  'option-not-found',
  'option-retired',
  'suspended',
  'odds-moved',
  'stake-too-low',
  'stake-too-high',
  'insufficient-chips',
  'play-used',
  'card-unavailable',
  'idempotency-key-reused',
]

async function played({ batchSize }: { batchSize?: number }) {
  const world = await aWorld(batchSize)
  const random = randomBelow(SEED)
  const outcomes: string[] = []
  const perRound = Math.ceil(BETS / 10)
  let waves = 0
  for (let round = 0; outcomes.length < BETS; round += 1) {
    const until = Math.min(BETS, perRound * (round + 1))
    while (outcomes.length < until) {
      outcomes.push(...(await aWave(world, random, Math.min(WAVE, until - outcomes.length))))
      // The database keeps only the last of several price lists with the same time, and the check would lack the
      // others.
      await world.scenario.goesOn(MOMENT)
      await somethingHappens(world, random, waves)
      waves += 1
    }
    if (round < 9) await nextRound(world.scenario, round)
  }
  const { db } = world.scenario.server.ctx
  return { outcomes, ledgers: await ledgersOf(world), faults: await ledgerFaults(db) }
}

async function aWorld(batchSize: number | undefined): Promise<World> {
  const scenario = await aScenario(batchSize === undefined ? {} : { batchSize })
  scenarios.push(scenario)
  const random = randomBelow(SEED + 1)
  const players: Player[] = []
  for (let index = 0; index < PLAYERS; index += 1) players.push(await scenario.player(`Ana ${index}`))
  const lobbies: Lobby[] = []
  for (let index = 0; index < LOBBIES; index += 1) {
    const host = players[index]
    if (!host) throw new Error('no player hosts')
    const lobby = await host.opensLobby({
      allowLateBetting: index % 2 === 0,
      showCompetitorBets: index % 3 !== 0,
      minBetAmount: 1 + (index % 3) * 2,
      maxBetAmount: 60,
      startingChips: 120,
      maxPlayers: PLAYERS,
      inactivityPenalty: 0,
      gameMode: (['classic', 'bettle-chips', 'bet-stop'] as const)[index % 3],
      maxPlayRepeats: 1,
      // If a Scout card were dealt, the hands of the two worlds would differ randomly.
      enableBettleCards: index % 2 === 0 || index % 3 === 0,
      cardCooldownTime: 1,
    })
    lobbies.push(lobby)
    for (const player of players) {
      const role = random(8)
      if (player !== host && role > 0) await player.joins(lobby, role === 1 ? 'spectator' : 'player')
    }
  }
  return { scenario, players, lobbies, retired: [] }
}

/** Sends all requests at once, in this order. It is the order of arrival within a lobby. */
async function aWave({ scenario, players, lobbies, retired }: World, random: Random, size: number): Promise<string[]> {
  const { ctx } = scenario.server
  const seen = await Promise.all(lobbies.map((lobby, index) => lobbySeenBy(players, lobby, index)))
  const wanted = Array.from({ length: size }, () => aRequest(random))
  const answers = await Promise.allSettled(
    wanted.map((request) => {
      const lobby = seen[request.lobby] as Lobby
      const player = players[request.player] as Player
      return placeBet(ctx, player.userId, { ...asked(request, lobby, retired), arrivedAt: ctx.clock.now() })
    }),
  )
  return answers.map((outcome) => {
    if (outcome.status === 'rejected') return refusalIn(outcome.reason)
    const { bet, chips, hand } = outcome.value
    const cards = hand ? `${bet.card} ${handAsText(hand)}` : 'without a card'
    return `placed ${bet.matchRound.roundNumber} ${bet.odds.name} ${bet.odds.odds} ${bet.stake} ${chips} ${bet.user.name} ${cards}`
  })
}

/** Returns a hand of cards as text, sorted, because the two worlds deal in different order. */
function handAsText({ cards, nextRound }: Hand): string {
  return [...cards.map(({ kind, state, roundNumber }) => `${kind} ${state} ${roundNumber}`).sort(), nextRound].join(
    ', ',
  )
}

const lobbySeenBy = (players: readonly Player[], lobby: Lobby, index: number) =>
  (players[index] as Player).fetchesLobby(lobby)

function refusalIn(error: unknown): string {
  return error instanceof GameError ? `${error.code} ${error.details.odds ?? ''}` : `failed: ${error}`
}

const NO_OPTION = '00000000-0000-7000-8000-000000000000' as Odds['_id']

function asked(request: Wanted, lobby: Lobby, retired: World['retired']): Omit<PlaceBetRequest, 'arrivedAt'> {
  const option = lobby.odds[request.option]
  const other = request.option < 0 ? NO_OPTION : retired.at(-1)
  const odds = { none: undefined, right: option?.odds, wrong: 99 }[request.odds]
  const round = lobby.upcomingRounds[request.round] ?? lobby.rounds[request.round] ?? lobby.rounds[0]
  return {
    lobbyId: lobby._id,
    oddsId: option?._id ?? other ?? NO_OPTION,
    matchRoundId: round?._id as PlaceBetRequest['matchRoundId'],
    stake: request.stake,
    odds,
    card: request.card,
    requestId: request.request,
  }
}

/**
 * Returns a random request, mostly one that can be accepted. A request id is used again only for the same lobby,
 * because two partitions have no order between them.
 */
function aRequest(random: Random): Wanted {
  const lobby = random(LOBBIES)
  const plain = random(3) > 0
  return {
    player: random(PLAYERS),
    lobby,
    round: random(12) === 0 ? 1 : 0,
    option: random(plain ? 21 : 64) - 1,
    stake: plain ? 5 + random(40) : random(2) === 0 ? 1 + random(3) : 30 + random(60),
    odds: random(10) === 0 ? 'wrong' : plain ? 'none' : 'right',
    request: random(2) === 0 ? undefined : `${lobby}-${random(REQUEST_IDS)}`,
    card: CARD_KINDS[random(14)],
  }
}

/**
 * Changes the match between two waves of bets, in rotation: changes prices, retires lines, suspends or resumes options,
 * takes chips.
 */
async function somethingHappens(
  { scenario, players, lobbies, retired }: World,
  random: Random,
  wave: number,
): Promise<void> {
  const { admin, match } = scenario
  const matchId = match._id
  const lobby = await (players[0] as Player).fetchesLobby(lobbies[0] as Lobby)
  const option = lobby.odds[random(lobby.odds.length)]
  if (!option) return
  const id = option._id
  const what = wave % 5
  if (what === 0) await admin.gets(updateOdds, { params: { id }, body: { odds: 1.5 + random(100) / 100 } })
  if (what === 1) {
    await admin.gets(deleteOdds, { params: { id } })
    retired.push(id)
  }
  if (what === 2) await admin.gets(suspend, { body: { matchId, eventType: option.eventType } })
  if (what === 3) await admin.gets(resume, { body: { matchId, eventType: option.eventType } })
  if (what !== 4) return
  const picked = lobbies[random(LOBBIES)] as Lobby
  const userId = (players[random(PLAYERS)] as Player).userId as UserId
  await admin.asks(updateChips, {
    body: { lobbyId: picked._id, userId, amount: -random(120) - 1, reason: 'For a test' },
  })
}

async function nextRound(scenario: Scenario, round: number): Promise<void> {
  if (round === 0 || round === 5) {
    if (round === 5) await scenario.endsHalf(1)
    await scenario.startsHalf(round === 0 ? 1 : 2)
    return scenario.letsKickOff()
  }
  return scenario.goesOn(round === 9 ? 4 : 10)
}

/** Returns the ledgers with names that are the same in both worlds, because ids and times differ. */
async function ledgersOf({ scenario, players, lobbies }: World): Promise<string[]> {
  const { db } = scenario.server.ctx
  const nameOf = new Map<string, string>(players.map((player) => [player.userId, player.name]))
  const lines: string[] = []
  for (const [index, lobby] of lobbies.entries()) {
    const entries = await db
      .selectFrom('ledger_entry')
      .select(['seq', 'account_id', 'kind', 'amount', 'balance'])
      .where('lobby_id', '=', lobby._id)
      .orderBy('seq')
      .execute()
    lines.push(
      ...entries.map(
        ({ seq, account_id, kind, amount, balance }) =>
          `${index} ${seq} ${nameOf.get(account_id)} ${kind} ${amount} ${balance}`,
      ),
    )
  }
  return lines
}

/** Returns a random integer from 0 up to, but not including, `sides`. */
type Random = (sides: number) => number

function randomBelow(seed: number): Random {
  const random = randomSource(seed)
  return (sides) => random.whole(0, sides - 1)
}
