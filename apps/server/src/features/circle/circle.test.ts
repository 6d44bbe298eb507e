import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aGuestByLink, registers } from '../../../test/support/guest-by-link.ts'
import { aScenario, type Player, type Scenario, signsInAgain } from '../../../test/support/scenario.ts'
import { TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { listen } from '../../../test/support/test-app.ts'
import { pruneCircleAsks } from './prune-circle-asks.ts'

const MINUTE = 60_000
const DAY_MS = 24 * 60 * MINUTE

let scenario: Scenario
afterEach(() => scenario.ends())

async function starts(names: readonly string[], { rateLimits = false } = {}) {
  scenario = await aScenario({ config: { guests: true, rateLimits } })
  const players: Player[] = []
  for (const name of names) players.push(await scenario.player(name))
  return players as [Player, Player, Player, Player]
}

async function aMatch(homeTeam: string, afterMs = 2 * 60 * MINUTE): Promise<contract.MatchId> {
  const startTime = new Date(scenario.server.clock.now() + afterMs).toISOString()
  const { match } = await scenario.admin.gets(contract.createMatch, {
    body: { homeTeam, awayTeam: 'Italy', startTime },
  })
  return match._id
}

const makes = async (player: Player, name = 'Tuesday club', lobbyId?: contract.LobbyId) =>
  (await player.gets(contract.createCircle, { body: { name, lobbyId } })).circle
const sees = async (player: Player, { _id: circleId }: Pick<contract.Circle, '_id'>, query = {}) =>
  (await player.gets(contract.circleById, { params: { circleId }, query })).circle
const byId = ({ _id: circleId }: Pick<contract.Circle, '_id'>) => ({ params: { circleId } })
const opens = async (
  player: Player,
  circle: contract.Circle,
  matchId: contract.MatchId,
  gameSettings?: contract.GameSettingsGiven,
) => (await player.gets(contract.openEvening, { ...byId(circle), body: { matchId, gameSettings } })).lobby
const kindsOf = async (player: Player) =>
  (await player.gets(contract.listNotices, {})).notices.map(({ kind }) => kind).sort()

/** Makes a circle of these players by its code. */
async function aCircle([owner, ...others]: readonly Player[]): Promise<contract.Circle> {
  if (!owner) throw new Error('no owner')
  const circle = await makes(owner)
  for (const player of others) {
    await player.gets(contract.joinCircle, { body: { code: circle.code } })
    await owner.gets(contract.admitToCircle, { ...byId(circle), body: { userId: player.userId, admit: true } })
  }
  return sees(owner, circle)
}

/**
 * Plays an evening: the host's seat and those of the others bet ten chips each. The bet of each player in `winners`
 * wins, in the order of their stakes.
 */
async function plays(
  lobby: Pick<contract.LobbyCard, '_id' | 'lobbyCode'>,
  matchId: contract.MatchId,
  stakes: readonly (readonly [Player, number])[],
) {
  const { admin } = scenario
  for (const [player] of stakes)
    await player.asks(contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
  for (const [player, stake] of stakes) await player.bets(stake).on('Over 0.5 Corner', lobby as contract.Lobby)
  await admin.gets(contract.startHalf1, { body: { matchId } })
  await scenario.letsKickOff()
  const timeStamp = new Date(scenario.server.clock.now()).toISOString()
  const { event } = await admin.gets(contract.recordMatchEvent, {
    body: { match: matchId, eventType: 'Corner', timeStamp },
  })
  await scenario.goesOn(11)
  await admin.gets(contract.endMatch, { body: { matchId } })
  return event
}
const confirms = (matchId: contract.MatchId) => scenario.admin.gets(contract.confirmResults, { body: { matchId } })
const lines = (circle: contract.Circle) =>
  circle.table.map(({ user, rank, points, played, won, bestFinish }) => [
    user.username,
    rank,
    points,
    played,
    won,
    bestFinish,
  ])

describe('a circle', () => {
  it('is made by name, and a user comes in by its code once the owner lets the user in [CI1] [CI4] [PR941]', async () => {
    const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
    const circle = await makes(ana, '  Tuesday   club ')
    expect(circle).toMatchObject({
      name: 'Tuesday club',
      owner: { username: 'Ana' },
      members: [{ user: { username: 'Ana' } }],
    })
    expect(circle.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    const found = await ben.gets(contract.circleByCode, { params: { code: circle.code.toLowerCase() } })
    expect(found.circle).toMatchObject({ name: 'Tuesday club', members: 1, state: 'none' })
    const asked = await ben.gets(contract.joinCircle, { body: { code: circle.code } })
    expect(asked.circle.state).toBe('asking')
    expect(await ben.isRefused(contract.circleById, byId(circle))).toBe('circle-not-found')
    expect(await kindsOf(ana)).toEqual(['circle-wants-in'])
    expect((await sees(ana, circle)).asking).toMatchObject([{ username: 'Ben' }])
    await ana.gets(contract.admitToCircle, { ...byId(circle), body: { userId: ben.userId, admit: true } })
    expect(await kindsOf(ana)).toEqual([])
    expect(await kindsOf(ben)).toEqual(['circle-admitted'])
    const seen = await sees(ben, circle)
    expect(seen.members.map(({ user }) => user.username)).toEqual(['Ana', 'Ben'])
    expect([seen.asking, seen.asked]).toEqual([[], []])
    await cleo.gets(contract.joinCircle, { body: { code: circle.code } })
    await ana.gets(contract.admitToCircle, { ...byId(circle), body: { userId: cleo.userId, admit: false } })
    expect(await cleo.isRefused(contract.joinCircle, { body: { code: circle.code } })).toBe('forbidden')
  })

  it('a user who is no member sees nothing of a circle: every call answers circle-not-found [CI2] [PR942]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'])
    const circle = await makes(ana)
    const at = byId(circle)
    const { _id: userId } = circle.owner
    const matchId = await aMatch('Spain')
    const calls = [
      ben.isRefused(contract.circleById, at),
      ben.isRefused(contract.answerCircle, { ...at, body: { agree: true } }),
      ben.isRefused(contract.askIntoCircle, { ...at, body: { lobbyId: matchId as never } }),
      ben.isRefused(contract.admitToCircle, { ...at, body: { userId, admit: true } }),
      ben.isRefused(contract.updateCircle, { ...at, body: { name: 'Mine' } }),
      ben.isRefused(contract.handOverCircle, { ...at, body: { userId: ben.userId } }),
      ben.isRefused(contract.removeFromCircle, { params: { circleId: circle._id, userId } }),
      ben.isRefused(contract.leaveCircle, at),
      ben.isRefused(contract.muteCircle, { ...at, body: { muted: true } }),
      ben.isRefused(contract.openEvening, { ...at, body: { matchId } }),
    ]
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['circle-not-found']))
    expect(await ben.gets(contract.listCircles, {})).toEqual({ circles: [], invitations: [] })
    expect((await sees(ana, circle)).name).toBe('Tuesday club')
  })

  it('refuses a name that passes for the house, mixes alphabets or shows nothing [CI1]', async () => {
    const [ana] = await starts(['Ana'])
    for (const name of ['Bettle', 'Аna’s club', '\u200B', ' '.repeat(5), 'x'.repeat(41)]) {
      expect(await ana.isRefused(contract.createCircle, { body: { name } })).toBe('invalid-request')
    }
  })

  it('its owner renames it, changes its code, hands it over and removes members, and nobody else does [CI8] [PR943]', async () => {
    const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
    const circle = await aCircle([ana, ben, cleo])
    const at = byId(circle)
    expect(await ben.isRefused(contract.updateCircle, { ...at, body: { name: 'Mine' } })).toBe('forbidden')
    const changed = await ana.gets(contract.updateCircle, { ...at, body: { name: 'Cup nights', newCode: true } })
    expect(changed.circle.name).toBe('Cup nights')
    expect(changed.circle.code).not.toBe(circle.code)
    expect(await cleo.isRefused(contract.circleByCode, { params: { code: circle.code } })).toBe('circle-not-found')
    await ana.gets(contract.handOverCircle, { ...at, body: { userId: ben.userId } })
    expect(await ana.isRefused(contract.handOverCircle, { ...at, body: { userId: ana.userId } })).toBe('forbidden')
    const removed = { params: { circleId: circle._id, userId: cleo.userId } }
    expect((await ben.gets(contract.removeFromCircle, removed)).circle.members).toHaveLength(2)
    expect(await ben.isRefused(contract.removeFromCircle, removed)).toBe('not-found')
    expect(await cleo.isRefused(contract.circleById, at)).toBe('circle-not-found')
    expect(await cleo.isRefused(contract.joinCircle, { body: { code: changed.circle.code } })).toBe('forbidden')
  })

  it('belongs to the longest member after its owner left or deleted the account, and is deleted without members [CI8] [A15] [PR943]', async () => {
    const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
    const circle = await aCircle([ana, ben, cleo])
    await ana.gets(contract.deleteOwnAccount, { body: { password: TEST_PASSWORD } })
    expect(await sees(cleo, circle)).toMatchObject({ owner: { username: 'Ben' } })
    expect((await sees(cleo, circle)).members.map(({ user }) => user.username)).toEqual(['Ben', 'Cleo'])
    await ben.gets(contract.leaveCircle, byId(circle))
    expect((await sees(cleo, circle)).owner.username).toBe('Cleo')
    await cleo.gets(contract.leaveCircle, byId(circle))
    const { db } = scenario.server.ctx
    expect(await db.selectFrom('circle').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('circle_member').selectAll().execute()).toEqual([])
  })

  it('limits the circles that a user makes, owns and joins [CI14]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'], { rateLimits: true })
    const circles: contract.Circle[] = []
    for (let n = 1; n <= 5; n += 1) circles.push(await makes(ana, `Club ${n}`))
    expect(await ana.isRefused(contract.createCircle, { body: { name: 'Club 6' } })).toBe('too-many-circles')
    for (const circle of circles) await ana.gets(contract.leaveCircle, byId(circle))
    expect(await ana.isRefused(contract.createCircle, { body: { name: 'Club 6' } })).toBe('rate-limited')
    await scenario.server.clock.advance(DAY_MS)
    const again = await signsInAgain(scenario.server, ana)
    const circle = await makes(again)
    const { db, clock } = scenario.server.ctx
    const member = (account_id: string, circle_id: string) => ({
      id: crypto.randomUUID(),
      account_id,
      circle_id,
      joined_at: clock.date(),
    })
    for (let n = 0; n < 20; n += 1) {
      const id = crypto.randomUUID()
      await db
        .insertInto('circle')
        .values({ id, name: 'x', owner_id: again.userId, code: `X${n}`, made_at: clock.date() })
        .execute()
      await db.insertInto('circle_member').values(member(ben.userId, id)).execute()
    }
    const bens = await signsInAgain(scenario.server, ben)
    expect(await bens.isRefused(contract.joinCircle, { body: { code: circle.code } })).toBe('too-many-circles')
  })
})

describe('keeping the people of a finished game', () => {
  async function aGame(isPrivate = true) {
    const [ana, ben, cleo, dana] = await starts(['Ana', 'Ben', 'Cleo', 'Dana'])
    const lobby = await ana.opensLobby({ isPrivate })
    await ben.joins(lobby)
    await cleo.joins(lobby)
    const guest = await aGuestByLink(scenario.server, lobby, { username: 'Gus' })
    return { ana, ben, cleo, dana, guest, lobby }
  }
  const isOver = async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
  }

  it('asks the players of the game, and nobody is a member before agreeing [CI3] [PR940]', async () => {
    const { ana, ben, cleo, dana, guest, lobby } = await aGame()
    expect(await ana.isRefused(contract.createCircle, { body: { name: 'Us', lobbyId: lobby._id } })).toBe(
      'game-not-over',
    )
    await isOver()
    const at = { params: { lobbyId: lobby._id } }
    expect(await ana.gets(contract.circlesOfLobby, at)).toMatchObject({
      circle: null,
      mayKeep: true,
      people: 3,
      owned: [],
    })
    expect(await dana.isRefused(contract.circlesOfLobby, at)).toBe('lobby-not-found')
    expect(await dana.isRefused(contract.createCircle, { body: { name: 'Us', lobbyId: lobby._id } })).toBe(
      'lobby-not-found',
    )
    const circle = await makes(ana, 'Us', lobby._id)
    expect(circle.members).toHaveLength(1)
    expect(circle.asked.map(({ username }) => username).sort()).toEqual(['Ben', 'Cleo', 'Gus'])
    expect(await kindsOf(ben)).toEqual(['circle-asked'])
    expect(await ben.isRefused(contract.circleById, byId(circle))).toBe('circle-not-found')
    const { invitations } = await ben.gets(contract.listCircles, {})
    expect(invitations).toMatchObject([{ name: 'Us', owner: { username: 'Ana' }, state: 'asked' }])
    await ben.gets(contract.answerCircle, { ...byId(circle), body: { agree: true } })
    await cleo.gets(contract.answerCircle, { ...byId(circle), body: { agree: false } })
    expect([await kindsOf(ben), await kindsOf(cleo)]).toEqual([[], []])
    // A player who said no is not asked again.
    await ana.gets(contract.askIntoCircle, { ...byId(circle), body: { lobbyId: lobby._id } })
    expect((await cleo.gets(contract.listCircles, {})).invitations).toEqual([])
    expect((await sees(ana, circle)).members.map(({ user }) => user.username)).toEqual(['Ana', 'Ben'])
    expect(await guest.isRefused(contract.answerCircle, { ...byId(circle), body: { agree: true } })).toBe(
      'account-needed',
    )
    const registered = await registers(scenario.server, guest)
    if (!registered.ok) throw new Error('not registered')
    const gus = await signsInAgain(scenario.server, { ...guest, email: 'cleo@bettle.example' } as Player)
    expect((await gus.gets(contract.listCircles, {})).invitations).toMatchObject([{ name: 'Us' }])
    await gus.gets(contract.answerCircle, { ...byId(circle), body: { agree: true } })
    expect((await sees(ana, circle)).members).toHaveLength(3)
  })

  it('a player who blocks the owner sees no request, and the owner does not learn of it [CI3] [PR940]', async () => {
    const { ana, ben, lobby } = await aGame()
    await isOver()
    await ben.gets(contract.blockUser, { body: { userId: ana.userId } })
    const circle = await makes(ana, 'Us', lobby._id)
    expect(circle.asked.map(({ username }) => username)).toContain('Ben')
    expect(await kindsOf(ben)).toEqual([])
    expect((await ben.gets(contract.listCircles, {})).invitations).toEqual([])
  })
})

describe('an evening', () => {
  it('tells each member once, except those who muted the circle, block the opener or have left [CI10] [CI11] [CI12] [PR944]', async () => {
    const [ana, ben, cleo, dana] = await starts(['Ana', 'Ben', 'Cleo', 'Dana'])
    const [erin, fay] = [await scenario.player('Erin'), await scenario.player('Fay')]
    const circle = await aCircle([ana, ben, cleo, dana, erin])
    for (const one of [ben, cleo, dana, erin]) {
      const { notices } = await one.gets(contract.listNotices, {})
      await one.gets(contract.readNotices, { body: { ids: notices.map(({ _id }) => _id) } })
    }
    await cleo.gets(contract.muteCircle, { ...byId(circle), body: { muted: true } })
    await dana.gets(contract.blockUser, { body: { userId: ben.userId } })
    await erin.gets(contract.leaveCircle, byId(circle))
    const matchId = await aMatch('Spain')
    const anas = await listen(scenario.server, ana.token.accessToken, ['user'])
    const lobby = await opens(ben, circle, matchId, { startingChips: 250 })
    expect(lobby).toMatchObject({
      hostUser: { username: 'Ben' },
      players: 1,
      gameSettings: { isPrivate: true, startingChips: 250 },
    })
    await expect.poll(() => JSON.stringify(anas.frames)).toContain('circle.changed')
    expect((await opens(cleo, circle, matchId))._id).toBe(lobby._id)
    const { notices } = await ana.gets(contract.listNotices, {})
    expect(notices).toMatchObject([
      { kind: 'evening', details: { code: lobby.lobbyCode, by: 'Ben', home: 'Spain', circle: 'Tuesday club' } },
    ])
    for (const other of [ben, cleo, dana, erin, fay]) expect(await kindsOf(other)).toEqual([])
    expect((await sees(ana, circle)).evenings).toMatchObject([
      { lobby: { _id: lobby._id, players: 1 }, isSeated: false },
    ])
    await ana.gets(contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode } })
    expect((await sees(ana, circle)).evenings).toMatchObject([{ lobby: { players: 2 }, isSeated: true }])
    // A user with the code joins the lobby like any other lobby, and does not become a member of the circle.
    await fay.gets(contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode } })
    expect(await fay.isRefused(contract.circleById, byId(circle))).toBe('circle-not-found')
    // The next evening takes the settings of this one.
    expect(await opens(ana, circle, await aMatch('Wales'))).toMatchObject({ gameSettings: { startingChips: 250 } })
  })

  it('the room that a member hosts becomes an evening, and nobody else can make it one [CI10] [PR944]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'])
    const circle = await aCircle([ana, ben])
    const { lobby } = await ana.gets(contract.openRoom, { body: { matchId: await aMatch('Spain'), gameSettings: {} } })
    const { _id: matchId } = lobby.match
    const offered = async (player: Player) => (await sees(player, circle)).matches.map(({ _id }) => _id)
    expect((await offered(ana))[0]).toBe(matchId)
    expect(await offered(ben)).not.toContain(matchId)
    expect(await ben.isRefused(contract.openEvening, { ...byId(circle), body: { matchId } })).toBe('match-not-found')
    expect((await opens(ana, circle, matchId))._id).toBe(lobby._id)
    expect(await offered(ana)).not.toContain(matchId)
    expect((await sees(ben, circle)).evenings).toMatchObject([{ lobby: { _id: lobby._id }, isSeated: false }])
    expect(await kindsOf(ben)).toContain('evening')
  })

  it('a match of a member’s own becomes an evening, which counts in the table like any other [CI5] [CI10] [OM3] [PR1079]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'])
    const circle = await aCircle([ana, ben])
    const startTime = new Date(scenario.server.clock.now() + 2 * 60 * MINUTE).toISOString()
    const body = { homeTeam: 'Lions', awayTeam: 'Tigers', startTime, recorders: 'named' as const }
    const { lobby } = await ana.gets(contract.openOwnMatch, { body })
    const { _id: matchId } = lobby.match
    expect((await sees(ana, circle)).matches.map(({ _id }) => _id)).toContain(matchId)
    expect((await sees(ben, circle)).matches.map(({ _id }) => _id)).not.toContain(matchId)
    expect(await ben.isRefused(contract.openEvening, { ...byId(circle), body: { matchId } })).toBe('match-not-found')
    expect((await opens(ana, circle, matchId))._id).toBe(lobby._id)
    expect(await kindsOf(ben)).toContain('evening')
    await ben.joins(lobby)
    await ana.gets(contract.nameRecorder, { body: { lobbyId: lobby._id, userId: ben.userId, isRecorder: true } })
    const taps = (player: Player, sight: contract.RoomSight) =>
      player.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight } })
    await scenario.server.clock.advance(2 * 60 * MINUTE)
    for (const player of [ana, ben]) await player.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    const whistle = async (kind: 'half-start' | 'half-end') => {
      for (const player of [ana, ben]) await player.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
      for (const player of [ana, ben]) await taps(player, { kind })
    }
    for (const half of [1, 2]) {
      await whistle('half-start')
      await scenario.server.clock.advance(2 * MINUTE)
      if (half === 1)
        for (const player of [ana, ben]) await taps(player, { kind: 'event', eventType: 'Corner', team: 'home' })
      for (let minute = 0; minute < 46; minute += 1) await scenario.server.clock.advance(MINUTE)
      await whistle('half-end')
      await scenario.server.clock.advance(MINUTE)
    }
    await scenario.server.clock.advance(60 * MINUTE)
    expect(lines(await sees(ben, circle))).toEqual([
      ['Ana', 1, 10, 1, 1, 1],
      ['Ben', 2, 7, 1, 0, 2],
    ])
  })

  it('an evening on an own match that nobody started ends with its match; nobody is led to a closed lobby [CI11] [OM6] [PR1079]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'])
    const circle = await aCircle([ana, ben])
    const { lobby } = await ana.gets(contract.openOwnMatch, { body: { homeTeam: 'Lions', awayTeam: 'Tigers' } })
    await opens(ana, circle, lobby.match._id)
    const evenings = async () =>
      (await ben.gets(contract.listNotices, {})).notices.filter(({ kind }) => kind === 'evening')
    expect(await evenings()).toHaveLength(1)
    await scenario.server.clock.advance(3 * 60 * MINUTE)
    expect((await sees(ben, circle)).evenings).toEqual([])
    expect((await sees(ben, circle)).past ?? []).toEqual([])
    expect(await evenings()).toEqual([])
  })

  it('a circle offers the next matches, the soonest first, and none that was planned hours ago and never started [CI10] [PR944]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'])
    const circle = await aCircle([ana, ben])
    const late = await aMatch('Chile', 5 * 60 * MINUTE)
    const soon = await aMatch('Spain', 60 * MINUTE)
    for (const home of ['Wales', 'Peru', 'Ghana']) await aMatch(home, 4 * 60 * MINUTE)
    const offered = async () => (await sees(ana, circle)).matches.map(({ _id }) => _id)
    const before = await offered()
    expect(before.indexOf(soon)).toBeLessThan(before.indexOf(late))
    expect(before).toContain(soon)
    expect(before).toContain(late)
    await scenario.server.clock.advance((60 + 3 * 60 + 1) * MINUTE)
    expect(await offered()).not.toContain(soon)
    expect(await offered()).toContain(late)
  })

  it('a circle opens at most three evenings a day [CI14]', async () => {
    const [ana, ben] = await starts(['Ana', 'Ben'], { rateLimits: true })
    const circle = await aCircle([ana, ben])
    for (const home of ['Spain', 'Wales', 'Peru']) await opens(ana, circle, await aMatch(home))
    const matchId = await aMatch('Chile')
    expect(await ben.isRefused(contract.openEvening, { ...byId(circle), body: { matchId } })).toBe('rate-limited')
  })

  it('its confirmed result gives the members points, which follow a correction, and strangers in the game change nothing [CI5] [CI8] [PR945]', async () => {
    const [ana, ben, cleo, dana] = await starts(['Ana', 'Ben', 'Cleo', 'Dana'])
    const circle = await aCircle([ana, ben, cleo])
    const matchId = await aMatch('Spain')
    const lobby = await opens(ana, circle, matchId)
    await scenario.goesOn(61)
    const event = await plays(lobby, matchId, [
      [ana, 10],
      [ben, 30],
      [cleo, 20],
      [dana, 40],
    ])
    expect(lines(await sees(ana, circle))).toEqual([
      ['Ana', 1, 0, 0, 0, null],
      ['Ben', 1, 0, 0, 0, null],
      ['Cleo', 1, 0, 0, 0, null],
    ])
    expect((await sees(ana, circle)).past).toMatchObject([{ state: 'unconfirmed', points: [] }])
    const { token } = await signsInAgain(scenario.server, ben)
    const bens = await listen(scenario.server, token.accessToken, ['user'])
    await confirms(matchId)
    await expect.poll(() => JSON.stringify(bens.frames)).toContain('circle.changed')
    const seen = await sees(ana, circle)
    expect(lines(seen)).toEqual([
      ['Ben', 1, 10, 1, 1, 1],
      ['Cleo', 2, 7, 1, 0, 2],
      ['Ana', 3, 5, 1, 0, 3],
    ])
    expect(seen.past).toMatchObject([
      {
        homeTeam: 'Spain',
        state: 'counts',
        isSeated: true,
        points: [{ rank: 1, points: 10 }, { rank: 2 }, { rank: 3 }],
      },
    ])
    // Without the corner all bets are lost, so the lowest stake has won.
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: event._id }, query: { reason: 'No corner' } })
    expect(lines(await sees(ana, circle)).map(([name, , points]) => [name, points])).toEqual([
      ['Ana', 10],
      ['Cleo', 7],
      ['Ben', 5],
    ])
    await cleo.gets(contract.leaveCircle, byId(circle))
    expect((await sees(ana, circle)).table).toMatchObject([{ points: 10 }, { points: 7, hasLeft: true }, { points: 5 }])
  })

  it('does not count if it was opened less than an hour before its kick-off [CI5]', async () => {
    const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
    const circle = await aCircle([ana, ben, cleo])
    const matchId = await aMatch('Spain')
    await plays(await opens(ana, circle, matchId), matchId, [
      [ana, 10],
      [ben, 30],
      [cleo, 20],
    ])
    await confirms(matchId)
    const seen = await sees(ana, circle)
    expect(seen.past).toMatchObject([{ state: 'announced-late', points: [] }])
    expect(seen.table.every(({ points, played }) => points === 0 && played === 0)).toBe(true)
  })

  it('a guest of an evening who registers and becomes a member brings the points of that seat, and changes no other [CI7] [PR946]', async () => {
    const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
    const circle = await aCircle([ana, ben, cleo])
    const matchId = await aMatch('Spain')
    const lobby = await opens(ana, circle, matchId)
    await scenario.goesOn(61)
    const full = await ana.gets(contract.lobbyDetails, { params: { lobbyId: lobby._id } })
    const guest = await aGuestByLink(scenario.server, full, { username: 'Gus' })
    await plays(lobby, matchId, [
      [ana, 10],
      [ben, 40],
      [cleo, 20],
      [guest, 30],
    ])
    await confirms(matchId)
    const before = lines(await sees(ana, circle))
    expect(before.map(([name, , points]) => [name, points])).toEqual([
      ['Ben', 10],
      ['Cleo', 7],
      ['Ana', 5],
    ])
    await registers(scenario.server, guest)
    const gus = await signsInAgain(scenario.server, { ...guest, email: 'cleo@bettle.example' } as Player)
    await gus.gets(contract.joinCircle, { body: { code: circle.code } })
    await ana.gets(contract.admitToCircle, { ...byId(circle), body: { userId: gus.userId, admit: true } })
    expect(lines(await sees(ana, circle)).map(([name, rank, points]) => [name, rank, points])).toEqual([
      ['Ben', 1, 10],
      ['Cleo', 2, 7],
      ['Gus', 2, 7],
      ['Ana', 4, 5],
    ])
  })

  it('a rematch that a member opens after an evening is the next evening, and each member gets one notice [CI13] [PR947]', async () => {
    const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
    const circle = await aCircle([ana, ben, cleo])
    const matchId = await aMatch('Spain')
    const lobby = await opens(ana, circle, matchId)
    await plays(lobby, matchId, [
      [ana, 10],
      [ben, 30],
    ])
    const next = await aMatch('Wales')
    const { rematch } = await ben.gets(contract.openRematch, { body: { lobbyId: lobby._id, matchId: next } })
    expect((await sees(cleo, circle)).evenings).toMatchObject([{ lobby: { _id: rematch._id } }])
    const told = async (player: Player) =>
      (await kindsOf(player)).filter((kind) => kind === 'rematch' || kind === 'evening')
    expect([await told(ana), await told(ben), await told(cleo)]).toEqual([['rematch'], [], ['evening']])
    expect(await ben.gets(contract.circlesOfLobby, { params: { lobbyId: rematch._id } })).toMatchObject({
      circle: { _id: circle._id },
    })
  })

  it('the owner chooses the last day of the next season, and the current one stays [CI9] [PR948]', async () => {
    const [ana] = await starts(['Ana'])
    const circle = await makes(ana)
    expect(circle).toMatchObject({
      season: { number: 1, firstDay: '2026-05-01', lastDay: '2026-06-30' },
      nextLastDay: '2026-12-31',
    })
    const chooses = (nextLastDay: string) => ({ ...byId(circle), body: { nextLastDay } })
    expect(await ana.isRefused(contract.updateCircle, chooses('2026-07-03'))).toBe('invalid-request')
    await ana.gets(contract.updateCircle, chooses('2026-09-30'))
    expect((await ana.gets(contract.updateCircle, chooses('2026-08-31'))).circle).toMatchObject({
      season: circle.season,
      nextLastDay: '2026-08-31',
    })
    await scenario.server.clock.set(Date.parse('2026-09-01T00:00:00Z'))
    const later = await sees(await signsInAgain(scenario.server, ana), circle)
    expect(later.seasons.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ['2026-09-01', '2026-12-31'],
      ['2026-07-01', '2026-08-31'],
      ['2026-05-01', '2026-06-30'],
    ])
  })
})

it('requests to join end after thirty days without an answer, and a no is kept for a year [CI4]', async () => {
  const [ana, ben, cleo] = await starts(['Ana', 'Ben', 'Cleo'])
  const circle = await makes(ana)
  for (const player of [ben, cleo]) await player.gets(contract.joinCircle, { body: { code: circle.code } })
  await ana.gets(contract.admitToCircle, { ...byId(circle), body: { userId: cleo.userId, admit: false } })
  const left = async () => {
    await pruneCircleAsks(scenario.server.ctx, 100)
    const rows = await scenario.server.ctx.db.selectFrom('circle_ask').select('account_id').execute()
    return rows.map(({ account_id }) => account_id)
  }
  expect((await left()).sort()).toEqual([ben.userId, cleo.userId].sort())
  await scenario.server.clock.advance(30 * DAY_MS + 1)
  expect(await left()).toEqual([cleo.userId])
  await scenario.server.clock.advance(336 * DAY_MS)
  expect(await left()).toEqual([])
})
