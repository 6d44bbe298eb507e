import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** The same quality as for replies of calls. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Most addresses of pages are not routes, and Fastify's plugin does not compress what the not-found handler sends. */
export function sendCompressed(reply: FastifyReply, page: string): FastifyReply {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding')
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted))
  if (encoding === undefined) return reply.send(page)
  const body = encoding === 'br' ? promisify(brotliCompress)(page, BROTLI) : promisify(gzip)(page)
  body.then(
    (packed) => reply.header('content-encoding', encoding).send(packed),
    (error: unknown) => reply.send(error),
  )
  return reply
}
