import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../testing/make.ts'
import { securityEventsOf } from '../../testing/security-events.ts'

const test = useTestApp({ SESSION_CALLS_PER_MINUTE: '5', SITE_CALLS_PER_MINUTE: '3' })

describe('the calls per minute', () => {
  it('are limited for each session, independently of the operator’s other sessions', async () => {
    const operator = await makeOperator(test.db)
    const [busy, other] = [await test.signedIn(operator), await test.signedIn(operator)]
    const answers = await Promise.all(Array.from({ length: 8 }, () => busy('GET', '/api/permissions.php')))
    const refused = answers.filter((answer) => answer.statusCode === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await other('GET', '/api/permissions.php')).statusCode).toBe(200)
    expect(await securityEventsOf(test, operator)).toEqual([
      {
        kind: 'calls_limited',
        route: 'GET /api/permissions.php',
        subjects: [expect.stringMatching(/^session \d+$/)],
        count: 3,
      },
    ])
  })

  it('are limited for each site, for all its keys together', async () => {
    const [first, second] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const call = test.site(first.key)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('GET', '/site/v1/outbox')))
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(2)
    expect(await securityEventsOf(test, null)).toEqual([
      {
        kind: 'calls_limited',
        route: 'GET /site/v1/outbox',
        subjects: [`site ${first.id}`],
        count: 2,
      },
    ])
    expect((await test.site(second.key)('GET', '/site/v1/outbox')).statusCode).toBe(200)
  })

  it('are counted from zero in the next minute', async () => {
    const call = await test.signedIn(await makeOperator(test.db))
    const ask = async () => (await call('GET', '/api/permissions.php')).statusCode
    for (let time = 1; time <= 5; time++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    const later = performance.now() + 60_000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    onTestFinished(() => clock.mockRestore())
    expect(await ask()).toBe(200)
  })

  it('of unknown callers are not counted', async () => {
    for (let time = 1; time <= 8; time++)
      expect((await test.anonymous('GET', '/api/user.php')).statusCode).toBe(401)
  })
})
