import type { UserId } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The account by which every limit counts this request. Its access token was signed for this account, and may have
     * expired.
     */
    signedBy: UserId | undefined
  }
}

/** Sets the account of a request from its token's signature before any limit counts. It queries no database. */
export function knowSigner(app: FastifyInstance, { callers }: Pick<Context, 'callers'>): void {
  app.decorateRequest('signedBy', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined) request.signedBy = await callers.signedBy(request.headers)
  })
}
