import type { Landing } from '@bettle/contract'
import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { etagged } from '../../http/bind/etagged.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { type LandingRevision, landingRevision } from './content-store.ts'
import { landingMedia } from './landing-media.ts'
import { contentOf, landingPages } from './landing-pages.ts'
import { listLandings } from './list-landings.ts'
import { createGlimpse } from './live-glimpse.ts'
import { publishLanding, revertLanding } from './publish-landing.ts'
import { createPublished } from './published.ts'
import { unlockContent } from './unlock-content.ts'

export function contentRoutes(app: FastifyInstance, ctx: Context, limits: Pick<AttemptLimits, 'ownPassword'>): void {
  const published = createPublished(ctx)
  const glimpse = createGlimpse(ctx)

  bind(app, ctx, contract.getLanding, async ({ query: { language = 'en' } }) => {
    const revision = await published.now()
    // Content that an operator has published is the same in each language.
    const tag = revision.revision === 0 && language !== 'en' ? `landing-0-${language}` : `landing-${revision.revision}`
    return etagged(tag, () => landingToWire({ ...revision, content: contentOf(revision)(language) }))
  })
  bind(app, ctx, contract.getLiveGlimpse, async () => ({
    match: await glimpse(),
    serverTime: ctx.clock.date().toISOString(),
  }))
  bind(app, ctx, contract.unlockContent, async ({ body: { password } }, { caller: { userId } }) => ({
    message: await unlockContent(ctx, limits.ownPassword, { userId, password }),
  }))
  bind(app, ctx, contract.publishLanding, async ({ body }, { caller }) => {
    const revision = await publishLanding(ctx, caller.userId, body)
    await published.now()
    return landingToWire(revision)
  })
  bind(app, ctx, contract.revertLanding, async ({ body }, { caller }) => {
    const revision = await revertLanding(ctx, caller.userId, body)
    await published.now()
    return landingToWire(revision)
  })
  bind(app, ctx, contract.listLandings, ({ query }) => listLandings(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.getPastLanding, async ({ params: { revision } }) =>
    landingToWire(await landingRevision(ctx.db, revision)),
  )
  landingMedia(app, ctx)
  landingPages(app, published)
}

function landingToWire({ content, publishedAt, revision }: LandingRevision): Landing {
  return { content, publishedAt: publishedAt?.toISOString() ?? null, revision }
}
