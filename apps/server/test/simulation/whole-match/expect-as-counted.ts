import {
  applyInactivityPenalty,
  eventStatistics,
  leaderboard,
  listBets,
  lobbyDetails,
  type UserId,
} from '@bettle/contract'
import type { MatchFile } from '@bettle/rules'
import { expect } from 'vitest'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { trophyFaults } from '../../../src/features/trophy/check-trophies.ts'
import { leakedSecrets } from './check-secrecy.ts'
import { expectFairDeal } from './expect-fair-deal.ts'
import type { EventFact } from './facts.ts'
import { type LobbyInPlay, type MatchSimulation, wall } from './game.ts'
import { type Recount, recount } from './naive-recount.ts'

/**
 * Expects every bet, balance, penalty and rank of a played match to equal the recount, and that nothing was revealed
 * too early.
 */
export async function expectAsCounted(game: MatchSimulation, file: MatchFile): Promise<void> {
  expect(game.faults).toEqual([])
  expect(inTheEnd(game.events)).toEqual(ofTheFile(game, file))
  for (const lobby of game.lobbies) await expectLobbyAsCounted(game, lobby, recount(lobby.facts, game.events))
  expect(await ledgerFaults(game.server.ctx.db)).toEqual([])
  expect(await trophyFaults(game.server.ctx.db)).toEqual([])
  await expectEventful(game)
}

const asText = ({ at, eventType }: { at: number; eventType: string }) => `${new Date(at).toISOString()} ${eventType}`

/** Returns the recorded events that were neither removed nor moved. */
function inTheEnd(events: readonly EventFact[]): string[] {
  return events
    .filter((event) => event.recordedUntil === Number.POSITIVE_INFINITY)
    .map(asText)
    .sort()
}

function ofTheFile(game: MatchSimulation, file: MatchFile): string[] {
  const at = (half: number, second: number) => (game.played.halves[half - 1]?.kickOff ?? 0) + wall(game, 0, second)
  return file.events.map(({ half, second, eventType }) => asText({ at: at(half, second), eventType })).sort()
}

async function expectLobbyAsCounted(game: MatchSimulation, inPlay: LobbyInPlay, counted: Recount): Promise<void> {
  const { facts, bots } = inPlay
  for (const { player } of bots) {
    const { bets } = await player.gets(listBets, { query: { lobbyId: facts.lobbyId } })
    const actual = bets.map(({ _id: id, matchRound, outcome, payout, count = null }) => ({
      id,
      round: matchRound.roundNumber,
      outcome,
      payout,
      count,
    }))
    expect(actual, `the bets of ${player.name} in ${facts.name}`).toEqual(betsCounted(inPlay, counted, player.userId))
  }
  await expectStandings(inPlay, counted)
  await expectPenalties(game, inPlay, counted)
  await expectStatistics(game, inPlay)
  await expectAllReceived(inPlay)
  await expectFairDeal(inPlay)
  expect(wrongRefusals(inPlay, counted)).toEqual([])
  expect(leakedSecrets(inPlay, counted, game.replies).slice(0, 5)).toEqual([])
}

function betsCounted({ facts }: LobbyInPlay, counted: Recount, userId: UserId) {
  const own = facts.bets.filter((bet) => bet.userId === userId)
  return own.map((bet) => ({ id: bet.betId, round: bet.round, ...counted.bets.get(bet.betId) }))
}

async function expectStandings({ facts, bots }: LobbyInPlay, counted: Recount): Promise<void> {
  const { lobbyId, name } = facts
  const board = await bots[0]?.player.gets(leaderboard, { params: { lobbyId } })
  const standings = board?.leaderboard.map(({ user, ...standing }) => ({ userId: user._id, ...standing }))
  // No member is eliminated in these lobbies.
  const inTheGame = counted.standings.map((standing) => ({ ...standing, eliminatedIn: null, lastStanding: false }))
  expect(standings, `the standings of ${name}`).toEqual(inTheGame)
}

/** Requests the penalties after the match. The reply lists them, and no penalty is charged twice. */
async function expectPenalties(
  { server }: MatchSimulation,
  { facts, bots }: LobbyInPlay,
  counted: Recount,
): Promise<void> {
  const { lobbyId, name } = facts
  for (const [index, matchRoundId] of facts.roundIds.entries()) {
    const answer = await bots[0]?.player.gets(applyInactivityPenalty, { body: { lobbyId, matchRoundId } })
    const penalised = answer?.penalizedUsers.map(({ user }) => user._id as string).sort()
    const expected = [...(counted.penalised.get(index + 1) ?? [])].sort()
    expect(penalised, `penalties of round ${index + 1} in ${name}`).toEqual(expected)
  }
  const members = await server.ctx.db
    .selectFrom('member')
    .select(['account_id', 'role', 'chips'])
    .where('lobby_id', '=', lobbyId)
    .execute()
  const watching = members.filter(({ role }) => role === 'spectator').map((row) => row.account_id)
  const counts = [...counted.watchesFrom].filter(([, from]) => from !== Number.POSITIVE_INFINITY)
  expect(watching.sort(), `who watches in ${name}`).toEqual(counts.map(([userId]) => userId).sort())
}

async function expectStatistics(game: MatchSimulation, { facts, bots }: LobbyInPlay): Promise<void> {
  const giving = { params: { matchId: game.match._id }, query: { lobbyId: facts.lobbyId } }
  const answer = await bots[0]?.player.gets(eventStatistics, giving)
  const counted: Record<string, Record<string, number>> = {}
  for (const event of game.events) {
    const round = facts.rounds.find(({ start, end }) => start <= event.at && event.at < end)
    if (!round || event.recordedUntil !== Number.POSITIVE_INFINITY) continue
    const ofType = counted[event.eventType] ?? {}
    counted[event.eventType] = { ...ofType, [round.number]: (ofType[round.number] ?? 0) + 1 }
  }
  expect(answer?.statistics).toEqual(counted)
}

/** Expects each member to have received versions without gaps, in order, up to the latest one. */
async function expectAllReceived({ facts, bots }: LobbyInPlay): Promise<void> {
  const { lobbyId } = facts
  const now = await bots[0]?.player.gets(lobbyDetails, { params: { lobbyId } })
  for (const { watch, player } of bots) {
    expect(watch?.gaps).toEqual([])
    expect([watch?.lastOf(`lobby:${lobbyId}`), watch?.lastOf(`match:${now?.match._id}`)], player.name).toEqual([
      now?.version,
      now?.match.version,
    ])
  }
}

/** Returns the refusals that differ from the recount of their moment. */
function wrongRefusals({ facts }: LobbyInPlay, counted: Recount): string[] {
  const { minBetAmount, maxBetAmount } = facts.settings
  return facts.refusals.flatMap(({ userId, at, stake, code }) => {
    const until = counted.steps.filter((step) => step.userId === userId && step.at <= at)
    const chips = until.reduce((sum, step) => sum + step.chips, 0)
    const isRight =
      (code === 'stake-too-low' && stake < minBetAmount) ||
      (code === 'stake-too-high' && stake > maxBetAmount) ||
      (code === 'insufficient-chips' && stake > chips) ||
      (code === 'spectators-cannot-bet' && (counted.watchesFrom.get(userId) ?? 0) <= at)
    return isRight ? [] : [`${facts.name}: ${userId} ${new Date(at).toISOString()} ${stake} of ${chips}: ${code}`]
  })
}

/** Expects that enough happened for the other checks to mean something. */
async function expectEventful({ lobbies, server }: MatchSimulation): Promise<void> {
  const ids = lobbies.map(({ lobby }) => lobby._id)
  const entries = server.ctx.db.selectFrom('ledger_entry').select('kind').where('lobby_id', 'in', ids)
  const kinds = new Set((await entries.execute()).map(({ kind }) => kind))
  expect([...kinds]).toEqual(expect.arrayContaining(['join', 'stake', 'payout', 'card', 'penalty', 'correction']))
  const kicks = server.ctx.db.selectFrom('penalty').select('account_id').where('lobby_id', 'in', ids)
  expect(await kicks.where('kicked', '=', true).execute()).not.toEqual([])
  expect(lobbies.flatMap(({ facts }) => facts.bets).length).toBeGreaterThan(200)
  const refusals = lobbies.flatMap(({ facts }) => facts.refusals.map(({ code }) => code))
  expect(new Set(refusals)).toContain('insufficient-chips')
}
