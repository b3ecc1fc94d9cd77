import type { FastifyInstance } from 'fastify'

const headers = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const
/** Milliseconds between two warnings. Anybody can send such a header. */
const warningInterval = 3_600_000

/** Warns about requests through a proxy that is not in TRUST_PROXY: all their clients would count as one address. */
export function warnOfUnknownProxy(app: FastifyInstance, trusted: string | undefined) {
  if (trusted) return
  let warnedAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', async (request) => {
    const header = headers.find((name) => request.headers[name] !== undefined)
    if (!header || performance.now() - warnedAt < warningInterval) return
    warnedAt = performance.now()
    request.log.warn(
      { address: request.ip, header },
      'a request came through a proxy, and TRUST_PROXY is not set: people behind it count as one address',
    )
  })
}
