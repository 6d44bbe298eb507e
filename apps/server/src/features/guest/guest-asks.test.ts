import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { asksForSeat, type SeatWanted } from '../../../test/support/guest-by-link.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { call, isUpdate, listen } from '../../../test/support/test-app.ts'

const HOME = '198.51.100.7'
const PUB = '203.0.113.20'

let scenario: Scenario
afterEach(() => scenario.ends())

/** Ben hosts a private lobby from the address of the test itself. */
async function aLobby(settings: contract.GameSettingsGiven = {}) {
  scenario = await aScenario({ config: { guests: true, trustProxy: true } })
  const ben = await scenario.player('Ben')
  return { ben, lobby: await ben.opensLobby({ isPrivate: true, inactivityPenalty: 0, ...settings }) }
}

let browsers = 0
interface Browser {
  readonly from: string
  readonly seatKey: string
}
function aBrowser(from: string): Browser {
  browsers += 1
  return { from, seatKey: `a-secret-of-browser-${browsers}` }
}

const forwarded = (from: string) => ({ 'x-forwarded-for': from })

async function comes(lobby: contract.Lobby, { from, seatKey }: Browser, wanted: SeatWanted): Promise<string> {
  const came = await asksForSeat(scenario.server, lobby, { seatKey, ...wanted }, forwarded(from))
  return came.ok ? 'joined' : came.failure.code
}

async function seats(lobby: contract.Lobby, { from, seatKey }: Browser, username: string): Promise<Player> {
  const came = await asksForSeat(scenario.server, lobby, { seatKey, username }, forwarded(from))
  if (!came.ok || !came.reply.token) throw new Error(`no seat: ${JSON.stringify(came)}`)
  const { accessToken, refreshToken } = came.reply.token
  const headers = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
  const who = await call(scenario.server, contract.whoami, {}, { headers })
  if (!who.ok || !who.reply.user) throw new Error('no guest')
  const account = { userId: who.reply.user._id, token: came.reply.token, headers }
  return playerOn(scenario.server, username, account as never, () => lobby.match._id)
}

async function asks(lobby: contract.Lobby, { from, seatKey }: Browser, username: string): Promise<string> {
  const body = { code: lobby.lobbyCode, username, seatKey }
  const asked = await call(scenario.server, contract.askToComeIn, { body }, { headers: forwarded(from) })
  return asked.ok ? asked.reply.state : asked.failure.code
}

const asksSeen = async (host: Player, { _id: lobbyId }: contract.Lobby) =>
  (await host.gets(contract.listGuestAsks, { params: { lobbyId } })).asks

async function answers(host: Player, lobby: contract.Lobby, letIn: boolean, index = 0): Promise<void> {
  const addressId = (await asksSeen(host, lobby))[index]?.addressId
  if (!addressId) throw new Error('nobody asks')
  await host.gets(contract.answerGuestAsk, { body: { lobbyId: lobby._id, addressId, letIn } })
}

const removes = (host: Player, lobby: contract.Lobby, { userId }: Player) =>
  host.gets(contract.removeMember, { body: { lobbyId: lobby._id, userId, to: 'out', reason: 'Swearing' } })

describe('the guests of one address', () => {
  it('the fourth guest seat of an address asks the host, one answer lets in everybody from there, and other addresses do not ask [G10] [G15] [PR799]', async () => {
    const { ben, lobby } = await aLobby()
    for (const name of ['Cleo', 'Dan', 'Eve']) await seats(lobby, aBrowser(PUB), name)
    const [fay, gus] = [aBrowser(PUB), aBrowser(PUB)]
    expect(await comes(lobby, fay, { username: 'Fay' })).toBe('ask-to-come-in')
    expect(await comes(lobby, aBrowser(HOME), { username: 'Hal' })).toBe('joined')
    expect(await asks(lobby, fay, 'Fay')).toBe('waiting')
    expect(await comes(lobby, fay, { username: 'Fay' })).toBe('ask-to-come-in')
    expect(await asksSeen(ben, lobby)).toEqual([
      expect.objectContaining({ names: ['Fay'], seatedNames: ['Cleo', 'Dan', 'Eve'], reason: 'many-seats' }),
    ])
    await answers(ben, lobby, true)
    expect(await asksSeen(ben, lobby)).toEqual([])
    expect(await asks(lobby, fay, 'Fay')).toBe('come')
    expect(await comes(lobby, fay, { username: 'Fay' })).toBe('joined')
    expect(await comes(lobby, gus, { username: 'Gus' })).toBe('joined')
  })

  it('a stranger takes at most three of the seven free seats of a default lobby from one address without the host [G10] [PR799]', async () => {
    const { lobby } = await aLobby({ maxPlayers: 8 })
    const codes: string[] = []
    for (let seat = 0; seat < 7; seat += 1) codes.push(await comes(lobby, aBrowser(PUB), { username: `Zed ${seat}` }))
    expect(codes).toEqual(['joined', 'joined', 'joined', ...Array(4).fill('ask-to-come-in')])
  })

  it('guests on an address that the host is on never ask, also after a removal from it [G10] [PR799]', async () => {
    const { ben, lobby } = await aLobby()
    const headers = { ...ben.headers, ...forwarded(PUB) }
    await call(scenario.server, contract.lobbyDetails, { params: { lobbyId: lobby._id } }, { headers })
    const cleo = await seats(lobby, aBrowser(PUB), 'Cleo')
    await removes(ben, lobby, cleo)
    for (const username of ['Dan', 'Eve', 'Fay', 'Gus'])
      expect(await comes(lobby, aBrowser(PUB), { username })).toBe('joined')
  })

  it('after a removal the next guest of the address asks, and the permission covers only earlier removals [G10] [G15] [PR799]', async () => {
    const { ben, lobby } = await aLobby()
    const cleo = aBrowser(PUB)
    await removes(ben, lobby, await seats(lobby, cleo, 'Cleo'))
    const dan = aBrowser(PUB)
    expect(await comes(lobby, dan, { username: 'Dan' })).toBe('ask-to-come-in')
    expect(await comes(lobby, cleo, { username: 'Cleo again' })).toBe('forbidden')
    expect(await comes(lobby, aBrowser(HOME), { username: 'Hal' })).toBe('joined')
    await asks(lobby, dan, 'Dan')
    expect(await asksSeen(ben, lobby)).toMatchObject([{ names: ['Dan'], reason: 'removed' }])
    await scenario.server.clock.advance(1000)
    await answers(ben, lobby, true)
    const seated = await seats(lobby, dan, 'Dan')
    await scenario.server.clock.advance(1000)
    await removes(ben, lobby, seated)
    expect(await comes(lobby, aBrowser(PUB), { username: 'Eve' })).toBe('ask-to-come-in')
  })

  it('an automatic kick changes nothing for other guests of the address [G10] [PR799]', async () => {
    const { lobby } = await aLobby({ autoKickInactive: true })
    const cleo = await seats(lobby, aBrowser(PUB), 'Cleo')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    for (let round = 0; round < 4; round += 1) await scenario.goesOn(10)
    expect((await cleo.fetchesLobby(lobby)).currentUser.seat).toBe('kicked')
    expect(await comes(lobby, aBrowser(PUB), { username: 'Dan' })).toBe('joined')
  })

  it('a guest asks once a seat of the address has no chips left, and an open bet of all chips reveals nothing [G10] [V1] [PR799]', async () => {
    const { ben, lobby } = await aLobby({ startingChips: 100, maxBetAmount: 100 })
    const cleo = await seats(lobby, aBrowser(PUB), 'Cleo')
    await cleo.bets(100).on('Over 1.5 Corner', lobby)
    expect(await comes(lobby, aBrowser(PUB), { username: 'Dan' })).toBe('joined')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(12)
    expect((await ben.fetchesLobby(lobby)).users.find(({ user }) => user.username === 'Cleo')?.chips).toBe(0)
    const eve = aBrowser(PUB)
    expect(await comes(lobby, eve, { username: 'Eve' })).toBe('ask-to-come-in')
    await asks(lobby, eve, 'Eve')
    expect(await asksSeen(ben, lobby)).toMatchObject([{ names: ['Eve'], reason: 'no-chips' }])
  })
})

describe('guests who ask', () => {
  async function anAddressThatAsks() {
    const made = await aLobby()
    for (const name of ['Cleo', 'Dan', 'Eve']) await seats(made.lobby, aBrowser(PUB), name)
    return made
  }

  it('an address asks three times in a lobby, a browser that asks again has the same ask, and the fourth is refused [G15] [PR800]', async () => {
    const { ben, lobby } = await anAddressThatAsks()
    const [fay, gus, hal, ida] = [aBrowser(PUB), aBrowser(PUB), aBrowser(PUB), aBrowser(PUB)]
    for (let time = 0; time < 4; time += 1) expect(await asks(lobby, fay, 'Fay')).toBe('waiting')
    expect(await asks(lobby, gus, 'Gus')).toBe('waiting')
    expect(await asks(lobby, hal, 'Hal')).toBe('waiting')
    expect(await asks(lobby, ida, 'Ida')).toBe('account-needed')
    expect((await asksSeen(ben, lobby))[0]?.names.toSorted()).toEqual(['Fay', 'Gus', 'Hal'])
    const other = await ben.opensLobby({ isPrivate: true })
    expect(await comes(other, ida, { username: 'Ida' })).toBe('joined')
  })

  it('‘no more from here’ ends the asks of the address, and the host may let it in later [G15] [PR800]', async () => {
    const { ben, lobby } = await anAddressThatAsks()
    const [fay, gus] = [aBrowser(PUB), aBrowser(PUB)]
    await asks(lobby, fay, 'Fay')
    const [ask] = await asksSeen(ben, lobby)
    await answers(ben, lobby, false)
    expect(await asksSeen(ben, lobby)).toEqual([])
    expect(await asks(lobby, fay, 'Fay')).toBe('ended')
    expect(await asks(lobby, gus, 'Gus')).toBe('ended')
    expect(await comes(lobby, fay, { username: 'Fay' })).toBe('account-needed')
    const body = { lobbyId: lobby._id, addressId: ask?.addressId as contract.GuestAddressId, letIn: true }
    await ben.gets(contract.answerGuestAsk, { body })
    expect(await comes(lobby, gus, { username: 'Gus' })).toBe('joined')
  })

  it('an ask reaches the devices of the host by a push, and only the host reads and answers it [G15] [PR800]', async () => {
    const { ben, lobby } = await anAddressThatAsks()
    const ana = await scenario.player('Ana')
    await ana.joins(lobby)
    const socket = await listen(scenario.server, ben.token.accessToken, ['user'])
    await asks(lobby, aBrowser(PUB), 'Fay')
    await socket.until(isUpdate('guest-asks.changed'))
    socket.close()
    const params = { lobbyId: lobby._id }
    expect(await ana.isRefused(contract.listGuestAsks, { params })).toBe('forbidden')
    const addressId = (await asksSeen(ben, lobby))[0]?.addressId as contract.GuestAddressId
    const body = { lobbyId: lobby._id, addressId, letIn: true }
    expect(await ana.isRefused(contract.answerGuestAsk, { body })).toBe('forbidden')
    const other = await ana.opensLobby({ isPrivate: true })
    expect(await ana.isRefused(contract.answerGuestAsk, { body: { ...body, lobbyId: other._id } })).toBe('not-found')
  })

  it('refuses an ask under a name that the guest could not take, and an ask to a lobby without guests [G15] [A13] [PR800]', async () => {
    const { ben, lobby } = await anAddressThatAsks()
    expect(await asks(lobby, aBrowser(PUB), 'Ben')).toBe('username-taken')
    expect(await asks(lobby, aBrowser(PUB), 'Admin')).toBe('username-taken')
    expect(await asksSeen(ben, lobby)).toEqual([])
    const closed = await ben.opensLobby({ isPrivate: true, allowGuests: false })
    expect(await asks(closed, aBrowser(PUB), 'Fay')).toBe('account-needed')
    expect(await asks({ ...lobby, lobbyCode: 'AAAAAA' }, aBrowser(PUB), 'Fay')).toBe('lobby-not-found')
  })

  it('stores no address and no secret of a guest or a host in the clear [G15]', async () => {
    const { lobby } = await anAddressThatAsks()
    const fay = aBrowser(PUB)
    await asks(lobby, fay, 'Fay')
    const { db } = scenario.server.ctx
    const rows = JSON.stringify([
      await db.selectFrom('guest_address').selectAll().execute(),
      await db.selectFrom('guest_ask').selectAll().execute(),
      await db.selectFrom('host_address').selectAll().execute(),
    ])
    expect(rows).not.toContain(PUB)
    expect(rows).not.toContain('127.0.0.1')
    expect(rows).not.toContain(fay.seatKey)
  })
})
