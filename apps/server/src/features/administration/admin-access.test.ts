import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes, sampleOf, unknownId } from '../../../test/support/request-samples.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let ana: Player
beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
})
afterAll(() => scenario.ends())

const OF_THE_AREA = allRoutes.filter(({ access }) => access === 'admin')

/** Sends a valid request to the call. */
async function send(route: (typeof OF_THE_AREA)[number], headers: Readonly<Record<string, string>>) {
  const id = unknownId()
  const ids = { matchId: id, halfId: id, roundId: id, oddsId: id, eventId: id, lobbyId: id, betId: id, userId: id }
  const sample = sampleOf(route, {
    ...ids,
    chatId: id,
    sessionId: id,
    avatarId: id,
    crashGroupId: id,
    code: 'ABCDEF',
  })
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sample.params[name] ?? ''))
  const response = await fetch(`${scenario.server.url}/api${path}?${new URLSearchParams(sample.query)}`, {
    method: route.method,
    headers: { ...headers, ...(sample.body && { 'content-type': 'application/json' }) },
    ...(sample.body && { body: JSON.stringify(sample.body) }),
  })
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

describe('every call of the administrators’ area', () => {
  it('is covered by this test [A18]', () => {
    expect(OF_THE_AREA.length).toBeGreaterThan(50)
  })

  it.each(OF_THE_AREA.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '[A18] %s answers 401 to nobody and 403 to a player',
    async (_name, route) => {
      expect(await send(route, {})).toEqual([401, 'not-signed-in'])
      expect(await send(route, ana.headers)).toEqual([403, 'forbidden'])
    },
  )
})
