import ipaddr from 'ipaddr.js'

const NETWORK_BITS = 64

/** Whoever has one IPv6 address has its whole network of 64 bits: that is the place. */
export function clientKeyOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip) // an IPv4 address in IPv6 is that IPv4 address
  if (address.kind() === 'ipv4') return address.toString()
  const [plain] = address.toNormalizedString().split('%')
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${NETWORK_BITS}`)
  return `${network.toString()}/${NETWORK_BITS}`
}
