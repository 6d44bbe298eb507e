import * as contract from '@bettle/contract'
import { foldCompetition } from '@bettle/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  HOUR,
  MINUTE,
} from '../../../test/support/competition.ts'
import { Crash, crashingAfter, crashingTransaction } from '../../../test/support/crashing-context.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import type { Context } from '../../context.ts'
import { digest } from '../ledger/digest.ts'
import { advanceCompetition } from './advance-competition.ts'
import { competitionRow, linesOf } from './competition-store.ts'
import { decide } from './decide.ts'
import { enrol, withdraw } from './enrol.ts'

let server: TestServer
let scenario: CompetitionScenario
let ana: Player
let ben: Player
let cleo: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 3)
  ;[ana, ben, cleo] = scenario.players as [Player, Player, Player]
})

/** Returns all that is stored about a competition and its notices, in one form for comparisons. */
async function stored(id: contract.CompetitionId) {
  const { db } = server.ctx
  const { state, log_number, settings } = await competitionRow(db, id)
  const lines = await linesOf(db, id)
  const entries = await db.selectFrom('competition_entry').selectAll().where('competition_id', '=', id).execute()
  const codes = await db.selectFrom('competition_code').selectAll().where('competition_id', '=', id).execute()
  const lobbies = await db.selectFrom('competition_lobby').selectAll().where('competition_id', '=', id).execute()
  const notices = await db.selectFrom('notice').selectAll().where('competition_id', '=', id).execute()
  const actions = await db.selectFrom('operator_action').selectAll().where('kind', '=', 'decide-competition').execute()
  // In every case the stored state must follow from the log, and the entries and codes from the state.
  expect(log_number).toBe(lines.length)
  expect(JSON.parse(JSON.stringify(state))).toEqual(
    JSON.parse(JSON.stringify(foldCompetition(settings, lines, digest))),
  )
  const current = entries.filter(({ is_current }) => is_current).map(({ account_id }) => account_id)
  const out = ['withdrawn', 'lost']
  expect(current.toSorted()).toEqual(
    state.entries.flatMap(({ entry, status }) => (out.includes(status) ? [] : [entry])).toSorted(),
  )
  return {
    lines: lines.map(({ kind }) => kind),
    spent: codes.flatMap(({ spent_by }) => spent_by ?? []),
    lobbies: lobbies.map(({ replaced_at }) => (replaced_at === null ? 'open' : 'replaced')).toSorted(),
    notices: notices.map(({ account_id, kind }) => `${nameOf(account_id)} ${kind}`).toSorted(),
    decisions: actions.filter(({ subject }) => (subject as { competitionId?: string }).competitionId === id).length,
  }
}

const nameOf = (userId: string) => scenario.players.find((player) => player.userId === userId)?.name ?? ''

/**
 * Sends a request again until it succeeds. Each run crashes one statement later than the run before, and must leave the
 * stored rows unchanged. The last run also loses the reply to its COMMIT. Returns how often the request crashed.
 */
async function requestsThroughCrashes(
  id: contract.CompetitionId,
  request: (ctx: Context) => Promise<unknown>,
): Promise<number> {
  const before = await stored(id)
  for (let most = 0; most < 1000; most += 1) {
    const answer = await request(crashingTransaction(crashingAfter(server.ctx, most), 1, 'before-commit')).catch(
      (error: unknown) => error,
    )
    expect(await stored(id), `after ${most} statements`).toEqual(before)
    expect(answer).toBeInstanceOf(Crash)
    if (!(answer as Crash).isAtCommit) continue
    await expect(request(crashingTransaction(server.ctx, 1, 'after-commit'))).rejects.toThrow(Crash)
    return most
  }
  throw new Error('the request never ends')
}

/** Runs the job again until it succeeds; each run crashes one statement later than the run before. */
async function advancesThroughCrashes(id: contract.CompetitionId): Promise<void> {
  for (let most = 0; most < 1000; most += 1) {
    const crash = await advanceCompetition(crashingAfter(server.ctx, most), { ownerId: id } as never).then(
      () => undefined,
      (error: unknown) => error,
    )
    await stored(id)
    if (crash === undefined) return
    expect(crash).toBeInstanceOf(Crash)
  }
  throw new Error('the job never ends')
}

const exclusive = { isExclusive: true, prize: 'A ball', promisedBy: 'The club', places: 2 }
async function aCode(id: contract.CompetitionId): Promise<string> {
  const params = { competitionId: id }
  const body = { singleUse: true, count: 1 }
  return (await scenario.admin.gets(contract.createInvitationCodes, { params, body })).codes[0] ?? ''
}
/** Deletes the planned job, so that the test runs it and not the server. */
const leavesJob = () => server.ctx.db.deleteFrom('due_work').where('kind', '=', 'advance-competition').execute()
const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'accepted',
    ({ code }) => code as string,
  )

describe('a crash between any two statements', () => {
  it('a crash while enrolling enters no user and uses up no code; after the commit exactly one entry exists [CP55] [CP57] [CP69]', async () => {
    const id = await aCompetition(scenario.admin, exclusive)
    const code = await aCode(id)
    expect(await requestsThroughCrashes(id, (ctx) => enrol(ctx, ana.userId, id, code))).toBeGreaterThan(6)
    expect(await stored(id)).toMatchObject({ lines: ['entered'], spent: [ana.userId] })
    expect(await codeOf(enrol(server.ctx, ana.userId, id, code))).toBe('already-enrolled')
    expect(await codeOf(enrol(server.ctx, ben.userId, id, code))).toBe('code-spent')
    expect((await stored(id)).lines).toEqual(['entered'])
  })

  it('a crash while withdrawing keeps the entry and its code; after the commit the first reserve gets the place and one notice [CP4] [CP64] [CP69]', async () => {
    const id = await aCompetition(scenario.admin, { ...exclusive, matchIds: await scenario.fixtures(1) })
    const codes = [await aCode(id), await aCode(id)] as const
    const body = { singleUse: false, count: 1 }
    const open = (await scenario.admin.gets(contract.createInvitationCodes, { params: { competitionId: id }, body }))
      .codes[0]
    await enrol(server.ctx, ana.userId, id, codes[0])
    await enrol(server.ctx, ben.userId, id, codes[1])
    await enrol(server.ctx, cleo.userId, id, open)
    expect(await requestsThroughCrashes(id, (ctx) => withdraw(ctx, ana.userId, id))).toBeGreaterThan(6)
    expect(await stored(id)).toMatchObject({
      spent: [ben.userId],
      notices: [`${cleo.name} admitted`],
      lines: ['fixture-added', 'entered', 'entered', 'entered', 'withdrawn'],
    })
    expect(await codeOf(withdraw(server.ctx, ana.userId, id))).toBe('not-enrolled')
    expect(await codeOf(enrol(server.ctx, ana.userId, id, codes[0]))).toBe('accepted')
  })

  it('a player’s withdrawal after the draw that crashes and is repeated changes the players of the lobby exactly once [CP12] [CP63] [CP69]', async () => {
    const id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(1) })
    await scenario.enrols(id)
    await leavesJob()
    await server.clock.set(server.clock.now() + HOUR + MINUTE)
    await advancesThroughCrashes(id)
    expect(await stored(id)).toMatchObject({ lobbies: ['open'] })
    await requestsThroughCrashes(id, (ctx) => withdraw(ctx, ana.userId, id))
    await leavesJob()
    await advancesThroughCrashes(id)
    const after = await stored(id)
    expect(after.lobbies).toEqual(['open'])
    expect(after.lines.filter((kind) => kind === 'drawn')).toHaveLength(1)
    expect(after.notices).toEqual(
      scenario.players
        .flatMap(({ name }) => {
          const change = name === ana.name ? 'unseated' : 'rivals-changed'
          return [`${name} drawn`, `${name} seated`, `${name} ${change}`]
        })
        .toSorted(),
    )
  })

  it('a crash during a decision decides and logs nothing; after the commit the stage changes exactly once [CP43] [CP67] [CP69]', async () => {
    const id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(1) })
    await scenario.enrols(id)
    await leavesJob()
    await server.clock.set(server.clock.now() + HOUR + MINUTE)
    await advancesThroughCrashes(id)
    const winner = { kind: 'winner-set', stage: 'groups', group: 0, userId: ana.userId } as const
    const decides = (ctx: Context) => decide(ctx, scenario.admin.userId, id, winner, 'Ana was alone')
    expect(await requestsThroughCrashes(id, decides)).toBeGreaterThan(6)
    expect(await stored(id)).toMatchObject({ decisions: 1 })
    await leavesJob()
    await advancesThroughCrashes(id)
    const after = await stored(id)
    expect(after.lines.filter((kind) => kind === 'winner-set')).toHaveLength(1)
    expect(after.lobbies).toEqual(['replaced'])
    expect((await scenario.sees(id)).phase).toBe('finished')
    const { kind, decision } = { kind: 'decision-undone', decision: after.lines.indexOf('winner-set') + 1 } as const
    await requestsThroughCrashes(id, (ctx) => decide(ctx, scenario.admin.userId, id, { kind, decision }, 'She was not'))
    await leavesJob()
    await advancesThroughCrashes(id)
    expect(await stored(id)).toMatchObject({ decisions: 2, lobbies: ['open', 'replaced'] })
  })
})
