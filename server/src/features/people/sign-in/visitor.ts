import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a request comes from, for sessions and the login history. */
export type Visitor = {
  address: string | null
  /** The `User-Agent` header. */
  device: string
}

export function visitorOf(request: FastifyRequest): Visitor {
  // A link-local address has its interface after a %, which PostgreSQL refuses; a proxy can forward any text.
  const [address = ''] = request.ip.split('%')
  return {
    address: isIP(address) ? address : null,
    device: (request.headers['user-agent'] ?? '').slice(0, 300),
  }
}

/** The network that is counted as one address: an IPv4 address, or the /64 that a provider gives to one IPv6 customer. */
export function networkOf(address: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (v4) return v4
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
