import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses to which no webhook is sent: this machine, private networks and reserved ranges. */
const refused = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.addSubnet(network, prefix, 'ipv4')

// Of IPv6, only global unicast is allowed, without the ranges that contain an IPv4 address.
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  refused.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/** Whether host and port of a URL are in the list of allowed private hosts. */
export function isAllowedByName(url: URL, allowed: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return allowed.includes(`${url.hostname}:${port}`) || allowed.includes(url.host)
}

export class AddressRefused extends Error {
  constructor(host: string) {
    super(`${host} is a private address`)
  }
}

/**
 * A lookup function for node:net, which connects to the returned address. So a name cannot resolve to another address after the
 * check.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }).then(
    (found) => {
      const [first] = found
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(new AddressRefused(hostname), [])
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    },
    (error) => done(error, []),
  )
}
