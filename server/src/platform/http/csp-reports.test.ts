import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { securityEventsOf } from '../../testing/security-events.ts'

const test = useTestApp()
const report = (type: string, body: string) =>
  test.anonymous('POST', '/csp-reports', body, { 'content-type': type, 'sec-fetch-site': 'cross-site' })

it('A browser’s report about the security policy is counted in both formats, without personal data', async () => {
  const { 'content-security-policy': policy } = (await test.anonymous('GET', '/healthz')).headers
  expect(policy).toContain('report-uri /csp-reports')
  const one = {
    'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://evil.test/a?name=Anna' },
  }
  const others = [
    { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'font-src', blockedURL: 'data:font/woff2;base64,AA' },
    },
  ]
  expect((await report('application/csp-report', JSON.stringify(one))).statusCode).toBe(204)
  expect((await report('application/reports+json', JSON.stringify(others))).statusCode).toBe(204)
  const events = await securityEventsOf(test, null)
  expect(events.flatMap(({ subjects }) => subjects).sort()).toEqual([
    'font-src data:',
    'img-src https://evil.test',
    'script-src-elem inline',
  ])
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(3)
})

it('A body that is no report is not counted, and a large one is refused', async () => {
  const before = await securityEventsOf(test, null)
  for (const body of ['', '{', 'null', '[1]', '{"csp-report":{}}'])
    expect((await report('application/csp-report', body)).statusCode).toBe(204)
  expect((await report('application/csp-report', 'x'.repeat(17 * 1024))).statusCode).toBe(413)
  expect(await securityEventsOf(test, null)).toEqual(before)
})

it('A report that PostgreSQL cannot store as it is does not lose the events that are stored with it', async () => {
  const counted = async () => (await securityEventsOf(test, null)).reduce((sum, { count }) => sum + count, 0)
  const before = await counted()
  for (const directive of ['img\u0000src', 'img\uD800', 'font-src', `${'x'.repeat(199)}\u{1F600}`]) {
    const body = { 'csp-report': { 'violated-directive': directive, 'blocked-uri': 'inline' } }
    expect((await report('application/csp-report', JSON.stringify(body))).statusCode).toBe(204)
  }
  expect(await counted()).toBe(before + 4)
})
