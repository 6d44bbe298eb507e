import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { debugMatch } from './debug-match.ts'
import { listJobs } from './list-jobs.ts'
import { listAllLobbies, listGames, listLobbyUsers } from './list-lobbies.ts'
import { overview } from './overview.ts'
import { listUserBets } from './users/list-user-bets.ts'

/** The lists that administrators can read but not change. */
export function adminListRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.adminOverview, (_, { caller }) => overview(forHeavyReads(ctx), caller.userId))
  bind(app, ctx, contract.adminListLobbies, ({ query }) => listAllLobbies(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminListLobbyUsers, ({ query }) => listLobbyUsers(forHeavyReads(ctx), query))
  bind(app, ctx, contract.adminListUserBets, ({ query }) => listUserBets(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminListGames, ({ query }) => listGames(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminListDueWork, ({ query }) => listJobs(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.debugMatch, ({ params }) => debugMatch(forHeavyReads(ctx), params.id))
}
