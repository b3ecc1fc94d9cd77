import { type Endpoint, rights } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetWelfare } from '../../features/people/welfare/forget.ts'
import { useTestApp } from '../app.ts'
import { makeEscalating } from '../escalating.ts'
import { makeLevel, makeOperator } from '../make.ts'
import { type Level, levels, operatorOf } from './callers.ts'
import { reading, requestAbout, sendAs, writing } from './requests-about.ts'

const test = useTestApp()

type World = Awaited<ReturnType<typeof makeEscalating>>
type Caller = Awaited<ReturnType<typeof test.signedIn>>
let world: World
let ids: Record<string, number>

/** Numbers that are nowhere else. */
const planted = { photos: 777_123, escalations: 888_321 }
const isPlanted = new RegExp(Object.values(planted).join('|'))

const protect = async () => {
  const { call, operator } = world.operator
  await call('POST', '/api/welfare/photo-cover', { photo_cover: 'all' })
  await call('POST', '/api/welfare/segments', { segment: 'zwaluw', left_out: true })
  await call('POST', '/api/welfare/uncovered', { photos: 1 })
  await call('POST', '/api/welfare/decline')
  await test.db.updateTable('welfare_shifts').set(planted).where('operator_id', '=', operator.id).execute()
}

beforeAll(async () => {
  world = await makeEscalating(test)
  await test.db.insertInto('segments').values({ code: 'zwaluw', name: 'Zwaluw', position: 1 }).execute()
  await makeLevel(test.db, { id: 200, rights: [...rights], history_size: 'all' })
  ids = {
    conversations: world.id,
    messages: world.message.id,
    customers: world.customer.id,
    operators: world.operator.operator.id,
  }
})

/** About the operator, if the endpoint takes one: by path or by filter. */
async function answerTo(caller: Caller, endpoint: Endpoint): Promise<string> {
  const parts = requestAbout(endpoint, ids, { operator_id: String(ids.operators) })
  return (await sendAs(caller, endpoint, parts)).body
}

/** They say when something happened, count what the reading itself causes, or are drawn at random. */
const differ = ['exportAuditLog', 'listAuditLog', 'getAuditChain']
const withoutTimes = (text: string) =>
  text.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+\d\d)?|"request_id":"[^"]*"/g, '')

describe('what an operator chose and was exposed to', () => {
  it('changes no answer that somebody with every right gets', async () => {
    const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
    const readAll = async () => {
      const answers: Record<string, string> = {}
      for (const [name, endpoint] of reading)
        if (!differ.includes(name)) answers[name] = withoutTimes(await answerTo(admin, endpoint))
      return answers
    }
    // The first round makes what is made on first use.
    await readAll()
    const before = await readAll()
    await protect()
    const after = await readAll()
    expect(Object.keys(before).filter((name) => after[name] !== before[name])).toEqual([])
  })

  it('is returned to the operator, so that the tests below would find it', async () => {
    expect((await world.operator.call('GET', '/api/welfare')).body).toMatch(isPlanted)
  })

  it('is in no entry of the audit log', async () => {
    const entries = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', world.operator.operator.id)
      .select(['action', 'details'])
      .execute()
    expect(JSON.stringify(entries)).not.toMatch(/welfare|zwaluw|photo|decline/)
  })

  it.each(Object.keys(levels) as Level[])('is in no answer to a %s', async (level) => {
    const caller = await test.signedIn(await operatorOf(test, level))
    for (const [name, endpoint] of [...reading, ...writing])
      expect([name, await answerTo(caller, endpoint)]).not.toEqual([name, expect.stringMatching(isPlanted)])
  })

  it('is deleted after 30 days, also the pauses', async () => {
    const { operator } = world.operator
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString()
    const times = { started_at: old, ends_at: new Date(Date.parse(old) + 60_000).toISOString() }
    const pause = { operator_id: operator.id, is_pause: true, reason_code: 'pause' }
    await test.db
      .insertInto('away_times')
      .values([{ ...pause, ...times, ended_at: times.ends_at }])
      .execute()
    await test.db
      .insertInto('welfare_shifts')
      .values({ operator_id: operator.id, started_at: old, photos: 3 })
      .execute()
    expect(await forgetWelfare(test.db)).toBe(2)
    const left = await test.db
      .selectFrom('welfare_shifts')
      .where('operator_id', '=', operator.id)
      .select('photos')
      .execute()
    expect(left).toEqual([{ photos: planted.photos }])
  })
})
