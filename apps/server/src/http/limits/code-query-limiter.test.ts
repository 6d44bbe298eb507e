import { joinLobby, lobbyByCode } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let code: string
beforeAll(async () => {
  scenario = await aScenario({ config: { rateLimits: true, trustProxy: true } })
  code = (await (await scenario.player('Ana')).opensLobby()).lobbyCode
})
afterAll(() => scenario?.ends())

const from = (clientKey: string) => ({ 'x-forwarded-for': clientKey })
const countOf = (statuses: readonly number[]) => ({
  answered: statuses.filter((status) => status !== 429).length,
  refused: statuses.filter((status) => status === 429).length,
})

it('counts the lobby codes that a user queries by GET, by HEAD and by joining together, and refuses those above 120 [M4]', async () => {
  const ben = await scenario.player('Ben')
  const ways = [
    async () => (await ben.asks(lobbyByCode, { params: { code } })).status,
    async () => (await ben.asks(joinLobby, { body: { lobbyCode: code, role: 'player' } })).status,
    async () => {
      const path = `${scenario.server.url}/api/app/game/lobby-by-code/${code}`
      return (await fetch(path, { method: 'HEAD', headers: ben.headers })).status
    },
  ]
  const statuses = await Promise.all(Array.from({ length: 150 }, (_, index) => ways[index % 3]?.() ?? 0))
  expect(countOf(statuses)).toEqual({ answered: 120, refused: 30 })
})

const asks = async (player: Player, clientKey: string, lobbyCode: string) =>
  (await player.asks(lobbyByCode, { params: { code: lobbyCode } }, from(clientKey))).status
const asksOften = (times: number, ask: () => Promise<number>) => Promise.all(Array.from({ length: times }, ask))

it('counts unknown lobby codes for the account that asks, from any address, and not for other accounts at the address [M4]', async () => {
  const [cleo, dana] = [await scenario.player('Cleo'), await scenario.player('Dana')]
  expect(countOf(await asksOften(120, () => asks(cleo, '10.0.0.1', 'ZZZZZZ')))).toMatchObject({ refused: 0 })
  expect(await asks(cleo, '10.0.0.1', code)).toBe(429)
  expect(await asks(cleo, '10.0.0.2', code)).toBe(429)
  expect(await asks(dana, '10.0.0.1', code)).toBe(200)
})

it("does not count a visitor's unknown lobby codes for members at the same address [M4] [PR58]", async () => {
  const [erin, fay] = [await scenario.player('Erin'), await scenario.player('Fay')]
  const visits = async (lobbyCode: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${scenario.server.url}/api/invitation/${lobbyCode}`, {
        headers: { ...from('10.0.0.3'), ...headers },
      })
    ).status
  expect(countOf(await asksOften(310, () => visits('ZZZZZZ')))).toEqual({ answered: 300, refused: 10 })
  expect(await visits(code)).toBe(429)
  for (const player of [erin, fay]) {
    expect(await asks(player, '10.0.0.3', code)).toBe(200)
    expect(await visits(code, player.headers)).toBe(200)
    expect((await player.asks(joinLobby, { body: { lobbyCode: code, role: 'player' } }, from('10.0.0.3'))).status).toBe(
      200,
    )
  }
})

it("does not count members' unknown lobby codes for visitors at the same address [M4]", async () => {
  const gwen = await scenario.player('Gwen')
  await asksOften(120, () => asks(gwen, '10.0.0.4', 'ZZZZZZ'))
  expect((await fetch(`${scenario.server.url}/api/invitation/${code}`, { headers: from('10.0.0.4') })).status).toBe(200)
})
