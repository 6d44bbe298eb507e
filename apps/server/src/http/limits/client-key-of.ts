import ipaddr from 'ipaddr.js'

const NETWORK_BITS = 64

/**
 * Returns the key under which limits count an IP address. The owner of one IPv6 address usually has its whole /64
 * network, so the network is the key.
 */
export function clientKeyOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip) // Also turns an IPv4 address in IPv6 notation into an IPv4 address.
  if (address.kind() === 'ipv4') return address.toString()
  const [plain] = address.toNormalizedString().split('%')
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${NETWORK_BITS}`)
  return `${network.toString()}/${NETWORK_BITS}`
}
