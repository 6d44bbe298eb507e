import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { lobbyDetails } from '@bettle/contract'
import { expect, it } from 'vitest'
import { rawConnection, requestText } from '../test/support/network/raw-connection.ts'
import { aScenario } from '../test/support/scenario.ts'
import { aServer, call, listen } from '../test/support/test-app.ts'

it('a busy server that stops answers some running calls, ends the others as unavailable or cut off, and closes sockets with code 4503', async () => {
  const scenario = await aScenario()
  const ana = await scenario.player('Ana')
  const lobby = await ana.opensLobby()
  const socket = await listen(scenario.server, ana.token.accessToken, [`lobby:${lobby._id}`])
  const giving = { params: { lobbyId: lobby._id } }
  const calls = Array.from({ length: 20 }, async () => {
    const answer = await call(scenario.server, lobbyDetails, giving, { headers: ana.headers })
    return answer.ok ? 'answered' : answer.failure.code
  })
  const answers = Promise.allSettled(calls)
  await Promise.race(calls)
  const began = performance.now()
  await scenario.server.stop()
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await socket.closed).toBe(4503)
  const said = (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'cut off'))
  expect(said).toContain('answered')
  expect(said.filter((how) => !['answered', 'unavailable', 'cut off'].includes(how))).toEqual([])
})

it('a server stops although a client does not read its reply', async () => {
  const asked = new EventEmitter()
  const server = await aServer({
    answersWithin: 100,
    features: (app) =>
      app.get('/large', async () => {
        asked.emit('for it')
        return Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(100_000)))
      }),
  })
  const { socket, says } = await rawConnection(server)
  socket.pause()
  const isAsked = once(asked, 'for it')
  await says(requestText('GET /large', {}))
  await isAsked
  const began = performance.now()
  await server.stop()
  expect(performance.now() - began).toBeLessThan(20_000)
  socket.destroy()
}, 90_000)
