import type { UserId } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that every limit counts this request for: its token was signed for it, current or not. */
    signedBy: UserId | undefined
  }
}

/** Reads the account from the token's signature, before anything is counted. The database is not asked. */
export function knowSigner(app: FastifyInstance, { callers }: Pick<Context, 'callers'>): void {
  app.decorateRequest('signedBy', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined) request.signedBy = await callers.signedBy(request.headers)
  })
}
