import { getMatch, getReceipt, type LobbyId, listChat, lobbyDetails, type PlaceBet, placeBet } from '@bettle/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { testClock } from '../../src/clock.ts'
import type { Connection } from '../../src/db/connect.ts'
import { pendingMigrations } from '../../src/db/migrate.ts'
import { ledgerFaults } from '../../src/features/ledger/check-ledger.ts'
import {
  type BetTaken,
  correctionsByHand,
  type HistoryStep,
  historyOf,
  type LoggedAction,
} from '../support/naive/naive-history.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../support/test-app.ts'
import { countChips } from './naive-chips.ts'
import { type CopyName, factsOf, type OldFacts, openDump, openFolder } from './open-copy.ts'
import { minute, type Players, playOn, signInAgain } from './play-on.ts'

const copies: readonly CopyName[] = testDatabaseUrl === undefined ? ['postgres', 'embedded'] : ['postgres']

const TAKEN_AT = minute(23)

const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

describe.each(copies)('a match that was active when the server was upgraded, on a copy of %s', (name) => {
  it('a match continues after the upgrade, and ends as the independent count expects [L2] [S11] [S12] [S1] [S2] [S6]', {
    timeout: 180_000,
  }, async () => {
    const facts = await factsOf(name)
    const database = name === 'embedded' ? await openFolder() : await openDump()
    stops.push(database.drop)
    const connection = await database.connect()
    const before = await betsIn(connection)
    expect(await pendingMigrations(connection.db)).not.toContain('0003-chat')

    // The new version starts after a round of five minutes has ended, while the rounds of ten minutes are active.
    const server = await aServer({
      database: { ...database, connect: async () => connection },
      clock: testClock(minute(27.5)),
    })
    stops.push(server.stop)
    await server.ctx.jobs.settled()
    expect(await pendingMigrations(connection.db)).toEqual([])
    expect(await ledgerFaults(connection.db)).toEqual([])

    const players = await signInAgain(server, facts)
    await expectAsLeft(facts, players)
    const log = await playOn(server, facts, players)

    const after = await betsIn(connection)
    expect(after.filter(({ id }) => before.some((bet) => bet.id === id))).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length + 5)
    expect(repeatedSince(before, after).length).toBeGreaterThan(0)
    const { match } = await players.Ben.gets(getMatch, { params: { id: facts.match } })
    expect(match).toMatchObject({ status: 'completed', resultsConfirmedAt: expect.any(String) })
    await expectReceipts(players, after.filter(isPlayed(facts)), log, server)
    await expectChips(facts, players, after, log)
    expect(await sentencesIn(connection)).toEqual([])
    expect(await ledgerFaults(connection.db)).toEqual([])
  })
})

interface BetOfOld extends BetTaken {
  readonly id: string
  readonly lobbyId: string
  readonly userId: string
}

/** Returns the fields of bets that never change, as both versions store them. */
async function betsIn({ db }: Connection): Promise<BetOfOld[]> {
  const { rows } = await sql<BetOfOld>`
    select bet.id, bet.lobby_id as "lobbyId", bet.account_id as "userId", round.round_number as "roundNumber",
      plan.round_duration as "roundDuration", bet.event_type as "eventType", bet.bet_type as "betType", bet.threshold,
      bet.hundredths, bet.stake
    from bet join round on round.id = bet.round_id join plan on plan.id = round.plan_id order by bet.id`.execute(db)
  return rows
}

/**
 * Returns new bets on an option on which the same player had already bet in the lobby, which the classic game allows.
 */
function repeatedSince(before: readonly BetOfOld[], after: readonly BetOfOld[]): BetOfOld[] {
  const playOf = (bet: BetOfOld) => [bet.lobbyId, bet.userId, bet.eventType, bet.betType, bet.threshold].join(' ')
  const made = new Set(before.map(playOf))
  const old = new Set(before.map(({ id }) => id))
  return after.filter((bet) => !old.has(bet.id) && made.has(playOf(bet)))
}

const isPlayed =
  ({ lobbies }: OldFacts) =>
  ({ lobbyId }: BetOfOld) =>
    Object.values(lobbies).includes(lobbyId)

/**
 * Returns reasons and names that are stored as sentences, without the old entries of the ledger, which never change.
 */
async function sentencesIn({ db }: Connection): Promise<unknown[]> {
  const { rows } = await sql`
    select reason from (
      select closed_reason as reason from lobby union select abandoned_reason from match union select reason from bet_outcome
      union select reason from due_work union select reason from ledger_entry where at > ${new Date(TAKEN_AT)}) kept
    where reason !~ '^([a-z-]+|operator: .*)$'
    union select name from option where name ~ '^(Over|Under) '
    union select option_name from bet where option_name ~ '^(Over|Under) '`.execute(db)
  return rows
}

/** Expects every user to find the state from before the upgrade. */
async function expectAsLeft(facts: OldFacts, players: Players): Promise<void> {
  const { Ana, Ben, Cleo, Fay } = players
  const lobbyId = facts.lobbies.sighted as LobbyId
  const { messages } = await Ana.gets(listChat, { query: { lobbyId } })
  expect(messages.map(({ message }) => message)).toEqual(['Here we go!', 'Corners, please.'])

  const { who: bettor, key, body, bet } = facts.lastRequest
  const again = await players[bettor].asks(placeBet, { body: body as PlaceBet }, { 'idempotency-key': key })
  expect(again).toMatchObject({ ok: true, reply: { bet: { _id: bet } } })

  const seen = await Ana.gets(lobbyDetails, { params: { lobbyId } })
  // A setting that is newer than the lobby has the value that the rules had at that time.
  expect(seen.gameSettings).toMatchObject({
    gameMode: 'classic',
    enableBettleCards: false,
    isTournament: false,
    prizeDistribution: 'winner-takes-all',
  })
  expect(seen.currentUser.chips).toBe(facts.balances.sighted?.Ana)
  expect(seen.odds.filter(({ setBy }) => setBy === 'admin').map(({ name, customName }) => [name, customName])).toEqual(
    expect.arrayContaining([
      ['Over 1 Corner', undefined],
      ['Corner rush', 'Corner rush'],
      ['A quiet spell', 'A quiet spell'],
    ]),
  )
  expect(seen.match.suspendedEventTypes).toEqual(['Goal'])

  const closing = async (player: typeof Ana, id: string) => {
    const seenIn = await player.gets(lobbyDetails, { params: { lobbyId: id as LobbyId } })
    return [seenIn.closedReason, seenIn.closedWhy]
  }
  const snow = 'Snow on the pitch, and more to come'
  expect(await closing(Fay, facts.closed.deserted)).toEqual(['Everyone has left.', { code: 'everyone-left' }])
  expect(await closing(Ben, facts.closed.snowed)).toEqual([snow, { code: 'operator', text: snow }])
  expect(await closing(Cleo, facts.closed.gone)).toEqual(['The match was deleted.', { code: 'match-deleted' }])
  const { match } = await Ana.gets(getMatch, { params: { id: facts.snow } })
  expect([match.abandonedReason, match.abandonedWhy]).toEqual([snow, { code: 'operator', text: snow }])
}

/** Expects every receipt to agree with the log of actions, and its chips to add up. */
async function expectReceipts(
  players: Players,
  bets: readonly BetOfOld[],
  log: readonly LoggedAction[],
  server: TestServer,
): Promise<void> {
  for (const player of Object.values(players)) {
    for (const bet of bets.filter(({ userId }) => userId === player.userId)) {
      const history = historyOf(bet, log, server.clock.now())
      const last = history.at(-1)
      const receipt = await player.gets(getReceipt, { params: { betId: bet.id } })
      const { outcome, count, payout, ledger } = receipt
      const what = `the bet of ${player.name} on round ${bet.roundNumber} of ${bet.roundDuration} minutes`
      expect({ outcome, count, payout }, what).toEqual({
        outcome: last?.outcome,
        count: last?.count,
        payout: last?.credit,
      })
      expect(
        ledger.reduce((sum, { amount }) => sum + amount, 0),
        what,
      ).toBe((last?.credit ?? 0) - bet.stake)
      const corrections = receipt.corrections.map(
        ({ balance: _balance, why: _why, whys: _whys, ...correction }) => correction,
      )
      expect(corrections, what).toEqual(correctionsByHand(asRemembered(history)))
    }
  }
}

/**
 * Returns the part of a history that an old database stores: the changes of chips and the last decision of a bet.
 * Decisions in between without chips are lost. Of a last decision without chips only an operator's text remains.
 */
function asRemembered(history: readonly HistoryStep[]): HistoryStep[] {
  const old = history.filter(({ at }) => at <= TAKEN_AT)
  const neverPaid = old.every(({ credit }) => credit === 0)
  const kept: HistoryStep[] = []
  old.forEach((step, index) => {
    const before = kept.at(-1)
    const movedNone = before !== undefined && before.outcome !== 'open' && before.credit === step.credit
    if (movedNone && (neverPaid || index < old.length - 1)) return
    const text = movedNone ? { text: step.by?.reason ?? null } : {}
    kept.push({ ...step, from: before?.outcome ?? 'open', ...text })
  })
  return [...kept, ...history.slice(old.length)]
}

async function expectChips(
  facts: OldFacts,
  players: Players,
  bets: readonly BetOfOld[],
  log: readonly LoggedAction[],
): Promise<void> {
  for (const [name, lobbyId] of Object.entries(facts.lobbies)) {
    const counted: Record<string, number> = {}
    const shown: Record<string, number> = {}
    for (const player of Object.values(players)) {
      const answer = await player.asks(lobbyDetails, { params: { lobbyId: lobbyId as LobbyId } })
      if (!answer.ok || !answer.reply.currentUser.ranked) continue
      const { gameSettings: settings, currentUser } = answer.reply
      const own = bets.filter((bet) => bet.lobbyId === lobbyId && bet.userId === player.userId)
      const given = name === 'sighted' && player.name === 'Cleo' ? 15 : 0
      const played = { settings, roundDuration: settings.roundDuration, bets: own, log, given }
      counted[player.name] = countChips(played)
      shown[player.name] = currentUser.chips
    }
    expect(Object.keys(counted)).toHaveLength(3)
    expect(shown, `the chips in ${name}`).toEqual(counted)
  }
}
