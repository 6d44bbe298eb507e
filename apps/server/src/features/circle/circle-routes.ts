import type { CircleId, UserId } from '@bettle/contract'
import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { bind } from '../../http/bind/bind.ts'
import type { CodeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { askPlayers, keepRefusal, playersToAsk } from './ask-players.ts'
import { createCircle } from './create-circle.ts'
import { circleOfEvening, createEveningReader } from './evenings.ts'
import { admitToCircle, answerCircle, circleOfCode, invitationTo, joinCircle } from './join-circle.ts'
import { handOverCircle, leaveCircle, removeFromCircle } from './leave-circle.ts'
import { openEvening } from './open-evening.ts'
import { resetCircleName } from './reset-name.ts'
import { muteCircle, updateCircle } from './update-circle.ts'
import { circleCardsOf, viewCircle } from './view-circle.ts'

export function circleRoutes(app: FastifyInstance, ctx: Context, limitCodeQuery: CodeQueryLimiter): void {
  const readEvenings = createEveningReader()
  const seen = async (userId: UserId, circleId: CircleId, season?: number) => ({
    circle: await viewCircle(ctx, readEvenings, userId, { circleId, season }),
  })

  bind(app, ctx, contract.listCircles, async (_asked, { caller: { userId } }) => ({
    circles: await circleCardsOf(ctx.db, userId),
    invitations: await invitationsOf(ctx.db, userId),
  }))

  bind(app, ctx, contract.createCircle, async ({ body }, { caller: { userId } }) =>
    seen(userId, await createCircle(ctx, userId, body)),
  )

  bind(app, ctx, contract.circlesOfLobby, async ({ params: { lobbyId } }, { caller: { userId } }) => {
    const mayKeep = (await keepRefusal(ctx.db, lobbyId, userId)) === undefined
    const circleId = await circleOfEvening(ctx.db, lobbyId, userId)
    const [circle] = circleId ? await circleCardsOf(ctx.db, userId, circleId) : []
    const people = mayKeep ? (await playersToAsk(ctx.db, lobbyId, userId)).length : 0
    const owned = mayKeep ? (await circleCardsOf(ctx.db, userId)).filter(({ owner }) => owner._id === userId) : []
    return { circle: circle ?? null, mayKeep: mayKeep && people > 0, people, owned }
  })

  bind(app, ctx, contract.circleByCode, ({ params }, { caller: { userId }, ip }) =>
    limitCodeQuery({ userId, ip }, async () => ({
      circle: await invitationTo(ctx.db, await circleOfCode(ctx.db, params.code), userId),
    })),
  )

  bind(app, ctx, contract.joinCircle, ({ body }, { caller: { userId }, ip }) =>
    limitCodeQuery({ userId, ip }, async () => ({ circle: await joinCircle(ctx, userId, body.code) })),
  )

  bind(app, ctx, contract.circleById, ({ params, query }, { caller }) =>
    seen(caller.userId, params.circleId, query.season),
  )

  bind(app, ctx, contract.answerCircle, async ({ params, body }, { caller }) => {
    await answerCircle(ctx, caller.userId, { ...params, ...body })
    return { message: 'success' }
  })

  bind(app, ctx, contract.askIntoCircle, async ({ params, body }, { caller: { userId } }) => {
    await askPlayers(ctx, userId, { ...params, ...body })
    return seen(userId, params.circleId)
  })

  bind(app, ctx, contract.admitToCircle, async ({ params, body }, { caller: { userId } }) => {
    await admitToCircle(ctx, userId, { ...params, ...body })
    return seen(userId, params.circleId)
  })

  bind(app, ctx, contract.updateCircle, async ({ params, body }, { caller: { userId } }) => {
    await updateCircle(ctx, userId, params.circleId, body)
    return seen(userId, params.circleId)
  })

  bind(app, ctx, contract.handOverCircle, async ({ params, body }, { caller: { userId } }) => {
    await handOverCircle(ctx, userId, { ...params, ...body })
    return seen(userId, params.circleId)
  })

  bind(app, ctx, contract.removeFromCircle, async ({ params }, { caller: { userId } }) => {
    await removeFromCircle(ctx, userId, params)
    return seen(userId, params.circleId)
  })

  bind(app, ctx, contract.leaveCircle, async ({ params }, { caller }) => {
    await leaveCircle(ctx, caller.userId, params.circleId)
    return { message: 'success' }
  })

  bind(app, ctx, contract.muteCircle, async ({ params, body }, { caller }) => {
    await muteCircle(ctx, caller.userId, { ...params, ...body })
    return { message: 'success' }
  })

  bind(app, ctx, contract.openEvening, async ({ params, body }, { caller }) => ({
    lobby: await openEvening(ctx, caller.userId, { ...params, ...body }),
  }))

  bind(app, ctx, contract.adminRenameCircle, async ({ params }, { caller }) => ({
    circle: await resetCircleName(ctx, caller.userId, params.circleId),
  }))
}

/** Returns the circles whose owners ask the user to join, except owners whom the user blocks. */
async function invitationsOf(reader: Reader, userId: UserId) {
  const rows = await reader
    .selectFrom('circle_ask')
    .innerJoin('circle', 'circle.id', 'circle_ask.circle_id')
    .selectAll('circle')
    .where('circle_ask.account_id', '=', userId)
    .where('by_owner', '=', true)
    .where('declined_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from block where block.account_id = ${userId} and block.blocked_id = circle.owner_id)`,
    )
    .orderBy('asked_at', 'desc')
    .orderBy('circle.id')
    .execute()
  return Promise.all(rows.map((row) => invitationTo(reader, row, userId)))
}
