import { createHmac } from 'node:crypto'
import {
  confirmResults,
  deleteMatchEvent,
  endMatch,
  eventStatistics,
  type FeedOutcome,
  followFeed,
  getMatchFeed,
  handBackFeed,
  listActions,
  listMatchEvents,
  takeOverFeed,
  undoAction,
  unfollowFeed,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let secret: string
let address: string

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  const followed = await scenario.admin.gets(followFeed, { body: { matchId: scenario.match._id } })
  secret = followed.secret ?? ''
  address = followed.feed.address ?? ''
})
afterAll(() => server.stop())

interface Sending {
  readonly key?: string
  /** The error of the time stamp (s). */
  readonly off?: number
  readonly to?: string
  /** A body to send instead of the signed body. */
  readonly body?: string
}

/** Sends messages of a feed like an external program, with only the call's documentation. */
async function send(messages: readonly unknown[], { key = secret, off = 0, to = address, body }: Sending = {}) {
  const signed = JSON.stringify({ messages })
  const timestamp = String(Math.floor(server.clock.now() / 1000) + off)
  const signature = createHmac('sha256', key).update(`${timestamp}.${signed}`).digest('hex')
  const response = await fetch(new URL(new URL(to).pathname, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bettle-timestamp': timestamp, 'bettle-signature': signature },
    body: body ?? signed,
  })
  const reply = (await response.json()) as { outcomes?: FeedOutcome[]; code?: string }
  return { status: response.status, headers: response.headers, ...reply }
}

const at = (minutesAgo = 0) => new Date(server.clock.now() - minutesAgo * 60_000).toISOString()
const corner = (sourceId: string, revision = 1, more: object = {}) => ({
  kind: 'record',
  sourceId,
  revision,
  eventType: 'Corner',
  timeStamp: at(),
  ...more,
})
const outcomes = ({ outcomes: taken }: { outcomes?: FeedOutcome[] }) =>
  taken?.map(({ outcome, code }) => code ?? outcome)
const listedEvents = async () =>
  (await ana.gets(listMatchEvents, { params: { matchId: scenario.match._id } })).events.map(
    ({ eventType, sourceId, team }) => [sourceId, eventType, team].join(' '),
  )
const controls = () => ({ body: { matchId: scenario.match._id } })

describe('the signed messages of a feed', () => {
  it('signed messages of a feed record, replace and delete an event, and each change corrects the outcome of a player’s bet [F5]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(2)
    expect(outcomes(await send([corner('a', 1, { side: 'home' })]))).toEqual(['recorded'])
    const minute = at()
    await scenario.goesOn(9)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    const shot = { kind: 'replace', sourceId: 'a', revision: 2, eventType: 'Shot', timeStamp: minute, side: 'away' }
    expect(outcomes(await send([shot]))).toEqual(['changed'])
    expect(await listedEvents()).toEqual(['a Shot away'])
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('lost')
    expect(outcomes(await send([{ kind: 'delete', sourceId: 'a', revision: 3 }]))).toEqual(['deleted'])
    expect(await listedEvents()).toEqual([])
    expect(outcomes(await send([corner('a', 4, { timeStamp: minute })]))).toEqual(['changed'])
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(
      90 + Math.floor(Math.round(bet.odds.odds * 100) / 10),
    )
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it('messages of a feed may arrive twice, late and in any order: the highest revision of each id counts [F5]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const kickOff = server.clock.now()
    await scenario.goesOn(25)
    const random = randomSource(20_261_122)
    const kinds = ['record', 'replace', 'delete'] as const
    const types = ['Corner', 'Shot', 'Throw', 'Goal'] as const
    const sent = Array.from({ length: 30 }, (_, id) =>
      Array.from({ length: random.pick([1, 2, 3, 5]) }, (__, revision) => {
        const kind = random.pick(kinds)
        const message = { kind, sourceId: `id-${id}`, revision }
        if (kind === 'delete') return message
        const timeStamp = new Date(kickOff + Math.floor(random.float() * 25 * 60_000)).toISOString()
        return { ...message, eventType: random.pick(types), timeStamp }
      }),
    )
    const queue = sent
      .flat()
      .flatMap((message) => (random.bool(0.3) ? [message, message] : [message]))
      .map((message) => ({ message, order: random.float() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ message }) => message)
    while (queue.length > 0) {
      const reply = await send(queue.splice(0, random.pick([1, 4, 9])))
      expect(reply.status).toBe(200)
      expect(outcomes(reply)).not.toContain('refused')
    }
    const expected = sent.flatMap((revisions) => {
      const last = revisions.at(-1)
      return last && 'eventType' in last ? [{ ...last, round: roundAt(last.timeStamp, kickOff) }] : []
    })
    const counted = (eventType: string, round: number) =>
      expected.filter((event) => event.eventType === eventType && event.round === round).length
    const { statistics } = await ana.gets(eventStatistics, { params: { matchId: scenario.match._id } })
    for (const eventType of types) {
      for (const round of [1, 2, 3]) {
        expect(statistics[eventType]?.[round] ?? 0, `${eventType} in round ${round}`).toBe(counted(eventType, round))
      }
    }
  })

  it('if a feed’s deletion arrives before the earlier revision that records the event, no event is recorded [F5]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const late = corner('a', 1)
    expect(outcomes(await send([{ kind: 'delete', sourceId: 'a', revision: 2 }]))).toEqual(['unchanged'])
    expect(outcomes(await send([late]))).toEqual(['unchanged'])
    expect(await listedEvents()).toEqual([])
  })

  it('valid messages of a feed take effect although other messages of the same request are invalid [F5]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const reply = await send([
      corner('a'),
      'nonsense',
      corner('b', 1, { eventType: 'Somersault' }),
      corner('c', -1),
      corner('d', 1, { timeStamp: new Date(server.clock.now() + 60_000).toISOString() }),
      corner('f\0'),
      corner('g', 1, { more: ['\ud800'] }),
      corner('e'),
    ])
    expect(outcomes(reply)).toEqual([
      'recorded',
      'invalid-request',
      'not-found',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'recorded',
    ])
    expect(reply.outcomes?.map(({ sourceId }) => sourceId)).toEqual(['a', null, 'b', 'c', 'd', null, 'g', 'e'])
    expect(await listedEvents()).toEqual(['a Corner ', 'e Corner '])
  })
})

const roundAt = (timeStamp: string, kickOff: number) => 1 + Math.floor((Date.parse(timeStamp) - kickOff) / 600_000)

describe('a refused request of a feed', () => {
  it('refuses a feed’s request that is unsigned, too old, from the future, or signed with another secret or for another body [F6]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const refusal = async (sending: Sending) => {
      const { status, code } = await send([corner('a')], sending)
      return [status, code]
    }
    expect(await refusal({ key: 'guessed' })).toEqual([401, 'not-signed-in'])
    expect(await refusal({ body: JSON.stringify({ messages: [corner('b')] }) })).toEqual([401, 'not-signed-in'])
    expect(await refusal({ off: -301 })).toEqual([401, 'session-expired'])
    expect(await refusal({ off: 301 })).toEqual([401, 'session-expired'])
    const bare = await fetch(new URL(new URL(address).pathname, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [corner('a')] }),
    })
    expect([bare.status, ((await bare.json()) as { code: string }).code]).toEqual([401, 'not-signed-in'])
    expect(await listedEvents()).toEqual([])
    expect(await refusal({ off: -290 })).toEqual([200, undefined])
  })

  it('refuses a feed’s request signed with the previous or another match’s secret, and a request for a match without a feed [F6]', async () => {
    const other = await aScenario({ on: server })
    const theirs = await other.admin.gets(followFeed, { body: { matchId: other.match._id } })
    expect((await send([corner('a')], { to: theirs.feed.address ?? '' })).code).toBe('not-signed-in')
    const old = secret
    secret = (await scenario.admin.gets(followFeed, controls())).secret ?? ''
    expect((await send([corner('a')], { key: old })).code).toBe('not-signed-in')
    expect((await send([corner('a')])).status).toBe(200)
    const none = await aScenario({ on: server })
    const nowhere = address.replace(scenario.match._id, none.match._id)
    expect(await send([corner('a')], { to: nowhere })).toMatchObject({ status: 404, code: 'match-not-found' })
  })

  it('refuses a badly signed request before its body is parsed, however large or broken the body is [F6]', async () => {
    const none = await aScenario({ on: server })
    const bodies = [
      '{"messages": ',
      `{"messages": [${'0,'.repeat(200_000)}0]}`,
      '{"messages": []}',
      'x'.repeat(400_000),
    ]
    const to = (path: string, headers: object, body: string) =>
      fetch(new URL(path, server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).then(({ status }) => status)
    const { pathname } = new URL(address)
    const guessed = {
      'bettle-timestamp': String(Math.floor(server.clock.now() / 1000)),
      'bettle-signature': 'a'.repeat(64),
    }
    for (const body of bodies) {
      for (const headers of [{}, guessed, { ...guessed, 'bettle-signature': 'none' }]) {
        expect(await to(pathname, headers, body)).toBe(401)
        expect(await to(pathname.replace(scenario.match._id, none.match._id), headers, body)).toBe(404)
        expect(await to(pathname.replace(scenario.match._id, 'none'), headers, body)).toBe(404)
      }
    }
  })

  it('accepts a feed’s request of 1000 messages, and refuses one of 1001 messages or of a megabyte [F6]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => corner(`provider-of-events/match-1234567/event-${from + index}`))
    const thousand = await send(named(0, 1000))
    expect(thousand.status).toBe(200)
    expect(new Set(outcomes(thousand))).toEqual(new Set(['recorded']))
    expect(await listedEvents()).toHaveLength(1000)
    expect(await send(named(1000, 1001))).toMatchObject({ status: 400, code: 'invalid-request' })
    expect(await send([corner('a'.repeat(1_000_000))])).toMatchObject({ status: 413, code: 'too-large' })
  })

  it('refuses a feed’s third request of a thousand messages within a minute as rate-limited, with the time to wait [F6]', async () => {
    const thousand = Array.from({ length: 1000 }, () => ({}))
    expect((await send(thousand)).status).toBe(200)
    expect((await send(thousand)).status).toBe(200)
    const refused = await send(thousand)
    expect(refused).toMatchObject({ status: 429, code: 'rate-limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an operator of a match with a feed', () => {
  it('an operator takes over a feed and hands it back with one call each; messages refused meanwhile are accepted when sent again [F7]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const message = corner('a')
    await scenario.admin.gets(takeOverFeed, controls())
    expect(await send([message])).toMatchObject({ status: 409, code: 'suspended' })
    expect(await listedEvents()).toEqual([])
    expect((await scenario.admin.gets(handBackFeed, controls())).feed.state).toBe('following')
    expect(outcomes(await send([message]))).toEqual(['recorded'])
  })

  it('an operator’s undo of detaching a feed restores the feed with its secret, and the operator stays in control [F6] [F7] [O3]', async () => {
    expect(await send([corner('a')])).toMatchObject({ status: 200 })
    await scenario.admin.gets(takeOverFeed, controls())
    const feedBefore = (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed
    await scenario.admin.gets(unfollowFeed, controls())
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
    expect((await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed).toEqual(feedBefore)
    expect(feedBefore?.state).toBe('held')
    await scenario.admin.gets(handBackFeed, controls())
    expect(await send([corner('b')])).toMatchObject({ status: 200 })
  })

  it('an operator stays in control after creating a new secret for the feed; the messages of a detached feed are refused [F6] [F7]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.admin.gets(takeOverFeed, controls())
    secret = (await scenario.admin.gets(followFeed, controls())).secret ?? ''
    expect(await send([corner('a')])).toMatchObject({ status: 409, code: 'suspended' })
    await scenario.admin.gets(handBackFeed, controls())
    expect((await send([corner('a')])).status).toBe(200)
    await scenario.admin.gets(unfollowFeed, controls())
    expect(await send([corner('b')])).toMatchObject({ status: 404, code: 'match-not-found' })
    expect(await listedEvents()).toHaveLength(1)
  })

  it('the audit log shows the event that a feed recorded and the operator’s actions on the feed, and not the feed’s secret [F7] [O1]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await send([corner('a')])
    await scenario.admin.gets(takeOverFeed, controls())
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const kinds = actions.map(({ kind, user }) => [kind, user === null ? 'feed' : 'admin'])
    expect(kinds).toContainEqual(['record-event', 'feed'])
    expect(kinds).toContainEqual(['take-over-feed', 'admin'])
    expect(kinds).toContainEqual(['follow-feed', 'admin'])
    expect(JSON.stringify(actions)).not.toContain(secret)
    const taken = actions.find(({ kind }) => kind === 'take-over-feed')
    await scenario.admin.gets(undoAction, { params: { id: taken?._id ?? '' } })
    expect((await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed?.state).toBe(
      'following',
    )
  })

  it('an operator removes an event of a feed, and only a higher revision records that event again [F7]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await send([corner('a', 1)])
    const { events } = await ana.gets(listMatchEvents, { params: { matchId: scenario.match._id } })
    await scenario.admin.gets(deleteMatchEvent, { params: { id: events[0]?._id ?? '' } })
    expect(outcomes(await send([corner('a', 1)]))).toEqual(['unchanged'])
    expect(await listedEvents()).toEqual([])
    expect(outcomes(await send([corner('a', 2)]))).toEqual(['changed'])
  })

  it('once the results are confirmed, the messages of a feed are refused, and an operator cannot attach a feed [F7] [S8]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await send([corner('a')])
    await scenario.admin.gets(endMatch, controls())
    await scenario.admin.gets(confirmResults, controls())
    expect(outcomes(await send([corner('b'), { kind: 'delete', sourceId: 'a', revision: 2 }]))).toEqual([
      'results-confirmed',
      'results-confirmed',
    ])
    expect(await scenario.admin.isRefused(followFeed, controls())).toBe('results-confirmed')
  })
})
