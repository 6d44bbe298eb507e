import { listActions, listSessions, reportCrash, sendChat } from '@bettle/contract'
import type { RandomSource } from '../simulation/random-source.ts'
import { aCompetition } from './competition.ts'
import { type SampleIds, valuesOf } from './requests/request-samples.ts'
import { aScenario } from './scenario.ts'
import type { TestServer } from './test-app.ts'

/** Starts a match with two players, and returns the ids and values for requests. */
export async function aScene(server: TestServer, random: RandomSource) {
  const scenario = await aScenario({ on: server })
  const { admin } = scenario
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  const modes = ['classic', 'bettle-chips', 'bet-stop'] as const
  const lobby = await ana.opensLobby({
    gameMode: random.pick(modes),
    showCompetitorBets: random.bool(0.5),
    isTournament: random.bool(0.5),
    autoKickInactive: random.bool(0.5),
  })
  await ben.joins(lobby)
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await ben
    .bets(5)
    .on('Under 1.5 Corner', lobby)
    .catch(() => undefined)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const event = await scenario.records('Corner')
  await scenario.goesOn(random.pick([1, 4, 9, 12]))
  const { message } = await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const { match, rounds, odds } = await ana.fetchesLobby(lobby)
  const [session] = (await ana.gets(listSessions, {})).sessions
  await admin.asks(reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
  const [action] = (await admin.gets(listActions, {})).actions
  const things: SampleIds = {
    matchId: match._id,
    halfId: match.halves[1]?._id ?? '',
    roundId: rounds[1]?._id ?? '',
    oddsId: random.pick(odds)._id,
    eventId: event._id,
    lobbyId: lobby._id,
    code: lobby.lobbyCode,
    betId: bet._id,
    userId: random.pick([ana, ben]).userId,
    chatId: message._id,
    sessionId: session?._id ?? '',
    avatarId: match._id,
    crashGroupId: match._id,
    competitionId: await aCompetition(admin),
  }
  // Generated email addresses must be new, so the existing ones are left out.
  const { email: _email, ...values } = valuesOf(things)
  const ids = { ...values, matchId: match._id, actionId: action?._id }
  return { scenario, users: [ana, ben, admin], lobby, things, ids }
}
