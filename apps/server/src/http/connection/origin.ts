import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/** The server's address as the caller wrote it. Behind a proxy only PUBLIC_URL knows that clients use https. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, { protocol, host }: FastifyRequest): string {
  return `${publicUrl ? new URL(publicUrl).protocol : `${protocol}:`}//${host}`
}

/** A client may send any Host. Returns an empty text if it is more than a name and a port. */
export function plainHost(host = ''): string {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? host : ''
}
