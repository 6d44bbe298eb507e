import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

const HEADER = 'x-forwarded-for'
/** An address as some proxies write it, with brackets, a port or quotes: `198.51.100.10:40001`, `"[::1]:443"`. */
const WITH_PORT = /^"?(?:\[(?<bracketed>[^\]]+)\]|(?<plain>[\d.]+))(?::\d*)?"?$/

/**
 * Writes the addresses in X-Forwarded-For without ports, before any limit reads them ([A51]). Otherwise each connection
 * of a client would count as another client. A proxy stands for an entry that it wrote and that is no address. The
 * server logs the first such entry.
 */
export function forwardedAddresses(app: FastifyInstance, { config, log }: Pick<Context, 'config' | 'log'>): void {
  if (config.trustProxy === false) return
  let isLogged = false
  app.addHook('onRequest', async ({ raw }) => {
    const header = raw.headers[HEADER]
    if (typeof header !== 'string' || isIP(header)) return
    const addresses: string[] = []
    let proxy = raw.socket.remoteAddress ?? ''
    // The last entry comes from the proxy that connected, and each other entry from the address after it.
    for (const entry of header.split(',').reverse()) {
      if (entry.trim() === '') continue
      const address = addressIn(entry.trim())
      if (address === undefined && !isLogged) {
        isLogged = true
        log.warn({ entry: entry.trim().slice(0, 100), proxy }, 'a proxy writes X-Forwarded-For without an address')
      }
      proxy = address ?? proxy
      addresses.unshift(proxy)
    }
    raw.headers[HEADER] = addresses.join(', ')
  })
}

function addressIn(entry: string): string | undefined {
  if (isIP(entry)) return entry
  const { bracketed, plain } = WITH_PORT.exec(entry)?.groups ?? {}
  const address = bracketed ?? plain ?? ''
  return isIP(address) ? address : undefined
}
