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

it('[M4] that miss are counted by address too, whoever asks, and those that hit are not', async () => {
  const guesses = async (who: Player, place: string, lobbyCode: string) =>
    (await who.asks(lobbyByCode, { params: { code: lobbyCode } }, from(place))).status
  const many = (who: Player, lobbyCode: string) =>
    Promise.all(Array.from({ length: 110 }, () => guesses(who, '10.0.0.1', lobbyCode)))
  expect(countOf(await many(await story.player('Cleo'), code))).toMatchObject({ refused: 0 })
  const missed = [
    ...(await many(await story.player('Ana'), 'ZZZZZZ')),
    ...(await many(await story.player('Ben'), 'YYYYYY')),
    ...(await many(await story.player('Cleo'), 'XXXXXX')),
  ]
  expect(countOf(missed)).toEqual({ looked: 300, refused: 30 })
  const dana = await story.player('Dana')
  expect(await guesses(dana, '10.0.0.1', code)).toBe(429)
  expect(await guesses(dana, '10.0.0.2', code)).toBe(200)
})
