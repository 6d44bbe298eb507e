import { joinLobby, lobbyByCode } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStory, type Player, type Story } from '../../test/story.ts'

let story: Story
let code: string
beforeAll(async () => {
  story = await aStory({ config: { rateLimits: true, trustProxy: true } })
  code = (await (await story.player('Ana')).opensLobby()).lobbyCode
})
afterAll(() => story?.ends())

const from = (place: string) => ({ 'x-forwarded-for': place })
const countOf = (statuses: readonly number[]) => ({
  looked: statuses.filter((status) => status !== 429).length,
  refused: statuses.filter((status) => status === 429).length,
})

it('[M4] are counted together, asked for in whatever way', async () => {
  const ben = await story.player('Ben')
  const ways = [
    async () => (await ben.asks(lobbyByCode, { params: { code } })).status,
    async () => (await ben.asks(joinLobby, { body: { lobbyCode: code, role: 'player' } })).status,
    async () => {
      const path = `${story.server.url}/api/app/game/lobby-by-code/${code}`
      return (await fetch(path, { method: 'HEAD', headers: ben.headers })).status
    },
  ]
  const statuses = await Promise.all(Array.from({ length: 150 }, (_, index) => ways[index % 3]?.() ?? 0))
  expect(countOf(statuses)).toEqual({ looked: 120, refused: 30 })
})

const asks = async (who: Player, place: string, lobbyCode: string) =>
  (await who.asks(lobbyByCode, { params: { code: lobbyCode } }, from(place))).status
const asksOften = (times: number, ask: () => Promise<number>) => Promise.all(Array.from({ length: times }, ask))

it('[M4] that miss are counted for the account that asks, wherever it is, and use up nothing of its neighbours', async () => {
  const [cleo, dana] = [await story.player('Cleo'), await story.player('Dana')]
  expect(countOf(await asksOften(120, () => asks(cleo, '10.0.0.1', 'ZZZZZZ')))).toMatchObject({ refused: 0 })
  expect(await asks(cleo, '10.0.0.1', code)).toBe(429)
  expect(await asks(cleo, '10.0.0.2', code)).toBe(429)
  expect(await asks(dana, '10.0.0.1', code)).toBe(200)
})

it('[M4] that a visitor misses use up nothing of what members may ask at the same address', async () => {
  const [erin, fay] = [await story.player('Erin'), await story.player('Fay')]
  const visits = async (lobbyCode: string, headers: Record<string, string> = {}) =>
    (await fetch(`${story.server.url}/api/invitation/${lobbyCode}`, { headers: { ...from('10.0.0.3'), ...headers } }))
      .status
  expect(countOf(await asksOften(310, () => visits('ZZZZZZ')))).toEqual({ looked: 300, refused: 10 })
  expect(await visits(code)).toBe(429)
  for (const who of [erin, fay]) {
    expect(await asks(who, '10.0.0.3', code)).toBe(200)
    expect(await visits(code, who.headers)).toBe(200)
    expect((await who.asks(joinLobby, { body: { lobbyCode: code, role: 'player' } }, from('10.0.0.3'))).status).toBe(
      200,
    )
  }
})

it('[M4] that members miss use up nothing of what visitors may ask at the same address', async () => {
  const gwen = await story.player('Gwen')
  await asksOften(120, () => asks(gwen, '10.0.0.4', 'ZZZZZZ'))
  expect((await fetch(`${story.server.url}/api/invitation/${code}`, { headers: from('10.0.0.4') })).status).toBe(200)
})
