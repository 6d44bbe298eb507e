import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import type { CodeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { chipsHeldOverRounds } from '../leaderboard/chips-over-rounds.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { createLobby } from './create-lobby.ts'
import { cardByCode, seatIn } from './invitation/invitation.ts'
import { invitationPages } from './invitation/invitation-pages.ts'
import { listLobbies } from './list-lobbies.ts'
import { listMyGames } from './list-my-games.ts'
import { lobbyPage } from './lobby-page.ts'
import { lobbyReply } from './lobby-view.ts'
import { matchLogOf } from './match-log.ts'
import { ownLedgerOf } from './own-ledger.ts'
import { noteOpenerAddress } from './seat/host-address.ts'
import { joinLobby } from './seat/join-lobby.ts'
import { leaveLobby } from './seat/leave-lobby.ts'
import { removeMember } from './seat/remove-member.ts'
import { updateChips } from './update-chips.ts'

export function lobbyRoutes(app: FastifyInstance, ctx: Context, limitCodeQuery: CodeQueryLimiter): void {
  bind(app, ctx, contract.listLobbies, ({ query }) => listLobbies(ctx, query))
  bind(app, ctx, contract.listMyGames, (_asked, { caller }) => listMyGames(ctx, caller.userId))

  bind(app, ctx, contract.lobbyByCode, ({ params }, { caller, ip }) =>
    limitCodeQuery({ userId: caller.userId, ip }, async () => {
      const card = await cardByCode(ctx, params.code, caller.userId)
      const seat = await seatIn(ctx.db, card, caller.userId)
      return { ...card, ...(seat && { seat }) }
    }),
  )
  bind(app, ctx, contract.invitation, async ({ params }, { ip, headers }) =>
    limitCodeQuery({ ip, userId: await ctx.callers.signedBy(headers) }, () => cardByCode(ctx, params.code)),
  )
  invitationPages(app, ctx, limitCodeQuery)

  bind(app, ctx, contract.createLobby, async ({ body }, { caller, ip }) => {
    const lobby = await createLobby(ctx, caller.userId, body)
    await noteOpenerAddress(ctx, lobby, caller.userId, ip)
    return { lobby }
  })

  bind(app, ctx, contract.joinLobby, async ({ body }, { caller, ip }) => ({
    lobby: await limitCodeQuery({ userId: caller.userId, ip }, () => joinLobby(ctx, caller.userId, body)),
  }))

  bind(app, ctx, contract.leaveLobby, async ({ body }, { caller }) => {
    await leaveLobby(ctx, caller.userId, body.lobbyId)
    return { message: 'You have left the lobby.' }
  })

  bind(app, ctx, contract.removeMember, async ({ body }, { caller }) => {
    await removeMember(ctx, caller.userId, body)
    return {
      message: body.to === 'out' ? 'The member was removed from the lobby.' : 'The member is a spectator from now on.',
    }
  })

  bind(app, ctx, contract.ownLedger, async ({ params }, { caller }) =>
    ownLedgerOf(ctx.db, await lobbyForMember(ctx.db, params.lobbyId, caller.userId), caller.userId, ctx.clock.now()),
  )

  bind(app, ctx, contract.matchLog, async ({ params }, { caller }) => ({
    entries: await matchLogOf(ctx, await lobbyForMember(ctx.db, params.lobbyId, caller.userId), caller.userId),
  }))

  bind(app, ctx, contract.lobbyDetails, ({ params, query }, { caller, ip }) =>
    lobbyReply(ctx, params.lobbyId, caller.userId, { isFew: query.members === 'few', ip }),
  )

  bind(app, ctx, contract.listLobbyUsers, ({ params, query }, { caller }) =>
    lobbyPage(ctx, { ...params, ...query, userId: caller.userId, list: 'users', name: 'lobbyUsers' }),
  )

  bind(app, ctx, contract.leaderboard, ({ params, query }, { caller }) =>
    lobbyPage(ctx, { ...params, ...query, userId: caller.userId, list: 'leaderboard', name: 'leaderboard' }),
  )

  bind(app, ctx, contract.chipsOverRounds, async ({ params }, { caller }) =>
    chipsHeldOverRounds(ctx.db, await lobbyForMember(ctx.db, params.lobbyId, caller.userId), ctx.clock.now()),
  )

  bind(app, ctx, contract.updateChips, async ({ body }, { caller }) => ({
    chips: await updateChips(ctx, caller.userId, body),
  }))
}
