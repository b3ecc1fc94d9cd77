import { expect, it } from 'vitest'
import { type TestApp, useTestApp } from '../app.ts'
import { makeStaffedSite } from '../in-hand.ts'
import { makeLevel, makeOperator } from '../make.ts'
import { allEndpoints } from './all-endpoints.ts'

/** The calls that every open page repeats, with caches that never expire: only changes make them read again. */
const test = useTestApp({ CACHE_SECONDS: '5' }, { now: () => 0 })

it('only reads are polled: a change is never allowed by a cached session', () => {
  const polled = allEndpoints.filter(([, { polled: isPolled }]) => isPolled)
  expect(polled.map(([name]) => name)).toContain('getUser')
  // A public call has no session that could be cached.
  for (const [name, { method, access, urgent, produces }] of polled)
    expect({ name, method, urgent, produces, isOfSite: access === 'site' }).toEqual({
      name,
      method: 'GET',
      urgent: undefined,
      produces: undefined,
      isOfSite: false,
    })
})

const hintArrives = (conversationId: number) =>
  new Promise<void>((done) => {
    const stop = test.live.listen((hint) => {
      if (hint.topic !== 'conversation' || hint.id !== conversationId) return
      stop()
      done()
    })
  })

/** An operator and a coach of a site with a waiting conversation. */
async function makeWorld() {
  const site = await makeStaffedSite(test)
  const { id, message } = await site.waiting()
  // As when a site has sent the message. The hint comes back from PostgreSQL; until then, it can empty the caches once more.
  const arrived = hintArrives(id)
  test.live.sendHints([{ topic: 'queue' }, { topic: 'conversation', id, operatorId: null }])
  await arrived
  await makeLevel(test.db, {
    id: 155,
    rights: ['other_chats.overview', 'other_chats.reports'],
    history_size: 'all',
  })
  const coach = await makeOperator(test.db, { permissions_id: 155, siteowner_ids: [site.siteowner.id] })
  return { ...site, id, message, coach: await test.signedIn(coach) }
}

it('a response that has not changed is 304, without its content', async () => {
  const { coach, id } = await makeWorld()
  for (const path of [
    '/api/user.php',
    '/api/queues',
    '/api/queue-samples',
    '/api/conversations',
    `/api/conversations/${id}`,
    `/api/conversations/${id}/messages`,
  ]) {
    const first = await coach('GET', path)
    const { etag = '' } = first.headers
    expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]+"$/)])
    expect(first.headers['cache-control']).toBe('no-store')
    const repeat = (tag: string) => coach('GET', path, undefined, { 'if-none-match': tag })
    const again = await repeat(etag)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await repeat(`"x", ${etag.slice(2)}`)).statusCode).toBe(304)
    expect((await repeat('*')).statusCode).toBe(304)
    expect((await repeat('"x"')).json()).toEqual(first.json())
  }
})

it('a tag does not replace the session, the right or the rule about the row', async () => {
  const { coach, colleague, id } = await makeWorld()
  const tag = { 'if-none-match': '*' }
  expect((await test.anonymous('GET', '/api/user.php', undefined, tag)).statusCode).toBe(401)
  const stranger = (await colleague()).call
  expect((await stranger('GET', '/api/conversations', undefined, tag)).statusCode).toBe(403)
  expect((await stranger('GET', `/api/conversations/${id}`, undefined, tag)).statusCode).toBe(404)
  expect((await coach('GET', `/api/conversations/${id}`, undefined, tag)).statusCode).toBe(304)
})

it('a change in between is in the next response, with another tag', async () => {
  const { colleague, waiting } = await makeWorld()
  const anna = await colleague()
  const tags = async (call: TestApp['anonymous']) => {
    const [user, queues] = await Promise.all([call('GET', '/api/user.php'), call('GET', '/api/queues')])
    return {
      tags: [user.headers.etag, queues.headers.etag],
      open: user.json().user.open_messages,
      waiting: queues.json().reply.waiting,
      claimed: queues.json().reply.claimed,
      reports: user.json().user.open_reports,
    }
  }
  const before = await tags(anna.call)
  expect(before).toMatchObject({ open: 1, waiting: 1, claimed: 0 })
  expect(await tags(anna.call)).toEqual(before)
  // A row without a hint shows that the counts are cached.
  const late = await waiting({ seconds: 60 })
  expect(await tags(anna.call)).toEqual(before)

  const { lease } = await anna.take()
  const claimed = await tags(anna.call)
  expect(claimed).toMatchObject({ open: 1, waiting: 1, claimed: 1 })
  expect(claimed.tags).not.toContain(before.tags[1])
  await anna.act(late.id, 'skip', { reason_words: 'She writes Turkish', ...lease })
  // The others get it again; the operator who skipped it does not.
  expect(await tags(anna.call)).toMatchObject({ open: 1, waiting: 2, claimed: 0 })
  expect(await tags((await colleague()).call)).toMatchObject({ open: 2, waiting: 2 })
})

it('a reported message is in the next badge of those who handle reports', async () => {
  const { coach, colleague, message } = await makeWorld()
  const reports = async () => (await coach('GET', '/api/user.php')).json().user.open_reports
  expect(await reports()).toBe(0)
  const anna = await colleague()
  await anna.take()
  const { reasons } = (await anna.call('GET', '/api/reportreasons.php')).json()
  const [{ id: reason_id }] = reasons
  const reported = await anna.call('POST', `/api/messages/${message.id}/report`, {
    reason_id,
    notes: 'Look',
  })
  expect(reported.statusCode).toBe(200)
  expect(await reports()).toBe(1)
})

it('the thresholds of waiting are those that an admin has saved', async () => {
  const { coach } = await makeWorld()
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
  const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
  const amber = async () => (await coach('GET', '/api/user.php')).json().user.late_minutes.chat.amber
  const seen = await amber()
  const changes = [{ name: 'chat_amber_minutes', value: seen + 1, seen }]
  expect((await admin('PATCH', '/api/thresholds', { changes })).statusCode).toBe(200)
  expect(await amber()).toBe(seen + 1)
})

it('a first password that was replaced is not asked for again', async () => {
  const operator = await makeOperator(test.db, {
    first_password_expires_at: new Date(Date.now() + 60_000).toISOString(),
  })
  const call = await test.signedIn(operator)
  const mustChoose = async () => (await call('GET', '/api/user.php')).json().user.must_choose_password
  expect(await mustChoose()).toBe(true)
  const chosen = await call('POST', '/api/password.php', { password: 'a much longer password' })
  expect(chosen.json().user.must_choose_password).toBe(false)
  expect(await mustChoose()).toBe(false)
})
