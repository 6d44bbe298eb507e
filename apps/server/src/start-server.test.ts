import { lobbyDetails } from '@bettle/contract'
import { expect, it } from 'vitest'
import { aStory } from './test/story.ts'
import { call, listen } from './test/test-app.ts'

it('stops at once while people play: what is under way is answered, the rest may come back', async () => {
  const story = await aStory()
  const ana = await story.player('Ana')
  const lobby = await ana.opensLobby()
  const socket = await listen(story.server, ana.token.accessToken, [`lobby:${lobby._id}`])
  const giving = { params: { lobbyId: lobby._id } }
  const calls = Array.from({ length: 20 }, async () => {
    const answer = await call(story.server, lobbyDetails, giving, { headers: ana.headers })
    return answer.ok ? 'answered' : answer.failure.code
  })
  const answers = Promise.allSettled(calls)
  await Promise.race(calls)
  const began = performance.now()
  await story.server.stop()
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await socket.closed).toBe(4503)
  const said = (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'cut off'))
  expect(said).toContain('answered')
  expect(said.filter((how) => !['answered', 'unavailable', 'cut off'].includes(how))).toEqual([])
})
