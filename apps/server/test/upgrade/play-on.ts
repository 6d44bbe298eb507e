import {
  deleteMatchEvent,
  endHalf,
  type LobbyId,
  listOdds,
  lobbyDetails,
  login,
  type MatchEventId,
  placeBet,
  recordMatchEvent,
  refresh,
  resume,
  updateMatchEvent,
} from '@bettle/contract'
import type { LoggedAction } from '../support/naive/naive-history.ts'
import { type Player, playerOn } from '../support/scenario.ts'
import { TEST_PASSWORD } from '../support/sign-in.ts'
import { call, type TestServer } from '../support/test-app.ts'
import type { Name, OldFacts } from './open-copy.ts'

export type Players = Readonly<Record<Name, Player>>

const MINUTE = 60_000
export const SECOND_KICK_OFF = Date.parse('2026-05-01T19:08:00.000Z')
/** Returns the instant of a minute in the second half. */
export const minute = (minutes: number): number => SECOND_KICK_OFF + minutes * MINUTE

/** Signs the players in again. Ana uses her stored session, and the others sign in with their passwords. */
export async function signInAgain(server: TestServer, facts: OldFacts): Promise<Players> {
  const back = async (name: Name): Promise<Player> => {
    const { userId, email } = facts.people[name]
    const headers = name === 'Ana' ? await refreshed(server, facts) : await signedIn(server, email)
    const token = { tokenType: 'Bearer', accessToken: '', refreshToken: headers['refresh-token'] } as const
    const account = { userId, email, username: name, password: TEST_PASSWORD, token, headers }
    return playerOn(server, name, account, () => facts.match)
  }
  return {
    Admin: await back('Admin'),
    Ana: await back('Ana'),
    Ben: await back('Ben'),
    Cleo: await back('Cleo'),
    Dan: await back('Dan'),
    Eve: await back('Eve'),
    Fay: await back('Fay'),
  }
}

async function refreshed(server: TestServer, { session }: OldFacts) {
  const answer = await call(server, refresh, {}, { headers: { 'refresh-token': session.refreshToken } })
  if (!answer.ok) throw new Error(`the session is not valid: ${answer.failure.code}`)
  const { accessToken, refreshToken } = answer.reply
  return { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
}

async function signedIn(server: TestServer, email: string) {
  const answer = await call(server, login, { body: { email, password: TEST_PASSWORD } })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.failure.code}`)
  const { tokenType, accessToken, refreshToken } = answer.reply.token
  return { authorization: `${tokenType} ${accessToken}`, 'refresh-token': refreshToken }
}

/** Plays the match to its final results: bets, events in time and late, and old events that are moved and removed. */
export async function playOn(server: TestServer, facts: OldFacts, players: Players): Promise<LoggedAction[]> {
  const log: LoggedAction[] = [...facts.log]
  const admin = players.Admin
  const iso = (at: number) => new Date(at).toISOString()
  const now = () => iso(server.clock.now())
  const goTo = async (at: number) => {
    // Rounds end at whole minutes, so the jobs of each minute run in that minute.
    for (let next = nextMinute(server.clock.now()); next < at; next += MINUTE) {
      await server.clock.set(next)
    }
    await server.clock.set(at)
  }
  const record = async (eventType: string, when = server.clock.now()) => {
    const body = { match: facts.match, eventType, timeStamp: iso(when) }
    const { event } = await admin.gets(recordMatchEvent, { body })
    log.push({ at: now(), what: 'recorded', event: event._id, eventType, when: iso(when) })
  }
  const deleteEvent = async (event: string, reason?: string) => {
    await admin.gets(deleteMatchEvent, { params: { id: event as MatchEventId }, query: { reason } })
    log.push({ at: now(), what: 'removed', event, ...(reason && { reason }) })
  }
  const last = (eventType: string, before = server.clock.now()) =>
    currentEvents(log).findLast((event) => event.eventType === eventType && Date.parse(event.when) < before)?.event ??
    ''
  const bet = (name: Name, lobby: string, stake: number, wanted: string) =>
    placeOn(players[name], facts, lobby, stake, wanted)

  await bet('Cleo', 'sighted', 3, 'over Corner')
  await bet('Ben', 'fives', 2, 'over Throw')
  await bet('Dan', 'fifteens', 5, 'over Corner')
  await bet('Eve', 'blind', 4, 'under Throw')
  await goTo(minute(28))
  await record('Corner')
  await goTo(minute(28.2))
  await record('Throw', minute(24))
  await goTo(minute(29))
  await admin.gets(resume, { body: { matchId: facts.match, eventType: 'Goal' } })
  await goTo(minute(31))
  await deleteEvent(last('Corner', minute(22)), 'A foul before it')
  await goTo(minute(32))
  await bet('Ana', 'sighted', 2, 'over Goal')
  await bet('Ben', 'sighted', 6, 'under Corner')
  await bet('Eve', 'blind', 4, 'over Throw')
  await bet('Ben', 'fives', 2, 'under Corner')
  await goTo(minute(33))
  await record('Corner')
  await goTo(minute(34))
  await record('Throw')
  await goTo(minute(36))
  const shot = last('Shot')
  const when = currentEvents(log).find(({ event }) => event === shot)?.when ?? ''
  await admin.gets(updateMatchEvent, { params: { id: shot as MatchEventId }, body: { eventType: 'Corner' } })
  log.push({ at: now(), what: 'moved', event: shot, eventType: 'Corner', when })
  await goTo(minute(44))
  await record('Goal')
  await goTo(minute(46.5))
  await admin.gets(endHalf, { body: { matchId: facts.match, halfNumber: 2 } })
  log.push({ at: now(), what: 'half-ended', half: 2, end: now() })
  await goTo(minute(50))
  await deleteEvent(last('Goal'), 'After the whistle')
  await goTo(minute(57))
  return log
}

const nextMinute = (at: number) => (Math.floor(at / MINUTE) + 1) * MINUTE

function currentEvents(log: readonly LoggedAction[]) {
  const events = new Map<string, Extract<LoggedAction, { eventType: string }>>()
  for (const entry of log) {
    if (entry.what === 'recorded' || entry.what === 'moved') events.set(entry.event, entry)
    else if (entry.what === 'removed') events.delete(entry.event)
  }
  return [...events.values()]
}

/** Bets on the first offered line of a side and an event type, such as 'over Corner'. */
async function placeOn(player: Player, facts: OldFacts, lobby: string, stake: number, wanted: string): Promise<void> {
  const lobbyId = facts.lobbies[lobby] as LobbyId
  const { odds } = await player.gets(listOdds, { params: { matchId: facts.match }, query: { lobbyId } })
  const { upcomingRounds } = await player.gets(lobbyDetails, { params: { lobbyId } })
  const option = odds.find(({ betType, eventType }) => `${betType} ${eventType}` === wanted)
  const round = upcomingRounds[0]
  if (!option || !round) throw new Error(`${player.name} cannot bet on ${wanted}`)
  await player.gets(placeBet, { body: { lobbyId, oddsId: option._id, matchRoundId: round._id, stake } })
}
