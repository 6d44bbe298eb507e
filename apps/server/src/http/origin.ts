import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** This server as the caller addresses it. Behind a proxy nobody but PUBLIC_URL may know that people come by https. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, { protocol, host }: FastifyRequest): string {
  return `${publicUrl ? new URL(publicUrl).protocol : `${protocol}:`}//${host}`
}

/** Whoever asks may say anything for a host: empty where it is more than a name and a port. */
export function plainHost(host = ''): string {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? host : ''
}
