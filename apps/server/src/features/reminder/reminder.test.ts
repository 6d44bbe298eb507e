import type { GameSettingsGiven, Lobby, UserId } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPushService, type Browser, type PushService } from '../../../test/support/network/push-service.ts'
import { aScenario, type Player, type Scenario, signsInAgain } from '../../../test/support/scenario.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'
import { pushKeys } from './push-keys.ts'

const MINUTE = 60_000

let server: TestServer
let pushes: PushService
let scenario: Scenario
let ana: Player
let ben: Player
let lobby: Lobby
let phone: Browser
let browsers = 0

beforeAll(async () => {
  server = await aServer()
  pushes = await aPushService(async () => (await pushKeys(server.ctx)).publicKey)
})
beforeEach(async () => {
  pushes.received.length = 0
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  lobby = await ana.opensLobby()
  await ben.joins(lobby)
  phone = await subscribes(ana)
})
afterAll(async () => {
  await server.stop()
  await pushes.close()
})

async function subscribes(player: Player, kinds: readonly contract.ReminderSwitch['kind'][] = ['closing']) {
  const browser = pushes.browser(`browser${++browsers}`)
  await player.gets(contract.subscribePush, { body: browser.subscription })
  const switches = kinds.map((kind) => ({ kind, push: true }))
  await player.gets(contract.setReminders, { body: { switches } })
  return browser
}
const titlesAt = ({ name }: Browser) =>
  pushes.received.filter(({ browser }) => browser === name).map(({ message }) => message.title)
/**
 * Starts the half, which kicks off a minute later: so the reminder of round 1 is sent at once. Round 1 is then played,
 * and betting on round 2 closes at minute 8.
 */
const kicksOff = async () => {
  await scenario.startsHalf(1)
  await server.ctx.jobs.settled()
  await scenario.letsKickOff()
  pushes.received.length = 0
}

describe('the reminder that betting closes', () => {
  it('reaches a player who has not bet one minute before betting closes, encrypted for the browser, once a round [RE1] [RE6] [RE7] [PR1000]', async () => {
    await kicksOff()
    await scenario.goesOn(6.9)
    expect(titlesAt(phone)).toEqual([])
    const began = Date.now()
    await scenario.goesOn(0.1)
    expect(Date.now() - began).toBeLessThan(2000)
    expect(pushes.received).toEqual([
      expect.objectContaining({
        browser: phone.name,
        ttl: 60,
        message: {
          title: 'Betting closes in a minute',
          body: 'You have not bet on round 2 of France – Croatia.',
          path: `/game/${lobby.lobbyCode}`,
          tag: 'closing',
        },
      }),
    ])
    expect(pushes.received[0]?.sent.includes('France')).toBe(false)
    await scenario.goesOn(0.5)
    await server.ctx.jobs.settled()
    expect(titlesAt(phone)).toHaveLength(1)
    // Round 2 runs from minute 10, so betting on round 3 closes at minute 18.
    await scenario.goesOn(9.5)
    expect(titlesAt(phone)).toHaveLength(2)
  })

  it('reaches nobody who has bet, watches, has the game open on a screen, or did not ask for it [RE5] [RE6] [PR1001]', async () => {
    const cleo = await scenario.player('Cleo')
    const dora = await scenario.player('Dora')
    const other = await scenario.player('Emil')
    await cleo.joins(lobby, 'spectator')
    await dora.joins(lobby)
    await other.joins(lobby)
    const all = [await subscribes(cleo), await subscribes(dora), await subscribes(other, []), phone]
    await kicksOff()
    await scenario.goesOn(3)
    await ana.bets(50).on((await ana.fetchesLobby(lobby)).odds[0]?.name ?? '', lobby)
    const socket = await listen(server, dora.token.accessToken, [`lobby:${lobby._id}`] as never)
    await scenario.goesOn(5)
    expect(all.flatMap(titlesAt)).toEqual([])
    socket.close()
  })

  it('comes at most three times an hour [RE6] [PR1000]', async () => {
    const quick = await ana.opensLobby({ roundDuration: 5 } as GameSettingsGiven)
    expect(quick.gameSettings.roundDuration).toBe(5)
    await kicksOff()
    const { length: ofFirstRounds } = await server.ctx.db
      .selectFrom('reminder')
      .select('id')
      .where('account_id', '=', ana.userId)
      .where('outcome', '=', 'sent')
      .execute()
    for (let minute = 0; minute < 35; minute += 1) await scenario.goesOn(1)
    expect(ofFirstRounds + titlesAt(phone).length).toBe(3)
  })

  it('is not sent in quiet hours, to a signed-out device, to a banned or a deleted account [RE5] [PR1002]', async () => {
    await ana.gets(contract.setReminders, { body: { quiet: { from: 18 * 60, until: 23 * 60, timeZone: 'UTC' } } })
    const out = await subscribes(ben)
    const banned = await scenario.player('Cleo')
    await banned.joins(lobby)
    const ofBanned = await subscribes(banned)
    const gone = await scenario.player('Dora')
    await gone.joins(lobby)
    const ofGone = await subscribes(gone)
    await ben.gets(contract.logout, {})
    await server.ctx.db
      .updateTable('account')
      .set({ banned_until: new Date(server.clock.now() + 60 * MINUTE), ban_reason: 'insult' })
      .where('id', '=', banned.userId)
      .execute()
    await gone.gets(contract.deleteOwnAccount, { body: { password: gone.password } })
    await kicksOff()
    await scenario.goesOn(7.5)
    expect([phone, out, ofBanned, ofGone].flatMap(titlesAt)).toEqual([])
    const kept = await server.ctx.db.selectFrom('push_subscription').select('account_id').execute()
    expect(kept.map(({ account_id }) => account_id)).not.toContain(gone.userId)
  })

  it('is sent again after a pause if the push service is busy, and is dropped when it is late [RE7] [PR1003]', async () => {
    await kicksOff()
    pushes.answersWith(phone, 503)
    await scenario.goesOn(7)
    expect(titlesAt(phone)).toEqual([])
    pushes.answersWith(phone, undefined)
    await server.clock.advance(5000)
    expect(titlesAt(phone)).toHaveLength(1)

    pushes.answersWith(phone, 429, { 'retry-after': '120' })
    await scenario.goesOn(10)
    pushes.answersWith(phone, undefined)
    await scenario.goesOn(0.9)
    const before = pushes.requests()
    await scenario.goesOn(0.5)
    expect(titlesAt(phone)).toHaveLength(1)
    expect(pushes.requests()).toBe(before)
  })

  it('ends the subscription of a browser that its push service no longer knows [RE3] [PR1003]', async () => {
    const second = await signsInAgain(server, ana)
    const tablet = await subscribes(second)
    await kicksOff()
    pushes.answersWith(phone, 410)
    await scenario.goesOn(7)
    expect(titlesAt(tablet)).toHaveLength(1)
    const { devices } = await ana.gets(contract.getReminders, {})
    expect(devices).toHaveLength(1)
  })

  it('is not sent twice if the server crashed while it sent it [RE7] [PR1003]', async () => {
    await kicksOff()
    pushes.answersWith(phone, 503)
    await scenario.goesOn(7)
    await server.ctx.db.updateTable('reminder').set({ tried_at: server.clock.date() }).execute()
    pushes.answersWith(phone, undefined)
    await server.clock.advance(6000)
    expect(titlesAt(phone)).toEqual([])
    const [row] = await server.ctx.db
      .selectFrom('reminder')
      .select('outcome')
      .where('account_id', '=', ana.userId)
      .where('outcome', '<>', 'sent')
      .execute()
    expect(row?.outcome).toBe('unknown')
  })
})

describe('the devices of an account', () => {
  const own = async (player: Player) => (await player.gets(contract.getReminders, {})).devices

  it('are off until asked for, and their addresses and keys are never sent back [RE2] [RE3] [PR1004]', async () => {
    const fresh = await scenario.player('Cleo')
    const { switches, quiet, devices } = await fresh.gets(contract.getReminders, {})
    expect([switches.some(({ push }) => push), quiet, devices]).toEqual([false, null, []])
    const answer = JSON.stringify(await ana.gets(contract.getReminders, {}))
    const { endpoint, keys } = phone.subscription
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(answer).not.toContain(secret)
    expect(answer).toContain((await pushKeys(server.ctx)).publicKey)
  })

  it('are named by browser and system, not by the text that a browser sends [RE3] [PR1008]', async () => {
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'
    const signedIn = await call(server, contract.login, { body: ana }, { headers: { 'user-agent': agent } })
    const token = signedIn.ok ? signedIn.reply.token.accessToken : ''
    const body = pushes.browser(`browser${++browsers}`).subscription
    expect(await call(server, contract.subscribePush, { body }, { token })).toMatchObject({
      reply: { device: { device: 'Safari on iPhone' } },
    })
    expect((await own(ana)).map(({ device }) => device)).toContain('Safari on iPhone')
  })

  it('are at most ten; the oldest one ends [RE3] [PR1004]', async () => {
    for (let device = 0; device < 11; device += 1) {
      await server.clock.advance(1000)
      await subscribes(await signsInAgain(server, ben))
    }
    expect(await own(ben)).toHaveLength(10)
  })

  it('a browser belongs to the account that signed in on it last [RE3] [PR1004]', async () => {
    await ben.gets(contract.subscribePush, { body: phone.subscription })
    expect([(await own(ana)).length, (await own(ben)).length]).toEqual([0, 1])
    const [device] = await own(ben)
    const ends = { params: { id: device?._id as never } }
    expect(await ana.isRefused(contract.unsubscribePush, ends)).toBe('not-found')
    expect(await own(ben)).toHaveLength(1)
    await ben.gets(contract.unsubscribePush, ends)
    expect(await own(ben)).toEqual([])
    expect(await ben.isRefused(contract.unsubscribePush, ends)).toBe('not-found')
  })

  it.each([
    'https://push.example/abc',
    'https://127.0.0.1.push.example/abc',
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com@evil.example/x',
    'http://user:secret@127.0.0.1:9/x',
    'ftp://127.0.0.1/x',
  ])('an address of another host, such as %s, is refused [RE4] [PR1005]', async (endpoint) => {
    const body = { ...phone.subscription, endpoint }
    expect(await ben.isRefused(contract.subscribePush, { body })).toBe('forbidden')
  })

  it('are in the own-data download without addresses and keys [PR1006]', async () => {
    const data = await ana.gets(contract.exportOwnData, {})
    expect(data).toMatchObject({
      pushDevices: [{ createdAt: expect.any(String) }],
      reminderChoices: [{ kind: 'closing', push: true }],
    })
    expect(JSON.stringify(data)).not.toContain(phone.subscription.endpoint)
    expect(data.account._id satisfies string as UserId).toBe(ana.userId)
  })
})
