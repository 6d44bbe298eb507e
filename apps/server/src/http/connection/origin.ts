import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * Returns the server's address as the caller wrote it. The protocol is that of PUBLIC_URL if it is set, because a
 * request that came through a proxy may not show that its client uses https.
 */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, { protocol, host }: FastifyRequest): string {
  return `${publicUrl ? new URL(publicUrl).protocol : `${protocol}:`}//${host}`
}

/**
 * Returns the host that a client sent, or an empty text if it is more than a name and a port. A client may send any
 * text.
 */
export function plainHost(host = ''): string {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? host : ''
}
