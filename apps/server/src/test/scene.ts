import { listActions, listSessions, reportCrash, sendChat } from '@bettle/contract'
import type { Dice } from '../whole-match/dice.ts'
import { type Known, valuesOf } from './request-samples.ts'
import { aStory } from './story.ts'
import type { TestServer } from './test-app.ts'

/** A match that has just begun, played by two, and what a request can be about. */
export async function aScene(server: TestServer, dice: Dice) {
  const story = await aStory({ on: server })
  const { admin } = story
  const ana = await story.player('Ana')
  const ben = await story.player('Ben')
  const modes = ['classic', 'bettle-chips', 'bet-stop'] as const
  const lobby = await ana.opensLobby({
    gameMode: dice.pick(modes),
    showCompetitorBets: dice.chance(0.5),
    isTournament: dice.chance(0.5),
    autoKickInactive: dice.chance(0.5),
  })
  await ben.joins(lobby)
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await ben
    .bets(5)
    .on('Under 1.5 Corner', lobby)
    .catch(() => undefined)
  await story.startsHalf(1)
  await story.letsKickOff()
  const event = await story.records('Corner')
  await story.goesOn(dice.pick([1, 4, 9, 12]))
  const { message } = await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const { match, rounds, odds } = await ana.looksAt(lobby)
  const [session] = (await ana.gets(listSessions, {})).sessions
  await admin.asks(reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
  const [action] = (await admin.gets(listActions, {})).actions
  const things: Known = {
    matchId: match._id,
    halfId: match.halves[1]?._id ?? '',
    roundId: rounds[1]?._id ?? '',
    oddsId: dice.pick(odds)._id,
    eventId: event._id,
    lobbyId: lobby._id,
    code: lobby.lobbyCode,
    betId: bet._id,
    userId: dice.pick([ana, ben]).userId,
    chatId: message._id,
    sessionId: session?._id ?? '',
    avatarId: match._id,
    crashGroupId: match._id,
  }
  // Addresses are drawn: one that stands is somebody's already.
  const { email: _email, ...values } = valuesOf(things)
  const known = { ...values, matchId: match._id, actionId: action?._id }
  return { story, people: [ana, ben, admin], lobby, things, known }
}
