import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { bind } from '../../../http/bind/bind.ts'
import { importProviderFixtures, previewProviderFixtures } from './import-fixtures.ts'
import { createProvider, deleteProvider, updateProvider } from './manage-providers.ts'
import { providerToWire } from './provider-store.ts'
import { searchFixtures } from './search-fixtures.ts'
import { testProvider } from './test-provider.ts'

/** The calls with which administrators configure providers of counts. */
export function providerRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listFeedProviders, async () => {
    const rows = await ctx.db
      .selectFrom('feed_provider')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return { providers: await Promise.all(rows.map((row) => providerToWire(ctx.db, row, ctx.clock.date()))) }
  })
  bind(app, ctx, contract.createFeedProvider, async ({ body }, { caller }) => ({
    provider: await createProvider(ctx, caller.userId, body),
  }))
  bind(app, ctx, contract.updateFeedProvider, async ({ params, body }, { caller }) => ({
    provider: await updateProvider(ctx, caller.userId, params.id, body),
  }))
  bind(app, ctx, contract.deleteFeedProvider, async ({ params }, { caller }) => {
    await deleteProvider(ctx, caller.userId, params.id)
    return { message: 'The provider was deleted.' }
  })
  bind(app, ctx, contract.searchProviderFixtures, ({ params, body }) => searchFixtures(ctx, params.id, body))
  bind(app, ctx, contract.previewProviderFixtures, ({ params, body }) => previewProviderFixtures(ctx, params.id, body))
  bind(app, ctx, contract.importProviderFixtures, ({ params, body }, { caller }) =>
    importProviderFixtures(ctx, caller.userId, params.id, body),
  )
  bind(app, ctx, contract.testFeedProvider, ({ params, body }) => testProvider(ctx, params.id, body.match))
}
