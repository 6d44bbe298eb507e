import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../connection/accepts-encoding.ts'

/**
 * Serves a long text that never changes while the server runs. The text is created and compressed at the first request.
 */
export function madeOnce(type: string, make: () => string) {
  let made: Promise<Forms> | undefined

  return async function send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    made ??= formsOf(make())
    const forms = await made
    const encoding = ENCODINGS.find((each) => acceptsEncoding(headers['accept-encoding'], each))
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .type(type)
      .header('vary', 'accept-encoding')
      .send(forms[encoding ?? 'identity'])
  }
}

const ENCODINGS = ['br', 'gzip'] as const
type Forms = Readonly<Record<(typeof ENCODINGS)[number] | 'identity', Buffer>>

async function formsOf(text: string): Promise<Forms> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ])
  return { br, gzip: gz, identity }
}
