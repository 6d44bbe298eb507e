import { listLobbies } from '@bettle/contract'
import { isJoinable } from '@bettle/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import { onlyNode } from '../../jobs/lease.ts'
import { loadTimetable } from '../match/timetable.ts'
import { practiceFile, seedOf } from './practice-file.ts'
import { createPracticeMatches, type PracticeMatches } from './practice-matches.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let server: TestServer
afterEach(() => server.stop())

async function untilNoJobIsReady(ctx: Context, matches: PracticeMatches): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) {
    if ((await matches.step(ctx.clock.now())) > ctx.clock.now()) return
  }
  throw new Error('the practice match does not come to rest')
}

const matchesIn = ({ db }: Context) => db.selectFrom('match').selectAll().orderBy('id').execute()
const halvesIn = ({ db }: Context, matchId: string) =>
  db.selectFrom('match_half').selectAll().where('match_id', '=', matchId).orderBy('half_number').execute()
const sourceIdsIn = async ({ db }: Context, matchId: string) => {
  const rows = await db.selectFrom('match_event').select('source_id').where('match_id', '=', matchId).execute()
  return rows.map(({ source_id }) => source_id)
}
const eventsOf = (feed: string | null) => practiceFile(seedOf(feed ?? '') ?? '').events.length

describe('the practice match', () => {
  it('there is always a practice lobby to join, and a bet in it is settled at most three minutes later [F4]', async () => {
    server = await aServer()
    const { ctx } = server
    const practice = createPracticeMatches(ctx, onlyNode)
    const STEP = 3 * SECOND
    const joinable: { at: number; lobbyIds: string[] }[] = []
    const startedAt = ctx.clock.now()
    await untilNoJobIsReady(ctx, practice)
    while (ctx.clock.now() < startedAt + 14 * MINUTE) {
      await server.clock.advance(STEP)
      await untilNoJobIsReady(ctx, practice)
      joinable.push({ at: ctx.clock.now(), lobbyIds: await joinableLobbies(ctx) })
    }

    // There was always a lobby. In each lobby that players could join, a bet was settled soon afterwards.
    const settled = await ctx.db
      .selectFrom('bet')
      .select(['lobby_id', 'settled_at'])
      .where('settled_at', 'is not', null)
      .execute()
    const until = ctx.clock.now() - 3 * MINUTE
    for (const { at, lobbyIds } of joinable) {
      expect([at - startedAt, lobbyIds.length]).not.toEqual([at - startedAt, 0])
      if (at > until) continue
      for (const lobbyId of lobbyIds) {
        const next = settled
          .filter((bet) => bet.lobby_id === lobbyId)
          .map((bet) => bet.settled_at?.getTime() ?? 0)
          .filter((time) => time > at)
        expect((Math.min(...next) - at) / SECOND).toBeLessThanOrEqual(180)
      }
    }

    const [first, second] = await matchesIn(ctx)
    expect(first).toMatchObject({ tempo: 10, status: 'completed' })
    expect(second).toMatchObject({ tempo: 10, status: 'active' })
    const events = await sourceIdsIn(ctx, first?.id ?? '')
    expect(events).toHaveLength(eventsOf(first?.feed ?? null))
    expect(new Set(events).size).toBe(events.length)

    // The breaks of the match are short.
    const [half1, half2] = await halvesIn(ctx, first?.id ?? '')
    const [next1] = await halvesIn(ctx, second?.id ?? '')
    const gap = (from: Date | null | undefined, to: Date | null | undefined) =>
      ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / SECOND
    expect(gap(half1?.end_time, half2?.start_time)).toBeLessThanOrEqual(30)
    expect(gap(first?.ended_at, next1?.start_time)).toBeLessThanOrEqual(30)
    expect(gap(first?.ended_at, next1?.start_time)).toBeGreaterThan(0)

    // The bots bet on nearly every round, at different moments and on different plays, and the ledgers add up.
    const bets = await ctx.db
      .selectFrom('bet')
      .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
      .selectAll('bet')
      .where('lobby.match_id', '=', first?.id ?? '')
      .execute()
    expect(new Set(bets.map(({ round_id }) => round_id)).size).toBe(10)
    expect(bets.length).toBeGreaterThan(30)
    expect(bets.every(({ outcome }) => outcome !== 'open')).toBe(true)
    expect(new Set(bets.map(({ event_type }) => event_type)).size).toBeGreaterThan(3)
    expect(new Set(bets.map(({ placed_at }) => placed_at.getTime())).size).toBeGreaterThan(20)
    // A new player gets no penalty for a round without a bet.
    const lobbies = await ctx.db.selectFrom('lobby').selectAll().execute()
    expect(lobbies.map((lobby) => readLobby(lobby).settings.inactivityPenalty)).toEqual(lobbies.map(() => 0))
    const penalties = ctx.db.selectFrom('ledger_entry').select('seq').where('kind', '=', 'penalty')
    expect(await penalties.execute()).toEqual([])
    const members = await ctx.db.selectFrom('member').selectAll().execute()
    for (const member of members) {
      const entries = await ctx.db
        .selectFrom('ledger_entry')
        .select('amount')
        .where('lobby_id', '=', member.lobby_id)
        .where('account_id', '=', member.account_id)
        .execute()
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(member.chips)
    }
  }, 120_000)

  it('the practice match continues after a restart, however long the server was down, and records no event twice [F4]', async () => {
    server = await aServer()
    const { ctx, clock } = server
    const before = createPracticeMatches(ctx, onlyNode)
    await untilNoJobIsReady(ctx, before)
    await clock.advance(30 * SECOND)
    await untilNoJobIsReady(ctx, before)
    await clock.advance(MINUTE)
    await untilNoJobIsReady(ctx, before)
    const [match] = await matchesIn(ctx)
    const file = practiceFile(seedOf(match?.feed ?? '') ?? '')
    const [running] = await halvesIn(ctx, match?.id ?? '')
    expect(running?.status).toBe('active')

    await clock.advance(8 * 60 * MINUTE)
    const after = createPracticeMatches(ctx, onlyNode)
    await untilNoJobIsReady(ctx, after)
    const [half1, half2] = await halvesIn(ctx, match?.id ?? '')
    const length = ((file.halves[0]?.durationSeconds ?? 0) * SECOND) / 10
    expect(half1).toMatchObject({ status: 'finished' })
    expect((half1?.end_time?.getTime() ?? 0) - (half1?.start_time?.getTime() ?? 0)).toBe(length)
    expect(half2?.status).toBe('active')

    await clock.advance(10 * MINUTE)
    const later = createPracticeMatches(ctx, onlyNode)
    await untilNoJobIsReady(ctx, later)
    const [ended, next] = await matchesIn(ctx)
    expect(ended?.status).toBe('completed')
    const events = await sourceIdsIn(ctx, match?.id ?? '')
    expect(events).toHaveLength(file.events.length)
    expect(new Set(events).size).toBe(events.length)
    expect(next?.status).toBe('upcoming')
    expect(await joinableLobbies(ctx)).toHaveLength(1)
  }, 60_000)

  it('a server with practice on lists one practice lobby with six players, and closes the database when it stops [F4]', async () => {
    server = await aServer({ config: { practice: true } })
    const { ctx, clock } = server
    const ana = await signUp(ctx, 'Ana')
    for (let moves = 0; moves < 8; moves += 1) await clock.advance(5 * SECOND)
    const lobbies = await call(server, listLobbies, {}, { headers: ana.headers })
    expect(lobbies.ok && lobbies.reply.lobbies.map(({ players, match }) => [players, match.status])).toEqual([
      [6, 'active'],
    ])
    await server.stop()
    const recorded = await server.ctx.db
      .selectFrom('match')
      .select('id')
      .execute()
      .catch(() => 'closed')
    expect(recorded).toBe('closed')
  })

  it('the server creates a new practice match after the previous one was abandoned [F4]', async () => {
    server = await aServer()
    const { ctx, clock } = server
    const practice = createPracticeMatches(ctx, onlyNode)
    await untilNoJobIsReady(ctx, practice)
    await ctx.db.updateTable('match').set({ status: 'abandoned' }).execute()
    await clock.advance(SECOND)
    await untilNoJobIsReady(ctx, practice)
    expect((await matchesIn(ctx)).map(({ status }) => status)).toEqual(['abandoned', 'upcoming'])
  })
})

async function joinableLobbies(ctx: Context): Promise<string[]> {
  const lobbies = await ctx.db.selectFrom('lobby').selectAll().where('status', '=', 'open').execute()
  const found: string[] = []
  for (const lobby of lobbies) {
    const timetable = await loadTimetable(ctx.db, lobby.match_id, lobby.plan_id)
    if (isJoinable(timetable, readLobby(lobby).settings, ctx.clock.now())) found.push(lobby.id)
  }
  return found
}
