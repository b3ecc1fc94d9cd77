import { endpoints } from '@panel/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { refuseOverload } from './overload.ts'
import { handleErrors } from './problems.ts'

describe('an overloaded server', () => {
  it('refuses requests with a time to retry, and still reports its health', async () => {
    const app = Fastify()
    handleErrors(app, () => {})
    await refuseOverload(app, { maxHeapUsedBytes: 1, sampleInterval: 20 })
    app.get('/api/queues', async () => 'work')
    app.get('/healthz', async () => 'up')
    const config = { endpoint: endpoints.claimConversation }
    app.post('/api/queues/:queue/claim', { config }, async () => 'chat')
    const ask = () => app.inject('/api/queues')
    await expect.poll(async () => (await ask()).statusCode).toBe(503)
    const refused = await ask()
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect((await app.inject({ method: 'POST', url: '/api/queues/reply/claim' })).body).toBe('chat')
    expect((await app.inject('/healthz')).body).toBe('up')
    await app.close()
  })
})
