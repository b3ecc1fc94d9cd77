import type { FastifyInstance } from 'fastify'

const headers = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const
/** Milliseconds: anybody can send such a header. */
const saidAtMostEvery = 3_600_000

/** Warns when requests come through a proxy that is not named: sign-ins are counted by its address then, all people as one. */
export function warnOfUnknownProxy(app: FastifyInstance, trusted: string | undefined) {
  if (trusted) return
  let saidAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', async (request) => {
    const header = headers.find((name) => request.headers[name] !== undefined)
    if (!header || performance.now() - saidAt < saidAtMostEvery) return
    saidAt = performance.now()
    request.log.warn(
      { address: request.ip, header },
      'a request came through a proxy, and TRUST_PROXY is not set: people behind it count as one address',
    )
  })
}
