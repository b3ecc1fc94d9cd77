import { sql } from 'kysely'
import { AggregatorRegistry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { makeCustomer, makeProfile, makeSiteowner } from '../../testing/make.ts'

const token = 'a-token-for-metrics'
const withToken = { authorization: `Bearer ${token}` }
const test = useTestApp({ METRICS_TOKEN: token })

describe('metrics', () => {
  it('show the process, the requests by route, and the work', async () => {
    const siteowner = await makeSiteowner(test.db)
    const of = { siteowner_id: siteowner.id }
    const customer = await makeCustomer(test.db, of)
    const profile = await makeProfile(test.db, of)
    const conversation = await test.db
      .insertInto('conversations')
      .values({ ...of, customer_id: customer.id, profile_id: profile.id, language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('queue_items')
      .values({
        ...of,
        conversation_id: conversation.id,
        kind: 'reply',
        language: 'en',
        due_at: sql<string>`now() - interval '1 minute'`,
      })
      .execute()
    await test.db
      .insertInto('deliveries')
      .values({ ...of, message_id: 1, conversation_id: conversation.id, status: 'dead' })
      .execute()
    await test.anonymous('GET', '/healthz')

    const answer = await test.anonymous('GET', '/metrics', undefined, withToken)
    expect(answer.headers['content-type']).toContain('text/plain')
    const lines = answer.body.split('\n')
    expect(lines).toContain('panel_queue_items{kind="reply",state="waiting"} 1')
    expect(lines).toContain('panel_queue_items{kind="poke",state="claimed"} 0')
    expect(lines).toContain('panel_deliveries{status="dead"} 1')
    expect(lines).toContain('panel_deliveries{status="pending"} 0')
    expect(lines).toContain('panel_deliveries{status="stuck"} 0')
    expect(lines).toContain('panel_deliveries{status="refused"} 0')
    expect(answer.body).toMatch(/panel_queue_oldest_seconds\{kind="reply"\} 6\d/)
    expect(answer.body).toContain(
      'panel_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    )
    expect(answer.body).toContain('panel_process_cpu_seconds_total')

    const own = await test.app.metrics.getMetricsAsJSON()
    const ofTwo = await AggregatorRegistry.aggregate([own, own]).metrics()
    expect(ofTwo).toContain('route="/healthz",status="200"} 2')
    expect(ofTwo).toContain('panel_deliveries{status="dead"} 1')
  })

  it('require the token', async () => {
    const ask = (authorization?: string) =>
      test.app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization ? { authorization } : {},
      })
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
    expect((await ask(`Bearer ${token}x`)).statusCode).toBe(404)
    expect((await test.anonymous('GET', '/metrics')).statusCode).toBe(404)
  })

  it('are off without a token, also for this machine', async () => {
    const silent = await startTestApp(test.url)
    expect((await silent.anonymous('GET', '/metrics')).json().code).toBe('not_found')
    const guess = await silent.anonymous('GET', '/metrics', undefined, { authorization: 'Bearer undefined' })
    expect(guess.statusCode).toBe(404)
    await silent.close()
  })

  it('are available without the work while the database is not', async () => {
    const cut = await startTestApp(undefined, { METRICS_TOKEN: token })
    await sql`alter table queue_items rename to queue_items_away`.execute(cut.db)
    const answer = await cut.anonymous('GET', '/metrics', undefined, withToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('panel_queue_items{')
    expect(answer.body).toContain('panel_deliveries{status="dead"} 0')
    await cut.close()
  })
})
