import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Thrown if a host name leads to an address that is not public. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** True for an https address whose host is a name or a public IP address. A name must also pass `publicLookup`. */
export function isPublicAddress({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 || isPublic(host))
}

/** True for a public IP address. An IPv4 address inside an IPv6 address is checked too. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Resolves a host name. A name with any private address is refused as a whole. */
export const publicLookup: LookupFunction = (hostname, options, found) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? new Error(`${hostname} has no address`), '', 4)
    if (!addresses.every(({ address }) => isPublic(address))) return found(new AddressRefused(hostname), '', 4)
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })
}
