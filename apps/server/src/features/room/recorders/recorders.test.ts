import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGuestByLink } from '../../../../test/support/guest-by-link.ts'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

const MINUTE = 60_000
const SECOND = 1000

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let dan: Player
let lobby: contract.Lobby

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  dan = await scenario.player('Dan')
})

/** Opens a room whose host Ana names these players too. All four players take a seat. */
async function opens(...recorders: Player[]): Promise<void> {
  const body = {
    ...{ homeTeam: 'Lions', awayTeam: 'Tigers', recorders: 'named' as const },
    gameSettings: { inactivityPenalty: 0, showCompetitorBets: false, maxPlayers: 10 },
  }
  lobby = (await ana.gets(contract.openOwnMatch, { body })).lobby
  for (const one of [ben, cleo, dan]) await one.joins(lobby)
  for (const one of recorders) await names(one)
  for (const one of [ana, ...recorders]) await enters(one)
}
const names = (one: Player, isRecorder = true) =>
  ana.gets(contract.nameRecorder, { body: { lobbyId: lobby._id, userId: one.userId, isRecorder } })
const enters = (one: Player, more: { window?: string; takesOver?: boolean } = {}) =>
  one.gets(contract.enterRoom, { body: { lobbyId: lobby._id, ...more } })
const whistles = (kind: 'half-start' | 'half-end') => ({ body: { lobbyId: lobby._id, sight: { kind } } })
const event = (eventType = 'Corner', more: { window?: string } = {}) => ({
  body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType, team: 'home' as const }, ...more },
})
const taps = async (one: Player, eventType = 'Corner') => (await one.gets(contract.tapInRoom, event(eventType))).tapId
const undo = (tapId: contract.RoomTapId) => ({ body: { lobbyId: lobby._id, tapId } })
const says = (tapId: contract.RoomTapId, isTrue: boolean) => ({ body: { lobbyId: lobby._id, tapId, isTrue } })
/** Starts half 1 by the presses of these recorders, and lets it kick off. */
async function kicksOff(...who: Player[]): Promise<void> {
  for (const one of who) await one.gets(contract.tapInRoom, whistles('half-start'))
  const { halves } = (await ana.fetchesLobby(lobby)).match
  await server.clock.set(Date.parse(halves[0]?.startTime ?? ''))
}
const minute = async (at: number) => {
  const { halves } = (await ana.fetchesLobby(lobby)).match
  await server.clock.set(Date.parse(halves[0]?.startTime ?? '') + at * MINUTE)
}
const state = (one: Player) => one.gets(contract.roomRecorders, { params: { lobbyId: lobby._id } })
const recorded = async () =>
  (await ana.gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })).events.map(
    ({ eventType }) => eventType,
  )
const outcomesOf = async (one: Player) => (await one.fetchesLobby(lobby)).bets.map(({ outcome }) => outcome)
const over = async (one: Player, eventType = 'Corner', betType: 'over' | 'under' = 'over') => {
  const { odds } = await one.fetchesLobby(lobby)
  const option = odds
    .filter((candidate) => candidate.eventType === eventType && candidate.betType === betType)
    .toSorted((first, second) => first.threshold - second.threshold)[0]
  return one.bets(10).on(option?.name ?? '', lobby)
}

describe('the recorders of a room', () => {
  it('are the host and the players whom the host names, shown to all members [RM29] [RM32] [PR980]', async () => {
    await opens(ben)
    expect(lobby.match).toMatchObject({ isRoom: true, hasRecorders: true })
    const { recorders } = await state(dan)
    expect(recorders.map(({ user, records }) => [user._id, records])).toEqual([
      [ana.userId, 'now'],
      [ben.userId, 'now'],
    ])
    const body = { lobbyId: lobby._id, userId: cleo.userId, isRecorder: true }
    expect(await ben.isRefused(contract.nameRecorder, { body })).toBe('forbidden')
    const eve = await scenario.player('Eve')
    expect(await eve.isRefused(contract.roomRecorders, { params: { lobbyId: lobby._id } })).toBe('lobby-not-found')
    expect(await ana.isRefused(contract.nameRecorder, { body: { ...body, userId: eve.userId } })).toBe('not-found')
  })

  it('change at the end of the running round, and one of them stays [RM29] [PR980]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await names(cleo)
    await names(ben, false)
    expect((await state(dan)).recorders.map(({ user, records }) => [user.username.slice(0, 3), records])).toEqual([
      ['Ana', 'now'],
      ['Ben', 'ends'],
      ['Cle', 'starts'],
    ])
    await enters(cleo)
    await minute(5)
    expect(await cleo.isRefused(contract.tapInRoom, event())).toBe('forbidden')
    await taps(ben)
    await minute(11)
    expect(await ben.isRefused(contract.tapInRoom, event())).toBe('forbidden')
    await taps(cleo)
    await names(cleo, false)
    const body = { lobbyId: lobby._id, userId: ana.userId, isRecorder: false }
    expect(await ana.isRefused(contract.nameRecorder, { body })).toBe('half-state')
  })

  it('stay the same when five guests join after the kick-off: their taps and presses are refused [RM29] [PR980]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await minute(2)
    for (let n = 0; n < 5; n += 1) {
      const guest = await aGuestByLink(server, lobby, { username: `Gus ${n} of ${lobby.lobbyCode}` })
      await enters(guest)
      expect(await guest.isRefused(contract.tapInRoom, event())).toBe('forbidden')
      expect(await guest.isRefused(contract.tapInRoom, whistles('half-end'))).toBe('forbidden')
    }
    expect(await recorded()).toEqual([])
    expect((await state(ana)).recorders).toHaveLength(2)
  })

  it('tap in one window: a second window takes the seat over, and the first is refused [RM33] [PR981]', async () => {
    await opens()
    await enters(ana, { window: 'one', takesOver: true })
    await kicksOff()
    await ana.gets(contract.tapInRoom, { body: { ...whistles('half-start').body, window: 'one' } })
    await server.clock.advance(2 * MINUTE)
    expect(await enters(ana, { window: 'two' })).toMatchObject({ isElsewhere: true })
    expect(await ana.isRefused(contract.tapInRoom, event('Corner', { window: 'two' }))).toBe('forbidden')
    expect(await enters(ana, { window: 'two', takesOver: true })).toMatchObject({ isElsewhere: false })
    expect(await ana.isRefused(contract.tapInRoom, event('Corner', { window: 'one' }))).toBe('forbidden')
    expect(await ana.isRefused(contract.tapInRoom, event('Corner'))).toBe('forbidden')
    await ana.gets(contract.tapInRoom, event('Corner', { window: 'two' }))
    expect(await recorded()).toEqual(['Corner'])
  })

  it('are dismissed when they leave or delete their account, at the end of the round [RM29] [PR980]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await minute(3)
    await taps(ben)
    await ben.gets(contract.deleteOwnAccount, { body: { password: ben.password } })
    await server.ctx.jobs.runJobs(`account:${ben.userId}`)
    await minute(11)
    expect((await state(ana)).recorders.map(({ user }) => user._id)).toEqual([ana.userId])
    expect(await recorded()).toEqual(['Corner'])
    await ana.gets(contract.tapInRoom, event('Throw'))
    expect(await recorded()).toEqual(['Corner', 'Throw'])
  })
})

describe('opening a room', () => {
  it('refuses a crowd in a lobby for fewer than eight players, and named recorders of a host without a seat [RM30] [PR982]', async () => {
    const body = { homeTeam: 'Lions', awayTeam: 'Tigers', gameSettings: { maxPlayers: 7 } }
    expect(await ana.isRefused(contract.openOwnMatch, { body: { ...body, recorders: 'crowd' } })).toBe(
      'invalid-settings',
    )
    expect(await ana.isRefused(contract.openOwnMatch, { body: { ...body, recorders: 'named', hostOnly: true } })).toBe(
      'invalid-settings',
    )
    const matchId = scenario.match._id
    expect(
      await ana.isRefused(contract.openRoom, {
        body: { matchId, gameSettings: { maxPlayers: 7 }, recorders: 'crowd' },
      }),
    ).toBe('invalid-settings')
    expect((await ana.gets(contract.openOwnMatch, { body })).lobby.match.hasRecorders).toBeUndefined()
    const { match } = (await ana.gets(contract.openRoom, { body: { matchId, recorders: 'named' } })).lobby
    expect(match.hasRecorders).toBe(true)
  })

  it('shows bets once their round has started, also if the settings say that they stay hidden [RM30] [PR982]', async () => {
    await opens()
    expect(lobby.gameSettings.showCompetitorBets).toBe(true)
  })
})

describe('an event', () => {
  it('shows at the first tap, with who tapped it, and goes when its recorder undoes the tap within ten seconds [RM23] [PR983]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await minute(2)
    const tapId = await taps(ana)
    expect((await state(dan)).events).toMatchObject([
      { tapId, eventType: 'Corner', team: 'home', tappedBy: [ana.userId], counts: true, isDecided: false },
    ])
    expect(await recorded()).toEqual(['Corner'])
    expect(await ben.isRefused(contract.undoTapInRoom, undo(tapId))).toBe('not-found')
    await ana.gets(contract.undoTapInRoom, undo(tapId))
    expect(await recorded()).toEqual([])
    const late = await taps(ana, 'Goal')
    await server.clock.advance(11 * SECOND)
    expect(await ana.isRefused(contract.undoTapInRoom, undo(late))).toBe('half-state')
    expect((await ana.fetchesLobby(lobby)).match.score).toMatchObject({ home: 1 })
  })

  it('is one event for the taps of two recorders within nine seconds, and stays while one of the taps is left [RM24]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await minute(2)
    const first = await taps(ana)
    await server.clock.advance(8 * SECOND)
    await taps(ben)
    expect(await recorded()).toEqual(['Corner'])
    await ana.gets(contract.undoTapInRoom, undo(first))
    expect(await recorded()).toEqual(['Corner'])
    expect((await state(dan)).events.map(({ tappedBy }) => tappedBy)).toEqual([[ben.userId]])
  })

  it('is dated by the arrival of the tap less the delay of its recorder [RM5] [RM24]', async () => {
    await opens()
    await kicksOff(ana)
    await minute(2)
    await taps(ana)
    expect(Date.parse((await state(ana)).events[0]?.timeStamp ?? '')).toBe(server.clock.now() - 3000)
  })

  it('is taken back by the only recorder after more than half a minute, before its round is decided [RM27] [RM30] [PR1077]', async () => {
    await opens()
    await kicksOff(ana)
    await minute(2)
    const tapId = await taps(ana)
    await minute(6)
    await ana.gets(contract.sayInRoom, says(tapId, false))
    expect(await recorded()).toEqual([])
    expect((await state(ana)).events).toMatchObject([{ counts: false, word: false }])
  })

  it('that an operator removed stays removed, whatever the recorders tap and say [RM8]', async () => {
    const room = (await ana.gets(contract.openRoom, { body: { matchId: scenario.match._id, recorders: 'named' } }))
      .lobby
    lobby = room
    await ben.joins(lobby)
    await names(ben)
    for (const one of [ana, ben]) await enters(one)
    await kicksOff(ana, ben)
    await minute(2)
    const tapId = await taps(ana)
    const { events } = await ana.gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: events[0]?._id as never } })
    await taps(ben)
    await ben.gets(contract.sayInRoom, says(tapId, true))
    expect(await recorded()).toEqual([])
  })
})

describe('the whistle', () => {
  it('of a recorder needs the confirmation of another, and none where one records alone [RM31] [PR984]', async () => {
    await opens(ben)
    await ana.gets(contract.tapInRoom, whistles('half-start'))
    const halves = async () => (await ana.fetchesLobby(lobby)).match.halves.map(({ status }) => status)
    expect(await halves()).toEqual(['upcoming', 'upcoming'])
    expect((await enters(ben)).whistle).toMatchObject({ missing: 1, isPressed: false })
    expect(await dan.isRefused(contract.tapInRoom, whistles('half-start'))).toBe('forbidden')
    await ben.gets(contract.tapInRoom, whistles('half-start'))
    expect(await halves()).toEqual(['active', 'upcoming'])
    await opens()
    await ana.gets(contract.tapInRoom, whistles('half-start'))
    expect(await halves()).toEqual(['active', 'upcoming'])
  })
})

describe('a recorder who bets', () => {
  it('is refused while no second recorder is here; other players bet [RM30] [PR985]', async () => {
    await opens()
    const { rounds, odds } = await ana.fetchesLobby(lobby)
    const body = {
      ...{ lobbyId: lobby._id, matchRoundId: rounds[0]?._id, oddsId: odds[0]?._id, stake: 10 },
    } as Parameters<typeof ana.gets<typeof contract.placeBet>>[1]['body']
    expect(await ana.isRefused(contract.placeBet, { body })).toBe('lone-recorder')
    await dan.gets(contract.placeBet, { body })
    await names(ben)
    await ana.gets(contract.placeBet, { body })
  })

  it('is not penalised for a round without a bet that they recorded alone, as other players are [RM30] [I1] [PR985]', async () => {
    const body = { homeTeam: 'Lions', awayTeam: 'Tigers', recorders: 'named' as const }
    lobby = (await ana.gets(contract.openOwnMatch, { body })).lobby
    await ben.joins(lobby)
    await enters(ana)
    await kicksOff(ana)
    await minute(10)
    await server.clock.advance(10 * SECOND)
    const chips = (await ana.fetchesLobby(lobby)).users.map(({ user, chips }) => [user._id, chips])
    expect(Object.fromEntries(chips)).toEqual({ [ana.userId]: 100, [ben.userId]: 95 })
  })

  it('is refused during the match while the second recorder has not opened the pad for ten minutes [RM30] [PR985]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await minute(5)
    await over(ana)
    await minute(12)
    const { rounds, odds } = await ana.fetchesLobby(lobby)
    const body = {
      ...{ lobbyId: lobby._id, matchRoundId: rounds[2]?._id, oddsId: odds[0]?._id, stake: 10 },
    } as Parameters<typeof ana.gets<typeof contract.placeBet>>[1]['body']
    expect(await ana.isRefused(contract.placeBet, { body })).toBe('lone-recorder')
    await enters(ben)
    await ana.gets(contract.placeBet, { body })
  })

  it('wins nothing by an own tap alone: the event counts once another says so, before the round is decided [RM25] [RM28] [PR986]', async () => {
    await opens(ben, cleo)
    await over(ana, 'Card')
    await kicksOff(ana, ben)
    await minute(4)
    const tapId = await taps(ana, 'Card')
    expect(await recorded()).toEqual([])
    expect((await state(ben)).events).toMatchObject([{ tappedBy: [ana.userId], counts: false }])
    await minute(10)
    expect(await outcomesOf(ana)).toEqual(['open'])
    expect((await state(ana)).questions).toEqual([])
    expect((await state(ben)).questions).toMatchObject([{ tapId, eventType: 'Card' }])
    await server.clock.advance(20 * SECOND)
    await ben.gets(contract.sayInRoom, says(tapId, true))
    expect(await recorded()).toEqual(['Card'])
    await cleo.gets(contract.sayInRoom, says(tapId, true))
    expect(await outcomesOf(ana)).toEqual(['won'])
  })

  it('loses when nobody confirms the own tap within a minute, and later taps, words and undoings change nothing [RM28] [PR987]', async () => {
    await opens(ben)
    await over(ana, 'Card')
    await kicksOff(ana, ben)
    await minute(4)
    await enters(ben)
    await minute(9.99)
    const tapId = await taps(ana, 'Card')
    await minute(10)
    await server.clock.advance(59 * SECOND)
    expect(await outcomesOf(ana)).toEqual(['open'])
    await server.clock.advance(SECOND)
    expect(await outcomesOf(ana)).toEqual(['lost'])
    for (const one of [ana, ben]) expect(await one.isRefused(contract.sayInRoom, says(tapId, true))).toBe('half-state')
    expect(await ana.isRefused(contract.undoTapInRoom, undo(tapId))).toBe('half-state')
    expect(await outcomesOf(ana)).toEqual(['lost'])
    expect((await state(ana)).events).toMatchObject([{ isDecided: true, counts: false }])
  })

  it('settles a round without a question once the pictures of its recorders have shown its end [RM28] [PR987]', async () => {
    await opens(ben, cleo)
    await over(dan)
    await kicksOff(ana, ben)
    await minute(10)
    expect(await outcomesOf(dan)).toEqual(['open'])
    await server.clock.advance(3 * SECOND)
    expect(await outcomesOf(dan)).toEqual(['lost'])
  })

  it('denies an event by which a rival wins in vain while two others tapped it [RM25] [RM26] [PR986]', async () => {
    await opens(ben, cleo)
    await over(dan, 'Card')
    await over(ana, 'Card', 'under')
    await kicksOff(ana, ben)
    await minute(4)
    const tapId = await taps(ben, 'Card')
    await taps(cleo, 'Card')
    await ana.gets(contract.sayInRoom, says(tapId, false))
    await minute(10)
    await server.clock.advance(MINUTE)
    expect(await outcomesOf(dan)).toEqual(['won'])
  })

  it('is refused a third challenge in a half while the events count [RM27]', async () => {
    await opens(ben, cleo)
    await kicksOff(ana, ben)
    for (const at of [1, 2, 3]) {
      await minute(at)
      const tapId = await taps(ana)
      await taps(ben)
      if (at < 3) await cleo.gets(contract.sayInRoom, says(tapId, false))
      else expect(await cleo.isRefused(contract.sayInRoom, says(tapId, false))).toBe('half-state')
    }
    expect(await recorded()).toHaveLength(3)
  })

  it('challenges an event for half a minute from when their picture shows it, and again at the end of the round [RM27] [RM36] [PR1072]', async () => {
    await opens(ben, cleo)
    await over(dan)
    await kicksOff(ana, ben)
    await minute(7)
    const tapId = await taps(ana)
    await taps(ben)
    await enters(cleo)
    // The event is dated three seconds before the taps, and pictures count as three seconds late.
    await server.clock.advance(30 * SECOND + 1)
    expect((await state(cleo)).events[0]).toMatchObject({
      challengeUntil: new Date(server.clock.now() - 1).toISOString(),
    })
    expect(await cleo.isRefused(contract.sayInRoom, says(tapId, false))).toBe('half-state')
    expect((await state(cleo)).objectionsLeft).toBe(2)
    await minute(10)
    await cleo.gets(contract.sayInRoom, says(tapId, false))
    expect((await state(cleo)).objectionsLeft).toBe(1)
  })

  it('denies no more than two events in a half by a yes first, or by a tap of their own [RM27] [PR1072]', async () => {
    await opens(ben, cleo)
    await kicksOff(ana, ben)
    const refused = []
    for (const at of [1, 2, 3, 4]) {
      await minute(at)
      const tapId = await taps(ana)
      await taps(ben)
      if (at % 2 === 0) await taps(cleo)
      else await cleo.gets(contract.sayInRoom, says(tapId, true))
      refused.push((await cleo.asks(contract.sayInRoom, says(tapId, false))).ok ? 'no' : 'yes')
    }
    expect(refused).toEqual(['no', 'no', 'yes', 'yes'])
  })

  it('shows nobody by an event near the end of a round whether they bet on the next one [RM25] [V1] [PR988]', async () => {
    await opens(ben)
    await kicksOff(ana, ben)
    await minute(3)
    await over(ana)
    await minute(9.99)
    await taps(ana)
    expect((await state(ben)).events).toMatchObject([{ counts: true }])
    expect(await recorded()).toEqual(['Corner'])
    await minute(10.5)
    await taps(ben, 'Throw')
    expect(await recorded()).toEqual(['Throw'])
  })
})

describe('the check of a round', () => {
  const check = async (isRight: boolean, eventType = 'Card') => {
    const [found] = (await state(ana)).checks.filter((line) => line.eventType === eventType)
    const roundId = found?.roundId ?? ((await ana.fetchesLobby(lobby)).rounds[0]?._id as contract.RoundId)
    return { body: { lobbyId: lobby._id, roundId, eventType, isRight, team: 'home' as const } }
  }
  const claims = async (one: Player, eventType = 'Card') => one.gets(contract.checkRound, await check(false, eventType))
  const finds = async (one: Player, eventType = 'Card') => one.gets(contract.checkRound, await check(true, eventType))
  const claimed = async () => (await state(ben)).events.find(({ claimedBy }) => claimedBy !== undefined)
  const ofOwn = async (one: Player) =>
    (await one.fetchesLobby(lobby)).bets
      .filter(({ user }) => user._id === one.userId)
      .map(({ outcome, voidReason }) => (voidReason ? `${outcome}: ${voidReason.code}` : outcome))
  /** Lets the first round end while all recorders have the pad open. */
  const ends = async (...here: Player[]) => {
    await minute(9)
    for (const one of here) await enters(one)
    await minute(10)
  }

  it('is one line for each type with a bet, to those who record; the round waits for them, half a minute from their picture [RM28] [RM36] [PR1071]', async () => {
    await opens(ben)
    await over(dan, 'Card')
    await over(cleo, 'Corner')
    await kicksOff(ana, ben)
    await minute(3)
    for (const one of [ana, ben]) await taps(one)
    await ends(ana, ben)
    expect((await state(ana)).checks).toMatchObject([
      { eventType: 'Card', count: 0, roundNumber: 1 },
      { eventType: 'Corner', count: 1 },
    ])
    expect((await state(dan)).checks).toEqual([])
    await server.clock.advance(32 * SECOND)
    expect(await ofOwn(dan)).toEqual(['open'])
    expect(await dan.isRefused(contract.checkRound, await check(true))).toBe('forbidden')
    await server.clock.advance(2 * SECOND)
    expect(await ofOwn(dan)).toEqual(['lost'])
    expect((await state(ana)).checks).toEqual([])
  })

  it('ends the wait once all recorders who are here find each count right; silence changes nothing [RM28] [RM36] [PR1071]', async () => {
    await opens(ben)
    await over(dan, 'Card')
    await kicksOff(ana, ben)
    await ends(ana, ben)
    await server.clock.advance(5 * SECOND)
    await finds(ana)
    expect((await state(ana)).checks).toEqual([])
    expect(await ofOwn(dan)).toEqual(['open'])
    await finds(ben)
    expect(await ofOwn(dan)).toEqual(['lost'])
  })

  it('adds an event that nobody tapped once another recorder without a bet agrees [RM35] [PR1070]', async () => {
    await opens(ben, cleo)
    await over(dan, 'Card')
    await kicksOff(ana, ben)
    await ends(ana, ben, cleo)
    await claims(ana)
    expect(await recorded()).toEqual([])
    const { questions } = await state(ben)
    expect(questions).toMatchObject([{ eventType: 'Card', team: 'home', claimedBy: ana.userId }])
    expect((await state(ana)).questions).toEqual([])
    await ben.gets(contract.sayInRoom, says(questions[0]?.tapId as contract.RoomTapId, true))
    expect(await recorded()).toEqual(['Card'])
    expect(await ofOwn(dan)).toEqual(['open'])
    await server.clock.advance(5 * SECOND)
    await cleo.gets(contract.sayInRoom, says(questions[0]?.tapId as contract.RoomTapId, true))
    expect(await ofOwn(dan)).toEqual(['won'])
    expect((await state(ana)).objectionsLeft).toBe(2)
  })

  it('wins or saves no bet of the recorder who claims, and makes those of the others void if nobody answers [RM35] [PR1070]', async () => {
    await opens(ben)
    await over(ana, 'Card')
    await over(dan, 'Card')
    await over(cleo, 'Card', 'under')
    await kicksOff(ana, ben)
    await ends(ana, ben)
    await claims(ana)
    await server.clock.advance(MINUTE)
    expect(await ofOwn(ana)).toEqual(['lost'])
    expect(await ofOwn(dan)).toEqual(['void: claim-undecided'])
    expect(await ofOwn(cleo)).toEqual(['void: claim-undecided'])
    expect(await recorded()).toEqual([])
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it('changes no bet by a claim that the others deny [RM35] [PR1070]', async () => {
    await opens(ben)
    await over(dan, 'Card', 'under')
    await kicksOff(ana, ben)
    await ends(ana, ben)
    await claims(ana)
    await ben.gets(contract.sayInRoom, says((await claimed())?.tapId as contract.RoomTapId, false))
    await server.clock.advance(MINUTE)
    expect(await ofOwn(dan)).toEqual(['won'])
  })

  it('takes no claim before the end, half a minute after it, in a decided round or the third of a half [RM28] [RM35] [PR1070]', async () => {
    await opens(ben)
    await over(dan, 'Card', 'under')
    await over(cleo, 'Corner', 'under')
    await kicksOff(ana, ben)
    await minute(9)
    for (const one of [ana, ben]) await enters(one)
    expect(await ana.isRefused(contract.checkRound, await check(false))).toBe('half-state')
    await minute(10)
    await claims(ben)
    await claims(ben, 'Corner')
    expect(await ben.isRefused(contract.checkRound, await check(false))).toBe('half-state')
    await server.clock.advance(33 * SECOND + 1)
    expect(await ofOwn(dan)).toEqual(['open'])
    expect(await ana.isRefused(contract.checkRound, await check(false))).toBe('half-state')
    await server.clock.advance(MINUTE)
    expect(await ana.isRefused(contract.checkRound, await check(true))).toBe('half-state')
    expect(await ofOwn(dan)).toEqual(['void: claim-undecided'])
  })

  it('of one who records alone counts at once [RM35] [PR1070]', async () => {
    await opens()
    await over(dan, 'Card')
    await kicksOff(ana)
    await ends(ana)
    await claims(ana)
    expect(await recorded()).toEqual(['Card'])
    await server.clock.advance(5 * SECOND)
    expect(await ofOwn(dan)).toEqual(['won'])
  })
})

describe('a bet of a recorder whom nobody could contradict', () => {
  const betsOf = async (one: Player) =>
    (await one.fetchesLobby(lobby)).bets
      .filter(({ user }) => user._id === one.userId)
      .map(({ outcome, voidReason }) => (voidReason ? `${outcome}: ${voidReason.code}` : outcome))
  const chipsOf = async (one: Player) => (await one.fetchesLobby(lobby)).currentUser.chips
  /** Lets a round end, and the room decide it. */
  const endsRound = async (number = 1) => {
    await minute(10 * number)
    await server.clock.advance(MINUTE)
  }

  it('is void if the only other recorder left after the bet, however silent its player is [RM34] [PR992]', async () => {
    await opens(ben)
    const chips = await chipsOf(ana)
    await over(ana, 'Corner', 'under')
    await kicksOff(ana, ben)
    await minute(2)
    await ben.leaves(lobby)
    await endsRound()
    expect(await betsOf(ana)).toEqual(['void: recorded-alone'])
    expect(await chipsOf(ana)).toBe(chips)
  })

  it('is void if the only other recorder was last seen before the second half of the round, and stands if they return [RM34] [PR992]', async () => {
    await opens(ben)
    await over(ana, 'Corner', 'under')
    await kicksOff(ana, ben)
    await minute(4.9)
    await enters(ben)
    await minute(7)
    await over(ana, 'Corner', 'under')
    await endsRound()
    expect(await betsOf(ana)).toEqual(['void: recorded-alone', 'open'])
    await minute(18)
    await enters(ben)
    await endsRound(2)
    expect(await betsOf(ana)).toEqual(['void: recorded-alone', 'won'])
  })

  it('stands if the other recorder looks in while the room waits a minute for them [RM34]', async () => {
    await opens(ben)
    await over(ana, 'Corner', 'under')
    await kicksOff(ana, ben)
    await minute(10)
    await server.clock.advance(30 * SECOND)
    expect(await betsOf(ana)).toEqual(['open'])
    await enters(ben)
    await server.clock.advance(30 * SECOND)
    expect(await betsOf(ana)).toEqual(['won'])
  })

  it('is lost by the events that the other recorder tapped before leaving [RM34]', async () => {
    await opens(ben)
    await over(ana, 'Corner', 'under')
    await kicksOff(ana, ben)
    for (const at of [1, 2, 3, 4, 5, 6]) {
      await minute(at)
      await taps(ben)
    }
    await ben.leaves(lobby)
    await endsRound()
    expect(await betsOf(ana)).toEqual(['lost'])
  })

  it('is void also if its player tapped against it, so that honesty costs nothing [RM34]', async () => {
    await opens(ben)
    await over(ana, 'Corner', 'under')
    await kicksOff(ana, ben)
    await ben.leaves(lobby)
    for (const at of [1, 2, 3, 4, 5, 6]) {
      await minute(at)
      await taps(ana)
    }
    await endsRound()
    expect(await recorded()).toHaveLength(6)
    expect(await betsOf(ana)).toEqual(['void: recorded-alone'])
  })

  it('stands if a third recorder without a bet on the type is there, and is void if the third has one [RM34]', async () => {
    await opens(ben, cleo)
    await over(ana, 'Corner', 'under')
    await over(cleo, 'Corner')
    await kicksOff(ana, ben)
    await minute(2)
    await ben.leaves(lobby)
    await minute(7)
    await enters(cleo)
    await over(ana, 'Corner', 'under')
    await endsRound()
    expect(await betsOf(ana)).toEqual(['void: recorded-alone', 'open'])
    await minute(18)
    await enters(cleo)
    await endsRound(2)
    expect(await betsOf(ana)).toEqual(['void: recorded-alone', 'won'])
  })

  it('over a number is void only if no other recorder was there in the round; bets of others stand [RM34]', async () => {
    await opens(ben)
    await over(ana)
    await over(dan, 'Corner', 'under')
    await kicksOff(ana, ben)
    await minute(2)
    await enters(ben)
    await over(ana)
    await endsRound()
    expect(await betsOf(ana)).toEqual(['lost', 'open'])
    expect(await betsOf(dan)).toEqual(['won'])
    await endsRound(2)
    expect(await betsOf(ana)).toEqual(['lost', 'void: recorded-alone'])
  })
})

it('keeps a bet void that nobody could contradict, when an operator corrects its events, takes that back and settles again [RM34] [S6] [PR992]', async () => {
  const { admin, match } = scenario
  lobby = (await ana.gets(contract.openRoom, { body: { matchId: match._id, recorders: 'named' } })).lobby
  for (const one of [ben, dan]) await one.joins(lobby)
  await names(ben)
  for (const one of [ana, ben]) await enters(one)
  await over(ana, 'Corner', 'under')
  await over(dan, 'Corner', 'under')
  await kicksOff(ana, ben)
  await minute(2)
  await ben.leaves(lobby)
  await minute(10)
  await server.clock.advance(MINUTE)
  const states = async () => [
    ...[await outcomesOf(ana), await outcomesOf(dan)],
    (await ana.fetchesLobby(lobby)).currentUser.chips,
  ]
  const settled = await states()
  expect(settled.slice(0, 2)).toEqual([['void'], ['won']])
  const timeStamp = new Date(server.clock.now() - 5 * MINUTE).toISOString()
  const ids = []
  for (let n = 0; n < 7; n += 1) {
    const body = { match: lobby.match._id, eventType: 'Corner', timeStamp, sourceId: `late ${n}` }
    ids.push((await admin.gets(contract.recordMatchEvent, { body })).event._id)
  }
  expect(await states()).toEqual([['void'], ['lost'], settled[2]])
  for (const id of ids) await admin.gets(contract.deleteMatchEvent, { params: { id } })
  expect(await states()).toEqual(settled)
  const halfNumber = 1
  await admin.gets(contract.endHalf, { body: { matchId: lobby.match._id, halfNumber } })
  await admin.gets(contract.reopenHalf, { body: { matchId: lobby.match._id, halfNumber } })
  await admin.gets(contract.manualTrigger, { body: { matchId: lobby.match._id } })
  expect(await states()).toEqual(settled)
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

it('exports what a recorder said with the own data [A62] [PR989]', async () => {
  await opens(ben)
  await kicksOff(ana, ben)
  await minute(2)
  const tapId = await taps(ana)
  await ben.gets(contract.sayInRoom, says(tapId, false))
  const data = await ben.gets(contract.exportOwnData, {})
  expect(data.recorderLines).toMatchObject([
    { kind: 'admitted', isTrue: null },
    { kind: 'said', isTrue: false },
  ])
})
