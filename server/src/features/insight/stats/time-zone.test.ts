import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { inTimeZone } from '../../../testing/time-zone.ts'
import { recountDays } from './recount-days.ts'

const test = useTestApp()

let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  await inTimeZone(test.db, 'UTC')
  call = await test.signedIn(await operatorOf(test, 'admin'))
})

const change = (zone: string, seen: string) => call('PUT', '/api/time-zone', { zone, seen })
const changes = () =>
  test.db.selectFrom('audit_log').where('action', '=', 'setting.change').select('details').execute()

describe('the time zone of the service', () => {
  it('is not changed to one that PostgreSQL does not know', async () => {
    for (const zone of ['Europe/Atlantis', 'europe', "UTC'; select 1", 'EST5EDT4']) {
      const response = await change(zone, 'UTC')
      expect({ zone, status: response.statusCode }).toEqual({ zone, status: 400 })
      expect(response.json().issues).toMatchObject([{ path: 'zone' }])
    }
    expect(await changes()).toEqual([])
  })

  it('is not changed by who saw another one, or has not all site owners', async () => {
    expect((await change('Europe/Warsaw', 'Europe/Rome')).json()).toMatchObject({ code: 'edited_meanwhile' })
    const { permissions_id } = await operatorOf(test, 'admin')
    const some = await makeOperator(test.db, { permissions_id, siteowner_ids: [1] })
    const response = await (await test.signedIn(some))('PUT', '/api/time-zone', {
      zone: 'Europe/Warsaw',
      seen: 'UTC',
    })
    expect(response.statusCode).toBe(403)
    expect(await changes()).toEqual([])
  })

  it('is changed once at a time: not while days are recounted, and again after that', async () => {
    await makeWaiting(test.db)
    expect((await change('Europe/Warsaw', 'UTC')).json()).toEqual({ zone: 'Europe/Warsaw', recounted: 0 })
    // The same again changes nothing.
    expect((await change('Europe/Warsaw', 'UTC')).statusCode).toBe(200)
    expect((await change('Europe/Rome', 'Europe/Warsaw')).json()).toMatchObject({
      code: 'days_are_recounted',
    })
    expect(await changes()).toHaveLength(1)
    while ((await recountDays(test.db)) > 0);
    expect((await change('Europe/Rome', 'Europe/Warsaw')).json()).toMatchObject({ zone: 'Europe/Rome' })
    expect(await changes()).toHaveLength(2)
  })
})
