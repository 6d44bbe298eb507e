import type { UserId } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account by which every limit counts this request: its token was signed for it, valid or expired. */
    signedBy: UserId | undefined
  }
}

/** Reads the account from the token's signature before any limit counts. It sends no query to the database. */
export function knowSigner(app: FastifyInstance, { callers }: Pick<Context, 'callers'>): void {
  app.decorateRequest('signedBy', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined) request.signedBy = await callers.signedBy(request.headers)
  })
}
