import type { RouteSpec } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { call } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'

describe('an invalid request about a match', () => {
  let scenario: Scenario
  beforeAll(async () => {
    scenario = await aScenario()
  })
  afterAll(() => scenario.ends())

  const routes = Object.values(contract).filter(
    (value): value is RouteSpec & typeof value => typeof value === 'object' && value !== null && 'path' in value,
  )
  const ours = routes.filter((route: RouteSpec) =>
    /\/(match|odds|event|half|round|end|start|suspend|resume|reopen|abandon|confirm|manual|update-rounds)/.test(
      route.path,
    ),
  )

  it('no request about a match with unknown ids or invalid fields causes a server error', async () => {
    expect(ours.length).toBeGreaterThan(50)
    const bodies: unknown[] = [
      undefined,
      {},
      [],
      {
        matchId: UNKNOWN_ID,
        match: UNKNOWN_ID,
        halfId: UNKNOWN_ID,
        ids: [UNKNOWN_ID],
        halfNumber: 1,
        startMinute: 0,
        endMinute: 5,
      },
      { matchId: 'x', match: 7, ids: ['x'], halfNumber: 1e300, startMinute: -1, endMinute: 1e300, tempo: 0 },
      { homeTeam: '', awayTeam: 'x'.repeat(100_000), startTime: 'soon', timeStamp: '9999-99-99' },
      { eventTypeName: '__proto__', name: 'constructor', displayName: null, eventTypeOrder: [null] },
      {
        match: scenario.match._id,
        matchId: scenario.match._id,
        eventType: 'toString',
        timeStamp: '0001-01-01T00:00:00Z',
      },
    ]
    for (const route of ours as RouteSpec[]) {
      for (const id of [UNKNOWN_ID, newId(), 'not-an-id', '%00']) {
        for (const body of route.method === 'GET' ? [undefined] : bodies) {
          const params = { id, matchId: id, halfId: id, name: id }
          const answer = await call(scenario.server, route, { params, body } as never, {
            headers: scenario.admin.headers,
          })
          expect(
            answer.status,
            `${route.method} ${route.path} ${id} ${JSON.stringify(body)?.slice(0, 80)}`,
          ).toBeLessThan(500)
        }
      }
    }
  }, 120_000)

  it('refuses a request about a match with a time in an invalid year, in every field [C1]', async () => {
    const own = await aScenario()
    const { admin, match } = own
    await own.startsHalf(1)
    await own.letsKickOff()
    const id = match.halves[0]?._id as never
    const { _id: eventId } = await own.records('Corner')
    const names = { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' }
    const preview = (action: Record<string, unknown>) => [contract.previewAction, { body: { action } }]
    const given = (time: string): unknown[][] => [
      [contract.createMatch, { body: { ...names, startTime: time } }],
      [contract.updateMatch, { params: { id: match._id }, body: { startTime: time } }],
      [contract.updateHalf, { params: { id }, body: { startTime: time } }],
      [contract.updateHalf, { params: { id }, body: { endTime: time } }],
      [contract.endHalfAt, { params: { id }, body: { endTime: time } }],
      [contract.recordMatchEvent, { body: { match: match._id, eventType: 'Corner', timeStamp: time } }],
      [contract.updateMatchEvent, { params: { id: eventId }, body: { timeStamp: time } }],
      [contract.listChat, { query: { lobbyId: UNKNOWN_ID, t: time } }],
      preview({ kind: 'update-half', halfId: id, startTime: time }),
      preview({ kind: 'end-half', matchId: match._id, halfNumber: 1, endTime: time }),
      preview({ kind: 'record-event', matchId: match._id, eventType: 'Corner', timeStamp: time }),
    ]
    for (const time of ['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '2201-01-01T00:00:00Z']) {
      for (const [route, giving] of given(time)) {
        const answer = await admin.asks(route as RouteSpec, giving as never)
        const said = { status: 400, failure: { error: 'The time must be between the years 1900 and 2200.' } }
        expect(answer, `${(route as RouteSpec).path} ${JSON.stringify(giving)}`).toMatchObject(said)
      }
    }
    await own.ends()
  })

  it('a request with an unknown id is refused with the code of the object that does not exist', async () => {
    const { admin } = scenario
    const params = { id: UNKNOWN_ID, matchId: UNKNOWN_ID, halfId: UNKNOWN_ID, name: 'Goal' } as never
    const code = async (route: RouteSpec, body?: unknown) => admin.isRefused(route, { params, body } as never)
    expect(await code(contract.getMatch)).toBe('match-not-found')
    expect(await code(contract.listMatchRounds)).toBe('match-not-found')
    expect(await code(contract.listOdds)).toBe('match-not-found')
    expect(await code(contract.startHalf1, { matchId: UNKNOWN_ID })).toBe('match-not-found')
    expect(await code(contract.suspend, { matchId: UNKNOWN_ID })).toBe('match-not-found')
    expect(await code(contract.adminGetHalf)).toBe('not-found')
    expect(await code(contract.updateRounds, { halfId: UNKNOWN_ID })).toBe('not-found')
    expect(await code(contract.createRound, { halfId: UNKNOWN_ID, startMinute: 1 })).toBe('not-found')
    expect(await code(contract.adminGetRound)).toBe('round-not-found')
    expect(await code(contract.updateRound, {})).toBe('round-not-found')
    expect(await code(contract.adminGetOdds)).toBe('option-not-found')
    expect(await code(contract.deleteOdds)).toBe('option-not-found')
    expect(await code(contract.adminGetMatchEvent)).toBe('not-found')
    expect(await code(contract.removeMatchEventType)).toBe('match-not-found')
  })

  it('refuses a player every call about a match that is for administrators', async () => {
    const ana = await scenario.player('Ana')
    for (const route of ours.filter((each: RouteSpec) => each.access === 'admin') as RouteSpec[]) {
      const params = { id: UNKNOWN_ID, matchId: UNKNOWN_ID, halfId: UNKNOWN_ID, name: 'Goal' }
      const body = route.method === 'GET' ? undefined : {}
      const answer = await call(scenario.server, route, { params, body } as never, { headers: ana.headers })
      expect([route.path, answer.status]).toEqual([route.path, 403])
    }
  })
})
