import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE, type Giving, type Lobby, lobbyDetails, placeBet, type RouteSpec } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../test/support/database/test-database.ts'
import { type Balancer, balancer } from '../test/support/network/balancer.ts'
import { aPlayer, aScenario, betOn, type Player, type Scenario } from '../test/support/scenario.ts'
import { aServer, call, isUpdate, listen, type TestServer, testDatabaseUrl } from '../test/support/test-app.ts'

const DRAIN_MS = 1500
const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dan']
const LOBBIES = 8

describe.skipIf(testDatabaseUrl === undefined)('a rolling restart of two nodes behind a load balancer', () => {
  let scenario: Scenario
  let database: TestServer['database']
  let nodes: TestServer[]
  let front: Balancer
  const startNode = (port: number) =>
    aServer({ database, clock: scenario.server.clock, config: { port, drainMs: DRAIN_MS } })
  const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

  beforeAll(async () => {
    database = await testDatabase()
    const first = await aServer({ database, config: { drainMs: DRAIN_MS } })
    scenario = await aScenario({ on: first })
    nodes = [first, await startNode(0)]
    front = await balancer(nodes.map(portOf), { everyMs: 50 })
  })
  afterAll(async () => {
    await front?.close()
    await Promise.all(nodes.map((node) => node.stop()))
    await database.drop()
  })

  /** Stops a node and starts it again on its port, while the other node serves. */
  async function restart(index: number): Promise<void> {
    const before = nodes[index] as TestServer
    await before.stop()
    nodes[index] = await startNode(portOf(before))
    await expect.poll(() => front.ready().length, { timeout: 30_000 }).toBe(2)
  }

  it('a rolling restart of two nodes refuses no bet and loses no reply [PR490]', async () => {
    const players = await Promise.all(PLAYERS.map((name) => scenario.player(name)))
    const lobbies: Lobby[] = []
    for (let opened = 0; opened < LOBBIES; opened += 1) {
      const lobby = await (players[0] as Player).opensLobby()
      await Promise.all(players.slice(1).map((player) => player.joins(lobby)))
      lobbies.push(lobby)
    }
    let isOver = false
    const outcomes: string[] = []
    // Sends one request at a time and repeats none, so that the test notices a lost reply or a refusal.
    const request = async <R extends RouteSpec>(player: Player, route: R, giving: Giving<R>) => {
      const headers = {
        ...player.headers,
        ...(route === (placeBet as RouteSpec) && { 'idempotency-key': randomUUID() }),
      }
      outcomes.push(
        await call(front, route, giving, { headers }).then(
          (answer) => `${route.path}: ${answer.ok ? 'done' : answer.failure.code}`,
          (error: Error) => `${route.path}: no reply, ${error.cause ?? error}`,
        ),
      )
    }
    const playing = players.map(async (player) => {
      for (const lobby of lobbies) {
        if (isOver) break
        await request(player, placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 1) })
        for (let reads = 0; reads < 4; reads += 1) {
          await request(player, lobbyDetails, { params: { lobbyId: lobby._id } })
          await pause(25)
        }
      }
    })
    await restart(0)
    await restart(1)
    const placed = outcomes.filter((outcome) => outcome === `${placeBet.path}: done`).length
    isOver = true
    await Promise.all(playing)
    expect(outcomes.filter((outcome) => !outcome.endsWith(': done'))).toEqual([])
    expect(placed).toBeGreaterThanOrEqual(PLAYERS.length)
  })

  it('a rolling restart moves the sockets one after the other, and their clients miss no update [PR491]', async () => {
    const node = nodes[0] as TestServer
    const dora = await aPlayer(node, 'Dora', () => scenario.match._id)
    const lobby = await dora.opensLobby()
    const token = dora.token.accessToken
    const sockets = await Promise.all(Array.from({ length: 5 }, () => listen(node, token, [`lobby:${lobby._id}`])))
    const { version = 0 } = await dora.fetchesLobby(lobby)
    const began = performance.now()
    const closed = sockets.map((socket) => socket.closed.then((code) => ({ code, at: performance.now() - began })))
    const stopping = node.stop()
    // The stopping node is no longer ready, but still serves.
    expect((await fetch(`${node.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200)
    const closings = await Promise.all(closed)
    expect(closings.map(({ code }) => code)).toEqual(Array(5).fill(CLOSE.moving))
    const times = closings.map(({ at }) => at).toSorted((one, other) => one - other)
    expect(times[0]).toBeGreaterThan(DRAIN_MS / 2 - 50)
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(DRAIN_MS / 4)

    await expect.poll(() => front.ready().length, { timeout: 30_000 }).toBe(1)
    const moved = await listen(front, token, [{ topic: `lobby:${lobby._id}`, version }])
    const eve = await aPlayer(nodes[1] as TestServer, 'Eve', () => scenario.match._id)
    await eve.joins(lobby)
    expect(await moved.until(isUpdate('member.joined'))).toMatchObject({ version: version + 1 })
    moved.close()
    await stopping
    nodes[0] = await startNode(portOf(node))
  })
})
