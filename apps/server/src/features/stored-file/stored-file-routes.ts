import type { RouteSpec } from '@bettle/contract'
import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { getSignedPostUrl } from './get-signed-post-url.ts'
import { getSignedUrl } from './get-signed-url.ts'
import { sweepingUploads } from './sweep-uploads.ts'

/** Accepts addresses of clients that do not encode the slash of the type. */
const withBareSlash = {
  ...contract.getSignedPostUrl,
  path: '/s3/get-signed-post-url/:fileName/:type/:subtype',
  params: contract.getSignedPostUrl.params
    .omit({ contentType: true })
    .extend({ type: z.string().max(50), subtype: z.string().max(50) }),
} as const satisfies RouteSpec

export function storedFileRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.getSignedPostUrl, async (asked, { caller, origin }) => {
    const { signedPostUrl, objectId } = await getSignedPostUrl(ctx, caller, asked)
    return { signedPostUrl: wholeAddress(signedPostUrl, origin), objectId }
  })
  bind(app, ctx, withBareSlash, async ({ params: { fileName, type, subtype }, query }, { caller, origin }) => {
    const params = { fileName, contentType: `${type}/${subtype}` }
    const { signedPostUrl, objectId } = await getSignedPostUrl(ctx, caller, { params, query, body: undefined })
    return { signedPostUrl: wholeAddress(signedPostUrl, origin), objectId }
  })
  bind(app, ctx, contract.getSignedUrl, async (asked, { headers, origin }) => {
    const { signedUrl, ...file } = await getSignedUrl(ctx, () => ctx.callers.authenticate(headers), asked)
    return { signedUrl: wholeAddress(signedUrl, origin), ...file }
  })
  sweepingUploads(app, ctx)
}

/** Adds the caller's origin to an address of this server, so that it has the same origin as the caller's page. */
function wholeAddress(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : address
}
