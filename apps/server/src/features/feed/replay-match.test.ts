import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminListMatches, createMatch, type MatchId, startHalf1 } from '@bettle/contract'
import { CallFailed, type ReplayRequest, replayMatch, signInOperator } from '@bettle/replay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { testClock } from '../../clock.ts'
import { endSession } from '../session/session-store.ts'

/** A match with halves of two minutes: at tempo 600 it lasts half a second. */
const aMatch = (homeTeam: string) => ({
  homeTeam,
  awayTeam: 'Ben Rovers',
  sourceMatchId: 'short',
  halves: [1, 2].map((halfNumber) => ({ halfNumber, durationSeconds: 120 })),
  events: [
    { half: 1, second: 10, eventType: 'Throw', team: 'home' },
    { half: 1, second: 60, eventType: 'Goal', team: 'home' },
    { half: 2, second: 0, eventType: 'Corner', team: 'away' },
    { half: 2, second: 119, eventType: 'Goal', team: 'away' },
  ],
})

let server: TestServer
let admin: SignedIn
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bettle-replay-'))
  server = await aServer({ clock: testClock(undefined, { flows: true }) })
  admin = await signUp(server.ctx, 'Dana', { role: 'admin' })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

function aRequest(homeTeam: string, change: Partial<ReplayRequest> = {}): ReplayRequest {
  const file = join(folder, `${homeTeam}.json`)
  writeFileSync(file, JSON.stringify(aMatch(homeTeam)))
  return { file, server: server.url, credentials: admin, tempo: 600, halfTimeMs: 100, ...change }
}

const matchesOf = (homeTeam: string) =>
  server.ctx.db.selectFrom('match').selectAll().where('home_team', '=', homeTeam).orderBy('id').execute()
const eventsOf = (matchId: string) =>
  server.ctx.db.selectFrom('match_event').selectAll().where('match_id', '=', matchId).orderBy('at').execute()
const aLog = () => {
  const lines: string[] = []
  return { lines, write: (line: string) => void lines.push(line) }
}

describe('a replay over HTTP', () => {
  it('a replay over HTTP plays a match to its end and prints the final score and the number of recorded events [F2]', async () => {
    const log = aLog()
    expect(await replayMatch(aRequest('Ana United'), log)).toBe('completed')
    const [match] = await matchesOf('Ana United')
    expect(match).toMatchObject({ status: 'completed', tempo: 600 })
    expect((await eventsOf(match?.id ?? '')).map(({ event_type, team }) => [event_type, team])).toEqual([
      ['Throw', 'home'],
      ['Goal', 'home'],
      ['Corner', 'away'],
      ['Goal', 'away'],
    ])
    expect(log.lines.slice(-2)).toEqual(['Ana United 1:1 Ben Rovers, the end, 4 of 4 events recorded', 'Full time.'])
  })

  it('a replay that was stopped continues in the same match and records nothing twice [F2]', async () => {
    const stop = new AbortController()
    const log = aLog()
    const write = (line: string) => {
      log.write(line)
      if (line.includes('1:0')) stop.abort()
    }
    expect(await replayMatch(aRequest('Cleo City'), { write, signal: stop.signal })).toBeUndefined()
    expect(log.lines.at(-1)).toBe('Stopped. Run the same command again to continue.')

    expect(await replayMatch(aRequest('Cleo City'), log)).toBe('completed')
    const matches = await matchesOf('Cleo City')
    expect(matches).toHaveLength(1)
    expect(await eventsOf(matches[0]?.id ?? '')).toHaveLength(4)
    expect(log.lines.some((line) => line.startsWith('Continuing match'))).toBe(true)
  })

  it('a replay uses a prepared match of the same teams, and creates its own if that match has another feed’s events or a new match is requested [F2]', async () => {
    const { ctx } = server
    const create = (homeTeam: string) =>
      call(server, createMatch, { body: { homeTeam, awayTeam: 'Ben Rovers', tempo: 600 } }, { headers: admin.headers })
    await create('Early Birds')
    await replayMatch(aRequest('Early Birds'), aLog())
    expect(await matchesOf('Early Birds')).toHaveLength(1)

    await create('Fed Elsewhere')
    const [theirs] = await matchesOf('Fed Elsewhere')
    const matchId = theirs?.id as MatchId
    await call(server, startHalf1, { body: { matchId } }, { headers: admin.headers })
    const at = ctx.clock.date()
    await ctx.db
      .insertInto('match_event')
      .values({
        id: matchId,
        match_id: matchId,
        event_type: 'Throw',
        at,
        team: null,
        source_id: 'x',
        recorded_by: null,
        reason: null,
        created_at: at,
      })
      .execute()
    await replayMatch(aRequest('Fed Elsewhere'), aLog())
    expect(await matchesOf('Fed Elsewhere')).toHaveLength(2)

    await create('Brand New')
    await replayMatch(aRequest('Brand New', { isNew: true }), aLog())
    expect(await matchesOf('Brand New')).toHaveLength(2)
  })

  it('a replay that fails names the cause: a wrong password, an unreachable server, an unknown match or a missing role [F2]', async () => {
    const request = aRequest('Wrong Way')
    const wrongPassword = { email: admin.email, password: 'wrong' }
    await expect(replayMatch({ ...request, credentials: wrongPassword }, aLog())).rejects.toThrow('Login unsuccessful')
    await expect(replayMatch({ ...request, server: 'http://127.0.0.1:9' }, aLog())).rejects.toThrow('cannot be reached')
    await expect(replayMatch({ ...request, matchId: 'nothing' }, aLog())).rejects.toThrow('There is no match nothing.')
    const ana = await signUp(server.ctx, 'Ana')
    await expect(replayMatch({ ...request, credentials: ana }, aLog())).rejects.toThrow("You can't access that")
  })
})

describe("an operator's sign-in", () => {
  it('an operator’s requests succeed after the access token expires and after the session ends, but not after the operator is demoted [A6]', async () => {
    const own = await aServer()
    try {
      const dana = await signUp(own.ctx, 'Dana', { role: 'admin' })
      const asks = await signInOperator(own.url, dana)
      await own.clock.advance(15 * 60_000)
      expect(await asks(adminListMatches, {})).toEqual({ matches: [] })

      const sessions = await own.ctx.db.selectFrom('session').select('id').execute()
      for (const { id } of sessions) await endSession(own.ctx.db, id as never, 'test', own.clock.now())
      expect(await asks(adminListMatches, {})).toEqual({ matches: [] })

      await own.ctx.db.updateTable('account').set({ role: 'player' }).where('id', '=', dana.userId).execute()
      await expect(asks(adminListMatches, {})).rejects.toThrow(CallFailed)
    } finally {
      await own.stop()
    }
  })
})
