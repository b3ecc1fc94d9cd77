import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { warnOfUnknownProxy } from './unknown-proxy.ts'

async function warningsFor(trusted: string | undefined, requests: Record<string, string>[]) {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  warnOfUnknownProxy(app, trusted)
  app.get('/', () => 'ok')
  for (const headers of requests) await app.inject({ url: '/', headers })
  await app.close()
  return lines.filter((line) => line.includes('TRUST_PROXY'))
}

describe('a proxy that is not in TRUST_PROXY', () => {
  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded'])('is reported by %s, once', async (header) => {
    const warnings = await warningsFor(undefined, [{}, { [header]: 'for=192.0.2.1' }, { [header]: 'again' }])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(header)
  })

  it('is not reported without its headers, nor when TRUST_PROXY is set', async () => {
    expect(await warningsFor(undefined, [{}, {}])).toEqual([])
    expect(await warningsFor('10.0.0.0/8', [{ 'x-forwarded-for': '192.0.2.1' }])).toEqual([])
  })
})
