import type { MatchId } from '@bettle/contract'
import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { readOnce } from '../../db/idempotency/idempotent-call.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { bindEdit } from '../../http/bind/bind-edit.ts'
import { refuseFaults } from '../../http/errors/invalid.ts'
import { halfRow, matchRow } from '../match/match-store.ts'
import { matchWire } from '../match/match-wire.ts'
import { readableMatch } from '../match/readable-match.ts'
import { pendingOf } from '../operator/operate-match.ts'
import { abandonMatch } from './abandon-match.ts'
import { atConsole } from './at-console.ts'
import { confirmResults } from './confirm-results.ts'
import { createMatch } from './create-match.ts'
import { deleteMatch, deleteMatches } from './delete-matches.ts'
import { endMatch } from './end-match.ts'
import { importFixtures, previewFixtures } from './fixtures/import-fixtures.ts'
import { listAllMatches, listMatches, matchesFound } from './list-matches.ts'
import { matchesBetOn, ownPartIn } from './own-part.ts'
import { resume, suspend } from './suspend.ts'
import { createHalf } from './timetable/create-half.ts'
import { createRound } from './timetable/create-round.ts'
import { deleteHalf } from './timetable/delete-half.ts'
import { deleteRound } from './timetable/delete-round.ts'
import { endHalf, endHalfAt } from './timetable/end-half.ts'
import { halfWire, listAllHalves, listHalves } from './timetable/list-halves.ts'
import { listAllRounds, listOfficialRounds, listRounds, listRoundsOfHalf, roundWire } from './timetable/list-rounds.ts'
import { pauseHalf, resumeHalf } from './timetable/pause-half.ts'
import { reopenHalf } from './timetable/reopen-half.ts'
import { startHalf } from './timetable/start-half.ts'
import { updateHalf } from './timetable/update-half.ts'
import { updateRound } from './timetable/update-round.ts'
import { settleEndedRounds, updateRounds } from './timetable/update-rounds.ts'
import { expecting } from './under-control.ts'
import { updateMatch } from './update-match.ts'

export function matchRoutes(app: FastifyInstance, ctx: Context): void {
  playerRoutes(app, ctx)
  editRoutes(app, ctx)
  clockRoutes(app, ctx)
  halfRoutes(app, ctx)
  roundRoutes(app, ctx)
}

async function oneMatch(ctx: Context, matchId: MatchId) {
  await matchRow(ctx.db, matchId)
  return { match: await matchWire(ctx.db, matchId) }
}

function playerRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listMatches, async () => ({ matches: await listMatches(ctx) }))
  bind(app, ctx, contract.getMatch, async ({ params }, { caller }) => {
    const { id } = await readableMatch(ctx.db, params.id, caller.userId)
    return { match: await matchWire(ctx.db, id) }
  })
  bind(app, ctx, contract.listMatchHalves, async ({ params }, { caller }) => {
    await readableMatch(ctx.db, params.matchId, caller.userId)
    return { matchHalfs: await listHalves(ctx.db, params.matchId) }
  })
  bind(app, ctx, contract.listMatchRounds, async ({ params, query }, { caller }) => ({
    matchRounds: await listRounds(ctx, caller.userId, params.matchId, query.lobbyId),
  }))
}

function editRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.adminListMatches, ({ query }) => listAllMatches(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.previewFixtures, ({ body }) => previewFixtures(forHeavyReads(ctx), body))
  bind(app, ctx, contract.importFixtures, ({ body }, { caller }) => importFixtures(ctx, caller.userId, body))
  bind(app, ctx, contract.ownPart, ({ params }, { caller }) => ownPartIn(ctx, caller.userId, params.id))
  bind(app, ctx, contract.listMatchesBetOn, async (_, { caller }) => ({
    matchIds: await matchesBetOn(ctx, caller.userId),
  }))
  bind(app, ctx, contract.adminGetMatch, ({ params }) => oneMatch(ctx, params.id))
  for (const route of [contract.createMatch, contract.adminPostMatch] as const) {
    bind(app, ctx, route, ({ body }, { caller }) => createMatch(ctx, caller.userId, body))
  }
  bindEdit(app, ctx, contract.updateMatch, async ({ params, body }, { caller }) => ({
    match: await updateMatch(ctx, caller.userId, params.id, body, expecting(body.expectedState)),
  }))
  bind(app, ctx, contract.deleteMatches, async ({ body: { ids: named, filter, count } }, { caller }) => {
    refuseFaults([
      named === undefined && filter === undefined && { path: 'ids', message: 'Please say which matches.' },
      named === undefined &&
        count === undefined && {
          path: 'count',
          message: 'Please send the number of matches that the administrator saw.',
        },
    ])
    const ids = named ?? (await readOnce(() => matchesFound(ctx.db, filter?.q, count ?? 0)))
    await deleteMatches(ctx, caller.userId, ids)
    return { message: 'The matches were deleted.', ...(await pendingOf(ctx, ids)) }
  })
  bind(app, ctx, contract.deleteMatch, async ({ params }, { caller }) => {
    await deleteMatch(ctx, caller.userId, params.id)
    return { message: 'The match was deleted.', ...(await pendingOf(ctx, [params.id])) }
  })
}

function clockRoutes(app: FastifyInstance, ctx: Context): void {
  const changed = async (message: string, matchId: MatchId) => {
    const match = await matchWire(ctx.db, matchId)
    return { message, match, matchHalfs: match.halves, ...(await pendingOf(ctx, [matchId])) }
  }
  bind(app, ctx, contract.startHalf1, async ({ body: { matchId, expectedState } }, { caller }) => {
    await startHalf(ctx, caller.userId, matchId, 1, expecting(expectedState))
    return changed('Half 1 starts at the next full minute.', matchId)
  })
  bind(app, ctx, contract.startHalf2, async ({ body: { matchId, expectedState } }, { caller }) => {
    await startHalf(ctx, caller.userId, matchId, 2, expecting(expectedState))
    return changed('Half 2 starts at the next full minute.', matchId)
  })
  bind(app, ctx, contract.startHalf, async ({ body: { matchId, halfNumber, expectedState } }, { caller }) => {
    await startHalf(ctx, caller.userId, matchId, halfNumber, expecting(expectedState))
    return changed(`Half ${halfNumber} starts at the next full minute.`, matchId)
  })
  bind(app, ctx, contract.endHalf, async ({ body: { matchId, halfNumber, expectedState } }, { caller }) => {
    await endHalf(ctx, caller.userId, matchId, halfNumber, expecting(expectedState))
    return changed(`Half ${halfNumber} has ended.`, matchId)
  })
  bind(app, ctx, contract.endMatch, async ({ body: { matchId, expectedState } }, { caller }) => {
    await endMatch(ctx, caller.userId, matchId, expecting(expectedState))
    return changed('The match has ended.', matchId)
  })
  bind(app, ctx, contract.reopenHalf, async ({ body: { matchId, halfNumber, expectedState } }, { caller }) => {
    await reopenHalf(ctx, caller.userId, matchId, halfNumber, expecting(expectedState))
    return changed(`Half ${halfNumber} continues.`, matchId)
  })
  bind(app, ctx, contract.pauseHalf, async ({ body: { matchId, halfNumber, at, expectedState } }, { caller }) => {
    await pauseHalf(ctx, caller.userId, matchId, halfNumber, at, expecting(expectedState))
    return changed('The clock stands still, and betting waits.', matchId)
  })
  bind(app, ctx, contract.resumeHalf, async ({ body: { matchId, halfNumber, at, expectedState } }, { caller }) => {
    await resumeHalf(ctx, caller.userId, matchId, halfNumber, at, expecting(expectedState))
    return changed('Play goes on.', matchId)
  })
  bind(app, ctx, contract.abandonMatch, async ({ body: { matchId, reason, expectedState } }, { caller }) => {
    await abandonMatch(ctx, caller.userId, matchId, reason, expecting(expectedState))
    return changed('The match was abandoned.', matchId)
  })
  bind(app, ctx, contract.confirmResults, async ({ body: { matchId, expectedState } }, { caller }) => {
    await confirmResults(ctx, caller.userId, matchId, expecting(expectedState))
    return changed('The results are confirmed.', matchId)
  })
  bind(app, ctx, contract.manualTrigger, async ({ body: { matchId } }, { caller }) => {
    await settleEndedRounds(ctx, caller.userId, matchId)
    return changed('All rounds that have ended are settled.', matchId)
  })
  bind(app, ctx, contract.atConsole, ({ body }, { caller }) => atConsole(ctx, caller.userId, body))
  bind(app, ctx, contract.suspend, async ({ body }, { caller }) => {
    await suspend(ctx, caller.userId, body)
    return { message: 'Betting is suspended.' }
  })
  bind(app, ctx, contract.resume, async ({ body }, { caller }) => {
    await resume(ctx, caller.userId, body)
    return { message: 'Bets are accepted again.' }
  })
}

function halfRoutes(app: FastifyInstance, ctx: Context): void {
  for (const route of [contract.createHalf, contract.adminPostHalf] as const) {
    bind(app, ctx, route, async ({ body }, { caller }) => ({
      matchHalf: await createHalf(ctx, caller.userId, { matchId: body.matchId, halfNumber: body.halfNumber }),
    }))
  }
  bind(app, ctx, contract.adminListHalves, ({ query }) => listAllHalves(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminListMatchHalves, async ({ params }) => ({
    matchHalfs: await listHalves(ctx.db, params.matchId),
  }))
  bind(app, ctx, contract.adminGetHalf, async ({ params }) => ({ matchHalf: await halfWire(ctx.db, params.id) }))
  bindEdit(app, ctx, contract.updateHalf, async ({ params, body }, { caller }) => {
    const matchHalf = await updateHalf(ctx, caller.userId, params.id, {
      startTime: body.startTime ?? undefined,
      endTime: body.endTime ?? undefined,
    })
    return { matchHalf, ...(await pendingOf(ctx, [matchHalf.match])) }
  })
  bind(app, ctx, contract.deleteHalf, async ({ params }, { caller }) => {
    await deleteHalf(ctx, caller.userId, params.id)
    return { message: 'The half was deleted.' }
  })
  bind(app, ctx, contract.endHalfAt, async ({ params, body }, { caller }) => {
    await endHalfAt(ctx, caller.userId, params.id, body.endTime, expecting(body.expectedState))
    const matchHalf = await halfWire(ctx.db, params.id)
    const pending = await pendingOf(ctx, [matchHalf.match])
    return { message: `Half ${matchHalf.halfNumber} has ended.`, matchHalf, ...pending }
  })
}

function roundRoutes(app: FastifyInstance, ctx: Context): void {
  for (const route of [contract.createRound, contract.adminPostRound] as const) {
    bind(app, ctx, route, async ({ body }, { caller }) => {
      const minutes = { startMinute: body.startMinute, endMinute: body.endMinute ?? null }
      return { matchRound: await createRound(ctx, caller.userId, body.halfId, minutes) }
    })
  }
  bind(app, ctx, contract.adminListRounds, ({ query }) => listAllRounds(forHeavyReads(ctx), query))
  bind(app, ctx, contract.adminListMatchRounds, async ({ params }) => ({
    matchRounds: await listOfficialRounds(ctx, params.matchId),
  }))
  bind(app, ctx, contract.adminListHalfRounds, async ({ params }) => ({
    matchRounds: await listRoundsOfHalf(ctx, params.halfId),
  }))
  bind(app, ctx, contract.adminGetRound, async ({ params }) => ({ matchRound: await roundWire(ctx, params.id) }))
  bindEdit(app, ctx, contract.updateRound, async ({ params, body }, { caller }) => ({
    matchRound: await updateRound(ctx, caller.userId, params.id, body),
  }))
  bind(app, ctx, contract.deleteRound, async ({ params }, { caller }) => {
    await deleteRound(ctx, caller.userId, params.id)
    return { message: 'The round was deleted.' }
  })
  bind(app, ctx, contract.updateRounds, async ({ body }, { caller }) => {
    const matchRounds = await updateRounds(ctx, caller.userId, body.halfId)
    const { match_id: matchId } = await halfRow(ctx.db, body.halfId)
    return { matchRounds, ...(await pendingOf(ctx, [matchId as MatchId])) }
  })
}
