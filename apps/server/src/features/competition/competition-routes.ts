import * as contract from '@bettle/contract'
import { type CompetitionId, GameError, type LobbyId, type UserId } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { bind } from '../../http/bind/bind.ts'
import { etagged } from '../../http/bind/etagged.ts'
import { codeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { calendarFile, calendarPath } from './calendar.ts'
import { competitionPages } from './competition-pages.ts'
import { mayOrganise } from './competition-store.ts'
import { addFixtures, createCompetition, updateCompetition } from './create-competition.ts'
import { decide, previewDecision } from './decide.ts'
import { enrol, withdraw } from './enrol.ts'
import { fixtureClashesOf } from './fixture-clashes.ts'
import { createInvitationCodes, listInvitationCodes } from './invitation-codes.ts'
import {
  adminCompetitions,
  competitionFor,
  competitionOfCode,
  drawOf,
  listCompetitionsOf,
  refuseReader,
} from './list-competitions.ts'
import { listNoticesOf, readNotices } from './notices.ts'
import { proposeDecision, voteOnDecision } from './propose-decision.ts'
import { createSharedViews, replyWith } from './shared-views.ts'
import { cardsOf, seatsIn, viewCompetition, viewMine } from './view-competition.ts'
import { watchLobby } from './watch-lobby.ts'

export function competitionRoutes(app: FastifyInstance, ctx: Context): void {
  const limitCodeQuery = codeQueryLimiter(ctx)
  const viewOf = createSharedViews(ctx)

  bind(app, ctx, contract.listCompetitions, (_asked, { caller }) => listCompetitionsOf(ctx, caller.userId))
  bind(app, ctx, contract.adminListCompetitions, ({ query }) => adminCompetitions(ctx, query))

  bind(app, ctx, contract.competitionByCode, ({ params }, { caller, ip }) =>
    limitCodeQuery({ userId: caller.userId, ip }, async () => {
      const [competition] = await cardsOf(ctx.db, [await competitionOfCode(ctx.db, params.code)], caller.userId)
      if (!competition) throw new GameError('competition-not-found')
      return { competition }
    }),
  )

  bind(app, ctx, contract.competitionById, async ({ params }, { caller }) => {
    const shared = await viewOf(params.competitionId)
    await refuseReader(ctx.db, shared.row, caller.userId)
    const { row, competition, seats } = shared
    const { userId, role } = caller
    const isOrganiser = row.organiser_id === userId || role === 'admin'
    return etagged(`${userId}.${row.version}`, () =>
      replyWith(shared, ctx.clock.now(), viewMine(row, competition, seats, { userId, mayOrganise: isOrganiser })),
    )
  })

  bind(app, ctx, contract.publicCompetition, async ({ params }) => {
    const shared = await viewOf(params.competitionId)
    await refuseReader(ctx.db, shared.row, null)
    return replyWith(shared, ctx.clock.now())
  })

  bind(app, ctx, contract.competitionCalendar, async ({ params }, { caller }) => {
    const { id, is_private } = await competitionFor(ctx.db, params.competitionId, caller.userId)
    return { path: calendarPath(ctx.config.authSecret, id, is_private ? caller.userId : null) }
  })
  calendarFile(app, ctx)
  competitionPages(app, ctx)

  bind(app, ctx, contract.competitionDraw, async ({ params }, { caller }) =>
    drawOf(ctx.db, await competitionFor(ctx.db, params.competitionId, caller.userId)),
  )

  bind(app, ctx, contract.createCompetition, async ({ body }, { caller }) =>
    bothViews(ctx, await createCompetition(ctx, caller.userId, body), caller.userId),
  )

  const after = async (competitionId: CompetitionId, userId: UserId) => {
    await ctx.jobs.runJobs(`competition:${competitionId}`)
    return bothViews(ctx, competitionId, userId)
  }

  bind(app, ctx, contract.updateCompetition, async ({ params, body }, { caller }) => {
    await updateCompetition(ctx, caller.userId, params.competitionId, body)
    return after(params.competitionId, caller.userId)
  })

  bind(app, ctx, contract.addFixtures, async ({ params, body }, { caller }) => {
    await addFixtures(ctx, caller.userId, params.competitionId, body.matchIds)
    return after(params.competitionId, caller.userId)
  })

  bind(app, ctx, contract.fixtureClashes, async ({ params }, { caller }) => ({
    clashes: await fixtureClashesOf(ctx, caller.userId, params.competitionId),
  }))

  bind(app, ctx, contract.enrol, ({ params, body }, { caller, ip }) =>
    limitCodeQuery({ userId: caller.userId, ip }, async () => {
      await enrol(ctx, caller.userId, params.competitionId, body.code)
      return bothViews(ctx, params.competitionId, caller.userId)
    }),
  )

  bind(app, ctx, contract.withdraw, async ({ params }, { caller }) => {
    await withdraw(ctx, caller.userId, params.competitionId)
    return after(params.competitionId, caller.userId)
  })

  bind(app, ctx, contract.decideCompetition, async ({ params, body }, { caller }) => {
    await decide(ctx, caller.userId, params.competitionId, body.decision, body.reason)
    return after(params.competitionId, caller.userId)
  })

  bind(app, ctx, contract.previewDecision, ({ params, body }, { caller }) =>
    previewDecision(ctx, caller.userId, params.competitionId, body.decision),
  )

  bind(app, ctx, contract.proposeDecision, async ({ params, body }, { caller }) => {
    await proposeDecision(ctx, caller.userId, params.competitionId, body)
    return after(params.competitionId, caller.userId)
  })

  bind(app, ctx, contract.voteOnDecision, async ({ params, body }, { caller }) => {
    await voteOnDecision(ctx, caller.userId, params.competitionId, body)
    return after(params.competitionId, caller.userId)
  })

  bind(app, ctx, contract.watchCompetitionLobby, async ({ params, body }, { caller }) => ({
    lobby: await watchLobby(ctx, caller.userId, params.competitionId, body.lobbyId as LobbyId),
  }))

  bind(app, ctx, contract.createInvitationCodes, async ({ params, body }, { caller }) => ({
    codes: await createInvitationCodes(ctx, caller.userId, params.competitionId, body),
  }))

  bind(app, ctx, contract.listInvitationCodes, async ({ params }) => ({
    codes: await listInvitationCodes(ctx.db, params.competitionId),
  }))

  bind(app, ctx, contract.listNotices, async (_asked, { caller }) => ({
    notices: await listNoticesOf(ctx.db, caller.userId),
  }))

  bind(app, ctx, contract.readNotices, async ({ body }, { caller }) => {
    await readNotices(ctx, caller.userId, body.ids)
    return { message: 'success' }
  })
}

/** Returns the competition as all users see it, and the caller's own part, both read at one moment. */
function bothViews(ctx: Context, competitionId: CompetitionId, userId: UserId) {
  return atOneMoment(ctx.db, async (moment) => {
    const row = await competitionFor(moment, competitionId, userId)
    const competition = await viewCompetition(moment, row, ctx.clock.now())
    const seats = await seatsIn(moment, row.id, userId)
    const viewer = { userId, mayOrganise: await mayOrganise(moment, row, userId) }
    return { competition, mine: viewMine(row, competition, seats, viewer) }
  })
}
