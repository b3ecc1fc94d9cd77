import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating } from '../../../testing/escalating.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>

const pause = (call: Call, minutes: number) => call('POST', '/api/away-times/pause', { minutes })
/** So many photos suggest a break. */
const uncover = (call: Call, photos = 20) => call('POST', '/api/welfare/uncovered', { photos })
const anybody = async () => test.signedIn(await makeOperator(test.db))

describe('a pause', () => {
  it.each([2, 5, 10, 15])('of %d minutes can be chosen after an escalation', async (minutes) => {
    const world = await makeEscalating(test)
    await world.escalate()
    const { away } = (await pause(world.operator.call, minutes)).json()
    expect(Date.parse(away.ends_at) - Date.parse(away.started_at)).toBe(minutes * 60_000)
    expect(away).toMatchObject({ is_pause: true, reason_code: null, reason_words: null })
    expect((await world.operator.call('GET', '/api/user.php')).json().user.away).toEqual(away)
  })

  it.each([0, 1, 3, 60])('of %d minutes cannot', async (minutes) => {
    const call = await anybody()
    expect((await pause(call, minutes)).json()).toMatchObject({ status: 400, issues: [{ path: 'minutes' }] })
  })

  it('is refused when nothing suggests it, and after the suggestion was declined', async () => {
    const call = await anybody()
    expect((await pause(call, 5)).json()).toMatchObject({ status: 409, code: 'no_pause_due' })
    await uncover(call, 20)
    await call('POST', '/api/welfare/decline')
    expect((await pause(call, 5)).json()).toMatchObject({ code: 'no_pause_due' })
  })

  it('keeps the conversation in hand when it is refused, and returns it to its queue when it begins', async () => {
    const site = await makeStaffedSite(test)
    const { id } = await site.waiting()
    const { call, take } = await site.colleague()
    const { lease } = await take()
    await pause(call, 5)
    expect((await call('POST', `/api/leases/${lease.lease_id}/renew`)).statusCode).toBe(200)
    await uncover(call, 20)
    expect((await pause(call, 5)).statusCode).toBe(200)
    expect((await call('POST', '/api/queues/reply/claim', {})).json().why).toEqual(['away'])
    expect((await (await site.colleague()).take()).id).toBe(id)
  })

  it('asked for twice, also at the same moment, is one', async () => {
    const call = await anybody()
    await uncover(call, 20)
    const [one, other] = await Promise.all([pause(call, 5), pause(call, 15)])
    expect(one.json().away).toEqual(other.json().away)
  })

  it('is in no list, count or log; supervisors see that the operator is away, without a reason', async () => {
    const site = await makeStaffedSite(test)
    const { call, operator } = await site.colleague({ name: 'Sanne W.' })
    await makeLevel(test.db, {
      id: 190,
      rights: ['chat_stats.away', 'chat_stats.board', 'manage_operators', 'reviews.view'],
    })
    const coach = await test.signedIn(
      await makeOperator(test.db, { permissions_id: 190, siteowner_ids: [site.siteowner.id] }),
    )
    await uncover(call, 20)
    await pause(call, 10)
    expect((await coach('GET', '/api/away-times?open=1')).json().items).toEqual([])
    const activity = async () =>
      (await coach('GET', `/api/operators/${operator.id}/activity?kind=break`)).json()
    expect((await activity()).items).toEqual([])
    const away = { reason_code: null, reason_words: null }
    const presence = (await coach('GET', '/api/presence')).json()
    expect(presence.items).toContainEqual(
      expect.objectContaining({
        operator: { id: operator.id, name: 'Sanne W.' },
        activity: { state: 'away', ...away, since: expect.any(String), until: expect.any(String) },
      }),
    )
    const board = (await coach('GET', '/api/board')).json()
    expect(board.away.items).toContainEqual(
      expect.objectContaining({ operator: { id: operator.id, name: 'Sanne W.' }, ...away }),
    )
    await call('POST', '/api/away-times/current/end')
    expect((await coach('GET', '/api/away-times')).json().items).toEqual([])
    expect((await activity()).items).toEqual([])
    const logged = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .where('action', 'like', 'away_time.%')
      .select('action')
      .execute()
    expect(logged).toEqual([])
  })
})
