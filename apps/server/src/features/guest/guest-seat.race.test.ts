import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Scenario } from '../../../test/support/scenario.ts'
import { TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { anotherServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

const ROUNDS = 5

describe.skipIf(!testDatabaseUrl)('guests and players at the same moment', () => {
  let scenario: Scenario
  let second: TestServer
  beforeAll(async () => {
    scenario = await aScenario({ config: { guests: true, trustProxy: true } })
    second = await anotherServer(scenario.server, { config: { guests: true, trustProxy: true } })
  })
  afterAll(async () => {
    await second.stop()
    await scenario.ends()
  })

  const joins = (server: TestServer, lobby: contract.Lobby, username: string, seatKey?: string) =>
    call(server, contract.joinAsGuest, { body: { code: lobby.lobbyCode, username, ...(seatKey && { seatKey }) } })
  const codeOf = (came: { ok: true } | { ok: false; failure: { code: string } }) =>
    came.ok ? 'joined' : came.failure.code

  it('of a player and two guests who request the last seat of a lobby at the same moment, exactly one gets it [G8] [M5] [PR569]', async () => {
    const ben = await scenario.player('Ben')
    const ana = await scenario.player('Ana')
    for (let round = 0; round < ROUNDS; round += 1) {
      const lobby = await ben.opensLobby({ isPrivate: true, maxPlayers: 2 })
      const came = await Promise.all([
        ana.asks(contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }),
        joins(second, lobby, `Last ${round}a`),
        joins(scenario.server, lobby, `Last ${round}b`),
      ])
      expect(came.map(codeOf).sort()).toEqual(['joined', 'lobby-full', 'lobby-full'])
      expect((await ben.fetchesLobby(lobby)).players).toBe(2)
      await ben.leaves(lobby)
      await ana.leaves(lobby).catch(() => {})
    }
  })

  it('one of several guests who enter the same name at the same moment gets it; the others leave no seat behind [G8] [PR569]', async () => {
    const dora = await scenario.player('Dora')
    for (let round = 0; round < ROUNDS; round += 1) {
      const lobbies = [await dora.opensLobby({ isPrivate: true }), await dora.opensLobby({ isPrivate: true })] as const
      const came = await Promise.all([
        joins(scenario.server, lobbies[0], `Same ${round}`),
        joins(second, lobbies[0], `same ${round}`),
        joins(second, lobbies[1], `SAME ${round}`),
      ])
      expect(came.map(codeOf).sort()).toEqual(['joined', 'username-taken', 'username-taken'])
      const [one = 0, other = 0] = await Promise.all(
        lobbies.map(async (lobby) => (await dora.fetchesLobby(lobby)).players),
      )
      expect(one + other).toBe(3)
      for (const lobby of lobbies) await dora.leaves(lobby)
    }
  })

  it('a guest who joins twice at once with the same secret of a browser gets one seat [G9] [PR569]', async () => {
    const ema = await scenario.player('Ema')
    for (let round = 0; round < ROUNDS; round += 1) {
      const lobby = await ema.opensLobby({ isPrivate: true })
      const seatKey = `the-secret-of-browser-${round}`
      const came = await Promise.all([
        joins(scenario.server, lobby, `Twice ${round}`, seatKey),
        joins(second, lobby, `Twice ${round}`, seatKey),
      ])
      expect(came.map(codeOf)).toEqual(['joined', 'joined'])
      expect((await ema.fetchesLobby(lobby)).players).toBe(2)
      await ema.leaves(lobby)
    }
  })

  it('of two guests from different addresses whom the host lets in at the same moment, one gets the only free seat and the other reads that it is taken [G10] [G15] [M5] [PR800]', async () => {
    const gia = await scenario.player('Gia')
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    for (let round = 0; round < ROUNDS; round += 1) {
      const lobby = await gia.opensLobby({ isPrivate: true, maxPlayers: 8, inactivityPenalty: 0 })
      const code = lobby.lobbyCode
      // Three seats of each address are taken, so that its next guest has to ask. One seat is left.
      const addresses = [`203.0.113.${round}`, `198.51.100.${round}`] as const
      for (const [index, address] of addresses.entries())
        for (let seat = 0; seat < 3; seat += 1) {
          const username = `In ${round}${index}${seat}`
          const came = await call(scenario.server, contract.joinAsGuest, { body: { code, username } }, from(address))
          expect(codeOf(came)).toBe('joined')
        }
      const guests = addresses.map((address, index) => ({
        server: index === 0 ? scenario.server : second,
        given: from(address),
        body: { code, username: `Asks ${round}${index}`, seatKey: `a-secret-of-guest-${round}-${index}` },
      }))
      const ask = ({ server, body, given }: (typeof guests)[number]) =>
        call(server, contract.askToComeIn, { body }, given)
      for (const guest of guests) expect(await ask(guest)).toMatchObject({ ok: true, reply: { state: 'waiting' } })
      const { asks } = await gia.gets(contract.listGuestAsks, { params: { lobbyId: lobby._id } })
      const [one, other] = asks
      if (!one || !other) throw new Error(`asks: ${asks.length}`)
      const answer = (server: TestServer, { addressId }: typeof one) =>
        call(
          server,
          contract.answerGuestAsk,
          { body: { lobbyId: lobby._id, addressId, letIn: true } },
          { headers: gia.headers },
        )
      // Each guest takes the seat as soon as the answer arrives, while the host answers the other one.
      const comes = async (guest: (typeof guests)[number]) => {
        for (let time = 0; time < 200; time += 1) {
          const asked = await ask(guest)
          if (asked.ok && asked.reply.state === 'come') break
        }
        return call(guest.server, contract.joinAsGuest, { body: guest.body }, guest.given)
      }
      const [came] = await Promise.all([
        Promise.all(guests.map(comes)),
        answer(scenario.server, one),
        answer(second, other),
      ])
      expect(came.map(codeOf).sort()).toEqual(['joined', 'lobby-full'])
      expect((await gia.fetchesLobby(lobby)).players).toBe(8)
      await gia.leaves(lobby)
    }
  })

  it('if a guest registers while their bet arrives, the account has the bet or the bet is refused, and the chips agree [G6] [PR569]', async () => {
    const fay = await scenario.player('Fay')
    for (let round = 0; round < ROUNDS; round += 1) {
      const lobby = await fay.opensLobby({ isPrivate: true })
      const came = await joins(scenario.server, lobby, `Keen${'abcde'[round]}`)
      if (!came.ok || !came.reply.token) throw new Error('no seat')
      const headers = { authorization: `Bearer ${came.reply.token.accessToken}` }
      const form = { name: 'Keen', email: `keen-${round}@bettle.example`, password: TEST_PASSWORD }
      const [registered, placed] = await Promise.all([
        call(second, contract.register, { body: { ...form, confirmPassword: TEST_PASSWORD, tos: true } }, { headers }),
        call(
          scenario.server,
          contract.placeBet,
          { body: betOn(await fay.fetchesLobby(lobby), 'Over 0.5 Corner', 25) },
          { headers },
        ),
      ])
      if (!registered.ok) throw new Error(registered.failure.code)
      const now = { authorization: `Bearer ${registered.reply.token.accessToken}` }
      const read = await call(second, contract.lobbyDetails, { params: { lobbyId: lobby._id } }, { headers: now })
      if (!read.ok) throw new Error(read.failure.code)
      const { bets, currentUser } = read.reply
      if (!placed.ok) expect(placed.failure.code).toBe('session-expired')
      expect(bets.map(({ stake }) => stake)).toEqual(placed.ok ? [25] : [])
      expect(currentUser.chips).toBe(placed.ok ? 75 : 100)
      expect(currentUser.isGuest).toBeUndefined()
      await fay.leaves(lobby)
    }
  })
})
