import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { countHours } from '../../../testing/make-hours.ts'

const test = useTestApp()

beforeAll(() => countHours(test.db))

type Call = Awaited<ReturnType<typeof test.signedIn>>
const rest = (call: Call) => call('POST', '/api/away-times/rest')
const awayOf = async (call: Call) => (await call('GET', '/api/user.php')).json().user.away
const restsOf = (operator: { id: number }) =>
  test.db.selectFrom('away_times').where('operator_id', '=', operator.id).selectAll().execute()

describe('a rest', () => {
  it('returns the conversation in hand to its queue, and lasts until the operator comes back', async () => {
    const site = await makeStaffedSite(test)
    const { id } = await site.waiting()
    const { call, take, operator } = await site.colleague()
    expect((await take()).id).toBe(id)
    const { away } = (await rest(call)).json()
    expect(away).toMatchObject({ counts_as_work: false, is_pause: false, reason_code: null })
    expect(await awayOf(call)).toEqual(away)
    expect((await call('POST', '/api/queues/reply/claim', {})).json().why).toEqual(['away'])
    expect((await (await site.colleague()).take()).id).toBe(id)
    expect((await call('POST', '/api/away-times/current/end')).json()).toEqual({ ended: true })
    expect(await awayOf(call)).toBeNull()
    expect(await restsOf(operator)).toHaveLength(1)
  })

  it('of two tabs at the same moment is one', async () => {
    const { call } = await (await makeStaffedSite(test)).colleague()
    const [one, other] = await Promise.all([rest(call), rest(call)])
    expect(one.json().away).toEqual(other.json().away)
  })

  it('ends with a sign-in, and with a sign-out', async () => {
    const { call, operator } = await (await makeStaffedSite(test)).colleague()
    await rest(call)
    const again = await test.signedIn(operator)
    expect(await awayOf(again)).toBeNull()
    await rest(again)
    await again('POST', '/api/logout.php', {})
    for (const row of await restsOf(operator)) expect(row.ended_at).not.toBeNull()
  })

  it('from which nobody came back was the end of the work', async () => {
    const { call, operator } = await (await makeStaffedSite(test)).colleague()
    await rest(call)
    await sql`update away_times set started_at = now() - interval '9 hours', ends_at = now() - interval '5 hours'
      where operator_id = ${operator.id}`.execute(test.db)
    await test.signedIn(operator)
    const [row] = await restsOf(operator)
    expect(row?.ended_at).toBe(row?.started_at)
  })

  it('is in no list of breaks, log or notification', async () => {
    const site = await makeStaffedSite(test)
    const { call, operator } = await site.colleague()
    await rest(call)
    await call('POST', '/api/away-times/current/end')
    const entries = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .where('action', 'in', ['away_time.start', 'away_time.end'])
      .execute()
    expect(entries).toEqual([])
  })
})
