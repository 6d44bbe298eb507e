import { GameError, sentence } from '@bettle/contract'
import { isPushHost } from '@bettle/rules'
import type { Config } from '../../config.ts'
import { isPublicAddress } from '../../http/connection/public-address.ts'

/** True if reminders may be sent to this address: an allowed host, by TLS, no private address ([RE4]). */
export function isAllowedEndpoint({ pushHosts, localProvider }: Config, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || !isPushHost(url.hostname, pushHosts)) return false
  return localProvider ? /^https?:$/.test(url.protocol) : isPublicAddress(url) && url.port === ''
}

/** @throws GameError `forbidden` */
export function refuseForeignEndpoint(config: Config, endpoint: string): void {
  if (isAllowedEndpoint(config, endpoint)) return
  throw new GameError('forbidden', sentence('push-service-unknown'))
}
