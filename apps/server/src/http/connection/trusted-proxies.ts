import type { Context } from '../../context.ts'

/**
 * Returns which connecting hosts may state a request's address, in Fastify's form ([A51]). A number is the number of
 * proxies before the server.
 */
export function trustedProxies({
  config: { trustProxy },
  log,
}: Pick<Context, 'config' | 'log'>): boolean | string | ((address: string, hop: number) => boolean) {
  if (trustProxy === true) {
    log.warn('TRUST_PROXY=on trusts any address that a client sends: a number of proxies, such as 1, is safer')
  }
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}
