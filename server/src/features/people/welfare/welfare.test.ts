import type { Welfare } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>

const welfareOf = async (call: Call): Promise<Welfare> => (await call('GET', '/api/welfare')).json().welfare
const suggestedTo = async (call: Call) => (await call('GET', '/api/user.php')).json().user.suggested_break
const uncover = async (call: Call, photos: number) =>
  (await call('POST', '/api/welfare/uncovered', { photos })).json().suggested_break
const pause = (call: Call, minutes: number) => call('POST', '/api/away-times/pause', { minutes })

const anybody = async (own?: Parameters<typeof makeOperator>[1]) => {
  const operator = await makeOperator(test.db, own)
  return { operator, call: await test.signedIn(operator) }
}

/** Moves everything that the operator has done into the past. */
async function letPass(operator: { id: number }, time: string) {
  const by = sql`${time}::interval`
  await sql`update sessions set tfa_at = tfa_at - ${by} where operator_id = ${operator.id}`.execute(test.db)
  await sql`update welfare_shifts set started_at = started_at - ${by}, declined_at = declined_at - ${by}
    where operator_id = ${operator.id}`.execute(test.db)
  await sql`update away_times set started_at = started_at - ${by}, ends_at = ends_at - ${by}, ended_at = ended_at - ${by}
    where operator_id = ${operator.id}`.execute(test.db)
}

const setRule = (name: string, value: number) =>
  sql`insert into settings (key, value) values (${name}, to_jsonb(${value}::int))
    on conflict (key) do update set value = excluded.value`.execute(test.db)

describe('photos', () => {
  it('of customers are covered, until the operator chooses otherwise', async () => {
    const { call } = await anybody()
    const coverOf = async () => (await call('GET', '/api/user.php')).json().user.photo_cover
    expect(await coverOf()).toBe('customers')
    const chosen = await call('POST', '/api/welfare/photo-cover', { photo_cover: 'all' })
    expect(chosen.json().welfare.photo_cover).toBe('all')
    expect(await coverOf()).toBe('all')
    const refused = await call('POST', '/api/welfare/photo-cover', { photo_cover: 'some' })
    expect(refused.json()).toMatchObject({ status: 400, issues: [{ path: 'photo_cover' }] })
  })

  it('that were uncovered are counted in the shift', async () => {
    const { call } = await anybody()
    expect((await welfareOf(call)).shifts).toEqual([])
    await uncover(call, 2)
    await uncover(call, 3)
    const shift = { started_at: expect.any(String), photos: 5, escalations: 0, is_current: true }
    expect((await welfareOf(call)).shifts).toEqual([shift])
  })

  it('are counted in another shift after hours without a session', async () => {
    const { call, operator } = await anybody()
    await uncover(call, 2)
    await letPass(operator, '20 hours')
    await sql`update sessions set last_act_at = last_act_at - interval '12 hours', ended_at = now()
      where operator_id = ${operator.id}`.execute(test.db)
    const next = await test.signedIn(operator)
    await uncover(next, 1)
    expect((await welfareOf(next)).shifts).toMatchObject([
      { photos: 1, is_current: true },
      { photos: 2, is_current: false },
    ])
  })

  it.each([0, -1, 1.5, 51])('%d cannot be reported at once', async (photos) => {
    const { call } = await anybody()
    const answer = await call('POST', '/api/welfare/uncovered', { photos })
    expect(answer.json()).toMatchObject({ status: 400, issues: [{ path: 'photos' }] })
  })
})

describe('escalations', () => {
  it('are counted for the operator and the master who settles them; an undone one is not', async () => {
    const world = await makeEscalating(test)
    const { call } = world.operator
    const { escalation } = (await world.escalate('distress')).json()
    expect((await welfareOf(call)).shifts).toMatchObject([{ escalations: 1 }])
    await call('POST', `/api/escalations/${escalation.id}/undo`)
    expect((await welfareOf(call)).shifts).toEqual([])
    expect(await suggestedTo(call)).toBeNull()

    const again = (await world.escalate('distress')).json().escalation
    const master = await makeMaster(test, world.site.siteowner)
    const settled = await master('POST', `/api/escalations/${again.id}/settle`, {
      outcome: 'unfounded',
      effect: 'release',
      note: 'A song',
    })
    expect(settled.statusCode).toBe(200)
    expect((await welfareOf(master)).shifts).toMatchObject([{ escalations: 1 }])
  })
})

describe('a break is suggested', () => {
  it('after the number of photos that the owner has set, once', async () => {
    const { call } = await anybody()
    expect(await uncover(call, 19)).toBeNull()
    expect(await uncover(call, 1)).toBe('photos')
    expect(await suggestedTo(call)).toBe('photos')
    await call('POST', '/api/welfare/decline')
    expect(await suggestedTo(call)).toBeNull()
    expect(await uncover(call, 19)).toBeNull()
    expect(await uncover(call, 1)).toBe('photos')
    expect((await welfareOf(call)).shifts).toMatchObject([{ photos: 40 }])
  })

  it('after an escalation', async () => {
    const world = await makeEscalating(test)
    await world.escalate()
    expect(await suggestedTo(world.operator.call)).toBe('escalations')
  })

  it('after two hours without a break, and again two hours after it was declined', async () => {
    const { call, operator } = await anybody()
    await letPass(operator, '119 minutes')
    expect(await suggestedTo(call)).toBeNull()
    await letPass(operator, '1 minute')
    await call('POST', '/api/welfare/uncovered', { photos: 1 })
    expect(await suggestedTo(call)).toBe('hours')
    await call('POST', '/api/welfare/decline')
    expect(await suggestedTo(call)).toBeNull()
    await letPass(operator, '119 minutes')
    expect(await uncover(call, 1)).toBeNull()
    await letPass(operator, '1 minute')
    expect(await uncover(call, 1)).toBe('hours')
  })

  it('not when there was a break of any kind in that time, or the operator was signed out for a while', async () => {
    const { call, operator } = await anybody()
    await letPass(operator, '3 hours')
    await call('POST', '/api/away-times', { reason_words: 'Doorbell' })
    expect(await suggestedTo(call)).toBeNull()
    await call('POST', '/api/away-times/current/end')
    expect(await suggestedTo(call)).toBeNull()

    const rested = await anybody()
    await letPass(rested.operator, '3 hours')
    await sql`update sessions set last_act_at = now() - interval '11 minutes', ended_at = now()
      where operator_id = ${rested.operator.id}`.execute(test.db)
    expect(await suggestedTo(await test.signedIn(rested.operator))).toBeNull()
  })

  describe('by rules of 0', () => {
    beforeAll(async () => {
      await setRule('break_after_photos', 0)
      await setRule('break_after_escalations', 0)
      await setRule('break_after_minutes', 0)
      return () => sql`delete from settings where key like 'break_after_%'`.execute(test.db)
    })

    it('never, but an escalation allows a pause', async () => {
      const { call, operator } = await anybody()
      await letPass(operator, '5 hours')
      expect(await uncover(call, 50)).toBeNull()
      expect((await pause(call, 5)).json()).toMatchObject({ status: 409, code: 'no_pause_due' })
      const world = await makeEscalating(test)
      await world.escalate()
      expect((await pause(world.operator.call, 5)).statusCode).toBe(200)
    })
  })
})
